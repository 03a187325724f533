/**
 * Captions that only pictures use: headings, and kinds in a few letters. All other words on them are taken from the
 * names.
 */
import type { Season } from '../vocabulary.js';

/** Every language has them all, or does not compile. */
export interface Captions {
  /** The game. */
  readonly game: string;
  /** On counters: a kind in a few letters. */
  readonly short: Readonly<Record<string, string>>;
  /** One letter for each season. */
  readonly seasonLetters: Readonly<Record<Season, string>>;
  readonly turn: (turn: number) => string;
  readonly turnIn: (turn: number) => string;
  /** Of the years before Christ. */
  readonly year: (year: number) => string;
  readonly setup: string;
  readonly track: string;
  /** The signs of a turn on the track, and their letters. */
  readonly revolt: string;
  readonly raid: string;
  readonly mutiny: string;
  readonly eventLetters: Readonly<Record<'revolt' | 'raid' | 'mutiny', string>>;
  readonly expected: string;
  readonly wounded: string;
  readonly ability: (ability: number) => string;
  readonly steps: (left: number, full: number) => string;
  readonly attack: string;
  readonly missile: string;
  readonly walls: (count: number) => string;
  readonly city: string;
  readonly garrison: string;
  readonly seaZone: string;
  readonly usedBy: (sides: string) => string;
  readonly usedByNobody: string;
  readonly strait: string;
  readonly closed: string;
  readonly barredTo: (side: string) => string;
  readonly objectives: string;
  readonly secured: (turn: number) => string;
  readonly open: string;
  readonly points: (points: number) => string;
  /** Pieces that are not on the map. */
  readonly inTheBox: (what: string) => string;
  readonly battle: (province: string) => string;
  readonly noBattle: string;
  readonly arrays: string;
  /** Before the units and leaders that are still to be placed on the display. */
  readonly toPlace: string;
  readonly round: (round: number) => string;
  readonly line: (line: number) => string;
  readonly armyOf: (side: string) => string;
  readonly pair: string;
  readonly engaged: (one: string, other: string) => string;
  readonly routed: string;
  readonly alone: string;
  readonly won: (winners: string, margin: string) => string;
  readonly drawn: string;
  readonly moved: (from: string, to: string) => string;
  readonly fought: (place: string) => string;
  readonly taken: (place: string) => string;
  readonly empty: string;
}
