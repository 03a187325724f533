/** R 17.3, 17.4.2, 17.4.3, 17.4.6, 17.5.1: the column in which the die is read. */
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { ODDS, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, field, fought } from './field.js';

/** A hex of open country in Attica, and one beside it. */
const [HERE, THERE] = ['W3729', 'W3730'] as const;

/** So many hoplites, light infantry, cavalry and fleets. */
type Force = readonly [hoplites: number, light?: number, cavalry?: number, fleets?: number];

const athenians = ([hoplites, light = 0, cavalry = 0, fleets = 0]: Force): UnitId[] => [
  ...alike('attica-hoplite-4', hoplites),
  ...alike('attica-lightInfantry-3', light),
  ...alike('attica-cavalry-4', cavalry),
  ...alike('attica-fleet-6', fleets),
];
const boeotians = ([hoplites, light = 0, cavalry = 0]: Force): UnitId[] => [
  ...alike('boeotia-hoplite-5', hoplites),
  ...alike('boeotia-lightInfantry-3', light),
  ...alike('boeotia-cavalry-5', cavalry),
];

/** Returns the odds at which Athens attacks; leaders are plain ones unless named. */
function odds(attackers: Force, defenders: Force, [ours, theirs] = ['nicias', 'macarius']): string {
  const units = athenians(attackers);
  const state = field('campaign', {
    units: { ...all(units, HERE), ...all(boeotians(defenders), HERE) },
    leaders: { [ours]: ['athens', HERE], [theirs]: ['sparta', HERE] },
  });
  const begun = fought(state, attackOf('athens', HERE, THERE, [...units, ours]));
  return ODDS[columnOf(openTable(begun), battleIn(begun))] ?? 'none';
}

describe('R 17.3: odds are rounded in favour of the defender', () => {
  it.each([
    [[5], [3], '3-2'],
    [[4], [3], '1-1'],
    [[4], [2], '2-1'],
    [[5], [2], '2-1'],
    [[6], [2], '3-1'],
    [[5], [1], '4-1'],
    [[1], [4], '1-4'],
    [[1], [3], '1-3'],
    [[2], [5], '1-3'],
    [[1], [2], '1-2'],
    [[2], [4], '1-2'],
  ] as const)('%j against %j', (attackers, defenders, expected) => {
    expect(odds(attackers, defenders)).toBe(expected);
  });
});

describe('R 17.4.3, 17.4.6: light troops shift the odds', () => {
  it.each([
    ['as many as hoplites do', [1, 1], [2], '3-2'],
    ['more than hoplites do not', [1, 2], [2], '3-2'],
    ['without a hoplite they do not', [0, 2], [2], '1-1'],
    ['as many on both sides do not (b)', [1, 1], [1, 1], '1-1'],
    ['the more of them, if both sides qualify (a)', [2, 2], [3, 1], '3-2'],
    ['not those of a side that does not qualify', [2, 1], [1, 2], '3-2'],
    ['cavalry and light infantry are counted together', [2, 1, 1], [3, 1], '3-2'],
    ['and together they may be too many', [1, 1, 1], [3], '1-1'],
    ['fleets ashore are light troops (R 17.4.6)', [1, 0, 0, 1], [2], '3-2'],
    ['not beyond 4-1 (R 17.5.1)', [4, 1], [1], '4-1'],
    ['not beyond 1-4 (R 17.5.1)', [1], [3, 0, 1], '1-4'],
  ] as const)('%s', (_, attackers, defenders, expected) => {
    expect(odds(attackers, defenders)).toBe(expected);
  });
});

describe('R 7.8.3, 17.4.2, rulings R9, R13: leaders shift the odds by their rating', () => {
  it.each([
    ['in favour of the attacker', [3], [1], ['demosthenes', 'macarius'], '4-1'],
    ['of the defender', [2], [1], ['nicias', 'brasidas'], '3-2'],
    ['of nobody, if they are equal', [2], [1], ['demosthenes', 'brasidas'], '2-1'],
    ['not by ratings at sea', [2], [1], ['phormio', 'macarius'], '2-1'],
    ['together with light troops', [1, 1], [2], ['demosthenes', 'macarius'], '2-1'],
  ] as const)('%s', (_, attackers, defenders, leaders, expected) => {
    expect(odds(attackers, defenders, [...leaders])).toBe(expected);
  });
});
