/** R C: storms, and the morale checks of fleets in them. */
import { placeNamed } from '../query/by-id.js';
import { unitsAt } from '../query/presence.js';
import { addedBySeason, isCentreOfStorm } from '../query/storms.js';
import { seaNumber } from '../query/voyages.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { SeaId, UnitId } from '../vocabulary.js';
import { addEffect } from './effects.js';
import { checkMorale } from './morale.js';
import { sinkFleets } from './sinking.js';

/**
 * Starts a storm on an Open Sea: all fleets there sink, and it lasts until the end of the Campaign Turn. A sea that is
 * struck twice has one storm (ruling Q7).
 */
export function strikeSea(run: GameRun, sea: SeaId): void {
  const { state } = run;
  const place = placeNamed(state, sea);
  const fleets = unitsAt(state, place, { land: false }).map(({ id }) => id);
  if (!isCentreOfStorm(state, seaNumber(state.ground, sea))) addEffect(run, { does: 'storm', sea });
  run.emit({ type: 'stormStruck', rule: 'R C', sea, fleets });
  sinkFleets(run, place, fleets, 'R C');
}

/** Compares the dice of fleets in a storm with their morale. Returns those that sink. */
export const checkInStorm = (run: GameRun, fleets: readonly UnitInfo[], dice: readonly number[]): readonly UnitId[] =>
  checkMorale(run, fleets, dice, { rule: 'R C', added: addedBySeason(run.state) }).map(({ id }) => id);
