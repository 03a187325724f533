/** How often a refusal tells more than that it is one: random questions, and the codes of the answers. */
import { alexandros, type AlexandrosTypes } from '../../src/alexandros/index.js';
import * as clash from '../../src/clash/index.js';
import * as conquest from '../../src/conquest/index.js';
import type { Game, WholeGameTypes } from '../../src/core/index.js';
import { successors, type GameOptions } from '../../src/successors/index.js';
import * as xenophon from '../../src/xenophon/index.js';
import type { GameName } from '../../src/games.js';
import { answersTo, chanceOf, seenIn, optionsFor, type Answers } from './asking.js';

/** The codes that tell nothing about an action that is possible at times. */
export const VAGUE = {
  successors: ['outOfPhase', 'notAvailable'],
  alexandros: ['wrongMoment'],
  conquest: ['wrongMoment', 'notAvailable'],
  xenophon: ['wrongMoment', 'notAvailable'],
  clash: ['wrongMoment', 'notAvailable'],
} as const satisfies Readonly<Record<GameName, readonly string[]>>;

/** How many games, how many questions, and from which seed. */
interface Extent {
  readonly games: number;
  readonly questions: number;
  readonly seed: string;
}

/** Asks so many questions about random games. */
export function measured(name: GameName, extent: Extent): Answers {
  const vague = VAGUE[name];
  switch (name) {
    case 'successors': {
      const options = optionsFor<GameOptions['players'], GameOptions>([2, 3, 4, 5], extent.games, varied);
      return asked(successors, options, vague, extent);
    }
    case 'alexandros': {
      type Options = AlexandrosTypes['options'];
      const options = optionsFor<2 | 3 | 4, Options>([2, 3, 4], extent.games, (players) => ({ players }));
      return asked(alexandros, options, vague, extent);
    }
    case 'conquest': {
      const { conquest: game, PLAYER_COUNTS, OPTIONAL_RULES } = conquest;
      return asked(game, optionsFor(PLAYER_COUNTS, extent.games, withAll(OPTIONAL_RULES)), vague, extent);
    }
    case 'xenophon': {
      const { xenophon: game, PLAYER_COUNTS, OPTIONAL_RULES } = xenophon;
      return asked(game, optionsFor(PLAYER_COUNTS, extent.games, withAll(OPTIONAL_RULES)), vague, extent);
    }
    case 'clash': {
      const { clash: game, PLAYER_COUNTS, OPTIONAL_RULES } = clash;
      return asked(game, optionsFor(PLAYER_COUNTS, extent.games, withAll(OPTIONAL_RULES)), vague, extent);
    }
  }
}

/** Games of both editions, and of both ways to ask for Surprise cards. */
const varied = (players: GameOptions['players'], game: number): GameOptions => ({
  players,
  edition: game % 2 === 0 ? 'rulebook' : 'player-aid',
  interrupts: game % 3 === 0 ? 'everyone' : 'holders',
});

/** Games without optional rules and with all of them. */
const withAll =
  <Rule>(optionalRules: readonly Rule[]) =>
  <Players extends number>(players: Players, game: number) =>
    game % 2 === 0 ? { players } : { players, optionalRules };

function asked<G extends WholeGameTypes>(
  game: Game<G>,
  options: readonly G['options'][],
  vague: readonly string[],
  { questions, seed }: Extent,
): Answers {
  const chance = chanceOf(seed);
  return answersTo(game, seenIn(game, options, chance), questions, vague, chance);
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
