/**
 * Words that only pictures use: headings, captions, and abbreviations of homes. Pictures take everything else from the
 * names.
 */
import type { Side } from '../frame/combat.js';
import type { EffectState } from '../state.js';
import type { HomeId, PlayerId } from '../vocabulary.js';

/** The captions of a language. The compiler checks that none is missing. */
export interface Captions {
  /** The name of the game. */
  readonly game: string;
  /** The abbreviation of a home on counters. */
  readonly homes: Readonly<Record<HomeId, string>>;
  readonly letters: Readonly<Record<PlayerId, string>>;
  /** A year before Christ. */
  readonly year: (year: number) => string;
  readonly campaignTurn: (number: number) => string;
  readonly allegiance: string;
  readonly militance: string;
  readonly multiple: string;
  readonly tribute: string;
  readonly regions: string;
  readonly neutral: string;
  readonly notInPlay: string;
  readonly ofNobody: string;
  readonly forage: (number: number) => string;
  readonly forageNumber: string;
  readonly raided: (times: number) => string;
  readonly coastalSea: string;
  readonly openSea: string;
  readonly crossing: string;
  readonly walled: string;
  readonly unwalled: string;
  readonly port: (sea: string) => string;
  readonly revolt: string;
  readonly helots: string;
  readonly destroyed: string;
  /** Walls or Long Walls with the number of seasons until they are complete. */
  readonly wallsDue: (seasons: number) => string;
  readonly siege: (morale: number) => string;
  readonly siegeMorale: string;
  readonly controlMarker: string;
  /** Walls or Long Walls under construction. */
  readonly wallsBegun: string;
  readonly longWalls: (ends: string) => string;
  readonly inside: string;
  readonly under: (leader: string) => string;
  readonly raiding: string;
  readonly foraging: string;
  readonly elite: string;
  readonly morale: (morale: number) => string;
  /** The leadership of a leader. */
  readonly ratings: (land: number, sea: number) => string;
  readonly attackHere: (player: string) => string;
  readonly battle: (place: string) => string;
  readonly round: (round: number) => string;
  readonly odds: string;
  readonly results: (attacker: string, defender: string) => string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly garrison: string;
  readonly retreatBox: string;
  /** The pieces in no wing of a battle in wings (R D). */
  readonly outsideWings: string;
  readonly reserve: string;
  readonly cargo: string;
  readonly lost: string;
  readonly victory: string;
  /** What the final count counts for Athens. */
  readonly counted: Readonly<Record<'regions' | 'tribute', string>>;
  readonly capitals: string;
  /** The regions won, of those that a player must win. */
  readonly conquest: (player: string, won: number, needed: number) => string;
  readonly atTheEnd: (winner: string) => string;
  readonly draw: string;
  readonly won: (winner: string, margin: string) => string;
  /** The meaning of the final count if several players share the League. */
  readonly athensHasLost: string;
  /** The heading of what each player of the League controls and needs. */
  readonly ifAthensLoses: string;
  /** The Base Tribute Values of a player, and the numbers required for a victory and for a decisive victory. */
  readonly ownVictory: (player: string, count: number, victory: number, decisive: number) => string;
  /** The heading of the allies to whom a player has closed their lands. */
  readonly closedTo: string;
  readonly hand: string;
  readonly hiddenCards: (count: number) => string;
  readonly eventCards: string;
  readonly piles: (deck: number, discards: number) => string;
  readonly onTheTable: string;
  readonly inForce: string;
  readonly effects: Readonly<Record<EffectState['does'], string>>;
  /** A change of morale or of a roll: `+1`. */
  readonly change: (by: number) => string;
  readonly stormHere: string;
  readonly sicily: string;
  readonly sicilyWon: (camp: string) => string;
  readonly fleetsToCome: (count: number) => string;
  readonly peace: (year: number) => string;
  readonly moved: (from: string, to: string) => string;
  readonly fought: (place: string) => string;
  readonly taken: (place: string) => string;
}
