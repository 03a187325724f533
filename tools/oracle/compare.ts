/** One random game through two engines in step. */
import microdiff from 'microdiff';
import {
  right,
  type AnyAction,
  type AnyEvent,
  type AnyOptions,
  stateOf,
  type AnySimulation,
  type AnyState,
  type Engine,
  type GameFace,
  type GameName,
} from './engine.js';
import { MORE_PAUSES, type Explanation, type Item, type Scene } from './explained/index.js';
import { compareLists, type Choice, type Lists } from './lists.js';
import { choose, type Policy } from './policy.js';
import { asideOfNew, describeNew, describeOld, eventOfNew, pauseOf, surelySame, type Described } from './translate.js';

/** Everything that a game in step is played by. */
export interface Pairing {
  readonly old: Engine;
  readonly new: Engine;
  readonly explained: readonly Explanation[];
  /** States are compared after one action in so many, and at the end; lists and events at every step. */
  readonly every: number;
  /** What the new engine's states are taken for; left out: what they are. */
  readonly seen?: (state: AnyState) => AnyState;
}

/** What is played. */
export interface Fixture {
  readonly game: GameName;
  readonly options: AnyOptions;
  readonly policy: Policy;
  readonly seed: string;
}

/** A difference, written down. */
export interface Difference {
  /** Actions taken before. */
  readonly step: number;
  /** The action after which it showed; `null`: a list differs. */
  readonly action: AnyAction | null;
  /** What was being resolved, the topmost frame last. */
  readonly frames: readonly string[];
  readonly items: readonly Item[];
  /** The explanations that it takes; `null` when an item has none. */
  readonly explanations: readonly string[] | null;
}

/** How a game in step went. */
export interface InStep {
  /** Actions taken in both engines. */
  readonly actions: number;
  /** Lists that held the same in another order. */
  readonly reordered: number;
  /** Lists that differ as explained, after which the game went on with what both list: how often, by explanation. */
  readonly passed: Readonly<Record<string, number>>;
  /** What ended the comparison before the game was over. */
  readonly difference: Difference | null;
  /** How the game ended; `null`: its end was not reached in step. */
  readonly how: string | null;
}

/** Beyond this, a game is taken not to end. */
const MOST_ACTIONS = 200_000;

/** Plays one game in step. A difference met while states are only sampled is looked for again, state by state. */
export function playInStep(pairing: Pairing, fixture: Fixture): InStep {
  const result = play(pairing, fixture);
  return result.difference === null || pairing.every === 1 ? result : play({ ...pairing, every: 1 }, fixture);
}

function play(pairing: Pairing, fixture: Fixture): InStep {
  const { game, options, seed } = fixture;
  const { seen = (state) => state } = pairing;
  const chance = pairing.old.core.seededChance(seed);
  const actions: AnyAction[] = [];
  /** What the new engine was given: the same, and its answers to what it alone asks. */
  const given: AnyAction[] = [];
  /** How much of that was given before each of the actions. */
  const marks: number[] = [];
  const passed: Record<string, number> = {};
  let reordered = 0;
  const ended = (difference: Difference | null, how: string | null = null): InStep => ({
    actions: actions.length,
    reordered,
    passed,
    difference,
    how,
  });

  const old = start(pairing.old[game], options);
  const young = start(pairing.new[game], options);
  const compareStates = (): readonly Item[] => {
    const [a, b] = [stateOf(old), seen(stateOf(young))];
    return surelySame(game, a, b) ? [] : changes(describeOld(game, a), describeNew(game, b));
  };
  /** A difference between the lists of the situation as it stands. */
  const now = (items: readonly Item[]): Difference =>
    explain(pairing, items, sceneOf(fixture, actions.length, stateOf(old), stateOf(young), undefined));
  /** A difference after the last action: the situation before it is played for again. */
  const after = (items: readonly Item[]): Difference => {
    const before = actions.slice(0, -1);
    const [a, b] = [
      stateAfter(pairing.old[game], options, before),
      stateAfter(pairing.new[game], options, given.slice(0, marks.at(-1))),
    ];
    return explain(pairing, items, sceneOf(fixture, before.length, a, b, actions.at(-1)));
  };

  /** What the new engine alone asks is passed; answers what was said meanwhile. */
  const passOwnQuestions = (): readonly AnyEvent[] => {
    const said: AnyEvent[] = [];
    for (;;) {
      // Only what may be passed is looked at closely: a whole state is much to ask for after every action.
      if (game !== 'successors' || young.legalActions().at(-1)?.type !== 'pass') return said;
      const pause = ownPause(old, young);
      const pass = pause ?? asideOfNew(stateOf(old), seen(stateOf(young)));
      if (pass === undefined) return said;
      if (pause !== undefined) passed[MORE_PAUSES] = (passed[MORE_PAUSES] ?? 0) + 1;
      given.push(pass);
      said.push(...right(young.apply(pass)));
    }
  };

  const first = compareStates();
  if (first.length > 0) return ended(now(first));
  for (;;) {
    const lists = attempt('new', () => compareLists(game, old, young));
    if ('of' in lists) return ended(now([lists]));
    if (lists.reordered) reordered++;
    if (lists.items.length > 0) {
      const difference = now(lists.items);
      if (difference.explanations === null || lists.common.length === 0) return ended(difference);
      for (const id of difference.explanations) passed[id] = (passed[id] ?? 0) + 1;
    }
    if (lists.actor === undefined)
      return ended(null, pairing.old[game].outcome(stateOf(old))?.how ?? 'without an outcome');
    if (actions.length >= MOST_ACTIONS) return ended(now([{ of: 'fault', engine: 'old', message: 'it does not end' }]));

    const choice = pick(lists, pairing, fixture, chance, old);
    marks.push(given.length);
    actions.push(choice.old);
    given.push(choice.new);
    const said = attempt('old', () => right(old.apply(choice.old)));
    if ('of' in said) return ended(after([said]));
    const answered = attempt('new', () => [...right(young.apply(choice.new)), ...passOwnQuestions()]);
    if ('of' in answered) return ended(after([answered]));
    const heard = answered.map((event) => eventOfNew(game, event));
    const items = [...compareEvents(pairing.old, said, heard)];
    if (items.length > 0 || actions.length % pairing.every === 0 || old.actors().length === 0)
      items.push(...compareStates());
    if (items.length > 0) return ended(after(items));
  }
}

