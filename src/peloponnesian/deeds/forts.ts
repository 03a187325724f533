/** R 7.6.3, 18.3.5: forts that nobody defends any more. */
import { commanderOf } from '../query/command.js';
import { campOf } from '../query/owners.js';
import { enemyOf, hasUnitsAt, hexNamed, unitsAt } from '../query/presence.js';
import type { GameRun } from '../types.js';
import { holdHex } from './movement.js';
import { takeShelter } from './shelter.js';

/**
 * Enemies who stand before a fort whose garrison is gone hold its hex as if they ended a move there: the fort is theirs, and its
 * base is destroyed (R 7.6.3 d, 16.3.5, ruling Q143). Asked whenever a stage is over.
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
