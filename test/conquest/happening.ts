/** What happens in a turn by itself: nothing else does, and the turn after it waits for the King's place. */
import type { Machine } from '../../src/core/index.js';
import { conquestRules, machineOf } from '../../src/conquest/machine.js';
import type { GameOptions } from '../../src/conquest/options.js';
import { OPENINGS, turnWith } from '../../src/conquest/rules/04-sequence.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import type { Step } from '../../src/conquest/table/law.js';
import type { ConquestTypes, GameRun } from '../../src/conquest/types.js';
import { emptyBoard, type Changes, type Played } from './table.js';

/** The turn in which it happens. */
export const THEN = 3;

const STEPS: readonly Step[] = [
  { phase: 'combat', side: null },
  { phase: 'siege', side: null },
];

/** A game whose turns consist of a phase of combat, in which this happens in that turn, and of nothing else. */
export const happening = (happens: (run: GameRun) => void, then: number = THEN): Machine<ConquestTypes> =>
  machineOf({
    ...conquestRules,
    law: {
      ...conquestLaw,
      step: (_, number) => STEPS[number],
    },
    frames: {
      ...conquestRules.frames,
      turn: turnWith({
        ...OPENINGS,
        combat: (run) => {
          if (run.state.turn === then) happens(run);
          else run.push({ kind: 'setup', left: ['kingsArmy'] });
        },
        siege: () => undefined,
      }),
    },
  });

/** What follows when this happens on an empty board with these changes. */
export const after = (
  happens: (run: GameRun) => void,
  changes: Changes,
  options: GameOptions = { players: 2 },
  then: number = THEN,
): Played =>
  happening(happens, then).start({
    ...emptyBoard({ turn: then, stack: [{ kind: 'turn', begun: true, step: 0 }], ...changes }),
    options,
  });
