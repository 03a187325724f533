/** R S2, S10: what units do on the Tactical Display, and which units form pairs. */
import type { RuleRef } from '../../core/index.js';
import type { KindFact, Strength } from '../../conquest/data/shape.js';
import { displayLaw } from '../../conquest/rules/10-display.js';
import { scytheLaw } from '../../conquest/extension/scythe.js';
import type { Law } from '../../conquest/table/law.js';
import type { UnitCode, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isCavalry, isInfantry, isRemnant, strengthWith } from '../../conquest/units.js';
import { plays } from '../options.js';

const scythed = scytheLaw('R S2.1');

function kindOf({ roster }: Situation, unit: UnitCode): KindFact {
  const info = roster.units[unit];
  if (info === undefined) throw new RangeError(`no unit has the code ${unit}`);
  return info.kind;
}

/** Returns whether a unit has been reduced to light cavalry (R S2.2, S2.6, ruling S2.2). */
const isReducedToLight = (situation: Situation, unit: UnitCode): boolean =>
  isRemnant(kindOf(situation, unit), situation.stepsOf(unit));

/** Returns the printed full strength of a unit; for a unit reduced to light cavalry, its current strength. */
const printedOf = (situation: Situation, unit: UnitCode): Strength | undefined =>
  isReducedToLight(situation, unit) ? strengthWith(kindOf(situation, unit), 1) : kindOf(situation, unit).strengths[0];

const isSame = (one: Strength | undefined, other: Strength | undefined): boolean =>
  one !== undefined && one.attack === other?.attack && one.defense === other.defense;

/** Returns whether two kinds are cavalry, both with or both without missiles (ruling S10.1). */
const areMounted = (one: KindFact, two: KindFact): boolean =>
  isCavalry(one) && isCavalry(two) && one.missile === two.missile;

/** Returns whether two units are cavalry with the same printed values (R S10.2). */
const areHorse = (situation: Situation, unit: UnitCode, other: UnitCode): boolean =>
  areMounted(kindOf(situation, unit), kindOf(situation, other)) &&
  isSame(printedOf(situation, unit), printedOf(situation, other));

/**
 * Returns whether two units were cavalry with the same values before either was reduced to light cavalry (R S2.2,
 * S2.6).
 */
const wereHorse = (situation: Situation, unit: UnitCode, other: UnitCode): boolean => {
  const [one, two] = [kindOf(situation, unit), kindOf(situation, other)];
  return areMounted(one, two) && isSame(one.strengths[0], two.strengths[0]);
};

/** R S10.3: the highest attack strength with which infantry forms pairs. */
const MOST_MASSED = 5;

const isMassed = (situation: Situation, kind: KindFact, unit: UnitCode): boolean =>
  isInfantry(kind) && strengthWith(kind, situation.stepsOf(unit)).attack <= MOST_MASSED;

/** Returns whether two units are infantry of one type and both weak enough now (R S10.3, ruling S10.2). */
const areMassed = (situation: Situation, unit: UnitCode, other: UnitCode): boolean => {
  const [one, two] = [kindOf(situation, unit), kindOf(situation, other)];
  return one.type === two.type && isMassed(situation, one, unit) && isMassed(situation, two, other);
};

/** Returns whether light infantry guards an elephant (R S10.4). */
const guards = (guard: KindFact, elephant: KindFact): boolean =>
  guard.type === 'lightInfantry' && elephant.type === 'elephant';

/**
 * Returns whether a unit serves an artillery unit: it is neither cavalry nor artillery, nor a scythed chariot, which
 * charges (R S10.5, ruling S10.3).
 */
const serves = (other: KindFact, engine: KindFact): boolean =>
  engine.engine === true && other.engine !== true && !isCavalry(other) && other.scythed !== true;

/** R S10.6: the printed strengths of phalanxes that enclose archers, and of such archers. */
const PHALANX: readonly Strength[] = [
  { attack: 8, defense: 8 },
  { attack: 7, defense: 7 },
];
const BETWEEN: Strength = { attack: 4, defense: 1 };

