/** The games that the server hosts, by name: all of the registry. */
import { ofEachGame } from '../../src/games.js';
import { hosted, type HostedGame } from './hosted.js';

export const GAMES = await ofEachGame(async (manifest) =>
  hosted((await manifest.entry()).game, manifest.amongStrangers),
);

/** A game by its name. */
export const gameNamed = (name: string): HostedGame | undefined =>
  Object.values(GAMES).find((game) => game.name === name);
