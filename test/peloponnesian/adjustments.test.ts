import { describe, expect, it } from 'vitest';
import { adjust, adjustOthers } from '../../src/peloponnesian/deeds/levels.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { seasonalAdjustments } from '../../src/peloponnesian/query/adjustments.js';
import { openAdjustments } from '../../src/peloponnesian/rules/13-adjustments.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { AdjustmentId } from '../../src/peloponnesian/data/shape/charts.js';
import type { RegionId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { withRegion, withUnits } from './changed.js';
import { argive, play, rolls } from './table.js';

const GYTHEUM = 'W2940';
const MANTINEA = 'W2834';

/** The Argive League with nothing of the enemy's in any region. */
function calm(parts: Partial<GameState> = {}): GameState {
  const state = argive();
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id]): [string, UnitState] => [id, { at: 'forcePool' }]),
  );
  return { ...state, cities: {}, forts: {}, bases: {}, units, ...parts };
}

const due = (state: GameState): readonly string[] =>
  seasonalAdjustments(machine.situationOf(state)).map(({ region, cause }) => `${region} ${cause}`);

describe('R 13.4: seasonal adjustments', () => {
  it('there are none where nothing is wrong', () => {
    expect(due(calm())).toEqual([]);
  });

  it('the Argive League begins with the fort in Laconia and Nisaea in Megarid', () => {
    // Elis (4) and Arcadia (5) do not stand above the floor of 5.
    expect(due(argive())).toEqual(['laconia enemyHeldPlace', 'megarid enemyHeldPlace']);
  });

  it('a city in revolt comes before all else, whatever the Allegiance is', () => {
    const cities: GameState['cities'] = { tegea: { revolt: 0 }, mantinea: { held: 'athens' } };
    expect(due(calm({ cities }))).toEqual(['arcadia revoltingCity']);
  });

  it('a city in enemy hands, once for a region however many there are', () => {
    const cities: GameState['cities'] = { gytheum: { held: 'athens' }, methone: { held: 'athens' } };
    expect(due(calm({ cities }))).toEqual(['laconia enemyHeldPlace']);
    const destroyed: GameState['cities'] = { gytheum: { held: 'athens', destroyed: true } };
    expect(due(calm({ cities: destroyed }))).toEqual([]);
  });

  it('R 10.2.2 c: masked cities, and units inside of them, adjust nothing', () => {
    const held = calm({ cities: { gytheum: { held: 'athens' } } });
    const masked = withUnits(held, {
      'laconia-hoplite-5-1': { at: GYTHEUM },
      'attica-hoplite-4-1': { at: GYTHEUM, inside: true },
    });
    expect(due(masked)).toEqual([]);
    const revolting = withUnits(calm({ cities: { mantinea: { revolt: 0 } } }), {
      'laconia-hoplite-5-1': { at: MANTINEA },
    });
    expect(due(revolting)).toEqual([]);
  });

  it('R 18.3.5, ruling Q80: a fort counts as long as it is occupied', () => {
    const fort = calm({ forts: { W2337: { by: 'athens' } } });
    expect(due(fort)).toEqual([]);
    const occupied = withUnits(fort, { 'attica-lightInfantry-3-1': { at: 'W2337', inside: true } });
    expect(due(occupied)).toEqual(['laconia enemyHeldPlace']);
  });

  it('an enemy unit in an area without a friendly one', () => {
    const raider = withUnits(calm(), { 'attica-hoplite-4-1': { at: 'W2937' } });
    expect(due(raider)).toEqual(['laconia unopposedEnemy']);
    expect(due(withUnits(raider, { 'laconia-hoplite-5-1': { at: GYTHEUM, inside: true } }))).toEqual([]);
    // Messenia is another area.
    expect(due(withUnits(raider, { 'laconia-hoplite-5-1': { at: 'W2339', inside: true } }))).toEqual([
      'laconia unopposedEnemy',
    ]);
  });

  it('ruling Q81: units inside of a masked city oppose nobody, fleets ashore do', () => {
    const masked = withUnits(calm(), {
      'attica-hoplite-4-1': { at: GYTHEUM },
      'laconia-hoplite-5-1': { at: GYTHEUM, inside: true },
    });
    expect(due(masked)).toEqual(['laconia unopposedEnemy']);
    expect(due(withUnits(masked, { 'laconia-fleet-3-1': { at: 'W3241', inside: true } }))).toEqual([]);
  });

  it('Allegiance falls by 1 on 4 to 6, and not on less', () => {
    const begun = doing(argive(), openAdjustments).state;
    expect(begun.regions.laconia?.allegiance).toBe(20);
    const four = rolls(begun, 4);
    expect(four.regions.laconia?.allegiance).toBe(19);
    expect(rolls(four, 3).regions.megarid?.allegiance).toBe(15);
    const { events } = play(begun, { type: 'roll', player: 'chance', die: 3 });
    expect(events).toContainEqual({
      type: 'adjustmentRolled',
      rule: 'R 13.4',
      region: 'laconia',
      player: 'sparta',
      cause: 'enemyHeldPlace',
      die: 3,
      least: 4,
      applies: false,
    });
    const three = rolls(begun, 3);
    expect(three.regions.laconia?.allegiance).toBe(20);
    expect(rolls(three, 6).regions.megarid?.allegiance).toBe(14);
  });

  it('a revolt lowers it without a die, below 5 too', () => {
    const state = withRegion(calm({ cities: { tegea: { revolt: 0 } } }), 'arcadia', { allegiance: -3 });
    const { state: after, events } = doing(state, openAdjustments);
    expect(after.regions.arcadia?.allegiance).toBe(-4);
    expect(events.at(-1)).toMatchObject({
      type: 'levelsAdjusted',
      region: 'arcadia',
      player: 'sparta',
      cause: 'revoltingCity',
      before: { allegiance: -3 },
      now: { allegiance: -4 },
    });
    // R 4.1: it never falls below -4.
    expect(doing(after, openAdjustments).state.regions.arcadia?.allegiance).toBe(-4);
  });

  it('the other two do not lower it below 5', () => {
    const cities: GameState['cities'] = { mantinea: { held: 'athens' } };
    const six = doing(withRegion(calm({ cities }), 'arcadia', { allegiance: 6 }), openAdjustments).state;
    const five = rolls(six, 6);
    expect(five.regions.arcadia?.allegiance).toBe(5);
    expect(due(five)).toEqual([]);
  });
});

