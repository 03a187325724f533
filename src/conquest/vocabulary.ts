/**
 * The words of the game: closed ones as constant arrays, with the unions derived from them. What is printed on map and
 * counters goes by names of the components in use, which are replaceable: such a name is any text.
 *
 * Words of which each game of the family has its own stand in `src/words`; which of them a game uses, its edition says.
 */
import { conquestWords } from '../words/conquest.js';
import type { FurtherTray, SideId } from '../words/family.js';

export type {
  BaggageLoss,
  Ending,
  FurtherTray,
  Margin,
  MilestoneId,
  Phase,
  RollPurpose,
  SideId,
} from '../words/family.js';

/** The sides (R 3.1): that of Alexander and that of the King. */
export const BASE_SIDES = conquestWords.sides;
/** A viewer: a side or a spectator. */
export type Viewer = SideId | 'spectator';

/** A province of the map in use. */
export type ProvinceId = string;
/** A city or fortress of the map in use. No city has the id of a province. */
export type CityId = string;
/** A sea zone of the map in use. */
export type SeaZoneId = string;
/** A kind of combat unit of the counters in use. */
export type KindId = string;
/** One counter of a kind, numbered from 1: `phalanx-3`. */
export type UnitId = `${KindId}-${number}`;
/** A leader of the counters in use. */
export type LeaderId = string;
/** A marker that armies take along, such as the Siege Train (R 11.7). */
export type BaggageId = string;
/** A piece: a unit, a leader, or a marker that armies take along. */
export type PieceId = string;

/** The name of a force: units of one force in a province act together (R 6.3). */
export type ForceName = string;

/** Types of terrain (R 7.1). */
export const TERRAINS = ['rich', 'fertile', 'mountain', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Kinds of border (R 8.2). */
export const BORDER_KINDS = ['normal', 'mountain'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/**
 * The control of an uncontested province (R 5.2-5.4): a `steadfast` one always belongs to its first holder and is never
 * contested, a `home` one does unless only enemies are in it, an `open` one belongs to the last side that was alone in
 * it, and an `independent` one only to sides that are foreign to it.
 */
export const LOYALTIES = ['steadfast', 'home', 'open', 'independent'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

/** The supplies of a province (R 7.2, 7.3); scorched land has none for another year (R 17.1). */
export const SUPPLIES = ['plenty', 'depleted', 'scorched'] as const;
export type Supplies = (typeof SUPPLIES)[number];

/** The colours of counters (R 2.5). */
export const NATIONS = ['macedonian', 'spartan', 'mercenary', 'persian', 'indian', 'barbarian', 'arab'] as const;
export type Nation = (typeof NATIONS)[number];

/** Types of unit (R 2.7). */
export const UNIT_TYPES = [
  'heavyInfantry',
  'infantry',
  'lightInfantry',
  'archer',
  'heavyCavalry',
  'lightCavalry',
  'horseArcher',
  'elephant',
  'chariot',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * The places of counters off the map: the dead pile, from which replacements come (R 3.2, 12.4); the turn record
 * track (R 13.1); set aside until something calls for it (R 3.3, 14.2); gone for the rest of the game (R 13.2).
 */
export const TRAYS = ['pool', 'track', 'aside', 'gone'] as const;
export type Tray = (typeof TRAYS)[number];

/** The place of a piece: a province, in the field; a city; or a tray, off the map. */
export type PlaceId = ProvinceId | Tray | FurtherTray;

/** Seasons, in their order within a year (R 1.0, 4.2). */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The phases of a turn (R 4.2); each side has some of them for itself. */
export const PHASES = conquestWords.phases;

/** The purposes of dice. */
export const ROLL_PURPOSES = conquestWords.rollPurposes;
export type BaseRollPurpose = (typeof ROLL_PURPOSES)[number];

/** Milestones: events that rules refer back to, with the turn in which they first happened. */
export const MILESTONES = conquestWords.milestones;

/** The ways in which a marker is lost. */
export const BAGGAGE_LOSSES = conquestWords.baggageLosses;

/** The margins of a victory (R 16.3); a draw has no winner. */
export const MARGINS = conquestWords.margins;

/** The stages of the supply phase, in order (R 4.2, I); the last one only with R 17.1. */
export const SUPPLY_STAGES = ['sources', 'depletion', 'attrition', 'scorching'] as const;
export type SupplyStage = (typeof SUPPLY_STAGES)[number];

/** The objectives of Alexander (R 15). */
export const OBJECTIVES = [
  'royalFamily',
  'gordianKnot',
  'alexandria',
  'oracle',
  'darius',
  'bessus',
  'treasuryOfBabylon',
  'treasuryOfSusa',
  'treasuryOfPersepolis',
  'treasuryOfEcbatana',
  'roxana',
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

/** The columns of the Leader Casualty Table (R 10.12). */
export const CASUALTY_COLUMNS = ['rout', 'loss'] as const;
export type CasualtyColumn = (typeof CASUALTY_COLUMNS)[number];

/** The results of a casualty check (R 10.16). */
export const CASUALTIES = ['none', 'wounded', 'killed'] as const;
export type Casualty = (typeof CASUALTIES)[number];

/** Results of minor combat (R 9.5). */
export const MINOR_RESULTS = ['AE', 'AL', 'EX', 'DL', 'DE'] as const;
export type MinorResult = (typeof MINOR_RESULTS)[number];

/** The kinds of province for a retreat (R 9.2, 9.5, 10.20). */
export const REFUGES = ['friendly', 'contested', 'enemy'] as const;
export type Refuge = (typeof REFUGES)[number];

/** Results of a duel on the Tactical Display (R 10.12). */
export const TACTICAL_RESULTS = ['AR', 'AL', 'Eng', 'DR', 'DL'] as const;
export type TacticalResult = (typeof TACTICAL_RESULTS)[number];

/** The boxes of an army on the Tactical Display (R 10.4); the last one contains routed units. */
export const BOXES = ['left', 'centre', 'right', 'leftOutflank', 'rightOutflank', 'reserve', 'routed'] as const;
export type BoxId = (typeof BOXES)[number];

/** How a battle can end (R 10.19). */
export const BATTLE_ENDS = ['commanderLost', 'elimination', 'breakthrough', 'nightfall'] as const;
export type BattleEnd = (typeof BATTLE_ENDS)[number];

/** The kinds of pursuer (R 10.20): the columns of the Pursuit Table. */
export const PURSUERS = ['lightInfantry', 'lightCavalry', 'heavyCavalry'] as const;
export type Pursuer = (typeof PURSUERS)[number];

/** How a game of the base can end (R 16). */
export const BASE_ENDINGS = conquestWords.endings;
export type BaseEnding = (typeof BASE_ENDINGS)[number];

/** The source of a fact of `data/`. */
export type Source =
  | /** printed in the rulebook, in the part of a variant with its letter: `R S4.2` */ `R ${string}`
    /** from public accounts of the published game */
  | `public: ${string}`
  /** deduced from printed facts */
  | `inferred: ${string}`
  /** transcribed by its owner from a copy of the published game */
  | `printed: ${string}`
  /** proposed here, so that the data are complete */
  | 'reconstruction'
  | `reconstruction: ${string}`;
