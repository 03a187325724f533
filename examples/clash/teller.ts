/** Clash of the Generals, played by bots and told in the terminal: for two, three and four. */
import type { PlayerCount } from '../../src/clash/index.js';
import { boardSvg } from '../../src/clash/svg/index.js';
import { clashAtTheTerminal, clashTable } from '../../src/terminal/games/clash/index.js';
import { familyTeller } from '../family/teller.js';
import { choose } from './bot.js';

export const clashTeller = familyTeller({
  table: clashTable,
  terminal: clashAtTheTerminal,
  choose,
  maps: ['spring'],
  details: ['initiativeRolled'],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
