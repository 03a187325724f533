/**
 * The parts of an unknown state that could be decoded, so that faults of each part are found whatever the others are.
 */
import { isRecord, loosely, rowsOf, type Finding, type Loose } from '../../../core/index.js';
import type { CardCounts } from '../../data/deck.js';
import type { GameFrame } from '../../frame.js';
import type { GameState, Hand, Seat } from '../../state.js';
import { PLAYER_COUNTS, PLAYERS, type PlayerId } from '../../vocabulary.js';
import { frameCodec } from '../frames.js';
import { handFields, seatFields, stateFields } from './shape.js';

/** The decoded parts of a seat. */
export interface SketchedSeat extends Loose<Omit<Seat<CardCounts>, 'hand'>> {
  readonly hand: Loose<Hand<CardCounts>>;
}

/** The decoded parts of a state. */
export interface Sketch extends Loose<Omit<GameState, 'seats' | 'stack'>> {
  /** The seats in order; there may be too few or too many. */
  readonly seats: readonly SketchedSeat[];
  /** The frames from the bottom up; `undefined` for one that could not be decoded. */
  readonly stack: readonly (GameFrame | undefined)[];
}

const seatIn = (row: unknown): SketchedSeat => ({
  ...loosely<Seat<CardCounts>>(seatFields, row),
  hand: loosely<Hand<CardCounts>>(handFields, isRecord(row) ? row['hand'] : undefined),
});

/** Returns the frames of an input that should be a stack. */
export const framesIn = (stack: unknown): Sketch['stack'] =>
  rowsOf(stack).map((frame) => (frameCodec.is(frame) ? frame : undefined));

/** Returns what could be decoded of an input that should be a state. */
export const sketchOf = (copy: Readonly<Record<string, unknown>>): Sketch => ({
  ...loosely<GameState>(stateFields, copy),
  seats: rowsOf(copy['seats']).map(seatIn),
  stack: framesIn(copy['stack']),
});

/** Returns the players of this number of seats. */
export const playersIn = ({ seats }: Pick<Sketch, 'seats'>): readonly PlayerId[] => PLAYERS.slice(0, seats.length);

/** Returns whether the number of seats is possible. */
export const isSeated = ({ seats }: Pick<Sketch, 'seats'>): boolean =>
  PLAYER_COUNTS.some((count) => count === seats.length);

/** Checks one thing in a sketch. */
export type SketchCheck = (sketch: Sketch) => Iterable<Finding>;
