/** R 6.2: the Turn Order Phase. */
import { refusal } from '../code.js';
import { setTurnOrder } from '../deeds/course.js';
import { rollDice } from '../deeds/dice.js';
import { playersOf } from '../query/presence.js';
import { lowest } from '../query/tie-breaks.js';
import { allVictoryPoints } from '../query/victory-points.js';
import type { GameRun, RulesOf } from '../types.js';

/** Begins the phase: the player with the fewest Victory Points will choose who goes first (R 6.2). */
export function pushTurnOrder(run: GameRun): void {
  const players = playersOf(run.state);
  const points = allVictoryPoints(run.state, players);
  const tied = lowest(players, (player) => points.get(player) ?? 0);
  run.push({ kind: 'turnOrder', tied, rolls: [], chooser: tied.length === 1 ? (tied[0] ?? null) : null });
}

/**
 * Lets tied players roll a die each until one is lowest (R 6.2; ruling turn-order-dice). That player chooses who goes
 * first; play goes clockwise.
 */
export const turnOrder: RulesOf<'turnOrder'> = {
  rule: 'R 6.2',
  actor: (_, frame) => frame.chooser ?? undefined,
  actions: (situation, { chooser }) =>
    chooser === null
      ? []
      : playersOf(situation).map((first) => ({ type: 'chooseFirstPlayer', player: chooser, first })),
  refuse: (situation, _, action) =>
    action.type === 'chooseFirstPlayer' && !playersOf(situation).includes(action.first)
      ? refusal('notOffered', 'R 6.2', { first: action.first })
      : undefined,
  apply(run, _, action) {
    if (action.type !== 'chooseFirstPlayer') return;
    const seats = playersOf(run.state);
    const start = seats.indexOf(action.first);
    const order = [...seats.slice(start), ...seats.slice(0, start)];
    setTurnOrder(run, action.player, order);
    run.finish();
  },
  advance(run, frame) {
    const next = frame.tied[frame.rolls.length];
    if (next !== undefined) return rollDice(run, 'turnOrder', 1, next);
    const left = lowest(frame.tied, (player) => frame.rolls[frame.tied.indexOf(player)] ?? 0);
    frame.tied = [...left];
    frame.rolls = [];
    frame.chooser = left.length === 1 ? (left[0] ?? null) : null;
  },
  resume(_, frame, child) {
    if (child.kind === 'roll') frame.rolls.push(...child.values);
  },
};
