/** R 7.6.3, 18.3.5: forts that are no longer defended. */
import { commanderOf } from '../query/command.js';
import { campOf } from '../query/owners.js';
import { enemyOf, hasUnitsAt, hexNamed, unitsAt } from '../query/presence.js';
import type { GameRun } from '../types.js';
import { holdHex } from './movement.js';
import { takeShelter } from './shelter.js';

/**
 * Gives forts without a garrison to the enemy units outside, as if these had ended a move in the hex. The fort's base
 * is destroyed. Called at the end of each stage (R 7.6.3 d, 16.3.5, ruling Q143).
 */
export function claimForts(run: GameRun): void {
  const { state } = run;
  for (const [id, { by }] of Object.entries(state.forts)) {
    const hex = hexNamed(state, id);
    const camp = campOf(by);
    const [first] = unitsAt(state, hex, { camp: enemyOf(camp) });
    if (first === undefined || hasUnitsAt(state, hex, { camp })) continue;
    holdHex(run, hex, commanderOf(state, first.code));
    takeShelter(run, hex);
  }
}
