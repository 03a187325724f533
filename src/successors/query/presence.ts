/** Who stands where: stacks, generals, armies, enemies. */
import {
  COMBAT_UNITS,
  INDEPENDENT_ARMIES,
  MINOR_GENERALS,
  type CombatUnit,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type SpaceId,
} from '../vocabulary.js';
import type { Commander, General, Situation, Stack, Units } from '../state.js';
import { geometryOf, isMajorCity, stackKey } from './geometry.js';
import { seniorityOf } from './seniority.js';

export { stackKey };

export const NO_UNITS: Units = Object.freeze({ mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 });

/** The number of CUs. */
export const countUnits = (units: Units): number =>
  units.mercenary + units.loyal + units.royalArmy + units.silverShields + units.elephant;
/** The number of Macedonian CUs: loyal, Royal Army and Silver Shields (R 7.3). */
export const countMacedonians = (units: Units): number => units.loyal + units.royalArmy + units.silverShields;
/** The kinds of which there is at least one. */
export const kindsOf = (units: Units): readonly CombatUnit[] => COMBAT_UNITS.filter((unit) => units[unit] > 0);

/** The stack of a player in a space, outside or inside its city; only stacks with at least one CU exist. */
export function stackAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): Stack | undefined {
  const { outside, within } = geometryOf(situation).stackKeys;
  return situation.stacks[(inside ? within : outside)[player].get(space) ?? stackKey(player, space, inside)];
}

/** Number of CUs of a player in a space, outside or inside its city. */
export function unitsAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): number {
  const stack = stackAt(situation, player, space, inside);
  return stack === undefined ? 0 : countUnits(stack.units);
}

/** The players in order of their seats. */
export const playersOf = (situation: Situation): readonly PlayerId[] => SEATS[situation.options.players] ?? [];
const SEATS: Readonly<Record<number, readonly PlayerId[]>> = {
  2: ['red', 'blue'],
  3: ['red', 'blue', 'yellow'],
  4: ['red', 'blue', 'yellow', 'white'],
  5: ['red', 'blue', 'yellow', 'white', 'black'],
};

/** Whether a Major General is a player's and on a space, in the zone. */
const standsAt = (general: General, player: PlayerId, space: SpaceId, inside: boolean): boolean =>
  general.space === space && general.owner === player && general.inside === inside && general.status === 'map';

/** Major Generals of a player on a space, in the same zone, most senior first. */
export function majorGeneralsAt(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  inside = false,
): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const id of seniorityOf(situation)) if (standsAt(situation.generals[id], player, space, inside)) found.push(id);
  return found;
}

/** The most senior Major General of a player on a space, in the zone. */
function seniorGeneralAt(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  inside: boolean,
): GeneralId | undefined {
  for (const id of seniorityOf(situation)) if (standsAt(situation.generals[id], player, space, inside)) return id;
  return undefined;
}

/** Whether a player has a Major General on a space, in the zone. */
export const hasMajorGeneral = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  seniorGeneralAt(situation, player, space, inside) !== undefined;

/** Number of Minor Generals of a player on a space, in the same zone. */
export function minorGeneralsAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): number {
  const minors = situation.minorGenerals[player];
  if (minors === undefined) return 0;
  let count = 0;
  for (const minor of minors) if (minor.space === space && minor.inside === inside) count++;
  return count;
}

/** Minor Generals in a player's supply (R 3.1.2). */
export const minorGeneralsInSupply = (situation: Situation, player: PlayerId): number =>
  MINOR_GENERALS - (situation.minorGenerals[player]?.length ?? 0);

/** Whether a player has a general, Major or Minor, on a space in the zone. */
export const hasGeneral = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  minorGeneralsAt(situation, player, space, inside) > 0 || hasMajorGeneral(situation, player, space, inside);

/** The Commanding General of a player on a space, in the zone (R 4.29); `undefined`: no general there. */
export function commanderAt(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  inside = false,
): Commander | undefined {
  return (
    seniorGeneralAt(situation, player, space, inside) ??
    (minorGeneralsAt(situation, player, space, inside) > 0 ? 'minor' : undefined)
  );
}

/** Whether a player has an Army there: at least one CU and a general (R 4.2). */
export const isArmy = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  stackAt(situation, player, space, inside) !== undefined && hasGeneral(situation, player, space, inside);

/** Where a player has an Army, with its zone. */
export function armiesOf(situation: Situation, player: PlayerId): readonly Stack[] {
  const armies: Stack[] = [];
  for (const key in situation.stacks) {
    const stack = situation.stacks[key];
    if (stack?.player === player && hasGeneral(situation, player, stack.space, stack.inside)) armies.push(stack);
  }
  return armies;
}

/** Independent Armies on a space. */
export const independentArmiesAt = (situation: Situation, space: SpaceId): readonly IndependentArmyId[] =>
  INDEPENDENT_ARMIES.filter((id) => isIndependentArmyAt(situation, id, space));

const isIndependentArmyAt = (situation: Situation, id: IndependentArmyId, space: SpaceId): boolean => {
  const army = situation.independentArmies[id];
  return army.space === space && army.status === 'map';
};

/** Whether an Independent Army stands on a space. */
function hasIndependentArmy(situation: Situation, space: SpaceId): boolean {
  for (const id of INDEPENDENT_ARMIES) if (isIndependentArmyAt(situation, id, space)) return true;
  return false;
}

/** Other players with CUs outside the city of a space. */
export const enemiesOutside = (
  situation: Situation,
  player: PlayerId | 'independent',
  space: SpaceId,
): readonly PlayerId[] =>
  playersOf(situation).filter((other) => other !== player && stackAt(situation, other, space) !== undefined);

/** Whether a player other than this one has CUs in the zone of a space. */
function hasOthersUnits(situation: Situation, player: PlayerId, space: SpaceId, inside: boolean): boolean {
  for (const other of playersOf(situation)) {
    if (other !== player && stackAt(situation, other, space, inside) !== undefined) return true;
  }
  return false;
}

/** Whether enemy CUs stand in a space outside its city: another player's, or an Independent Army (R 4.7). */
export const hasEnemyUnits = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  hasOthersUnits(situation, player, space, false) || hasIndependentArmy(situation, space);

/** Whether enemy CUs stand in a space, those inside its city included. */
export const hasEnemyUnitsAnywhere = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  hasEnemyUnits(situation, player, space) || hasOthersUnits(situation, player, space, true);

/** Whether any CU of anybody stands in a space, in either zone. */
export function hasAnyUnits(situation: Situation, space: SpaceId): boolean {
  for (const player of playersOf(situation)) {
    if (stackAt(situation, player, space) !== undefined || stackAt(situation, player, space, true) !== undefined)
      return true;
  }
  return hasIndependentArmy(situation, space);
}

/** Whether a player's Major City is Besieged: an enemy army stands outside it (R 4.4). */
export const isBesieged = (situation: Situation, space: SpaceId): boolean => {
  const owner = situation.control[space];
  return (
    owner !== undefined &&
    owner !== 'independent' &&
    isMajorCity(situation, space) &&
    hasEnemyUnits(situation, owner, space)
  );
};

/** Spaces with CUs of others, Independent Armies among them (R 4.7). */
export function spacesWithEnemyUnits(situation: Situation, player: PlayerId): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const key in situation.stacks) {
    const stack = situation.stacks[key];
    if (stack !== undefined && stack.player !== player) spaces.add(stack.space);
  }
  for (const army of INDEPENDENT_ARMIES) {
    const { space } = situation.independentArmies[army];
    if (space !== null) spaces.add(space);
  }
  return spaces;
}
