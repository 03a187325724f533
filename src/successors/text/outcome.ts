/** The figures with which a game was won. */
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { legitimacy, victoryPoints } from '../questions.js';
import type { SuccessorsOutcome, VictoryKind } from '../state.js';
import type { Shown } from './speech.js';

/** The figures of the winner, and those that win at once (R 7.1). */
export interface WinningFigures {
  readonly victoryPoints: number;
  readonly legitimacy: number;
  readonly neededVictoryPoints: number;
  readonly neededLegitimacy: number;
}

/** How a game was won, as a part of a sentence. */
export type VictoryWords = Readonly<Record<VictoryKind, (figures: WinningFigures) => string>>;

/** Returns the figures of the first winner. If there are several, all have the same. */
export const winningFigures = ({ winners: [winner] }: SuccessorsOutcome, shown: Shown): WinningFigures => ({
  victoryPoints: winner === undefined ? 0 : victoryPoints(shown, winner),
  legitimacy: winner === undefined ? 0 : legitimacy(shown, winner),
  neededVictoryPoints: IMMEDIATE_VICTORY_POINTS[shown.options.players],
  neededLegitimacy: IMMEDIATE_VICTORY_LEGITIMACY,
});
