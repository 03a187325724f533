/** What is refused in The Epic of the Peloponnesian War wherever one is; docs/refusals.md shows the rest by conformance cases. */
import type { OwnRefusals } from '../../tools/refusals/scene.js';

export const refusals: OwnRefusals = {
  anywhere: {
    title: 'R 3.3, R 21 anywhere',
    code: `import { createGame, explainAction, fromPosition, orThrow, type Action } from 'diadochi/peloponnesian';

const state = orThrow(createGame({ players: 2 }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "athens" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R 7.3)
explainAction(state, { type: 'endPlacement', player: 'sparta' })?.code; // 'notYourTurn': Athens places units first (R 22.4.1)
explainAction(state, { type: 'endPlacement', player: 'sparta' }, 'athens')?.code; // 'notYourAction': Athens asks about an action of Sparta (R 3.3)
explainAction(state, { type: 'endMovement', player: 'athens' })?.code; // 'outOfPhase': nobody moves yet (R 7.3)
const over = orThrow(fromPosition({ format: 'diadochi-position', game: 'peloponnesian', version: 1, options: { players: 2 }, ended: { winner: 'league', margin: 'decisive', how: 'capital' } }));
explainAction(over, { type: 'endMovement', player: 'athens' })?.code; // 'gameOver': nobody does anything any more (R 21)`,
    shows: ['malformedAction', 'notYourTurn', 'notYourAction', 'outOfPhase', 'gameOver'],
  },
  never: {
    notPossible: 'every action that is not listed is refused for a reason of its own',
    noBreach: 'in a peace players are asked about embassies only while they may air grievances (R 20.3)',
  },
};
