import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { loseUnit } from '../../src/peloponnesian/deeds/casualties.js';
import { changeControl } from '../../src/peloponnesian/deeds/control.js';
import { destroyWalls } from '../../src/peloponnesian/deeds/destruction.js';
import { captureStronghold } from '../../src/peloponnesian/deeds/fall.js';
import { moveUnit } from '../../src/peloponnesian/deeds/units.js';
import * as questions from '../../src/peloponnesian/questions/building.js';
import { garrisonOf, siegeOf } from '../../src/peloponnesian/questions/war.js';
import { defencesOf } from '../../src/peloponnesian/query/defences.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import { followUp } from '../../src/peloponnesian/rules/consequences.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { GameRun } from '../../src/peloponnesian/types.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { atBuildStage, building, rich } from './building.js';
import { doing } from './doing.js';
import { attackOf, battleIn, fought, top } from './field.js';
import { bare, cities, leaders, situation, units } from './positions.js';
import { listed, play, refused, started } from './table.js';

const [MANTINEA, TEGEA, BEFORE] = ['W2834', 'W2835', 'W2933'] as const;
const BUILDER: UnitId = 'arcadia-hoplite-5-1';
const WALLS = 'mantinea tegea';

/** Mantinea and Tegea, two walled cities next to each other, with Arcadians in the first. */
const arcadia: GameState = units(rich(bare), {
  [BUILDER]: { at: MANTINEA, inside: true },
  'arcadia-hoplite-5-2': { at: MANTINEA, inside: true },
});

const build = (unit: UnitId = BUILDER, walls = WALLS, player: PlayerId = 'sparta'): Action => ({
  type: 'buildLongWalls',
  player,
  unit,
  walls,
});

/** The Arcadians have begun. */
const begun: GameState = play(building(arcadia, 'sparta'), build()).state;

/** Carries out a deed while they build, and what follows from it. */
const after = (deed: (run: GameRun) => void, state: GameState = begun): GameState => doing(state, deed, followUp).state;

