/** Situations for tests: positions of which only what matters is written. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import {
  alexandros,
  fromPosition,
  orThrow,
  type Action,
  type GameEvent,
  type GameState,
  type PlayerId,
  type Position,
  type RefusalCode,
} from '../../src/alexandros/index.js';
import { sound } from './sound.js';

/** A situation; two seats and no face-up card unless it says otherwise. */
export const table = (position: Partial<Omit<Position, 'format' | 'game' | 'version'>> = {}): GameState => {
  const { toMove, stack, ended } = position;
  return orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'alexandros',
      version: 1,
      faceUp: [],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      ...(toMove === undefined && stack === undefined && ended === undefined ? { toMove: 'red' } : {}),
      ...position,
    }),
  );
};

/** Red's turn, Alexander having moved. */
export const actionsLeft = (
  left: number,
  more: { readonly levied?: boolean; readonly last?: 'wallsExhausted' | 'noMoveLeft' | null } = {},
): Position['stack'] => [
  { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: left, levied: false, last: null, ...more },
];

/** What actions did, one after another. */
export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Carries out actions, each of which must be legal. */
export function play(state: GameState, ...actions: readonly Action[]): Played {
  return actions.reduce<Played>(
    (before, action) => {
      const step = sound(before.state, orThrow(alexandros.applyAction(before.state, action)));
      return { state: step.state, events: [...before.events, ...step.events] };
    },
    { state, events: [] },
  );
}

/** The legal actions of one type. */
export const legal = <T extends Action['type']>(
  state: GameState,
  type: T,
): readonly Extract<Action, { readonly type: T }>[] =>
  alexandros
    .legalActions(state)
    .filter((action): action is Extract<Action, { readonly type: T }> => action.type === type);

/** Expects an action to be refused with this code, and by this rule; to whom, if it is not to its own player. */
export function expectRefused(
  state: GameState,
  action: Action,
  code: RefusalCode,
  rule: string,
  by?: PlayerId | 'spectator',
): void {
  const step = by === undefined ? alexandros.applyAction(state, action) : alexandros.applyAction(state, action, by);
  expect(E.isLeft(step) ? { code: step.left.code, rule: step.left.rule } : 'carried out').toEqual({ code, rule });
}

/** The events of one type. */
export const told = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { readonly type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);

/** Chance turns up this card. */
export const drawn = (symbol: Extract<Action, { readonly type: 'drawCard' }>['symbol']): Action => ({
  type: 'drawCard',
  player: 'chance',
  symbol,
});
