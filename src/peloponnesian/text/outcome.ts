/** R 24.8, 25.4: who of those who share the League has won, as every language tells it. */
import type { Ended } from '../state.js';
import { MARGINS, PLAYERS, type Margin, type PlayerId } from '../vocabulary.js';

/** What each player of the League has achieved; players who have not won are left out. */
export type Margins = NonNullable<Ended['margins']>;

/** Players who have won by the same margin. */
export interface Victors {
  readonly margin: Margin;
  readonly players: readonly PlayerId[];
}

/** Returns who has won by which margin: the best result first. */
export const victorsIn = (margins: Margins): readonly Victors[] =>
  MARGINS.map((margin) => ({ margin, players: PLAYERS.filter((player) => margins[player] === margin) })).filter(
    ({ players }) => players.length > 0,
  );
