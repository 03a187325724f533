/** R 19.2: what the special abilities of Commanding Generals change. All other modules ask this one. */
import { attestedAbilities } from '../data/abilities.js';
import type { Ability, AbilityFigure, AbilityOccasion, AbilityPlace } from '../data/ability.js';
import { plays, type GameOptions } from '../options.js';
import type { SegmentMemory } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Commander, GeneralId, IndependentArmyId, PathKind, SpaceId } from '../vocabulary.js';

/** A commander; none where CUs have no general. */
type Leader = Commander | IndependentArmyId | null | undefined;

const NONE: readonly Ability[] = [];

/** Returns the special abilities of a general: none if the rule is not played, and none for Minor Generals (R 19.2). */
export function abilitiesOf(game: { readonly options: GameOptions }, general: Commander): readonly Ability[] {
  return plays(game, 'specialAbilities') ? abilitiesOfLeader(game, general) : NONE;
}

/** Returns the special abilities of a commander. Subordinates do not use theirs (ruling who-has-an-ability). */
const abilitiesOfLeader = ({ options }: { readonly options: GameOptions }, leader: Leader): readonly Ability[] =>
  (options.abilities ?? attestedAbilities)[leader as GeneralId] ?? NONE;

/** The circumstances in which a value is needed. @internal */
export interface AbilityAsked {
  /** The space that counts for the value (ruling where-an-ability-counts). Omitted: no space. */
  readonly space?: SpaceId;
  /** The occasion, if the value depends on it. */
  readonly when?: AbilityOccasion | undefined;
  /** The kind of path. */
  readonly path?: PathKind;
  /** Whether it is the Prestige that decides the loyalty of the commander's own Royal Army CUs. */
  readonly ownRoyalArmy?: boolean | undefined;
}

/**
 * Returns a value with the special abilities of the commander: unchanged if the rule is not played, or none of them
 * applies. If several abilities set it, the better one counts, and additions come on top (ruling abilities-together).
 * @internal
 */
export function withAbilities(
  situation: Situation,
  leader: Leader,
  changes: AbilityFigure,
  figure: number,
  asked: AbilityAsked,
): number {
  if (!plays(situation, 'specialAbilities')) return figure;
  let set: number | undefined;
  let added = 0;
  for (const ability of abilitiesOfLeader(situation, leader)) {
    if (ability.changes !== changes || !applies(situation, leader, ability, asked)) continue;
    if (ability.is === undefined) added += ability.plus;
    else set = set === undefined ? ability.is : betterOf(changes, set, ability.is);
  }
  return set === undefined && added === 0 ? figure : within(changes, (set ?? figure) + added);
}

/** Returns the better of two values: higher Battle Ratings, but lower Initiative Ratings and costs. */
const betterOf = (changes: AbilityFigure, one: number, other: number): number =>
  changes === 'battleRating' ? Math.max(one, other) : Math.min(one, other);

/** Limits ratings to 1 to 6 (R 3.1), and strengths to at least 0. */
function within(changes: AbilityFigure, figure: number): number {
  if (changes === 'battleRating' || changes === 'initiative') return Math.min(6, Math.max(1, figure));
  return changes === 'battleStrength' || changes === 'fleetStrength' ? Math.max(0, figure) : figure;
}

/** Returns whether an ability applies: its place, its occasion, and its other conditions. */
function applies(situation: Situation, leader: Leader, ability: Ability, asked: AbilityAsked): boolean {
  if ('when' in ability && ability.when !== asked.when) return false;
  if ('path' in ability && ability.path !== asked.path) return false;
  if ('for' in ability && asked.ownRoyalArmy !== true) return false;
  if ('first' in ability && hasRolled(situation, leader as GeneralId, ability.changes)) return false;
  return !('where' in ability) || isWithin(situation, ability.where, asked.space);
}

/** Returns whether a space belongs to the place of an ability. A Transit Point is in no province (R 4.27). */
function isWithin({ geometry }: Situation, place: AbilityPlace, space: SpaceId | undefined): boolean {
  const fact = space === undefined ? undefined : geometry.spaces.get(space);
  if (fact === undefined) return false;
  const { provinces, spaces, kinds } = place;
  if (kinds !== undefined && !kinds.includes(fact.kind)) return false;
  if (provinces === undefined && spaces === undefined) return true;
  if (spaces?.includes(fact.id) === true) return true;
  if (fact.province === null || provinces === undefined) return false;
  const region = geometry.provinces.get(fact.province)?.region;
  return provinces.includes(fact.province) || (region !== undefined && provinces.includes(region));
}

/** The dice of which an ability may improve only the first in a Segment. @internal */
export type FirstDie = NonNullable<SegmentMemory['firstDice']>[number]['die'];

/**
 * Returns whether a general has rolled such a die in this Segment. Outside Segments nothing is recorded
 * (ruling first-die-of-a-segment).
 */
const hasRolled = ({ segment }: Situation, general: GeneralId, die: FirstDie): boolean =>
  segment?.firstDice?.some((rolled) => rolled.general === general && rolled.die === die) === true;

/** Returns whether a general's die has to be recorded: an ability improves the first one, and this is it. @internal */
export const isFirstDie = (situation: Situation, general: Commander, die: FirstDie): general is GeneralId =>
  general !== 'minor' &&
  abilitiesOf(situation, general).some((ability) => ability.changes === die && ability.first === true) &&
  !hasRolled(situation, general, die);

/** Returns the Movement Points that a land path into a space costs a commander (R 8.2). @internal */
export const pathCostFor = (
  situation: Situation,
  commander: Commander,
  path: PathKind,
  space: SpaceId,
  cost: number,
): number =>
  plays(situation, 'specialAbilities') ? withAbilities(situation, commander, 'pathCost', cost, { space, path }) : cost;

/**
 * Returns how much of the penalty for a Land Interception into a Transit Point a commander's special ability removes
 * (R 19.3.1). @internal
 */
export const forgivenPenalty = (situation: Situation, commander: Commander, space: SpaceId, penalty: number): number =>
  withAbilities(situation, commander, 'transitPenalty', penalty, { space }) - penalty;
