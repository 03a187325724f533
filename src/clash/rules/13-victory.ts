/** R S13: a side wins at once when all other players have lost all leaders, or by points at the end of the track. */
import { endGame } from '../../conquest/deeds/end.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { isKilledOrCaptured } from '../../conquest/rules/event-queries.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { GameEvent } from '../event/index.js';
import { decidedBy, decisiveFor, ownerOfBody, survivorOf, talliesOf } from '../query/13-victory.js';
import type { GameRun, RulesOf } from '../types.js';

export const victoryLaw: Pick<Law<Situation>, 'conqueror' | 'points' | 'decision'> = {
  /** R S13: no side wins by conquest alone. */
  conqueror: () => undefined,
  /** The greatest total of a player, without the die for Alexander's Body. */
  points: (situation) => Math.max(...talliesOf(situation, 0).map(({ points }) => points)),
  decision: (situation) => decidedBy(talliesOf(situation, 0)),
};

/** Counts points after the last turn; a die is rolled for Alexander's Body if a player has it (R S13). */
export function openReckoning(run: GameRun): void {
  run.push({ kind: 'reckoning' });
}

function reckon(run: GameRun, die: number | null): void {
  const tallies = talliesOf(run.state, die ?? 0);
  run.emit({ type: 'pointsCounted', rule: 'R S13', die, tallies });
  endGame(run, decidedBy(tallies), 'R S13');
}

export const reckoning: RulesOf<'reckoning'> = {
  rule: 'R S13',
  advance(run) {
    const side = ownerOfBody(run.state);
    if (side === undefined) reckon(run, null);
    else rollDice(run, 'reckoning', 1, side);
  },
  resume(run, _, child) {
    if (child.kind === 'roll') reckon(run, child.values[0] ?? 1);
  },
};

/** Ends the game when the last leader of the last opponent was killed or captured (R S13). */
export function winByLeaders(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const winner = events.slice(from).some(isKilledOrCaptured) && state.ended === null ? survivorOf(state) : undefined;
  if (winner === undefined) return;
  endGame(run, decisiveFor(winner), 'R S13');
}
