/** The matches that are being played: those asked about last in memory, all of them on the disk. */
import { randomBytes } from 'node:crypto';
import {
  digest,
  isLeft,
  orThrow,
  randomSeed,
  RULES_FAILED,
  sameJson,
  type InvalidInput,
} from '../../src/core/index.js';
import { gameNamed } from './games.js';
import type { HostedGame, HostedMatch, Wanted } from './hosted.js';
import { Problem } from './problem.js';
import { recentOnes } from './recent.js';
import type { Beginning, NumberedStep, Store } from './store.js';
import { hashOf, newToken, type Seat } from './tokens.js';

/** A match as it stands. */
export interface Table {
  readonly id: string;
  readonly game: HostedGame;
  readonly match: HostedMatch;
  /** How many decisions have been made. */
  readonly number: number;
  readonly seats: readonly Seat[];
  /** The digest of the seed: told before the first decision, it binds the server to its dice and tells nothing about them. */
  readonly commitment: string;
}

/** What is told once, to whoever begins a match. */
export interface Opened {
  readonly table: Table;
  readonly tokens: readonly { readonly viewer: string; readonly token: string }[];
}

export interface Tables {
  open(game: string, wanted: Wanted): Promise<Opened>;
  /** The match as it stands; a problem if there is none. */
  at(id: string): Table;
  /**
   * Carries out an action that follows step `number`. Sent again, it is not carried out again: the answer is what came of it.
   * Once this answers, the step is on the disk.
   */
  act(table: Table, viewer: string, number: number, action: unknown): Promise<NumberedStep>;
}

export interface TableSettings {
  /** Matches kept in memory. */
  readonly inMemory: number;
  /** Steps from one checkpoint to the next. */
  readonly spacing: number;
}

/** Where faults stand in the body of the request: a game tells those of options as it is given them, by themselves. */
const faultsIn = (wanted: Wanted, { faults }: InvalidInput): InvalidInput['faults'] =>
  'position' in wanted
    ? faults
    : faults.map((fault) => ({ ...fault, path: fault.path.replace('$', () => '$.options') }));

/** @param told - hears of each step, once it is on the disk */
export function openTables(
  store: Store,
  { inMemory, spacing }: TableSettings,
  told: (table: Table, step: NumberedStep) => void,
): Tables {
  const tables = recentOnes<Table>(inMemory);

  async function open(name: string, wanted: Wanted): Promise<Opened> {
    const game = gameNamed(name);
    if (game === undefined)
      throw new Problem('invalidInput', { faults: [{ path: '$.game', message: 'unknown game' }] });
    const seed = randomSeed();
    const begun = game.begin(wanted, seed);
    if (isLeft(begun)) throw new Problem('invalidInput', { faults: faultsIn(wanted, begun.left) });
    const {
      match,
      step,
      begun: { options, start },
    } = begun.right;
    const tokens = [...match.players, 'spectator'].map((viewer) => ({ viewer, token: newToken() }));
    const seats = tokens.map(({ viewer, token }) => ({ viewer, hash: hashOf(token) }));
    const id = randomBytes(16).toString('base64url');
    const beginning = { id, game: game.name, options, ...(start === undefined ? {} : { start }), seed, seats };
    const checkpoint = { number: 0, ...match.standing };
    await store.append({ match: id, step: { number: 0, ...step }, beginning, checkpoint });
    const table = { id, game, match, number: 0, seats, commitment: digest(seed) };
    tables.set(id, table);
    return { table, tokens };
  }

  function at(id: string): Table {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const beginning = store.beginningOf(id);
    if (beginning === undefined) throw new Problem('noSuchMatch');
    const table = rebuilt(store, beginning);
    tables.set(id, table);
    return table;
  }

  async function act(table: Table, viewer: string, number: number, action: unknown): Promise<NumberedStep> {
    if (number < table.number) return repeated(table, viewer, number, action);
    if (number > table.number) throw new Problem('stale', { step: table.number });
    const done = table.match.act(viewer, action);
    if (isLeft(done)) throw refusal(done.left, number + 1);
    const { match, step } = done.right;
    const numbered = { number: number + 1, ...step };
    const due = numbered.number % spacing === 0;
    const entry = { match: table.id, step: numbered };
    const applied = await store.append(
      due ? { ...entry, checkpoint: { number: numbered.number, ...match.standing } } : entry,
    );
    if (!applied) {
      // Somebody was quicker: another request, or another server on the same store.
      tables.delete(table.id);
      return repeated(at(table.id), viewer, number, action);
    }
    const next = { ...table, match, number: numbered.number };
    tables.set(table.id, next);
    told(next, numbered);
    return numbered;
  }

  /** What came of an action that was carried out already; a problem, if another one was. */
  function repeated(table: Table, viewer: string, number: number, action: unknown): NumberedStep {
    const step = store.stepsAfter(table.id, number, 1)[0];
    const decision = step?.actions[0];
    const mine = (decision as { readonly player?: unknown } | undefined)?.player === viewer;
    if (step !== undefined && mine && sameJson(decision, action)) return step;
    throw new Problem('stale', { step: table.number });
  }

  return { open, at, act };
}

type Refusal = Extract<ReturnType<HostedMatch['act']>, { readonly _tag: 'Left' }>['left'];

/**
 * Why an action is refused: it does not read, it is somebody else's, the rules forbid it, or they failed on it. What failed is for
 * the operator: it may name what is hidden.
 */
function refusal(left: Refusal, number: number): Problem {
  if ('faults' in left) return new Problem('invalidInput', { faults: left.faults });
  if (left.code === RULES_FAILED) {
    console.error(`step ${number}: ${left.message}`, left.cause);
    return new Problem('rulesFailed', { step: number, rule: left.rule });
  }
  return new Problem(left.code === 'notYourAction' ? 'notYours' : 'refused', { refusal: left });
}

/** A match from the disk: as it stood at its checkpoint, and the decisions since then. */
function rebuilt(store: Store, beginning: Beginning): Table {
  const { id, game: name, seed, seats } = beginning;
  const game = gameNamed(name);
  const checkpoint = store.checkpointOf(id);
  if (game === undefined || checkpoint === undefined) throw new Error(`match ${id} cannot be read`);
  const steps = store.stepsAfter(id, -1);
  const before = steps.slice(0, checkpoint.number + 1).flatMap(({ actions }) => actions);
  let match = orThrow(game.resume(beginning, seed, before, checkpoint));
  for (const { number, actions } of steps.slice(checkpoint.number + 1)) {
    const [decision] = actions;
    const { player } = decision as { readonly player: string };
    const again = orThrow(match.act(player, decision));
    if (!sameJson(again.step.actions, actions)) throw new Error(`match ${id}: chance has changed in step ${number}`);
    match = again.match;
  }
  return { id, game, match, number: steps.length - 1, seats, commitment: digest(seed) };
}
