/** The moment as a whole: the state is as the rules write it, and somebody can do something. */
import { unitsAmong } from '../../query/pieces.js';
import { CHANCE, sameJson, type Finding } from '../../../core/index.js';
import { machine } from '../../machine.js';
import { sumOfCosts, talentsFor } from '../../query/upkeep.js';
import { endByConquest } from '../../query/victory.js';
import type { GameState } from '../../state.js';
import { openTable, publishTable } from '../../table/publish.js';

/** What a state that is sound otherwise says against the rules: it is opened, and asked what can be done. */
export function* momentFindings(state: GameState): Generator<Finding> {
  const table = openTable(state);
  if (!sameJson(publishTable(table, state.stack, undefined), state)) {
    yield { keys: [], message: 'the rules do not write this state so' };
    return;
  }
  if (state.ended !== null) return;
  // Rulings Q8, Q203: it ends when all regions of a control check have been gained.
  const isClaiming = state.stack.some(({ kind }) => kind === 'claims');
  if (!isClaiming && endByConquest(table) !== undefined) {
    yield { keys: ['ended'], message: 'the game would have ended (R 21.1)' };
    return;
  }
  for (const [index, frame] of state.stack.entries())
    if (frame.kind === 'supply' && frame.stage === 'paying') {
      const talents = talentsFor(sumOfCosts(table, unitsAmong(table, frame.supplied)));
      if (talents > (state.treasuries[frame.player] ?? 0))
        yield { keys: ['stack', index, 'supplied'], message: `these cost ${talents} talents, more than there are` };
    }
  const [actor] = machine.actors(state);
  if (actor === undefined) yield { keys: ['stack'], message: 'nobody is waited for here' };
  else if (actor === CHANCE ? machine.chanceOutcomes(state).length === 0 : machine.legalActions(state).length === 0)
    yield { keys: ['stack'], message: 'nothing can be done here' };
}
