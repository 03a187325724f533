/** R 7: how the game is won. */
import type { RuleRef } from '../../core/index.js';
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { declareWinner } from '../deeds/course.js';
import { endGroupWithGame } from '../deeds/group.js';
import { legitimacy } from '../query/legitimacy.js';
import { playersOf } from '../query/presence.js';
import { breakTie, highest } from '../query/tie-breaks.js';
import { allVictoryPoints, pointsBySeat } from '../query/victory-points.js';
import { seatOf } from '../table/codes.js';
import type { VictoryKind } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/**
 * Ends the game if a player has the Legitimacy or the Victory Points to win at once (R 7.1), but not on Game Turn 1
 * (R 6.1.1). If several players do, the highest sum of both wins (ruling simultaneous-victory).
 */
export function checkImmediateVictory(run: GameRun): void {
  const { state } = run;
  if (state.turn < 2) return;
  const points = pointsBySeat(state);
  const needed = IMMEDIATE_VICTORY_POINTS[state.options.players];
  let reached: PlayerId[] | undefined;
  for (const player of playersOf(state)) {
    if ((points[seatOf(player)] ?? 0) >= needed || legitimacy(state, player) >= IMMEDIATE_VICTORY_LEGITIMACY)
      (reached ??= []).push(player);
  }
  if (reached === undefined) return;
  const winner = best(state, reached);
  if (winner === undefined) return;
  const how = legitimacy(state, winner) >= IMMEDIATE_VICTORY_LEGITIMACY ? 'legitimacy' : 'victoryPoints';
  end(run, [winner], how, 'R 7.1');
}

/** Ends the game with the state as it is. */
function end(run: GameRun, winners: readonly PlayerId[], how: VictoryKind, rule: RuleRef): void {
  endGroupWithGame(run);
  declareWinner(run, winners, how, rule);
}

/** Returns the player with the highest sum of Legitimacy and Victory Points, with ties broken (R 7.2, 7.3). */
function best(situation: Situation, players: readonly PlayerId[]): PlayerId | undefined {
  const points = allVictoryPoints(situation, players);
  return breakTie(
    situation,
    highest(players, (player) => legitimacy(situation, player) + (points.get(player) ?? 0)),
  );
}

/**
 * When an Heir comes of age: the player who controls the Heir wins as Regent if nobody is ahead (R 7.2.1, 7.2.2).
 * Returns whether they win.
 */
export function regencyVictory(run: GameRun, regent: PlayerId, rule: RuleRef): boolean {
  if (best(run.state, playersOf(run.state)) !== regent) return false;
  end(run, [regent], 'regency', rule);
  return true;
}

/** When an Heir without a controller comes of age and becomes king: the player who is ahead wins (R 6.1.4, 6.1.5). */
export function declareHeir(run: GameRun, rule: RuleRef): void {
  const winner = best(run.state, playersOf(run.state));
  if (winner !== undefined) end(run, [winner], 'heirOfAge', rule);
}

/** Ends the game after the last Game Turn: the most Victory Points win, and Legitimacy does not count (R 7.3). */
export function endOfGame(run: GameRun): void {
  const players = playersOf(run.state);
  const points = allVictoryPoints(run.state, players);
  const winner = breakTie(
    run.state,
    highest(players, (player) => points.get(player) ?? 0),
  );
  if (winner !== undefined) end(run, [winner], 'mostVictoryPoints', 'R 7.3');
}
