/** The costs of single operations: copies, samples, replays, lists, undo. */
import {
  stateOf,
  right,
  type AnyAction,
  type AnyMatch,
  type AnyOptions,
  type AnySimulation,
  type AnyState,
  type Engine,
  type GameName,
  type Plain,
} from '../tools/oracle/engine.js';
import type { Policy } from '../tools/oracle/policy.js';
import type { Work } from './duel.js';
import { mutableGame } from './play.js';
import { follow, type Course } from './random-play.js';

/** Returns the options of a random game by its number. */
export const optionsOf = (game: GameName, index: number): AnyOptions => ({
  players: 2 + (index % (game === 'successors' ? 4 : 3)),
});

/** Returns every `step`-th state of random games. */
export function statesOf(engine: Engine, game: GameName, games: number, step: number): readonly AnyState[] {
  return Array.from({ length: games }, (_, index) => {
    const states: AnyState[] = [];
    follow(engine, course(game, index, 'uniform'), (simulation, at) => {
      if (at % step === 0) states.push(simulation.state());
      return false;
    });
    return states;
  }).flat();
}

const course = (game: GameName, index: number, policy: Policy): Course => ({
  game,
  options: optionsOf(game, index),
  policy,
  seed: `costs-${index}`,
});

/** Copies a simulation of each state a number of times; `act`: applies an action to the copy, too. */
export function cloning(
  engine: Engine,
  game: GameName,
  states: readonly AnyState[],
  times: number,
  act: boolean,
): () => Work {
  const simulations = states
    .map((state) => engine[game].simulate(state))
    .filter((simulation) => simulation.legalActions().length > 0);
  const actions = simulations.map((simulation) => simulation.legalActions()[0]);
  return () => {
    for (let round = 0; round < times; round++) {
      for (const [index, simulation] of simulations.entries()) {
        const copy = simulation.clone();
        const action = actions[index];
        if (act && action !== undefined) copy.apply(action);
      }
    }
    return { units: simulations.length * times, mark: 0 };
  };
}

/** Samples a state from each view of the player to decide. */
export function sampling(engine: Engine, game: GameName, states: readonly AnyState[], times: number): () => Work {
  const face = engine[game];
  const views = states.flatMap((state) => {
    const [actor] = face.actors(state);
    return actor === undefined || actor === 'chance' ? [] : [face.viewFor(state, actor)];
  });
  return () => {
    const chance = engine.core.seededChance('samples');
    for (let round = 0; round < times; round++) for (const view of views) face.sampleState(view, chance);
    return { units: views.length * times, mark: 0 };
  };
}

/** Replays records of whole games. The unit is a thousand actions. */
export function replaying(engine: Engine, game: GameName, games: number): () => Work {
  const face = engine[game];
  const records = Array.from({ length: games }, (_, index) => {
    const options = optionsOf(game, index);
    const actions: AnyAction[] = [];
    mutableGame(face, options, `replay-${index}`, (action) => void actions.push(action));
    const simulation = face.simulate(right(face.createGame(options)));
    for (const action of actions) right(simulation.apply(action));
    return { actions: actions.length, record: face.createRecord(options, actions, simulation.state()) };
  });
  return () => {
    let units = 0;
    for (const { actions, record } of records) {
      right(face.replay(record));
      units += actions / 1000;
    }
    return { units, mark: 0 };
  };
}

/** Undoes the last decision of finished matches. */
export function undoing(engine: Engine, game: GameName, games: number, times: number): () => Work {
  const face = engine[game];
  const matches: AnyMatch[] = Array.from({ length: games }, (_, index) => {
    const chance = engine.core.seededChance(`undo-${index}`);
    let match = right(face.createMatch({ ...optionsOf(game, index), seed: `undo-${index}` }));
    for (;;) {
      const list = face.legalActions(match.state);
      const action = list[list.length === 0 ? 0 : chance.draw(list.length)];
      if (action === undefined) return match;
      match = right(face.play(match, action)).match;
    }
  });
  return () => {
    for (let round = 0; round < times; round++)
      for (const match of matches) {
        const before = face.undo(match);
        if (before === undefined || ('_tag' in before && before._tag === 'Left')) throw new Error('undo');
      }
    return { units: matches.length * times, mark: 0 };
  };
}

/** A position whose list of legal actions takes long. */
export interface Slow {
  /** The median of many tries. */
  readonly microseconds: number;
  readonly length: number;
  /** Its origin: a number of steps of a course (see `random-play.ts`). */
  readonly course: Course;
  readonly steps: number;
  readonly position: Plain;
}

