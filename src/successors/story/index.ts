/** Games of Successors between bots, as told in the terminal. */
import { successors, type GameState, type PlayerCount, type SuccessorsTypes } from '../index.js';
import { cited, describeOutcome } from '../text/index.js';
import { boardSvg } from '../svg/index.js';
import type { Storyteller } from '../../hosts/story.js';
import { newChronicle } from './chronicle/index.js';
import { scoreboard, victoryNeeds } from './scoreboard.js';

/** Returns how the game ended: the scores, and who won and how. */
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
  options: (players) => ({ players: players as PlayerCount }),
  newTale: newChronicle,
  round: ({ turn, round }) => `turn-${turn}-round-${round}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
