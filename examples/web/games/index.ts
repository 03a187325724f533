/** The games that the page knows, by name. */
import type { GameName } from '../../../src/games.js';
import { alexandrosTable } from './alexandros.js';
import { clashTable } from './clash.js';
import { conquestTable } from './conquest.js';
import { opened, type OpenGame } from './open.js';
import { successorsTable } from './successors.js';
import { xenophonTable } from './xenophon.js';

export const GAMES = {
  successors: opened(successorsTable),
  alexandros: opened(alexandrosTable),
  conquest: opened(conquestTable),
  xenophon: opened(xenophonTable),
  clash: opened(clashTable),
} satisfies Readonly<Record<GameName, OpenGame>>;

/** A game by its name. */
export const gameNamed = (name: string): OpenGame | undefined =>
  Object.values(GAMES).find((game) => game.name === name);
