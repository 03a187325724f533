/** Records: a whole game as its options and every action, chance included; versioned and checksummed. */
import * as E from 'fp-ts/lib/Either.js';
import type { Game, Outcome, WholeGameTypes } from './game.js';
import { digest } from './json.js';
import { invalidInput, type Fault, type InvalidInput, type RuleViolation } from './rule.js';

/** The version of the record's own format. */
export const RECORD_VERSION = 1;

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS = ['format', 'version', 'game', 'gameVersion', 'options', 'actions', 'finalState', 'checksum'] as const;

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

  /** The faults of a record's envelope. */
  function faultsOf(input: Record<string, unknown>): readonly Fault[] {
    const faults: Fault[] = [];
    const expect = (field: string, holds: boolean, message: string) => {
      if (!holds) faults.push({ path: `$.${field}`, message });
    };
    for (const key of Object.keys(input)) {
      expect(key, (FIELDS as readonly string[]).includes(key), 'no such field in a record');
    }
    expect('format', input.format === 'diadochi-record', 'expected "diadochi-record"');
    expect('version', input.version === RECORD_VERSION, `expected version ${RECORD_VERSION}`);
    expect('game', input.game === game.name, `expected a record of "${game.name}"`);
    expect('gameVersion', input.gameVersion === game.version, `expected version ${game.version} of the game`);
    expect('actions', Array.isArray(input.actions), 'expected an array of actions');
    expect('finalState', typeof input.finalState === 'string', 'expected a digest');
    expect('checksum', typeof input.checksum === 'string', 'expected a digest');
    return faults;
  }

  /** Reads a record of unknown origin and plays it again, action by action. */
  function replay(input: unknown): E.Either<InvalidRecord<G>, Replay<G>> {
    if (!isObject(input)) return E.left(invalidInput([{ path: '$', message: 'expected a record' }]));
    const faults = [...faultsOf(input)];
    const options = game.decode.options(input.options);
    if (E.isLeft(options)) {
      faults.push(...options.left.faults.map(({ path, message }) => ({ path: path.replace(/^\$/, '$.options'), message })));
    }
    const actions: G['action'][] = [];
    if (Array.isArray(input.actions)) {
      input.actions.forEach((candidate: unknown, index) => {
        const action = game.decode.action(candidate);
        if (E.isRight(action)) actions.push(action.right);
        else faults.push(...action.left.faults.map(({ path, message }) => ({ path: path.replace(/^\$/, `$.actions[${index}]`), message })));
      });
    }
    if (faults.length > 0 || E.isLeft(options)) return E.left(invalidInput(faults));
    const { checksum, ...body } = input;
    if (digest(body) !== checksum) {
      return E.left(invalidInput([{ path: '$.checksum', message: 'the record was changed after it was written' }]));
    }
    return run(options.right, actions, input.finalState);
  }

  function run(options: G['options'], actions: readonly G['action'][], finalState: unknown): E.Either<InvalidRecord<G>, Replay<G>> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    let state = created.right;
    const events: G['event'][] = [];
    for (const [index, action] of actions.entries()) {
      const step = game.applyAction(state, action);
      if (E.isLeft(step)) {
        return E.left({ code: 'refusedAction', index, violation: step.left, message: `action ${index}: ${step.left.message}` });
      }
      state = step.right.state;
      events.push(...step.right.events);
    }
    if (digest(state) !== finalState) {
      return E.left(invalidInput([{ path: '$.finalState', message: 'the actions lead to another state' }]));
    }
    return E.right({ state, events, outcome: game.outcome(state) });
  }

  return { createRecord, replay };
}
