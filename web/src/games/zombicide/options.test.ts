import { describe, expect, it } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../../shell/messages';
import { groupOptions, handsOption, isTurn, markedZones, optionsAt } from './options';

const option = (verb: string, changes: Partial<OptionInfo> = {}): OptionInfo => ({
  text: `Amy ${verb}`,
  verb,
  seats: 1,
  args: { survivor: 0 },
  cost: 1,
  places: [],
  ...changes,
});
const decision = (options: OptionInfo[], refused: DecisionInfo['refused'] = []): DecisionInfo => ({
  question: 'ask-turn',
  kind: 'owned',
  rule: '',
  args: { survivor: 0 },
  seats: 1,
  mine: true,
  options,
  refused,
  asides: [],
});

describe('the action bar', () => {
  it('keeps every fixed verb in its place, possible or not', () => {
    const groups = groupOptions(
      decision(
        [option('noise')],
        [{ verb: 'search', reasons: [{ key: 'refused-search-street', args: {}, rule: 'Z2-SEARCH-01' }] }],
      ),
    );
    expect(groups.map((it) => it.group.id)).toEqual([
      'move',
      'search',
      'open',
      'melee',
      'ranged',
      'order',
      'take',
      'noise',
    ]);
    expect(groups.find((it) => it.group.id === 'search')?.reasons[0]?.rule).toBe('Z2-SEARCH-01');
    expect(groups.find((it) => it.group.id === 'noise')?.options).toHaveLength(1);
  });
  it('shows other verbs only where they are offered, unknown ones too', () => {
    const ids = groupOptions(decision([option('reload'), option('dance'), option('end')])).map(
      (it) => it.group.id,
    );
    expect(ids).toContain('reload');
    expect(ids).toContain('dance');
    expect(ids).not.toContain('end');
  });
  it('says the cheapest cost', () => {
    const groups = groupOptions(
      decision([option('move', { cost: 3, places: [1] }), option('move', { cost: 1, places: [2] })]),
    );
    expect(groups[0]?.cost).toBe(1);
  });
  it('knows a turn from another question', () => {
    expect(isTurn(decision([]))).toBe(true);
    expect(isTurn({ ...decision([]), question: 'ask-wound' })).toBe(false);
    expect(isTurn(null)).toBe(false);
  });
});

describe('marks on the board', () => {
  it('are one per zone, the cheapest, and a door marks its far side', () => {
    const marks = markedZones(
      [
        option('move', { places: [1], cost: 2 }),
        option('move', { places: [1], cost: 1 }),
        option('open', { places: [0, 2] }),
      ],
      0,
    );
    expect([...marks.keys()]).toEqual([1, 2]);
    expect(marks.get(1)?.cost).toBe(1);
  });
  it('lead back to their options', () => {
    expect(optionsAt([option('open', { places: [0, 2] })], 0, 0)).toHaveLength(0);
    expect(optionsAt([option('open', { places: [0, 2] })], 2, 0)).toHaveLength(1);
  });
});

describe('hands', () => {
  const cards = (...slugs: string[]): OptionInfo =>
    option('hands', { args: { cards: slugs.map((slug, at) => ({ card: slug ? at : -1, slug })) } });
  it('are found by what is printed on the cards, in any order', () => {
    const options = [cards('pistol', ''), cards('axe', 'pistol'), cards('', '')];
    expect(handsOption(options, ['pistol', 'axe'])).toBe(options[1]);
    expect(handsOption(options, [])).toBe(options[2]);
    expect(handsOption(options, ['axe'])).toBeUndefined();
  });
});
