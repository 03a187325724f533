/**
 * Records: a whole game as its options, or the position at which it began, and every action, chance included; versioned and
 * checksummed.
 *
 * A record that replays proves that these actions, in this order, are legal under these rules and lead to this end. It does
 * not prove its dice: whoever writes another legal outcome of chance into it can compute its digests anew. A save with its
 * seed proves them (`SavedMatch`). Nor does it prove who wrote it: a checksum finds accidents and is no signature.
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
  listOf,
  MOST_FAULTS,
  oneOf,
  plain,
  value,
  withOthers,
  type Check,
} from './codec/index.js';
import type { RefusalOf } from './frame.js';
import type { Game, Outcome, WholeGameTypes } from './game.js';
import { digest, freezeJson } from './json.js';
import { invalidInput, type Fault, type InvalidInput, type RuleViolation } from './rule.js';

/** The versions of the record's own format: of a game from its beginning, and of one that began at a position. */
export const RECORD_VERSIONS = [1, 2] as const;
/** More actions than the longest game has. */
export const MOST_ACTIONS = 100_000;

/**
 * A game as plain JSON: replaying it gives the same states, event for event.
 *
 * It tells every hidden card that was drawn: while the game goes on it stays on the server.
 */
export interface GameRecord<G extends WholeGameTypes> extends Beginning<G> {
  readonly format: 'diadochi-record';
  /** `2` where there is a `start`. */
  readonly version: (typeof RECORD_VERSIONS)[number];
  readonly game: string;
  readonly gameVersion: number;
  /** Every action in order, those of chance included. */
  readonly actions: readonly G['action'][];
  /** Digest of the state that the last action leads to. */
  readonly finalState: string;
  /** Digest of all the other fields. */
  readonly checksum: string;
}

/** A record replayed. */
export interface Replay<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly outcome: Outcome<G['player']> | undefined;
}

/** A record that cannot be replayed: it does not read, or an action in it is refused. */
export type InvalidRecord<G extends WholeGameTypes> =
  | InvalidInput
  | {
      readonly code: 'refusedAction';
      /** Place of the action in the record, from 0. */
      readonly index: number;
      readonly violation: RefusalOf<G>;
      readonly message: string;
    };

/** What {@link digest} gives. */
export const digestCodec: t.Type<string> = value(
  'a digest',
  (u): u is string => typeof u === 'string' && /^[0-9a-f]{64}$/.test(u),
  1,
  { is: 'text', most: 64, pattern: '^[0-9a-f]{64}$' },
);

/** The refusal of a record in which an action cannot be carried out. */
export const refusedAction = <Code extends string>(index: number, violation: RuleViolation<Code>) =>
  ({ code: 'refusedAction', index, violation, message: `action ${index}: ${violation.message}` }) as const;

/** The shape of the records of a game, whose options, actions and positions are checked by these. */
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

/** The functions on records of one game. */
export function records<G extends WholeGameTypes>(game: Game<G>) {
  /** Makes the record of a game from its options, its actions, the state they led to, and the position at which it began, if it did at one. */
  function createRecord(
    options: G['options'],
    actions: readonly G['action'][],
    state: G['state'],
    start?: G['position'],
  ): GameRecord<G> {
    const body = {
      format: 'diadochi-record',
      version: start === undefined ? 1 : 2,
      game: game.name,
      gameVersion: game.version,
      ...beginningOf<G>({ options, start }),
      actions,
      finalState: digest(state),
    } as const;
    return { ...body, checksum: digest(body) };
  }

  const envelope = recordShape<G>(game, t.unknown as Check<G['options']>, t.unknown as Check<G['action']>, t.unknown);

  /** The faults of the beginning and of the actions, where there are any. */
  function contentFaults(fields: Readonly<Record<string, unknown>>): readonly Fault[] {
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

  /** Reads a record of unknown origin without playing it: its shape, its versions, its checksum. Every fault at once. */
  function read(input: unknown): E.Either<InvalidInput, GameRecord<G>> {
    const { copy, findings } = plain(input);
    const faults = withOthers(faultsFound(findings), [
      ...faultsOf(errorsOf(envelope, copy, [{ key: '', type: envelope, actual: copy }])),
      ...(isRecord(copy) ? contentFaults(copy) : []),
    ]);
    if (faults.length > 0) return E.left(invalidInput(faults.slice(0, MOST_FAULTS)));
    const record = copy as GameRecord<G>;
    const { checksum, ...body } = record;
    if (digest(body) === checksum) return E.right(record);
    return E.left(invalidInput([{ path: '$.checksum', message: 'the record was changed after it was written' }]));
  }

  /** Whether a state is the one to which a record leads. */
  const endsIn = ({ finalState }: GameRecord<G>, state: G['state']): E.Either<InvalidInput, G['state']> =>
    digest(state) === finalState
      ? E.right(state)
      : E.left(invalidInput([{ path: '$.finalState', message: 'the actions lead to another state' }]));

  /** Reads a record of unknown origin and plays it again, action by action. */
  function replay(input: unknown): E.Either<InvalidRecord<G>, Replay<G>> {
    const record = read(input);
    return E.isLeft(record) ? record : run(record.right);
  }

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

  return { createRecord, read, endsIn, replay };
}
