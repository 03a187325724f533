/** R 24.8, 25.4: who of those who share the League has won, as every language tells it. */
import type { LeagueMargins } from '../state.js';
import { MARGINS, PLAYERS, type Margin, type PlayerId } from '../vocabulary.js';

/** Players who have won by the same margin. */
export interface Victors {
  readonly margin: Margin;
  readonly players: readonly PlayerId[];
}

/** Returns who has won by which margin: the best result first. */
export const victorsIn = (margins: LeagueMargins): readonly Victors[] =>
  MARGINS.map((margin) => ({ margin, players: PLAYERS.filter((player) => margins[player] === margin) })).filter(
    ({ players }) => players.length > 0,
  );
