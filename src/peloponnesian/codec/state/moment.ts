/** The state as a whole: it must be what the rules would write, and allow an action. */
import { unitsAmong } from '../../query/pieces.js';
import { CHANCE, sameJson, type Finding } from '../../../core/index.js';
import { machine } from '../../machine.js';
import { sumOfCosts, talentsFor } from '../../query/upkeep.js';
import { endByConquest } from '../../query/victory.js';
import type { GameState } from '../../state.js';
import { openTable, publishTable } from '../../table/publish.js';

/** Checks a state whose parts are sound by opening it and listing its legal actions. */
export function* momentFindings(state: GameState): Generator<Finding> {
  const table = openTable(state);
  if (!sameJson(publishTable(table, state.stack, undefined), state)) {
    yield { keys: [], message: 'this is not the form in which the rules write this state' };
    return;
  }
  if (state.ended !== null) return;
  // Rulings Q8, Q203: the game ends when all regions of a control check have been gained.
  const isClaiming = state.stack.some(({ kind }) => kind === 'claims');
  if (!isClaiming && endByConquest(table) !== undefined) {
    yield { keys: ['ended'], message: 'the game would have ended (R 21.1)' };
    return;
  }
  for (const [index, frame] of state.stack.entries())
    if (frame.kind === 'supply' && frame.stage === 'paying') {
      const talents = talentsFor(sumOfCosts(table, unitsAmong(table, frame.supplied)));
      if (talents > (state.treasuries[frame.player] ?? 0))
        yield {
          keys: ['stack', index, 'supplied'],
          message: `these units cost ${talents} talents, more than the treasury holds`,
        };
    }
  const [actor] = machine.actors(state);
  if (actor === undefined) yield { keys: ['stack'], message: 'no player can act in this frame' };
  else if (actor === CHANCE ? machine.chanceOutcomes(state).length === 0 : machine.legalActions(state).length === 0)
    yield { keys: ['stack'], message: 'no action is legal in this frame' };
}
