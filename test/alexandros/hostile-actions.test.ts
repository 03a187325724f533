/** Actions that are no data: getters and proxies are neither run nor do they throw, whatever is asked. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { alexandros, createMatch, orThrow, play, type Action } from '../../src/alexandros/index.js';
import { isAction } from '../../src/alexandros/codec/action.js';
import { actionsLeft, expectRefused, table } from './table.js';

const state = table({ faceUp: ['horse', 'lyre'], stack: actionsLeft(2) ?? [] });
const pass: Action = { type: 'pass', player: 'red' };

const fail = (): never => {
  throw new Error('code of the action was run');
};

const everyTrap = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getOwnPropertyDescriptor: fail,
  getPrototypeOf: fail,
} satisfies ProxyHandler<Action>;

const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable(pass, {});
  revoke();
  return proxy;
})();

const inherited: unknown = Object.create(pass);

const hostile: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['a text', 'pass'],
  ['a list', [pass]],
  ['a list with the fields of an action', Object.assign([], pass)],
  ['a function', Object.assign(fail, pass)],
  ['an empty object', {}],
  ['an action of nobody', { type: 'pass' }],
  ['an unknown type', { type: 'toString', player: 'red' }],
  ['a field too many', { ...pass, extra: 1 }],
  ['a field that is not its own', inherited],
  ['a getter for its type', Object.defineProperty({ player: 'red' }, 'type', { get: fail, enumerable: true })],
  ['a getter for its player', Object.defineProperty({ type: 'pass' }, 'player', { get: fail, enumerable: true })],
  ['a getter beside its fields', Object.defineProperty({ ...pass }, 'toJSON', { get: fail, enumerable: true })],
  ['a symbol beside its fields', { ...pass, [Symbol('s')]: 1 }],
  [
    'a class of its own',
    new (class Passing {
      type = 'pass';
      player = 'red';
    })(),
  ],
  ['a proxy that throws at every touch', new Proxy(pass, everyTrap)],
  ['a revoked proxy', revoked],
  ...Object.keys(everyTrap)
    .map((trap) => [`a proxy that throws at ${trap}`, new Proxy(pass, { [trap]: fail })] as const)
    .filter(([name]) => name !== 'a proxy that throws at has'),
  ['a proxy that lies at a second look', new Proxy(pass, { get: (_, key) => (key === 'player' ? 'yellow' : 'pass') })],
];

describe('R Game Play: what is no action is refused as such', () => {
  it.each(hostile)('%s', (_, input) => {
    const action = input as Action;
    expect(isAction(action)).toBe(false);
    expectRefused(state, action, 'malformedAction', 'R Game Play');
    expect(alexandros.explainAction(state, action)?.code).toBe('malformedAction');
    const simulation = alexandros.simulate(state);
    expect(simulation.apply(action)).toMatchObject({ left: { code: 'malformedAction' } });
    expect(simulation.state()).toEqual(state);
    expect(E.isLeft(alexandros.decode.action(action)) || !isAction(action)).toBe(true);
  });

  it('also in a match, while cards are dealt, and of somebody whose turn it is not', () => {
    const match = orThrow(createMatch({ players: 2, seed: 'issos' }));
    expect(play(match, null as never)).toMatchObject({ left: { code: 'malformedAction', rule: 'R Game Play' } });
    const dealing = orThrow(alexandros.createGame({ players: 2 }));
    expectRefused(dealing, null as never, 'malformedAction', 'R Take a Card');
    expectRefused(state, { type: 'pass', player: 'purple' } as never, 'malformedAction', 'R Game Play');
    expectRefused(state, { type: 'pass', player: 'yellow' }, 'notYourTurn', 'R Game Play');
    for (const action of alexandros.legalActions(state)) {
      const refusal = alexandros.explainAction(state, action, 'yellow');
      expect(refusal).toMatchObject({ code: 'notYourAction', params: { player: 'red', by: 'yellow' } });
      expect(alexandros.applyAction(state, action, 'yellow')).toEqual(E.left(refusal));
      expect(alexandros.explainAction(state, action, 'red')).toBeUndefined();
    }
    expect(alexandros.explainAction(state, { type: 'pass', player: 'yellow' })?.params).toEqual({
      player: 'yellow',
      waitingFor: 'red',
    });
  });

  it('a game that is over says so first', () => {
    const over = table({ faceUp: ['horse', 'lyre'], ended: { how: 'noMoveLeft', winners: ['red', 'yellow'] } });
    expectRefused(over, null as never, 'gameOver', 'R End of the Game');
  });

  it('an action that is not frozen, not listed itself, but of the same value is carried out', () => {
    expect(E.isRight(alexandros.applyAction(state, { player: 'red', type: 'pass' }))).toBe(true);
    expect(E.isRight(alexandros.applyAction(state, Object.assign(Object.create(null) as object, pass) as Action))).toBe(
      true,
    );
  });
});
