/** The standings of the players of Alexandros, and the free provinces. */
import { query, type GameState } from '../index.js';
import { WINNING_SCORE } from '../data/components.js';
import { label, names } from '../text/index.js';
import { counted, listed } from '../../core/index.js';
import { GUARD } from '../terminal/drawing.js';

const { pieces, players: playerNames } = names('en');

/** The number of free provinces that are named. */
const NAMED = 4;

/** Returns a line for each player: points, cards, guards, provinces. */
function players(state: GameState): readonly string[] {
  return query.ranking(state).map(({ player, score }) => {
    const { hand } = query.seatOf(state, player);
    const provinces = query.provincesOf(state, player).map(({ id, value, guards }) => {
      const untaxed = guards.length > 1 ? ` (untaxed: ${guards.length} guards)` : '';
      return `${label(state, id)} worth ${value}${untaxed}`;
    });
    const figures = [
      `${String(score).padStart(3)} of ${WINNING_SCORE} points`,
      counted(query.handSize(hand), pieces.card),
      `${counted(query.guardsInSupply(state, player), pieces.guard)} in supply`,
    ];
    return `  ${GUARD[player]} ${playerNames[player].padEnd(6)} ${figures.join(', ')}; ${listed(provinces, 'and', 'no province').text}`;
  });
}

/** Returns the free provinces that need the fewest cards and guards. */
function free(state: GameState): string {
  const provinces = query
    .provinces(state)
    .filter(({ owner, value, symbolSpaces }) => owner === null && value > 0 && symbolSpaces.length > 0)
    .sort((a, b) => a.symbolSpaces.length - b.symbolSpaces.length)
    .slice(0, NAMED)
    .map(
      ({ id, value, symbolSpaces }) =>
        `${label(state, id)} worth ${value} (${counted(symbolSpaces.length, pieces.symbol)})`,
    );
  return `  Free provinces: ${listed(provinces, 'and', 'none').text}.`;
}

/** Returns the table next to the board. Provinces are named by their first space in reading order. */
export const drawStandings = (state: GameState): readonly string[] => [
  ...players(state),
  free(state),
  `  Face-up: ${listed(state.faceUp, 'and', 'no card').text}. Black walls left: ${query.blackWallsLeft(state)}.`,
];
