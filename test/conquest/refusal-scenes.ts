/** What is refused in Conquest and Empire wherever one is; docs/refusals.md shows the rest by conformance cases. */
import type { OwnRefusals } from '../../tools/refusals/scene.js';

export const refusals: OwnRefusals = {
  anywhere: {
    title: 'R 4.1, R 16 anywhere',
    code: `import { createGame, explainAction, fromPosition, orThrow, type Action } from 'diadochi/conquest';

const state = orThrow(createGame({ players: 2 }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "persian" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R 3)
explainAction(state, { type: 'endMovement', player: 'macedonian' })?.code; // 'notYourTurn': the Persian deploys (R 4.1)
explainAction(state, { type: 'endMovement', player: 'macedonian' }, 'persian')?.code; // 'notYourAction': the Persian asks about it (R 4.1)
explainAction(state, { type: 'endMovement', player: 'persian' })?.code; // 'wrongMoment': nobody moves yet (R 3.3)
const over = orThrow(fromPosition({ format: 'diadochi-position', game: 'conquest', version: 1, pieces: { macedonian: { gone: ['alexander'] } }, ended: { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null } }));
explainAction(over, { type: 'endMovement', player: 'persian' })?.code; // 'gameOver': nobody does anything any more (R 16)`,
    shows: ['malformedAction', 'notYourTurn', 'notYourAction', 'wrongMoment', 'gameOver'],
  },
};
