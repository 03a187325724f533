/** In the toy the turn is a pause; from a score of 4 it concerns whoever is asked, from 6 it is his own doing, and to roll is to answer. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import {
  autoAction,
  betraysHand,
  decodeStandingOrders,
  matches,
  nextTurn,
  orThrow,
  seededChance,
  type StandingOrders,
} from '../../src/core/index.js';
import { alexandros } from '../../src/alexandros/index.js';
import { toy, type ToyState, type ToyTypes } from './toy.js';

const at = (score: number): ToyState => ({ ...orThrow(toy.createGame({ players: 2, goal: 100 })), score });
const orders = (changes: Partial<StandingOrders<ToyTypes>> = {}): StandingOrders<ToyTypes> => ({
  player: 'ann',
  moments: 'all',
  unless: [],
  untilTurn: null,
  ...changes,
});
const passes = (score: number, ...some: readonly StandingOrders<ToyTypes>[]): boolean =>
  autoAction(toy, at(score), some) !== undefined;

describe('autoAction', () => {
  test('is the pass of the pause, of whoever has ordered it', () => {
    expect(autoAction(toy, at(0), [orders()])).toEqual({ type: 'stop', player: 'ann' });
    expect(passes(0)).toBe(false);
    expect(passes(0, orders({ player: 'bob' }))).toBe(false);
    expect(passes(0, orders({ player: 'bob' }), orders())).toBe(true);
  });

  test('is for the moments ordered', () => {
    expect(passes(0, orders({ moments: ['turn'] }))).toBe(true);
    expect(passes(0, orders({ moments: [] }))).toBe(false);
  });

  test('is not for what is excepted', () => {
    expect([3, 4].map((score) => passes(score, orders({ unless: ['concerned'] })))).toEqual([true, false]);
    expect([5, 6].map((score) => passes(score, orders({ unless: ['ownDoing'] })))).toEqual([true, false]);
    expect(passes(0, orders({ unless: ['able'] }))).toBe(false);
    expect(passes(4, orders({ unless: ['concerned'] }), orders({ unless: ['ownDoing'] })), 'one is enough').toBe(true);
  });

  test('is for as long as was ordered', () => {
    const until = orders({ untilTurn: nextTurn(toy, at(2), 'ann') });
    expect([2, 3, 4].map((score) => passes(score, until))).toEqual([true, false, false]);
  });

  test('of the view of another tells nothing of orders that look at a hand', () => {
    const view = (viewer: 'ann' | 'bob') => toy.viewFor(at(0), viewer);
    const looking = orders({ unless: ['able'] });
    expect(autoAction(toy, view('bob'), [looking])).toBeUndefined();
    expect(autoAction(toy, view('bob'), [orders()])).toEqual({ type: 'stop', player: 'ann' });
    expect([looking, orders()].map(betraysHand)).toEqual([true, false]);
  });

  /** The toy in which other types of action are answers. */
  const answering = (...answers: readonly ('roll' | 'stop' | 'fall')[]): typeof toy => ({
    ...toy,
    guide: { ...toy.guide, pauses: { ...toy.guide.pauses!, answers } },
  });

  test('is not for one who is able to answer, by any of the types of action that are answers', () => {
    const passesIn = (game: typeof toy) => autoAction(game, at(0), [orders({ unless: ['able'] })]) !== undefined;
    expect([answering('fall', 'roll'), answering('fall'), answering()].map(passesIn)).toEqual([false, true, true]);
  });

  test('that look at a hand are for whoever sees it: his own view, or a state', () => {
    const game = answering('fall');
    const looking = [orders({ unless: ['able'] })];
    const told = [at(0), game.viewFor(at(0), 'ann'), game.viewFor(at(0), 'bob'), game.viewFor(at(0), 'spectator')];
    expect(told.map((shown) => autoAction(game, shown, looking) !== undefined)).toEqual([true, true, false, false]);
  });

  test('is nothing where there is no pause, and in a game that has none', () => {
    const rolling = orThrow(toy.applyAction(at(0), { type: 'roll', player: 'ann' })).state;
    expect(autoAction(toy, rolling, [orders()])).toBeUndefined();
    const state = orThrow(alexandros.createGame({ players: 2 }));
    expect(
      autoAction(alexandros, state, [{ player: 'red', moments: 'all', unless: [], untilTurn: null }]),
    ).toBeUndefined();
    expect(nextTurn(alexandros, state, 'red')).toBe(1);
  });
});

