/** Runs of single deeds, and machines with other rules, for tests. */
import { createMachine, type FrameTable, type Machine, type Transition } from '../../src/core/index.js';
import { refusal } from '../../src/peloponnesian/code/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { frames } from '../../src/peloponnesian/rules/frames.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { border } from '../../src/peloponnesian/machine.js';
import type { GameRun, PeloponnesianTypes } from '../../src/peloponnesian/types.js';

/** Returns the machine of the game with the rules of some frames replaced. */
export const machineWith = (
  replaced: Partial<FrameTable<PeloponnesianTypes>>,
  settled?: (run: GameRun, said: readonly GameEvent[], from: number) => void,
): Machine<PeloponnesianTypes> =>
  createMachine<PeloponnesianTypes>({
    frames: { ...frames, ...replaced },
    border,
    ...(settled && { settled }),
    refusals: {
      gameOver: () => refusal('gameOver', 'R 21'),
      notYourTurn: () => refusal('notYourTurn', 'R 3.3'),
      notYourAction: () => refusal('notYourAction', 'R 3.3'),
      notAvailable: (_, __, rule) => refusal('notPossible', rule),
    },
  });

/** Carries out a deed on a state in place of whatever its stack says; what the deed pushes is resolved. `settled`: what follows from it. */
export function doing(
  state: GameState,
  deed: (run: GameRun) => void,
  settled?: Parameters<typeof machineWith>[1],
): Transition<PeloponnesianTypes> {
  const turn: FrameTable<PeloponnesianTypes>['turn'] = {
    rule: 'R 3.1',
    advance(run) {
      run.finish();
      deed(run);
    },
  };
  const machine = machineWith({ turn }, settled);
  return machine.start({ ...state, stack: [{ kind: 'turn', step: 0, left: null }] });
}
