/**
 * Records: a whole game as its options, or the position at which it began, and all actions, chance included, with
 * versions and a checksum.
 *
 * A record that replays proves that these actions, in this order, are legal under these rules and lead to this end. It
 * does not prove its dice: somebody who writes another legal outcome of chance into it can recompute its digests. A
 * save with its seed proves them (`SavedMatch`). A record does not prove who wrote it either: a checksum finds
 * accidents, and is not a signature.
 */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { beginningOf, faultsOfBeginning, faultsOfPart, stateAtStart, type Beginning } from './beginning.js';
import {
  errorsOf,
  exactly,
  faultsFound,
  faultsOf,
  isRecord,
  LIMITS,
  listOf,
  MOST_FAULTS,
  oneOf,
  plain,
  value,
  withOthers,
  type Check,
  type Limits,
} from './codec/index.js';
import type { Game, Outcome, WholeGameTypes } from './game.js';
import { digest, freezeJson, thawJson } from './json.js';
import { invalidInput, type Fault, type InvalidInput, type GameRefusal, type RuleViolation } from './rule.js';
import { otherVersion, versionIn, type OtherVersion } from './version.js';

/** The versions of the record's own format: 1 for a game from its beginning, 2 for one from a position. */
export const RECORD_VERSIONS = [1, 2] as const;
/** The maximum number of actions in a record, more than the longest game has (ruling length). */
export const MOST_ACTIONS = 100_000;
/** The maximum size of a record: room for that many actions of any game, a board of one's own and a start position. */
export const RECORD_LIMITS: Limits = { ...LIMITS, values: 2 * LIMITS.values };

/**
 * A game as plain JSON. Replaying it gives the same states and events.
 *
 * It contains every hidden card that was drawn: keep it on the server while the game goes on.
 */
export interface GameRecord<G extends WholeGameTypes> extends Beginning<G> {
  readonly format: 'diadochi-record';
  /** `2` if there is a `start`, otherwise `1`. */
  readonly version: (typeof RECORD_VERSIONS)[number];
  readonly game: string;
  readonly gameVersion: number;
  /** All actions in order, including those of chance. */
  readonly actions: readonly G['action'][];
  /** The digest of the state after the last action. */
  readonly finalState: string;
  /** The digest of all other fields. */
  readonly checksum: string;
}

/** The result of a replay. */
export interface Replay<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly outcome: Outcome<G['player']> | undefined;
}

/** A refusal of a record: it cannot be read, another version of the rules wrote it, or an action in it is refused. */
export type InvalidRecord<G extends WholeGameTypes> =
  | InvalidInput
  | OtherVersion
  | {
      readonly code: 'refusedAction';
      /** The index of the action in the record, from 0. */
      readonly index: number;
      readonly violation: GameRefusal<G>;
      readonly message: string;
    };

/** A codec for the result of {@link digest}. */
export const digestCodec: t.Type<string> = value(
  'a digest',
  (u): u is string => typeof u === 'string' && /^[0-9a-f]{64}$/.test(u),
  1,
  { is: 'text', most: 64, pattern: '^[0-9a-f]{64}$' },
);

/** Returns the refusal of a record in which an action is refused. */
export const refusedAction = <Code extends string>(index: number, violation: RuleViolation<Code>) =>
  ({ code: 'refusedAction', index, violation, message: `action ${index}: ${violation.message}` }) as const;

/** Returns the codec of the records of a game, from the codecs of its options, actions and positions. */
export function recordShape<G extends WholeGameTypes>(
  { name, version }: Pick<Game<G>, 'name' | 'version'>,
  options: Check<G['options']>,
  action: Check<G['action']>,
  position: Check<G['position']>,
): Check<GameRecord<G>> {
  return exactly<GameRecord<G>>(
    'a record',
    {
      format: oneOf(['diadochi-record']),
      version: oneOf(RECORD_VERSIONS),
      game: oneOf([name]),
      gameVersion: oneOf([version]),
      options,
      start: position,
      actions: listOf(action, MOST_ACTIONS),
      finalState: digestCodec,
      checksum: digestCodec,
    },
    ['start'],
  );
}

