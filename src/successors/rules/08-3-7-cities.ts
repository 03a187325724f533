/** R 4.16, 8.3.7, 13.2.6, 19.10: who may enter and leave a Major City. */
import { refusal, type Refusal } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { mayBeInside } from '../query/garrison.js';
import { cityCapacity } from '../query/capitals.js';
import { isMajorCity } from '../query/geometry.js';
import { isBesieged, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import type { CombatUnit, PlayerId, SpaceId } from '../vocabulary.js';

/** Returns whether a space is a Major City of the player; nobody else may be inside (R 8.3.7). */
export const isOwnCity = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === player && isMajorCity(situation, space);

/** Returns the number of CUs for which a city still has room (R 4.16, 19.8). */
export const roomInside = (situation: Situation, player: PlayerId, space: SpaceId): number =>
  cityCapacity(situation, space) - unitsAt(situation, player, space, true);

/** Returns why CUs of a kind may never be inside a city (R 19.10). */
export const refuseInside = (situation: Situation, unit: CombatUnit, space: SpaceId): Refusal | undefined =>
  mayBeInside(situation, unit) ? undefined : refusal('elephantsOutside', 'R 19.10', { unit, space });

/**
 * Returns whether a group may pick up and drop off pieces through the gate: of a friendly city, and by land of one that
 * is not besieged (R 13.2.6).
 */
export const gateOpen = (situation: Situation, { player, space }: MarchFrame, atSea: boolean): boolean =>
  isOwnCity(situation, player, space) && (atSea || !isBesieged(situation, space));

/** Returns whether a whole group may go inside and stay there. */
export const mayGoInside = (situation: Situation, march: MarchFrame, besieged: boolean): boolean =>
  isOwnCity(situation, march.player, march.space) &&
  isBesieged(situation, march.space) === besieged &&
  countUnits(march.group.units) <= roomInside(situation, march.player, march.space) &&
  (march.group.units.elephant === 0 || mayBeInside(situation, 'elephant'));

/**
 * Returns why a group may not go inside: the city is not its own (R 8.3.7), the gate is closed by land or not needed by
 * sea (R 13.2.6, 8.4.6), it has Elephants (R 19.10), or there is no room (R 4.16).
 */
export function refuseCity(situation: Situation, march: MarchFrame, besieged: boolean): Refusal | undefined {
  const { player, space, group } = march;
  if (!isOwnCity(situation, player, space)) return refusal('notYourCity', 'R 8.3.7', { player, space });
  if (isBesieged(situation, space) !== besieged)
    return besieged ? refusal('notBesieged', 'R 8.4.6', { space }) : refusal('besieged', 'R 13.2.6', { space });
  const elephants = group.units.elephant === 0 ? undefined : refuseInside(situation, 'elephant', space);
  if (elephants !== undefined) return elephants;
  const count = countUnits(group.units);
  return count > roomInside(situation, player, space) ? refusal('cityFull', 'R 4.16', { space, count }) : undefined;
}

/**
 * Returns why a zone is out of the group's reach: a besieged city lies between them (R 13.2.6), or the city is not its
 * own (R 8.3.7).
 */
export function refuseZone(
  situation: Situation,
  march: MarchFrame,
  inside: boolean,
  atSea: boolean,
): Refusal | undefined {
  if (inside === march.inside || gateOpen(situation, march, atSea)) return undefined;
  const { player, space } = march;
  return isOwnCity(situation, player, space)
    ? refusal('besieged', 'R 13.2.6', { space })
    : refusal('notYourCity', 'R 8.3.7', { player, space });
}
