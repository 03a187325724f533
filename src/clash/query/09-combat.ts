/** R S9: which forces attack each other, and with which allies. */
import {
  engaged,
  engagementAt,
  fightersIn,
  isTactical,
  meetingOf,
  type Meeting,
} from '../../conquest/query/09-1-combat.js';
import { isArmy, troopsIn, type Troops } from '../../conquest/query/06-2-forces.js';
import { abilityOf } from '../../conquest/query/06-1-presence.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { Contingent } from '../../conquest/frame/index.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { Engaged, Engagement } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BoxId, ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import { boxes } from '../../conquest/data/display.js';
import type { ChallengeFrame, FrameKind } from '../frame/index.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { seeksCombat } from './07-1-assailants.js';
import { frameIn } from './components.js';
import { isPlayed } from './sides.js';

/**
 * Returns the sides in the order of their phases of combat: players, then the independents if they have no player
 * (R S9.1, S7.1, ruling S9.1).
 */
export function sidesInCombatOrder(situation: Situation): readonly SideId[] {
  const players = orderOfPlay(situation);
  return isPlayed(situation, INDEPENDENTS) ? players : [...players, INDEPENDENTS];
}

/** While one of these is being resolved, a combat on land is not over. */
export const ON_LAND: readonly FrameKind[] = ['battle', 'minorCombat', 'siege', 'retreat'];

/**
 * While one of these is being resolved, a combat on land or at sea is not over: evasion, withdrawal, losses and
 * captured markers are part of it.
 */
export const ANYWHERE: readonly FrameKind[] = [
  ...ON_LAND,
  'evasion',
  'seaBattle',
  'shipless',
  'sinking',
  'seaWithdrawal',
  'losses',
  'casualty',
  'lastChance',
];

const isAnyOf = (situation: Situation, kinds: readonly FrameKind[]): boolean =>
  kinds.some((kind) => frameIn(situation, kind) !== undefined);

/** Returns whether a combat on land is not over yet (ruling S14.4). */
export const isFoughtOnLand = (situation: Situation): boolean => isAnyOf(situation, ON_LAND);

/** Returns whether any combat is not over yet (ruling S14.2). */
export const isFought = (situation: Situation): boolean => isAnyOf(situation, ANYWHERE);

/**
 * Returns the forces of a meeting, that of a side first; `undefined`: the side has no units in it, and leaders alone
 * cannot seek combat (ruling C9.11).
 */
export function forcesFor(
  { forces: [one, other] }: Meeting,
  side: SideId,
): readonly [own: Troops, other: Troops] | undefined {
  const [own, foe] = one.side === side ? [one, other] : [other, one];
  return own.side === side && own.units.length > 0 ? [own, foe] : undefined;
}

/**
 * Returns whether a side must, may or cannot attack in a meeting in its phase (R S9.1). A side without a player must
 * attack the forces that it seeks.
 */
export function attackObligation(situation: Situation, side: SideId, meeting: Meeting): 'open' | 'forced' | 'none' {
  const forces = forcesFor(meeting, side);
  if (forces === undefined) return 'none';
  if (isPlayed(situation, side)) return 'open';
  return seeksCombat(forces[0], forces[1]) ? 'forced' : 'none';
}

/** Returns the meeting of a challenge; `undefined`: the forces no longer face each other. */
const meetingIn = (situation: Situation, { province, force, against }: ChallengeFrame): Meeting | undefined =>
  meetingOf(situation, { province, forces: [force, against] });

/** Returns the forces of a challenge; `undefined`: they no longer face each other. */
export function forcesOfChallenge(
  situation: Situation,
  frame: ChallengeFrame,
): readonly [own: Troops, other: Troops] | undefined {
  const meeting = meetingIn(situation, frame);
  return meeting && forcesFor(meeting, frame.side);
}

/** Returns a force that could fight as an ally against the attacked force. */
function allyNamed(
  situation: Situation,
  province: ProvinceId,
  ally: ForceName,
  against: ForceName,
): Engaged | undefined {
  const meeting = meetingOf(situation, { province, forces: [ally, against] });
  return meeting && engaged(situation, meeting.province, meeting.forces[0]);
}

/** R S9.4: the room of the Centre and Right boxes, in which the larger of two allies sets up. */
const LARGER_HOLDS = boxes.centre.holds[1] + boxes.centre.holds[2] + boxes.right.holds[1] + boxes.right.holds[2];

/**
 * Returns the forces that a player can invite: forces of other players at war with the attacked one, for a battle on
 * the display (R S9.3, rulings S9.3, S9.4).
 */
