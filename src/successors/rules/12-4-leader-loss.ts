/** R 12.4: a commander in danger, and an Army that has lost its commander. */
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { leaderLost } from '../data/tables.js';
import { groupDraftIn, groupIn } from '../deeds/group-losses.js';
import { rollDice } from '../deeds/dice.js';
import { eliminateGeneral, liftMinorGeneral, placeMinorGeneral } from '../deeds/generals.js';
import { addLeaderToGroup } from '../deeds/group.js';
import type { LeaderLossFrame, SuccessionFrame } from '../frame/index.js';
import { controllerOf } from '../query/control.js';
import { marchOf } from '../query/movement.js';
import { hasGeneral, minorGeneralPosts, minorGeneralsInSupply } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { isSpare } from './03-1-2-minor-generals.js';
import { disperseAll } from './12-5-losses.js';

/** Begins the roll for a commander whose modified total was 9. Minor Generals are never in danger (R 3.1.2, 12.4.1). */
export function pushLeaderLoss(run: GameRun, danger: Omit<LeaderLossFrame, 'kind'>): void {
  run.push({ kind: 'leaderLoss', ...danger });
}

export const leaderLoss: RulesOf<'leaderLoss'> = {
  rule: 'R 12.4.1',
  advance: (run, frame) => rollDice(run, 'leaderLoss', 1, frame.player),
  resume(run, frame, child) {
    if (child.kind === 'roll') {
      const { player, space, commander, lostBattle } = frame;
      const die = child.values[0] ?? 1;
      const lost = leaderLost(die, lostBattle ? 'lost' : 'won');
      run.emit({ type: 'leaderInDanger', rule: 'R 12.4.1', player, space, commander, die, lost });
      if (lost) eliminateGeneral(run, commander, 'R 12.4.1');
      run.finish();
    }
  },
};

type Succession = Extract<Action, { type: 'succeed' }>;

/** Adds the new commander of an Army on the march to its group. */
function joinMarch(run: GameRun, { player, space, inside }: SuccessionFrame): void {
  const march = groupDraftIn(run, player, { space, inside });
  if (march !== undefined) addLeaderToGroup(run, march);
}

/**
 * Returns the Minor Generals who may take over: from the supply; in the player's own turn, or in the player aid in any
 * turn, also from elsewhere. CUs that he leaves without an owner are Dispersed (R 3.3.1, 12.4.2;
 * ruling leaving-with-an-owner).
 */
function successors(situation: Situation, { player }: SuccessionFrame): readonly Succession[] {
  const actions: Succession[] = [];
  if (minorGeneralsInSupply(situation, player) > 0)
    actions.push({ type: 'succeed', player, from: 'supply', inside: false });
  if (situation.segment?.player !== player && !editionOf(situation).repositionsInTurnsOfOthers) return actions;
  for (const post of minorGeneralPosts(situation, player)) {
    if (leadsMarch(situation, player, post)) continue;
    actions.push({ type: 'succeed', player, from: post.space, inside: post.inside });
  }
  return actions;
}

/** Returns whether the Army on the march stands in a place and would have no owner without the Minor General there. */
const leadsMarch = (situation: Situation, player: PlayerId, post: Place): boolean => {
  const march = marchOf(situation);
  const there = march?.player === player && march.space === post.space;
  return there && !isSpare(situation, player, post);
};

export const succession: RulesOf<'succession'> = {
  rule: 'R 12.4.2',
  actor: (situation, frame) =>
    frame.holds !== null && successors(situation, frame).length > 0 ? frame.player : undefined,
  actions: (situation, frame) => [...successors(situation, frame), { type: 'pass', player: frame.player }],
  refuse(situation, frame, action) {
    if (action.type !== 'succeed') return undefined;
    const { player, from, inside } = action;
    return successors(situation, frame).some((open) => open.from === from && open.inside === inside)
      ? undefined
      : refusal('noMinorGeneral', 'R 12.4.2', { player, from, inside });
  },
  apply(run, frame, action) {
    const { player, space, inside } = frame;
    frame.holds = null;
    if (action.type !== 'succeed') return;
    if (action.from !== 'supply')
      liftMinorGeneral(run, player, { space: action.from, inside: action.inside }, 'R 12.4.2');
    const marching = groupIn(run, player, { space, inside }) !== undefined;
    const moved = !marching && run.state.movedCount(run.state.post(player, space, inside)) > 0;
    placeMinorGeneral(run, player, { space, inside }, 'R 12.4.2', moved);
    joinMarch(run, frame);
  },
  /** Without a new commander the Army is Dispersed, unless the space is friendly. */
  advance(run, frame) {
    const { player, space, inside } = frame;
    if (!hasGeneral(run.state, player, space, inside) && controllerOf(run.state, space) !== player) {
      disperseAll(run, player, { space, inside }, 'R 12.4.2');
    }
    run.finish();
  },
};
