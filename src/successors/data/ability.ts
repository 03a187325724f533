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
interface Told {
  /** What stands on a card of one's own. */
  readonly text?: string;
  /** Where it comes from; `sources` tells it of those shipped here. */
  readonly source?: Source;
}

/** One that may be bound to a place; left out: everywhere. */
interface Placed extends Told {
  readonly where?: AbilityPlace;
}

/** The figure is this, whatever was printed. */
interface Is {
  readonly is: number;
  readonly plus?: never;
}

/** So much is added to the figure; it may be negative. */
interface Plus {
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
  | (Placed & (Is | Plus) & { readonly changes: 'battleRating'; readonly when?: 'attacking' | 'defending' })
  /** Battle Strength (R 12.2) in a Land Battle in that place; never below 0. */
  | (Placed & Plus & { readonly changes: 'battleStrength'; readonly when?: 'attacking' | 'defending' })
  /** The die of each of his Elephant CUs (R 3.3.2) in a Land Battle in that place. */
  | (Placed & Plus & { readonly changes: 'elephantDie'; readonly when?: 'attacking' | 'defending' })
  /** Initiative Rating, 1 to 6: against the Movement die (R 8.1), where he set out; intercepting, where the mover is; avoiding, where he stands. */
  | (Placed & (Is | Plus) & { readonly changes: 'initiative'; readonly when?: 'marching' | 'intercepting' | 'avoiding' })
  /** Movement Points of each of his activations that begin in that place (R 8.1). */
  | (Placed & Plus & { readonly changes: 'movementPoints' })
  /** Movement Points that a kind of path costs him which leads into that place (R 8.2). */
  | (Placed & { readonly changes: 'pathCost'; readonly path: LandPath; readonly is: 1 | 2; readonly plus?: never })
  /** His die for a Land Interception into that place (R 11.3). */
  | (Placed & Plus & { readonly changes: 'interceptionDie' } & OnlyFirst)
  /** What a Transit Point costs that die (R 19.3.1): nothing. */
  | (Placed & { readonly changes: 'transitPenalty'; readonly is: 0; readonly plus?: never })
  /** His die for avoiding battle in that place (R 10.2). */
  | (Placed & Plus & { readonly changes: 'avoidingDie' } & OnlyFirst)
  /** His die on the Siege Table before that place, in a Siege and in a Subjugation (R 13.2.1, 13.3.1). */
  | (Placed & Plus & { readonly changes: 'siegeDie' })
  /** What a port costs that die without a fleet (R 13.2.1): nothing. */
  | (Placed & { readonly changes: 'portPenalty'; readonly is: 0; readonly plus?: never })
  /** Fleet Strength in a Naval Battle of his own movement (R 8.6.1), if he has any; never below 0. */
  | (Told & Plus & { readonly changes: 'fleetStrength' })
  /** His Prestige where he stands (R 16.1). `for`: only where the loyalty of the Royal Army CUs that he commands is in question (R 3.3.4). */
  | (Placed &
      Plus & {
        readonly changes: 'prestige';
        readonly when?: 'attacking' | 'defending' | 'besieging';
        readonly for?: 'ownRoyalArmy';
      });

interface OnlyFirst {
  /** Only to his first such die in a Segment. */
  readonly first?: true;
}

/** A figure that an ability may change. */
export type AbilityFigure = Ability['changes'];

/** The special abilities of a game, general by general; who is not listed has none. */
export type Abilities = Readonly<Partial<Record<GeneralId, readonly Ability[]>>>;
