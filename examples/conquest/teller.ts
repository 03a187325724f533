/** Conquest and Empire, played by bots and told in the terminal; each battle is drawn round by round. */
import type { PlayerCount } from '../../src/conquest/index.js';
import { boardSvg } from '../../src/conquest/svg/index.js';
import { conquestAtTheTerminal, conquestTable } from '../../src/terminal/games/conquest/index.js';
import { familyTeller } from '../family/teller.js';
import { choose } from './bot.js';

export const conquestTeller = familyTeller({
  table: conquestTable,
  terminal: conquestAtTheTerminal,
  choose,
  maps: ['spring'],
  details: [],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
