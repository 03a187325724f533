/** The rules of every kind of frame, and the machine that runs them. */
import { createMachine, type Border, type FrameTable } from '../../core/index.js';
import { refusal } from '../code.js';
import { isAction } from '../codec/action.js';
import { publishTable } from '../table/publish.js';
import { Table } from '../table/table.js';
import type { AlexandrosTypes } from '../types.js';
import { compensation } from './compensation.js';
import { destination } from './destination.js';
import { occupation } from './occupy-province.js';
import { path } from './path.js';
import { setup } from './setup.js';
import { draw } from './take-a-card.js';
import { turn } from './turn.js';

/** The rules of each kind of frame. */
export const frames: FrameTable<AlexandrosTypes> = { setup, turn, draw, destination, path, occupation, compensation };

/** Converts between plain JSON and the table. */
const border: Border<AlexandrosTypes> = {
  open: (shown) => new Table(shown),
  copy: (table) => table.copy(),
  publish: publishTable,
};

export const machine = createMachine<AlexandrosTypes>({
  frames,
  border,
  isAction,
  refusals: {
    malformed: (_, rule) => refusal('malformedAction', rule),
    gameOver: () => refusal('gameOver', 'R End of the Game'),
    notYourTurn: (_, { player }, actor) => refusal('notYourTurn', 'R Game Play', { player, waitingFor: actor }),
    notYourAction: ({ player }, by) => refusal('notYourAction', 'R Game Play', { player, by }),
    notAvailable: (_, { type }, rule) => refusal('wrongMoment', rule, { type }),
  },
});
