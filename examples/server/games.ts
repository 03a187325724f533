/** The games that the server hosts, by name. */
import { alexandros } from '../../src/alexandros/index.js';
import { clash } from '../../src/clash/index.js';
import { conquest } from '../../src/conquest/index.js';
import { successors } from '../../src/successors/index.js';
import { xenophon } from '../../src/xenophon/index.js';
import type { GameName } from '../../src/games.js';
import { hosted, type HostedGame } from './hosted.js';

/** Among strangers a pause must betray nothing: in *Successors* everybody is asked whether he interrupts. */
export const GAMES = {
  successors: hosted(successors, { interrupts: 'everyone' }),
  alexandros: hosted(alexandros),
  conquest: hosted(conquest),
  xenophon: hosted(xenophon),
  clash: hosted(clash),
} satisfies Record<GameName, HostedGame>;

/** A game by its name. */
export const gameNamed = (name: string): HostedGame | undefined =>
  Object.values(GAMES).find((game) => game.name === name);
