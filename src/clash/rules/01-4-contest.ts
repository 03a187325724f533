/** R S1.4: several sides roll for something; the highest roll wins, and those who are equal roll again. */
import { rollDice } from '../../conquest/deeds/dice.js';
import { baseRun } from '../../conquest/machine.js';
import type { RollPurpose, SideId } from '../../conquest/vocabulary.js';
import { nextBidder } from '../query/contest.js';
import type { GameRun, RulesOf } from '../types.js';

/** Sides are about to roll; to the first die of each so much is added. Whoever pushed this ranks the `bids` of the `contest` frame. */
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
    else rollDice(baseRun(run), purpose, 1, next.side);
  },
  resume(_, frame, child) {
    if (child.kind !== 'roll') return;
    const bid = frame.bids.find(({ side }) => side === child.side);
    const die = child.values[0] ?? 1;
    if (bid !== undefined) bid.totals.push(die + (bid.totals.length === 0 ? bid.added : 0));
  },
};
