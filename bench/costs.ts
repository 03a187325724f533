/** What single things cost: copies, samples, replays, lists, taking back. */
import {
  right,
  type AnyAction,
  type AnyMatch,
  type AnyOptions,
  type AnyState,
  type Engine,
  type GameName,
  type Plain,
} from '../tools/oracle/engine.js';
import type { Policy } from '../tools/oracle/policy.js';
import type { Work } from './duel.js';
import { mutableGame } from './play.js';
import { follow } from './random-play.js';

/** The options of random games, by number. */
export const optionsOf = (game: GameName, index: number): AnyOptions => ({
  players: 2 + (index % (game === 'successors' ? 4 : 3)),
});

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

const course = (game: GameName, index: number, policy: Policy) => ({
  game,
  options: optionsOf(game, index),
  policy,
  seed: `costs-${index}`,
});

/** Copies a simulation of each state, so many times over; `act`: and carries out an action on the copy. */
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

/** Replays records of whole games; what is counted is thousands of actions. */
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

/** Takes back the last decision of finished matches. */
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
      for (const match of matches) if (face.undo(match) === undefined) throw new Error('undo');
    return { units: matches.length * times, mark: 0 };
  };
}

/** A position whose list takes long to make. */
export interface Slow {
  /** The middle of many tries. */
  readonly microseconds: number;
  readonly length: number;
  /** How it came about: so many steps of a course (see `random-play.ts`). */
  readonly course: Plain;
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

/** Times lists on every seventh state of random games, half of them of players who seek trouble. */
export function listing(engine: Engine, game: GameName, games: number): Lists {
  const face = engine[game];
  const fresh: number[] = [];
  const running: number[] = [];
  let [longest, largest] = [0, 0];
  let slow: readonly Slow[] = [];
  for (let index = 0; index < games; index++) {
    const each = course(game, index, index % 2 === 0 ? 'uniform' : 'nasty');
    follow(engine, each, (simulation, steps) => {
      if (steps % 7 !== 0) return false;
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(simulation.peek())));
      const microseconds = best(3, () => {
        const state = simulation.state();
        return () => void face.legalActions(state);
      });
      fresh.push(microseconds);
      running.push(
        best(3, () => {
          const copy = simulation.clone();
          return () => void copy.legalActions();
        }),
      );
      const { length } = simulation.legalActions();
      longest = Math.max(longest, length);
      if (slow.length < CANDIDATES || microseconds > (slow.at(-1)?.microseconds ?? 0)) {
        const position = face.toPosition(simulation.state());
        slow = [...slow, { microseconds, length, course: each, steps, position }]
          .sort((a, b) => b.microseconds - a.microseconds)
          .slice(0, CANDIDATES);
      }
      return false;
    });
  }
  const again = slow.map((one) => ({ ...one, microseconds: listTime(engine, game, one.position) ?? 0 }));
  const slowest = again.sort((a, b) => b.microseconds - a.microseconds)[0];
  return { fresh, running, longest, largest, slowest };
}

/** Microseconds of `legalActions` on a position, the middle of 200 tries on fresh states after as many to warm up; `undefined`: it does not read. */
export function listTime(engine: Engine, game: GameName, position: unknown): number | undefined {
  const face = engine[game];
  const read = face.fromPosition(position);
  if (read._tag === 'Left') return undefined;
  const simulation = face.simulate(read.right);
  const times: number[] = [];
  for (let round = 0; round < 400; round++) {
    const state = simulation.state();
    const started = performance.now();
    face.legalActions(state);
    times.push((performance.now() - started) * 1000);
  }
  return times.slice(200).sort((a, b) => a - b)[100];
}