describe('R 7.6.5: Long Walls', () => {
  it('a unit in one of two adjacent fortresses begins them, and they are complete two seasons later', () => {
    const { state, events } = play(building(arcadia, 'sparta'), build());
    expect(events).toContainEqual({
      type: 'longWallsBegun',
      rule: 'R 7.6.5',
      walls: WALLS,
      unit: BUILDER,
      by: 'sparta',
      due: 'fall',
    });
    expect([state.longWallsBegun, state.longWalls.includes(WALLS)]).toEqual([
      { [WALLS]: { due: 2, by: BUILDER } },
      false,
    ]);
    const summer = atBuildStage({ ...state, season: 'summer', turn: 1 }).state;
    expect(summer.longWallsBegun).toEqual(state.longWallsBegun);
    const fall = atBuildStage({ ...summer, season: 'fall', turn: 2 });
    expect(fall.events[0]).toEqual({ type: 'longWallsBuilt', rule: 'R 7.6.5', walls: WALLS });
    expect(['longWallsBegun' in fall.state, fall.state.longWalls]).toEqual([
      false,
      ['athens piraeus', 'megara nisaea', WALLS],
    ]);
  });

  it('of units alike the first is listed, for each pair of fortresses', () => {
    const state = building(arcadia, 'sparta');
    expect(listed(state, 'buildLongWalls')).toEqual([build()]);
    expect(refused(state, build('arcadia-hoplite-5-2'))).toEqual(['alikeListed', 'R 7.6.5']);
    expect(questions.longWallSites(situation(state), 'sparta')).toEqual([{ walls: WALLS, builders: [BUILDER] }]);
  });

  it('ruling Q142: the ends are fortresses of the camp next to each other that are not besieged', () => {
    const state = building(arcadia, 'sparta');
    for (const walls of ['tegea mantinea', 'mantinea argos', 'mantinea sparta', 'mantinea nowhere', 'W2834 W2835'])
      expect(refused(state, build(BUILDER, walls))).toEqual(['noFortresses', 'ruling Q142']);
    for (const tegea of [{ walled: false }, { siege: 5 }, { held: 'athens' as const }])
      expect(refused(building(cities(arcadia, { tegea }), 'sparta'), build())).toEqual(['noFortresses', 'ruling Q142']);
  });

  it('ruling Q142: the unit stands at an end, where no enemy is, and builds no others', () => {
    const away = units(arcadia, { [BUILDER]: { at: BEFORE } });
    expect(refused(building(away, 'sparta'), build())).toEqual(['notAtEnd', 'R 7.6.5']);
    const masked = units(arcadia, { 'attica-hoplite-4-1': { at: MANTINEA } });
    expect(refused(building(masked, 'sparta'), build())).toEqual(['enemiesThere', 'ruling Q142']);
    expect(refused(begun, build())).toEqual(['longWallsThere', 'R 7.6.5']);
    const forts = { ...begun, forts: { W2836: { by: 'sparta' as const } } };
    expect(refused(forts, build(BUILDER, 'tegea W2836'))).toEqual(['notAtEnd', 'R 7.6.5']);
  });

  it('R 7.6.1: forts are fortresses: Long Walls join them with each other and with cities', () => {
    const forts: GameState = {
      ...units(rich(bare), {
        'attica-hoplite-4-1': { at: 'W2337', inside: true },
        'laconia-hoplite-5-1': { at: 'W2339', inside: true },
      }),
      forts: { W2337: { by: 'athens' }, W2338: { by: 'athens' } },
    };
    expect(listed(building(forts), 'buildLongWalls').map(({ walls }) => walls)).toEqual(['W2337 W2338']);
    const mixed: GameState = { ...forts, forts: { W2338: { by: 'sparta' } } };
    expect(listed(building(mixed, 'sparta'), 'buildLongWalls').map(({ walls }) => walls)).toEqual([
      'W2338 methone',
      'methone asine',
    ]);
  });

  it('R 10.9, 17.4.4: when they are complete both ends are besieged together, and defend better', () => {
    const ends: readonly (readonly [walls: string, one: HexId, other: HexId, parts: Partial<GameState>])[] = [
      [WALLS, MANTINEA, TEGEA, {}],
      ['W2338 methone', 'W2338', 'W2339', { forts: { W2338: { by: 'sparta' } } }],
      ['W2337 W2338', 'W2337', 'W2338', { forts: { W2337: { by: 'athens' }, W2338: { by: 'athens' } } }],
    ];
    for (const [walls, one, other, parts] of ends) {
      const before = { ...bare, ...parts };
      const state = { ...before, longWalls: [walls] };
      expect(siegeOf(situation(state), one)?.joined).toEqual([other]);
      expect(siegeOf(situation(state), other)?.joined).toEqual([one]);
      expect((siegeOf(situation(state), one)?.morale ?? 0) - (siegeOf(situation(before), one)?.morale ?? 0)).toBe(1);
      expect(defencesOf(situation(state), hexNamed(situation(state), one))?.isLinked).toBe(true);
      expect(defencesOf(situation(before), hexNamed(situation(state), one))?.isLinked).toBe(false);
    }
    const held = { ...bare, longWalls: [WALLS] };
    expect((garrisonOf(situation(held), 'tegea') ?? 0) - (garrisonOf(situation(bare), 'tegea') ?? 0)).toBe(1);
  });

  it('R 7.6.5, 11.3.2, ruling Q215: whoever holds one end and knocks down its walls leaves no Long Walls there', () => {
    const state: GameState = { ...bare, cities: { ...bare.cities, nisaea: { held: 'athens' } } };
    expect(state.longWalls).toContain('megara nisaea');
    const { state: gone } = doing(state, (run) => destroyWalls(run, hexNamed(run.state, 'W3531'), 'athens'));
    expect([gone.longWalls, gone.cities.nisaea]).toEqual([['athens piraeus'], { held: 'athens', walled: false }]);
    // Megara keeps its own.
    expect(defencesOf(situation(gone), hexNamed(situation(gone), 'W3431'))).toMatchObject({
      isFortress: true,
      isLinked: false,
    });
  });

  it('R 7.6.5, ruling Q215: a fort that is demolished takes its Long Walls along', () => {
    const state: GameState = { ...bare, forts: { W2338: { by: 'sparta' } }, longWalls: ['W2338 methone'] };
    const { state: gone } = doing(state, (run) => destroyWalls(run, hexNamed(run.state, 'W2338'), 'sparta'));
    expect(gone.longWalls).toEqual([]);
  });
});

