/** Xenophon's march, played by bots and told in the terminal: the map each turn, for there are few. */
import { SEASONS, type PlayerCount } from '../../src/xenophon/index.js';
import { boardSvg } from '../../src/xenophon/svg/index.js';
import { xenophonAtTheTerminal, xenophonTable } from '../../src/terminal/games/xenophon/index.js';
import { familyTeller } from '../family/teller.js';
import { choose } from './bot.js';

export const xenophonTeller = familyTeller({
  table: xenophonTable,
  terminal: xenophonAtTheTerminal,
  choose,
  maps: SEASONS,
  details: [],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
