/** What pictures alone write: letters, headings, the names of boxes. All else on them is taken from the names. */
import type { VictoryPointSource } from '../query/victory-points.js';
import type { Capital } from '../state.js';
import type { Faction } from '../vocabulary.js';

/** How pieces stand in a space: outside or inside its city, on the march through it, or at sea off it. */
export const STANDS = ['outside', 'inside', 'march', 'afloat'] as const;
export type Stand = (typeof STANDS)[number];

/** Every language has them all, or does not compile. */
export interface Captions {
  /** The game. */
  readonly game: string;
  /** One letter that tells factions apart. */
  readonly letters: Readonly<Record<Faction, string>>;
  /** Where somebody stands. */
  readonly stands: Readonly<Record<Stand, (place: string) => string>>;
  /** Short for Victory Points, and for Legitimacy. */
  readonly short: { readonly victoryPoints: string; readonly legitimacy: string };
  readonly turn: (turn: number) => string;
  readonly round: (round: number) => string;
  /** With what figure the game is won. */
  readonly needed: (value: number) => string;
  readonly fleets: string;
  readonly strength: (value: number) => string;
  readonly upgraded: string;
  readonly control: (faction: string) => string;
  readonly uncontrolled: string;
  readonly looted: string;
  readonly siege: (faction: string, points: number, needed: number) => string;
  /** A capital that does not stand, or stands no more. */
  readonly capital: Readonly<Record<Exclude<Capital['stage'], 'standing'>, string>>;
  /** Whose something is. */
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
  /** What brings Victory Points besides provinces. */
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
