/** R 18.1, 18.6.1: who controls a member of the royal family or the Funeral Cart where it stands. */
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { isMajorCity } from './geometry.js';
import { hasEnemyUnits, hasGeneral, playersOf, unitsAt } from './presence.js';

/** Something that can be controlled by presence: a royal, or the cart, which acts like an Heir (R 15.4.1). */
export interface Ward {
  readonly space: SpaceId;
  readonly inside: boolean;
  readonly controller: PlayerId | null;
}

/** Whether the Funeral Cart can be moved at all, through a gate included: not on Game Turn 1 (R 6.1.1, 15.4.1; ruling gates). */
export const cartMayMove = ({ body, turn }: Situation): boolean => body.status === 'cart' && turn > 1;

/** Who controls an Heir or the cart as the pieces stand; control once won stays while it can (R 18.1, 18.6.1; ruling keeping-royals). */
export function heirController(situation: Situation, ward: Ward): PlayerId | null {
  const { space, controller } = ward;
  if (ward.inside) return cityHolder(situation, space);
  if (controller !== null && hasGeneral(situation, controller, space)) return controller;
  const holder = markerOutside(situation, space);
  if (controller !== null && holder === controller && unitsAt(situation, controller, space) > 0) return controller;
  return generalOutside(situation, space) ?? holder;
}

/** Who controls a woman who is active: whoever did, while he has a general or a marker there; no one else comes by her (R 18.3, 18.5.3). */
export function womanController(situation: Situation, ward: Ward): PlayerId | null {
  const { space, controller } = ward;
  if (controller === null) return null;
  if (ward.inside) return cityHolder(situation, space) === controller ? controller : null;
  return hasGeneral(situation, controller, space) || markerOutside(situation, space) === controller ? controller : null;
}

/** The player who holds the city of a space, and so all that is inside it (R 18.1); an Independent city shelters nobody (R 18.6.2). */
function cityHolder(situation: Situation, space: SpaceId): PlayerId | null {
  const holder = situation.controller(space);
  return holder === undefined || holder === 'independent' ? null : holder;
}

/** The player whose marker gives control of what stands outside: not that of a besieged Major City (R 18.1). */
function markerOutside(situation: Situation, space: SpaceId): PlayerId | null {
  const holder = cityHolder(situation, space);
  return holder !== null && isMajorCity(situation, space) && isInvested(situation, holder, space) ? null : holder;
}

/** Whether an enemy army stands before a city to stay: one still on the march has not besieged it yet (R 4.4). */
function isInvested(situation: Situation, holder: PlayerId, space: SpaceId): boolean {
  return (
    hasEnemyUnits(situation, holder, space) &&
    !situation.stack.some(
      (frame) =>
        (frame.kind === 'march' && frame.space === space && frame.player !== holder && !frame.ended) ||
        (frame.kind === 'independentMove' &&
          situation.independentArmies[frame.army].space === space &&
          frame.entered > 0 &&
          !frame.ended),
    )
  );
}

/** A player with a general outside: the one whose segment it is before others, who follow in order of seats. */
function generalOutside(situation: Situation, space: SpaceId): PlayerId | null {
  const active = situation.segment?.player;
  if (active !== undefined && hasGeneral(situation, active, space)) return active;
  for (const player of playersOf(situation)) if (hasGeneral(situation, player, space)) return player;
  return null;
}
