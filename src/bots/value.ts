/** The value of situations: an estimate of who will win. */
import { returns, type WholeGameTypes } from '../core/index.js';
import type { Heuristics } from './heuristics.js';

/** Makes a lead by `advantage` worth three quarters of a victory: 1 / (1 + e^-ln 3) = 0.75. */
const STEEPNESS = Math.log(3);

/**
 * Returns the share of the victory that a player can expect, from 0 to 1: the real share if the game is over, and
 * otherwise an estimate from the worth of the situation. In a draw without a winner everybody has the same share.
 */
export function expectedShare<G extends WholeGameTypes>(
  { game, worth, advantage }: Heuristics<G>,
  shown: G['shown'],
  player: G['player'],
): number {
  const outcome = game.outcome(shown);
  const players = game.players(shown);
  if (outcome?.winners.length === 0) return 1 / players.length;
  if (outcome !== undefined) return returns<G['player']>(outcome, players)[player];
  return 1 / (1 + Math.exp((-STEEPNESS * worth(shown, player)) / advantage));
}
