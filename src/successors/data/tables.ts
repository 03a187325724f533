// R 7, 8.2, 12, 13, 15: the tables of the player aid and the numbers of the rules.
import type { PlayerCount } from '../options.js';
import type { CombatUnit, PathKind, ProvinceId, SpaceId, SpaceKind } from '../vocabulary.js';

// Sequence of play

/** The number of rounds of a Strategy Phase by the number of players. Source: R 6.6, 6.5.2. */
export const STRATEGY_ROUNDS = { 2: 5, 3: 5, 4: 5, 5: 4 } as const satisfies Readonly<Record<PlayerCount, number>>;

// Movement

/**
 * Returns the Movement Points of a General from the movement die and his Initiative: 2 below it, 3 on it, 4 above it.
 * Source: inferred from the examples of R 8.3.1 and 8.3.2; public accounts agree.
 */
export const movementAllowance = (die: number, initiative: number): 2 | 3 | 4 =>
  die < initiative ? 2 : die === initiative ? 3 : 4;

/** Movement Points to follow a path. Source: R 8.2. */
export const PATH_COSTS = {
  land: 1, mountain: 2, strait: 2, sea: 1, transMediterranean: 2,
} as const satisfies Readonly<Record<PathKind, number>>;

/** Movement Points to remove an enemy marker from a Minor City, and for a Siege or Subjugation. Source: R 8.2. */
export const ACTION_COSTS = { removeMarker: 2, siege: 2 } as const;

/** Combat units that an Army needs for a Siege, a Subjugation, or to remove a marker. Source: R 8.3.9, 13.1. */
export const SIEGE_MINIMUM = 3;

/** Siege Points that capture a capital. Source: R 19.8. */
export const CAPITAL_POINTS = 2;

/** The number of combat units that a space feeds. Source: R 4.9, 6.6.5. */
export const FORAGE_LIMITS = {
  majorCity: 8, minorCity: 8, stronghold: 8, transit: 3,
} as const satisfies Readonly<Record<SpaceKind, number>>;

/** The ratio of combat units to enemy units for an Overrun. Source: R 8.3.6. */
export const OVERRUN_RATIO = 5;

// Combat

/**
 * The Combat Strength of one combat unit. Source: R 3.3.3.1 for the Silver Shields, public accounts for the others,
 * ruling elite-cavalry for Elite Cavalry; Elephants roll (R 3.3.2).
 */
export const COMBAT_STRENGTH = {
  mercenary: 1, loyal: 2, royalArmy: 2, silverShields: 3, cavalry: 2,
} as const satisfies Readonly<Record<Exclude<CombatUnit, 'elephant'>, number>>;

/** Returns the Combat Strength of an Elephant in one battle from its die. Source: R 3.3.2. */
export const elephantStrength = (die: number): number => Math.max(0, die - 2);

/** Local Troops for control of the space and for control of the province; they add up. Source: R 12.2. */
export const LOCAL_TROOPS = { space: 1, province: 2 } as const;

/** The least strength of each column of the Battle Table. Source: player aid. */
export const BATTLE_COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 21, 25] as const;

/** The Battle Table: one row for each distinct total of the modified dice. Source: player aid; two cells R 12.3. */
export const BATTLE_TABLE = [
  { from: 2, to: 4, scores: [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9] },
  { from: 5, to: 6, scores: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10] },
  { from: 7, to: 7, scores: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11] },
  { from: 8, to: 8, scores: [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12] },
  { from: 9, to: 9, scores: [0, 1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13] },
  { from: 10, to: 10, scores: [0, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14] },
  { from: 11, to: 11, scores: [0, 2, 4, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 13, 14, 15] },
  { from: 12, to: 12, scores: [0, 3, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16] },
] as const;

/** The modified total that puts the commander in danger. Source: R 12.4.1. */
export const LEADER_LOSS_TOTAL = 9;

/** The column of each strength from 0 to 25. */
const COLUMN_OF_STRENGTH: readonly number[] =
  Array.from({ length: 26 }, (_, strength) => BATTLE_COLUMNS.findLastIndex((least) => least <= strength));

