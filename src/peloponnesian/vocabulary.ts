/**
 * The vocabulary of the game: enumerations as constant arrays, with their union types. Names on the map depend on the
 * map in use, which can be replaced, so they are any text.
 */

/** The players (R 1.1, 24, 25). Two play Athens and Sparta. */
export const PLAYERS = ['athens', 'sparta', 'thebes', 'corinth'] as const;
export type PlayerId = (typeof PLAYERS)[number];
/** A viewer: a player, or a spectator. */
export type Viewer = PlayerId | 'spectator';

/**
 * The two camps: the Athenian Empire and the Peloponnesian League (R 1.2). Athens plays the first, all others the
 * second.
 */
export const CAMPS = ['empire', 'league'] as const;
export type Camp = (typeof CAMPS)[number];

/** The regions, in the order of the rulebook (R 1.2). */
export const REGIONS = [
  'achaea',
  'elis',
  'arcadia',
  'argolid',
  'corinth',
  'laconia',
  'epidaurus',
  'megarid',
  'attica',
  'boeotia',
  'euboea',
  'phocisLocris',
  'aetolia',
  'acarnania',
  'epirus',
  'westernIslands',
  'thessaly',
  'macedon',
  'chalcidice',
  'thrace',
  'hellespont',
  'lesbos',
  'chios',
  'samos',
  'rhodes',
  'aegeanIslands',
] as const;
export type RegionId = (typeof REGIONS)[number];

/** The satrapies into which Persia is divided (R 1.2). */
export const SATRAPIES = ['pharnabazus', 'tissaphernes'] as const;
export type Satrapy = (typeof SATRAPIES)[number];

/** Where units come from, each with a Force Pool of its own: a region, a satrapy, or Sicily (R 1.2, 7.2). */
export const HOMES = [...REGIONS, ...SATRAPIES, 'sicily'] as const;
export type HomeId = (typeof HOMES)[number];

/**
 * The hexes of a map by their printed numbers, with columns counted on from the west sheet: `W3731`, and `W5622` for
 * E1822.
 */
export type HexId = `W${string}`;
/** A land area of the map in use (R 1.2). */
export type AreaId = string;
/** A sea area of the map in use, coastal or open (R 1.2). */
export type SeaId = string;
/** A city of the map in use (R 1.2). */
export type CityId = string;

/** The terrain of a land hex (R 16.6). */
export const TERRAINS = ['clear', 'rough', 'mountain', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The light blue waters along coasts, and the dark blue Open Seas (R 1.2). */
export const SEA_KINDS = ['coastal', 'open'] as const;
export type SeaKind = (typeof SEA_KINDS)[number];

/** The sizes of cities (R 1.2). */
export const CITY_SIZES = ['small', 'medium', 'large'] as const;
export type CitySize = (typeof CITY_SIZES)[number];

/** The rows of siege and combat tables: a fort, or a city by size (R 10.3.3, 17.4.4). */
export const STRONGHOLDS = ['fort', ...CITY_SIZES] as const;
export type Stronghold = (typeof STRONGHOLDS)[number];

/** The types of unit (R 1.3.3). */
export const UNIT_TYPES = ['hoplite', 'fleet', 'cavalry', 'lightInfantry'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The morale of elite units, which never return once they are eliminated (R 7.9.1). */
export const ELITE_MORALE = 6;

/** The works that can be built on the map (R 7.6, 7.7). */
export const WORKS = ['base', 'fort', 'smallWalls', 'mediumWalls', 'largeWalls', 'longWalls'] as const;
export type Work = (typeof WORKS)[number];

/** The seasons, in their order within a year (R 3.1). */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The columns of the Combat Chart, from the worst odds of the attacker (R 17.5.1). */
export const ODDS = ['1-4', '1-3', '1-2', '2-3', '1-1', '3-2', '2-1', '3-1', '4-1'] as const;
export type Odds = (typeof ODDS)[number];

/**
 * The result of the Combat Chart for one side: `D` demoralized, `M` a morale check, or one with a modified die
 * (R 17.5).
 */
export const COMBAT_RESULTS = ['D', 'M', '+1', '+2', '+3'] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** The wings of a line of battle (R D). Wings of both sides with the same name fight each other. */
export const WINGS = ['left', 'center', 'right'] as const;
export type Wing = (typeof WINGS)[number];

/** The margin of a victory (R 22.5, 23.5). */
export const MARGINS = ['decisive', 'victory'] as const;
export type Margin = (typeof MARGINS)[number];

/**
 * How a game ends: a capital has fallen, a home region has changed hands (R 21.1), enough regions are conquered
 * (R 29.3), peace is signed (R 20.2), or the scenario is over, when what Athens controls is counted (R 21.2).
 */
export const ENDINGS = ['capital', 'home', 'conquest', 'peace', 'count'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The scenarios (R 22-29). */
export const SCENARIOS = [
  'argiveLeague',
  'campaign',
  'threePlayerCampaign',
  'fourPlayerCampaign',
  'archidamianWar',
  'ionianWar',
  'spartanFantasy',
  'athenianFantasy',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** The kinds of Event Card (R C). */
export const CARD_KINDS = [
  'alcibiadesSwitchesSides',
  'alliedDissent',
  'alliedUnrest',
  'argosEndsNeutrality',
  'athenianEmbassyToPersia',
  'audienceWithGreatKing',
  'carthageInvadesSicily',
  'cityBetrayal',
  'consultOracleAtDelphi',
  'earthquakeInPeloponnese',
  'eclipseOfTheMoon',
  'festival',
  'helotUprising',
  'peaceEmbassy',
  'perdiccasSwitchesSides',
  'pharnabazusOffersFleet',
  'pharnabazusOffersSupport',
  'pharnabazusOffersTroops',
  'plagueInAthens',
  'rebellionPossible',
  'removeLeader',
  'sacrificesUnfavorable',
  'sicilianExpeditionEscalation',
  'sicilianExpeditionResolution',
  'sitalcesInvades',
  'soldiersPlunderCountryside',
  'stormsAtSea',
  'tissaphernesOffersFleet',
  'tissaphernesOffersSupport',
  'tissaphernesOffersTroops',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** An Event Card by its number in the deck in use (R 12). */
export type CardId = number;

/** A leader (R B). */
export type LeaderId = string;

/** A unit: its home, type and morale, and its number within its kind: `boeotia-hoplite-5-3`. */
export type UnitId = `${HomeId}-${UnitType}-${number}-${number}`;
/** A unit or a leader. */
export type PieceId = UnitId | LeaderId;

/**
 * The source of a fact: a clause of the rulebook, its designers' notes (`R A`) and lists (`R B` to `R D`), a public
 * account, an inference from these, a transcription by an owner, or a proposal of this library.
 */
export type Source =
  `R ${string}` | `${'public' | 'inferred' | 'printed' | 'reconstruction'}: ${string}` | 'reconstruction';

/**
 * The place of a piece: in a hex, at sea, in its Force Pool or Build Pool (R 7.2, 7.4), in the Sicily boxes (R 19), in
 * the Leader Pool, or out of the game.
 */
export type PlaceId = HexId | SeaId | Tray;
export const TRAYS = ['forcePool', 'buildPool', 'leaderPool', 'inSicily', 'leavingSicily', 'gone'] as const;
export type Tray = (typeof TRAYS)[number];
