/** How often a refusal tells more than that it is one: random questions, and the codes of the answers. */
import { getOrElseW } from 'fp-ts/lib/Either.js';
import type { Game, WholeGameTypes } from '../../src/core/index.js';
import type { GameName } from '../../src/games.js';
import { beside } from '../beside.js';
import { answersTo, chanceOf, seenIn, type Answers } from './asking.js';

/** The codes that tell nothing about an action that is possible at times, whatever the game calls it. */
const VAGUE = ['outOfPhase', 'wrongMoment', 'notAvailable'];

/** How many games, how many questions, and from which seed. */
interface Extent {
  readonly games: number;
  readonly questions: number;
  readonly seed: string;
}

/** Of the kit of a game, what random games are begun with. */
interface Kit<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly playerCounts: readonly number[];
  options(players: number): G['options'];
  readonly axes: readonly { readonly field: string; readonly words: readonly string[]; readonly several: boolean }[];
}

/** Options for so many games: every number of players in turn, and every word of an axis; without and with all where there may be several. */
function optionsOf<G extends WholeGameTypes>(
  { game, playerCounts, options, axes }: Kit<G>,
  games: number,
): readonly G['options'][] {
  return Array.from({ length: games }, (_, index) => {
    const plain = options(playerCounts[index % playerCounts.length] ?? 2);
    const varied = axes.map(({ field, words, several }) => [
      field,
      several ? (index % 2 === 0 ? [] : words) : words[index % words.length],
    ]);
    return getOrElseW(() => plain)(game.decode.options({ ...plain, ...Object.fromEntries(varied) }));
  });
}

/** Asks so many questions about random games. */
export async function measured(name: GameName, { games, questions, seed }: Extent): Promise<Answers> {
  const { kit } = await beside<{ readonly kit: Kit<WholeGameTypes> }>(name, 'kit.ts');
  if (kit === undefined) throw new Error(`${name} has no kit`);
  const chance = chanceOf(seed);
  return answersTo(kit.game, seenIn(kit.game, optionsOf(kit, games), chance), questions, VAGUE, chance);
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
