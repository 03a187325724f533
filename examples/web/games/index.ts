/** The games on the page: all games of the registry. The code of a game is loaded when somebody chooses it. */
import { isGameName, REGISTRY, type GameName } from '../../../src/games.js';
import type { AnyGame } from '../../../src/hosts/manifest.js';
import { opened, type OpenGame } from './open.js';

/** What is known of a game before it is loaded. */
export type ListedGame = Pick<AnyGame, 'title' | 'playerCounts' | 'usualPlayers' | 'hasHands'> & {
  readonly name: GameName;
};

/** Returns a game of the list. */
export const listed = (name: GameName): ListedGame => ({ ...REGISTRY[name], name });

const loading = new Map<GameName, Promise<OpenGame>>();
const loaded = new Map<GameName, OpenGame>();

async function load(name: GameName): Promise<OpenGame> {
  const game = await REGISTRY[name].open(async (manifest) => opened(manifest, await manifest.page()));
  loaded.set(name, game);
  return game;
}

/**
 * Loads a game, if it is not there yet. The promise is rejected if its code cannot be loaded; a browser then tries again
 * only after the page has been reloaded.
 */
export function openGame(name: GameName): Promise<OpenGame> {
  const known = loading.get(name) ?? load(name);
  loading.set(name, known);
  return known;
}

/** Returns a game that has been loaded. */
export const loadedGame = (name: GameName): OpenGame | undefined => loaded.get(name);

/** Loads what a game has besides: bots, clauses, reasons. They are then there without a network. */
export async function loadRest(name: GameName): Promise<void> {
  const { base } = REGISTRY[name];
  const books = [name, base]
    .filter(isGameName)
    .flatMap((each) => [REGISTRY[each].rulebook(), REGISTRY[each].germanRulebook?.()]);
  const others = REGISTRY[name].open(async (manifest) => {
    await Promise.all([manifest.bots(), manifest.motives(), manifest.terminal()]);
  });
  await Promise.all([...books, others, import('./why-not.js'), import('./reasons.js')]);
}
