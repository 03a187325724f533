/**
 * The words of the game: closed ones as constant arrays, with the unions derived from them. What is printed on map and counters
 * goes by names of the components in use, which are replaceable: such a name is any text.
 *
 * A variant of the family adds its own words to these arrays; which of them a game uses, its components say.
 */

/** Who plays (R 3.1): Alexander's side, and the King's. */
export const BASE_SIDES = ['macedonian', 'persian'] as const;
/** Who is in the variants of the family; some may be nobody's to play. */
export const VARIANT_SIDES = [
  // R S1.1, S7.1
  'regency',
  'warlords',
  'antigonid',
  'ptolemaic',
  'seleucid',
  'independents',
  'neutral',
  // R X1.1
  'rebel',
  'royal',
] as const;
/** Who is in any game of the family. */
export const SIDES = [...BASE_SIDES, ...VARIANT_SIDES] as const;
export type SideId = (typeof BASE_SIDES)[number] | (typeof VARIANT_SIDES)[number];
/** Who looks on: a side, or somebody who belongs to none. */
export type Viewer = SideId | 'spectator';

/** A province of the map in use. */
export type ProvinceId = string;
/** A city or fortress of the map in use. No city bears the name of a province. */
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
/** Whatever goes from place to place: a unit, a leader, a marker that armies take along. */
export type PieceId = string;

/** The name of a force: those of one name in a province act as one (R 6.3). */
export type ForceName = string;

