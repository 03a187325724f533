/** R S2, S10: what units do on the Tactical Display, and who stands with whom. */
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

/** Whether of a unit nothing is left but light cavalry (R S2.2, S2.6, ruling S2.2). */
const isSpent = (situation: Situation, unit: UnitCode): boolean =>
  isRemnant(kindOf(situation, unit), situation.stepsOf(unit));

/** What its counter prints at full strength; what is left of one that has become another, what it is now. */
const printedOf = (situation: Situation, unit: UnitCode): Strength | undefined =>
  isSpent(situation, unit) ? strengthWith(kindOf(situation, unit), 1) : kindOf(situation, unit).strengths[0];

const isSame = (one: Strength | undefined, other: Strength | undefined): boolean =>
  one !== undefined && one.attack === other?.attack && one.defense === other.defense;

/** Cavalry, of which who shoots stands with such as shoot (ruling S10.1). */
const areMounted = (one: KindFact, two: KindFact): boolean =>
  isCavalry(one) && isCavalry(two) && one.missile === two.missile;

/** R S10.2: cavalry of the same printed values. */
const areHorse = (situation: Situation, unit: UnitCode, other: UnitCode): boolean =>
  areMounted(kindOf(situation, unit), kindOf(situation, other)) &&
  isSame(printedOf(situation, unit), printedOf(situation, other));

/** Whether they were such before either became light cavalry (R S2.2, S2.6). */
const wereHorse = (situation: Situation, unit: UnitCode, other: UnitCode): boolean => {
  const [one, two] = [kindOf(situation, unit), kindOf(situation, other)];
  return areMounted(one, two) && isSame(one.strengths[0], two.strengths[0]);
};

/** R S10.3: with no more attack strength than this infantry stands in two lines. */
const MOST_MASSED = 5;

const isMassed = (situation: Situation, kind: KindFact, unit: UnitCode): boolean =>
  isInfantry(kind) && strengthWith(kind, situation.stepsOf(unit)).attack <= MOST_MASSED;

/** R S10.3: infantry of one type, both of them weak enough now (ruling S10.2). */
const areMassed = (situation: Situation, unit: UnitCode, other: UnitCode): boolean => {
  const [one, two] = [kindOf(situation, unit), kindOf(situation, other)];
  return one.type === two.type && isMassed(situation, one, unit) && isMassed(situation, two, other);
};

/** R S10.4: light infantry guards an elephant. */
const guards = (guard: KindFact, elephant: KindFact): boolean =>
  guard.type === 'lightInfantry' && elephant.type === 'elephant';

/** R S10.5: whatever is no cavalry stands with one artillery unit; chariots with scythes, which charge, do not (ruling S10.3). */
const serves = (other: KindFact, engine: KindFact): boolean =>
  engine.engine === true && other.engine !== true && !isCavalry(other) && other.scythed !== true;

/** R S10.6: those who take archers between their ranks, by their printed strength; and the archers. */
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

/** Whether the first stands before the second, and suffers before it does (R S10.4, S10.6, ruling S10.3). */
const covers = (situation: Situation, first: UnitCode, second: UnitCode): boolean => {
  const [one, other] = [kindOf(situation, first), kindOf(situation, second)];
  return guards(one, other) || serves(one, other) || (plays(situation, 'mixedPhalanx') && encloses(one, other));
};

/** The clause by which two units stand as one, or have come to do so; of others the first of the section. */
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
   * R S2.1: chariots with scythes: alone they have no strength in minor combat, which takes the lowest odds (ruling S2.4), and nobody wins a
   * battle that one charge ends for both armies (ruling S2.5).
   */
  ...scythed,
  /** R S10.1: whether or not a leader is in the box; at the set-up as in the base (ruling S10.4). */
  mayPair(situation, unit, other) {
    if (areHorse(situation, unit, other)) return true;
    // Horse that serves no engine, and is none, stands with horse alone.
    const kind = kindOf(situation, unit);
    if (isCavalry(kind) && kind.engine !== true) return false;
    return areMassed(situation, unit, other) || covers(situation, unit, other) || covers(situation, other, unit);
  },
  /** Ruling S2.2: one of them may have become light cavalry since. */
  mayHavePaired: (situation, unit, other, post) =>
    wereHorse(situation, unit, other) || situation.law.mayPair(situation, unit, other, false, post),
  pairedBy,
  suffersFirst: (situation, coming, standing) => (covers(situation, standing, coming) ? standing : coming),
  /** R S2.1: chariots, where they run into what is heavy still (R S2.2, S2.6). */
  strikeModifier: (situation, attacker, defender) =>
    isSpent(situation, defender) ? 0 : scythed.strikeModifier(situation, attacker, defender),
  /** R S2.4: artillery stays where it was placed; it closes gaps as other units do (ruling S2.3). */
  engineBy: () => 'R S2.4',
  /** R S2.4: armour does not help against artillery. */
  shotModifier: (situation, shooter, target) =>
    kindOf(situation, shooter).engine === true || isSpent(situation, target)
      ? 0
      : displayLaw.shotModifier(situation, shooter, target),
  /** R S2.1, S2.2, S2.6 */
  pursuesAs: (situation, unit) => (isSpent(situation, unit) ? 'lightCavalry' : scythed.pursuesAs(situation, unit)),
  /** R S3.0 */
  hasStandIns: () => false,
};
