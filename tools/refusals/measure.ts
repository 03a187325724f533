/** How often a refusal tells more than that it is one: random questions, and the codes of the answers. */
import type { SoakKit } from '../../bench/soak-game.js';
import { answersTo, chanceOf, optionsFor, seenIn, type Answers } from '../../test/kit/asking.js';
import type { WholeGameTypes } from '../../src/core/index.js';

/** The codes that tell nothing about an action that is possible at times. */
export const VAGUE = { successors: ['outOfPhase', 'notAvailable'], alexandros: ['wrongMoment'] } as const;

/** Asks so many questions about random games of a kit. */
export function measured<G extends WholeGameTypes>(
  kit: SoakKit<G>,
  { games, questions, seed, vague }: { games: number; questions: number; seed: string; vague: readonly string[] },
): Answers {
  const chance = chanceOf(seed);
  const seen = seenIn(kit.game, optionsFor(kit.playerCounts, games, kit.options), chance);
  return answersTo(kit.game, seen, questions, vague, chance);
}

const byCount = (counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));

/** The figures: the share that tells nothing, each code, and the pairs of frame and type that were told nothing most often. */
export function figures({ asked, byCode, vague }: Answers, pairs = 20): string {
  const nothing = [...vague.values()].reduce((sum, count) => sum + count, 0);
  const share = (count: number): string => `${((100 * count) / asked).toFixed(2).padStart(6)} %`;
  return [
    `${asked} actions that are not listed, of types possible there at times; told nothing in particular: ${nothing} (${share(nothing).trim()})`,
    ...byCount(byCode).map(([code, count]) => `  ${share(count)}  ${code}`),
    ...(vague.size === 0 ? [] : ['frame and type of those told nothing:']),
    ...byCount(vague)
      .slice(0, pairs)
      .map(([pair, count]) => `  ${share(count)}  ${pair}`),
  ].join('\n');
}
