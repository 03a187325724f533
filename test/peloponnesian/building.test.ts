import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import * as questions from '../../src/peloponnesian/questions/building.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, Season, UnitId, Work } from '../../src/peloponnesian/vocabulary.js';
import { atBuildStage, atStep, building, rich } from './building.js';
import { withRegion, withUnits } from './changed.js';
import { faultsOf } from './invariants.js';
import { bare, cities, situation } from './positions.js';
import { listed, play, refused } from './table.js';

const campaign = initialState({ players: 2, scenario: 'campaign' });
const ionian = initialState({ players: 2, scenario: 'ionianWar' });

const build = (unit: UnitId, player: PlayerId = 'sparta'): Action => ({ type: 'buildUnit', player, unit });

/** The units that are listed for building. */
const units = (state: GameState): readonly UnitId[] => listed(state, 'buildUnit').map(({ unit }) => unit);

/** What has been paid. */
const paid = (before: GameState, after: GameState, player: PlayerId): number =>
  (before.treasuries[player] ?? 0) - (after.treasuries[player] ?? 0);

describe('R 7.4, 7.5: building units', () => {
  it('a unit comes from the Build Pool of its region to the Force Pool, and is paid from the treasury', () => {
    const state = building(rich(campaign), 'sparta');
    const { state: after, events } = play(state, build('boeotia-hoplite-5-8'));
    expect(state.units['boeotia-hoplite-5-8']).toBeUndefined();
    expect(after.units['boeotia-hoplite-5-8']).toEqual({ at: 'forcePool' });
    expect(events.map(({ type }) => type)).toEqual(['unitBuilt', 'treasuryChanged']);
    expect(paid(state, after, 'sparta')).toBe(1);
    expect(refused(after, build('boeotia-hoplite-5-8'))).toEqual(['notInBuildPool', 'R 7.5']);
  });

  it('of units that are alike the first is listed', () => {
    const state = building(rich(campaign), 'sparta');
    expect(units(state).filter((id) => id.startsWith('megarid-'))).toEqual(['megarid-hoplite-4-3']);
    expect(refused(state, build('megarid-hoplite-4-4'))).toEqual(['alikeListed', 'R 7.5']);
    const { state: after } = play(state, build('megarid-hoplite-4-3'));
    expect(units(after).filter((id) => id.startsWith('megarid-'))).toEqual(['megarid-hoplite-4-4']);
  });

  it('R 4.4.2: only in regions that the player controls, and with a Militance of at least 5', () => {
    const weary = (militance: number): GameState =>
      building(rich(withRegion(campaign, 'boeotia', { militance })), 'sparta');
    expect(units(weary(5))).toContain('boeotia-hoplite-5-8');
    expect(refused(weary(4), build('boeotia-hoplite-5-8'))).toEqual(['regionWeary', 'R 4.4.2']);
    expect(refused(weary(5), build('attica-fleet-4-1'))).toEqual(['notYours', 'R 4.4.1']);
    // Argolid is neutral (R 23.2.3).
    expect(refused(building(rich(campaign)), build('argolid-fleet-4-1', 'athens'))).toEqual(['notYours', 'R 23.2.3']);
  });

  it('ruling Q36: although all cities of the region are besieged, and although helots have risen in them', () => {
    const megarid = { megara: { siege: 6 }, nisaea: { siege: 4 }, pagae: { siege: 4 } };
    const laconia = { gytheum: { helots: true as const }, methone: { helots: true as const } };
    const state = building(rich(cities(campaign, { ...megarid, ...laconia })), 'sparta');
    expect(units(state)).toEqual(expect.arrayContaining(['megarid-hoplite-4-3', 'laconia-hoplite-5-4']));
  });

  it('R 7.9.1: an elite unit that was eliminated is not built again', () => {
    const state = withUnits(campaign, { 'laconia-hoplite-6-1': { at: 'gone' } });
    expect(refused(building(rich(state), 'sparta'), build('laconia-hoplite-6-1'))).toEqual(['notInBuildPool', 'R 7.5']);
  });

  it('ruling Q105: elite units that begin in a Build Pool are built', () => {
    const state = building(rich(ionian), 'sparta');
    expect(units(state)).toContain('laconia-hoplite-6-4');
    expect(units(building(rich(ionian)))).toContain('attica-fleet-6-1');
  });

  it('Persian and Sicilian units are never built', () => {
    const lost = building(rich(bare), 'sparta');
    expect(units(lost).filter((id) => /^(sicily|tissaphernes|pharnabazus)-/.test(id))).toEqual([]);
    expect(refused(lost, build('sicily-fleet-5-1'))).toEqual(['neverBuilt', 'R 7.5']);
    expect(refused(lost, build('tissaphernes-cavalry-5-1'))).toEqual(['neverBuilt', 'R 7.5']);
  });

  it('R 5.1: nothing is built without talents, and whoever can build nothing is not asked', () => {
    const poor = { ...campaign, treasuries: { athens: 1, sparta: 0 } };
    const state = building(poor);
    expect(refused(state, build('attica-fleet-4-1', 'athens'))).toEqual(['cannotAfford', 'R 7.7']);
    expect(units(state)).toContain('attica-cavalry-4-4');
    const { state: after } = play(state, build('attica-cavalry-4-4', 'athens'));
    expect(after.treasuries['athens']).toBe(0);
    expect(after.stack.at(-1)?.kind).not.toBe('building');
    expect(atBuildStage({ ...poor, treasuries: { athens: 0, sparta: 0 } }).state.stack.at(-1)?.kind).not.toBe(
      'building',
    );
  });

  it('R 3.3: one player builds after the other', () => {
    const { state } = atBuildStage(rich(campaign));
    expect(state.stack.at(-1)).toEqual({ kind: 'building', player: 'athens' });
    const { state: next } = play(state, { type: 'endBuilding', player: 'athens' });
    expect(next.stack.at(-1)).toEqual({ kind: 'building', player: 'sparta' });
  });

  it('R C: the state remembers which units were built until Allied Unrest can undo it no more', () => {
    const one = play(building(rich(campaign), 'sparta'), build('boeotia-hoplite-5-8')).state;
    const two = play(one, build('laconia-fleet-3-2')).state;
    expect(two.built).toEqual(['boeotia-hoplite-5-8', 'laconia-fleet-3-2']);
    expect(questions.builtUnits(situation(two))).toEqual(two.built);
    expect('built' in atStep(two, 'unrest').state).toBe(false);
    expect('built' in atStep(two, 'seasonStart').state).toBe(false);
  });
});

