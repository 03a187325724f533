/** What actions are about, and whole marches and voyages: worked out by hand, and in random games. */
import { describe, expect, test } from 'vitest';
import {
  createGame,
  destinations,
  groupActions,
  orThrow,
  seededChance,
  subjectOf,
  type Action,
  type GameState,
  type PeloponnesianSubject,
} from '../../src/peloponnesian/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { hexesByArea } from '../../src/peloponnesian/query/areas.js';
import { areaNumbered } from '../../src/peloponnesian/geometry/names.js';
import { sampleState } from '../../src/peloponnesian/sample.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import * as checks from '../kit/guide.js';
import { pick } from '../kit/walk.js';
import { SEED } from '../seed.js';
import { peloponnesianKit } from './kit.js';
import { listed, moving } from './movement.js';
import { playOn, play } from './table.js';

const [SPARTA, PIRAEUS, NISAEA] = ['W2838', 'W3731', 'W3531'] as const;

/** Agis before two hoplites in Sparta. */
const agis = {
  units: {
    'laconia-hoplite-5-1': { at: SPARTA, inside: true },
    'laconia-hoplite-5-2': { at: SPARTA, inside: true },
  },
  leaders: { agis: { at: SPARTA, inside: true } },
} as const;

/** The whole moves of one beginning. */
const movesOf = (state: GameState, piece: string, company: 'all' | 'alone') =>
  destinations(state).filter(({ actions: [first] }) => {
    const isBeginning = first?.type === 'march' || first?.type === 'sail';
    return isBeginning && first.piece === piece && first.company === company;
  });

const goalsAt = (state: GameState, piece: string, company: 'all' | 'alone') =>
  new Map(movesOf(state, piece, company).map((move) => [move.goal, move]));

describe('whole marches', () => {
  test('R 16.6 a hex along a road costs half a point, told in halves', () => {
    const goals = goalsAt(moving('sparta', agis), 'agis', 'all');
    expect(goals.get('W2837')).toMatchObject({ cost: 1, awaits: 'sparta', certain: 2 });
    expect(goals.get('W2836')).toMatchObject({ cost: 2, awaits: 'sparta', certain: 3 });
    expect(goals.get('W2837')?.pieces).toEqual(['agis']);
  });

  test('R 16.3.2 every hex of a friendly area costs no more than a point', () => {
    const state = moving('sparta', agis);
    const { ground, places, components } = machine.situationOf(state);
    const goals = goalsAt(state, 'agis', 'all');
    const laconia = hexesByArea(ground)[areaNumbered(ground.map, 'laconia')] ?? [];
    const passable = laconia.filter((hex) => {
      const terrain = ground.terrainAt[hex] ?? null;
      return terrain !== null && components.charts.movement.terrain[terrain] !== null && places.ids[hex] !== SPARTA;
    });
    expect(passable.length).toBeGreaterThan(10);
    for (const hex of passable)
      expect(goals.get(places.ids[hex] as 'W2837')?.cost, places.ids[hex]).toBeLessThanOrEqual(2);
    expect(goals.has(SPARTA), 'the start is no goal').toBe(false);
  });

  test('R 16.3.1 a leader alone goes further than with hoplites', () => {
    const state = moving('sparta', agis);
    const most = (company: 'all' | 'alone') => Math.max(...movesOf(state, 'agis', company).map(({ cost }) => cost));
    expect([most('all'), most('alone')]).toEqual([3 * 2, 5 * 2]);
  });

  test('R 16.3.4 an attack is a goal at which all points are spent', () => {
    const enemy = { 'argolid-hoplite-4-1': { at: 'W2837' } } as const;
    const state = moving('sparta', { ...agis, units: { ...agis.units, ...enemy } });
    const attack = goalsAt(state, 'agis', 'all').get('W2837');
    expect(attack).toMatchObject({ cost: 3 * 2, awaits: 'sparta' });
    const { state: after } = play(state, ...(attack?.actions ?? []));
    expect(after.leaders['agis']?.at).toBe('W2837');
    expect(listed(after).some(({ type }) => type === 'step')).toBe(false);
  });

  test('R 16.3.1 on the march goals are told with what is left', () => {
    const begun = play(moving('sparta', agis), {
      type: 'march',
      player: 'sparta',
      piece: 'agis',
      company: 'all',
    }).state;
    const onward = play(begun, { type: 'step', player: 'sparta', to: 'W2837' }).state;
    const [nearest] = destinations(onward);
    expect(nearest).toMatchObject({ goal: 'W2836', cost: 1, pieces: ['agis', ...Object.keys(agis.units)] });
    expect(Math.max(...destinations(onward).map(({ cost }) => cost))).toBeLessThanOrEqual(3 * 2 - 1);
  });
});