describe('decodeStandingOrders', () => {
  const decode = decodeStandingOrders(toy);

  test('reads what it was given as JSON', () => {
    const given = orders({ moments: ['turn'], unless: ['concerned', 'able'], untilTurn: 3 });
    expect(decode(JSON.parse(JSON.stringify(given)))).toEqual(E.right(given));
  });

  test.each([
    [{ player: 'carl' }, ['$.player']],
    [{ moments: ['tea'] }, ['$.moments']],
    [{ moments: 'some', unless: ['raining'] }, ['$.moments', '$.unless[0]']],
    [{ untilTurn: -1 }, ['$.untilTurn']],
    [{ untilTurn: 0.5, player: null }, ['$.player', '$.untilTurn']],
    [{ more: 1 }, ['$.more']],
  ])('refuses %j with every fault', (changes, paths) => {
    const read = decode({ ...orders(), ...changes });
    expect(E.isLeft(read) && read.left.faults.map(({ path }) => path)).toEqual(paths);
  });

  test('refuses what is no row of orders', () => {
    const read = decode(5);
    expect(E.isLeft(read) && read.left.faults).toEqual([{ path: '$', message: 'expected standing orders, got 5' }]);
  });

  test('of a game without pauses takes none', () => {
    const read = decodeStandingOrders(alexandros)({ player: 'red', moments: ['dusk'], unless: [], untilTurn: null });
    expect(E.isLeft(read) && read.left.faults).toEqual([
      { path: '$.player', message: 'expected nothing, got "red"' },
      { path: '$.moments', message: expect.stringMatching(/^expected "all", or a list of nothing, got /) as string },
    ]);
  });
});

describe('playing with orders', () => {
  const { createMatch, play, playWithOrders, obey, undo } = matches(toy);
  const match = orThrow(createMatch({ players: 2, goal: 100, seed: 'orders' }));
  const roll = { type: 'roll', player: 'ann' } as const;
  const pass = { type: 'stop', player: 'bob' } as const;

  test('plays, and then passes for whoever has ordered it', () => {
    const rolled = orThrow(play(match, roll));
    const stopped = orThrow(play(rolled.match, pass));
    const played = orThrow(playWithOrders(match, roll, [orders({ player: 'bob' })]));
    expect(played).toEqual({
      match: { ...stopped.match, byOrder: [2] },
      events: [...rolled.events, ...stopped.events],
      passes: [pass],
    });
    expect(orThrow(undo(played.match))).toEqual(match);
    expect(orThrow(playWithOrders(match, roll, []))).toEqual({ ...rolled, passes: [] });
  });

  test('passes at once for whoever orders it when he is asked', () => {
    const { match: after, passes } = obey(match, [orders()]);
    expect(passes).toEqual([{ type: 'stop', player: 'ann' }]);
    expect(toy.outcome(after.state)?.winners).toEqual(['bob']);
  });

  test('refuses as play does', () => {
    expect(playWithOrders(match, pass, [])).toEqual(play(match, pass));
  });

  test('plays a match without a seed by a source of chance', () => {
    const begun = orThrow(createMatch({ players: 2, goal: 100 }, seededChance('none')));
    const played = orThrow(playWithOrders(begun, roll, [orders({ player: 'bob' })], seededChance('dice')));
    expect(played.match.seed).toBeNull();
    expect(played.passes).toEqual([pass]);
  });
});
