/** Whether a game can go on: somebody must be able to act. */
import { textOfThrown, type Finding } from '../../../core/index.js';
import { machine } from '../../machine.js';
import type { GameState } from '../../state.js';
import { boardFindings } from './resolving.js';

/**
 * Finds states from which the rules cannot go on although all parts are valid. If frames contradict the board, the
 * rules may have nothing to do, or fail.
 */
export function restFindings(state: GameState): readonly Finding[] {
  if (state.stack.length === 0) return [];
  const keys = ['stack', state.stack.length - 1];
  try {
    const found = boardFindings(state);
    if (found.length > 0) return found;
    if (machine.actors(state).length === 0) return [{ keys, message: 'the game does not wait here: no player acts' }];
    return machine.legalActions(state).length === 0 ? [{ keys, message: 'nothing can be done here' }] : [];
  } catch (thrown) {
    return [{ keys, message: `this does not fit the rest of the state: ${textOfThrown(thrown)}` }];
  }
}
