/** Clash of the Generals, played by bots and told in the terminal; each battle is drawn round by round. */
import { clash, type ClashTypes, type PlayerCount } from '../../src/clash/index.js';
import { boardSvg } from '../../src/clash/svg/index.js';
import { clashTable } from '../../src/terminal/games/clash/index.js';
import { talesOf } from '../family/tale.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';

/** In spring a year of war begins; and nobody knows how the first one does. */
const { newTale, ending } = talesOf({
  at: clashTable,
  isDrawn: ({ season, turn }) => season === 'spring' || turn === 1,
  details: ['leaderChangedSides', 'baggageTaken', 'unitMutinied'],
});

export const clashTeller: Storyteller<ClashTypes> = {
  game: clash,
  usualPlayers: 3,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale,
  round: ({ turn }) => `turn-${String(turn).padStart(2, '0')}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
