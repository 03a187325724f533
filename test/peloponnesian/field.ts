/** Battlefields for tests of combat: only the pieces that are named are on the map. */
import type { Attack, BattleFrame } from '../../src/peloponnesian/frame/combat.js';
import { baseMorale } from '../../src/peloponnesian/query/combat.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import type { LeaderId, PieceId, PlayerId, ScenarioId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { started } from './table.js';

type Spot = UnitState['at'] | UnitState;

/** Units and leaders on the map, each with where it is. */
export interface Pieces {
  readonly units: Readonly<Record<string, Spot>>;
  readonly leaders?: Readonly<Record<LeaderId, readonly [PlayerId, Spot]>>;
}

const placed = (spot: Spot): UnitState => (typeof spot === 'string' ? { at: spot } : spot);

/** Returns a scenario of two players in which only these pieces are on the map. */
export function field(scenario: ScenarioId, pieces: Pieces, parts: Partial<GameState> = {}): GameState {
  const state = initialState({ players: 2, scenario });
  const units: Record<UnitId, UnitState> = {};
  for (const id of Object.keys(state.units) as UnitId[]) units[id] = { at: 'forcePool' };
  for (const [id, spot] of Object.entries(pieces.units)) units[id as UnitId] = placed(spot);
  const leaders: Record<LeaderId, LeaderState> = {};
  for (const [id, [player, spot]] of Object.entries(pieces.leaders ?? {}))
    leaders[id] = { at: placed(spot).at, player, ...(placed(spot).inside && { inside: true as const }) };
  return { ...state, units, leaders, ...parts };
}

/** Returns an attack by land; pieces are `unit 1-3` for several alike. */
export const attackOf = (
  player: PlayerId,
  at: Attack['at'],
  from: Attack['from'],
  attackers: readonly PieceId[],
  parts: Partial<Attack> = {},
): Attack => ({ at, player, attackers, targets: [], from, landed: false, ...parts });

/** Puts attacks in motion. */
export const fought = (state: GameState, ...left: readonly Attack[]): GameState =>
  started({ ...state, stack: [{ kind: 'battles', player: left[0]?.player ?? 'athens', left }] });

/** Returns ids of alike units, numbered from 1. */
export const alike = (kind: string, count: number, from = 1): UnitId[] =>
  Array.from({ length: count }, (_, index) => `${kind}-${from + index}` as UnitId);

/** Returns a spot for each of some units. */
export const all = (ids: readonly UnitId[], spot: Spot): Record<string, Spot> =>
  Object.fromEntries(ids.map((id) => [id, spot]));

/** Returns the battle that is being fought. */
export function battleIn({ stack }: GameState): BattleFrame {
  const found = stack.find((frame) => frame.kind === 'battle');
  if (found?.kind !== 'battle') throw new RangeError('no battle is being fought');
  return found;
}

/** Returns the current morale of each fighter of a side, `R` for one in the Retreat box: `4 4 R`. */
export function display(state: GameState, side: 'attacker' | 'defender'): string {
  const battle = battleIn(state);
  const table = openTable(state);
  return battle[side].fighters
    .map(({ unit, modifier, retreats }) =>
      retreats ? 'R' : String(baseMorale(table, unit, battle.element) + modifier),
    )
    .join(' ');
}

/** Returns what kind of frame is on top, and its stage if it has one. */
export function top({ stack }: GameState): string {
  const frame = stack.at(-1);
  return frame === undefined ? 'none' : 'stage' in frame ? `${frame.kind} ${frame.stage}` : frame.kind;
}

/** Returns a battlefield in a game with combat in wings (R D). */
export const inWings = (scenario: ScenarioId, pieces: Pieces, parts: Partial<GameState> = {}): GameState =>
  field(scenario, pieces, { options: { players: 2, scenario, optionalRules: ['wings'] }, ...parts });
