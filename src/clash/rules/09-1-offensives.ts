/** R S9.1: the combat phase, in which the sides attack one after another. */
import type { Draft } from 'immer';
import type { CombatsFrame, Contest } from '../../conquest/frame/index.js';
import { contestOf, meetingOf, meetings } from '../../conquest/query/09-1-combat.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { sidesInCombatOrder, forcesFor, attackObligation } from '../query/09-combat.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Begins the combat phase if enemies face each other. Pieces that retreat in any side's part fight no more in this turn
 * (R 9.2).
 */
export function openCombats(run: GameRun): void {
  if (meetings(run.state).length > 0) run.push({ kind: 'combats', left: [], now: null, withdrawn: [] });
}

/** Returns the contests in which the side may still attack; empty for a side without a player, which has no choice. */
function choices(situation: Situation, { left, phasing: player }: CombatsFrame): readonly Action[] {
  if (player === undefined || !isPlayed(situation, player)) return [];
  const offers: Action[] = [];
  for (const contest of left) {
    const forces = forcesOf(situation, contest, player);
    if (forces === undefined) continue;
    const [{ name: force }, { name: against }] = forces;
    offers.push({ type: 'offerBattle', player, province: contest.province, force, against });
  }
  if (offers.length > 0) offers.push({ type: 'endCombats', player });
  return offers;
}

/** Returns the forces of a contest, that of the side first; `undefined`: one of them can no longer fight. */
function forcesOf(situation: Situation, contest: Contest, side: SideId): ReturnType<typeof forcesFor> {
  const meeting = meetingOf(situation, contest);
  return meeting && forcesFor(meeting, side);
}

/** Begins a challenge. Each pair of forces fights once in a side's part of the phase (ruling S9.1). */
function beginChallenge(run: GameRun, frame: Draft<CombatsFrame>, contest: Contest): void {
  const { phasing: side } = frame;
  const { province } = contest;
  const forces = side === undefined ? undefined : forcesOf(run.state, contest, side);
  frame.left = frame.left.filter((other) => other !== contest);
  if (side === undefined || forces === undefined) return;
  const [{ name: force }, { name: against }] = forces;
  run.emit({ type: 'challengeMade', rule: 'R S9.1', side, province, force, against });
  run.push({
    kind: 'challenge',
    side,
    province,
    force,
    against,
    stage: 'invite',
    invited: [],
    ally: null,
    last: null,
    order: [],
  });
}

/** Begins the next side's part; after the last the phase is over. */
function goOn(run: GameRun, frame: Draft<CombatsFrame>): void {
  const { state } = run;
  const sides = sidesInCombatOrder(state);
  const first = frame.phasing === undefined ? 0 : sides.indexOf(frame.phasing) + 1;
  const open = first === sides.length ? [] : meetings(state);
  if (open.length === 0) return run.finish();
  for (let place = first; place < sides.length; place++) {
    const next = sides[place] as SideId;
    const left = open.filter((meeting) => attackObligation(state, next, meeting) !== 'none');
    if (left.length === 0) continue;
    frame.phasing = next;
    frame.left = left.map((meeting) => contestOf(state, meeting));
    run.emit({ type: 'phaseBegan', rule: 'R S9.1', phase: 'combat', side: next });
    return;
  }
  run.finish();
}

/** Returns a contest in which the side must attack; a side with a player never must. */
function forcedIn(situation: Situation, { phasing: side, left }: CombatsFrame): Contest | undefined {
  if (side === undefined || isPlayed(situation, side)) return undefined;
  return left.find((contest) => {
    const meeting = meetingOf(situation, contest);
    return meeting !== undefined && attackObligation(situation, side, meeting) === 'forced';
  });
}

export const combats: RulesOf<'combats'> = {
  rule: 'R S9.1',
  actor: (_, { phasing }, list) => (list().length > 0 ? phasing : undefined),
  actions: choices,
  refuse(_, __, action) {
    if (action.type !== 'offerBattle') return undefined;
    const { province, force, against } = action;
    return refusal('noSuchContest', 'R S9.1', { province, force, against });
  },
  apply(run, frame, action) {
    if (action.type === 'endCombats') return goOn(run, frame);
    if (action.type !== 'offerBattle') return;
    const { province, force, against } = action;
    const contest = frame.left.find(
      (each) => each.province === province && each.forces.includes(force) && each.forces.includes(against),
    );
    if (contest !== undefined) beginChallenge(run, frame, contest);
  },
  /** Begins the next attack that a side must make; without any the side is done. */
  advance(run, frame) {
    const forced = forcedIn(run.state, frame);
    if (forced === undefined) goOn(run, frame);
    else beginChallenge(run, frame, forced);
  },
};
