/** R 10.10, 10.12, 10.15: which units must or may be attacked, and by which. */
import { MOST_FROM_RESERVE, type Post } from '../data/display.js';
import type { Army, AssaultFrame, Attack, BattleFrame } from '../frame/index.js';
import { unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { SideId, UnitId } from '../vocabulary.js';
import { foesOf, hasPost, isOfArmy, strengthOf } from './10-4-display.js';
import {
  adjacentNumbers,
  firstOfEachOnDisplay,
  displayBoxAt,
  displayBoxesOf,
  type DisplayUnit,
  type DisplayBox,
  type DisplayBoxes,
} from './10-4-boxes.js';

/** A unit and the unit that it attacks. */
export interface Pairing {
  readonly attacker: DisplayUnit;
  readonly defender: DisplayUnit;
}

const mayAttack = (situation: Situation, { unit: attacker }: DisplayUnit, { unit: defender }: DisplayUnit): boolean =>
  situation.law.mayAttack(situation, attacker.code, defender.code);

/** Returns whether a box is a Reserve, of which only a few units fight (R 10.5). */
const isReserve = (post: Post): boolean => post.box === 'reserve';

/**
 * Returns the units in a box that can attack out of it: those of the first line, archers too (ruling C10.29), that have
 * not just advanced (R 10.6, 10.9).
 */
export function attackersIn({ round }: BattleFrame, { displayUnits }: DisplayBox): readonly DisplayUnit[] {
  const all: DisplayUnit[] = [];
  for (const displayUnit of displayUnits) {
    const { line, since } = displayUnit.fighter;
    if (line === 1 && since !== round) all.push(displayUnit);
  }
  return all;
}

/**
 * Returns how often a unit has been attacked in this phase, that is from how many other boxes (R 10.15, optional,
 * ruling C10.22).
 */
export function timesAttacked({ met }: AssaultFrame, unit: UnitId): number {
  let times = 0;
  for (const id of met) if (id === unit) times++;
  return times;
}

/**
 * Returns the units in a box that can be attacked: those of its first line, and all of them after an attack from
 * another box (R 10.10, 10.15). Of a Reserve, no more than fight at once (ruling C10.19).
 */
function attackableIn(assault: AssaultFrame, into: DisplayBox): readonly DisplayUnit[] {
  const { displayUnits, second } = into;
  const all =
    second === 0 || hasPost(assault.into, into)
      ? displayUnits
      : displayUnits.filter(({ fighter }) => fighter.line === 1);
  if (!isReserve(into) || assault.met.length === 0) return all;
  const fighting = all.filter(({ fighter }) => assault.met.includes(fighter.unit));
  return fighting.length >= MOST_FROM_RESERVE ? fighting : all;
}

const NO_UNITS: readonly DisplayUnit[] = [];
/** The units that have attacked out of a box before its attack begins. */
const NO_STRIKES: Attack['struck'] = [];

/** Returns the units of the attacking box that have not attacked yet. */
function attackersLeft(battle: BattleFrame, from: DisplayBox, struck: Attack['struck']): readonly DisplayUnit[] {
  if (isReserve(from) && struck.length >= MOST_FROM_RESERVE) return NO_UNITS;
  const attackers = attackersIn(battle, from);
  return struck.length === 0 ? attackers : attackers.filter(({ fighter }) => !struck.includes(fighter.unit));
}

/**
 * The priority of a unit as a target: first line before second, then by defense strength (R 10.10, 10.15,
 * ruling C10.17).
 */
const FIRST_LINE = 1000;
const priorityOf = (situation: Situation, { fighter }: DisplayUnit): number =>
  (fighter.line === 1 ? FIRST_LINE : 0) + strengthOf(situation, fighter, 'defense') + 1;

/** A unit that can be attacked, and its priority as a target. */
interface WeightedDefender {
  readonly defender: DisplayUnit;
  readonly weight: number;
}

/**
 * Returns the greatest sum of weights of defenders that `many` of these attackers can attack, each a defender that it
 * may attack. Defenders are taken from the strongest down as long as each still gets an attacker of its own.
 */
function greatestWeight(
  situation: Situation,
  attackers: readonly DisplayUnit[],
  strongestFirst: readonly WeightedDefender[],
  many: number,
): number {
  const assigned = new Map<DisplayUnit, DisplayUnit>();
  const assign = (defender: DisplayUnit, tried: Set<DisplayUnit>): boolean =>
    attackers.some((attacker) => {
      if (tried.has(attacker) || !mayAttack(situation, attacker, defender)) return false;
      tried.add(attacker);
      const other = assigned.get(attacker);
      if (other !== undefined && !assign(other, tried)) return false;
      assigned.set(attacker, defender);
      return true;
    });
  let sum = 0;
  for (const { defender, weight } of strongestFirst)
    if (assigned.size < many && assign(defender, new Set())) sum += weight;
  return sum;
}

/** Returns whether each of these attackers may attack each of these defenders (R 10.10). */
function mayAllAttack(
  situation: Situation,
  attackers: readonly DisplayUnit[],
  defenders: readonly DisplayUnit[],
): boolean {
  for (const attacker of attackers)
    for (const defender of defenders) if (!mayAttack(situation, attacker, defender)) return false;
  return true;
}

const withWeights = (situation: Situation, defenders: readonly DisplayUnit[]): readonly WeightedDefender[] =>
  defenders.map((defender) => ({ defender, weight: priorityOf(situation, defender) }));

const byWeight = (weighted: readonly WeightedDefender[]): readonly WeightedDefender[] =>
  [...weighted].sort((one, other) => other.weight - one.weight);

/** Returns how many weights are greater than `least`. */
function countAbove(weights: readonly number[], least: number): number {
  let count = 0;
  for (const weight of weights) if (weight > least) count++;
  return count;
}

/**
 * Returns the defenders that must be attacked if any attacker may attack any of them: the strongest, as many as there
 * are attacks.
 */
function strongestDefenders(
  situation: Situation,
  defenders: readonly DisplayUnit[],
  many: number,
): readonly DisplayUnit[] {
  if (many >= defenders.length) return defenders;
  if (many <= 0) return NO_UNITS;
  const weights = defenders.map((defender) => priorityOf(situation, defender));
  return defenders.filter((_, index) => countAbove(weights, weights[index] as number) < many);
}

/** Returns the pairings after which every defender that must be attacked still can be. */
function obligatoryPairings(
  situation: Situation,
  attackers: readonly DisplayUnit[],
  defenders: readonly DisplayUnit[],
  many: number,
): readonly Pairing[] {
  const all: Pairing[] = [];
  // Usually any attacker may attack any defender, and no matching is needed.
  if (mayAllAttack(situation, attackers, defenders)) {
    const must = strongestDefenders(situation, defenders, Math.min(many, attackers.length));
    for (const attacker of attackers) for (const defender of must) all.push({ attacker, defender });
    return all;
  }
  const weighted = withWeights(situation, defenders);
  const strongestFirst = byWeight(weighted);
  const best = greatestWeight(situation, attackers, strongestFirst, many);
  const isObliged = (attacker: DisplayUnit, { defender, weight }: WeightedDefender): boolean => {
    if (!mayAttack(situation, attacker, defender)) return false;
    const others = attackers.filter((each) => each !== attacker);
    const rest = strongestFirst.filter((each) => each.defender !== defender);
    return weight + greatestWeight(situation, others, rest, many - 1) === best;
  };
  for (const attacker of attackers)
    for (const each of weighted) if (isObliged(attacker, each)) all.push({ attacker, defender: each.defender });
  return all;
}

const NO_PAIRINGS: readonly Pairing[] = [];

/**
 * Returns the pairings of units that are locked in combat with each other: the one attacked last attacks now (R 10.12).
 */
function pairingsInCombat(
  situation: Situation,
  { engaged }: BattleFrame,
  attackers: readonly DisplayUnit[],
  defenders: readonly DisplayUnit[],
): readonly Pairing[] {
  if (engaged.length === 0) return NO_PAIRINGS;
  const all: Pairing[] = [];
  for (const engagement of engaged) {
    const attacker = attackers.find(({ fighter }) => fighter.unit === engagement.defender);
    const defender = attacker && defenders.find(({ fighter }) => fighter.unit === engagement.attacker);
    if (attacker !== undefined && defender !== undefined && mayAttack(situation, attacker, defender))
      all.push({ attacker, defender });
  }
  return all;
}

/**
 * Returns whether a box passes: some defender cannot be attacked by any of its units, nor by any that has attacked out
 * of it. Such is a box of cavalry alone that faces elephants (R 10.10, ruling C10.17).
 */
function mustPass(
  situation: Situation,
  { displayUnits }: DisplayBox,
  struck: Attack['struck'],
  attackable: readonly DisplayUnit[],
): boolean {
  const { law } = situation;
  return attackable.some(
    (defender) =>
      !displayUnits.some((attacker) => mayAttack(situation, attacker, defender)) &&
      !struck.some((id) => law.mayAttack(situation, unitNamed(situation, id).code, defender.unit.code)),
  );
}

/** The pairings that are open to an attacking box. */
export interface OpenPairings {
  readonly pairings: readonly Pairing[];
  /** Whether the box may stop: all remaining defenders have been attacked from another box (R 10.15). */
  readonly optional: boolean;
}

const NO_PAIRINGS_OPEN: OpenPairings = { pairings: NO_PAIRINGS, optional: false };

/**
 * Returns the pairings that are open to an attacking box: units locked in combat first; then as many as can be matched,
 * the strongest defenders first; a defender for a second time only when all others have been attacked
 * (R 10.10, 10.12, 10.15).
 */
export function openPairings(
  situation: Situation,
  battle: BattleFrame,
  assault: AssaultFrame,
  attack: Attack,
): OpenPairings {
  const { struck, met } = attack;
  const displayBoxes = displayBoxesOf(situation, battle);
  const from = displayBoxAt(displayBoxes, attack.from);
  const into = displayBoxAt(displayBoxes, attack.into);
  if (from === undefined || into === undefined) return NO_PAIRINGS_OPEN;
  const attackers = attackersLeft(battle, from, struck);
  if (attackers.length === 0) return NO_PAIRINGS_OPEN;
  const first = pairingsInCombat(situation, battle, attackers, into.displayUnits);
  if (first.length > 0) return { pairings: first, optional: false };
  const many = isReserve(from) ? MOST_FROM_RESERVE - struck.length : attackers.length;
  const attackable = attackableIn(assault, into);
  if (mustPass(situation, from, struck, attackable)) return NO_PAIRINGS_OPEN;
  let left = met.length === 0 ? attackable : attackable.filter(({ fighter }) => !met.includes(fighter.unit));
  for (let time = 0; left.length > 0; time++) {
    const tier =
      assault.met.length === 0 ? left : left.filter(({ fighter }) => timesAttacked(assault, fighter.unit) === time);
    const pairings = obligatoryPairings(situation, attackers, tier, many);
    if (pairings.length > 0) return { pairings, optional: time > 0 && struck.length > 0 };
    left = left.filter((each) => !tier.includes(each));
  }
  return NO_PAIRINGS_OPEN;
}

/** Returns the open pairings with one of each set of alike units. */
export function distinctPairings(
  situation: Situation,
  battle: BattleFrame,
  { pairings }: OpenPairings,
): readonly Pairing[] {
  if (pairings.length < 2) return pairings;
  const attackers: DisplayUnit[] = [];
  const defenders: DisplayUnit[] = [];
  for (const { attacker, defender } of pairings) {
    if (!attackers.includes(attacker)) attackers.push(attacker);
    if (!defenders.includes(defender)) defenders.push(defender);
  }
  const those = firstOfEachOnDisplay(situation, battle, attackers);
  const these = firstOfEachOnDisplay(situation, battle, defenders);
  return pairings.filter(({ attacker, defender }) => those.includes(attacker) && these.includes(defender));
}

export interface OpenAttack {
  readonly from: Post;
  readonly into: Post;
  /** Whether the box must attack (R 10.12). */
  readonly isObligatory: boolean;
}

/** Returns the boxes adjacent to one that an enemy army holds. */
function adjacentEnemies(foes: Army, displayBoxes: DisplayBoxes, from: DisplayBox): DisplayBoxes {
  const enemies: DisplayBox[] = [];
  for (const code of adjacentNumbers(from)) {
    const beside = displayBoxes[code] as DisplayBox;
    if (isOfArmy(foes, beside.holder)) enemies.push(beside);
  }
  return enemies;
}

/** Returns whether any box of a side is adjacent to enemies. */
export function canReachEnemies(situation: Situation, battle: BattleFrame, side: SideId): boolean {
  const displayBoxes = displayBoxesOf(situation, battle);
  const foes = foesOf(battle, side);
  for (const from of displayBoxes) {
    if (from.holder !== side) continue;
    for (const code of adjacentNumbers(from))
      if (isOfArmy(foes, (displayBoxes[code] as DisplayBox).holder)) return true;
  }
  return false;
}

/**
 * Returns whether a box can attack another: it need not pass, and one of the attackers may attack one of the units
 * there.
 */
function canAttack(
  situation: Situation,
  assault: AssaultFrame,
  from: DisplayBox,
  attackers: readonly DisplayUnit[],
  into: DisplayBox,
): boolean {
  const attackable = attackableIn(assault, into);
  if (mustPass(situation, from, NO_STRIKES, attackable)) return false;
  for (const attacker of attackers)
    for (const defender of attackable) if (mayAttack(situation, attacker, defender)) return true;
  return false;
}

/**
 * Adds the attacks that are open to a box that has not attacked: on boxes of enemies with which its units are locked in
 * combat; without any, on all boxes where it may attack somebody (R 10.10, 10.12).
 */
function addTargets(
  situation: Situation,
  battle: BattleFrame,
  assault: AssaultFrame,
  from: DisplayBox,
  enemies: DisplayBoxes,
  all: OpenAttack[],
): void {
  const attackers = attackersIn(battle, from);
  if (attackers.length === 0) return;
  const before = all.length;
  if (battle.engaged.length > 0)
    for (const into of enemies)
      if (pairingsInCombat(situation, battle, attackers, into.displayUnits).length > 0)
        all.push({ from: from.post, into: into.post, isObligatory: true });
  if (all.length > before) return;
  for (const into of enemies)
    if (canAttack(situation, assault, from, attackers, into))
      all.push({ from: from.post, into: into.post, isObligatory: false });
}

/**
 * Returns which boxes can attack which (R 10.10). In the first round only one box attacks. Units locked in combat
 * attack the box of their enemy.
 */
export function openAttacks(situation: Situation, battle: BattleFrame, assault: AssaultFrame): readonly OpenAttack[] {
  const open: OpenAttack[] = [];
  if (battle.round === 1 && assault.from.length > 0) return open;
  const displayBoxes = displayBoxesOf(situation, battle);
  const foes = foesOf(battle, assault.side);
  for (const from of displayBoxes) {
    if (from.holder !== assault.side || hasPost(assault.from, from)) continue;
    const enemies = adjacentEnemies(foes, displayBoxes, from);
    if (enemies.length > 0) addTargets(situation, battle, assault, from, enemies, open);
  }
  // In the first round only one box attacks; a box that must attack comes before others (R 10.12).
  return battle.round === 1 && open.some(({ isObligatory }) => isObligatory)
    ? open.filter(({ isObligatory }) => isObligatory)
    : open;
}
