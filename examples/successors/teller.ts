/** Successors, played by bots and told in the terminal. */
import {
  query,
  successors,
  type GameState,
  type PlayerCount,
  type PlayerId,
  type SuccessorsTypes,
  type VictoryKind,
} from '../../src/successors/index.js';
import { counted, listed, numbered } from '../grammar.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';
import { newChronicle } from './chronicle/index.js';
import { faction } from './names.js';
import { scoreboard, thresholds, victoryNeeds } from './scoreboard.js';

/** How a player won, with the figures that did it. */
function how(state: GameState, winner: PlayerId, kind: VictoryKind): string {
  const points = query.victoryPoints(state, winner);
  const legitimacy = query.legitimacy(state, winner);
  const needed = thresholds(state);
  const sum = `${counted(points, 'Victory Point')} and ${legitimacy} Legitimacy, ${points + legitimacy} together`;
  switch (kind) {
    case 'legitimacy':
      return `by Legitimacy: ${legitimacy}, where ${needed.legitimacy} are needed`;
    case 'victoryPoints':
      return `by Victory Points: ${points}, where ${needed.points} are needed`;
    case 'regency':
      return `as Regent of an Heir come of age: nobody is ahead of ${sum}`;
    case 'heirOfAge':
      return `as an Heir without a guardian comes of age: nobody is ahead of ${sum}`;
    case 'mostVictoryPoints':
      return `with the most Victory Points after the last Game Turn: ${points}`;
  }
}

/** How the game ended: the scores, and who won by what. */
export function ending(state: GameState): readonly string[] {
  const { outcome } = state;
  if (outcome === null) return ['The game is not over.'];
  const { winners, rule } = outcome;
  const [first] = winners;
  return [
    '',
    'At the end of the game:',
    ...victoryNeeds(state),
    ...scoreboard(state),
    '',
    `${listed(winners.map((each) => faction(each)))} ${numbered(winners.length, 'wins', 'win')} in Game Turn ${state.turn} ` +
      `${first === undefined ? '' : how(state, first, outcome.how)}. (${rule})`,
  ];
}

export const successorsTeller: Storyteller<SuccessorsTypes> = {
  game: successors,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale: newChronicle,
  ending,
};
