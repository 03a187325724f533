/** One phase of a turn by itself: when it is over, the game waits for the King's place. */
import type { Machine } from '../../src/core/index.js';
import { conquestRules, machineOf } from '../../src/conquest/machine.js';
import type { Action } from '../../src/conquest/action/index.js';
import { OPENINGS, turnWith } from '../../src/conquest/rules/04-sequence.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import type { GameState } from '../../src/conquest/state.js';
import type { Step } from '../../src/conquest/table/law.js';
import type { ConquestTypes } from '../../src/conquest/types.js';
import { languageOf } from '../kit/language.js';
import { emptyBoard, type Changes, type Played } from './table.js';

export interface Phases {
  /** Goes on with a board, on which these phases of this turn are about to come. */
  begin(turn: number, changes?: Changes, from?: typeof emptyBoard): Played;
  play(state: GameState, actions: readonly Action[]): Played;
  readonly machine: Machine<ConquestTypes>;
}

/** A game whose turns have these phases alone, and never end. */
export function phases(...steps: readonly Step[]): Phases {
  const all: readonly Step[] = [...steps, { phase: 'randomEvents', side: null }];
  const machine = machineOf({
    ...conquestRules,
    law: { ...conquestLaw, step: (_, number) => all[number] },
    frames: {
      ...conquestRules.frames,
      turn: turnWith({
        ...OPENINGS,
        randomEvents: (run) => {
          run.push({ kind: 'setup', left: ['kingsArmy'] });
        },
      }),
    },
  });
  return {
    begin: (turn, changes = {}, from = emptyBoard) =>
      machine.start(from({ ...changes, turn, stack: [{ kind: 'turn', begun: false, step: 0 }] })),
    play: languageOf<ConquestTypes>(machine).play,
    machine,
  };
}

/** Returns whether all of it is over. */
export const isOver = ({ stack }: GameState): boolean => stack.at(-1)?.kind === 'setup';
