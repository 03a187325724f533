import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { bare, cities, held, leaders, levels, onlySources, units } from './positions.js';
import { play, started } from './table.js';

const raids = (state: GameState, player: PlayerId = 'sparta'): GameState =>
  started({ ...state, stack: [{ kind: 'raiding', player }] });

/** Lets units raid one after another. */
const raid = (state: GameState, ...raiders: readonly UnitId[]): GameState =>
  raiders.reduce((now, unit) => play(now, { type: 'raid', player: 'sparta', unit }).state, state);

const FOUR: readonly UnitId[] = [
  'boeotia-hoplite-5-1',
  'boeotia-hoplite-5-2',
  'boeotia-hoplite-5-3',
  'boeotia-hoplite-5-4',
];
const inHex = (state: GameState, at: 'W3529' | 'W3430', ...names: readonly UnitId[]): GameState =>
  units(state, Object.fromEntries(names.map((unit) => [unit, { at }])));

describe('R 15.5: the example of Archidamus', () => {
  // The rough hex south of Thebes is W3529 of the reconstructed map.
  const start = inHex(levels(held(bare, 'athens', 'attica'), 'attica', 10, 10), 'W3529', ...FOUR);
  const first = raid(raids(start), ...FOUR);

  it('brings four talents and lowers Militance by one', () => {
    expect(first.treasuries.sparta).toBe((start.treasuries.sparta ?? 0) + 4);
    expect(first.raided).toEqual({ attica: 4 });
    expect(first.regions.attica).toMatchObject({ allegiance: 10, militance: 9 });
    expect(first.units['boeotia-hoplite-5-1']).toEqual({ at: 'W3529', raiding: true });
    expect(first.stack).toEqual([]);
  });

  it('brings three more in the next turn, since Attica has a Forage Number of seven', () => {
    const next = raids({ ...first, units: start.units });
    const raided = {
      type: 'areaRaided',
      rule: 'R 15.2',
      area: 'attica',
      at: 'W3529',
      player: 'sparta',
      unit: 'boeotia-hoplite-5-1',
    };
    expect(play(next, { type: 'raid', player: 'sparta', unit: 'boeotia-hoplite-5-1' }).events).toContainEqual({
      ...raided,
      times: 5,
      talents: 1,
    });
    const again = raid(next, ...FOUR);
    expect(again.treasuries.sparta).toBe((start.treasuries.sparta ?? 0) + 7);
    expect(again.raided).toEqual({ attica: 8 });
    expect(again.regions.attica?.militance).toBe(9);
    const last = raids({ ...again, units: start.units });
    expect(play(last, { type: 'raid', player: 'sparta', unit: 'boeotia-hoplite-5-1' }).events).toContainEqual({
      ...raided,
      times: 9,
      talents: 0,
    });
    const more = raid(last, ...FOUR);
    expect(more.treasuries.sparta).toBe((start.treasuries.sparta ?? 0) + 7);
  });

  it('lowers Militance anew in the next season (R 15.4)', () => {
    const later = raid(raids({ ...first, units: start.units, raidedThisSeason: [] }), FOUR[0] ?? 'boeotia-hoplite-5-1');
    expect(later.regions.attica?.militance).toBe(8);
  });
});

describe('R 15.3: the example of Megarid', () => {
  it('raids of units without supply count, and leave nothing for others', () => {
    // Only Thebes supplies, and it is masked; Sparta is more than three areas away (R 9.3.3).
    const megarid = onlySources(held(bare, 'athens', 'megarid'), 'thebes', 'sparta', 'athens');
    const state = units(inHex(megarid, 'W3430', ...FOUR, 'boeotia-hoplite-5-5'), {
      'attica-hoplite-4-1': { at: 'W3528' },
    });
    const raided = raid(raids(state), ...FOUR);
    expect([raided.raided, raided.treasuries.sparta]).toEqual([{ megarid: 4 }, state.treasuries.sparta]);
    const { 'attica-hoplite-4-1': _, ...free } = raided.units;
    const supplied = raid({ ...raided, units: free }, 'boeotia-hoplite-5-5');
    expect([supplied.raided, supplied.treasuries.sparta]).toEqual([{ megarid: 5 }, state.treasuries.sparta]);
  });
});

