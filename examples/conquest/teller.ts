/** Conquest and Empire, played by bots and told in the terminal; each battle is drawn round by round. */
import { conquest, type ConquestTypes, type PlayerCount } from '../../src/conquest/index.js';
import { boardSvg } from '../../src/conquest/svg/index.js';
import { conquestTable } from '../../src/terminal/games/conquest/index.js';
import { talesOf } from '../family/tale.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';

/** In spring a year of war begins. */
const { newTale, ending } = talesOf({ at: conquestTable, isDrawn: ({ season }) => season === 'spring' });

export const conquestTeller: Storyteller<ConquestTypes> = {
  game: conquest,
  usualPlayers: 2,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale,
  round: ({ turn }) => `turn-${String(turn).padStart(2, '0')}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
