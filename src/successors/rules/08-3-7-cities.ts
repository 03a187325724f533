/** R 4.16, 8.3.7, 13.2.6: who may go in and out of a Major City. */
import type { MarchFrame } from '../frame/index.js';
import { isMajorCity } from '../query/geometry.js';
import { isBesieged, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import { CITY_CAPACITY, type PlayerId, type SpaceId } from '../vocabulary.js';

/** Whether a space is a Major City of a player: nobody else gets inside (R 8.3.7). */
export const isOwnCity = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === player && isMajorCity(situation, space);

/** How many more CUs find room inside a city (R 4.16). */
export const roomInside = (situation: Situation, player: PlayerId, space: SpaceId): number =>
  CITY_CAPACITY - unitsAt(situation, player, space, true);

/** Whether a group may take and leave through the gate: a friendly city, by land not a besieged one (R 13.2.6). */
export const gateOpen = (situation: Situation, { player, space }: MarchFrame, atSea: boolean): boolean =>
  isOwnCity(situation, player, space) && (atSea || !isBesieged(situation, space));

/** Whether a whole group may go inside and stay there. */
export const mayGoInside = (situation: Situation, march: MarchFrame, besieged: boolean): boolean =>
  isOwnCity(situation, march.player, march.space) &&
  isBesieged(situation, march.space) === besieged &&
  countUnits(march.group.units) <= roomInside(situation, march.player, march.space);
