/** The matches in play: all on the disk, the recently used ones also in memory. */
import { randomBytes } from 'node:crypto';
import { digest, isLeft, randomSeed, RULES_FAILED, sameJson, type InvalidInput } from '../../src/core/index.js';
import { gameNamed } from './games.js';
import type { Begun, HostedGame, HostedMatch, Step, Wanted } from './hosted.js';
import { Problem } from './problem.js';
import { recentOnes, type Bounds } from './recent.js';
import type { Beginning, NumberedStep, Store } from './store.js';
import { hashOf, newToken, type Seat } from './tokens.js';

/** A match in its present state. */
export interface Table {
  readonly id: string;
  readonly game: HostedGame;
  readonly match: HostedMatch;
  /** The number of decisions so far. */
  readonly number: number;
  readonly seats: readonly Seat[];
  /**
   * The digest of the seed. It is published before the first decision and commits the server to its dice without
   * revealing them.
   */
  readonly commitment: string;
  /** Its estimated size in memory, in bytes. */
  readonly size: number;
}

/** The response to the request that begins a match; it is sent once. */
export interface Opened {
  readonly table: Table;
  readonly tokens: readonly { readonly viewer: string; readonly token: string }[];
}

export interface Tables {
  open(game: string, wanted: Wanted, address: string): Promise<Opened>;
  /**
   * Returns the viewers of a match by token, or a problem if there is no such match. It does not load the match, so a
   * stranger cannot cause that work.
   */
  seatsOf(id: string): readonly Seat[];
  /**
   * Returns the match, or a problem if there is none or if it began under other rules. Its memory counts for the
   * address of the request.
   */
  at(id: string, address: string): Table;
  /**
   * Carries out an action that follows step `number`. An action that is sent again is not carried out again; its result
   * is returned. When this resolves, the step is on the disk.
   */
  act(table: Table, viewer: string, number: number, action: unknown, address: string): Promise<NumberedStep>;
}

export interface TableSettings {
  /** The limits of memory for matches in bytes, in total and for each address. */
  readonly memory: Bounds;
  /** Steps from one checkpoint to the next. */
  readonly spacing: number;
}

/**
 * Bytes in memory for each character of the beginning and the state of a match, and for each character of its actions.
 */
const BYTES = { begun: 8, state: 12, actions: 12 } as const;
/** The least bytes of a match. */
const LEAST = 20_000;

/** Returns the estimated bytes of a new match, rather too many than too few. */
const sizeAtFirst = ({ options, start }: Begun, { standing }: HostedMatch): number =>
  LEAST + BYTES.begun * JSON.stringify({ options, start }).length + BYTES.state * JSON.stringify(standing.state).length;

/** Returns the bytes that a step adds. */
const sizeOf = ({ actions }: Step): number => BYTES.actions * JSON.stringify(actions).length;

/** Returns the path of faults in the body of the request; a game reports faults of options without this path. */
const faultsIn = (wanted: Wanted, { faults }: InvalidInput): InvalidInput['faults'] =>
  'position' in wanted
    ? faults
    : faults.map((fault) => ({ ...fault, path: fault.path.replace('$', () => '$.options') }));

/**
 * @param told - called with each step when it is on the disk
 * @param named - the games by name
 */
