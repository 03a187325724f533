/** R 24.8, 25.4: the winners among the players of the League, for the texts of all languages. */
import type { LeagueMargins } from '../state.js';
import { MARGINS, PLAYERS, type Margin, type PlayerId } from '../vocabulary.js';

/** Players who have won by the same margin. */
export interface Victors {
  readonly margin: Margin;
  readonly players: readonly PlayerId[];
}

/** Returns the winners by margin, the best result first. */
export const victorsIn = (margins: LeagueMargins): readonly Victors[] =>
  MARGINS.map((margin) => ({ margin, players: PLAYERS.filter((player) => margins[player] === margin) })).filter(
    ({ players }) => players.length > 0,
  );