/** Types of terrain (R 7.1). */
export const TERRAINS = ['rich', 'fertile', 'mountain', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Kinds of border (R 8.2). */
export const BORDER_KINDS = ['normal', 'mountain'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/**
 * To whom a province falls when nobody disputes it (R 5.2-5.4): `steadfast` is always its first holder's and never contested,
 * `home` is his unless enemies alone are in it, `open` keeps whoever was alone in it last, and in an `independent` one
 * nobody succeeds but those who are foreign to it.
 */
export const LOYALTIES = ['steadfast', 'home', 'open', 'independent'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

/** What a province can give to armies (R 7.2, 7.3); where the land was burnt, nothing for a year longer (R 17.1). */
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
 * Where a counter lies that is not on the map: the dead pile, which is the pool of replacements too (R 3.2, 12.4); the turn record
 * track (R 13.1); set aside until something calls for it (R 3.3, 14.2); gone for the rest of the game (R 13.2).
 */
export const TRAYS = ['pool', 'track', 'aside', 'gone'] as const;
export type Tray = (typeof TRAYS)[number];

/** Trays of those games alone whose components name them: who has gone home in anger (R S3.0, S14.1); who is held prisoner (R S14.3). */
export const FURTHER_TRAYS = ['mutinied', 'captive'] as const;
export type FurtherTray = (typeof FURTHER_TRAYS)[number];

/** Where a piece can stand: a province, in the field; a city; or a tray, off the map. */
export type PlaceId = ProvinceId | Tray | FurtherTray;

/** Seasons, in their order within a year (R 1.0, 4.2). */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Phases of a turn (R 4.2); some of them are each side's own. */
export const PHASES = [
  'supply',
  // R S6.2
  'initiative',
  'reinforcements',
  'replacements',
  'recovery',
  // R S5.6
  'diplomacy',
  'movement',
  // R S8.4
  'seaCombat',
  'combat',
  'siege',
  'randomEvents',
  // R S13
  'reckoning',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the supply phase goes through, in order (R 4.2, I; the last with R 17.1 alone). */
export const SUPPLY_STAGES = ['sources', 'depletion', 'attrition', 'scorching'] as const;
export type SupplyStage = (typeof SUPPLY_STAGES)[number];

/** What Alexander sets out to achieve (R 15). */
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

/** What may befall a leader (R 10.16). */
export const CASUALTIES = ['none', 'wounded', 'killed'] as const;
export type Casualty = (typeof CASUALTIES)[number];

/** Results of minor combat (R 9.5). */
export const MINOR_RESULTS = ['AE', 'AL', 'EX', 'DL', 'DE'] as const;
export type MinorResult = (typeof MINOR_RESULTS)[number];

/** What a province is to those who look for refuge there (R 9.2, 9.5, 10.20). */
export const REFUGES = ['friendly', 'contested', 'enemy'] as const;
export type Refuge = (typeof REFUGES)[number];

/** Results of a duel on the Tactical Display (R 10.12). */
export const TACTICAL_RESULTS = ['AR', 'AL', 'Eng', 'DR', 'DL'] as const;
export type TacticalResult = (typeof TACTICAL_RESULTS)[number];

/** Boxes of an army on the Tactical Display (R 10.4); the last holds whoever was routed. */
export const BOXES = ['left', 'centre', 'right', 'leftOutflank', 'rightOutflank', 'reserve', 'routed'] as const;
export type BoxId = (typeof BOXES)[number];

/** How a battle can end (R 10.19). */
export const BATTLE_ENDS = ['commanderLost', 'elimination', 'breakthrough', 'nightfall'] as const;
export type BattleEnd = (typeof BATTLE_ENDS)[number];

/** How what armies take along is lost. */
export const BAGGAGE_LOSSES = [
  // By a sortie (R 11.5), and to an enemy who finds it alone (R 11.7)
  'destroyed',
  'abandoned',
  // R S8.4
  'sunk',
  // To feed an army, and with its camp (R X2.3)
  'emptied',
  'campTaken',
] as const;
export type BaggageLoss = (typeof BAGGAGE_LOSSES)[number];

/** Who pursues (R 10.20), as the columns of the Pursuit Table. */
export const PURSUERS = ['lightInfantry', 'lightCavalry', 'heavyCavalry'] as const;
export type Pursuer = (typeof PURSUERS)[number];

/**
 * What rules refer back to, with the turn on which it first happened: the Indians saw an enemy in their land (R 3.3); those who conquer
 * took a capital, or entered the land that opens recruitment (R 12.8); the Spartans rose (R 14.2), or are no longer to be feared.
 */
export const MILESTONES = [
  // R 3.3
  'indiansRoused',
  // R 12.8
  'capitalTaken',
  'indiaReached',
  // R 14.2
  'revolt',
  'revoltCalledOff',
  // R X2.4, X9.2
  'generalLost',
  'pretenderFallen',
] as const;
export type MilestoneId = (typeof MILESTONES)[number];

/** What dice are rolled for by the rules of the base. */
export const BASE_ROLL_PURPOSES = [
  // R 7
  'depletion',
  'attrition',
  // R 8.6
  'forcedMarch',
  // R 9, 10.16, 10.17
  'evasion',
  'minorCombat',
  'casualty',
  'casualtyAgain',
  // R 10
  'rally',
  'duel',
  'missile',
  'defensiveFire',
  'pursuit',
  // R 11
  'siege',
  'sortie',
  // R 12
  'recovery',
  // R 14
  'revolt',
  'mercenaries',
  'raidPlace',
  'raidSize',
  // R 17.3, 17.4, 17.5
  'kingsHealth',
  'mutiny',
  'treachery',
  'surrender',
] as const;
export type BaseRollPurpose = (typeof BASE_ROLL_PURPOSES)[number];
/** What they are for in *Clash of the Generals*, besides. */
export const CLASH_ROLL_PURPOSES = [
  // R S4.3, S4.4, S5.2, S6.2
  'loyalty',
  'possession',
  'initialSequence',
  'initiative',
  // R S9.4
  'alliedOrder',
  // R S7.1, S13, S14.1, S14.3
  'migration',
  'reckoning',
  'mutinyCheck',
  'prisoner',
  // R S5.6, S8.4
  'diplomacy',
  'seaBattle',
] as const;
export type ClashRollPurpose = (typeof CLASH_ROLL_PURPOSES)[number];
/** What they are for in *Xenophon*, besides. */
export const XENOPHON_ROLL_PURPOSES = [
  // R X7.3, X10.1
  'river',
  'riverFlank',
  'mountains',
  'hill',
  'hatred',
] as const;
export type XenophonRollPurpose = (typeof XENOPHON_ROLL_PURPOSES)[number];
/** What dice are rolled for in the family. */
export const ROLL_PURPOSES = [...BASE_ROLL_PURPOSES, ...CLASH_ROLL_PURPOSES, ...XENOPHON_ROLL_PURPOSES] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** How a game of the base can end (R 16). */
export const BASE_ENDINGS = ['conquest', 'victoryPoints', 'kingLost'] as const;
export type BaseEnding = (typeof BASE_ENDINGS)[number];
/** How one of a variant can, besides. */
export const VARIANT_ENDINGS = [
  // R X9.2
  'homecoming',
  // R S13
  'leaderless',
] as const;
/** How one of the family can. */
export const ENDINGS = [...BASE_ENDINGS, ...VARIANT_ENDINGS] as const;
export type Ending = BaseEnding | (typeof VARIANT_ENDINGS)[number];

/** How decisively it was won (R 16.3); a draw is nobody's. */
export const MARGINS = [
  'decisive',
  'marginal',
  'draw',
  // R X9.2; and where the rules know no degrees (R X9.2, X9.3)
  'pyrrhic',
  'plain',
] as const;
export type Margin = (typeof MARGINS)[number];

/** Where a fact of `data/` comes from. */
export type Source =
  | /** printed in the rulebook, in the part of a variant with its letter: `R S4.2` */ `R ${string}`
    /** told by public accounts of the published game */
  | `public: ${string}`
  /** deduced from printed facts */
  | `inferred: ${string}`
  /** transcribed by its owner from a copy of the published game */
  | `printed: ${string}`
  /** proposed here, so that the data are complete */
  | 'reconstruction'
  | `reconstruction: ${string}`;
