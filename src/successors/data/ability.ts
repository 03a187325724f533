/** R 19.2: the format in which special abilities of Major Generals are written (docs/optional-rules.md). */
import type { GeneralId, PathKind, ProvinceId, Region, Source, SpaceId, SpaceKind } from '../vocabulary.js';

/**
 * What a Commanding General does when a value is needed: fights a Land Battle as Attacker or as Defender (R 12.1.1),
 * rolls for a Land Interception (R 11.3) or to avoid battle (R 10.2), besieges or subjugates (R 13), moves in his
 * activation (R 8.3.1).
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

/**
 * Where an ability applies: in any of the provinces, regions or spaces named, if any; and only in the kinds of spaces
 * named, if any.
 */
export interface AbilityPlace {
  readonly provinces?: readonly (ProvinceId | Region)[];
  readonly spaces?: readonly SpaceId[];
  readonly kinds?: readonly SpaceKind[];
}

/** Fields that every ability may have. */
export interface AbilityTold {
  /** The text on a custom card. */
  readonly text?: string;
  /** Where it comes from. `sources` has this for the abilities included here. */
  readonly source?: Source;
}

/** An ability that may be limited to a place. Omitted: everywhere. */
export interface AbilityPlaced extends AbilityTold {
  readonly where?: AbilityPlace;
}

/** The value becomes this, whatever is printed. */
export interface AbilityIs {
  readonly is: number;
  readonly plus?: never;
}

/** This is added to the value; it may be negative. */
export interface AbilityPlus {
  readonly plus: number;
  readonly is?: never;
}

/** Land paths, whose costs an ability may change (R 8.2). */
export type LandPath = Extract<PathKind, 'land' | 'mountain' | 'strait'>;

/**
 * One special ability of a Major General (R 19.2): the value it changes, to what or by how much; where; when. It
 * applies only while he is the Commanding General.
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
  /** The penalty of a Transit Point for that die (R 19.3.1), which becomes 0. */
  | (AbilityPlaced & { readonly changes: 'transitPenalty'; readonly is: 0; readonly plus?: never })
  /** His die for avoiding battle in that place (R 10.2). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'avoidingDie' } & AbilityFirst)
  /** His die on the Siege Table against that place, in a Siege or a Subjugation (R 13.2.1, 13.3.1). */
  | (AbilityPlaced & AbilityPlus & { readonly changes: 'siegeDie' })
  /** The penalty of a port for that die without a fleet (R 13.2.1), which becomes 0. */
  | (AbilityPlaced & { readonly changes: 'portPenalty'; readonly is: 0; readonly plus?: never })
  /** Fleet Strength in a Naval Battle of his own movement (R 8.6.1), if it is more than 0; never below 0. */
  | (AbilityTold & AbilityPlus & { readonly changes: 'fleetStrength' })
  /**
   * His Prestige where he stands (R 16.1). `for`: only as it decides the loyalty of the Royal Army CUs that he commands
   * (R 3.3.4).
   */
  | (AbilityPlaced &
      AbilityPlus & {
        readonly changes: 'prestige';
        readonly when?: 'attacking' | 'defending' | 'besieging';
        readonly for?: 'ownRoyalArmy';
      });

/** An ability that may change a single die. */
export interface AbilityFirst {
  /** Set if it changes only his first such die in a Segment. */
  readonly first?: true;
}

/** A value that an ability may change. */
export type AbilityFigure = Ability['changes'];

/** The special abilities of a game by general. Generals who are not listed have none. */
export type Abilities = Readonly<Partial<Record<GeneralId, readonly Ability[]>>>;
