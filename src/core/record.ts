/** Records: a whole game as its options and every action, chance included; versioned and checksummed. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import {
  decodeWith,
  exactly,
  faultsWithin,
  isRecord,
  listOf,
  MOST_FAULTS,
  oneOf,
  plain,
  value,
  type Check,
  type Key,
} from './codec/index.js';
import type { Game, Outcome, WholeGameTypes } from './game.js';
import { digest, freezeJson } from './json.js';
import { invalidInput, type Fault, type InvalidInput, type RuleViolation } from './rule.js';

/** The version of the record's own format. */
export const RECORD_VERSION = 1;
/** More actions than the longest game has. */
export const MOST_ACTIONS = 100_000;

/** A game as plain JSON: replaying it gives the same states, event for event. */
export interface GameRecord<G extends WholeGameTypes> {
  readonly format: 'diadochi-record';
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly gameVersion: number;
  readonly options: G['options'];
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
      readonly violation: RuleViolation<G['code']>;
      readonly message: string;
    };

/** What {@link digest} gives. */
export const digestCodec: t.Type<string> = value(
  'a digest',
  (u): u is string => typeof u === 'string' && /^[0-9a-f]{64}$/.test(u),
);

/** The shape of the records of a game, whose options and actions are checked by these. */
export function recordShape<G extends WholeGameTypes>(
  { name, version }: Pick<Game<G>, 'name' | 'version'>,
  options: Check<G['options']>,
  action: Check<G['action']>,
): Check<GameRecord<G>> {
  return exactly<GameRecord<G>>('a record', {
    format: oneOf(['diadochi-record']),
    version: oneOf([RECORD_VERSION]),
    game: oneOf([name]),
    gameVersion: oneOf([version]),
    options,
    actions: listOf(action, MOST_ACTIONS),
    finalState: digestCodec,
    checksum: digestCodec,
  });
}

/** The two functions on records of one game. */
export function records<G extends WholeGameTypes>(game: Game<G>) {
  /** Makes the record of a game from its options, its actions and the state they led to. */
  function createRecord(options: G['options'], actions: readonly G['action'][], state: G['state']): GameRecord<G> {
    const body = {
      format: 'diadochi-record',
      version: RECORD_VERSION,
      game: game.name,
      gameVersion: game.version,
      options,
      actions,
      finalState: digest(state),
    } as const;
    return { ...body, checksum: digest(body) };
  }

  const envelope = recordShape<G>(game, t.unknown as Check<G['options']>, t.unknown as Check<G['action']>);

  /** The faults of one part of a record, as faults of the record. */
  const faultsOf = (keys: readonly Key[], read: E.Either<InvalidInput, unknown>): readonly Fault[] =>
    E.isLeft(read) ? faultsWithin(keys, read.left.faults) : [];

  /** The faults of the options and the actions. */
  function contentFaults({ options, actions }: Readonly<Record<string, unknown>>): readonly Fault[] {
    const list: readonly unknown[] = Array.isArray(actions) && actions.length <= MOST_ACTIONS ? actions : [];
    return [
      ...faultsOf(['options'], game.decode.options(options)),
      ...list.flatMap((action, index) => faultsOf(['actions', index], game.decode.action(action))),
    ];
  }

  /** Reads a record of unknown origin and plays it again, action by action. */
  function replay(input: unknown): E.Either<InvalidRecord<G>, Replay<G>> {
    const { copy, findings } = plain(input);
    const read = decodeWith(envelope, findings.length > 0 ? input : copy);
    const faults = [
      ...(E.isLeft(read) ? read.left.faults : []),
      ...(findings.length === 0 && isRecord(copy) ? contentFaults(copy) : []),
    ];
    if (faults.length > 0 || E.isLeft(read)) return E.left(invalidInput(faults.slice(0, MOST_FAULTS)));
    const { checksum, ...body } = read.right;
    if (digest(body) !== checksum) {
      return E.left(invalidInput([{ path: '$.checksum', message: 'the record was changed after it was written' }]));
    }
    return run(body);
  }

  function run({
    options,
    actions,
    finalState,
  }: Omit<GameRecord<G>, 'checksum'>): E.Either<InvalidRecord<G>, Replay<G>> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    const simulation = game.simulate(created.right);
    const events: G['event'][] = [];
    for (const [index, action] of actions.entries()) {
      const step = simulation.apply(action);
      if (E.isLeft(step)) {
        return E.left({
          code: 'refusedAction',
          index,
          violation: step.left,
          message: `action ${index}: ${step.left.message}`,
        });
      }
      events.push(...step.right);
    }
    const state = freezeJson(simulation.state());
    if (digest(state) !== finalState) {
      return E.left(invalidInput([{ path: '$.finalState', message: 'the actions lead to another state' }]));
    }
    return E.right({ state, events, outcome: game.outcome(state) });
  }

  return { createRecord, replay };
}
