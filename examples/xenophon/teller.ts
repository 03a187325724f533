/** March of the Ten-Thousand, played by bots and told in the terminal; each battle is drawn round by round. */
import { xenophon, type PlayerCount, type XenophonTypes } from '../../src/xenophon/index.js';
import { boardSvg } from '../../src/xenophon/svg/index.js';
import { xenophonTable } from '../../src/terminal/games/xenophon/index.js';
import { talesOf } from '../family/tale.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';

/** There are few turns, and each is worth a look. */
const { newTale, ending } = talesOf({ at: xenophonTable, isDrawn: () => true });

export const xenophonTeller: Storyteller<XenophonTypes> = {
  game: xenophon,
  usualPlayers: 2,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale,
  round: ({ turn }) => `turn-${String(turn).padStart(2, '0')}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
