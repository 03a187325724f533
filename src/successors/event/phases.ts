/** Events of set-up and of the phases of a Game Turn. */
import type { Units } from '../units.js';
import type { CardId, GeneralId, PlayerId } from '../vocabulary.js';
import type { Said } from './base.js';

export type PhaseEvent =
  | Said<'generalDealt', { readonly player: PlayerId; readonly general: GeneralId }>
  | Said<'generalKept', { readonly player: PlayerId; readonly general: GeneralId }>
  | Said<'turnBegan', { readonly turn: number }>
  /** A general replaces another who is dead (R 6.1.3). */
  | Said<'generalSucceeded', { readonly player: PlayerId; readonly general: GeneralId; readonly successor: GeneralId }>
  /** A general comes into play and waits to be deployed (R 6.1.3); `null`: he can be hired. */
  | Said<'generalArrived', { readonly player: PlayerId | null; readonly general: GeneralId }>
  | Said<'turnOrderSet', { readonly player: PlayerId; readonly order: readonly PlayerId[] }>
  /** What a player chooses as allotment (R 19.9.2). */
  | Said<'allotmentChosen', { readonly player: PlayerId; readonly unit: 'mercenary' | 'cavalry' }>
  | Said<
      'reinforcementsReceived',
      { readonly player: PlayerId; readonly units: Units; readonly generals: readonly GeneralId[] }
    >
  /** Pieces that could not be placed, or were not, go to the Dispersed Box (R 6.4.3). */
  | Said<
      'reinforcementsDispersed',
      { readonly player: PlayerId; readonly units: Units; readonly generals: readonly GeneralId[] }
    >
  | Said<'cardsShuffled', { readonly count: number }>
  /** A marriage contract ends (R 18.5.2). */
  | Said<'contractEnded', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'turnEnded', { readonly turn: number }>;
