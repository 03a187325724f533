/** The start of a match: a new game, or a position. */
import * as E from 'fp-ts/lib/Either.js';
import { faultsWithin, type Key } from './codec/index.js';
import type { Game, WholeGameTypes } from './game.js';
import { failedAt, unlessFailed } from './failure.js';
import { freezeJson, sameJson } from './json.js';
import { invalidInput, type Fault, type InvalidInput } from './rule.js';

/** The start of a match or a record. */
export interface Beginning<G extends WholeGameTypes> {
  readonly options: G['options'];
  /** The position at which play began, with the same options; absent for a new game. */
  readonly start?: G['position'];
}

/** Returns only the start of a match or a record. */
export const beginningOf = <G extends WholeGameTypes>({
  options,
  start,
}: {
  readonly options: G['options'];
  readonly start?: G['position'] | undefined;
}): Beginning<G> => (start === undefined ? { options } : { options, start });

/**
 * Returns the state at the start of a match or a record, to which its first action is applied.
 *
 * @example
 * import { createMatch, orThrow, successors } from 'diadochi';
 * import { stateAtStart } from 'diadochi/core';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * orThrow(stateAtStart(successors, match)).turn; // 1
 */
export const stateAtStart = <G extends WholeGameTypes>(
  game: Game<G>,
  { options, start }: Beginning<G>,
): E.Either<InvalidInput, G['state']> =>
  unlessFailed(
    () =>
      E.map((state: G['state']) => freezeJson(state))(
        start === undefined ? game.createGame(options) : game.fromPosition(start),
      ),
    (failure) => E.left(invalidInput([failedAt('$', failure)])),
  );

/** Returns the faults of a part as faults of the whole. */
export const faultsOfPart = (keys: readonly Key[], read: E.Either<InvalidInput, unknown>): readonly Fault[] =>
  E.isLeft(read) ? faultsWithin(keys, read.left.faults) : [];

/**
 * Returns the faults of the start among untrusted fields: faults of the options, of the position, or a difference
 * between the options of both.
 */
export function faultsOfBeginning<G extends WholeGameTypes>(
  game: Pick<Game<G>, 'decode' | 'fromPosition' | 'optionsOf'>,
  fields: Readonly<Record<string, unknown>>,
): readonly Fault[] {
  const { options, start } = fields;
  const own = Object.hasOwn(fields, 'options') ? faultsOfPart(['options'], game.decode.options(options)) : [];
  if (!Object.hasOwn(fields, 'start')) return own;
  const begun = game.fromPosition(start);
  if (own.length > 0 || E.isLeft(begun)) return [...own, ...faultsOfPart(['start'], begun)];
  if (sameJson(game.optionsOf(begun.right), options)) return [];
  return [{ path: '$.start', message: 'the position of a game with other options' }];
}
