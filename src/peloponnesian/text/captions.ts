/** What pictures alone write: headings, captions, homes in a few letters. All else on them is taken from the names. */
import type { Side } from '../frame/combat.js';
import type { EffectState } from '../state.js';
import type { HomeId, PlayerId } from '../vocabulary.js';

/** Every language has them all, or does not compile. */
export interface Captions {
  /** The game. */
  readonly game: string;
  /** On counters: a home in a few letters. */
  readonly homes: Readonly<Record<HomeId, string>>;
  readonly letters: Readonly<Record<PlayerId, string>>;
  /** Of the years before Christ. */
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
  /** Walls or Long Walls that are complete in so many seasons. */
  readonly wallsDue: (seasons: number) => string;
  readonly siege: (morale: number) => string;
  readonly siegeMorale: string;
  readonly controlMarker: string;
  /** Walls or Long Walls that are being built. */
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
  /** Who is in no wing of a battle in wings (R D). */
  readonly outsideWings: string;
  readonly reserve: string;
  readonly cargo: string;
  readonly lost: string;
  readonly victory: string;
  /** What is counted at the end for Athens. */
  readonly counted: Readonly<Record<'regions' | 'tribute', string>>;
  readonly capitals: string;
  /** So many regions of those that a player must win. */
  readonly conquest: (player: string, won: number, needed: number) => string;
  readonly atTheEnd: (winner: string) => string;
  readonly draw: string;
  readonly won: (winner: string, margin: string) => string;
  /** What the count at the end means where several share the League. */
  readonly athensHasLost: string;
  /** Stands before what each player of the League controls and needs. */
  readonly ifAthensLoses: string;
  /** The Base Tribute Values of a player, and those from which on it is a victory, and a decisive one. */
  readonly ownVictory: (player: string, count: number, victory: number, decisive: number) => string;
  /** Stands before the allies who may not use the lands of a player. */
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
