/** What single things cost: copies, samples, replays, lists, taking back. */
import { seededChance } from '../src/core/index.js';
import { REGISTRY, type GameName } from '../src/games.js';
import {
  faceOf,
  right,
  type AnyAction,
  type AnyMatch,
  type AnyOptions,
  type AnySimulation,
  type AnyState,
  type Engine,
  type Engines,
  type Plain,
} from './engines.js';
import type { Work } from './duel.js';
import { mutableGame } from './play.js';
import { follow, type Course, type Manner } from './random-play.js';

/** The options of random games, by number. */
export function optionsOf(game: GameName, index: number): AnyOptions {
  const { playerCounts, usualPlayers } = REGISTRY[game];
  return { players: playerCounts[index % playerCounts.length] ?? usualPlayers };
}

/** Every so many-th state of random games. */
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

const course = (game: GameName, index: number, policy: Manner): Course => ({
  game,
  options: optionsOf(game, index),
  policy,
  seed: `costs-${index}`,
});

/** Copies a simulation of each state; `act`: and carries out an action on the copy. */
export function cloning(engine: Engine, game: GameName, states: readonly AnyState[], act: boolean): () => Work {
  const simulations = states
    .map((state) => faceOf(engine, game).simulate(state))
    .filter((simulation) => simulation.legalActions().length > 0);
  const actions = simulations.map((simulation) => simulation.legalActions()[0]);
  return () => {
    for (const [index, simulation] of simulations.entries()) {
      const copy = simulation.clone();
      const action = actions[index];
      if (act && action !== undefined) copy.apply(action);
    }
    return { units: simulations.length, mark: 0 };
  };
}

/** Samples a state from each view of the player to decide. */
export function sampling(engine: Engine, game: GameName, states: readonly AnyState[]): () => Work {
  const face = faceOf(engine, game);
  const views = states.flatMap((state) => {
    const [actor] = face.actors(state);
    return actor === undefined || actor === 'chance' ? [] : [face.viewFor(state, actor)];
  });
  return () => {
    const chance = seededChance('samples');
    for (const view of views) face.sampleState(view, chance);
    return { units: views.length, mark: 0 };
  };
}

/** Replays records of whole games; what is counted is thousands of actions. */
export function replaying(engine: Engine, game: GameName, games: number): () => Work {
  const face = faceOf(engine, game);
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

/** Takes back the last decision of finished matches. */
export function undoing(engine: Engine, game: GameName, games: number): () => Work {
  const face = faceOf(engine, game);
  const matches: AnyMatch[] = Array.from({ length: games }, (_, index) => {
    const chance = seededChance(`undo-${index}`);
    let match = right(face.createMatch({ ...optionsOf(game, index), seed: `undo-${index}` }));
    for (;;) {
      const list = face.legalActions(match.state);
      const action = list[list.length === 0 ? 0 : chance.draw(list.length)];
      if (action === undefined) return match;
      match = right(face.play(match, action)).match;
    }
  });
  return () => {
    for (const match of matches) right(face.undo(match));
    return { units: matches.length, mark: 0 };
  };
}

/** A position whose list takes long to make. */
export interface Slow {
  /** The middle of many tries. */
  readonly microseconds: number;
  readonly length: number;
  /** How it came about: so many steps of a course (see `random-play.ts`). */
  readonly course: Course;
  readonly steps: number;
  readonly position: Plain;
}

/** How long lists take, and how long they and the states are. */
export interface Lists {
  /** Microseconds of `legalActions(state)` on a state that the engine has never seen. */
  readonly fresh: readonly number[];
  /** Microseconds of `legalActions()` of a simulation in the midst of a game. */
  readonly running: readonly number[];
  readonly longest: number;
  /** The most bytes of a state's JSON. */
  readonly largest: number;
  readonly slowest: Slow | undefined;
}

/** The best of a few tries, in microseconds: what the machine does besides is left out. */
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

/** So many positions that seemed slow are timed again. */
const CANDIDATES = 16;

/** Times lists on every seventh state of random games, half of them of players who seek trouble: game by game of each engine in turn. */
export function listing(engines: Engines, game: GameName, games: number): Readonly<Record<'old' | 'new', Lists>> {
  // Two games of each warm them up.
  for (const index of [0, 1]) for (const engine of [engines.old, engines.new]) listsOfGame(engine, game, index);
  const seen = { old: [] as Seen[], new: [] as Seen[] };
  for (let index = 0; index < games; index++) {
    for (const name of index % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const))
      seen[name].push(...listsOfGame(engines[name], game, index));
  }
  return { old: listsOf(engines.old, game, seen.old), new: listsOf(engines.new, game, seen.new) };
}

/** What was seen of one state. */
interface Seen {
  readonly fresh: number;
  readonly running: number;
  readonly length: number;
  readonly bytes: number;
  readonly course: Course;
  readonly steps: number;
}

function listsOfGame(engine: Engine, game: GameName, index: number): readonly Seen[] {
  const face = faceOf(engine, game);
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
      bytes: Buffer.byteLength(JSON.stringify(simulation.state())),
      course: each,
      steps,
    });
    return false;
  });
  return seen;
}

/** The state of a simulation, made anew: no engine has seen it, or remembers what may be done there. */
const unseen = (simulation: AnySimulation): AnyState => simulation.clone().state();

/** The figures; what seemed slowest is timed again. */
function listsOf(engine: Engine, game: GameName, seen: readonly Seen[]): Lists {
  const slow = seen
    .toSorted((a, b) => b.fresh - a.fresh)
    .slice(0, CANDIDATES)
    .map(({ length, course: from, steps }): Slow => {
      const { simulation } = follow(engine, from, (_, step) => step === steps);
      const position = faceOf(engine, game).toPosition(simulation.state());
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

/** Microseconds of `legalActions` on a position, the middle of 200 tries on fresh states after as many to warm up; `undefined`: it does not read. */
export function listTime(engine: Engine, game: GameName, position: unknown): number | undefined {
  const face = faceOf(engine, game);
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
