/** Saves matches and loads them. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { beginningOf } from '../beginning.js';
import type { ChanceSource, ChanceState } from '../chance/index.js';
import { closed, decodeWith, faultsWithin, oneOf, realNumber, wholeNumber } from '../codec/index.js';
import { unlessFailed } from '../failure.js';
import { CHANCE } from '../frame.js';
import type { Game, WholeGameTypes } from '../game.js';
import { digest, freezeJson, sameJson } from '../json.js';
import { digestCodec, RECORD_LIMITS, records, refusedAction, type GameRecord, type InvalidRecord } from '../record.js';
import { isDecision, origin, refusalOfHalt, retrace, type Retraced } from '../retrace.js';
import { invalidInput, type InvalidInput } from '../rule.js';
import { beganTooLong } from './length.js';
import { byOrderCodec, faultsOfOrders } from './orders.js';
import { isSeed, seedCodec } from './seed.js';
import { settled } from './settled.js';
import {
  type AnyMatch,
  type Match,
  MATCH_VERSION,
  type MatchCourse,
  ordersOf,
  type SavedMatch,
  seeded,
  unseeded,
  type UnseededMatch,
} from './shape.js';
import type { Trails } from './trails.js';

const chanceCodec: t.Type<ChanceState> = closed({
  algorithm: oneOf(['alea']),
  seed: seedCodec,
  generator: closed({ c: wholeNumber(0, 2 ** 32), s0: realNumber(0, 1), s1: realNumber(0, 1), s2: realNumber(0, 1) }),
});

/** The outer fields of a saved match; its record is read separately. */
const envelope = closed(
  {
    format: oneOf(['diadochi-match']),
    version: oneOf([MATCH_VERSION]),
    seed: seedCodec,
    chance: chanceCodec,
    record: t.unknown,
    checksum: digestCodec,
  },
  { byOrder: byOrderCodec },
  'a match',
);

/** A save that has been read but not replayed. */
interface Saved<G extends WholeGameTypes> {
  readonly record: GameRecord<G>;
  readonly seed: string;
  readonly chance: ChanceState;
  readonly byOrder: readonly number[];
}

/** Returns the refusal of a save that was changed or does not agree with its seed. */
const changedAt = (path: string, message: string): E.Either<InvalidInput, never> =>
  E.left(invalidInput([{ path, message }]));

/** Returns the faults of the record in a save as faults of the save. */
const inSave = <G extends WholeGameTypes>(refusal: InvalidRecord<G>): InvalidRecord<G> =>
  refusal.code === 'invalidInput' ? invalidInput(faultsWithin(['record'], refusal.faults)) : refusal;

/** Reads a save without replaying it; `read` reads its record. */
function readSave<G extends WholeGameTypes>(
  input: unknown,
  read: (input: unknown) => E.Either<InvalidRecord<G>, GameRecord<G>>,
): E.Either<InvalidRecord<G>, Saved<G>> {
  const saved = decodeWith(envelope, input, () => [], RECORD_LIMITS);
  if (E.isLeft(saved)) return saved;
  const { checksum, ...body } = saved.right;
  const record = read(body.record);
  if (E.isLeft(record)) return E.left(inSave(record.left));
  if (digest(body) !== checksum) return changedAt('$.checksum', 'the match was changed after it was written');
  const { byOrder = [], seed, chance } = body;
  const faults = faultsOfOrders(byOrder, record.right.actions);
  return faults.length > 0 ? E.left(invalidInput(faults)) : E.right({ record: record.right, seed, chance, byOrder });
}

/** Returns the course of a match whose record has been replayed to this state. */
const courseOf = <G extends WholeGameTypes>(record: GameRecord<G>, state: G['state']): MatchCourse<G> => ({
  ...freezeJson(beginningOf(record)),
  state,
  actions: record.actions.map((action) => freezeJson(action)),
});

