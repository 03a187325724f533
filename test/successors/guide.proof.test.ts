/** Standing orders, subjects and journeys in whole games of every policy of Successors. */
import { describe, expect, test } from 'vitest';
import { CHANCE, drawWeighted, frameOf, seededChance, topFrame } from '../../src/core/index.js';
import {
  applyAction,
  autoAction,
  createGame,
  destinations,
  legalActions,
  nextTurn,
  orThrow,
  sampleState,
  successors,
  viewFor,
  type GameState,
  type StandingOrders,
  type SuccessorsTypes,
} from '../../src/successors/index.js';
import { SUCCESSORS_POLICIES } from './policies.js';
import * as guide from '../kit/guide.js';
import { deciding, walk } from '../kit/walk.js';
import { SEED } from '../seed.js';
import { successorsKit } from './kit.js';

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
