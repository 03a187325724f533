/** Writing a position: whatever differs from the beginning of a game. */
import { SUCCESSORS_POSITION_VERSION } from '../version.js';
import type { GameState } from '../state.js';
import type { Part } from './part.js';
import { parts } from './parts.js';
import { baseOf } from './read.js';
import type { Position } from './shape.js';

/** The position of a state. `fromPosition` makes the same state of it again. */
export function toPosition(state: GameState): Position {
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
