/** R 19.2: the language in which the special abilities of Major Generals are written down (docs/optional-rules.md). */
import type { GeneralId, PathKind, ProvinceId, Region, Source, SpaceId, SpaceKind } from '../vocabulary.js';

/**
 * What a Commanding General is doing when a figure is asked for: fighting a Land Battle as Attacker or as Defender (R 12.1.1), rolling
 * for a Land Interception (R 11.3) or for avoiding battle (R 10.2), besieging or subjugating (R 13), moving in his activation (R 8.3.1).
 */
export const ABILITY_OCCASIONS = [
  'attacking',
  'defending',
  'intercepting',
  'avoiding',
  'besieging',
  'marching',
] as const;
export type AbilityOccasion = (typeof ABILITY_OCCASIONS)[number];

/** Where an ability counts: in any of these provinces, regions or spaces, if some are named; and only in these kinds of space, if some are named. */
export interface AbilityPlace {
  readonly provinces?: readonly (ProvinceId | Region)[];
  readonly spaces?: readonly SpaceId[];
  readonly kinds?: readonly SpaceKind[];
}

/** What any ability may say of itself. */
export interface AbilityTold {
  /** What stands on a card of one's own. */
  readonly text?: string;
  /** Where it comes from; `sources` tells it of those shipped here. */
  readonly source?: Source;
}

/** One that may be bound to a place; left out: everywhere. */
export interface AbilityPlaced extends AbilityTold {
  readonly where?: AbilityPlace;
}

/** The figure is this, whatever was printed. */
export interface AbilityIs {
  readonly is: number;
  readonly plus?: never;
}

/** So much is added to the figure; it may be negative. */
export interface AbilityPlus {
  readonly plus: number;
  readonly is?: never;
}

/** Paths by land, whose costs an ability may change (R 8.2). */
export type LandPath = Extract<PathKind, 'land' | 'mountain' | 'strait'>;

/**
 * One special ability of a Major General (R 19.2): which figure it changes, and to what or by how much; where; when. It counts only while
 * he is the Commanding General.
 */
export type Ability =
  /** Battle Rating, 1 to 6 (R 12.3.1), in a Land Battle in that place. */
  | (AbilityPlaced & (AbilityIs | AbilityPlus) & { readonly changes: 'battleRating'; readonly when?: 'attacking' | 'defending' })
  /** Battle Strength (R 12.2) in a Land Battle in that place; never below 0. */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'battleStrength'; readonly when?: 'attacking' | 'defending' })
  /** The die of each of his Elephant CUs (R 3.3.2) in a Land Battle in that place. */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'elephantDie'; readonly when?: 'attacking' | 'defending' })
  /** Initiative Rating, 1 to 6: against the Movement die (R 8.1), where he set out; intercepting, where the mover is; avoiding, where he stands. */
  | (AbilityPlaced & (AbilityIs | AbilityPlus) & { readonly changes: 'initiative'; readonly when?: 'marching' | 'intercepting' | 'avoiding' })
  /** Movement Points of each of his activations that begin in that place (R 8.1). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'movementPoints' })
  /** Movement Points that a kind of path costs him which leads into that place (R 8.2). */
  | (AbilityPlaced & { readonly changes: 'pathCost'; readonly path: LandPath; readonly is: 1 | 2; readonly plus?: never })
  /** His die for a Land Interception into that place (R 11.3). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'interceptionDie' } & AbilityFirst)
  /** What a Transit Point costs that die (R 19.3.1): nothing. */
  | (AbilityPlaced & { readonly changes: 'transitPenalty'; readonly is: 0; readonly plus?: never })
  /** His die for avoiding battle in that place (R 10.2). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'avoidingDie' } & AbilityFirst)
  /** His die on the Siege Table before that place, in a Siege and in a Subjugation (R 13.2.1, 13.3.1). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'siegeDie' })
  /** What a port costs that die without a fleet (R 13.2.1): nothing. */
  | (AbilityPlaced & { readonly changes: 'portPenalty'; readonly is: 0; readonly plus?: never })
  /** Fleet Strength in a Naval Battle of his own movement (R 8.6.1), if he has any; never below 0. */
  | (AbilityTold & AbilityPlus & { readonly changes: 'fleetStrength' })
  /** His Prestige where he stands (R 16.1). `for`: only where the loyalty of the Royal Army CUs that he commands is in question (R 3.3.4). */
  | (AbilityPlaced &
      AbilityPlus & {
        readonly changes: 'prestige';
        readonly when?: 'attacking' | 'defending' | 'besieging';
        readonly for?: 'ownRoyalArmy';
      });

/** One that may favour a single die. */
export interface AbilityFirst {
  /** Only to his first such die in a Segment. */
  readonly first?: true;
}

/** A figure that an ability may change. */
export type AbilityFigure = Ability['changes'];

/** The special abilities of a game, general by general; who is not listed has none. */
export type Abilities = Readonly<Partial<Record<GeneralId, readonly Ability[]>>>;
