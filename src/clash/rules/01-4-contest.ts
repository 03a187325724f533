/** R S1.4: several sides roll dice; the highest roll wins, and equal ones roll again. */
import { rollDice } from '../../conquest/deeds/dice.js';
import type { RollPurpose, SideId } from '../../conquest/vocabulary.js';
import { nextBidder } from '../query/01-4-contest.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Pushes a contest of sides; `added` is the modifier of each side's first die. The frame that calls this ranks the
 * `bids` of the `contest` frame.
 */
export function pushContest(
  run: GameRun,
  purpose: RollPurpose,
  sides: readonly SideId[],
  added: (side: SideId) => number = () => 0,
): void {
  run.push({
    kind: 'contest',
    purpose,
    bids: sides.map((side) => ({ side, added: added(side), totals: [] })),
  });
}

export const contest: RulesOf<'contest'> = {
  rule: 'R S1.4',
  advance(run, { purpose, bids }) {
    const next = nextBidder(bids);
    if (next === undefined) run.finish();
    else rollDice(run, purpose, 1, next.side);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const bid = frame.bids.find(({ side }) => side === child.side);
    if (bid === undefined) return;
    const die = child.values[0] ?? 1;
    const added = bid.totals.length === 0 ? bid.added : 0;
    bid.totals.push(die + added);
    if (frame.purpose === 'initiative')
      run.emit({ type: 'initiativeRolled', rule: 'R S6.2', side: bid.side, die, ability: added });
  },
};