describe('R 7.7: the construction table', () => {
  const UNITS: readonly (readonly [label: string, unit: UnitId, player: PlayerId, cost: number])[] = [
    ['hoplite', 'boeotia-hoplite-5-8', 'sparta', 1],
    ['light infantry', 'epidaurus-lightInfantry-3-1', 'sparta', 1],
    ['cavalry', 'laconia-cavalry-4-1', 'sparta', 1],
    ['fleet', 'attica-fleet-4-1', 'athens', 2],
    ['elite fleet', 'attica-fleet-6-1', 'athens', 2],
  ];
  it.each(UNITS)('%s: in the Force Pool at once', (_, unit, player, cost) => {
    const state = building(rich(unit === 'attica-fleet-6-1' ? ionian : campaign), player);
    const { state: after } = play(state, build(unit, player));
    expect([paid(state, after, player), after.units[unit]]).toEqual([cost, { at: 'forcePool' }]);
    expect(questions.priceOfUnit(situation(state), unit)).toEqual({ talents: cost, seasons: 0 });
  });

  it.each<readonly [label: string, action: Action, cost: number, done: (state: GameState) => unknown]>([
    ['base', { type: 'buildBase', player: 'sparta', hex: 'W2940' }, 1, ({ bases }) => bases['W2940'] === 'sparta'],
    ['fort', { type: 'buildFort', player: 'sparta', hex: 'W2839' }, 1, ({ forts }) => forts['W2839']?.by === 'sparta'],
    [
      'walls of a small city',
      { type: 'buildWalls', player: 'sparta', city: 'patrae' },
      1,
      (state) => state.cities['patrae']?.walled === true,
    ],
  ])('%s: at once', (_, action, cost, done) => {
    const state = building(rich(withUnits(bare, { 'laconia-hoplite-5-1': { at: 'W2839' } })), 'sparta');
    const { state: after } = play(state, action);
    expect([paid(state, after, 'sparta'), done(after)]).toEqual([cost, true]);
  });

  it.each<readonly [label: string, city: string, player: PlayerId, cost: number, seasons: number]>([
    ['walls of a medium city', 'phocaea', 'athens', 1, 1],
    ['walls of a large city', 'elis', 'sparta', 2, 2],
  ])('%s: in %s', (_, city, player, cost, seasons) => {
    const state = building(rich(bare), player);
    const { state: after } = play(state, { type: 'buildWalls', player, city });
    expect([paid(state, after, player), after.cities[city]]).toEqual([cost, { wallsDue: seasons }]);
    expect(questions.priceOfWalls(situation(state), city)).toEqual({ talents: cost, seasons });
    expect(questions.wallsDue(situation(after), city)).toBe(seasons);
  });

  it('Long Walls: two talents, two seasons', () => {
    const state = building(
      rich(withUnits({ ...bare, longWalls: [] }, { 'attica-hoplite-4-1': { at: 'W3731', inside: true } })),
    );
    const action: Action = {
      type: 'buildLongWalls',
      player: 'athens',
      unit: 'attica-hoplite-4-1',
      walls: 'athens piraeus',
    };
    const { state: after } = play(state, action);
    expect(paid(state, after, 'athens')).toBe(2);
    expect(after.longWallsBegun).toEqual({ 'athens piraeus': { due: 2, by: 'attica-hoplite-4-1' } });
  });

  it('questions tell the price of each work', () => {
    const prices = (['base', 'fort', 'smallWalls', 'mediumWalls', 'largeWalls', 'longWalls'] as const).map(
      (work: Work) => {
        const { talents, seasons } = questions.priceOfWork(situation(campaign), work);
        return [work, talents, seasons];
      },
    );
    expect(prices).toEqual([
      ['base', 1, 0],
      ['fort', 1, 0],
      ['smallWalls', 1, 0],
      ['mediumWalls', 1, 1],
      ['largeWalls', 2, 2],
      ['longWalls', 2, 2],
    ]);
  });
});

describe('R 7.5-7.7: building at random', () => {
  it('all that is listed is carried out, nothing is built on credit, and the state stays sound', () => {
    const chance = seededChance('building');
    const seasons: readonly Season[] = ['spring', 'summer', 'fall'];
    for (const [turn, season] of seasons.entries()) {
      const simulation = machine.simulate(atBuildStage(rich({ ...campaign, season, turn }, 12)).state);
      for (let built = 0; built < 40 && simulation.state().stack.at(-1)?.kind === 'building'; built++) {
        const before = simulation.state();
        const [actor] = simulation.actors();
        const actions = simulation.legalActions();
        const action =
          actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : actions[chance.draw(actions.length)];
        if (action === undefined) throw new RangeError('nothing is listed');
        orThrow(simulation.apply(action));
        expect(faultsOf(simulation.state(), before)).toEqual([]);
      }
    }
  });
});
