/** R S9: who attacks whom, and with whom. */
import { engagementOf, facing } from '../../conquest/query/combat.js';
import { forcesIn, isArmy } from '../../conquest/query/forces.js';
import { abilityOf, provinceAt, sidesIn } from '../../conquest/query/presence.js';
import { orderOfPlay } from '../../conquest/query/turn.js';
import type { Contest, Contingent } from '../../conquest/frame/index.js';
import type { Engaged, Engagement } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BoxId, ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import { boxes } from '../../conquest/data/display.js';
import type { ChallengeFrame, FrameKind } from '../frame/index.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { seeksCombat } from './assailants.js';
import { frameIn } from './box.js';
import { isPlayed } from './sides.js';

/** R S9.1, S7.1: whose phase of combat comes after whose: players, and after them the independents whom nobody plays (ruling S9.1). */
export const attackers = (situation: Situation): readonly SideId[] => [
  ...orderOfPlay(situation),
  ...(isPlayed(situation, INDEPENDENTS) ? [] : [INDEPENDENTS]),
];

/** As long as one of these is being resolved, a combat on land is not over. */
const ON_LAND: readonly FrameKind[] = ['battle', 'minorCombat', 'siege', 'retreat'];

/** The same of any combat, at sea too, and of what somebody gives way to or loses in it. */
const ANYWHERE: readonly FrameKind[] = [
  ...ON_LAND,
  'evasion',
  'seaBattle',
  'shipless',
  'sinking',
  'seaWithdrawal',
  'losses',
  'casualty',
];

const isAnyOf = (situation: Situation, kinds: readonly FrameKind[]): boolean =>
  kinds.some((kind) => frameIn(situation, kind) !== undefined);

/** Whether a combat on land is not over yet (ruling S14.4). */
export const isFoughtOnLand = (situation: Situation): boolean => isAnyOf(situation, ON_LAND);

/** Whether any combat is not over yet (ruling S14.2). */
export const isFought = (situation: Situation): boolean => isAnyOf(situation, ANYWHERE);

/** The forces of a contest, that of a side first; `undefined`: it has none in it, or they can no longer fight. */
export function partedFor(
  situation: Situation,
  contest: Contest,
  side: SideId,
): readonly [own: Engaged, other: Engaged] | undefined {
  const [one, other] = facing(situation, contest) ?? [];
  if (one === undefined || other === undefined) return undefined;
  if (one.side === side) return [one, other];
  return other.side === side ? [other, one] : undefined;
}

/** R S9.1: whether a side may attack in a contest in its phase; whom nobody plays attacks whom he seeks, and must. */
export function standing(situation: Situation, side: SideId, contest: Contest): 'open' | 'forced' | 'none' {
  const forces = partedFor(situation, contest, side);
  if (forces === undefined) return 'none';
  if (isPlayed(situation, side)) return 'open';
  return seeksCombat(forces[0], forces[1]) ? 'forced' : 'none';
}

/** The forces that face each other in a challenge, if they still do. */
export const challenged = (
  situation: Situation,
  { side, province, force, against }: ChallengeFrame,
): readonly [own: Engaged, other: Engaged] | undefined =>
  partedFor(situation, { province, forces: [force, against] }, side);

/** A force that could fight beside the side against the one that is attacked. */
function allyNamed(
  situation: Situation,
  province: ProvinceId,
  ally: ForceName,
  against: ForceName,
): Engaged | undefined {
  return facing(situation, { province, forces: [ally, against] })?.[0];
}

/** R S9.4: so many units the Centre and Right boxes hold in which the larger of two allies sets up. */
const LARGER_HOLDS = boxes.centre.holds[1] + boxes.centre.holds[2] + boxes.right.holds[1] + boxes.right.holds[2];

/** R S9.3: whom a player can invite: another player's force, at war with the one attacked, for a battle on the display (rulings S9.3, S9.4). */
export function invitable(situation: Situation, frame: ChallengeFrame): readonly Engaged[] {
  const { side, province, against, invited, ally } = frame;
  const place = situation.ground.codes.get(province);
  if (place === undefined || ally !== null || !isPlayed(situation, side)) return [];
  // Mostly nobody is there but the two.
  if (sidesIn(situation, provinceAt(situation, place)).length < 3) return [];
  const forces = challenged(situation, frame);
  if (forces === undefined) return [];
  const [own, enemy] = forces;
  return forcesIn(situation, place).flatMap((force) => {
    const isOther = force.side !== side && force.side !== enemy.side && !invited.includes(force.name);
    if (!isOther || !isPlayed(situation, force.side) || !situation.law.hostile(situation, force.side, enemy.side))
      return [];
    const other = allyNamed(situation, province, force.name, against);
    if (other === undefined || Math.max(own.units.length, other.units.length) > LARGER_HOLDS) return [];
    return isArmy(enemy) && isArmy({ units: [...own.units, ...other.units] }) ? [other] : [];
  });
}

/** The ally of a challenge, if he is still there. */
export const allyIn = (situation: Situation, { province, against, ally }: ChallengeFrame): Engaged | undefined =>
  ally === null ? undefined : allyNamed(situation, province, ally, against);

/** R S9.1, S9.4: how a challenge is fought now: two allies are one force, which is called as that of the side. */
export function engagementIn(situation: Situation, frame: ChallengeFrame): Engagement | undefined {
  const { province, force, against } = frame;
  const engagement = engagementOf(situation, { province, forces: [force, against] });
  const ally = allyIn(situation, frame);
  if (engagement === undefined || ally === undefined) return engagement;
  const joined = engagement.forces.map((each): Engaged =>
    each.name === force
      ? { ...each, units: [...each.units, ...ally.units], leaders: [...each.leaders, ...ally.leaders] }
      : each,
  );
  const [one, other] = joined;
  if (one === undefined || other === undefined) return undefined;
  return { province: engagement.province, tactical: joined.every(isArmy), forces: [one, other] };
}

/** R S9.4: with no more units than these the lesser of two allies sets up in the Left box alone. */
const LESSER = 4;

/** R S9.4: the larger of two allies sets up in the Centre and Right, the lesser in the Left and Reserve (ruling S9.6). */
export function contingentsOf(own: Engaged, ally: Engaged, order: readonly SideId[]): readonly Contingent[] {
  const lesser = ally.units.length > own.units.length ? own : ally;
  const beside: readonly BoxId[] = lesser.units.length > LESSER ? ['left', 'reserve'] : ['left'];
  return order.map((side) => ({ side, boxes: side === lesser.side ? [...beside] : ['centre', 'right'] }));
}

/** The ability of the ablest of a force; without a leader less than any. */
const best = (situation: Situation, { leaders }: Engaged): number =>
  Math.max(-1, ...leaders.map(({ code }) => abilityOf(situation, code)));

/** R S9.4: of two allies in the order in which they act: the one with the higher-rated leader last; `undefined`: neither is. */
export function orderOfAllies(situation: Situation, own: Engaged, ally: Engaged): readonly SideId[] | undefined {
  const [mine, his] = [best(situation, own), best(situation, ally)];
  if (mine === his) return undefined;
  return mine < his ? [own.side, ally.side] : [ally.side, own.side];
}
