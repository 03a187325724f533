/** Phases of movement for tests: positions with pieces put where a test wants them, and what can be done there. */
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { MovementFrame } from '../../src/peloponnesian/frame/march.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import type { LeaderId, PlayerId, ScenarioId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { started } from './table.js';

/** Pieces that stand on the map. All other units are in their Force Pools, and all other leaders at home. */
export interface Pieces {
  readonly units?: Readonly<Record<UnitId, UnitState>>;
  readonly leaders?: Readonly<Record<LeaderId, Partial<LeaderState>>>;
}

/** A phase of movement of a player in the second Campaign Turn, with these pieces on the map. */
export function moving(
  player: PlayerId,
  { units = {}, leaders = {} }: Pieces,
  parts: Partial<GameState> = {},
  scenario: ScenarioId = 'argiveLeague',
): GameState {
  const start = initialState({ players: 2, scenario });
  const inPools = Object.keys(start.units).map((id) => [id, { at: 'forcePool' }]);
  const named = Object.entries(start.leaders).map(([id, leader]) => {
    const put = leaders[id];
    return [id, put === undefined ? leader : { player: leader.player, ...put }];
  });
  const frame: MovementFrame = { kind: 'movement', player, stage: 'moving', marched: [], sailed: [], attacks: [] };
  return started({
    ...start,
    campaignTurn: 2,
    forts: {},
    bases: {},
    units: { ...Object.fromEntries(inPools), ...units },
    leaders: Object.fromEntries(named),
    ...parts,
    stack: [frame],
  });
}

/** What the player whose phase it is can do. */
export const listed = (state: GameState): readonly Action[] => {
  const [actor] = machine.actors(state);
  return actor === undefined || actor === 'chance' ? [] : machine.legalActions(state, actor);
};

/** The actions of one type. */
export const listedOf = <T extends Action['type']>(
  state: GameState,
  type: T,
): readonly Extract<Action, { readonly type: T }>[] =>
  listed(state).filter((action): action is Extract<Action, { readonly type: T }> => action.type === type);

/** The phase of movement at the bottom of the stack. */
export function phase({ stack }: GameState): MovementFrame {
  const frame = stack.find(({ kind }) => kind === 'movement');
  if (frame?.kind !== 'movement') throw new RangeError('there is no phase of movement');
  return frame;
}
