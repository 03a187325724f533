/** R 11.1, 11.8: from which spaces, and into which, Land Interceptions are possible. */
import type { Belligerent } from '../frame/index.js';
import { seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import type { Commander, PlayerId, SpaceId } from '../vocabulary.js';
import { controllerOf } from './control.js';
import { landWays } from './geometry.js';
import {
  independentArmiesAt,
  isArmy,
  isBesieged,
  majorGeneralsAt,
  minorGeneralsAt,
  playersOf,
  unitsAt,
} from './presence.js';
import { rankOf } from './seniority.js';

/** What has just entered a space. */
export interface Mover {
  readonly mover: Belligerent;
  readonly space: SpaceId;
  readonly from: SpaceId | 'box';
}

/** Returns the number of the mover's CUs outside in the space entered that do not belong to the Army on the march. */
export function standingUnits(situation: Situation, { mover, space }: Pick<Mover, 'mover' | 'space'>): number {
  if (mover === 'independent') return 0;
  const post = situation.post(mover, space, false);
  const count = situation.count(post);
  const march = situation.stack.findLast((frame) => frame.kind === 'march' && frame.player === mover);
  if (march?.kind !== 'march') return count - situation.movedCount(post);
  return count - (march.space === space && !march.inside && !march.afloat ? countUnits(march.group.units) : 0);
}

/**
 * Returns whether enemies of a player stood outside in the space before the mover entered (R 11.8;
 * ruling inside-does-not-bar).
 */
export const hasStandingEnemies = (situation: Situation, player: PlayerId, mover: Mover): boolean =>
  standingUnits(situation, mover) > 0 ||
  playersOf(situation).some(
    (other) => other !== player && other !== mover.mover && unitsAt(situation, other, mover.space) > 0,
  ) ||
  independentArmiesAt(situation, mover.space).length > (mover.mover === 'independent' ? 1 : 0);

/** Returns whether a player may intercept into the space that the mover has entered (R 11.8). */
export function mayInterceptInto(situation: Situation, player: PlayerId, mover: Mover): boolean {
  const controller = controllerOf(situation, mover.space);
  const open = controller === undefined || controller === player || unitsAt(situation, player, mover.space) > 0;
  return open && !hasStandingEnemies(situation, player, mover);
}

/**
 * Returns the places of a player's Armies that may intercept: next to the space by a Land path, not besieged (R 11.1,
 * 11.8). An Army that has just avoided battle may (ruling avoided-and-back).
 */
export function interceptors(situation: Situation, player: PlayerId, mover: Mover): readonly Place[] {
  const places: Place[] = [];
  const seat = 1 << seatOf(player);
  for (const { to, kind, code } of landWays(situation, mover.space)) {
    const isThere = ((situation.seatsOutside(code) | situation.seatsInside(code)) & seat) !== 0;
    if (kind !== 'land' || !isThere) continue;
    if (isArmy(situation, player, to)) places.push({ space: to, inside: false });
    if (isArmy(situation, player, to, true) && !wasBesieged(situation, to, mover))
      places.push({ space: to, inside: true });
  }
  return places.length > 0 && mayInterceptInto(situation, player, mover) ? places : [];
}

/** Returns whether a city is besieged, or was until the Army on the march left it with this move (R 11.8). */
const wasBesieged = (situation: Situation, space: SpaceId, { mover, space: entered, from }: Mover): boolean =>
  isBesieged(situation, space) ||
  (space === from &&
    (mover === 'independent' || unitsAt(situation, mover, entered) > 0) &&
    hasBesieged(situation, space));

/**
 * Returns whether the Army on the march stood before the city of a space that it has left, or attempted a Siege there.
 * An Army that only passes besieges nothing (R 4.4; ruling besieged-by-passing).
 */
function hasBesieged(situation: Situation, space: SpaceId): boolean {
  const journey = situation.stack.findLast((frame) => frame.kind === 'march' || frame.kind === 'independentMove');
  if (journey?.kind !== 'march' && journey?.kind !== 'independentMove') return true;
  return journey.entered < 2 || (journey.kind === 'march' && journey.attempted.includes(space));
}

/** Returns the generals of a place who may command an interception, the most senior first. */
export const interceptionCommanders = (
  situation: Situation,
  player: PlayerId,
  { space, inside }: Place,
): readonly Commander[] => [
  ...majorGeneralsAt(situation, player, space, inside),
  ...(minorGeneralsAt(situation, player, space, inside) > 0 ? ['minor' as const] : []),
];

/** Returns whether one general may be a Subordinate of another (R 4.29). */
export const servesUnder = (situation: Situation, general: Commander, commander: Commander): boolean =>
  rankOf(situation, general) > rankOf(situation, commander) || general === 'minor';
