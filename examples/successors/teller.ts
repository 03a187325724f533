/** Successors, played by bots and told in the terminal. */
import { successors, type GameState, type PlayerCount, type SuccessorsTypes } from '../../src/successors/index.js';
import { cited, describeOutcome } from '../../src/successors/text/index.js';
import { boardSvg } from '../../src/successors/svg/index.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';
import { newChronicle } from './chronicle/index.js';
import { scoreboard, victoryNeeds } from './scoreboard.js';

/** How the game ended: the scores, and who won by what. */
export function ending(state: GameState): readonly string[] {
  const { outcome } = state;
  if (outcome === null) return ['The game is not over.'];
  return [
    '',
    'At the end of the game:',
    ...victoryNeeds(state),
    ...scoreboard(state),
    '',
    cited(describeOutcome(outcome, state), outcome.rule).text,
  ];
}

export const successorsTeller: Storyteller<SuccessorsTypes> = {
  game: successors,
  usualPlayers: 4,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale: newChronicle,
  round: ({ turn, round }) => `turn-${turn}-round-${round}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
