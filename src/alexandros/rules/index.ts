/** The rules of every kind of frame, and the machine that runs them. */
import { createMachine, plainBorder, type Frame, type FrameRules, type FrameTable } from '../../core/index.js';
import type { ActionType } from '../action.js';
import { refusal } from '../code.js';
import { isAction } from '../codec/action.js';
import type { AlexandrosTypes } from '../types.js';
import { compensation } from './compensation.js';
import { destination } from './destination.js';
import { occupation } from './occupy-province.js';
import { path } from './path.js';
import { setup } from './setup.js';
import { draw } from './take-a-card.js';
import { turn } from './turn.js';

/** Refuses what is no action at all before the rules look at it. */
const wellFormed = <F extends Frame>(rules: FrameRules<AlexandrosTypes, F>): FrameRules<AlexandrosTypes, F> => ({
  ...rules,
  refuse: (situation, frame, action) =>
    isAction(action) ? rules.refuse?.(situation, frame, action) : refusal('malformedAction', rules.rule),
});

const frames: FrameTable<AlexandrosTypes> = {
  setup: wellFormed(setup),
  turn: wellFormed(turn),
  draw: wellFormed(draw),
  destination: wellFormed(destination),
  path: wellFormed(path),
  occupation: wellFormed(occupation),
  compensation: wellFormed(compensation),
};

const typeOf = (action: { readonly type?: unknown } | null | undefined): ActionType | string =>
  typeof action?.type === 'string' ? action.type : 'unknown';

export const machine = createMachine<AlexandrosTypes>({
  frames,
  border: plainBorder(['board']),
  refusals: {
    gameOver: () => refusal('gameOver', 'R End of the Game'),
    notYourTurn: (_, __, actor) => refusal('notYourTurn', 'R Game Play', { waitsFor: actor }),
    notAvailable: (_, action, rule) => refusal('wrongMoment', rule, { type: typeOf(action) }),
  },
});
