/** R X7.1, S9.1: each side has its own phase of combat, in which it chooses its fights. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { CombatsFrame, Contest } from '../frame/index.js';
import { contestOf, meetingOf, meetings, type Meeting } from '../query/09-1-combat.js';
import { combatsWith, engage, type Fights } from '../rules/09-combats.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';
import type { OfferBattle, ExtensionAction } from './action.js';
import { extensionRefusal } from './code.js';
import type { ExtensionRules, ExtensionRun } from './types.js';

/** The parts that each game defines. */
export interface Offensives {
  readonly rule: RuleRef;
  readonly fights: Fights;
  /** Returns whether the phasing side may, must or cannot fight a contest. */
  readonly obligation: (situation: Situation, side: SideId, contest: Contest) => 'open' | 'forced' | 'none';
}

/** Returns whether a side has units in a meeting. Leaders alone cannot seek combat (R X7.1, S9.1, ruling C9.11). */
const hasUnitsIn = ({ forces }: Meeting, phasing: SideId): boolean =>
  forces.some(({ side, units }) => side === phasing && units.length > 0);

/**
 * Begins a side's phase of combat, if there is a force that it may fight. Pieces that have evaded in this turn do not
 * fight (R 9.2).
 */
export const openOffensives =
  ({ obligation }: Offensives) =>
  (run: GameRun, phasing: SideId | null): void => {
    if (phasing === null) return;
    const left = meetings(run.state)
      .filter((meeting) => hasUnitsIn(meeting, phasing))
      .map((meeting) => contestOf(run.state, meeting))
      .filter((contest) => obligation(run.state, phasing, contest) !== 'none');
    const withdrawn = [...(run.frame('turn')?.evaded ?? [])];
    if (left.length > 0) run.push({ kind: 'combats', left, now: null, withdrawn, phasing });
  };

/**
 * Returns the forces of a contest as they are now; `undefined`: the side's force has no units there any more, or the
 * other is gone.
 */
function soughtIn(situation: Situation, phasing: SideId, contest: Contest): Meeting | undefined {
  const meeting = meetingOf(situation, contest);
  return meeting !== undefined && hasUnitsIn(meeting, phasing) ? meeting : undefined;
}

/** Returns the first contest that the side must fight and in which both forces can still fight. */
const forced = (
  situation: Situation,
  { phasing, left }: CombatsFrame,
  { obligation }: Offensives,
): Contest | undefined =>
  phasing === undefined
    ? undefined
    : left.find(
        (contest) =>
          obligation(situation, phasing, contest) === 'forced' && soughtIn(situation, phasing, contest) !== undefined,
      );

function offers(situation: Situation, frame: CombatsFrame, of: Offensives): readonly ExtensionAction[] {
  const { phasing: player } = frame;
  if (player === undefined || forced(situation, frame, of) !== undefined) return [];
  const all: ExtensionAction[] = [];
  for (const contest of frame.left) {
    const meeting = soughtIn(situation, player, contest);
    if (meeting === undefined) continue;
    const [one, other] = meeting.forces;
    const [own, foe] = one.side === player ? [one, other] : [other, one];
    all.push({ type: 'offerBattle', player, province: contest.province, force: own.name, against: foe.name });
  }
  if (all.length > 0) all.push({ type: 'endCombats', player });
  return all;
}

function begin(run: ExtensionRun, frame: Draft<CombatsFrame>, contest: Contest, fights: Fights): void {
  const meeting = meetingOf(run.state, contest);
  frame.left = frame.left.filter((other) => other !== contest);
  if (meeting !== undefined) engage(run, frame, { contest, meeting }, fights);
}

const isMeant = ({ province, force, against }: OfferBattle, contest: Contest): boolean =>
  contest.province === province && contest.forces.includes(force) && contest.forces.includes(against);

/**
 * Returns the rules of a side's phase of combat: first the combats that it must fight, then those that it chooses,
 * until it chooses no more.
 */
export const offensivesWith = (of: Offensives): ExtensionRules<CombatsFrame> => {
  const base: ExtensionRules<CombatsFrame> = combatsWith(of.fights);
  return {
    rule: of.rule,
    actor: (_, { phasing }, list) => (list().length > 0 ? phasing : undefined),
    actions: (situation, frame) => offers(situation, frame, of),
    refuse(_situation, _frame, action) {
      if (action.type !== 'offerBattle') return undefined;
      const { province, force, against } = action;
      return extensionRefusal('noSuchContest', of.rule, { province, force, against });
    },
    apply(run, frame, action) {
      if (action.type === 'endCombats') return run.finish();
      if (action.type !== 'offerBattle') return;
      const contest = frame.left.find((each) => isMeant(action, each));
      if (contest !== undefined) begin(run, frame, contest, of.fights);
    },
    /** Begins the next combat that must be fought; without any the phase is over. */
    advance(run, frame) {
      const contest = forced(run.state, frame, of);
      if (contest === undefined) run.finish();
      else begin(run, frame, contest, of.fights);
    },
    resume: (run, frame, child) => base.resume?.(run, frame, child),
  };
};
