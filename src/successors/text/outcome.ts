/** With what figures a game was won. */
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { legitimacy, victoryPoints } from '../questions.js';
import type { SuccessorsOutcome, VictoryKind } from '../state.js';
import type { Shown } from './speech.js';

/** What the winner has, and what wins at once (R 7.1). */
export interface WinningFigures {
  readonly victoryPoints: number;
  readonly legitimacy: number;
  readonly neededVictoryPoints: number;
  readonly neededLegitimacy: number;
}

/** How a game was won, in half a sentence. */
export type VictoryWords = Readonly<Record<VictoryKind, (figures: WinningFigures) => string>>;

/** The figures of the first winner: where several win they have the same. */
export const winningFigures = ({ winners: [winner] }: SuccessorsOutcome, shown: Shown): WinningFigures => ({
  victoryPoints: winner === undefined ? 0 : victoryPoints(shown, winner),
  legitimacy: winner === undefined ? 0 : legitimacy(shown, winner),
  neededVictoryPoints: IMMEDIATE_VICTORY_POINTS[shown.options.players],
  neededLegitimacy: IMMEDIATE_VICTORY_LEGITIMACY,
});
