/** One frame by itself: what it leads to is over when the game waits for the King's place again. */
import type { GameFrame } from '../../src/conquest/frame/index.js';
import type { GameState } from '../../src/conquest/state.js';
import type { Action } from '../../src/conquest/action/index.js';
import { machine } from '../../src/conquest/machine.js';
import { emptyBoard, play, started, type Changes, type Played } from './table.js';

/** What waits below, and does not care. */
const BELOW: GameFrame = { kind: 'setup', left: ['kingsArmy'] };

/** An empty board with these changes, on which this is about to be resolved. */
export const facing = (frame: GameFrame, changes: Changes = {}, from = emptyBoard): Played =>
  started(from({ ...changes, stack: [BELOW, frame] }));

/** Returns whether all of it is resolved. */
export const isOver = ({ stack }: GameState): boolean => stack.length === 1 && stack[0]?.kind === 'setup';

/** Carries out actions; those who have gathered depart by themselves when nobody else can be taken along. */
export const marching = (state: GameState, actions: readonly Action[]): Played =>
  actions.reduce<Played>(
    (before, action) => {
      const isAsked = machine.legalActions(before.state).some(({ type }) => type === action.type);
      if (action.type === 'depart' && !isAsked) return before;
      const step = play(before.state, [action]);
      return { state: step.state, events: [...before.events, ...step.events] };
    },
    { state, events: [] },
  );