/** The row of each total from 0 to 12. */
const ROW_OF_TOTAL: readonly (readonly number[])[] =
  Array.from({ length: 13 }, (_, total) => (BATTLE_TABLE.find(({ to }) => total <= to) ?? BATTLE_TABLE[7]).scores);

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/**
 * Returns the Battle Score of a whole strength and a modified total of two dice; in a Naval Battle the strength is
 * Fleet Strength (R 8.6.1). Strengths above 25 count as 25, totals above 12 as 12; strength 0 scores 0 (R 12.3).
 * `shift`: columns further right, up to the last (R 19.9.7; ruling last-column).
 */
export const battleScore = (strength: number, total: number, shift: 0 | 1 = 0): number => {
  const column = COLUMN_OF_STRENGTH[clamp(strength, 0, 25)] ?? 0;
  return ROW_OF_TOTAL[clamp(total, 2, 12)]?.[column === 0 ? 0 : Math.min(column + shift, BATTLE_COLUMNS.length - 1)] ?? 0;
};

/** Returns whether a commander is lost on this die after a modified 9. Source: R 12.4.1. */
export const leaderLost = (die: number, result: 'won' | 'drawn' | 'lost'): boolean =>
  die >= (result === 'lost' ? 5 : 6);

// Attrition

/** Losses by Attrition. */
export interface AttritionResult {
  readonly losses: number;
  /** Whether the first unit lost must be an Elephant if there is one (R 4.3). */
  readonly elephantFirst: boolean;
}

/** The least number of combat units of each column of the Attrition Table. Source: player aid. */
export const ATTRITION_COLUMNS = [1, 2, 3, 4, 5, 7, 9, 11] as const;

/** The Attrition Table: a row for each die; the row of 6 takes Elephants first. Source: player aid. */
export const ATTRITION_TABLE = [
  [0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 1, 1, 1, 2],
  [0, 0, 0, 1, 1, 1, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2],
  [0, 1, 1, 1, 1, 2, 2, 2],
  [1, 1, 1, 1, 2, 2, 2, 3],
] as const;

const NO_ATTRITION: AttritionResult = { losses: 0, elephantFirst: false };

/** The column of each number of combat units up to 11; 0 has none. */
const COLUMN_OF_COUNT: readonly number[] =
  Array.from({ length: 12 }, (_, count) => ATTRITION_COLUMNS.findLastIndex((least) => least <= count));

const ATTRITION_RESULTS: readonly (readonly AttritionResult[])[] =
  ATTRITION_TABLE.map((row, index) => row.map((losses) => ({ losses, elephantFirst: index === 5 })));

/**
 * Returns the Attrition of a number of combat units, or of an Army that passes through an Independent Stronghold,
 * whatever its size (R 4.3, 4.3.1, 8.3.11). Dice outside 1 to 6 count as the nearest. `shift`: columns further right,
 * up to the last (R 19.9.8; ruling last-column).
 */
export const attritionResult = (die: number, count: number | 'passage', shift: 0 | 1 = 0): AttritionResult => {
  const units = count === 'passage' ? 2 : clamp(count, 0, 11);
  if (units === 0) return NO_ATTRITION;
  const column = Math.min((COLUMN_OF_COUNT[units] ?? 0) + shift, ATTRITION_COLUMNS.length - 1);
  return ATTRITION_RESULTS[clamp(die, 1, 6) - 1]?.[column] ?? NO_ATTRITION;
};

// Sieges

/** The result of a Siege die. */
export interface SiegeResult {
  /** Siege Points placed. */
  readonly points: number;
  /** Besieging combat units lost. */
  readonly losses: number;
}

/** The Siege Table, by the modified die. Source: player aid; the row of 3 also R 13.2.1. */
export const SIEGE_TABLE = [
  { from: 1, to: 1, points: 0, losses: 1 },
  { from: 2, to: 2, points: 0, losses: 0 },
  { from: 3, to: 3, points: 1, losses: 1 },
  { from: 4, to: 5, points: 1, losses: 0 },
  { from: 6, to: 7, points: 2, losses: 0 },
  { from: 8, to: 8, points: 3, losses: 0 },
] as const;

const SIEGE_RESULTS: readonly SiegeResult[] = Array.from({ length: 8 }, (_, index) => {
  const { points, losses } = SIEGE_TABLE.find(({ to }) => index + 1 <= to) ?? SIEGE_TABLE[5];
  return { points, losses };
});

