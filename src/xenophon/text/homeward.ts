/** Of the Greeks who were left when the pretender fell, how many have come home (R X9.2). */
import type { GameState } from '../state.js';

export interface Homeward {
  readonly counted: number;
  readonly home: number;
}

export function homewardIn({ memory, units }: GameState): Homeward {
  const remnant = memory?.remnant ?? [];
  return { counted: remnant.length, home: remnant.filter((id) => units[id]?.at === 'gone').length };
}
