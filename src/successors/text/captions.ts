/** Words that only pictures use: letters, headings, the names of boxes. The others are taken from the names. */
import type { VictoryPointSource } from '../query/victory-points.js';
import type { Capital } from '../state.js';
import type { Faction } from '../vocabulary.js';

/** Where pieces of a space stand: outside or inside its city, there on the march, or at sea near it. */
export const STANDS = ['outside', 'inside', 'march', 'afloat'] as const;
export type Stand = (typeof STANDS)[number];

/** The captions of a language. Every language must have all of them. */
export interface Captions {
  /** The game. */
  readonly game: string;
  /** One letter that distinguishes factions. */
  readonly letters: Readonly<Record<Faction, string>>;
  /** Where a piece stands. */
  readonly stands: Readonly<Record<Stand, (place: string) => string>>;
  /** Abbreviations for Victory Points and Legitimacy. */
  readonly short: { readonly victoryPoints: string; readonly legitimacy: string };
  readonly turn: (turn: number) => string;
  readonly round: (round: number) => string;
  /** The figure needed to win the game. */
  readonly needed: (value: number) => string;
  readonly fleets: string;
  readonly strength: (value: number) => string;
  readonly upgraded: string;
  readonly control: (faction: string) => string;
  readonly uncontrolled: string;
  readonly looted: string;
  readonly siege: (faction: string, points: number, needed: number) => string;
  /** A capital that is not finished, or is destroyed. */
  readonly capital: Readonly<Record<Exclude<Capital['stage'], 'standing'>, string>>;
  /** A thing and its owner. */
  readonly of: (what: string, player: string) => string;
  /** First in the Turn Order. */
  readonly first: string;
  readonly deploying: string;
  readonly supply: string;
  readonly training: (unit: string, points: number, needed: number) => string;
  readonly contract: (bride: string) => string;
  readonly popularSupport: string;
  readonly condemned: string;
  readonly pellaBurial: string;
  /** Sources of Victory Points other than provinces. */
  readonly points: Readonly<Record<Exclude<VictoryPointSource['kind'], 'province'>, string>>;
  readonly strategos: string;
  readonly onTheMap: string;
  readonly markers: string;
  readonly box: string;
  readonly removed: string;
  readonly lost: string;
  readonly unclaimed: string;
  readonly deck: string;
  readonly discards: string;
  readonly removedCards: string;
  readonly aside: string;
  readonly moved: (who: string, from: string, to: string) => string;
  readonly fought: (place: string) => string;
  readonly foughtAtSea: (place: string) => string;
  readonly captured: (place: string) => string;
}
