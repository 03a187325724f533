/** Sampling what a view hides, which is nothing. */
import type { ChanceSource } from '../core/index.js';
import type { GameState, PlayerView } from './state.js';

/** The only state that looks like this view. */
export function sampleState({ viewer: _, ...state }: PlayerView, _chance: ChanceSource): GameState {
  return state;
}