describe('whole voyages', () => {
  const state = moving('athens', { units: { 'attica-fleet-6-1': { at: PIRAEUS, inside: true } } });
  const goals = goalsAt(state, 'attica-fleet-6-1', 'alone');

  test('R 16.6 from port to port next to it costs a point to launch and one to land', () => {
    expect(goals.get(NISAEA)).toMatchObject({
      cost: 2,
      awaits: 'athens',
      actions: [
        { type: 'sail', player: 'athens', piece: 'attica-fleet-6-1', company: 'alone' },
        { type: 'sailTo', player: 'athens', sea: 'saronicGulf' },
        { type: 'landAt', player: 'athens', hex: NISAEA },
        { type: 'setSail', player: 'athens' },
      ],
      certain: 4,
    });
  });

  test('R 16.4.1, ruling R5: only what costs more than six points and the lowest die waits for chance', () => {
    const waiting = [...goals.values()].filter(({ awaits }) => awaits === 'chance');
    expect(waiting.length).toBeGreaterThan(0);
    for (const { awaits, cost, goal } of goals.values()) {
      expect(cost, goal).toBeLessThanOrEqual(6 + 6);
      expect(awaits === 'chance', goal).toBe(cost > 6 + 1);
    }
  });

  test('R 16.4.4 a landing onto enemies ends the plan, and its last leg counts', () => {
    const enemy = { 'laconia-hoplite-5-1': { at: 'W3136' } } as const;
    const fleet = { 'attica-fleet-6-1': { at: 'argolicGulf' } } as const;
    const attack = goalsAt(moving('athens', { units: { ...fleet, ...enemy } }), 'attica-fleet-6-1', 'alone').get(
      'W3136',
    );
    expect(attack?.actions.map(({ type }) => type)).toEqual(['sail', 'landAt']);
    expect(attack?.cost, 'two for a coast without a port').toBe(2);
  });

  test('R 16.4.5 a way on which enemies can intercept is certain no further than that', () => {
    const raider = { 'laconia-fleet-3-1': { at: 'saronicGulf' } } as const;
    const fleet = { 'attica-fleet-6-1': { at: PIRAEUS, inside: true } } as const;
    const watched = goalsAt(moving('athens', { units: { ...fleet, ...raider } }), 'attica-fleet-6-1', 'alone');
    const move = watched.get(NISAEA);
    expect(move?.actions.at(-1)?.type).toBe('setSail');
    expect(move?.awaits).toBe('athens');
    const sailed = play(moving('athens', { units: { ...fleet, ...raider } }), ...(move?.actions ?? [])).state;
    expect(machine.actors(sailed), 'Sparta is asked first').toEqual(['sparta']);
  });
});

