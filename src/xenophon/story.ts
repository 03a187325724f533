/** Xenophon's march, played by bots and told in the terminal: the map each turn, for there are few. */
import { SEASONS, type PlayerCount } from './index.js';
import { boardSvg } from './svg/index.js';
import { xenophonAtTheTerminal, xenophonTable } from './terminal/index.js';
import { familyTeller } from '../conquest/story/family.js';

export const xenophonTeller = familyTeller({
  table: xenophonTable,
  terminal: xenophonAtTheTerminal,
  maps: SEASONS,
  details: [],
  options: (players) => ({ players: players as PlayerCount }),
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
});
