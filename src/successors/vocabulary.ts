/**
 * The words of the game: identifiers as constant arrays, and the unions derived from them. `data/` holds the facts
 * about them.
 */

/** Seats in clockwise order; a game of *n* players uses the first *n*. The names are the colours of the factions. */
export const PLAYERS = ['red', 'blue', 'yellow', 'white', 'black'] as const;
/** One faction and the person who plays it (R 4.8). */
export type PlayerId = (typeof PLAYERS)[number];

/** The faction whose marker stands in a space: a player's, or the green Independent one (R 3.2, 4.13). */
export type Faction = PlayerId | 'independent';

/**
 * A space of the board in use. Boards can be replaced, so this is any string; `KnownSpaceId` lists those of the default
 * board.
 */
export type SpaceId = string;
/** A province of the board in use. */
export type ProvinceId = string;

/** The four kinds of space (R 4.27). */
export const SPACE_KINDS = ['majorCity', 'minorCity', 'stronghold', 'transit'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** The five kinds of path (R 4.19, 8.2). */
export const PATH_KINDS = ['land', 'mountain', 'strait', 'sea', 'transMediterranean'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/**
 * The regions (R 4.23). Island provinces belong to none of the three continents; the Province cards mark them as
 * islands.
 */
export const REGIONS = ['europe', 'asia', 'africa', 'island'] as const;
export type Region = (typeof REGIONS)[number];

/** The kinds of combat unit of every game (R 3.3), in the order used everywhere. */
export const STANDARD_UNITS = ['mercenary', 'loyal', 'royalArmy', 'silverShields', 'elephant'] as const;
export type StandardUnit = (typeof STANDARD_UNITS)[number];
/** All kinds of combat unit: those of every game, and the Elite Cavalry of R 19.9. */
export const COMBAT_UNITS = [...STANDARD_UNITS, 'cavalry'] as const;
export type CombatUnit = (typeof COMBAT_UNITS)[number];

/**
 * Macedonian combat units (R 3.3.4.2, 7.3), which suffer Attrition after a defeat instead of being eliminated
 * (R 12.5.1).
 */
export const MACEDONIAN_UNITS = ['loyal', 'royalArmy', 'silverShields'] as const;

/** Major Generals, those of the later player aid included (R 4.26). */
export const GENERALS = [
  'perdikkas',
  'antipatros',
  'krateros',
  'ptolemaios',
  'leonnatos',
  'peithon',
  'lysimachos',
  'polyperchon',
  'antigonos',
  'seleukos',
  'demetrios',
  'eumenes',
  'kassandros',
  'peukestas',
] as const;
export type GeneralId = (typeof GENERALS)[number];

/** The royal family (R 18): three Heirs (R 4.12), three women. */
export const HEIRS = ['philippos', 'herakles', 'alexandros'] as const;
export const ROYAL_WOMEN = ['olympias', 'kleopatra', 'thessalonike'] as const;
export const ROYALS = [...HEIRS, ...ROYAL_WOMEN] as const;
export type HeirId = (typeof HEIRS)[number];
export type RoyalWomanId = (typeof ROYAL_WOMEN)[number];
export type RoyalId = (typeof ROYALS)[number];

/** The women whom a card lets a player marry (R 18.5). */
export const BRIDES = ['kleopatra', 'thessalonike'] as const satisfies readonly RoyalWomanId[];
export type Bride = (typeof BRIDES)[number];

/** The Segments of a player's turn, in order (R 6.6.1). */
export const SEGMENTS = ['surrender', 'tyche', 'movement', 'forage'] as const;
export type SegmentName = (typeof SEGMENTS)[number];

/**
 * The moments at which play pauses for Surprise cards (R 4.31.1; ruling moments-of-surprise):
 * - `turn`: a player's turn begins with its first Segment; `segment`: a later Segment begins;
 * - `movementRolled`: the movement die of a Segment has been rolled;
 * - `reaction`: an Army has entered a space, before the Reaction Step;
 * - `interceptionRoll`, `avoidRoll`: a die is about to be rolled;
 * - `passageGranted`: Friendly Passage has just been granted;
 * - `landBattle`: before the dice of a Land Battle; `battleRolled`: after them; `battleOver`: after the battle;
 * - `navalMovement`: a Naval Movement begins; `navalBattle`: before the dice of a Naval Battle;
 * - `siegeAttempted`: an attempt on a city or an Independent space is over, with its losses and a capture;
 * - `eventPlayed`: a card has just been played as an Event.
 */
export const MOMENTS = [
  'turn',
  'segment',
  'movementRolled',
  'reaction',
  'independents',
  'interceptionRoll',
  'avoidRoll',
  'passageGranted',
  'landBattle',
  'battleRolled',
  'battleOver',
  'navalMovement',
  'navalBattle',
  'siegeAttempted',
  'eventPlayed',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The fleets, named by the province (or city) whose controller gets them (R 3.4). */
export const FLEETS = ['makedonia', 'athenai', 'karia', 'rhodos', 'phoinike', 'kypros', 'aigyptos', 'kilikia'] as const;
export type FleetId = (typeof FLEETS)[number];

/** Independent Armies (R 14). */
export const INDEPENDENT_ARMIES = ['leosthenes', 'ariarathes', 'filon', 'seuthes', 'glaukias'] as const;
export type IndependentArmyId = (typeof INDEPENDENT_ARMIES)[number];

/** A Tyche card, by the number printed on it (1 to 59 in the default deck). */
export type CardId = number;
export const CARD_TYPES = ['event', 'bonus', 'surprise'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The purposes of dice. */
export const ROLL_PURPOSES = [
  'turnOrder',
  'movement',
  'navalBattle',
  'interception',
  'avoidBattle',
  'avoidFate',
  'elephants',
  'battle',
  'leaderLoss',
  'attrition',
  'siege',
  'treachery',
  'eleventhHour',
  'unrest',
  'desertions',
  'omens',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** The number of Minor Generals of each player (R 3.1.2). */
export const MINOR_GENERALS = 4;
/** The most combat units inside a Major City (R 4.16). */
export const CITY_CAPACITY = 2;
/** The most combat units inside a capital (R 19.8). */
export const CAPITAL_CAPACITY = 1;
/** The most combat units in one Naval Movement (R 8.4.1). */
export const NAVAL_CAPACITY = 8;

/** Where a fact of `data/` comes from (see docs/data.md). */
export type Source =
  | /** printed in the English rulebook */ `R ${string}`
    /** printed in the player aid of the later edition */
  | `aid`
  /** described by public accounts of the published game */
  | `public: ${string}`
  /** inferred from printed facts */
  | `inferred: ${string}`
  /** transcribed by its owner from a copy of the published game */
  | `printed: ${string}`
  /** proposed here, so that the data are complete */
  | 'reconstruction'
  | `reconstruction: ${string}`;

/** A commander: a Major General, or a Minor General, who has no name (R 3.1.2). */
export type Commander = GeneralId | 'minor';

/**
 * A place on the board and its player: `red:pella` is red's outside the Major City of Pella, `red:pella:inside` red's
 * inside it (R 4.16).
 */
export type PlaceKey = string;
