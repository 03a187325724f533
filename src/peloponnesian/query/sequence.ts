/**
 * R 3.2, 14, 22.4.1: the sequence of play as a table: the steps of each season, and the frames in which a game rests in
 * each.
 */
import type { ScenarioFact } from '../data/shape/scenario.js';
import type { FrameKind } from '../frame/index.js';
import { SEASONS, type Season } from '../vocabulary.js';
import { isShared } from './command.js';

/**
 * The number of Campaign Turns after each Seasonal Turn (R 14.1); after the last one of Winter a new year begins
 * (R 14.3).
 */
export const CAMPAIGN_TURNS = 3;

/** The steps, named as in R 3.2. */
export type StepId =
  // Before the first season
  | 'dealing'
  // Yearly Start Phase
  | 'controlCheck'
  | 'assessment'
  | 'collection'
  | 'raidMarkers'
  // Seasonal Turn
  | 'seasonStart'
  | 'revolts'
  | 'placement'
  | 'council'
  | 'building'
  | 'unrest'
  | 'supply'
  | 'sieges'
  | 'cards'
  | 'refill'
  | 'embassies'
  | 'adjustments'
  | 'helots'
  // Campaign Turn
  | 'campaignTurnStart'
  | 'storms'
  | 'raiding'
  | 'movement'
  | 'campaignTurnEnd'
  // After the last season of a year
  | 'yearEnd';

export interface Step {
  readonly does: StepId;
  /** The number of its Campaign Turn, or 0 outside Campaign Turns. */
  readonly campaignTurn: number;
}

const steps = (campaignTurn: number, ...does: readonly StepId[]): readonly Step[] =>
  does.map((each) => ({ does: each, campaignTurn }));

const campaignTurns = (...does: readonly StepId[]): readonly Step[] =>
  Array.from({ length: CAMPAIGN_TURNS }, (_, before) => steps(before + 1, ...does)).flat();

/**
 * The steps of a season: of the first one of the game, of one with the Yearly Start Phase, of Winter, and of any other.
 */
interface Sequence {
  readonly first: readonly Step[];
  readonly yearly: readonly Step[];
  readonly season: readonly Step[];
  readonly lastSeason: readonly Step[];
}

/** The steps of a season by the simplified sequence (R 22.4.1). */
const simplifiedSeason: readonly Step[] = [
  ...steps(0, 'seasonStart', 'placement', 'supply', 'sieges', 'adjustments', 'helots'),
  ...campaignTurns('campaignTurnStart', 'raiding', 'movement', 'campaignTurnEnd'),
];

const SIMPLIFIED: Sequence = {
  first: simplifiedSeason,
  yearly: [...steps(0, 'controlCheck', 'collection', 'raidMarkers'), ...simplifiedSeason],
  season: simplifiedSeason,
  lastSeason: simplifiedSeason,
};

/**
 * The steps of a season in the full sequence (R 3.2). Peace is negotiated when all players have refilled their hands
 * (ruling Q78); it adjusts levels at the end of each year (R 20.2).
 */
const fullSeason: readonly Step[] = [
  ...steps(0, 'seasonStart', 'revolts', 'placement', 'building', 'unrest', 'supply', 'sieges', 'cards', 'refill'),
  ...steps(0, 'embassies', 'adjustments'),
  ...campaignTurns('campaignTurnStart', 'storms', 'raiding', 'movement', 'campaignTurnEnd'),
];

/** Returns the sequence for the steps of a season. */
const sequenceOf = (season: readonly Step[]): Sequence => ({
  first: [...steps(0, 'dealing'), ...season],
  yearly: [...steps(0, 'controlCheck', 'assessment', 'collection', 'raidMarkers'), ...season],
  season,
  // The number of the last Campaign Turn stays until the next season.
  lastSeason: [...season, ...steps(CAMPAIGN_TURNS, 'yearEnd')],
});

const FULL: Sequence = sequenceOf(fullSeason);

/** Allies hold a council before these steps: before they spend talents, and before they play cards (ruling Q204). */
const COUNSELLED: readonly StepId[] = ['building', 'supply', 'cards'];

/** The full sequence for several players of the League (R 24.5, 24.6). */
const ALLIED: Sequence = sequenceOf(
  fullSeason.flatMap((step) => (COUNSELLED.includes(step.does) ? [...steps(0, 'council'), step] : [step])),
);

/** A moment of a game. */
interface Now {
  readonly scenario: ScenarioFact;
  readonly season: Season;
  /** The number of seasons since the start of the game. */
  readonly turn: number;
}

/** Returns the steps of a season. The Yearly Start Phase opens each year except the first of the game (R 2.4, 3.1). */
export function stepsOf({ scenario, season, turn }: Now): readonly Step[] {
  const sequence = scenario.special.simplified === true ? SIMPLIFIED : isShared({ scenario }) ? ALLIED : FULL;
  if (turn === 0) return sequence.first;
  if (season === SEASONS[0]) return sequence.yearly;
  return season === SEASONS[SEASONS.length - 1] ? sequence.lastSeason : sequence.season;
}

/** The frames in which a game can rest, by step. In steps not listed it never rests. */
export const RESTING: Readonly<Partial<Record<StepId, readonly FrameKind[]>>> = {
  dealing: ['dealing'],
  controlCheck: ['takeover', 'claims'],
  assessment: ['assessment'],
  collection: ['tribute'],
  revolts: ['revolts'],
  placement: ['placement'],
  council: ['council'],
  building: ['building'],
  unrest: ['unrest'],
  supply: ['supply'],
  sieges: ['sieges'],
  cards: ['cards'],
  refill: ['refill'],
  embassies: ['embassy'],
  adjustments: ['adjustments'],
  helots: ['helots'],
  storms: ['storms'],
  raiding: ['raiding'],
  movement: ['movement'],
  yearEnd: ['peaceYear'],
};

/** The steps that each player does in turn (R 3.3). Others are done once. */
export const EACH: ReadonlySet<StepId> = new Set<StepId>([
  'placement',
  'council',
  'building',
  'supply',
  'sieges',
  'embassies',
  'raiding',
  'movement',
]);
