/** R C: storms strike, and fleets check their morale in them. */
import { placeNamed } from '../query/by-id.js';
import { playerOfUnit } from '../query/owners.js';
import { unitsAt } from '../query/presence.js';
import { addedBySeason, isCentreOfStorm } from '../query/storms.js';
import { seaNumber } from '../query/voyages.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { PLAYERS, type SeaId, type UnitId } from '../vocabulary.js';
import { addEffect } from './effects.js';
import { sinkFleets } from './sinking.js';

/** A storm strikes an Open Sea: all fleets there go down, and it rages until the Campaign Turn ends. A sea that is struck twice has one storm (ruling Q7). */
export function strikeSea(run: GameRun, sea: SeaId): void {
  const { state } = run;
  const place = placeNamed(state, sea);
  const fleets = unitsAt(state, place, { land: false }).map(({ id }) => id);
  if (!isCentreOfStorm(state, seaNumber(state.ground, sea))) addEffect(run, { does: 'storm', sea });
  run.emit({ type: 'stormStruck', rule: 'R C', sea, fleets });
  sinkFleets(run, place, fleets, 'R C');
}

/** Reads the dice of fleets in a storm against their morale; returns those that go down. */
export function checkInStorm(
  run: GameRun,
  at: SeaId,
  fleets: readonly UnitInfo[],
  dice: readonly number[],
): readonly UnitId[] {
  const added = addedBySeason(run.state);
  const checks = fleets.map(({ id, code, morale }, index) => ({
    player: playerOfUnit(run.state, code),
    check: { unit: id, die: dice[index] ?? 0, morale },
  }));
  for (const player of PLAYERS) {
    const own = checks.filter((each) => each.player === player).map(({ check }) => check);
    if (own.length > 0) run.emit({ type: 'moraleChecked', rule: 'R C', at, player, added, checks: own });
  }
  return checks.flatMap(({ check }) => (check.die + added > check.morale ? [check.unit] : []));
}
