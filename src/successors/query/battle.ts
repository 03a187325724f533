/** R 3.3.2, 12.2, 12.3, 14.7: what counts in a Land Battle. */
import type { AbilityOccasion } from '../data/ability.js';
import { generals as generalFacts, minorGeneral } from '../data/generals.js';
import { independents } from '../data/independents.js';
import { COMBAT_STRENGTH, elephantStrength, LOCAL_TROOPS } from '../data/tables.js';
import type { BattleSide, Belligerent } from '../frame/index.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import { NO_UNITS, type Units } from '../units.js';
import type { Commander, IndependentArmyId, SpaceId } from '../vocabulary.js';
import { withAbilities } from './abilities.js';
import { provinceController, provinceOf } from './control.js';
import { commanderAt, forceAt, independentArmiesAt, unitsAt } from './presence.js';

/**
 * Returns a commander's printed Initiative Rating (R 3.1, 3.1.2). To intercept or to Avoid Battle, a die must exceed
 * it.
 */
export const initiativeOf = (commander: Commander): number =>
  commander === 'minor' ? minorGeneral.initiative : generalFacts[commander].initiative;

/**
 * Returns a commander's printed Battle Rating (R 3.1), the least that each of the commander's dice counts; 0 for CUs
 * without a general (R 3.3).
 */
export function battleRatingOf(commander: BattleSide['commander']): number {
  if (commander === null) return 0;
  if (commander === 'minor') return minorGeneral.battle;
  return isIndependentArmy(commander) ? independents[commander].battle : generalFacts[commander].battle;
}

/**
 * Returns the Initiative Rating of a Commanding General, with special abilities if they are played (R 3.1, 19.2). The
 * space is where he set out or took command (`'marching'`), where he would intercept, or where he would avoid battle.
 */
export const initiative = (
  situation: Situation,
  commander: Commander,
  space: SpaceId,
  when?: AbilityOccasion,
): number => withAbilities(situation, commander, 'initiative', initiativeOf(commander), { space, when });

/**
 * Returns the Battle Rating of a side's commander in a Land Battle in a space, with special abilities if they are
 * played (R 12.3.1, 19.2).
 */
export const battleRating = (
  situation: Situation,
  commander: BattleSide['commander'],
  space: SpaceId,
  when?: AbilityOccasion,
): number => withAbilities(situation, commander, 'battleRating', battleRatingOf(commander), { space, when });

const isIndependentArmy = (commander: Exclude<BattleSide['commander'], null>): commander is IndependentArmyId =>
  commander in independents;

/**
 * Returns the commander of a side: the Commanding General outside the city, or the Independent leader with the highest
 * Battle Rating (R 14.7; ruling who-leads-independents).
 */
export function sideCommander(situation: Situation, who: Belligerent, space: SpaceId): BattleSide['commander'] {
  if (who !== 'independent') return commanderAt(situation, who, space) ?? null;
  let best: IndependentArmyId | null = null;
  for (const army of independentArmiesAt(situation, space)) {
    if (best === null || independents[army].battle > independents[best].battle) best = army;
  }
  return best;
}

/**
 * Returns the number of CUs of a side outside in a space. For Independent Armies it is their strength
 * (ruling overrun-by-strength).
 */
export function forceCount(situation: Situation, who: Belligerent, space: SpaceId): number {
  if (who !== 'independent') return unitsAt(situation, who, space);
  let count = 0;
  for (const army of independentArmiesAt(situation, space)) count += independents[army].strength;
  return count;
}

/** Returns the CUs of a player's side outside in a space; none for Independent Armies. */
export const sideUnits = (situation: Situation, who: Belligerent, space: SpaceId): Units =>
  who === 'independent' ? NO_UNITS : forceAt(situation, who, space);

/**
 * Returns the Local Troops of a side (R 4.14, 12.2, 14.7): 1 for control of the space, and 2 more for control of its
 * province.
 */
export function localTroops(situation: Situation, who: Belligerent, space: SpaceId): number {
  const province = provinceOf(situation, space);
  return (
    (situation.controller(space) === who ? LOCAL_TROOPS.space : 0) +
    (province !== null && provinceController(situation, province) === who ? LOCAL_TROOPS.province : 0)
  );
}

/** Returns the Combat Strength of CUs other than Elephants (R 3.3.2, 3.3.3.1). */
export const combatStrength = (units: Units): number =>
  units.mercenary * COMBAT_STRENGTH.mercenary +
  units.loyal * COMBAT_STRENGTH.loyal +
  units.royalArmy * COMBAT_STRENGTH.royalArmy +
  units.silverShields * COMBAT_STRENGTH.silverShields +
  (units.cavalry ?? 0) * COMBAT_STRENGTH.cavalry;

/**
 * Returns the Combat Strength of Elephants from their dice, one for each CU (R 3.3.2). `better` is added to each die.
 */
export const elephantsStrength = (dice: readonly number[], better = 0): number =>
  dice.reduce((sum, die) => sum + elephantStrength(die + better), 0);

/** The parts of a side that its strength depends on. */
export type StrengthOf = Pick<BattleSide, 'who' | 'royalArmyAside' | 'noLocalTroops' | 'elephantDice'>;

/** Returns the Local Troops that a side of a battle gets: none after a failed attempt to Avoid Battle (R 10.4). */
export const sideLocalTroops = (
  situation: Situation,
  side: Pick<BattleSide, 'who' | 'noLocalTroops'>,
  space: SpaceId,
): number => (side.noLocalTroops ? 0 : localTroops(situation, side.who, space));

/**
 * Returns the Battle Strength of a side (R 12.2): its CUs outside, its Elephants by their dice, and its Local Troops,
 * with the special abilities of its Commanding General if they are played (R 19.2). `when`: whether it attacks or
 * defends.
 */
export function battleStrength(situation: Situation, side: StrengthOf, space: SpaceId, when?: AbilityOccasion): number {
  if (!plays(situation, 'specialAbilities')) return plainStrength(situation, side, space);
  const commander = sideCommander(situation, side.who, space);
  const better = withAbilities(situation, commander, 'elephantDie', 0, { space, when });
  const strength = plainStrength(situation, side, space, better);
  return withAbilities(situation, commander, 'battleStrength', strength, { space, when });
}

/**
 * Returns the Battle Strength without special abilities, except for what they add to each die of an Elephant. @internal
 */
export function plainStrength(situation: Situation, side: StrengthOf, space: SpaceId, better = 0): number {
  const troops = sideLocalTroops(situation, side, space);
  if (side.who === 'independent') return forceCount(situation, 'independent', space) + troops;
  const units = sideUnits(situation, side.who, space);
  const fighting = side.royalArmyAside ? { ...units, royalArmy: 0 } : units;
  return combatStrength(fighting) + elephantsStrength(side.elephantDice.slice(0, units.elephant), better) + troops;
}

/** Returns the total of battle dice, each at least the Battle Rating (R 12.3.1). */
export const modifiedTotal = (dice: readonly number[], rating: number): number =>
  dice.reduce((sum, die) => sum + Math.max(die, rating), 0);
