/** Plays one game through two engines in step, and compares lists, events and states. */
import microdiff from 'microdiff';
import { inspect } from 'node:util';
import { canonicalJson, drawWeighted, sameJson, seededChance, type ChanceSource } from '../src/core/index.js';
import {
  right,
  type AnyAction,
  type AnyEvent,
  type AnyOptions,
  type AnySimulation,
  type AnyState,
  type GameFace,
} from './engines.js';

/** What is compared. `lists` are the players to act, their legal actions, and the outcomes of chance with their weights. */
export const ASPECTS = ['lists', 'events', 'states'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** How players choose. The state is that of the new engine. */
export type Decide = (actions: readonly AnyAction[], state: () => AnyState, chance: ChanceSource) => AnyAction;

/** How a game is played and compared. */
export interface Course {
  readonly options: AnyOptions;
  readonly seed: string;
  readonly decide: Decide;
  readonly aspects: readonly Aspect[];
  /** States are compared once in so many actions, and at the end. */
  readonly every: number;
  /** The game is left after so many actions. */
  readonly most: number;
}

/** The first difference of a game. */
export interface Difference {
  readonly aspect: Aspect | 'fault';
  /** The kinds of the frames of the new engine, the topmost last, before the last action. */
  readonly frames: readonly string[];
  /** The actions so far. For a difference of events or states the last one is the action that leads to it. */
  readonly actions: readonly AnyAction[];
  /** The difference, in lines to read. */
  readonly lines: readonly string[];
}

/** How a game in step went. */
export interface InStep {
  readonly actions: number;
  /** How many lists held the same in another order. */
  readonly reordered: number;
  readonly difference: Difference | undefined;
}

/** Thrown where the engines differ. */
class Differs extends Error {
  constructor(
    readonly aspect: Difference['aspect'],
    readonly lines: readonly string[],
  ) {
    super(aspect);
  }
}

const text = (value: unknown): string =>
  value === undefined ? '–' : inspect(value, { breakLength: Infinity, depth: 6, sorted: true });

/** Plays a game in step. When states were compared now and then and differ, it plays again to find the action that makes them differ. */
export function playInStep(old: GameFace, young: GameFace, course: Course): InStep {
  const result = played(old, young, course);
  return course.every > 1 && result.difference?.aspect === 'states'
    ? played(old, young, { ...course, every: 1 })
    : result;
}

function played(old: GameFace, young: GameFace, course: Course): InStep {
  const { options, seed, decide, aspects, every, most } = course;
  const chance = seededChance(seed);
  const actions: AnyAction[] = [];
  let reordered = 0;
  let frames: readonly string[] = [];
  const one = old.simulate(right(old.createGame(options)));
  const other = young.simulate(right(young.createGame(options)));
  const compare = (due: boolean): void => {
    if (due && aspects.includes('states')) compareStates(one.state(), other.state());
  };
  try {
    compare(true);
    while (actions.length < most) {
      const [actor] = other.actors();
      const lists = listsOf(one, other, actor === 'chance');
      if (aspects.includes('lists')) {
        compareLists(one, other, lists);
        if (!lists.isSame) reordered++;
      }
      if (actor === undefined) break;
      const next =
        actor === 'chance'
          ? drawWeighted(other.chanceOutcomes(), chance)
          : decide(lists.new.map(actionOf), () => other.state(), chance);
      frames = other.state().stack.map(({ kind }) => kind);
      actions.push(next);
      const before = attempt('old', () => right(one.apply(next)));
      const after = attempt('new', () => right(other.apply(next)));
      if (aspects.includes('events')) compareEvents(before, after);
      compare(actions.length % every === 0);
    }
    compare(true);
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    return {
      actions: actions.length,
      reordered,
      difference: { aspect: error.aspect, frames, actions, lines: error.lines },
    };
  }
  return { actions: actions.length, reordered, difference: undefined };
}

/** An action of a list; an outcome of chance has a weight. */
interface Listed {
  readonly action: AnyAction;
  readonly weight?: number;
}
interface Lists {
  readonly old: readonly Listed[];
  readonly new: readonly Listed[];
  /** Whether both are alike, their order included. */
  readonly isSame: boolean;
}

const actionOf = ({ action }: Listed): AnyAction => action;

function listsOf(one: AnySimulation, other: AnySimulation, byChance: boolean): Lists {
  const of = (simulation: AnySimulation): readonly Listed[] =>
    byChance ? simulation.chanceOutcomes() : simulation.legalActions().map((action) => ({ action }));
  const lists = { old: attempt('old', () => of(one)), new: attempt('new', () => of(other)) };
  return { ...lists, isSame: JSON.stringify(lists.old) === JSON.stringify(lists.new) };
}

function compareLists(one: AnySimulation, other: AnySimulation, lists: Lists): void {
  const actors = { old: one.actors().join(), new: other.actors().join() };
  if (actors.old !== actors.new)
    throw new Differs('lists', [`waits for ${actors.old || 'nobody'} (old), ${actors.new || 'nobody'} (new)`]);
  if (lists.isSame) return;
  const [before, after] = [lists.old, lists.new].map((list) => list.map(canonicalJson));
  const only = (mine: readonly string[] = [], theirs: readonly string[] = []): readonly string[] => {
    const known = new Set(theirs);
    return mine.filter((key, index) => !known.has(key) || mine.indexOf(key) !== index);
  };
  const lines = [
    ...only(before, after).map((key) => `only listed by the old engine: ${key}`),
    ...only(after, before).map((key) => `only listed by the new engine: ${key}`),
  ];
  if (lines.length > 0) throw new Differs('lists', lines);
}

function compareEvents(before: readonly AnyEvent[], after: readonly AnyEvent[]): void {
  if (sameJson(before, after)) return;
  const [old, young] = [before.map(text), after.map(text)];
  const lines = [
    ...old.filter((event) => !young.includes(event)).map((event) => `- ${event}`),
    ...young.filter((event) => !old.includes(event)).map((event) => `+ ${event}`),
  ];
  throw new Differs(
    'events',
    lines.length > 0 ? lines : [`the same events in another order: ${young.join(', ')}; before: ${old.join(', ')}`],
  );
}

function compareStates(before: AnyState, after: AnyState): void {
  if (sameJson(before, after)) return;
  const changes = microdiff(before, after);
  const lines = changes.map((change) => {
    const old = change.type === 'CREATE' ? undefined : (change.oldValue as unknown);
    const young = change.type === 'REMOVE' ? undefined : (change.value as unknown);
    return `${change.path.join('.')}: ${text(old)} (old), ${text(young)} (new)`;
  });
  throw new Differs('states', lines);
}

/** Returns the result of a function; an error that it throws is a difference. */
function attempt<A>(engine: 'old' | 'new', run: () => A): A {
  try {
    return run();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Differs('fault', [`the ${engine} engine fails: ${message.split('\n').slice(0, 8).join('\n')}`]);
  }
}
