/** Names: those that a language must provide. */
import type { Declined, Noun } from '../../core/index.js';
import type { Shift } from '../event/combat.js';
import type { SiegeModifier } from '../event/siege.js';
import type { LevelCause } from '../event/common.js';
import type { RollPurpose } from '../frame/sequence.js';
import type { OptionalRule } from '../options.js';
import type { Ended } from '../state.js';
import type {
  Camp,
  CitySize,
  HomeId,
  Margin,
  PlayerId,
  RegionId,
  ScenarioId,
  Season,
  Terrain,
  Tray,
  UnitType,
  Wing,
  Work,
} from '../vocabulary.js';

/** Things without ids, and countable things. */
export const PIECES = ['unit', 'talent', 'base', 'movementPoint', 'leg', 'raid'] as const;
export type Piece = (typeof PIECES)[number];

/** The names of the shipped components by id. What is missing keeps the name of the components. */
export interface Called {
  readonly areas: Readonly<Record<string, string>>;
  readonly seas: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  /** The names of Event Cards, by kind. */
  readonly cards: Readonly<Record<string, string>>;
}

/** The names of the enumerations of the game. */
export interface ClosedNames {
  /** Without an article. */
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly camps: Readonly<Record<Camp, string>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  /** The home of a unit as an adjective: `Boeotian`. */
  readonly homes: Readonly<Record<HomeId, string>>;
  /** One unit after its home: `hoplite`. */
  readonly types: Readonly<Record<UnitType, string>>;
  /** Several units of a type: `3 hoplites`. */
  readonly troops: Readonly<Record<UnitType, Noun>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly sizes: Readonly<Record<CitySize, string>>;
  readonly works: Readonly<Record<Work, string>>;
  readonly trays: Readonly<Record<Tray, string>>;
  readonly margins: Readonly<Record<Margin, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  /** The purposes of rolls. */
  readonly rolls: Readonly<Record<RollPurpose, string>>;
  /** The causes of level changes. */
  readonly adjustments: Readonly<Record<LevelCause, string>>;
  /** The causes of shifts of odds. */
  readonly shifts: Readonly<Record<Shift['why'], string>>;
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  /** The wings of a line of battle. */
  readonly wings: Readonly<Record<Wing, string>>;
  /** The modifiers of a place's siege morale. */
  readonly siegeModifiers: Readonly<Record<SiegeModifier['why'], string>>;
  /** The ends of the game, as half sentences. */
  readonly endings: Readonly<Record<Ended['how'], string>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
}

/** All names that a language must provide. */
export interface Vocabulary extends ClosedNames {
  readonly called: Called;
  /** Sea areas of the shipped map after their article, in each case. */
  readonly spoken: Readonly<Record<string, Declined>>;
  readonly morale: string;
  /** One elite unit after its home: `elite hoplite`. */
  readonly elites: Readonly<Record<UnitType, string>>;
}

/** All names of a game, by id. */
export interface Names extends ClosedNames, Called {}