describe('R 13.4: adjustments for actions', () => {
  /** The change of a region by a row of the table, when Athens acts. */
  const change = (region: RegionId, id: AdjustmentId, factor = 1): readonly (number | undefined)[] => {
    const middle = withRegion(calm(), region, { allegiance: 10, militance: 10 });
    const { regions } = doing(middle, (run) => adjust(run, region, id, 'empire', 'R 13.4', factor)).state;
    return [regions[region]?.allegiance, regions[region]?.militance];
  };

  it.each([
    ['decisiveVictoryHere', 15, 12, 5, 8],
    ['decisiveVictoryElsewhere', 12, 11, 8, 9],
    ['victory', 12, 11, 8, 9],
    ['cityDestroyed', 8, 9, 12, 9],
  ] as const)('R 13.1: %s has two figures', (id, ownAllegiance, ownMilitance, allegiance, militance) => {
    expect(change('argolid', id)).toEqual([ownAllegiance, ownMilitance]);
    expect(change('boeotia', id)).toEqual([allegiance, militance]);
  });

  it('R 11.2.2: a medium city destroyed counts twice, a large one three times', () => {
    expect(change('boeotia', 'cityDestroyed', 2)).toEqual([14, 8]);
    expect(change('boeotia', 'cityDestroyed', 3)).toEqual([16, 7]);
  });

  it('R 4.1, 4.2: levels stay within their ranges', () => {
    const { regions } = doing(calm(), (run) => adjustOthers(run, 'elis', 'victory', 'empire', 'R 13.2')).state;
    expect(regions.attica).toMatchObject({ allegiance: 20, militance: 20 });
    expect(regions.achaea).toMatchObject({ allegiance: -2, militance: 7 });
    expect(regions.elis).toMatchObject({ allegiance: 4, militance: 10 });
    const low = withRegion(calm(), 'achaea', { allegiance: -4, militance: 1 });
    expect(doing(low, (run) => adjust(run, 'achaea', 'victory', 'empire', 'R 13.4')).events).toEqual([]);
  });
});
