/** R 7.6.5: what ends the construction of Long Walls. */
import { abandonLongWalls } from '../deeds/long-walls.js';
import type { GameEvent } from '../event/index.js';
import { endsOf, isFortressOf } from '../query/long-walls.js';
import { campOf, playerOfUnit } from '../query/owners.js';
import { unitNamed } from '../query/pieces.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { UnitId } from '../vocabulary.js';

/** Returns whether an event moves a unit, lets it retreat into a fortress, or eliminates it. */
function isDeparture(event: GameEvent, unit: UnitId): boolean {
  switch (event.type) {
    case 'unitMoved':
    case 'unitEliminated':
      return event.unit === unit;
    case 'stackMoved':
      return event.units.includes(unit);
    default:
      return false;
  }
}

/** Returns whether both ends are fortresses of the building unit's camp. */
function areEndsHeld(situation: Situation, walls: string, builder: UnitId): boolean {
  const camp = campOf(playerOfUnit(situation, unitNamed(situation, builder).code));
  return endsOf(situation, walls).every((end) => isFortressOf(situation, end, camp));
}

/**
 * Removes Long Walls under construction if their unit moves, retreats into a fortress or is lost, or an end falls
 * (ruling Q40).
 */
export function giveUpLongWalls(run: GameRun, said: readonly GameEvent[]): void {
  const { state } = run;
  for (const [walls, { by }] of Object.entries(state.longWallsBegun))
    if (said.some((event) => isDeparture(event, by)) || !areEndsHeld(state, walls, by))
      abandonLongWalls(run, walls, 'R 7.6.5');
}
