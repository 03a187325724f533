/** Who stands where: stacks, generals, armies, enemies. */
import { COMBAT_UNITS, GENERALS, INDEPENDENT_ARMIES, type CombatUnit, type GeneralId, type IndependentArmyId, type PlayerId, type SpaceId } from '../vocabulary.js';
import type { Commander, Situation, Stack, StackKey, Units } from '../state.js';
import { mostSenior } from './seniority.js';

export const NO_UNITS: Units = Object.freeze({ mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 });

/** The number of CUs. */
export const countUnits = (units: Units): number =>
  units.mercenary + units.loyal + units.royalArmy + units.silverShields + units.elephant;
/** The number of Macedonian CUs: loyal, Royal Army and Silver Shields (R 7.3). */
export const countMacedonians = (units: Units): number => units.loyal + units.royalArmy + units.silverShields;
/** The kinds of which there is at least one. */
export const kindsOf = (units: Units): readonly CombatUnit[] => COMBAT_UNITS.filter((unit) => units[unit] > 0);

export const stackKey = (player: PlayerId, space: SpaceId, inside = false): StackKey =>
  inside ? `${player}:${space}:inside` : `${player}:${space}`;

/** The stack of a player in a space, outside or inside its city; only stacks with at least one CU exist. */
export const stackAt = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): Stack | undefined =>
  situation.stacks[stackKey(player, space, inside)];

/** Number of CUs of a player in a space, outside or inside its city. */
export function unitsAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): number {
  const stack = stackAt(situation, player, space, inside);
  return stack === undefined ? 0 : countUnits(stack.units);
}

/** The players in order of their seats. */
export const playersOf = (situation: Situation): readonly PlayerId[] =>
  SEATS[situation.options.players] ?? [];
const SEATS: Readonly<Record<number, readonly PlayerId[]>> = {
  2: ['red', 'blue'],
  3: ['red', 'blue', 'yellow'],
  4: ['red', 'blue', 'yellow', 'white'],
  5: ['red', 'blue', 'yellow', 'white', 'black'],
};

/** Turn Order from a given player on; without one, the Turn Order itself (R 6.2). */
export function turnOrderFrom(situation: Situation, first?: PlayerId): readonly PlayerId[] {
  const order = situation.turnOrder;
  const start = first === undefined ? 0 : Math.max(0, order.indexOf(first));
  return start === 0 ? order : [...order.slice(start), ...order.slice(0, start)];
}

/** Major Generals of a player on a space, in the same zone, most senior first. */
export function majorGeneralsAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const id of GENERALS) {
    const general = situation.generals[id];
    if (general.status === 'map' && general.owner === player && general.space === space && general.inside === inside) found.push(id);
  }
  return found.length < 2 ? found : mostSenior(situation, found);
}

/** Number of Minor Generals of a player on a space, in the same zone. */
export function minorGeneralsAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): number {
  let count = 0;
  for (const minor of situation.minorGenerals[player] ?? []) {
    if (minor.space === space && minor.inside === inside) count++;
  }
  return count;
}

/** Minor Generals in a player's supply (R 3.1.2). */
export const minorGeneralsInSupply = (situation: Situation, player: PlayerId): number =>
  4 - (situation.minorGenerals[player]?.length ?? 0);

/** Whether a player has a general, Major or Minor, on a space in the zone. */
export const hasGeneral = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  majorGeneralsAt(situation, player, space, inside).length > 0 || minorGeneralsAt(situation, player, space, inside) > 0;

/** The Commanding General of a player on a space, in the zone (R 4.29); `undefined`: no general there. */
export function commanderAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): Commander | undefined {
  return majorGeneralsAt(situation, player, space, inside)[0]
    ?? (minorGeneralsAt(situation, player, space, inside) > 0 ? 'minor' : undefined);
}

/** Whether a player has an Army there: at least one CU and a general (R 4.2). */
export const isArmy = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  unitsAt(situation, player, space, inside) > 0 && commanderAt(situation, player, space, inside) !== undefined;

/** Where a player has an Army, with its zone. */
export const armiesOf = (situation: Situation, player: PlayerId): readonly Stack[] =>
  Object.values(situation.stacks).filter((stack) =>
    stack.player === player && commanderAt(situation, player, stack.space, stack.inside) !== undefined);

/** Independent Armies on a space. */
export const independentArmiesAt = (situation: Situation, space: SpaceId): readonly IndependentArmyId[] =>
  INDEPENDENT_ARMIES.filter((id) => situation.independentArmies[id].status === 'map' && situation.independentArmies[id].space === space);

/** Other players with CUs outside the city of a space. */
export const enemiesOutside = (situation: Situation, player: PlayerId | 'independent', space: SpaceId): readonly PlayerId[] =>
  playersOf(situation).filter((other) => other !== player && unitsAt(situation, other, space) > 0);

/** Whether enemy CUs stand in a space outside its city: another player's, or an Independent Army (R 4.7). */
export const hasEnemyUnits = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  enemiesOutside(situation, player, space).length > 0 || independentArmiesAt(situation, space).length > 0;

/** Whether enemy CUs stand in a space, those inside its city included. */
export const hasEnemyUnitsAnywhere = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  hasEnemyUnits(situation, player, space)
  || playersOf(situation).some((other) => other !== player && unitsAt(situation, other, space, true) > 0);

/** Whether any CU of anybody stands in a space, in either zone. */
export const hasAnyUnits = (situation: Situation, space: SpaceId): boolean =>
  independentArmiesAt(situation, space).length > 0
  || playersOf(situation).some((player) => unitsAt(situation, player, space) + unitsAt(situation, player, space, true) > 0);

/** Whether a player's Major City is Besieged: an enemy army stands outside it (R 4.4). */
export const isBesieged = (situation: Situation, space: SpaceId): boolean => {
  const owner = situation.control[space];
  return owner !== undefined && owner !== 'independent' && hasEnemyUnits(situation, owner, space);
};
