/**
 * What is accepted can be played to its end. Sound states are changed in one to three places, each change plausible by itself:
 * frames pushed, dropped, exchanged; names put in the place of others of their kind; counts a little off. None may make a decoder
 * throw; those that are accepted are played on, and every situation on the way keeps the invariants and reads back.
 */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, thawJson, type ChanceSource } from '../../../src/core/index.js';
import {
  alexandros,
  board,
  decode,
  fromPosition,
  toPosition,
  PLAYERS,
  SYMBOLS,
  type GameFrame,
  type GameOptions,
  type GameState,
} from '../../../src/alexandros/index.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { strip } from '../boards.js';
import { invariants } from '../invariants.js';
import { playOut } from '../play-out.js';
import { anything, avoidingWalls, buildingWalls, levying, type Liking } from '../policies.js';

/** How many changed states are tried; a run by hand can try more. */
const TRIES = Number(process.env['ALEXANDROS_TRIES'] ?? 600);
/** One situation in so many, on the way to the end, is written and read back. */
const LOOK = 60;

const games: readonly (readonly [GameOptions, Liking])[] = [
  [{ players: 2 }, anything],
  [{ players: 3 }, levying],
  [{ players: 4 }, buildingWalls(levying)],
  [{ players: 3 }, buildingWalls(anything)],
  [{ players: 2, board: strip }, avoidingWalls(anything)],
  [{ players: 4, board: strip }, anything],
];

/** Situations of whole games, some of each kind of frame. */
function corpusOf(taste: ChanceSource): readonly GameState[] {
  const kept: GameState[] = [];
  const seen = new Map<string, number>();
  for (const [options, liking] of games) {
    for (let game = 0; game < 6; game++) {
      const { state } = playOut(options, `corpus ${game}`, liking, (simulation) => {
        const now = simulation.state();
        const kind = `${now.stack.map((frame) => frame.kind).join(' ')} ${now.seats.length} ${now.board.name}`;
        const before = seen.get(kind) ?? 0;
        if (before >= 8 || taste.draw(1 + before * 3) > 0) return;
        seen.set(kind, before + 1);
        kept.push(simulation.state());
      });
      if (game === 0) kept.push(state);
    }
  }
  return kept;
}

type Draft = Record<string, unknown>;
type Place = readonly [owner: Draft, key: string];

/** Every leaf of a plain value but those of its board. */
function leavesOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): readonly Place[] => {
    if (key === 'board') return [];
    return typeof item === 'object' && item !== null ? leavesOf(item) : [[value as Draft, key]];
  });
}

const lattice = latticeOf({ board });
const one = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/** Something else of the same kind. */
function another(value: unknown, chance: ChanceSource): unknown {
  if (typeof value === 'number') return Math.max(0, value + one([-2, -1, 1, 2, 3], chance));
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return one([null, 'wallsExhausted', 'noMoveLeft', 'horse', 's2.0'], chance);
  if ((PLAYERS as readonly string[]).includes(value)) return one(PLAYERS, chance);
  if ((SYMBOLS as readonly string[]).includes(value)) return one(SYMBOLS, chance);
  if (/^p.*-p/.test(value)) return one(lattice.sides, chance);
  if (/^p-?\d/.test(value)) return one(lattice.points, chance);
  if (/^s-?\d/.test(value)) return one(lattice.spaces, chance);
  return one(
    [null, 'alexander', 'actions', 'begin', 'wallsExhausted', 'noMoveLeft', 'standstill', 'hundredPoints'],
    chance,
  );
}

function tamper(state: GameState, corpus: readonly GameState[], chance: ChanceSource): GameState {
  const changed = thawJson(state) as GameState & { stack: GameFrame[]; walls: string[] };
  const others = one(corpus, chance);
  for (let changes = 1 + chance.draw(3); changes > 0; changes--) {
    switch (chance.draw(8)) {
      case 0:
        changed.stack.push(...thawJson(others.stack).slice(-1));
        break;
      case 1:
        changed.stack.pop();
        break;
      case 2:
        changed.stack.splice(0, changed.stack.length, ...thawJson(others.stack));
        break;
      case 3:
        changed.stack.splice(chance.draw(changed.stack.length + 1), 0, ...thawJson(others.stack).slice(0, 1));
        break;
      case 4:
        changed.walls.splice(chance.draw(changed.walls.length + 1), chance.draw(2), one(lattice.sides, chance));
        break;
      default: {
        const places = leavesOf(changed);
        const inStack = leavesOf(changed.stack);
        const [part, key] = one(inStack.length > 0 && chance.draw(2) === 0 ? inStack : places, chance);
        part[key] = another(part[key], chance);
      }
    }
  }
  return changed;
}

/** The same cards, as many as there are: the supply is what is nowhere else. */
function balanced(state: GameState): GameState {
  const read = fromPosition(JSON.parse(JSON.stringify(toPosition(state))));
  return E.isRight(read) ? read.right : state;
}

/** Plays on at random; answers how many actions it took. */
function playToTheEnd(start: GameState, chance: ChanceSource): number {
  const simulation = alexandros.simulate(start);
  for (let actions = 0; ; actions++) {
    const [actor] = simulation.actors();
    const now = simulation.state();
    expect(invariants(now)).toEqual([]);
    if (chance.draw(LOOK) === 0) {
      expect(decode.state(JSON.parse(JSON.stringify(now)))).toMatchObject({ _tag: 'Right' });
      expect(orThrow(fromPosition(toPosition(simulation.state())))).toEqual(now);
    }
    if (actor === undefined) return actions;
    const legal = simulation.legalActions();
    expect(legal.length, 'an accepted state that leads to nothing').toBeGreaterThan(0);
    orThrow(
      simulation.apply(actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : one(legal, chance)),
    );
  }
}

it('R Game Play: whatever state or position is accepted can be played to its end, and none makes a decoder throw', () => {
  const chance = seededChance(process.env['ALEXANDROS_SEED'] ?? 'accepted');
  const corpus = corpusOf(chance);
  const kinds = new Set(corpus.map(({ stack }) => stack.map(({ kind }) => kind).join(' ')));
  expect([...kinds].sort()).toEqual(
    [
      '',
      'setup draw',
      'turn',
      'turn compensation',
      'turn destination',
      'turn destination draw',
      'turn draw',
      'turn occupation',
      'turn path',
    ].sort(),
  );
  let accepted = 0;
  let actions = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const changed = tamper(one(corpus, chance), corpus, chance);
    const state = tries % 2 === 0 ? changed : balanced(changed);
    const read = decode.state(JSON.parse(JSON.stringify(state)));
    if (E.isLeft(read)) expect(read.left.faults.length).toBeGreaterThan(0);
    const position = E.isRight(read) ? toPosition(read.right) : toPosition(changed);
    const again = fromPosition(JSON.parse(JSON.stringify(position)));
    if (E.isLeft(again)) expect(again.left.faults.length).toBeGreaterThan(0);
    for (const found of [read, again]) {
      if (E.isLeft(found)) continue;
      accepted++;
      actions += playToTheEnd(found.right, chance);
    }
  }
  if (process.env['ALEXANDROS_TRIES'] !== undefined)
    console.log(`${TRIES} tried, ${accepted} accepted, ${actions} actions`);
  expect(accepted).toBeGreaterThan(TRIES / 20);
});
