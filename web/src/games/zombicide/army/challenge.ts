// The Challenge of the Trap Zone as the page reads it: the dice on the table, and what the card lets people do.
import type { View } from '../messages';

export interface VaultView {
  zone: number;
  card: string;
  slug: string;
  /** What the card lets each specialty do, by its slug. */
  bonuses: Record<string, string>;
  solved: boolean;
  open: boolean;
}

export interface ChallengeView {
  survivor: number;
  reserve: number[];
  dice: number[];
  rolls: number;
  allowed: number;
  helped: number[];
}

export const vaultOf = (view: View | null): VaultView | undefined =>
  view?.own['vault'] as VaultView | undefined;
export const challengeOf = (view: View | null): ChallengeView | null =>
  (view?.own['challenge'] as ChallengeView | null | undefined) ?? null;

export const RUNS = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];

export const specialtySlug = (name: string): string => name.toLowerCase().replace(/ /g, '-');
