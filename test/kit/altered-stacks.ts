/**
 * Altered stacks: the frames of played games are duplicated, removed, swapped, taken from other moments, or given other
 * values. Whatever a decoder accepts is played to its end, without an error and through states that the decoder
 * accepts.
 */
import {
  isLeft,
  seededChance,
  thawJson,
  topFrame,
  type ChanceSource,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { pick, walk, type choose, type ConformanceKit } from './walk.js';

type Path = readonly (string | number)[];
type Plain = Record<string | number, unknown>;
type Stack = Plain[];

/** States of played games, with the values in their frames. */
export interface Corpus<G extends WholeGameTypes> {
  readonly states: readonly G['state'][];
  /** Frames by kind. */
  readonly frames: ReadonlyMap<string, readonly G['frame'][]>;
  /** Values of fields, by the name of the field. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

/** Returns the leaves of a value with their paths. */
function leavesOf(value: unknown, at: Path = []): readonly (readonly [Path, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[at, value]];
  return entries.flatMap(([key, item]) => leavesOf(item, [...at, Array.isArray(value) ? Number(key) : key]));
}

/** Returns the name of a field: the last name of its path. */
const nameOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'));

function grouped<A>(rows: readonly (readonly [string, A])[]): ReadonlyMap<string, readonly A[]> {
  const groups = new Map<string, A[]>();
  for (const [key, item] of rows) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const distinct = (items: readonly unknown[]): readonly unknown[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** The games whose states are sampled: the options and the policy. */
export interface Sampling<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly decide?: typeof choose<G>;
}

/** Plays games and keeps states of them, up to a number for each stack of frames and each stage of the topmost. */
export function corpusOf<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  samplings: readonly Sampling<G>[],
  ofEachStack: number,
): Corpus<G> {
  const states: G['state'][] = [];
  const seen = new Map<string, number>();
  for (const [index, { options, decide }] of samplings.entries()) {
    const visit = (before: G['state'], taste: ChanceSource): void => {
      const top = topFrame(before) as Plain | undefined;
      const key = `${before.stack.map(({ kind }) => kind).join(' ')} ${String(top?.['stage'] ?? top?.['step'] ?? '')}`;
      const found = seen.get(key) ?? 0;
      if (found >= ofEachStack || taste.draw(1 + found * found) > 0) return;
      seen.set(key, found + 1);
      states.push(before);
    };
    const playing = { ...kit, options: () => options };
    walk(playing, options.players, index, ({ before, taste }) => visit(before, taste), 100_000, decide);
  }
  const frames = states.flatMap(({ stack }) => stack.map((frame) => [frame.kind, frame] as const));
  const leaves = states.flatMap(({ stack }) => leavesOf(stack).map(([path, value]) => [nameOf(path), value] as const));
  const values = new Map(Array.from(grouped(leaves), ([name, all]) => [name, distinct(all)] as const));
  return { states, frames: grouped(frames), values };
}

function put(stack: Stack, path: Path, value: unknown): void {
  const owner = path.slice(0, -1).reduce<unknown>((here, step) => (here as Plain)[step], stack) as Plain;
  const key = path.at(-1);
  if (key !== undefined) owner[key] = thawJson(value);
}

/** Returns another value that may take the place of a leaf. */
function another(old: unknown, name: string, { values }: Corpus<WholeGameTypes>, chance: ChanceSource): unknown {
  if (typeof old === 'boolean') return !old;
  if (typeof old === 'number' && chance.draw(3) === 0) return Math.max(0, old + pick([-1, 1, 2], chance));
  const others = (values.get(name) ?? []).filter((value) => value !== old);
  return others.length === 0 ? null : pick(others, chance);
}

/** The ways in which a stack is altered. */
const ALTERATIONS: readonly ((stack: Stack, corpus: Corpus<WholeGameTypes>, chance: ChanceSource) => void)[] = [
  function duplicate(stack, _, chance) {
    stack.splice(chance.draw(stack.length + 1), 0, thawJson(pick(stack, chance)));
  },
  function remove(stack, _, chance) {
    stack.splice(chance.draw(stack.length), 1);
  },
  function swap(stack, _, chance) {
    const [a, b] = [chance.draw(stack.length), chance.draw(stack.length)];
    [stack[a], stack[b]] = [stack[b] as Plain, stack[a] as Plain];
  },
  /** Another frame of the same kind. */
  function exchange(stack, { frames }, chance) {
    const place = chance.draw(stack.length);
    const alike = frames.get(String(stack[place]?.['kind'])) ?? [];
    if (alike.length > 0) stack[place] = thawJson(pick(alike, chance)) as unknown as Plain;
  },
  function insert(stack, { states }, chance) {
    const { stack: others } = pick(states, chance);
    if (others.length > 0)
      stack.splice(chance.draw(stack.length + 1), 0, thawJson(pick(others, chance)) as unknown as Plain);
  },
  /** Replaces everything above a frame by what lies on a frame of the same kind elsewhere. */
  function graft(stack, { states }, chance) {
    const { stack: others } = pick(states, chance);
    const place = chance.draw(stack.length);
    const from = others.findIndex(({ kind }) => kind === stack[place]?.['kind']);
    if (from >= 0) stack.splice(place + 1, stack.length, ...(thawJson(others.slice(from + 1)) as unknown as Stack));
  },
  function whole(stack, { states }, chance) {
    stack.splice(0, stack.length, ...(thawJson(pick(states, chance).stack) as unknown as Stack));
  },
  ...Array.from(
    { length: 7 },
    () =>
      function field(stack: Stack, corpus: Corpus<WholeGameTypes>, chance: ChanceSource) {
        const leaves = leavesOf(stack).filter(([path]) => nameOf(path) !== 'kind');
        if (leaves.length === 0) return;
        const [path, old] = pick(leaves, chance);
        put(stack, path, another(old, nameOf(path), corpus, chance));
      },
  ),
];

/** Returns a copy of a state of a played game with its stack altered in one or two places. */
export function altered<G extends WholeGameTypes>(corpus: Corpus<G>, chance: ChanceSource): G['state'] {
  const state = thawJson(pick(corpus.states, chance)) as G['state'] & { stack: unknown };
  const stack = state.stack as unknown as Stack;
  for (let changes = 1 + (chance.draw(3) === 0 ? 1 : 0); changes > 0 && stack.length > 0; changes--)
    pick(ALTERATIONS, chance)(stack, corpus as unknown as Corpus<WholeGameTypes>, chance);
  return state;
}

/** The result of alterations. */
export interface AlterationResult {
  readonly accepted: number;
  readonly actions: number;
  /** What went wrong, and where; empty if everything that was accepted could be played to its end. */
  readonly faults: readonly string[];
}

/** More actions than any game has from one state on. */
const LONGEST = 100_000;
/** The number of first states of a game that are decoded again; of the others, only a fraction is. */
const FIRST = 15;
const ONE_IN = 200;

/** Plays from a state to the end. Returns what goes wrong, if anything, and the number of actions. */
function playedOut<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  start: G['state'],
  chance: ChanceSource,
): { readonly actions: number; readonly fault?: string } {
  const simulation = game.simulate(start);
  let latest: unknown;
  for (let actions = 0; ; actions++) {
    const stops = (why: string) => ({ actions, fault: `action ${actions}, ${JSON.stringify(latest)}: ${why}` });
    try {
      const isOver = simulation.actors().length === 0;
      if (isOver || actions < FIRST || chance.draw(ONE_IN) === 0) {
        const read = game.decode.state(simulation.state());
        if (isLeft(read)) return stops(`leads to what is refused: ${read.left.message}`);
      }
      if (isOver) return { actions };
      if (actions > LONGEST) return stops('the game does not end');
      const legal = simulation.legalActions();
      if (legal.length === 0) return stops('nothing can be done');
      latest = pick(legal, chance);
      const step = simulation.apply(latest as G['action']);
      if (isLeft(step)) return stops(step.left.message);
    } catch (thrown) {
      return stops(String(thrown));
    }
  }
}

/** Tries a number of alterations, and plays what is accepted to its end. */
export function prove<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  corpus: Corpus<G>,
  seed: string,
  tries: number,
): AlterationResult {
  const faults: string[] = [];
  let accepted = 0;
  let actions = 0;
  for (let run = 0; run < tries; run++) {
    const chance = seededChance(`${seed} ${run}`);
    const read = kit.game.decode.state(altered(corpus, chance));
    if (isLeft(read)) continue;
    accepted++;
    const played = playedOut(kit, read.right, chance);
    actions += played.actions;
    if (played.fault !== undefined)
      faults.push(`${seed} ${run}: ${played.fault}; from ${JSON.stringify(read.right.stack)}`);
  }
  return { accepted, actions, faults };
}
