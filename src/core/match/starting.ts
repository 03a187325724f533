/** Starts a match, from options or at a position. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { beginningOf, faultsOfPart, stateAtStart, type Beginning } from '../beginning.js';
import { seededChance, type ChanceSource } from '../chance/index.js';
import {
  closed,
  decodeWith,
  errorsOf,
  faultsFound,
  faultsOf,
  faultsWithin,
  isRecord,
  plain,
  shown,
  withOthers,
} from '../codec/index.js';
import { failedAt, unlessFailed } from '../failure.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import { invalidInput, type InvalidInput } from '../rule.js';
import { beganTooLong } from './length.js';
import { seedCodec } from './seed.js';
import { settled } from './settled.js';
import { seeded, unseeded, type AnyMatch, type Match, type MatchCourse, type UnseededMatch } from './shape.js';
import type { Trails } from './trails.js';

/** The input of a match that starts at a position. */
export interface Start<G extends WholeGameTypes> {
  readonly position: G['position'];
}

const START = closed({ position: t.unknown }, undefined, 'a position');
const SEEDED_START = closed({ position: t.unknown, seed: seedCodec }, undefined, 'a position and a seed');

/** Returns a match at its start, after chance has been resolved. */
function begun<G extends WholeGameTypes>(
  game: Game<G>,
  most: number,
  beginning: Beginning<G>,
  chance: ChanceSource,
): E.Either<InvalidInput, MatchCourse<G>> {
  const start = stateAtStart(game, beginning);
  if (E.isLeft(start)) return start;
  const at = beginning.start === undefined ? '$' : '$.position';
  return unlessFailed(
    () => {
      const { state, actions } = settled(game, start.right, [], chance);
      if (actions.length > most) return E.left(beganTooLong(most));
      return E.right({ ...freezeJson(beginningOf(beginning)), state, actions });
    },
    (failure) => E.left(invalidInput([failedAt(at, failure)])),
  );
}

/** A start that has been read, with its seed. */
interface Seeded<G extends WholeGameTypes> {
  readonly beginning: Beginning<G>;
  readonly seed: string;
}

/** Reads options with a seed among them, and reports the faults of both together. */
function readSeeded<G extends WholeGameTypes>(game: Game<G>, input: unknown): E.Either<InvalidInput, Seeded<G>> {
  const { copy, findings } = plain(input);
  const unread = faultsFound(findings);
  if (!isRecord(copy)) {
    const message = `expected options and a seed, got ${shown(copy)}`;
    return E.left(invalidInput(withOthers(unread, [{ path: '$', message }])));
  }
  const { seed, ...rest } = copy;
  const seedRead = Object.hasOwn(copy, 'seed')
    ? decodeWith(seedCodec, seed)
    : E.left(invalidInput([{ path: '$', message: 'missing' }]));
  const options = game.decode.options(rest);
  const faults = withOthers(unread, [
    ...(E.isLeft(seedRead) ? faultsWithin(['seed'], seedRead.left.faults) : []),
    ...(E.isLeft(options) ? options.left.faults : []),
  ]);
  if (faults.length > 0 || E.isLeft(seedRead) || E.isLeft(options)) return E.left(invalidInput(faults));
  return E.right({ beginning: { options: options.right }, seed: seedRead.right });
}

/** Reads a position, and its seed if one is required. */
function readStart<G extends WholeGameTypes>(
  game: Game<G>,
  input: unknown,
  shape: typeof START | typeof SEEDED_START,
): E.Either<InvalidInput, Seeded<G>> {
  const { copy, findings } = plain(input);
  const fields = isRecord(copy) ? copy : {};
  const read = game.fromPosition(fields.position);
  const faults = withOthers(faultsFound(findings), [
    ...faultsOf(errorsOf(shape, copy, [{ key: '', type: shape, actual: copy }])),
    ...(Object.hasOwn(fields, 'position') ? faultsOfPart(['position'], read) : []),
  ]);
  if (faults.length > 0 || E.isLeft(read)) return E.left(invalidInput(faults));
  const beginning = { options: game.optionsOf(read.right), start: game.toPosition(read.right) };
  return E.right({ beginning, seed: fields.seed as string });
}

/** Returns the functions that start matches of a game. */
export function starting<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>, most: number) {
  /** Returns a match at its start, with or without a seed. */
  function begunWith(beginning: Beginning<G>, by: string | ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    if (typeof by !== 'string')
      return E.map((course: MatchCourse<G>) => trails.begin(unseeded(course)))(begun(game, most, beginning, by));
    const source = seededChance(by);
    return E.map((course: MatchCourse<G>) => trails.begin(seeded(course, by, source.save())))(
      begun(game, most, beginning, source),
    );
  }

  /**
   * Starts a match and resolves chance until a player must decide.
   *
   * With a `seed` among the options, all chance follows from it. **The seed is a secret**: among strangers, use
   * `randomSeed()` and keep it on the server. With a source of chance as second argument, the match has no seed.
   *
   * @returns the match, or all faults of the options and the seed with their JSON paths
   */
  function createMatch(input: G['options'] & { readonly seed: string }): E.Either<InvalidInput, Match<G>>;
  function createMatch(input: G['options'], chance: ChanceSource): E.Either<InvalidInput, UnseededMatch<G>>;
  function createMatch(input: G['options'], chance?: ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    if (chance === undefined) {
      const read = readSeeded(game, input);
      return E.isLeft(read) ? read : begunWith(read.right.beginning, read.right.seed);
    }
    const options = game.decode.options(input);
    return E.isLeft(options) ? options : begunWith({ options: options.right }, chance);
  }

  /**
   * Starts a match at a position, written by hand or by `toPosition`: a puzzle, a scenario, a situation to try twice.
   * Chance is resolved until a player must decide. The record and the save of the match begin with the position.
   *
   * The seed is as secret as that of `createMatch`. With a source of chance as second argument, the match has no seed.
   *
   * @returns the match, or all faults of the position and the seed with their JSON paths
   */
  function createMatchAt(input: Start<G> & { readonly seed: string }): E.Either<InvalidInput, Match<G>>;
  function createMatchAt(input: Start<G>, chance: ChanceSource): E.Either<InvalidInput, UnseededMatch<G>>;
  function createMatchAt(input: Start<G>, chance?: ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    const read = readStart(game, input, chance === undefined ? SEEDED_START : START);
    return E.isLeft(read) ? read : begunWith(read.right.beginning, chance ?? read.right.seed);
  }

  return { createMatch, createMatchAt };
}
