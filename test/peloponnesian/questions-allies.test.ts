/** Questions about allies in the campaigns for three and four (R 24, 25). */
import { describe, expect, test } from 'vitest';
import * as allies from '../../src/peloponnesian/questions/allies.js';
import { endNow } from '../../src/peloponnesian/questions/regions.js';
import type { PlayerId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { four, only, three } from './allies.js';
import { cities, held, situation } from './positions.js';
import { argive } from './table.js';

const THEBAN: UnitId = 'boeotia-hoplite-5-1';
const SPARTAN: UnitId = 'laconia-hoplite-5-1';
/** Open country in Boeotia. */
const IN_BOEOTIA = 'W3428';

test('R 24.5, 25.1 who shares the League is an ally', () => {
  expect(allies.alliesOf(situation(argive()), 'sparta')).toEqual([]);
  expect(allies.alliesOf(situation(three()), 'thebes')).toEqual(['sparta']);
  expect(allies.alliesOf(situation(four()), 'sparta')).toEqual(['thebes', 'corinth']);
  expect(allies.alliesOf(situation(four()), 'athens')).toEqual([]);
});

test('R 24.5 an ally’s leader commands who stands with him', () => {
  const units = { [THEBAN]: IN_BOEOTIA, [SPARTAN]: IN_BOEOTIA };
  const apart = situation(only(three(), { units }));
  expect(allies.commanderOf(apart, THEBAN)).toBe('thebes');
  expect(allies.unitsCommandedBy(apart, 'thebes')).toContain(THEBAN);
  const led = situation(only(three(), { units, leaders: { archidamus: ['sparta', IN_BOEOTIA] } }));
  expect(allies.commanderOf(led, THEBAN)).toBe('sparta');
  expect(allies.unitsCommandedBy(led, 'sparta')).toEqual(expect.arrayContaining([SPARTAN, THEBAN]));
  expect(allies.unitsCommandedBy(led, 'thebes')).not.toContain(THEBAN);
});

test('R 24.5, ruling R67 lands are closed to the allies that a player names', () => {
  const state = situation(four({ closedTo: { thebes: ['corinth'] } }));
  expect(allies.isClosedTo(state, 'thebes', 'corinth')).toBe(true);
  expect(allies.isClosedTo(state, 'thebes', 'sparta')).toBe(false);
  expect(allies.isClosedTo(state, 'corinth', 'thebes')).toBe(false);
});

test('R 24.3 who would gain a region, and by what', () => {
  const state = situation(only(three(), {}));
  expect(allies.claimantsOf(state, 'thessaly')).toEqual({ players: ['thebes'], by: 'neighbours' });
  expect(allies.claimantsOf(state, 'samos')).toEqual({ players: ['thebes'], by: 'fewestRegions' });
  const level = situation(held(held(only(three(), {}), 'athens', 'elis'), 'thebes', 'achaea'));
  expect(allies.claimantsOf(level, 'samos')).toEqual({ players: ['sparta', 'thebes'], by: 'lot' });
});

test('R 24.8, 25.4 what counts for each of them when Athens has lost', () => {
  const start = situation(four());
  const counts = (['sparta', 'thebes', 'corinth'] as const).map((player) => allies.leagueCount(start, player));
  expect(counts).toEqual([7, 7, 4]);
  const captured = situation(cities(four(), { athens: { held: 'thebes' } }));
  expect(allies.leagueCount(captured, 'thebes'), 'Attica counts 2').toBe(9);
  expect(endNow(captured)).toMatchObject({ winner: 'league', margins: { thebes: 'victory' } });
});

describe('refuse ids that there are none of', () => {
  const state = situation(three());
  test.each<readonly [string, () => unknown]>([
    ['of a player', () => allies.alliesOf(state, 'corinth')],
    ['of a commander', () => allies.unitsCommandedBy(state, 'corinth')],
    ['of a unit', () => allies.commanderOf(state, 'thebes-elephant-1-1' as UnitId)],
    ['of an ally', () => allies.isClosedTo(state, 'thebes', 'persia' as PlayerId)],
    ['of a region', () => allies.claimantsOf(state, 'sicily' as RegionId)],
    ['of who counts', () => allies.leagueCount(state, 'corinth')],
  ])('%s', (_, ask) => expect(ask).toThrow(RangeError));
});