/** The answer to a pause for Surprise cards that only the new engine makes; `undefined`: it makes none, or both do. */
function ownPause(old: AnySimulation, young: AnySimulation): AnyAction | undefined {
  const actions = young.legalActions();
  const pass = actions.at(-1);
  if (pass?.type !== 'pass' || !actions.every(({ type }) => type === 'pass' || /^(play|discard)Surprise$/.test(type)))
    return undefined;
  const pause = pauseOf(stateOf(young));
  return pause === undefined || pause === pauseOf(stateOf(old)) ? undefined : pass;
}

function pick(
  { actor, common }: Lists,
  { old: { core } }: Pairing,
  { game, policy }: Fixture,
  chance: ReturnType<Engine['core']['seededChance']>,
  simulation: AnySimulation,
): Choice {
  if (actor === 'chance') {
    const outcomes = common.map((action) => ({ action, weight: action.weight }));
    return core.drawWeighted(outcomes, chance);
  }
  const actions = common.map((choice) => choice.old);
  const choice = common[choose(policy, game, actions, chance, stateOf(simulation))];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

/** What was said of the same action must be the same, in the same order. */
function compareEvents({ core }: Engine, old: readonly AnyEvent[], young: readonly AnyEvent[]): readonly Item[] {
  if (core.sameJson(old, young)) return [];
  const unordered = (events: readonly AnyEvent[]): string => events.map(core.canonicalJson).sort().join('\n');
  return [{ of: 'events', order: unordered(old) === unordered(young), old, new: young }];
}

/** Where two descriptions differ. */
function changes(old: Described, young: Described): readonly Item[] {
  return microdiff(old, young).map((change) => ({
    of: 'state',
    path: change.path,
    old: change.type === 'CREATE' ? undefined : (change.oldValue as unknown),
    new: change.type === 'REMOVE' ? undefined : (change.value as unknown),
  }));
}

const sceneOf = (
  { game, options }: Fixture,
  step: number,
  old: AnyState,
  young: AnyState,
  action: AnyAction | undefined,
): Scene => ({ game, options, step, old, new: young, before: describeOld(game, old), action });

/** Looks for an explanation of each item. */
function explain({ explained }: Pairing, items: readonly Item[], scene: Scene): Difference {
  const ids = items.map((item) => explained.find(({ explains }) => explains(item, scene))?.id);
  const found = ids.filter((id) => id !== undefined);
  return {
    step: scene.step,
    action: scene.action ?? null,
    frames: scene.old.stack.map(({ kind }) => kind),
    items,
    explanations: found.length === items.length ? [...new Set(found)].sort() : null,
  };
}

const start = (face: GameFace, options: AnyOptions): AnySimulation => face.simulate(right(face.createGame(options)));

function stateAfter(face: GameFace, options: AnyOptions, actions: readonly AnyAction[]): AnyState {
  const simulation = start(face, options);
  for (const action of actions) right(simulation.apply(action));
  return simulation.state();
}

/** What a function answers, or its fault. */
function attempt<A extends object>(engine: 'old' | 'new', run: () => A): A | Extract<Item, { readonly of: 'fault' }> {
  try {
    return run();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { of: 'fault', engine, message: text.split('\n').slice(0, 8).join('\n') };
  }
}