/** Returns the faults of the start and of the actions in the fields of a record. */
function contentFaults<G extends WholeGameTypes>(
  game: Game<G>,
  fields: Readonly<Record<string, unknown>>,
): readonly Fault[] {
  const { version, actions } = fields;
  const begun = Object.hasOwn(fields, 'start');
  const faults = [
    ...(version === 1 && begun ? [{ path: '$.start', message: 'a record of version 1 has none' }] : []),
    ...(version === 2 && !begun ? [{ path: '$.start', message: 'missing' }] : []),
    ...faultsOfBeginning(game, fields),
  ];
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS) return faults;
  for (const [index, action] of actions.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    faults.push(...faultsOfPart(['actions', index], game.decode.action(action)));
  }
  return faults;
}

/** Returns the refusal of a record that another version of the rules has written, or `undefined`. */
function foreignVersion(
  { name, version }: Pick<Game<WholeGameTypes>, 'name' | 'version'>,
  copy: unknown,
): OtherVersion | undefined {
  if (!isRecord(copy) || copy.format !== 'diadochi-record' || copy.game !== name) return undefined;
  const written = versionIn(copy.gameVersion);
  return written === undefined || written === version ? undefined : otherVersion(name, written, version);
}

/** Returns a function that validates a record without replaying it: versions, shape and checksum. */
function readerOf<G extends WholeGameTypes>(game: Game<G>) {
  const envelope = recordShape<G>(game, t.unknown as Check<G['options']>, t.unknown as Check<G['action']>, t.unknown);

  return (input: unknown): E.Either<InvalidInput | OtherVersion, GameRecord<G>> => {
    const { copy, findings } = plain(input, RECORD_LIMITS);
    const foreign = foreignVersion(game, copy);
    if (foreign !== undefined) return E.left(foreign);
    const faults = withOthers(faultsFound(findings), [
      ...faultsOf(errorsOf(envelope, copy, [{ key: '', type: envelope, actual: copy }])),
      ...(isRecord(copy) ? contentFaults(game, copy) : []),
    ]);
    if (faults.length > 0) return E.left(invalidInput(faults.slice(0, MOST_FAULTS)));
    const record = copy as GameRecord<G>;
    const { checksum, ...body } = record;
    if (digest(body) === checksum) return E.right(record);
    return E.left(invalidInput([{ path: '$.checksum', message: 'the record was changed after it was written' }]));
  };
}

/** Returns the functions for records of one game. */
export function records<G extends WholeGameTypes>(game: Game<G>) {
  /**
   * Returns the record of a game, from its options, its actions, the state after them, and the position at which it
   * began, if any. The record is plain data, whatever is passed. Throws a `RangeError` for more than
   * {@link MOST_ACTIONS} actions, because nothing could read such a record (ruling length).
   */
  function createRecord(
    options: G['options'],
    actions: readonly G['action'][],
    state: G['state'],
    start?: G['position'],
  ): GameRecord<G> {
    if (actions.length > MOST_ACTIONS) throw new RangeError(`a record holds at most ${MOST_ACTIONS} actions`);
    const body = {
      format: 'diadochi-record',
      version: start === undefined ? 1 : 2,
      game: game.name,
      gameVersion: game.version,
      ...thawJson(beginningOf<G>({ options, start })),
      actions: actions.map((action) => thawJson(action)),
      finalState: digest(state),
    } as const;
    return { ...body, checksum: digest(body) };
  }

  /** Validates a record without replaying it: versions, shape and checksum. Reports all faults at once. */
  const read = readerOf(game);

  /** Returns the state if a record ends in it, or the fault. */
  const endsIn = ({ finalState }: GameRecord<G>, state: G['state']): E.Either<InvalidInput, G['state']> =>
    digest(state) === finalState
      ? E.right(state)
      : E.left(invalidInput([{ path: '$.finalState', message: 'the actions lead to another state' }]));

  function run(record: GameRecord<G>): E.Either<InvalidRecord<G>, Replay<G>> {
    const begun = stateAtStart(game, record);
    if (E.isLeft(begun)) return begun;
    const simulation = game.simulate(begun.right);
    const events: G['event'][] = [];
    for (const [index, action] of record.actions.entries()) {
      const step = simulation.apply(action);
      if (E.isLeft(step)) return E.left(refusedAction(index, step.left));
      for (const event of step.right) events.push(event);
    }
    const state = freezeJson(simulation.state());
    return E.map(() => ({ state, events, outcome: game.outcome(state) }))(endsIn(record, state));
  }

  /** Validates a record and replays it, action by action. */
  function replay(input: unknown): E.Either<InvalidRecord<G>, Replay<G>> {
    const record = read(input);
    return E.isLeft(record) ? record : run(record.right);
  }

  return { createRecord, read, endsIn, replay };
}
