/** Where play begins: with a new game, or at a position. */
import * as E from 'fp-ts/lib/Either.js';
import { faultsWithin, type Key } from './codec/index.js';
import type { Game, WholeGameTypes } from './game.js';
import { failedAt, unlessFailed } from './failure.js';
import { freezeJson, sameJson } from './json.js';
import { invalidInput, type Fault, type InvalidInput } from './rule.js';

/** What a match, and the record of one, begin with. */
export interface Beginning<G extends WholeGameTypes> {
  readonly options: G['options'];
  /** The position at which play began, which tells the same options; left out: the beginning of a game. */
  readonly start?: G['position'];
}

/** Of a match or a record nothing but its beginning. */
export const beginningOf = <G extends WholeGameTypes>({
  options,
  start,
}: {
  readonly options: G['options'];
  readonly start?: G['position'] | undefined;
}): Beginning<G> => (start === undefined ? { options } : { options, start });

/**
 * The state with which a match or a record begins, before anything was done: the first to which its actions are applied.
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

/** The faults of one part, as faults of the whole. */
export const faultsOfPart = (keys: readonly Key[], read: E.Either<InvalidInput, unknown>): readonly Fault[] =>
  E.isLeft(read) ? faultsWithin(keys, read.left.faults) : [];

/** What is wrong with the beginning among fields of unknown origin: with its options, with its position, or that these differ. */
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
