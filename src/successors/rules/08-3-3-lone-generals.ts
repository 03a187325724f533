/** R 8.3.3: Major Generals without CUs: where they may stop, and whether they can still reach such a place. */
import type { MarchFrame } from '../frame/index.js';
import { pathCost } from '../query/movement.js';
import { hasEnemiesAt, majorGeneralsAt, playersOf, unitsAt } from '../query/presence.js';
import { seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';

/** Returns the Major Generals of other players who stand without CUs outside the city of a space. */
export function enemyLoneGenerals(situation: Situation, player: PlayerId, space: SpaceId): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const other of playersOf(situation)) {
    if (other !== player && unitsAt(situation, other, space) === 0)
      found.push(...majorGeneralsAt(situation, other, space));
  }
  return found;
}

/** How the general reaches a space in this activation, which decides how he may go on (R 8.4.1, 8.4.2). */
type Course =
  /** By land: he may go on by land or, as his last move, by sea. */
  | 'land'
  /** He has landed and had not moved by land before: he may go on by land. */
  | 'landed'
  /** He has landed after movement by land: he may not go on. */
  | 'over';

/**
 * Returns whether no Major General of another player stands outside in a space. The caller knows that no enemy CUs do,
 * so he would be alone.
 */
function isFreeOfLoneEnemies(situation: Situation, own: number, space: number): boolean {
  for (let seat = 0; seat < situation.players.length; seat++)
    if (seat !== own && situation.majorGeneralBits(situation.postOf(seat, space, false)) !== 0) return false;
  return true;
}

/**
 * Returns whether a zone holds CUs of the player that have not moved in this Segment. With them the general becomes an
 * Army.
 */
function hasUnmoved(situation: Situation, seat: number, space: number, inside: boolean): boolean {
  const post = situation.postOf(seat, space, inside);
  return situation.count(post) > situation.movedCount(post);
}

const isOwnCityAt = (situation: Situation, seat: number, space: number): boolean =>
  situation.holder(space) === seat && situation.geometry.byCode.isCity[space] === true;

/**
 * Returns whether the general may stop in a space without enemy CUs outside: not with a lone enemy general, except in a
 * city of his own, or with CUs that he can pick up (R 8.3.1, 8.3.3, 8.3.7). Enemy CUs inside the city do not count
 * (ruling inside-does-not-bar).
 */
const mayRest = (situation: Situation, seat: number, space: number): boolean =>
  isFreeOfLoneEnemies(situation, seat, space) ||
  isOwnCityAt(situation, seat, space) ||
  hasUnmoved(situation, seat, space, false);

/** Returns whether the general may stop in a space or can still reach one where he may. */
const canStay = (situation: Situation, march: MarchFrame, space: number, left: number, course: Course): boolean =>
  mayRest(situation, seatOf(march.player), space) ||
  leadsOnByLand(situation, march, space, left, course) ||
  (course === 'land' && situation.segment?.navalMoved !== true && leadsOnBySea(situation, march, space, left, 'over'));

/**
 * Returns whether a land path leads on to a space where the general may stop. Passage that would have to be granted
 * does not count.
 */
const leadsOnByLand = (situation: Situation, march: MarchFrame, from: number, left: number, course: Course): boolean =>
  course !== 'over' &&
  (situation.geometry.byCode.landWays[from] ?? []).some((way) => {
    const rest = left - pathCost(situation, march, way);
    return rest >= 0 && isOpen(situation, march, way.code) && canStay(situation, march, way.code, rest, course);
  });

/**
 * Returns whether a voyage leads, through any ports, to one where the general may land, or where he can embark CUs and
 * sail on with them.
 */
const leadsOnBySea = (situation: Situation, march: MarchFrame, from: number, left: number, ashore: Course): boolean =>
  (situation.geometry.byCode.seaWays[from] ?? []).some(({ code, cost }) => {
    const rest = left - cost;
    return (
      rest >= 0 &&
      (mayLand(situation, march, code, rest, ashore) ||
        canEmbarkUnits(situation, march, code, rest) ||
        leadsOnBySea(situation, march, code, rest, ashore))
    );
  });

const isOpen = (situation: Situation, { player }: MarchFrame, space: number): boolean =>
  !hasEnemiesAt(situation, seatOf(player), space);

const mayLand = (situation: Situation, march: MarchFrame, port: number, left: number, ashore: Course): boolean =>
  isOpen(situation, march, port) && canStay(situation, march, port, left, ashore);

/**
 * Returns whether the general can embark CUs at a port and has the points to sail on: with CUs he may land anywhere
 * (R 8.4.5). Only the garrison matters: if CUs of his stand outside, or his city is not besieged, he may land there
 * himself.
 */
const canEmbarkUnits = (situation: Situation, { player }: MarchFrame, port: number, left: number): boolean =>
  hasUnmoved(situation, seatOf(player), port, true) &&
  (situation.geometry.byCode.seaWays[port] ?? []).some(({ cost }) => cost <= left);

/**
 * Returns whether a group without CUs may follow a land path without asking for passage: no enemy CUs stand there, and
 * with the Movement Points left the general may stop there or still reach a space where he may (R 8.3.3;
 * ruling lone-general-at-bay).
 */
export const mayEnterAlone = (situation: Situation, march: MarchFrame, to: number, left: number): boolean =>
  isOpen(situation, march, to) && canStay(situation, march, to, left, march.bySea ? 'landed' : 'land');

/** Returns whether a group without CUs may put to sea from where it stands. */
export const mayPutToSeaAlone = (situation: Situation, march: MarchFrame, left: number): boolean =>
  leadsOnBySea(situation, march, situation.spaceCode(march.space), left, landing(march));

/** Returns whether a group without CUs may sail to a port, to land there or, unless there is a Storm, to sail on. */
export const maySailAlone = (
  situation: Situation,
  march: MarchFrame,
  port: number,
  left: number,
  storm: boolean,
): boolean =>
  mayLand(situation, march, port, left, landing(march)) ||
  (!storm &&
    (canEmbarkUnits(situation, march, port, left) || leadsOnBySea(situation, march, port, left, landing(march))));

/** Returns whether a group without CUs may land at the port where its ships are. */
export const mayLandAlone = (situation: Situation, march: MarchFrame, left: number): boolean =>
  mayLand(situation, march, situation.spaceCode(march.space), left, landing(march));

const landing = ({ byLand }: MarchFrame): Course => (byLand ? 'over' : 'landed');
