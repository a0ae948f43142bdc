// The Challenge of the Trap Zone as the page reads it: the dice on the table, and what the card lets people do.
import type { View } from '../messages';
import type { Odds } from '../play.svelte';

export interface VaultView {
  zone: number;
  card: string;
  slug: string;
  /** What the card lets each specialty do, by its slug. */
  bonuses: Record<string, string>;
  solved: boolean;
  open: boolean;
}

/** What a specialist gives, and whether it can be had now. */
export interface Hand {
  survivor: number;
  specialty: number;
  bonus: string;
  when: 'now' | 'helped' | 'far' | 'too-late' | 'after-last' | 'after-roll';
}

export interface ChallengeView {
  survivor: number;
  reserve: number[];
  dice: number[];
  rolls: number;
  allowed: number;
  helped: number[];
  hands: Hand[];
}

export const vaultOf = (view: View | null): VaultView | undefined =>
  view?.own['vault'] as VaultView | undefined;
export const challengeOf = (view: View | null): ChallengeView | null =>
  (view?.own['challenge'] as ChallengeView | null | undefined) ?? null;

export const RUNS = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];

/** How likely an attempt succeeds after an answer; null while that is not known. */
export const chanceOf = (odds: Odds | undefined): number | null =>
  odds?.kind === 'chance' ? odds.chance : null;