const encloses = (phalanx: KindFact, archers: KindFact): boolean =>
  phalanx.type === 'heavyInfantry' &&
  PHALANX.some((printed) => isSame(printed, phalanx.strengths[0])) &&
  archers.type === 'archer' &&
  archers.engine !== true &&
  isSame(BETWEEN, archers.strengths[0]);

/**
 * Returns whether the first unit stands before the second in a pair, and takes losses first (R S10.4, S10.6,
 * ruling S10.3).
 */
const covers = (situation: Situation, first: UnitCode, second: UnitCode): boolean => {
  const [one, other] = [kindOf(situation, first), kindOf(situation, second)];
  return guards(one, other) || serves(one, other) || (plays(situation, 'mixedPhalanx') && encloses(one, other));
};

/**
 * Returns the clause by which two units form or have formed a pair; for other units the first clause of the section.
 */
function pairedBy(situation: Situation, unit: UnitInfo | undefined, other: UnitInfo | undefined): RuleRef {
  if (unit === undefined || other === undefined) return 'R S10.1';
  const { code: first, kind: one } = unit;
  const { code: second, kind: two } = other;
  if (areHorse(situation, first, second) || wereHorse(situation, first, second)) return 'R S10.2';
  if (areMassed(situation, first, second)) return 'R S10.3';
  if (guards(one, two) || guards(two, one)) return 'R S10.4';
  if (serves(one, two) || serves(two, one)) return 'R S10.5';
  return encloses(one, two) || encloses(two, one) ? 'R S10.6' : 'R S10.1';
}

export const tacticsLaw: Pick<
  Law<Situation>,
  | 'mayPair'
  | 'mayHavePaired'
  | 'pairedBy'
  | 'suffersFirst'
  | 'charges'
  | 'engineBy'
  | 'strikeModifier'
  | 'shotModifier'
  | 'countsInMinor'
  | 'pursuesAs'
  | 'hasStandIns'
> = {
  /**
   * R S2.1: scythed chariots have no strength in minor combat; alone they fight at the lowest odds (ruling S2.4). If
   * one charge ends a battle for both armies, nobody wins (ruling S2.5).
   */
  ...scythed,
  /** R S10.1: no leader is needed in the box; in the set-up the rule of the base holds (ruling S10.4). */
  mayPair(situation, unit, other) {
    if (areHorse(situation, unit, other)) return true;
    // Cavalry that is no engine only pairs with cavalry.
    const kind = kindOf(situation, unit);
    if (isCavalry(kind) && kind.engine !== true) return false;
    return areMassed(situation, unit, other) || covers(situation, unit, other) || covers(situation, other, unit);
  },
  /** Ruling S2.2: one of them may have been reduced to light cavalry since. */
  mayHavePaired: (situation, unit, other, post) =>
    wereHorse(situation, unit, other) || situation.law.mayPair(situation, unit, other, false, post),
  pairedBy,
  suffersFirst: (situation, coming, standing) => (covers(situation, standing, coming) ? standing : coming),
  /** R S2.1: chariots get their modifier only against units that are still heavy (R S2.2, S2.6). */
  strikeModifier: (situation, attacker, defender) =>
    isReducedToLight(situation, defender) ? 0 : scythed.strikeModifier(situation, attacker, defender),
  /** R S2.4: artillery does not move; it closes gaps like other units (ruling S2.3). */
  engineBy: () => 'R S2.4',
  /** R S2.4: armour does not help against artillery. */
  shotModifier: (situation, shooter, target) =>
    kindOf(situation, shooter).engine === true || isReducedToLight(situation, target)
      ? 0
      : displayLaw.shotModifier(situation, shooter, target),
  /** R S2.1, S2.2, S2.6 */
  pursuesAs: (situation, unit) =>
    isReducedToLight(situation, unit) ? 'lightCavalry' : scythed.pursuesAs(situation, unit),
  /** R S3.0 */
  hasStandIns: () => false,
};
