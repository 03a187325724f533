/** R 7.8.6, 16.7.2: sinks fleets. */
import type { RuleRef } from '../../core/index.js';
import { unitsNamed } from '../query/pieces.js';
import { leadersAt } from '../query/presence.js';
import { unitsUnder } from '../query/sailing.js';
import { stowageOf } from '../query/stowage.js';
import type { PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { UnitId } from '../vocabulary.js';
import { loseUnits } from './casualties.js';

/** Returns the units aboard some fleets, which sink with them. */
export const cargoOf = (situation: Situation, place: PlaceCode, fleets: readonly UnitId[]): readonly UnitId[] =>
  leadersAt(situation, place).flatMap((leader) =>
    stowageOf(situation, unitsUnder(situation, leader, false), unitsUnder(situation, leader, true))
      .filter(({ fleet }) => fleets.includes(fleet.id))
      .flatMap(({ cargo }) => cargo.map(({ id }) => id)),
  );

/** Sinks fleets in a sea area with all units aboard, and eliminates the leaders of their stacks (R 7.8.6). */
export function sinkFleets(run: GameRun, place: PlaceCode, fleets: readonly UnitId[], rule: RuleRef): void {
  const drowned = cargoOf(run.state, place, fleets);
  loseUnits(run, unitsNamed(run.state, [...fleets, ...drowned]), rule);
}
