/** Sampling what a view hides. Everything is public without Event Cards, so that a view hides nothing. */
import { ownJson, type ChanceSource } from '../core/index.js';
import type { GameState, PlayerView } from './state.js';

/** Returns the only state that looks like this view. */
export function sampleState(view: PlayerView, _chance: ChanceSource): GameState {
  const { viewer: _, ...state } = ownJson(view);
  return state as GameState;
}
