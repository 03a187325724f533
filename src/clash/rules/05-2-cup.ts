/** R S5.2, S5.3: the initial sequence, in which sides draw leaders from the cup. */
import { CHANCE } from '../../core/index.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { leaderCode } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { turnLeader } from '../deeds/loyalty.js';
import type { CupFrame } from '../frame/index.js';
import { clashComponents, frameIn } from '../query/components.js';
import { ranked } from '../query/01-4-contest.js';
import type { RulesOf } from '../types.js';
import { pushContest } from './01-4-contest.js';

/** Returns whether the initial sequence has been rolled for. */
const isSettled = (situation: Situation): boolean => frameIn(situation, 'turn')?.order !== undefined;

/** Returns the sides that deploy and draw leaders, in the order of play; not the fourth player (ruling S5.1). */
export const claimants = (situation: Situation): readonly SideId[] =>
  orderOfPlay(situation).filter((side) => clashComponents(situation).choices.some((claim) => claim.side === side));

/** Returns the side that draws next. */
function drawer(situation: Situation, { left }: CupFrame): SideId | undefined {
  const sides = claimants(situation);
  return sides[(clashComponents(situation).cup.length - left.length) % sides.length];
}

export const cup: RulesOf<'cup'> = {
  rule: 'R S5.2',
  actor: (situation, { left }) => (isSettled(situation) && left.length > 0 ? CHANCE : undefined),
  chance: (_, { left }) =>
    left.map((leader) => ({ action: { type: 'drawLeader', player: CHANCE, leader }, weight: 1 })),
  apply(run, frame, action) {
    const side = drawer(run.state, frame);
    if (action.type !== 'drawLeader' || side === undefined) return;
    const { leader } = action;
    frame.left = frame.left.filter((other) => other !== leader);
    run.emit({ type: 'leaderDrawn', rule: 'R S5.3', leader, side });
    turnLeader(run, leaderCode(run.state, leader), side, 'R S5.3');
  },
  /** Lets the sides roll for the initial sequence, or ends when the cup is empty. */
  advance(run) {
    if (isSettled(run.state)) run.finish();
    else pushContest(run, 'initialSequence', orderOfPlay(run.state));
  },
  resume(run, _, child) {
    const turn = run.frame('turn');
    if (child.kind !== 'contest' || turn === undefined) return;
    turn.order = [...ranked(child.bids)];
    run.emit({ type: 'orderSettled', rule: 'R S5.2', order: ranked(child.bids) });
  },
};
