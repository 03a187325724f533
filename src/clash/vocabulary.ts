/** The words of this variant: those that it has of the family's, and those that it has alone. */
import type { SideId } from '../conquest/vocabulary.js';
import { clashWords } from '../words/clash.js';

/** R S5.7, S7.1: the side of the Indians, barbarians, Arabs and rebels, which the fourth player or no player plays. */
export const INDEPENDENTS: SideId = 'independents';
/** R S1.2, S5.4: the neutrals, who take no part unless they are attacked. */
export const NEUTRAL: SideId = 'neutral';

/** R S4.3: a part of the army at Babylon, a province or a leader, whose loyalty is settled by itself. */
export type LoyaltyId = string;

/** R S5.6: the results of talks with Rhodes. */
export const TALKS = ['alliance', 'broken', 'noEffect'] as const;
export type Talks = (typeof TALKS)[number];

/** R S14.3: the results of an offer to a prisoner. */
export const OFFERS = ['executed', 'noEffect', 'recruited'] as const;
export type Offer = (typeof OFFERS)[number];

/** The starts of a game: in the Summer of 323 (R S1.5), or at the division of the empire at Triparadeisos (R S5). */
export const STARTS = ['babylon', 'triparadeisos'] as const;
export type Start = (typeof STARTS)[number];

/** The sides of games for two, three and four; the components say which sides nobody plays. */
export const CLASH_SIDES = clashWords.sides;

/** The sides that can have a player in games for two, three or four; `clash.players` returns those of one game. */
export const CLASH_PLAYERS = [
  'regency',
  'warlords',
  'antigonid',
  'ptolemaic',
  'seleucid',
  'independents',
] as const satisfies readonly SideId[];

/** R S13: how a game can end. */
export const CLASH_ENDINGS = clashWords.endings;
export type ClashEnding = (typeof CLASH_ENDINGS)[number];

/** The phases of a turn; each side has some of them for itself. */
export const PHASES = clashWords.phases;

/** The purposes of dice. */
export const ROLL_PURPOSES = clashWords.rollPurposes;
export type ClashRollPurpose = (typeof ROLL_PURPOSES)[number];

/** Milestones: events that rules refer back to, with the turn in which they first happened. */
export const MILESTONES = clashWords.milestones;

/** The ways in which a marker is lost. */
export const BAGGAGE_LOSSES = clashWords.baggageLosses;

/** The margins of a victory; a draw has no winner. */
export const MARGINS = clashWords.margins;

/** Trays in addition to those of the base: for mutinied units (R S3.0, S14.1) and prisoners (R S14.3). */
export const FURTHER_TRAYS = clashWords.trays;
