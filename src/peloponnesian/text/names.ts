/** What everything is called: the names that a language has to give. */
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

/** Things of which there is no id, and what is counted. */
export const PIECES = ['unit', 'talent', 'base', 'movementPoint', 'leg', 'raid'] as const;
export type Piece = (typeof PIECES)[number];

/** What is printed on the components that are shipped, by its ids; what is not there goes by the name of the components. */
export interface Called {
  readonly areas: Readonly<Record<string, string>>;
  readonly seas: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  /** Event Cards, by their kinds. */
  readonly cards: Readonly<Record<string, string>>;
}

/** What the closed words of the game are called. */
export interface ClosedNames {
  /** Without an article. */
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly camps: Readonly<Record<Camp, string>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  /** Of which home a unit is: `Boeotian`. */
  readonly homes: Readonly<Record<HomeId, string>>;
  /** One unit behind its home: `hoplite`. */
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
  /** What dice are rolled for. */
  readonly rolls: Readonly<Record<RollPurpose, string>>;
  /** Why levels change. */
  readonly adjustments: Readonly<Record<LevelCause, string>>;
  /** What shifts odds. */
  readonly shifts: Readonly<Record<Shift['why'], string>>;
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  /** The wings of a line of battle. */
  readonly wings: Readonly<Record<Wing, string>>;
  /** What adds to the siege morale of a place. */
  readonly siegeModifiers: Readonly<Record<SiegeModifier['why'], string>>;
  /** How the game can end, in half a sentence. */
  readonly endings: Readonly<Record<Ended['how'], string>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
}

/** All that a language has to give. */
export interface Vocabulary extends ClosedNames {
  readonly called: Called;
  /** Sea areas of the shipped map behind their article, in each case. */
  readonly spoken: Readonly<Record<string, Declined>>;
  readonly morale: string;
  /** One elite unit behind its home: `elite hoplite`. */
  readonly elites: Readonly<Record<UnitType, string>>;
}

/** What everything is called in a game, by its id. */
export interface Names extends ClosedNames, Called {}
