/** How a game begins. */
import * as E from 'fp-ts/lib/Either.js';
import { keptByText } from '../core/board/index.js';
import { freezeJson, type InvalidInput } from '../core/index.js';
import { decodeOptions } from './codec/options.js';
import { machine } from './machine.js';
import type { GameOptions } from './options.js';
import { initialState } from './rules/02-setup.js';
import type { GameState } from './state.js';

/** How many states in which games begin are kept. */
const KEPT = 8;

const beginnings = /* @__PURE__ */ keptByText<GameState>(KEPT);

const started = (options: GameOptions): GameState => freezeJson(machine.start(initialState(options)).state);

/**
 * Begins a game (R 2, 22-29): returns its first state, frozen, or every fault of the options. No chance is in it: games with the same
 * options begin with the same state, which is kept unless they bring components of their own.
 */
export function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  if (E.isLeft(read)) return read;
  const agreed = read.right;
  if (agreed.components !== undefined) return E.right(started(agreed));
  return E.right(
    beginnings(JSON.stringify([agreed.scenario, agreed.players, agreed.withoutCards, agreed.optionalRules]), () =>
      started(agreed),
    ),
  );
}
