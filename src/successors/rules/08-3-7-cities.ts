/** R 4.16, 8.3.7, 13.2.6, 19.10: who may go in and out of a Major City. */
import { refusal, type Refusal } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { mayBeInside } from '../query/garrison.js';
import { isMajorCity } from '../query/geometry.js';
import { isBesieged, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import { CITY_CAPACITY, type CombatUnit, type PlayerId, type SpaceId } from '../vocabulary.js';

/** Whether a space is a Major City of a player: nobody else gets inside (R 8.3.7). */
export const isOwnCity = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === player && isMajorCity(situation, space);

/** How many more CUs find room inside a city (R 4.16). */
export const roomInside = (situation: Situation, player: PlayerId, space: SpaceId): number =>
  CITY_CAPACITY - unitsAt(situation, player, space, true);

/** Why CUs of a kind may not be inside a city, whatever room there is (R 19.10). */
export const refuseInside = (situation: Situation, unit: CombatUnit, space: SpaceId): Refusal | undefined =>
  mayBeInside(situation, unit) ? undefined : refusal('elephantsOutside', 'R 19.10', { unit, space });

/** Whether a group may take and leave through the gate: a friendly city, by land not a besieged one (R 13.2.6). */
export const gateOpen = (situation: Situation, { player, space }: MarchFrame, atSea: boolean): boolean =>
  isOwnCity(situation, player, space) && (atSea || !isBesieged(situation, space));

/** Whether a whole group may go inside and stay there. */
export const mayGoInside = (situation: Situation, march: MarchFrame, besieged: boolean): boolean =>
  isOwnCity(situation, march.player, march.space) &&
  isBesieged(situation, march.space) === besieged &&
  countUnits(march.group.units) <= roomInside(situation, march.player, march.space) &&
  (march.group.units.elephant === 0 || mayBeInside(situation, 'elephant'));

/** Why it may not: the city is none of its own (R 8.3.7), its gate is shut by land or need not be reached by sea (R 13.2.6, 8.4.6), Elephants are among it (R 19.10), or there is no room (R 4.16). */
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

/** Why a group may not deal with a zone of its space: it is not outside a besieged city, or not inside one (R 13.2.6), or the city is none of its own (R 8.3.7). */
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