describe('R 7.6.5, ruling Q40: unfinished Long Walls are removed', () => {
  const unit = (run: GameRun, id: UnitId = BUILDER) => unitNamed(run.state, id);
  const at = (run: GameRun, hex: HexId) => hexNamed(run.state, hex);

  it.each<readonly [label: string, deed: (run: GameRun) => void]>([
    ['moves', (run) => moveUnit(run, unit(run).code, at(run, BEFORE), 'R 16.3.3')],
    ['moves into the other fortress', (run) => moveUnit(run, unit(run).code, at(run, TEGEA), 'R 16.3.3', true)],
    ['retreats into the fortress', (run) => moveUnit(run, unit(run).code, at(run, MANTINEA), 'R 17.7', true)],
    ['returns to its Force Pool', (run) => moveUnit(run, unit(run).code, run.state.places.trays.forcePool, 'R 7.3.1')],
    ['is eliminated', (run) => loseUnit(run, unit(run), 'R 17.5')],
  ])('if the unit %s', (_, deed) => {
    expect('longWallsBegun' in after(deed)).toBe(false);
  });

  it.each<readonly [label: string, deed: (run: GameRun) => void]>([
    ['falls', (run) => void captureStronghold(run, TEGEA, 'athens', 'storm', 'R 18.3.4')],
    ['loses its walls', (run) => destroyWalls(run, at(run, TEGEA), 'sparta')],
    ['goes over with its region', (run) => changeControl(run, 'arcadia', 'athens', 'R 4.3.1')],
  ])('if an end %s', (_, deed) => {
    expect('longWallsBegun' in after(deed)).toBe(false);
  });

  it('but not if others move', () => {
    const state = after((run) => moveUnit(run, unit(run, 'arcadia-hoplite-5-2').code, at(run, BEFORE), 'R 16.3.3'));
    expect(state.longWallsBegun).toEqual(begun.longWallsBegun);
  });

  it('in play: the unit marches off, and the walls are removed at once', () => {
    const moving = started({
      ...begun,
      campaignTurn: 1,
      stack: [{ kind: 'movement', player: 'sparta', stage: 'moving', marched: [], sailed: [], attacks: [] }],
    });
    // It is not alike the unit beside it, which goes without harm.
    expect(listed(moving, 'march').map(({ piece }) => piece)).toEqual([BUILDER, 'arcadia-hoplite-5-2']);
    const setOut = play(moving, { type: 'march', player: 'sparta', piece: BUILDER, company: 'alone' }).state;
    expect(setOut.longWallsBegun).toBeDefined();
    const [step] = listed(setOut, 'step');
    if (step === undefined) throw new RangeError('the unit cannot move');
    const { state, events } = play(setOut, step);
    expect(events).toContainEqual({ type: 'longWallsAbandoned', rule: 'R 7.6.5', walls: WALLS });
    expect('longWallsBegun' in state).toBe(false);
  });

  it('R 7.3: a unit that builds is withdrawn by itself', () => {
    const placing = started({ ...begun, stack: [{ kind: 'placement', player: 'sparta', moved: [] }] });
    expect(listed(placing, 'withdraw').map((action) => action.unit)).toEqual(['arcadia-hoplite-5-2', BUILDER]);
    const { state } = play(placing, { type: 'withdraw', player: 'sparta', unit: 'arcadia-hoplite-5-2' });
    expect(state.longWallsBegun).toBeDefined();
  });
});

describe('R 7.6.5: the building unit is outside for combat purposes', () => {
  const attackers = ['attica-hoplite-4-1', 'attica-hoplite-4-2', 'attica-hoplite-4-3'] as const;
  const attacked = (state: GameState): GameState =>
    fought(
      leaders(units(state, Object.fromEntries(attackers.map((id) => [id, { at: MANTINEA }])) as GameState['units']), {
        demosthenes: { at: MANTINEA, player: 'athens' },
      }),
      attackOf('athens', MANTINEA, BEFORE, ['demosthenes', ...attackers]),
    );

  it('whoever attacks its city meets it in the open, while others are inside', () => {
    const state = attacked(begun);
    expect(top(state)).toBe('roll');
    const { against, defender } = battleIn(state);
    expect([against, defender.fighters.map(({ unit }) => unit)]).toEqual(['field', [BUILDER]]);
    expect([state.units[BUILDER]?.inside, state.units['arcadia-hoplite-5-2']?.inside]).toEqual([undefined, true]);
  });

  it('a leader in the city need not stand outside with it', () => {
    const led = leaders(begun, { agis: { at: MANTINEA, player: 'sparta', inside: true } });
    const state = attacked(led);
    expect(top(state)).toBe('encounter array');
    expect(listed(state, 'standOutside').map(({ piece }) => piece)).toEqual(['agis']);
    expect(battleIn(play(state, { type: 'endArray', player: 'sparta' }).state).defender.leaders).toEqual([]);
  });

  it('without building Long Walls it is inside, and the city may be masked', () => {
    expect(top(attacked(arcadia))).toBe('encounter array');
  });
});
