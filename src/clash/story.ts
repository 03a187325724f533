/** Clash of the Generals, played by bots and told in the terminal: for two, three and four. */
import type { PlayerCount } from './index.js';
import { boardSvg } from './svg/index.js';
import { clashAtTheTerminal, clashTable } from './terminal/index.js';
import { familyTeller } from '../conquest/story/family.js';

export const clashTeller = familyTeller({
  table: clashTable,
  terminal: clashAtTheTerminal,
  maps: ['spring'],
  details: ['initiativeRolled'],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
