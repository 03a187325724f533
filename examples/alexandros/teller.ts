/** Alexandros, played by bots and told in the terminal; the board is drawn at each round. */
import {
  alexandros,
  query,
  type AlexandrosTypes,
  type GameState,
  type PlayerCount,
} from '../../src/alexandros/index.js';
import { counted, listed, numbered } from '../grammar.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';
import { drawBoard, legend } from './drawing.js';
import { drawStandings } from './standings.js';
import { newTale } from './tale.js';
import { HOW } from './tellings.js';

/** How the game ended: the board, the standings, and who won by what. */
export function ending(state: GameState): readonly string[] {
  const result = query.outcomeOf(state);
  if (result === undefined) return ['The game goes on.'];
  const { winners, how, rule } = result;
  const score = query.ranking(state)[0]?.score ?? 0;
  return [
    '',
    ...legend(state),
    '',
    ...drawBoard(state),
    ...drawStandings(state),
    '',
    `${listed(winners)} ${numbered(winners.length, 'wins', 'share the victory')} with ${counted(score, 'point')}: ${HOW[how]}. (${rule})`,
  ];
}

export const alexandrosTeller: Storyteller<AlexandrosTypes> = {
  game: alexandros,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  newTale,
  ending,
};
