/** The start of a game. */
import * as E from 'fp-ts/lib/Either.js';
import { keptByText } from '../core/board/index.js';
import { freezeJson, type InvalidInput } from '../core/index.js';
import { decodeOptions } from './codec/options.js';
import { machine } from './machine.js';
import type { GameOptions } from './options.js';
import { initialState } from './rules/02-setup.js';
import type { GameState } from './state.js';

/** The number of initial states in the cache. */
const KEPT = 8;

const beginnings = /* @__PURE__ */ keptByText<GameState>(KEPT);

const started = (options: GameOptions): GameState => freezeJson(machine.start(initialState(options)).state);

/**
 * Returns the initial state of a game, frozen, or all faults of the options (R 2, 22-29). It does not depend on chance:
 * games with the same options have the same initial state, which is cached unless they have custom components.
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
