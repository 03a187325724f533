/** The games on the page, by name: all games of the registry. */
import { ofEachGame } from '../../../src/games.js';
import { opened, type OpenGame } from './open.js';

export const GAMES = await ofEachGame(async (manifest) =>
  opened(manifest, await manifest.page(), await manifest.bots()),
);

/** Returns the game with a name. */
export const gameNamed = (name: string): OpenGame | undefined =>
  Object.values(GAMES).find((game) => game.name === name);