/** Replays a record to its end, whatever state that is. */
function playedAgain<G extends WholeGameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  seed: string | null,
): E.Either<InvalidRecord<G>, Retraced<G['state']>> {
  const from = origin(game, record, seed);
  if (E.isLeft(from)) return from;
  const { actions } = record;
  const again = retrace(game, from.right, [], actions, actions.length, actions.filter(isDecision).length);
  return E.isLeft(again) ? E.left(refusalOfHalt(again.left)) : again;
}

/** Returns the functions that save and load matches of a game. */
export function saving<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>, most: number) {
  const { createRecord, read, endsIn } = records(game);

  /**
   * Returns the record of a match so far. It contains every hidden card that was drawn: keep it on the server while the
   * game goes on. It proves that the match was played by the rules, but not its dice.
   */
  const recordOf = (match: AnyMatch<G>): GameRecord<G> =>
    createRecord(match.options, match.actions, match.state, match.start);

  /**
   * Returns a match as plain JSON, including its seed: keep it on the server while the game goes on. A save that loads
   * proves its dice. Throws a `TypeError` for a match without a seed; keep its record instead, and `resume` it.
   */
  function save(given: Match<G>): SavedMatch<G> {
    const match = trails.own(given);
    if (!isSeed(match.seed)) throw new TypeError('a match without a seed cannot be saved; keep its record');
    const body = {
      format: 'diadochi-match',
      version: MATCH_VERSION,
      seed: match.seed,
      chance: match.chance,
      record: recordOf(match),
      ...ordersOf(match.byOrder),
    } as const;
    return { ...body, checksum: digest(body) };
  }

  /** Replays a record to the end that it states. */
  function retraced(record: GameRecord<G>, seed: string | null): E.Either<InvalidRecord<G>, Retraced<G['state']>> {
    const again = playedAgain(game, record, seed);
    return E.isLeft(again) ? again : E.map(() => again.right)(endsIn(record, again.right.end.state));
  }

  /** Reads a save and replays it. Refuses a save that was changed, and dice that its seed does not give. */
  function load(input: unknown): E.Either<InvalidRecord<G>, Match<G>> {
    const saved = readSave(input, read);
    if (E.isLeft(saved)) return saved;
    const { record, seed, chance, byOrder } = saved.right;
    const again = retraced(record, seed);
    if (E.isLeft(again)) return E.left(inSave(again.left));
    const { end, checkpoints } = again.right;
    if (end.chance === null || !sameJson(end.chance, chance)) {
      return changedAt('$.chance', 'after these actions the seed leaves chance elsewhere');
    }
    if (game.actors(end.state)[0] === CHANCE) {
      return changedAt('$.record.actions', 'ends where chance has not done its part');
    }
    const course = { ...courseOf(record, end.state), ...ordersOf(byOrder) };
    return E.right(trails.lay(seeded(course, seed, end.chance), end.decisions, checkpoints));
  }

  /**
   * Continues from a record with a source of chance, as `load` does from a save. The match has no seed, and nothing
   * proves the dice of the record: use a record from your own store, not from a stranger. A record does not say which
   * passes came from standing orders, so `undo` treats each of them as a decision.
   *
   * @returns the match, after chance has been resolved; or a refusal of the record
   */
  function resume(input: unknown, chance: ChanceSource): E.Either<InvalidRecord<G>, UnseededMatch<G>> {
    const record = read(input);
    if (E.isLeft(record)) return record;
    const again = retraced(record.right, null);
    if (E.isLeft(again)) return again;
    const { end, checkpoints } = again.right;
    const done = record.right.actions.map((action) => freezeJson(action));
    return unlessFailed(
      () => {
        const { state, actions } = settled(game, end.state, done, chance);
        if (actions.length > most) return E.left(beganTooLong(most));
        const match = unseeded({ ...freezeJson(beginningOf(record.right)), state, actions });
        return E.right(trails.lay(match, end.decisions, checkpoints));
      },
      (failure) => E.left(refusedAction(done.length, failure)),
    );
  }

  return { save, load, resume, recordOf };
}