export function invitable(situation: Situation, frame: ChallengeFrame): readonly Engaged[] {
  const { side, province, against, invited, ally } = frame;
  if (ally !== null || !isPlayed(situation, side)) return [];
  const place = provinceCode(situation, province);
  // Usually only the two forces are there.
  if (fightersIn(situation, place).length < 3) return [];
  const forces = forcesOfChallenge(situation, frame);
  if (forces === undefined) return [];
  const [own, enemy] = forces;
  return troopsIn(situation, place).flatMap((force) => {
    const isOther = force.side !== side && force.side !== enemy.side && !invited.includes(force.name);
    if (!isOther || !isPlayed(situation, force.side) || !situation.law.hostile(situation, force.side, enemy.side))
      return [];
    const other = allyNamed(situation, province, force.name, against);
    if (other === undefined || Math.max(own.units.length, other.units.length) > LARGER_HOLDS) return [];
    return isArmy(enemy) && isArmy({ units: [...own.units, ...other.units] }) ? [other] : [];
  });
}

/** Returns the ally of a challenge; `undefined`: there is none any more. */
export const allyIn = (situation: Situation, { province, against, ally }: ChallengeFrame): Engaged | undefined =>
  ally === null ? undefined : allyNamed(situation, province, ally, against);

/** A challenge as it stands now. */
export interface Encounter {
  /** The force of the side and the one that it attacks, without allies. */
  readonly forces: readonly [own: Engaged, other: Engaged];
  readonly ally: Engaged | undefined;
  /** R S9.1, S9.4: how it is fought. Two allies are one force, named after that of the side. */
  readonly engagement: Engagement;
}

/** Returns a challenge as it stands now; `undefined`: one of the forces is no longer there. */
export function encounterIn(situation: Situation, frame: ChallengeFrame): Encounter | undefined {
  const meeting = meetingIn(situation, frame);
  const own = meeting && forcesFor(meeting, frame.side)?.[0];
  if (meeting === undefined || own === undefined) return undefined;
  const engagement = engagementAt(situation, meeting);
  const [one, other] = engagement.forces;
  const ally = allyIn(situation, frame);
  return {
    forces: one.name === own.name ? [one, other] : [other, one],
    ally,
    engagement: ally === undefined ? engagement : withAlly(engagement, frame.force, ally),
  };
}

/** Returns the engagement with an ally, whose pieces join a force (R S9.4). */
function withAlly({ province, forces }: Engagement, force: ForceName, { units, leaders }: Engaged): Engagement {
  const withAlly = (each: Engaged): Engaged =>
    each.name === force ? { ...each, units: [...each.units, ...units], leaders: [...each.leaders, ...leaders] } : each;
  const [one, other] = [withAlly(forces[0]), withAlly(forces[1])];
  return { province, tactical: isArmy(one) && isArmy(other), forces: [one, other] };
}

/** Returns whether a challenge is fought on the Tactical Display as it stands now (R S9.2). */
export function isTacticalNow(situation: Situation, frame: ChallengeFrame): boolean {
  const meeting = meetingIn(situation, frame);
  if (meeting === undefined) return false;
  const ally = allyIn(situation, frame);
  if (ally === undefined) return isTactical(meeting);
  return meeting.forces.every((each) =>
    isArmy(each.name === frame.force ? { units: [...each.units, ...ally.units] } : each),
  );
}

/** R S9.4: with at most this number of units the smaller of two allies sets up in the Left box alone. */
const LESSER = 4;

/**
 * Returns the boxes of two allies: Centre and Right for the larger, Left and Reserve for the smaller (R S9.4,
 * ruling S9.6).
 */
export function contingentsOf(own: Engaged, ally: Engaged, order: readonly SideId[]): readonly Contingent[] {
  const lesser = ally.units.length > own.units.length ? own : ally;
  const beside: readonly BoxId[] = lesser.units.length > LESSER ? ['left', 'reserve'] : ['left'];
  return order.map((side) => ({ side, boxes: side === lesser.side ? [...beside] : ['centre', 'right'] }));
}

/** Returns the highest ability among the leaders of a force; without a leader it is less than any. */
const best = (situation: Situation, { leaders }: Engaged): number =>
  Math.max(-1, ...leaders.map(({ code }) => abilityOf(situation, code)));

/**
 * Returns two allies in the order in which they act: the one with the higher-rated leader last; `undefined`: both are
 * equal (R S9.4). Each has all parts of a round and may pass (ruling S9.7). They lose together (ruling S9.8), but each
 * pursues and retreats alone (ruling S9.9).
 */
export function orderOfAllies(situation: Situation, own: Engaged, ally: Engaged): readonly SideId[] | undefined {
  const [mine, his] = [best(situation, own), best(situation, ally)];
  if (mine === his) return undefined;
  return mine < his ? [own.side, ally.side] : [ally.side, own.side];
}
