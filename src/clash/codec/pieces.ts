/** R S1.3, S2, S12: pieces by themselves: what they cannot be, wherever the game has come to. */
import type { SketchCheck } from '../../conquest/codec/edition.js';
import { TRAYS } from '../../conquest/vocabulary.js';

const isTray = (place: string): boolean => TRAYS.some((tray) => tray === place);

/** R 10.16, S1.3: the wounded are on the map; whom a leader follows is nothing that his counter says. */
export const leaderChecks: SketchCheck = function* leaderChecks({ leaders }, { roster }) {
  for (const { id } of roster.leaders) {
    const state = leaders?.[id];
    if (state !== undefined && state.wounded && isTray(state.at))
      yield { keys: ['leaders', id, 'wounded'], message: 'only leaders on the map are wounded' };
  }
};
