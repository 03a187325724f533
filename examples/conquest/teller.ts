/** Conquest and Empire, played by bots and told in the terminal; each battle is drawn round by round. */
import { conquest, outcome, type ConquestTypes, type GameState, type PlayerCount } from '../../src/conquest/index.js';
import { boardSvg } from '../../src/conquest/svg/index.js';
import { cited, describeOutcome } from '../../src/conquest/text/index.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';
import { mapOf, newTale, standingsOf } from './tale.js';

/** How the game ended: the map, how the sides stand, and who won by what. */
export function ending(state: GameState): readonly string[] {
  const result = outcome(state);
  if (result === undefined) return ['The game goes on.'];
  return ['', ...mapOf(state), ...standingsOf(state), '', cited(describeOutcome(result, state), result.rule).text];
}

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
