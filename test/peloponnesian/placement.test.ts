import { describe, expect, it } from 'vitest';
import { drawWeighted, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import { SCENARIOS, type PlayerId, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { argive, play, refused, started } from './table.js';

const SPARTA = 'W2838';
const GYTHEUM = 'W2940';

/** The placement of a player, from a position. */
const placing = (player: PlayerId, state: GameState = argive()): GameState =>
  started({ ...state, stack: [{ kind: 'placement', player, moved: [] }] });

/** Where a unit may be placed. */
const citiesFor = (state: GameState, unit: UnitId): readonly string[] =>
  machine
    .legalActions(state)
    .flatMap((action) => (action.type === 'place' && action.unit === unit ? [action.city] : []));

const place = (unit: UnitId, city: string): Action => ({ type: 'place', player: 'sparta', unit, city });

describe('R 7.3.1: placing and removing units', () => {
  it('the example: Corinthian units come to Corinth, Cenchreae and Lechaeum alone', () => {
    const state = placing('sparta');
    expect(citiesFor(state, 'corinth-hoplite-4-1')).toEqual(['corinth', 'lechaeum', 'cenchreae']);
    expect(refused(state, place('corinth-hoplite-4-1', 'thebes'))).toEqual(['cityElsewhere', 'R 7.3.2']);
    // Of units that are alike the first is listed.
    expect(citiesFor(state, 'corinth-hoplite-4-2')).toEqual([]);
    expect(refused(state, place('corinth-hoplite-4-2', 'corinth'))).toEqual(['alikeListed', 'R 7.3']);
  });

  it('R 7.3.2, 7.3.3, 10.4: not in cities that are besieged, destroyed or the enemy’s', () => {
    const cities: GameState['cities'] = {
      corinth: { siege: 5 },
      lechaeum: { held: 'athens' },
      cenchreae: { destroyed: true },
    };
    const state = placing('sparta', argive({ cities }));
    expect(citiesFor(state, 'corinth-hoplite-4-1')).toEqual([]);
    for (const city of Object.keys(cities))
      expect(refused(state, place('corinth-hoplite-4-1', city))).toEqual(['cityNotOpen', 'R 7.3.2']);
  });

  it('ruling Q32: not in cities in revolt', () => {
    const state = placing('athens', argive({ cities: { phea: { revolt: 0 } } }));
    expect(citiesFor(state, 'elis-hoplite-5-1')).toEqual(['elis', 'cyllene', 'lepreum', 'olympia']);
  });

  it('R 10.2.3: in masked cities they come and go', () => {
    const state = placing('sparta', withUnits(argive(), { 'attica-hoplite-4-1': { at: GYTHEUM } }));
    expect(citiesFor(state, 'laconia-hoplite-6-1')).toContain('gytheum');
  });

  it('R 4.2: a region with a Militance below 5 places nobody, but takes units back', () => {
    const reserve = withUnits(argive(), { 'laconia-hoplite-5-3': { at: SPARTA, inside: true } });
    const weak = (militance: number): GameState => placing('sparta', withRegion(reserve, 'laconia', { militance }));
    expect(citiesFor(weak(5), 'laconia-hoplite-5-1')).toContain('sparta');
    expect(citiesFor(weak(4), 'laconia-hoplite-5-1')).toEqual([]);
    expect(refused(weak(4), place('laconia-hoplite-5-1', 'sparta'))).toEqual(['regionInactive', 'R 4.2']);
    const withdrawal: Action = { type: 'withdraw', player: 'sparta', unit: 'laconia-hoplite-5-3' };
    expect(play(weak(4), withdrawal).state.units['laconia-hoplite-5-3']).toEqual({ at: 'forcePool' });
  });

  it('ruling Q35: fleets come to ports, and lie on the sea area of the port', () => {
    const state = placing('sparta');
    expect(citiesFor(state, 'laconia-fleet-3-1')).toEqual([
      'gytheum',
      'prasiae',
      'epidaurusLimera',
      'methone',
      'asine',
      'cythera',
    ]);
    expect(refused(state, place('laconia-fleet-3-1', 'sparta'))).toEqual(['noPort', 'ruling Q35']);
    expect(play(state, place('laconia-fleet-3-1', 'gytheum')).state.units['laconia-fleet-3-1']).toEqual({
      at: GYTHEUM,
      inside: true,
      off: 'laconianGulf',
    });
  });

  it('ruling Q6: a unit comes or goes once in a stage', () => {
    const placed = play(placing('sparta'), place('achaea-hoplite-5-1', 'patrae')).state;
    const withdrawal: Action = { type: 'withdraw', player: 'sparta', unit: 'achaea-hoplite-5-1' };
    expect(refused(placed, withdrawal)).toEqual(['movedAlready', 'ruling Q6']);
    expect(machine.legalActions(placed)).not.toContainEqual(withdrawal);
  });

  it('units leave only cities of the region of their origin', () => {
    const abroad = withUnits(argive(), { 'laconia-hoplite-5-1': { at: 'W3131', inside: true } });
    expect(
      refused(placing('sparta', abroad), { type: 'withdraw', player: 'sparta', unit: 'laconia-hoplite-5-1' }),
    ).toEqual(['notInOpenCity', 'R 7.3.2']);
  });

  it('R 4.4.1: nobody places units of another player, or unknown ones', () => {
    const state = placing('sparta');
    expect(refused(state, place('attica-hoplite-4-1', 'athens'))).toEqual(['notYours', 'R 4.4.1']);
    expect(refused(state, place('attica-hoplite-9-9', 'athens'))).toEqual(['unitUnknown', 'R 7.3']);
    expect(refused(state, place('corinth-hoplite-4-1', 'atlantis'))).toEqual(['cityUnknown', 'R 7.3']);
  });

  it('R 23.2.3: neutral Argolid places nobody', () => {
    const state = placing('athens', initialState({ players: 2, scenario: 'campaign' }));
    expect(citiesFor(state, 'argolid-hoplite-4-1')).toEqual([]);
    const action: Action = { type: 'place', player: 'athens', unit: 'argolid-hoplite-4-1', city: 'argos' };
    expect(machine.explainAction(state, action)).toBeDefined();
  });
});

describe('R 7.8.5: leaders', () => {
  it('go to the Force Pool of the region, and come back there alone', () => {
    const away = play(placing('sparta'), { type: 'withdrawLeader', player: 'sparta', leader: 'ramphias' }).state;
    expect(away.leaders['ramphias']).toEqual({ at: 'forcePool', player: 'sparta', pool: 'boeotia' });
    const next = placing('sparta', away);
    const lead = (city: string): Action => ({ type: 'placeLeader', player: 'sparta', leader: 'ramphias', city });
    expect(refused(next, lead('sparta'))).toEqual(['cityElsewhere', 'R 7.8.5']);
    expect(play(next, lead('tanagra')).state.leaders['ramphias']).toEqual({
      at: 'W3628',
      player: 'sparta',
      inside: true,
    });
  });

  it('whatever the Militance is, but not from besieged cities', () => {
    const besieged = placing('sparta', argive({ cities: { thebes: { siege: 5 } } }));
    expect(refused(besieged, { type: 'withdrawLeader', player: 'sparta', leader: 'ramphias' })).toEqual([
      'notInOpenCity',
      'R 7.8.5',
    ]);
  });

  it('not from a captured city, whose region is the enemy’s', () => {
    const state = withLeaders(argive(), { alcibiades: { at: 'W3531', player: 'athens', inside: true } });
    expect(
      refused(placing('athens', state), { type: 'withdrawLeader', player: 'athens', leader: 'alcibiades' }),
    ).toEqual(['notInOpenCity', 'R 7.8.5']);
  });
});

describe('R 22.4.5: bases', () => {
  const bases = (state: GameState): readonly string[] =>
    machine.legalActions(state).flatMap((action) => (action.type === 'placeBase' ? [action.hex] : []));
  const base = (hex: `W${string}`): Action => ({ type: 'placeBase', player: 'athens', hex });

  it('Athens places three in the course of the game, without a price (ruling Q102)', () => {
    let state = placing('athens');
    for (const hex of ['W3731', 'W3531', 'W3134'] as const) state = play(state, base(hex)).state;
    expect(state.bases).toEqual({ W2337: 'athens', W3731: 'athens', W3531: 'athens', W3134: 'athens' });
    expect(state.treasuries.athens).toBe(22);
    expect(bases(state)).toEqual([]);
    expect(refused(state, base('W3831'))).toEqual(['noBasesLeft', 'R 22.4.5']);
  });

  it('R 7.6.1, ruling Q37: where it has a unit or a friendly city, and one in a hex', () => {
    const state = placing('athens', withUnits(argive(), { 'attica-hoplite-4-1': { at: 'W2937' } }));
    expect(bases(state)).toContain('W2937');
    expect(bases(state)).toContain('W3731');
    // R 22.4.2, ruling Q104: Naupactus is friendly.
    expect(bases(state)).toContain('W2428');
    expect(refused(state, base(SPARTA))).toEqual(['noBuilder', 'R 7.6.1']);
    expect(refused(state, base('W2337'))).toEqual(['baseThere', 'ruling Q37']);
  });

  it('R 7.6.3 a, ruling Q37: not in a besieged city, but on one by its besiegers', () => {
    const cities: GameState['cities'] = { argos: { siege: 5 }, sparta: { siege: 5 } };
    const state = withUnits(argive({ cities }), {
      'argolid-hoplite-4-1': { at: 'W3034', inside: true },
      'attica-hoplite-4-1': { at: SPARTA },
      'laconia-hoplite-5-1': { at: SPARTA, inside: true },
    });
    expect(bases(placing('athens', state))).not.toContain('W3034');
    expect(bases(placing('athens', state))).toContain(SPARTA);
    // Ruling Q37: enemies who are only masked are in the way.
    const masked = { ...state, cities: { argos: { siege: 5 } } };
    expect(bases(placing('athens', masked))).not.toContain(SPARTA);
  });

  it('Sparta places none', () => {
    expect(bases(placing('sparta'))).toEqual([]);
  });
});

describe('the stage', () => {
  it('ends by itself if nothing can be done', () => {
    const units = Object.fromEntries(
      Object.keys(argive().units).map((id): [string, UnitState] => [id, { at: 'gone' }]),
    );
    const nobody = argive({ units, leaders: {}, placedBases: 3 });
    expect(placing('athens', nobody).stack).toEqual([]);
  });

  it.each(SCENARIOS)('%s: at random, whatever is listed is accepted, once, until the stage ends', (scenario) => {
    const chance = seededChance(`placement ${scenario}`);
    const start = initialState({ players: 2, scenario });
    for (const player of ['athens', 'sparta'] as const) {
      let state = placing(player, start);
      for (let step = 0; step < 500 && state.stack.length > 0; step++) {
        const listed = machine.legalActions(state);
        expect(listed.length).toBeLessThan(300);
        expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length);
        // The end of the stage is drawn last.
        const others = listed.filter(({ type }) => type !== 'endPlacement');
        const action = drawWeighted(
          (others.length > 0 ? others : listed).map((each) => ({ action: each, weight: 1 })),
          chance,
        );
        state = play(state, action).state;
      }
      expect(state.stack).toEqual([]);
    }
  });
});
