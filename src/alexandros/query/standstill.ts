/** Ruling A21: a game in which nothing moves any more ends. */
import { STANDSTILL_ROUNDS } from '../data/components.js';
import type { Situation } from '../state.js';

/** Idle turns that a game bears; one more ends it. The turn of the last wall or point counts as the first. */
export const idleTurnsBorne = ({ seats }: Pick<Situation, 'seats'>): number => STANDSTILL_ROUNDS * seats.length;
