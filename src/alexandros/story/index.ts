/** Games of Alexandros between bots, as told in the terminal; the board is drawn at each round. */
import { alexandros, query, type AlexandrosTypes, type GameState, type PlayerCount } from '../index.js';
import { cited, describeOutcome } from '../text/index.js';
import { boardSvg } from '../svg/index.js';
import type { Storyteller } from '../../hosts/story.js';
import { drawBoard, legend } from '../terminal/drawing.js';
import { drawStandings } from './standings.js';
import { newTale } from './tale.js';

/** Returns how the game ended: the board, the standings, and who won and how. */
export function ending(state: GameState): readonly string[] {
  const result = query.outcomeOf(state);
  if (result === undefined) return ['The game goes on.'];
  return [
    '',
    ...legend(state),
    '',
    ...drawBoard(state),
    ...drawStandings(state),
    '',
    cited(describeOutcome(result, state), result.rule).text,
  ];
}

export const alexandrosTeller: Storyteller<AlexandrosTypes> = {
  game: alexandros,
  options: (players) => ({ players: players as PlayerCount }),
  newTale,
  round: ({ turn, seats }) => `round-${String(Math.ceil(turn / seats.length)).padStart(2, '0')}`,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents }),
  ending,
};
