/** Stacks that somebody has changed: they are refused, or can be played on. The rules rely on their own notes. */
import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../../src/core/index.js';
import { conquest } from '../../../src/conquest/game.js';
import type { GameState } from '../../../src/conquest/state.js';
import { damaged } from '../../kit/malformed.js';
import { pathsIn } from '../../kit/changing.js';
import { choose } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { conquestWithAll } from '../kit.js';
import { momentsOf } from '../moments.js';

const { states } = momentsOf(['thebes', 'tyre', 'arbela', 'porus']);

/** Plays on, whatever comes. */
function goesOn(start: GameState): void {
  const chance = seededChance('on');
  let state = start;
  for (let step = 0; step < 30 && state.ended === null; step++)
    state = orThrow(conquest.applyAction(state, choose(conquestWithAll, state, chance))).state;
}

/** Texts of a stack that stand in each other's place: names of pieces, places, sides. */
function exchanged(stack: unknown, taste: number): unknown {
  const chance = seededChance(`exchange ${taste}`);
  const copy = JSON.parse(JSON.stringify(stack)) as unknown;
  const leaves = pathsIn(copy).filter((path) => path.length > 1);
  const at = (path: (typeof leaves)[number]): unknown =>
    path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], copy);
  const [one, other] = [leaves[chance.draw(leaves.length)] ?? [], leaves[chance.draw(leaves.length)] ?? []];
  const owner = at(one.slice(0, -1)) as Record<string | number, unknown>;
  owner[one.at(-1) ?? ''] = at(other);
  return copy;
}

function holds(state: GameState, stack: unknown): void {
  const read = conquest.decode.state({ ...state, stack });
  if (E.isLeft(read)) expect(read.left.faults.length).toBeGreaterThan(0);
  else goesOn(read.right);
}

describe('a stack that somebody has changed', () => {
  it('is found in many kinds', () => {
    expect(new Set(states.map(({ stack }) => stack.at(-1)?.kind)).size).toBeGreaterThan(15);
  });
  it('is refused, or can be played on: values of any kind', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...states).chain((state) => fc.tuple(fc.constant(state), damaged([state.stack]))),
        ([state, stack]) => holds(state, stack),
      ),
      { numRuns: 1_500, seed: SEED, endOnFailure: true },
    ));
  it('is refused, or can be played on: values of its own in each other’s place', () =>
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.nat(), (state, taste) => holds(state, exchanged(state.stack, taste))),
      { numRuns: 3_000, seed: SEED, endOnFailure: true },
    ));
});
