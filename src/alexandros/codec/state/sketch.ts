/** What reads of something that ought to be a state, part by part, so that each part's faults are found whatever the others are. */
import { isRecord, loosely, rowsOf, type Finding, type Loose } from '../../../core/index.js';
import type { CardCounts } from '../../data/deck.js';
import type { GameFrame } from '../../frame.js';
import type { GameState, Hand, Seat } from '../../state.js';
import { PLAYER_COUNTS, PLAYERS, type PlayerId } from '../../vocabulary.js';
import { frameCodec } from '../frames.js';
import { handFields, seatFields, stateFields } from './shape.js';

/** A seat in so far as it reads. */
export interface SketchedSeat extends Loose<Omit<Seat<CardCounts>, 'hand'>> {
  readonly hand: Loose<Hand<CardCounts>>;
}

/** A state in so far as it reads. */
export interface Sketch extends Loose<Omit<GameState, 'seats' | 'stack'>> {
  /** In order; there may be too few or too many. */
  readonly seats: readonly SketchedSeat[];
  /** From the bottom up; `undefined` where there is no frame to be read. */
  readonly stack: readonly (GameFrame | undefined)[];
}

const seatIn = (row: unknown): SketchedSeat => ({
  ...loosely<Seat<CardCounts>>(seatFields, row),
  hand: loosely<Hand<CardCounts>>(handFields, isRecord(row) ? row['hand'] : undefined),
});

/** The frames of something that ought to be a stack. */
export const framesIn = (stack: unknown): Sketch['stack'] =>
  rowsOf(stack).map((frame) => (frameCodec.is(frame) ? frame : undefined));

/** What can be read of something that ought to be a state. */
export const sketchOf = (copy: Readonly<Record<string, unknown>>): Sketch => ({
  ...loosely<GameState>(stateFields, copy),
  seats: rowsOf(copy['seats']).map(seatIn),
  stack: framesIn(copy['stack']),
});

/** Who plays: the players of so many seats. */
export const playersIn = ({ seats }: Pick<Sketch, 'seats'>): readonly PlayerId[] => PLAYERS.slice(0, seats.length);

/** Whether there are as many seats as a game can have. */
export const isSeated = ({ seats }: Pick<Sketch, 'seats'>): boolean =>
  PLAYER_COUNTS.some((count) => count === seats.length);

/** One thing to look at in a sketch. */
export type SketchCheck = (sketch: Sketch) => Iterable<Finding>;
