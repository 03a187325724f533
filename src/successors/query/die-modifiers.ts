/** R 19: what optional rules add to the dice of Land Interceptions and of attempts to avoid battle. */
import type { DieModifier, InitiativeRoll } from '../event/combat.js';
import { OPTIONAL_RULE_CLAUSES, plays, type OptionalRule } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { Units } from '../units.js';
import type { Commander, IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import { forgivenPenalty, withAbilities } from './abilities.js';
import { avoidingCavalry, independentCavalry, interceptingCavalry } from './cavalry.js';
import { isTransit } from './geometry.js';
import type { Mover } from './interception.js';

/** An Army that rolls for a Land Interception (R 11.3). */
export interface InterceptionDie {
  readonly player: PlayerId;
  readonly commander: Commander;
  readonly units: Units;
  readonly from: SpaceId;
  readonly mover: Mover;
}

/** An Army or general that rolls to avoid battle (R 10.2). */
export interface AvoidingDie {
  readonly player: PlayerId;
  readonly commander: Commander;
  readonly space: SpaceId;
}

/** An Independent Army that rolls for a Land Interception (R 19.4). */
export interface IndependentInterceptionDie {
  readonly army: IndependentArmyId;
  readonly from: SpaceId;
  readonly mover: Mover;
}

/** An Independent Army that rolls to avoid battle (R 19.4). */
export interface IndependentAvoidingDie {
  readonly army: IndependentArmyId;
  readonly space: SpaceId;
  /** The player whose Army has entered. */
  readonly mover: PlayerId;
}

/** What each optional rule adds to a die. */
type Additions<D> = Readonly<Partial<Record<OptionalRule, (situation: Situation, die: D) => number>>>;

/** R 19.3.1: an interception into a Transit Point subtracts one. */
const intoTransit = (situation: Situation, { mover }: Pick<InterceptionDie, 'mover'>): number =>
  isTransit(situation, mover.space) ? -1 : 0;

/** Returns how much of the penalty for a Transit Point (R 19.3.1) a special ability removes (R 19.2). */
const removedPenaltyOf = (situation: Situation, die: InterceptionDie): number =>
  plays(situation, 'interceptingIntoTransit')
    ? forgivenPenalty(situation, die.commander, die.mover.space, intoTransit(situation, die))
    : 0;

const INTERCEPTION: Additions<InterceptionDie> = {
  cavalry: (situation, { units, mover }) => interceptingCavalry(situation, units, mover.mover),
  interceptingIntoTransit: intoTransit,
  specialAbilities: (situation, die) =>
    withAbilities(situation, die.commander, 'interceptionDie', 0, { space: die.mover.space }) +
    removedPenaltyOf(situation, die),
};
const AVOIDING: Additions<AvoidingDie> = {
  cavalry: (situation, { player, space }) => avoidingCavalry(situation, player, space),
  specialAbilities: (situation, { commander, space }) =>
    withAbilities(situation, commander, 'avoidingDie', 0, { space }),
};
const INDEPENDENT_INTERCEPTION: Additions<IndependentInterceptionDie> = {
  cavalry: (situation, { mover }) => independentCavalry(situation, mover.mover),
  interceptingIntoTransit: intoTransit,
};
const INDEPENDENT_AVOIDING: Additions<IndependentAvoidingDie> = {
  cavalry: (situation, { mover }) => independentCavalry(situation, mover),
};

const NONE: readonly DieModifier[] = [];

/** Returns what the optional rules in play add, except those that add nothing. */
function added<D>(situation: Situation, additions: Additions<D>, die: D): readonly DieModifier[] {
  return (situation.options.optionalRules ?? NONE_PLAYED).flatMap((name) => {
    const value = additions[name]?.(situation, die) ?? 0;
    return value === 0 ? NONE : [{ rule: OPTIONAL_RULE_CLAUSES[name], value }];
  });
}

const NONE_PLAYED: readonly OptionalRule[] = [];

/** Returns what optional rules add to the die of a Land Interception. */
export const interceptionModifiers = (situation: Situation, die: InterceptionDie): readonly DieModifier[] =>
  added(situation, INTERCEPTION, die);

/** Returns what optional rules add to a die to avoid battle. */
export const avoidingModifiers = (situation: Situation, die: AvoidingDie): readonly DieModifier[] =>
  added(situation, AVOIDING, die);

/** Returns what optional rules add to the die of an Independent Army that intercepts. */
export const independentInterceptionModifiers = (
  situation: Situation,
  die: IndependentInterceptionDie,
): readonly DieModifier[] => added(situation, INDEPENDENT_INTERCEPTION, die);

/** Returns what optional rules add to the die of an Independent Army that avoids battle. */
export const independentAvoidingModifiers = (
  situation: Situation,
  die: IndependentAvoidingDie,
): readonly DieModifier[] => added(situation, INDEPENDENT_AVOIDING, die);

/**
 * Returns a roll against an Initiative Rating: the die, what cards and optional rules add, and whether the total
 * exceeds the rating (R 10.2, 11.3).
 */
export function initiativeRoll(
  die: number,
  bonus: number,
  modifiers: readonly DieModifier[],
  initiative: number,
): InitiativeRoll {
  const total = modifiers.reduce((sum, { value }) => sum + value, die + bonus);
  return { die, bonus, initiative, success: total > initiative, ...(modifiers.length > 0 ? { modifiers } : {}) };
}
