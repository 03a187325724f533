/** Begins, completes and abandons Long Walls (R 7.6.5). */
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import { seasonDue } from '../query/building.js';
import { endsOf } from '../query/long-walls.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Begins Long Walls with a unit of a player; `seasons` is the time of construction. */
export function beginLongWalls(run: GameRun, walls: string, { id }: UnitInfo, by: PlayerId, seasons: number): void {
  const { state } = run;
  state.set({ longWallsBegun: { ...state.longWallsBegun, [walls]: { due: state.turn + seasons, by: id } } });
  run.emit({ type: 'longWallsBegun', rule: 'R 7.6.5', walls, unit: id, by, due: seasonDue(state, seasons) });
}

/** Ends the construction of Long Walls. */
function endWork({ state }: GameRun, walls: string): void {
  const { [walls]: _, ...others } = state.longWallsBegun;
  state.set({ longWallsBegun: others });
}

/** Completes the Long Walls that are due this season (R 7.6.4). */
export function completeLongWalls(run: GameRun): void {
  const { state } = run;
  for (const [walls, { due }] of Object.entries(state.longWallsBegun)) {
    if (due > state.turn) continue;
    endWork(run, walls);
    state.set({ longWalls: [...state.longWalls, walls] });
    run.emit({ type: 'longWallsBuilt', rule: 'R 7.6.5', walls });
  }
}

/** Removes Long Walls under construction. */
export function abandonLongWalls(run: GameRun, walls: string, rule: RuleRef): void {
  endWork(run, walls);
  run.emit({ type: 'longWallsAbandoned', rule, walls });
}

/** Removes all Long Walls under construction that end in a hex. */
export function abandonLongWallsAt(run: GameRun, hex: HexCode, rule: RuleRef): void {
  for (const walls of Object.keys(run.state.longWallsBegun))
    if (endsOf(run.state, walls).includes(hex)) abandonLongWalls(run, walls, rule);
}
