/** Beginning a match, and playing it on. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { beginningOf, faultsOfPart, stateAtStart, type Beginning } from '../beginning.js';
import { resumeChance, seededChance, type ChanceSource } from '../chance/index.js';
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
import type { PlayRefusal } from '../frame.js';
import { invalidInput, type InvalidInput } from '../rule.js';
import { beganTooLong, matchTooLong } from './length.js';
import { seedCodec } from './seed.js';
import { settled } from './settled.js';
import {
  ordersOf,
  originOf,
  seeded,
  unseeded,
  type AnyMatch,
  type MatchCourse,
  type Match,
  type Played,
  type UnseededMatch,
} from './shape.js';
import type { Trails } from './trails.js';

/** What a match that begins at a position is made of. */
export interface Start<G extends WholeGameTypes> {
  readonly position: G['position'];
}

const START = closed({ position: t.unknown }, undefined, 'a position');
const SEEDED_START = closed({ position: t.unknown, seed: seedCodec }, undefined, 'a position and a seed');

/** The functions that begin matches of a game and play them on. */
export function playing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>, most: number) {
  /** A match at its beginning, in which chance has had its turn. */
  function begun(beginning: Beginning<G>, chance: ChanceSource): E.Either<InvalidInput, MatchCourse<G>> {
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

  /** The same, with a seed or without one. */
  function begunWith(beginning: Beginning<G>, by: string | ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    if (typeof by !== 'string')
      return E.map((course: MatchCourse<G>) => trails.begin(unseeded(course)))(begun(beginning, by));
    const source = seededChance(by);
    return E.map((course: MatchCourse<G>) => trails.begin(seeded(course, by, source.save())))(begun(beginning, source));
  }

  /**
   * Begins a match and lets chance deal until a player must decide.
   *
   * With a `seed` among the options all chance follows from it. **The seed is a secret**: where the players are strangers, take
   * `randomSeed()` and keep it on the server. With a source of chance of your own as second argument there is no seed, and
   * the match says so.
   *
   * @returns the match, or every fault of the options and the seed with its JSON path
   */
  function createMatch(input: G['options'] & { readonly seed: string }): E.Either<InvalidInput, Match<G>>;
  function createMatch(input: G['options'], chance: ChanceSource): E.Either<InvalidInput, UnseededMatch<G>>;
  function createMatch(input: G['options'], chance?: ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    if (chance !== undefined) {
      const options = game.decode.options(input);
      if (E.isLeft(options)) return options;
      return begunWith({ options: options.right }, chance);
    }
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
    return begunWith({ options: options.right }, seedRead.right);
  }

  /**
   * Begins a match at a position, as it was written by hand or by `toPosition`: a puzzle, a scenario, a situation worth trying
   * twice. The rules and chance go on from there until a player must decide. Its record and its save begin with the position.
   *
   * The seed is as secret as that of {@link createMatch}; with a source of chance as second argument there is none.
   *
   * @returns the match, or every fault of the position and the seed with its JSON path
   */
  function createMatchAt(input: Start<G> & { readonly seed: string }): E.Either<InvalidInput, Match<G>>;
  function createMatchAt(input: Start<G>, chance: ChanceSource): E.Either<InvalidInput, UnseededMatch<G>>;
  function createMatchAt(input: Start<G>, chance?: ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    const { copy, findings } = plain(input);
    const fields = isRecord(copy) ? copy : {};
    const shape = chance === undefined ? SEEDED_START : START;
    const read = game.fromPosition(fields.position);
    const faults = withOthers(faultsFound(findings), [
      ...faultsOf(errorsOf(shape, copy, [{ key: '', type: shape, actual: copy }])),
      ...(Object.hasOwn(fields, 'position') ? faultsOfPart(['position'], read) : []),
    ]);
    if (faults.length > 0 || E.isLeft(read)) return E.left(invalidInput(faults));
    const beginning = { options: game.optionsOf(read.right), start: game.toPosition(read.right) };
    return begunWith(beginning, chance ?? (fields.seed as string));
  }

  /**
   * Carries out a player's action and all the chance that follows from it. A refused action changes nothing.
   *
   * Whose action it is must be known beforehand: compare `action.player` with the player who sent it, or ask
   * `explainAction(match.state, action, player)` first. With a source of chance the match is one without a seed from then on; a match
   * without a seed is not played without one (`TypeError`). A match that would become too long to be read again is refused
   * (`matchTooLong`, ruling length).
   *
   * What comes back is plain frozen data, also when the match given is inside a reactive proxy.
   *
   * @returns the match after it and what happened; or why not: `code`, `rule`, `params`, `message`. Where the rules fail, on the
   *   action or on the chance that follows, the code is `rulesFailed`
   */
  function play(match: Match<G>, action: G['action']): E.Either<PlayRefusal<G>, Played<G>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource,
  ): E.Either<PlayRefusal<G>, Played<G, UnseededMatch<G>>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance?: ChanceSource,
  ): E.Either<PlayRefusal<G>, Played<G, AnyMatch<G>>> {
    return carryOut(match, action, chance, false);
  }

  /** Carries out an action, and all the chance that follows from it: a player's decision, or a pass by standing orders. */
  function carryOut(
    given: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource | undefined,
    isOrdered: boolean,
  ): E.Either<PlayRefusal<G>, Played<G, AnyMatch<G>>> {
    const match = trails.own(given);
    const step = game.applyAction(match.state, action);
    if (E.isLeft(step)) return step;
    const { byOrder = [], actions } = match;
    const ordered = isOrdered ? [...byOrder, actions.length] : byOrder;
    const done = actions.concat([freezeJson(step.right.action)]);
    return unlessFailed(
      () => {
        const { next, events } = after({ ...match, ...ordersOf(ordered) }, step.right.state, done, chance);
        if (next.actions.length > most) return E.left(matchTooLong(most));
        trails.follow(next, match);
        return E.right({ match: next, events: [...step.right.events, ...events] });
      },
      (failure) => E.left(failure),
    );
  }

  /** The match when a decision has led to this state and chance has had its turn. */
  function after(
    match: AnyMatch<G>,
    state: G['state'],
    actions: readonly G['action'][],
    chance: ChanceSource | undefined,
  ): { readonly next: AnyMatch<G>; readonly events: readonly G['event'][] } {
    if (chance !== undefined) {
      const { events, ...rest } = settled(game, state, actions, chance);
      return { next: unseeded({ ...originOf(match), ...rest }), events };
    }
    const { seed, chance: stands } = match;
    if (seed === null) throw new TypeError('a match without a seed is played with a source of chance');
    const source = resumeChance(stands);
    const { events, ...rest } = settled(game, state, actions, source);
    return { next: seeded({ ...originOf(match), ...rest }, seed, source.save()), events };
  }

  return { createMatch, createMatchAt, play, carryOut };
}
