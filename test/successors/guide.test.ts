/** What actions are about, marches and voyages, and standing orders, on positions worked out by hand and in games of all policies. */
import { describe, expect, test } from 'vitest';
import { SEED } from '../seed.js';
import { CHANCE, drawWeighted, frameOf, sameJson, seededChance, topFrame } from '../../src/core/index.js';
import {
  applyAction,
  autoAction,
  createGame,
  destinations,
  fromPosition,
  groupActions,
  legalActions,
  nextTurn,
  orThrow,
  sampleState,
  subjectOf,
  successors,
  viewFor,
  type Action,
  type GameState,
  type Position,
  type StandingOrders,
  type SuccessorsTypes,
} from '../../src/successors/index.js';
import { SUCCESSORS_POLICIES } from '../../tools/policies/successors.js';
import * as guide from '../kit/guide.js';
import { walk, deciding } from '../kit/walk.js';
import { successorsKit } from './kit.js';

const position = (parts: Partial<Position>): GameState =>
  orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: { players: 2 },
      toMove: 'red',
      ...parts,
    }),
  );

/** The movement die has fallen; a 6 is above every Initiative, and gives 4 Movement Points (R 8.1). */
function rolled(state: GameState, die = 6): GameState {
  const about = orThrow(applyAction(state, { type: 'rollMovement', player: 'red' })).state;
  return orThrow(applyAction(about, { type: 'roll', player: CHANCE, die })).state;
}
const played = (state: GameState, ...actions: readonly Action[]): GameState =>
  actions.reduce((now, action) => orThrow(applyAction(now, action)).state, state);
const activate = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
const march = (to: string) => ({ type: 'march', player: 'red', to, passage: false }) as const;

const isToSardeis = (action: Action): boolean => action.type === 'march' && action.to === 'sardeis';

const atKelainai = position({
  generals: { antigonos: 'red:kelainai' },
  forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } },
});

describe('what an action is about', () => {
  const onTheMarch = played(rolled(atKelainai), activate);

  test('R 8.3.1 leaving is about what is with the march, and its space', () => {
    const leave = { type: 'leaveUnits', player: 'red', unit: 'loyal', count: 1, inside: false } as const;
    expect(subjectOf(leave, onTheMarch)).toEqual({
      spaces: ['kelainai'],
      pieces: ['units:march:loyal'],
      cards: [],
      provinces: [],
      players: [],
    });
    expect(legalActions(onTheMarch).some((action) => sameJson(action, leave))).toBe(true);
  });

  test('R 8.3.1 taking is about what stands where the march is', () => {
    const take = { type: 'takeUnits', player: 'red', unit: 'loyal', count: 1, inside: false } as const;
    expect(subjectOf(take, onTheMarch).pieces).toEqual(['units:red:kelainai:loyal']);
    expect(subjectOf({ ...take, inside: true }, onTheMarch).pieces).toEqual(['units:red:kelainai:inside:loyal']);
  });

  test('R 8.2 a click on a neighbouring space marches there', () => {
    const { spaces } = groupActions(legalActions(onTheMarch), onTheMarch);
    expect(spaces.find(({ of }) => of === 'synnada')?.actions).toEqual([march('synnada')]);
    expect(
      spaces.find(({ of }) => of === 'ephesos'),
      'two steps away',
    ).toBeUndefined();
  });
});

describe('destinations', () => {
  test('R 8.2 are as far as the Movement Points go, by the way that costs least', () => {
    const goals = destinations(rolled(atKelainai));
    // Kelainai to Sardeis, to Pergamon, to Abydos: three Land paths.
    const abydos = goals.find(({ goal }) => goal === 'abydos');
    expect(abydos).toEqual({
      pieces: ['general:antigonos', 'army:red:kelainai'],
      goal: 'abydos',
      actions: [activate, march('sardeis'), march('pergamon'), march('abydos')],
      certain: 4,
      cost: 3,
      awaits: 'red',
    });
    expect(
      goals.some(({ goal }) => goal === 'pella'),
      'too far',
    ).toBe(false);
    expect(goals.every(({ cost }) => cost <= 4)).toBe(true);
  });

  test('R 8.4 go by sea, and debark', () => {
    const lesbos = destinations(rolled(atKelainai)).find(({ goal }) => goal === 'lesbos');
    expect(lesbos?.actions.map(({ type }) => type)).toEqual(['activate', 'march', 'march', 'embark', 'sail', 'debark']);
  });

  test('R 8.3.11 lead through an Independent Stronghold only to a die', () => {
    const aspendos = destinations(rolled(atKelainai)).find(({ goal }) => goal === 'aspendos');
    expect(aspendos).toMatchObject({ awaits: CHANCE, actions: [activate, march('sagalassos'), march('aspendos')] });
  });

  test('R 8.3.1 go on from where the march is', () => {
    const goals = destinations(played(rolled(atKelainai), activate, march('sardeis')));
    expect(goals.find(({ goal }) => goal === 'pergamon')).toMatchObject({
      pieces: ['general:antigonos'],
      actions: [march('pergamon')],
      cost: 1,
    });
    expect(
      goals.some(({ goal }) => goal === 'sardeis'),
      'he is there',
    ).toBe(false);
  });

  test('R 9 end with the enemy whom they meet', () => {
    const met = rolled(
      position({
        generals: { antigonos: 'red:kelainai', krateros: 'blue:sardeis' },
        forces: { 'red:kelainai': { loyal: 2, mercenary: 1 }, 'blue:sardeis': { loyal: 3 } },
      }),
    );
    const sardeis = destinations(met).find(({ goal }) => goal === 'sardeis');
    // Blue may avoid battle; if he passes, the dice of the battle fall.
    expect(sardeis).toMatchObject({ actions: [activate, march('sardeis')], certain: 2, awaits: CHANCE });
    const through = destinations(met).filter(({ goal, actions }) => goal !== 'sardeis' && actions.some(isToSardeis));
    expect(through, 'nobody marches past them').toEqual([]);
    expect(destinations(rolled(atKelainai)).filter(({ actions }) => actions.some(isToSardeis)).length).toBeGreaterThan(
      1,
    );
  });

  test('R 6.5 tell nothing of the hands of others', () => {
    const holding = (cards: readonly number[]): GameState =>
      rolled(
        position({
          generals: { antigonos: 'red:kelainai' },
          forces: { 'red:kelainai': { loyal: 2 } },
          hands: { blue: cards },
        }),
      );
    expect(destinations(holding([44, 51]))).toEqual(destinations(holding([1, 2])));
  });
});