const NO_POINT_ONE_LOSS: SiegeResult = { points: 0, losses: 1 };

/** Returns the result of a modified Siege die: below 1 counts as 1, above 8 as 8. */
export const siegeResult = (die: number): SiegeResult => SIEGE_RESULTS[clamp(die, 1, 8) - 1] ?? NO_POINT_ONE_LOSS;

/** Modifier of Siege dice against a Port Major City for a besieger without an available fleet. Source: R 13.2.1. */
export const PORT_MODIFIER = -1;

// Unrest

/** The provinces where Unrest breaks out. */
export interface UnrestResult {
  /** The provinces; the active player chooses one. */
  readonly provinces: readonly ProvinceId[];
  /** Whether another roll follows. */
  readonly again: boolean;
}

/** The Unrest Table, by the total of two dice. Source: player aid; 7 also R 4.31.3. */
export const UNREST_TABLE = {
  2: { provinces: ['persis', 'sousiane'], again: false },
  3: { provinces: ['babylonia'], again: false },
  4: { provinces: ['media'], again: false },
  5: { provinces: ['aigyptos', 'libye'], again: false },
  6: { provinces: ['thrake', 'epeiros'], again: false },
  7: { provinces: ['armenia'], again: true },
  8: { provinces: ['skythia', 'illyria'], again: false },
  9: { provinces: ['hellas', 'krete'], again: false },
  10: { provinces: ['kypros', 'syria'], again: false },
  11: { provinces: ['palaistina'], again: false },
  12: { provinces: ['hyrkania', 'atropatene'], again: false },
} as const satisfies Readonly<Record<number, UnrestResult>>;

const NO_UNREST: UnrestResult = { provinces: [], again: false };

/** Returns the provinces where Unrest breaks out for a total of two dice; none for an impossible total. */
export const unrestProvinces = (total: number): UnrestResult =>
  (UNREST_TABLE as Readonly<Record<number, UnrestResult>>)[total] ?? NO_UNREST;

// Victory and Legitimacy

/**
 * Victory Points of an Immediate Victory by the number of players. Source: R 7.1; that for two players inferred: 3 more
 * for each player fewer, and R 4.33.
 */
export const IMMEDIATE_VICTORY_POINTS = { 2: 29, 3: 26, 4: 23, 5: 20 } as const satisfies Readonly<Record<PlayerCount, number>>;
/** Legitimacy of an Immediate Victory. Source: R 7.1. */
export const IMMEDIATE_VICTORY_LEGITIMACY = 18;

/** Victory Points in addition to those of provinces. Source: R 7.4. */
export const VICTORY_POINTS = { largestFleet: 3, hellespont: 2, lordOfAsia: 4 } as const;
/** Least Fleet Strength for the Largest Fleet. Source: R 7.4. */
export const LARGEST_FLEET_MINIMUM = 3;
/** Number of spaces on the Hellespont. Source: R 7.4. */
export const HELLESPONT_SPACES = 5;
/** The provinces that the Lord of Asia controls. Source: R 7.4. */
export const LORD_OF_ASIA_PROVINCES = ['phrygia', 'syria', 'babylonia'] as const satisfies readonly ProvinceId[];

/** Legitimacy in addition to that of generals, royals and cards. Source: R 15.2, 15.4.3, 15.4.4. */
export const LEGITIMACY = { champion: 3, strategosOfEurope: 2, tombAtPella: 10, tombElsewhere: 2 } as const;
/** The province whose controller is Strategos of Europe. Source: R 15.2. */
export const STRATEGOS_PROVINCE = 'makedonia' satisfies ProvinceId;
/** Where Alexander should be buried. Source: R 15.4.3. */
export const ROYAL_TOMBS = 'pella' satisfies SpaceId;
/** Prestige Points of a defender on Sacred Ground. Source: R 4.25, 16.2. */
export const SACRED_GROUND_PRESTIGE = 4;

/** Operation Points to train a combat unit. Source: R 6.6.3.3. */
export const TRAINING_COSTS = { mercenary: 3, loyal: 7 } as const satisfies Partial<Record<CombatUnit, number>>;
