/** Situations for tests: games of two, three and four, and their boards with changes. */
import { orThrow, type Machine } from '../../src/core/index.js';
import type { Action } from '../../src/clash/action/index.js';
import type { GameEvent } from '../../src/clash/event/index.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import { initialState } from '../../src/clash/rules/setup.js';
import type { GameState } from '../../src/clash/state.js';
import type { ClashTypes } from '../../src/clash/types.js';

/** A game about to begin: dice are waited for. */
export const newGame = (options: GameOptions = { players: 2 }): GameState => machine.start(initialState(options)).state;

/** What actions did, one after another. */
export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Carries out actions, each of which must be legal. */
export const play = (
  state: GameState,
  actions: readonly Action[],
  by: Pick<Machine<ClashTypes>, 'applyAction'> = machine,
): Played =>
  actions.reduce<Played>(
    (before, action) => {
      const step = orThrow(by.applyAction(before.state, action));
      return { state: step.state, events: [...before.events, ...step.events] };
    },
    { state, events: [] },
  );

/** Dice show these faces, one after another. */
export const dice = (...faces: readonly number[]): readonly Action[] =>
  faces.map((face) => ({ type: 'roll', player: 'chance', die: face }));

/** The events of one type. */
export const told = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { readonly type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