export function openTables(
  store: Store,
  { memory, spacing }: TableSettings,
  told: (table: Table, step: NumberedStep) => void,
  named: (name: string) => HostedGame | undefined = gameNamed,
): Tables {
  const tables = recentOnes<Table>(memory);
  const keep = (table: Table, address: string): void => tables.set(table.id, table, table.size, address);

  async function open(name: string, wanted: Wanted, address: string): Promise<Opened> {
    const game = named(name);
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
    const { version } = game;
    const beginning = { id, game: game.name, version, options, ...(start === undefined ? {} : { start }), seed, seats };
    const checkpoint = { number: 0, ...match.standing };
    await store.append({ match: id, step: { number: 0, ...step }, beginning, checkpoint });
    const size = sizeAtFirst(beginning, match) + sizeOf(step);
    const table = { id, game, match, number: 0, seats, commitment: digest(seed), size };
    keep(table, address);
    return { table, tokens };
  }

  function begun(id: string): Beginning {
    const beginning = store.beginningOf(id);
    if (beginning === undefined) throw new Problem('noSuchMatch');
    return beginning;
  }

  function at(id: string, address: string): Table {
    const known = tables.get(id, address);
    if (known !== undefined) return known;
    const table = rebuilt(store, begun(id), named);
    keep(table, address);
    return table;
  }

  async function act(...[table, viewer, number, action, address]: Parameters<Tables['act']>): Promise<NumberedStep> {
    if (number < table.number) return repeated(store, table, viewer, number, action);
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
      // Another request, or another server on the same store, was faster.
      tables.delete(table.id);
      return repeated(store, at(table.id, address), viewer, number, action);
    }
    const next = { ...table, match, number: numbered.number, size: table.size + sizeOf(step) };
    keep(next, address);
    told(next, numbered);
    return numbered;
  }

  return { open, seatsOf: (id) => (tables.peek(id) ?? begun(id)).seats, at, act };
}

/** Returns the result of an action that was already carried out, or a problem if another one was. */
function repeated(store: Store, table: Table, viewer: string, number: number, action: unknown): NumberedStep {
  const step = store.stepsAfter(table.id, number, 1)[0];
  const decision = step?.actions[0];
  const mine = (decision as { readonly player?: unknown } | undefined)?.player === viewer;
  if (step !== undefined && mine && sameJson(decision, action)) return step;
  throw new Problem('stale', { step: table.number });
}

type Refusal = Extract<ReturnType<HostedMatch['act']>, { readonly _tag: 'Left' }>['left'];

/**
 * Returns why an action is refused: it is malformed, it belongs to another player, the rules forbid it, or they failed.
 * A failure is only logged, because it may name hidden information.
 */
function refusal(left: Refusal, number: number): Problem {
  if ('faults' in left) return new Problem('invalidInput', { faults: left.faults });
  if (left.code === RULES_FAILED) {
    console.error(`step ${number}: ${left.message}`, left.cause);
    return new Problem('rulesFailed', { step: number, rule: left.rule });
  }
  return new Problem(left.code === 'notYourAction' ? 'notYours' : 'refused', { refusal: left });
}

/** Loads a match from the disk: its checkpoint and the decisions since then. It changes nothing on the disk. */
function rebuilt(store: Store, beginning: Beginning, named: (name: string) => HostedGame | undefined): Table {
  const { id, game: name, version, seed, seats } = beginning;
  const game = named(name);
  if (game !== undefined && game.version !== version)
    throw new Problem('otherVersion', { game: name, written: version, plays: game.version });
  const checkpoint = store.checkpointOf(id);
  if (game === undefined || checkpoint === undefined) throw new Problem('unreadable');
  const steps = store.stepsAfter(id, -1);
  const before = steps.slice(0, checkpoint.number + 1).flatMap(({ actions }) => actions);
  const resumed = game.resume(beginning, seed, before, checkpoint);
  if (isLeft(resumed)) throw new Problem('unreadable', { step: checkpoint.number });
  let match = resumed.right;
  for (const { number, actions } of steps.slice(checkpoint.number + 1)) {
    const [decision] = actions;
    const { player } = decision as { readonly player: string };
    const again = match.act(player, decision);
    if (isLeft(again) || !sameJson(again.right.step.actions, actions))
      throw new Problem('unreadable', { step: number });
    match = again.right.match;
  }
  const size = steps.reduce((sum, step) => sum + sizeOf(step), sizeAtFirst(beginning, match));
  return { id, game, match, number: steps.length - 1, seats, commitment: digest(seed), size };
}