/** Seeds of the games of these tests, which follow that of the run. */
const seedOf = (name: string): string => `${SEED} ${name}`;

const everyone = (orders: Partial<StandingOrders<SuccessorsTypes>>): StandingOrders<SuccessorsTypes> => ({
  player: 'red',
  moments: 'all',
  unless: [],
  untilTurn: null,
  ...orders,
});

/** The windows of a random game in which red is asked, each with a state that differs in hidden hands alone. */
function* windows(name: string): Generator<readonly [state: GameState, other: GameState]> {
  const dice = seededChance(seedOf(name));
  let state = orThrow(createGame({ players: 3, interrupts: 'everyone' }));
  for (;;) {
    const [actor] = successors.actors(state);
    if (actor === undefined) return;
    const top = topFrame(state);
    if (top?.kind === 'window' && top.asked === 'red') yield [state, sampleState(viewFor(state, 'blue'), dice)];
    const action =
      actor === CHANCE
        ? drawWeighted(successors.chanceOutcomes(state), dice)
        : legalActions(state)[dice.draw(legalActions(state).length)];
    if (action === undefined) return;
    state = orThrow(applyAction(state, action)).state;
  }
}

describe('standing orders', () => {
  const passes = (state: GameState, orders: Partial<StandingOrders<SuccessorsTypes>>): boolean =>
    autoAction(state, [everyone(orders)]) !== undefined;

  test('R 4.31.1 pass whatever is in the hand, but for orders that look into it', () => {
    let differ = 0;
    let differAble = 0;
    let asked = 0;
    for (const [state, other] of windows('hands')) {
      asked += 1;
      for (const unless of [[], ['concerned'], ['ownDoing'], ['concerned', 'ownDoing']] as const)
        if (passes(state, { unless }) !== passes(other, { unless })) differ += 1;
      if (passes(state, { unless: ['able'] }) !== passes(other, { unless: ['able'] })) differAble += 1;
    }
    expect(asked).toBeGreaterThan(20);
    expect(differ).toBe(0);
    expect(differAble, 'nothing would have been seen').toBeGreaterThan(0);
  });

  test('R 4.31.1 ask for one whom it concerns', () => {
    let concerned = 0;
    for (const [state] of windows('concerned')) {
      const top = topFrame(state);
      if (top?.kind !== 'window' || top.space === null || top.subject === 'red') continue;
      if (state.control[top.space] !== 'red') continue;
      concerned += 1;
      expect(passes(state, { unless: ['concerned'] })).toBe(false);
      expect(passes(state, {})).toBe(true);
    }
    expect(concerned).toBeGreaterThan(0);
  });

  test('R 6.6 count the turns of a player as they begin', () => {
    const turns = { red: 0, blue: 0, yellow: 0, white: 0, black: 0 };
    let checked = 0;
    walk({ ...successorsKit, options: () => ({ players: 3 as const }) }, 3, SEED, ({ before, after }) => {
      const begun = frameOf(after, 'playerTurn');
      const goingOn = frameOf(before, 'playerTurn');
      if (begun !== undefined && (goingOn?.player !== begun.player || before.round !== after.round))
        turns[begun.player] += 1;
      for (const player of successors.players(after)) {
        checked += 1;
        expect(nextTurn(after, player), `${player} in round ${after.round} of turn ${after.turn}`).toBe(
          turns[player] + 1,
        );
      }
    });
    expect(checked).toBeGreaterThan(1_000);
    expect(turns.red).toBeGreaterThan(5);
  });
});

describe('in games of every policy', () => {
  test.each(Object.entries(SUCCESSORS_POLICIES))('%s', (name, policy) => {
    const kit = {
      ...successorsKit,
      options: () => ({
        players: 4 as const,
        interrupts: name === 'fight' ? ('everyone' as const) : ('holders' as const),
      }),
    };
    let goals = 0;
    walk(
      kit,
      4,
      SEED,
      (step) => {
        if (step.taste.draw(17) === 0) guide.subjects(kit, step);
        if (step.taste.draw(17) === 0) guide.orders(kit, step);
        if (step.taste.draw(11) !== 0) return;
        guide.journeys(kit, step);
        goals += destinations(step.before).length;
      },
      100_000,
      deciding(policy),
    );
    expect(goals, 'nobody went anywhere').toBeGreaterThan(0);
  });
});
