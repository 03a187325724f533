/** Conquest and Empire, played by bots and told in the terminal; each battle is drawn round by round. */
import type { PlayerCount } from '../index.js';
import { boardSvg } from '../svg/index.js';
import { conquestAtTheTerminal, conquestTable } from '../terminal/index.js';
import { familyTeller } from './family.js';

export const conquestTeller = familyTeller({
  table: conquestTable,
  terminal: conquestAtTheTerminal,
  maps: ['spring'],
  details: [],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
