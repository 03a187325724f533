/**
 * Perft of 30 positions of Successors and Alexandros, compared with the stored counts.
 *
 *     npm run perft                       the working tree
 *     npm run perft -- --of HEAD~3        the engine of a commit
 *     npm run perft -- --make             chooses the positions anew, and counts and stores them
 *     npm run perft -- --accept           stores the positions and counts found
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command } from '../tools/command.js';
import {
  commitOf,
  engineAt,
  engineOfTree,
  faceOf,
  type AnySimulation,
  type AnyState,
  type Engine,
  type Plain,
} from './engines.js';
import { perft } from './perft-count.js';
import { follow, type Course } from './random-play.js';

/** A stored position. */
interface Entry {
  readonly name: string;
  /** What is decided there: the kind of the topmost frame. */
  readonly kind: string;
  /** How it came about: so many steps of a course. Where `position` is not read any more, the next of its kind in that course takes its place. */
  readonly course: Course;
  readonly steps: number;
  readonly position: Plain;
  /** Perft to depth 1, 2, 3 …, as deep as it is small. */
  readonly counts: readonly number[];
}

/** More sequences than this are not counted, and no deeper. */
const MOST = 30_000;
const DEEPEST = 6;
const file = fileURLToPath(new URL('./fixtures/perft.json', import.meta.url));

const USAGE = `usage: npm run perft [-- [--of COMMIT] [--make] [--accept]]

Counts the sequences of actions from 30 positions of Successors and Alexandros, and compares them with the stored counts.

  --of      the engine of a commit (the working tree)
  --make    chooses the positions anew, counts them, and stores both
  --accept  stores the positions and counts found`;

const { values } = command(USAGE, {
  options: {
    of: { type: 'string' },
    make: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

/** Where the positions come from: all player counts, editions and interrupts; early, in the middle, late. */
const plan: readonly { readonly course: Course; readonly part: number }[] = [
  ...Array.from({ length: 21 }, (_, index) => ({
    course: {
      game: 'successors' as const,
      options: {
        players: 2 + (index % 4),
        edition: index % 2 === Math.floor(index / 4) % 2 ? 'rulebook' : 'player-aid',
        interrupts: Math.floor(index / 2) % 2 === 0 ? 'holders' : 'everyone',
      },
      policy: index % 3 === 0 ? ('uniform' as const) : ('nasty' as const),
      seed: `perft-${index}`,
    },
    part: [0.02, 0.4, 0.8][index % 3] ?? 0,
  })),
  ...Array.from({ length: 9 }, (_, index) => ({
    course: {
      game: 'alexandros' as const,
      options: { players: 2 + (index % 3) },
      policy: index % 2 === 0 ? ('uniform' as const) : ('nasty' as const),
      seed: `perft-${index}`,
    },
    part: [0.05, 0.4, 0.8][Math.floor(index / 3)] ?? 0,
  })),
];

/** Counts to depth 3, and deeper or less deep as it stays small. */
function countsOf(simulation: AnySimulation): readonly number[] {
  const counts = [perft(simulation, 1), perft(simulation, 2)];
  while (counts.length < DEEPEST) {
    const [before = 0, last = 0] = counts.slice(-2);
    // Another level will multiply by about as much as the last did.
    if (before === 0 || (last * last) / before > MOST) break;
    counts.push(perft(simulation, counts.length + 1));
  }
  return counts;
}

const topOf = (simulation: AnySimulation): string => simulation.state().stack.at(-1)?.kind ?? 'over';

/** The positions of the plan: from the part of the game on, the first decision of a kind that has not been taken yet. */
function make(engine: Engine): readonly Entry[] {
  const taken = new Set<string>();
  return plan.map(({ course, part }) => {
    const { actions } = follow(engine, course);
    const from = Math.floor(actions.length * part);
    const decides = (simulation: AnySimulation, step: number): boolean =>
      step >= from && simulation.actors()[0] !== 'chance' && simulation.legalActions().length > 3;
    let found = follow(
      engine,
      course,
      (simulation, step) => decides(simulation, step) && !taken.has(`${course.game} ${topOf(simulation)}`),
    );
    if (found.simulation.actors().length === 0) found = follow(engine, course, decides);
    const { simulation } = found;
    taken.add(`${course.game} ${topOf(simulation)}`);
    return entryOf(engine, course, found.actions.length, simulation);
  });
}

function entryOf(engine: Engine, course: Course, steps: number, simulation: AnySimulation): Entry {
  const { game, options } = course;
  const { players, edition, interrupts } = options;
  const more = [edition, interrupts].filter((one) => typeof one === 'string');
  return {
    name: [game, `${players} players`, ...more, `${topOf(simulation)} (step ${steps})`].join(', '),
    kind: topOf(simulation),
    course,
    steps,
    position: faceOf(engine, game).toPosition(simulation.state()),
    counts: countsOf(simulation),
  };
}

/** The state of an entry, after how many steps of its course, and whether its position could be read. */
function stateOf(
  engine: Engine,
  { kind, course, steps, position }: Entry,
): { readonly state: AnyState; readonly steps: number; readonly read: boolean } {
  const read = faceOf(engine, course.game).fromPosition(position);
  if (read._tag === 'Right') return { state: read.right, steps, read: true };
  for (const least of [4, 2]) {
    const isAlike = (simulation: AnySimulation): boolean =>
      topOf(simulation) === kind && simulation.actors()[0] !== 'chance' && simulation.legalActions().length >= least;
    for (const from of [steps, 0]) {
      const { simulation, actions } = follow(engine, course, (now, step) => step >= from && isAlike(now));
      if (simulation.actors().length > 0) return { state: simulation.state(), steps: actions.length, read: false };
    }
  }
  throw new Error(`no ${kind} in the course ${course.seed}: choose another`);
}

const write = (entries: readonly Entry[]): void =>
  writeFileSync(file, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);

function table(engine: Engine, entries: readonly Entry[]): number {
  const started = performance.now();
  let [nodes, differing] = [0, 0];
  const columns = (cells: readonly (string | number)[]): string =>
    Array.from({ length: DEEPEST }, (_, index) => String(cells[index] ?? '').padStart(7)).join('');
  console.log(`${columns(['depth 1', 2, 3, 4, 5, 6])}  position`);
  for (const entry of entries) {
    const { state, read } = stateOf(engine, entry);
    const simulation = faceOf(engine, entry.course.game).simulate(state);
    const counts = entry.counts.map((_, index) => perft(simulation, index + 1));
    nodes += counts.reduce((sum, count) => sum + count, 0);
    const same = counts.every((count, index) => count === entry.counts[index]);
    if (!same) differing++;
    console.log(
      `${columns(counts)}  ${entry.name}` +
        `${same ? '' : `  STORED: ${entry.counts.join(', ')}`}${read ? '' : '  (position not read; played for)'}`,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${entries.length} positions, ${nodes} sequences in ${seconds.toFixed(1)} s; ${differing === 0 ? 'all as stored' : `${differing} differ`}`,
  );
  return differing;
}

const engine = values.of === undefined ? await engineOfTree() : await engineAt(commitOf(USAGE, 'of', values.of));
if (values.make) write(make(engine));
const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[];
const differing = table(engine, entries);
if (values.accept) {
  write(
    entries.map((entry) => {
      const { state, steps } = stateOf(engine, entry);
      return entryOf(engine, entry.course, steps, faceOf(engine, entry.course.game).simulate(state));
    }),
  );
  console.log('stored');
} else if (differing > 0) process.exitCode = 1;
