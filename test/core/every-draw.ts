/** Exact distributions: a task is run once for every sequence of numbers that a source of chance can give it. */
import type { ChanceSource } from '../../src/core/index.js';

/** Returns the answers of a task, by their JSON, each with its exact probability (up to rounding). The task must draw a bounded number of times. */
export function distributionOf(task: (chance: ChanceSource) => unknown): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let path: readonly number[] = [];
  for (;;) {
    const drawn: number[] = [];
    const bounds: number[] = [];
    const answer = JSON.stringify(
      task({
        draw(bound) {
          const number = path[drawn.length] ?? 0;
          drawn.push(number);
          bounds.push(bound);
          return number;
        },
      }),
    );
    const probability = bounds.reduce((share, bound) => share / bound, 1);
    found.set(answer, (found.get(answer) ?? 0) + probability);
    const last = drawn.findLastIndex((number, index) => number + 1 < (bounds[index] ?? 0));
    if (last === -1) return found;
    path = [...drawn.slice(0, last), (drawn[last] ?? 0) + 1];
  }
}

/** Returns whether every answer is as probable as any other. */
export function isUniform(distribution: ReadonlyMap<string, number>): boolean {
  const share = 1 / distribution.size;
  return [...distribution.values()].every((probability) => Math.abs(probability - share) < 1e-9);
}

/** Returns the share that an answer has among those that fit. */
export function givenThat(
  distribution: ReadonlyMap<string, number>,
  fits: (answer: string) => boolean,
): ReadonlyMap<string, number> {
  const fitting = [...distribution].filter(([answer]) => fits(answer));
  const total = fitting.reduce((sum, [, probability]) => sum + probability, 0);
  return new Map(fitting.map(([answer, probability]) => [answer, probability / total]));
}
