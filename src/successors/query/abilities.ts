/** R 19.2: what the special abilities of Commanding Generals make of a figure: the one place where they are asked. */
import { attestedAbilities } from '../data/abilities.js';
import type { Ability, AbilityFigure, AbilityOccasion, AbilityPlace } from '../data/ability.js';
import { plays, type GameOptions } from '../options.js';
import type { SegmentMemory } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Commander, GeneralId, IndependentArmyId, PathKind, SpaceId } from '../vocabulary.js';

/** Whoever may command: nobody, where CUs have no general. */
type Leader = Commander | IndependentArmyId | null | undefined;

const NONE: readonly Ability[] = [];

/** The special abilities of a general in a game: none where the rule is not played, nor of Minor Generals (R 19.2). */
export function abilitiesOf(game: { readonly options: GameOptions }, general: Commander): readonly Ability[] {
  return plays(game, 'specialAbilities') ? abilitiesOfLeader(game, general) : NONE;
}

/** Who leads has his abilities, and no Subordinate (ruling who-has-an-ability). */
const abilitiesOfLeader = ({ options }: { readonly options: GameOptions }, leader: Leader): readonly Ability[] =>
  (options.abilities ?? attestedAbilities)[leader as GeneralId] ?? NONE;

/** What a figure is asked for. @internal */
export interface AbilityAsked {
  /** Where: the place that the figure goes by (ruling where-an-ability-counts). Left out: in no space. */
  readonly space?: SpaceId;
  /** On what occasion, where figures differ by it. */
  readonly when?: AbilityOccasion | undefined;
  /** The kind of path. */
  readonly path?: PathKind;
  /** It is for the loyalty of the Royal Army CUs that he commands. */
  readonly ownRoyalArmy?: boolean | undefined;
}

/**
 * A figure with the special abilities of whoever commands: as it was, where the rule is not played or he has none that counts here. Of
 * several that set it, the one that serves him better counts, and what others add comes on top (ruling abilities-together). @internal
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
    if (ability.changes !== changes || !countsFor(situation, leader, ability, asked)) continue;
    if (ability.is === undefined) added += ability.plus;
    else set = set === undefined ? ability.is : betterOf(changes, set, ability.is);
  }
  return set === undefined && added === 0 ? figure : within(changes, (set ?? figure) + added);
}

/** Of two values the one that serves him better: high Battle Ratings, but low Initiative Ratings and costs. */
const betterOf = (changes: AbilityFigure, one: number, other: number): number =>
  changes === 'battleRating' ? Math.max(one, other) : Math.min(one, other);

/** Ratings are 1 to 6 (R 3.1), and nobody has less strength than none. */
function within(changes: AbilityFigure, figure: number): number {
  if (changes === 'battleRating' || changes === 'initiative') return Math.min(6, Math.max(1, figure));
  return changes === 'battleStrength' || changes === 'fleetStrength' ? Math.max(0, figure) : figure;
}

/** Whether an ability counts for what is asked: place, occasion, and what else it demands. */
function countsFor(situation: Situation, leader: Leader, ability: Ability, asked: AbilityAsked): boolean {
  if ('when' in ability && ability.when !== asked.when) return false;
  if ('path' in ability && ability.path !== asked.path) return false;
  if ('for' in ability && asked.ownRoyalArmy !== true) return false;
  if ('first' in ability && hasRolled(situation, leader as GeneralId, ability.changes)) return false;
  return !('where' in ability) || isWithin(situation, ability.where, asked.space);
}

/** Whether a space is in the place of an ability; a Transit Point lies in no province (R 4.27). */
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

/** The dice of which an ability may favour the first in a Segment alone. @internal */
export type FirstDie = NonNullable<SegmentMemory['firstDice']>[number]['die'];

/** Whether a general has rolled such a die in this Segment; outside of Segments nothing is remembered (ruling first-die-of-a-segment). */
const hasRolled = ({ segment }: Situation, general: GeneralId, die: FirstDie): boolean =>
  segment?.firstDice?.some((rolled) => rolled.general === general && rolled.die === die) === true;

/** Whether it has to be remembered that a general rolls such a die: an ability of his favours the first, and this is it. @internal */
export const isFirstDie = (situation: Situation, general: Commander, die: FirstDie): general is GeneralId =>
  general !== 'minor' &&
  abilitiesOf(situation, general).some((ability) => ability.changes === die && ability.first === true) &&
  !hasRolled(situation, general, die);

/** Movement Points that a path by land into a space costs a commander (R 8.2). @internal */
export const pathCostFor = (
  situation: Situation,
  commander: Commander,
  path: PathKind,
  space: SpaceId,
  cost: number,
): number =>
  plays(situation, 'specialAbilities') ? withAbilities(situation, commander, 'pathCost', cost, { space, path }) : cost;

/** What a commander's special ability gives back of what a Transit Point takes from the die of his Land Interception (R 19.3.1). @internal */
export const forgivenPenalty = (situation: Situation, commander: Commander, space: SpaceId, penalty: number): number =>
  withAbilities(situation, commander, 'transitPenalty', penalty, { space }) - penalty;
