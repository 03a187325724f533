/** Writing a position: everything in which a state differs from the beginning of a game. */
import { ownJson } from '../../../core/index.js';
import { SUCCESSORS_POSITION_VERSION } from '../../version.js';
import type { GameState } from '../../state.js';
import type { Part } from './part.js';
import { parts } from './parts.js';
import { baseOf } from './read.js';
import type { Position } from '../../position.js';

/**
 * Returns the position of a state, from which `fromPosition` makes the same state again. It shares no objects with a
 * state that may still change.
 */
export function toPosition(given: GameState): Position {
  const state = ownJson(given);
  const base = baseOf(state.options);
  const all = Object.values<Part<keyof GameState>>(parts);
  return Object.assign(
    {
      format: 'diadochi-position',
      game: 'successors',
      version: SUCCESSORS_POSITION_VERSION,
      options: state.options,
    } satisfies Position,
    ...all.map((part) => part.write(state, base)),
  ) as Position;
}