/** The times and lengths of lists, and the size of states. */
export interface Lists {
  /** The microseconds of `legalActions(state)` for a state that the engine has never seen. */
  readonly fresh: readonly number[];
  /** The microseconds of `legalActions()` of a simulation in the middle of a game. */
  readonly running: readonly number[];
  readonly longest: number;
  /** The greatest number of bytes of a state's JSON. */
  readonly largest: number;
  readonly slowest: Slow | undefined;
}

/** Returns the best of a few tries, in microseconds, so that other work of the machine does not count. */
function best(tries: number, prepare: () => () => void): number {
  let least = Infinity;
  for (let each = 0; each < tries; each++) {
    const run = prepare();
    const started = performance.now();
    run();
    least = Math.min(least, (performance.now() - started) * 1000);
  }
  return least;
}

/** The number of seemingly slow positions that are timed again. */
const CANDIDATES = 16;

/**
 * Times lists on every seventh state of random games, half of them by players who look for complicated situations, with
 * both engines in turn.
 */
export function listing(
  engines: Readonly<Record<'old' | 'new', Engine>>,
  game: GameName,
  games: number,
): Readonly<Record<'old' | 'new', Lists>> {
  // Two games of each engine warm them up.
  for (const index of [0, 1]) for (const engine of [engines.old, engines.new]) listsOfGame(engine, game, index);
  const seen = { old: [] as Seen[], new: [] as Seen[] };
  for (let index = 0; index < games; index++) {
    for (const name of index % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const))
      seen[name].push(...listsOfGame(engines[name], game, index));
  }
  return { old: listsOf(engines.old, game, seen.old), new: listsOf(engines.new, game, seen.new) };
}

/** The measurements of one state. */
interface Seen {
  readonly fresh: number;
  readonly running: number;
  readonly length: number;
  readonly bytes: number;
  readonly course: Course;
  readonly steps: number;
}

function listsOfGame(engine: Engine, game: GameName, index: number): readonly Seen[] {
  const face = engine[game];
  const each = course(game, index, index % 2 === 0 ? 'uniform' : 'nasty');
  const seen: Seen[] = [];
  follow(engine, each, (simulation, steps) => {
    if (steps % 7 !== 0) return false;
    const fresh = best(3, () => {
      const state = unseen(simulation);
      return () => void face.legalActions(state);
    });
    const running = best(3, () => {
      const copy = simulation.clone();
      return () => void copy.legalActions();
    });
    const { length } = simulation.legalActions();
    seen.push({
      fresh,
      running,
      length,
      bytes: Buffer.byteLength(JSON.stringify(stateOf(simulation))),
      course: each,
      steps,
    });
    return false;
  });
  return seen;
}

/** Returns a new object for the state of a simulation, for which no engine has cached anything. */
const unseen = (simulation: AnySimulation): AnyState => simulation.clone().state();

/** Returns the results, after timing the seemingly slowest positions again. */
function listsOf(engine: Engine, game: GameName, seen: readonly Seen[]): Lists {
  const slow = seen
    .toSorted((a, b) => b.fresh - a.fresh)
    .slice(0, CANDIDATES)
    .map(({ length, course: from, steps }): Slow => {
      const { simulation } = follow(engine, from, (_, step) => step === steps);
      const position = engine[game].toPosition(simulation.state());
      return { microseconds: listTime(engine, game, position) ?? 0, length, course: from, steps, position };
    });
  return {
    fresh: seen.map(({ fresh }) => fresh),
    running: seen.map(({ running }) => running),
    longest: seen.reduce((most, { length }) => Math.max(most, length), 0),
    largest: seen.reduce((most, { bytes }) => Math.max(most, bytes), 0),
    slowest: slow.sort((a, b) => b.microseconds - a.microseconds)[0],
  };
}

/**
 * Returns the microseconds of `legalActions` on a position, the median of 200 tries on new states after as many to warm
 * up; `undefined` if the position cannot be read.
 */
export function listTime(engine: Engine, game: GameName, position: unknown): number | undefined {
  const face = engine[game];
  const read = face.fromPosition(position);
  if (read._tag === 'Left') return undefined;
  const simulation = face.simulate(read.right);
  const times: number[] = [];
  for (let round = 0; round < 400; round++) {
    const state = unseen(simulation);
    const started = performance.now();
    face.legalActions(state);
    times.push((performance.now() - started) * 1000);
  }
  return times.slice(200).sort((a, b) => a - b)[100];
}