describe('what actions are about', () => {
  const about = (state: GameState, action: Action): Partial<PeloponnesianSubject> => {
    const subject = subjectOf(action, state);
    const aspects = Object.keys(subject) as (keyof PeloponnesianSubject)[];
    return Object.fromEntries(
      aspects.filter((aspect) => subject[aspect].length > 0).map((aspect) => [aspect, subject[aspect]]),
    );
  };

  test('R 16.3 a march is about the piece and where it stands, a step about where it leads', () => {
    const state = moving('sparta', agis);
    const march = { type: 'march', player: 'sparta', piece: 'agis', company: 'all' } as const;
    expect(about(state, march)).toEqual({ pieces: ['agis'], spaces: [SPARTA] });
    const onTheWay = play(state, march).state;
    const pieces = ['agis', 'laconia-hoplite-5-1', 'laconia-hoplite-5-2'];
    expect(about(onTheWay, { type: 'step', player: 'sparta', to: 'W2837' })).toEqual({ spaces: ['W2837'], pieces });
    expect(about(onTheWay, { type: 'enterArea', player: 'sparta', area: 'messenia' })).toEqual({
      provinces: ['messenia'],
      pieces,
    });
    expect(about(onTheWay, { type: 'halt', player: 'sparta' })).toEqual({ spaces: [SPARTA], pieces });
  });

  test('R 7.3 a placement is about the unit and the hex of the city', () => {
    const action = { type: 'place', player: 'sparta', unit: 'laconia-hoplite-5-1', city: 'gytheum' } as const;
    expect(about(moving('sparta', {}), action)).toEqual({ pieces: ['laconia-hoplite-5-1'], spaces: ['W2940'] });
  });

  test('R 15.1 a raid is about the unit, its hex, and the area', () => {
    const state = moving('athens', { units: { 'attica-hoplite-4-1': { at: 'W2837' } } });
    expect(about(state, { type: 'raid', player: 'athens', unit: 'attica-hoplite-4-1' })).toEqual({
      pieces: ['attica-hoplite-4-1'],
      spaces: ['W2837'],
      provinces: ['laconia'],
    });
  });

  test('R 16.8.1 crossing the Isthmus is about the other port', () => {
    const [lechaeum, cenchreae] = ['W3130', 'W3232'] as const;
    const state = moving('sparta', { units: { 'laconia-fleet-3-1': { at: lechaeum, inside: true } } });
    const sail = { type: 'sail', player: 'sparta', piece: 'laconia-fleet-3-1', company: 'alone' } as const;
    const planned = play(state, sail).state;
    expect(about(planned, { type: 'crossIsthmus', player: 'sparta' })).toEqual({
      spaces: [cenchreae],
      pieces: ['laconia-fleet-3-1'],
    });
    expect(goalsAt(state, 'laconia-fleet-3-1', 'alone').get(cenchreae)?.cost).toBe(6);
  });

  test('R 11.3.2 Long Walls are about both their ends', () => {
    const action = { type: 'destroyLongWalls', player: 'sparta', walls: 'athens piraeus' } as const;
    expect(about(moving('sparta', {}), action)).toEqual({ spaces: ['W3831', PIRAEUS] });
  });

  test('R 12.1 a card is about itself and what it is played on: a region, a city, a leader, another card, a player', () => {
    const state = orThrow(createGame({ players: 2, scenario: 'campaign' }));
    const playing = (card: number, target: Partial<Action>) =>
      about(state, { type: 'playCard', player: 'athens', card, ...target } as Action);
    expect(playing(3, {})).toEqual({ cards: [3] });
    expect(playing(3, { region: 'corinth' })).toEqual({ cards: [3], provinces: ['corinth'] });
    expect(playing(3, { city: 'sparta' })).toEqual({ cards: [3], spaces: [SPARTA] });
    expect(playing(3, { against: 60, on: 'sparta' })).toEqual({ cards: [3, 60], players: ['sparta'] });
    expect(playing(3, { leader: 'archidamus' })).toMatchObject({ cards: [3], pieces: ['archidamus'] });
    expect(about(state, { type: 'discardCard', player: 'athens', card: 3 })).toEqual({ cards: [3] });
  });

  test('R 24.6 a card that is given is about itself and the ally', () => {
    const state = orThrow(createGame({ players: 4, scenario: 'fourPlayerCampaign' }));
    const given = { type: 'giveCard', player: 'sparta', to: 'thebes', card: 3 } as const;
    expect(about(state, given)).toEqual({ cards: [3], players: ['thebes'] });
  });

  test('what ends a phase is found among the others', () => {
    const state = moving('sparta', agis);
    const { others, pieces } = groupActions(listed(state), state);
    expect(others).toEqual([{ type: 'endMovement', player: 'sparta' }]);
    expect(pieces.map(({ of }) => of)).toEqual(['agis', 'gylippus', 'ramphias', 'laconia-hoplite-5-1']);
  });
});

/** One of so many ways is looked for whole moves. */
const WAYS = 20;

describe('in random games', () => {
  const chance = seededChance(`guide ${SEED}`);

  test.each(['argiveLeague', 'spartanFantasy', 'athenianFantasy'] as const)('%s', (scenario) => {
    let state = orThrow(createGame({ players: 2, scenario }));
    let ways = 0;
    for (let index = 0; index < 400 && state.ended === null; index++) {
      const [actor] = machine.actors(state);
      if (actor === undefined) break;
      const legal = machine.legalActions(state);
      const action = pick(legal, chance);
      const { state: after, events } = orThrow(machine.applyAction(state, action));
      const step = { index, before: state, actor, legal, action, events, after, taste: chance };
      checks.subjects(peloponnesianKit, step);
      if (legal.some(({ type }) => ['step', 'sailTo', 'settle'].includes(type)) && ways++ % WAYS === 0)
        checks.journeys(peloponnesianKit, step);
      state = after;
    }
    expect(ways).toBeGreaterThan(0);
  });

  test('a state is sampled from a view as it was', () => {
    const state = playOn(orThrow(createGame({ players: 2, scenario: 'argiveLeague' })), chance, 60);
    for (const viewer of ['sparta', 'spectator'] as const)
      expect(sampleState(viewFor(state, viewer), chance)).toEqual(state);
  });
});
