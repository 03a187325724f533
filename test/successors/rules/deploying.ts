/** How the tests of R 6.4 set up what they look at. */
import type { Action } from '../../../src/successors/action/index.js';
import type { DeployFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameState } from '../../../src/successors/state.js';
import { allUnits } from '../../../src/successors/units.js';
import type { CombatUnit, SpaceId } from '../../../src/successors/vocabulary.js';
import { board, resolving } from './phases-support.js';

/** A deployment by red, on a board with nothing on it but what is told. */
export function deploying(terms: Partial<DeployFrame>, changes: Partial<GameState> = {}): GameState {
  const state = board({ turn: 2, control: {}, independentArmies: noArmies(), ...changes });
  return machine.start(
    resolving(state, {
      kind: 'deploy',
      player: 'red',
      units: allUnits({ mercenary: 2 }),
      generals: [],
      spaces: null,
      together: false,
      bases: [],
      placed: {},
      resort: {},
      minorGenerals: false,
      stage: 'next',
      ...terms,
    }),
  ).state;
}
/** No Independent Army anywhere. */
export function noArmies(): GameState['independentArmies'] {
  const gone = { status: 'removed', space: null } as const;
  return { leosthenes: gone, ariarathes: gone, filon: gone, seuthes: gone, glaukias: gone };
}
/** What is listed: so many CUs or a general, and where. */
export const deployed = (state: GameState) =>
  machine
    .legalActions(state)
    .flatMap((action) =>
      action.type === 'deployUnits'
        ? [`${action.count} ${action.unit} ${action.space}`]
        : action.type === 'deployGeneral'
          ? [`${action.general} ${action.space}`]
          : [action.type],
    );

/** CUs of red placed. */
export const put = (unit: CombatUnit, count: number, space: SpaceId): Action => ({
  type: 'deployUnits',
  player: 'red',
  unit,
  count,
  space,
});
