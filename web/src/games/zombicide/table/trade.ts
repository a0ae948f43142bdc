// A trade is asked card by card; people make it in one go.
import type { CardView, SurvivorView } from '../messages';

const HANDS = 2;

/** The answers that carry out a plan, in the order the table asks; forced answers are not asked. */
export function tradeAnswers(
  me: SurvivorView,
  other: SurvivorView,
  given: ReadonlySet<number>,
  room: (who: SurvivorView) => number,
): string[] {
  const sorted = (who: SurvivorView): CardView[] =>
    [...who.hand, ...who.backpack].sort((a, b) => a.card - b.card);
  const mine = sorted(me);
  const theirs = sorted(other);
  const answers: string[] = [];
  let out = 0;
  let back = 0;
  const mineNames = named(me).map(([name]) => name);
  mine.forEach((card, at) => {
    const give = given.has(card.card);
    if (out + 1 <= room(other)) answers.push(`${me.name} ${give ? 'give' : 'keep'} ${mineNames[at]}`);
    if (give) out++;
  });
  const theirNames = named(other).map(([name]) => name);
  theirs.forEach((card, at) => {
    const give = given.has(card.card);
    const mayKeep = theirs.length + out - back - (theirs.length - at - 1) <= room(other);
    const mayGive = mine.length - out + back + 1 <= room(me);
    if (mayKeep && mayGive) answers.push(`${other.name} ${give ? 'give' : 'keep'} ${theirNames[at]}`);
    if (give) back++;
  });
  return answers;
}

/** Cards as answers name them: a second copy has a number. */
function named(who: SurvivorView): [name: string, card: number][] {
  const cards = [...who.hand, ...who.backpack].sort((a, b) => a.card - b.card);
  return cards.map((card, at) => {
    const copy = cards.slice(0, at).filter((it) => it.name === card.name).length;
    return [copy ? `${card.name} ${copy + 1}` : card.name, card.card];
  });
}

/** The cards that have been offered by these answers. */
export function offeredCards(pair: SurvivorView[], answers: string[]): number[] {
  return pair.flatMap((who) =>
    named(who).flatMap(([name, card]) => (answers.includes(`${who.name} give ${name}`) ? [card] : [])),
  );
}

/** Whether both could carry what they end up with. */
export function fits(
  me: SurvivorView,
  other: SurvivorView,
  given: ReadonlySet<number>,
  room: (who: SurvivorView) => number,
): boolean {
  const count = (who: SurvivorView): number => who.hand.length + who.backpack.length;
  const out = [...me.hand, ...me.backpack].filter((it) => given.has(it.card)).length;
  const back = [...other.hand, ...other.backpack].filter((it) => given.has(it.card)).length;
  return count(me) - out + back <= room(me) && count(other) - back + out <= room(other);
}

export const capacity = (who: SurvivorView): number =>
  Math.max(HANDS + 3, who.hand.length + who.backpack.length);
