/** R S9.1-S9.4: one force attacks another: invitations, evasion, order of set-up, and the fight. */
import type { Draft } from 'immer';
import { openEvasion } from '../../conquest/rules/09-2-evasion.js';
import { openMinorCombat } from '../../conquest/rules/09-4-minor-combat.js';
import { pushBattle, type Joining } from '../../conquest/rules/10-display.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { Engaged } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { ChallengeFrame } from '../frame/index.js';
import {
  contingentsOf,
  encounterIn,
  invitable,
  isTacticalNow,
  orderOfAllies,
  type Encounter,
} from '../query/09-combat.js';
import { ranked } from '../query/01-4-contest.js';
import type { GameRun, RulesOf } from '../types.js';
import { pushContest } from './01-4-contest.js';

/** Returns the side that was invited last. */
const invitedSide = (situation: Situation, { province, invited }: ChallengeFrame): SideId | undefined => {
  const place = provinceCode(situation, province);
  const name = invited.at(-1);
  const unit = situation.roster.units.find(
    ({ code }) => situation.placeOfUnit(code) === place && situation.law.forceOf(situation, code) === name,
  );
  return unit === undefined ? undefined : situation.sideOfUnit(unit.code);
};

function choices(situation: Situation, frame: ChallengeFrame): readonly Action[] {
  const { side: player, stage, invited } = frame;
  switch (stage) {
    case 'invite': {
      const forces = invitable(situation, frame);
      // R S9.3: there are no allies to choose.
      if (forces.length + invited.length === 0) return [];
      return [
        ...forces.map(({ name: force }): Action => ({ type: 'invite', player, force })),
        { type: 'attackAlone', player },
        ...(invited.length > 0 ? [{ type: 'callOff', player } as const] : []),
      ];
    }
    case 'answer': {
      const ally = invitedSide(situation, frame);
      return ally === undefined
        ? []
        : [
            { type: 'joinAttack', player: ally },
            { type: 'declineAttack', player: ally },
          ];
    }
    case 'order':
      return frame.last === null && isTacticalNow(situation, frame)
        ? [
            { type: 'setUpFirst', player },
            { type: 'setUpLast', player },
          ]
        : [];
    default:
      return [];
  }
}

function answer(run: GameRun, frame: Draft<ChallengeFrame>, joins: boolean): void {
  const side = invitedSide(run.state, frame);
  const force = frame.invited.at(-1);
  if (side === undefined || force === undefined) return;
  const { province } = frame;
  run.emit({ type: 'invitationAnswered', rule: 'R S9.3', side, province, force, joins });
  frame.ally = joins ? force : null;
  frame.stage = joins ? 'evade' : 'invite';
}

/**
 * Lets the attacked force try to evade the phasing side, whatever ally that has (R S9.1, ruling S9.5). The attacked
 * force gets no ally (ruling S9.10).
 */
function tryEvasion(run: GameRun, frame: Draft<ChallengeFrame>): void {
  const encounter = encounterIn(run.state, frame);
  if (encounter === undefined) return run.finish();
  const { forces, engagement } = encounter;
  frame.stage = 'order';
  if (openEvasion(run, { ...engagement, forces })) return;
  // R S9.2: in minor combat there is no set-up.
  if (!engagement.tactical) fight(run, frame, encounter);
}

/**
 * Settles which of two allies acts first; they roll if their leaders are equal (R S9.4). Returns whether it is settled.
 */
function orderAllies(run: GameRun, frame: Draft<ChallengeFrame>, { forces: [own], ally }: Encounter): boolean {
  if (ally === undefined || frame.order.length > 0) return true;
  const order = orderOfAllies(run.state, own, ally);
  if (order === undefined) pushContest(run, 'alliedOrder', [own.side, ally.side]);
  else frame.order = [...order];
  return order !== undefined;
}

function fight(run: GameRun, frame: Draft<ChallengeFrame>, encounter: Encounter): void {
  const {
    forces: [own],
    ally,
    engagement,
  } = encounter;
  if (!engagement.tactical) {
    frame.stage = 'fight';
    return openMinorCombat(run, engagement);
  }
  if (!orderAllies(run, frame, encounter)) return;
  frame.stage = 'fight';
  const [one, other] = engagement.forces;
  const joining = (force: Engaged): Joining =>
    ally === undefined || force.side !== frame.side
      ? force
      : { ...force, contingents: contingentsOf(own, ally, frame.order) };
  pushBattle(run, frame.province, [joining(one), joining(other)]);
}

/** Begins the fight if both forces are still there. */
function fightOn(run: GameRun, frame: Draft<ChallengeFrame>): void {
  const encounter = encounterIn(run.state, frame);
  if (encounter === undefined) run.finish();
  else fight(run, frame, encounter);
}

export const challenge: RulesOf<'challenge'> = {
  rule: 'R S9.1',
  actor: (_, __, list) => list()[0]?.player,
  actions: choices,
  refuse(_, { province }, action) {
    return action.type === 'invite' ? refusal('notInvited', 'R S9.3', { province, force: action.force }) : undefined;
  },
  apply(run, frame, action) {
    const { side, province } = frame;
    switch (action.type) {
      case 'invite':
        frame.invited.push(action.force);
        frame.stage = 'answer';
        return;
      case 'attackAlone':
        frame.stage = 'evade';
        return;
      case 'callOff':
        return run.finish();
      case 'joinAttack':
        return answer(run, frame, true);
      case 'declineAttack':
        return answer(run, frame, false);
      case 'setUpFirst':
      case 'setUpLast':
        frame.last = action.type === 'setUpLast';
        run.emit({ type: 'setUpOrdered', rule: 'R S9.2', side, province, last: frame.last });
        return;
      default:
        return;
    }
  },
  advance(run, frame) {
    switch (frame.stage) {
      case 'invite':
      case 'answer':
      case 'evade':
        return tryEvasion(run, frame);
      case 'order':
        return fightOn(run, frame);
      default:
        return run.finish();
    }
  },
  resume(_, frame, child) {
    if (child.kind === 'contest') frame.order = [...ranked(child.bids)].reverse();
    else if (child.kind === 'evasion' && child.evaded !== null) frame.stage = 'done';
    else if (child.kind === 'battle' || child.kind === 'minorCombat') frame.stage = 'done';
  },
};