describe('R 15.1, 15.2: who raids', () => {
  const attica = held(bare, 'athens', 'attica');

  it('nobody in a friendly region, inside a masked city, or at sea', () => {
    const state = units(cities(inHex(attica, 'W3529', 'boeotia-hoplite-5-1'), { eleusis: { held: 'sparta' } }), {
      'boeotia-hoplite-5-2': { at: 'W3528', inside: true },
      'corinth-hoplite-4-1': { at: 'W3631', inside: true },
      'attica-hoplite-4-1': { at: 'W3631' },
      'corinth-fleet-4-1': { at: 'saronicGulf' },
    });
    const why = (unit: UnitId) => machine.explainAction(raids(state), { type: 'raid', player: 'sparta', unit });
    expect(why('boeotia-hoplite-5-1')).toBeUndefined();
    expect(why('boeotia-hoplite-5-2')).toMatchObject({ code: 'friendlyRegion', rule: 'R 15.2' });
    expect(why('corinth-hoplite-4-1')).toMatchObject({ code: 'cannotLeave', rule: 'R 15.1' });
    expect(why('corinth-fleet-4-1')).toMatchObject({ code: 'notAshore', rule: 'R 15.1' });
    expect(why('attica-hoplite-4-1')).toMatchObject({ code: 'notYours' });
  });

  it('nobody from inside a city before which fleets stand, though they do not mask it (ruling R36)', () => {
    const state = units(cities(inHex(attica, 'W3529', 'boeotia-hoplite-5-1'), { eleusis: { held: 'sparta' } }), {
      'corinth-hoplite-4-1': { at: 'W3631', inside: true },
      'attica-fleet-5-1': { at: 'W3631', off: 'saronicGulf' },
    });
    const asked = raids(state);
    for (const type of ['raid', 'pullDownWalls'] as const) {
      expect(machine.legalActions(asked)).not.toContainEqual({ type, player: 'sparta', unit: 'corinth-hoplite-4-1' });
      expect(machine.explainAction(asked, { type, player: 'sparta', unit: 'corinth-hoplite-4-1' })).toMatchObject({
        code: 'cannotLeave',
        rule: 'R 15.1',
      });
    }
  });

  it('R 7.8.6: an enemy leader who is alone before the city is lost to who comes out (ruling R36)', () => {
    const state = units(cities(attica, { eleusis: { held: 'sparta' } }), {
      'corinth-hoplite-4-1': { at: 'W3631', inside: true },
    });
    const before = raids(leaders(state, { nicias: { at: 'W3631', player: 'athens' } }));
    const { events } = play(before, { type: 'raid', player: 'sparta', unit: 'corinth-hoplite-4-1' });
    expect(events).toContainEqual({
      type: 'leaderLost',
      rule: 'R 7.8.6',
      player: 'athens',
      leader: 'nicias',
      at: 'W3631',
    });
  });

  it('units inside a city set up outside, and foragers raid as well', () => {
    const state = units(cities(attica, { eleusis: { held: 'sparta' } }), {
      'corinth-hoplite-4-1': { at: 'W3631', inside: true },
      'boeotia-hoplite-5-1': { at: 'W3529', foraging: true },
    });
    const done = raid(raids(state), 'corinth-hoplite-4-1', 'boeotia-hoplite-5-1');
    expect(done.units).toEqual({
      'corinth-hoplite-4-1': { at: 'W3631', raiding: true },
      'boeotia-hoplite-5-1': { at: 'W3529', foraging: true, raiding: true },
    });
  });

  it('fleets ashore, but nobody where there is no region (ruling R37)', () => {
    const state = raids(
      units(attica, {
        'corinth-fleet-4-1': { at: 'W3929', off: 'southernEuripus' },
        'corinth-fleet-4-2': { at: 'W3636', off: 'saronicGulf' },
      }),
    );
    const { state: raided, events } = play(state, { type: 'raid', player: 'sparta', unit: 'corinth-fleet-4-1' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'areaRaided', area: 'attica', times: 1 }));
    expect(raided.units['corinth-fleet-4-1']).toMatchObject({ at: 'W3929', raiding: true });
    expect(machine.explainAction(state, { type: 'raid', player: 'sparta', unit: 'corinth-fleet-4-2' })).toMatchObject({
      code: 'friendlyRegion',
      rule: 'R 15.2',
    });
  });

  it('who destroys a city outside of the regions in play lowers no Militance there (ruling R37)', () => {
    // Naupactus is abroad in the Argive League (R 22.4.2).
    const league = initialState({ players: 2, scenario: 'argiveLeague' });
    const state: GameState = {
      ...league,
      units: { ...league.units, 'attica-hoplite-4-1': { at: 'W2428', inside: true } },
      cities: {},
      stack: [{ kind: 'sack', player: 'athens', at: 'W2428', by: 'storm' }],
    };
    const { events } = play(started(state), { type: 'destroyCity', player: 'athens', hex: 'W2428' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'areaRaided', at: 'W2428' }));
    expect(events.filter((event) => event.type === 'levelsAdjusted' && event.cause === 'raidedArea')).toEqual([]);
  });
});

describe('R 11.3.1 b: walls that are pulled down', () => {
  const state = raids(
    units(cities(held(bare, 'athens', 'attica'), { eleusis: { held: 'sparta' } }), {
      'corinth-hoplite-4-1': { at: 'W3631', inside: true },
    }),
  );

  it('tie the unit, and change no levels', () => {
    const { state: open } = play(state, { type: 'pullDownWalls', player: 'sparta', unit: 'corinth-hoplite-4-1' });
    expect(open.cities['eleusis']).toEqual({ held: 'sparta', walled: false });
    expect(open.units['corinth-hoplite-4-1']).toEqual({ at: 'W3631', raiding: true });
    expect([open.regions, open.raided]).toEqual([state.regions, {}]);
  });
});
