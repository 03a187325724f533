/** Destroys cities and fortifications (R 11). */
import type { RuleRef } from '../../core/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { longWallsAt } from '../query/long-walls.js';
import { areEnemies, campOf, cityIn } from '../query/owners.js';
import { leadersAt, unitsAt } from '../query/presence.js';
import { INSIDE } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { adjustmentOf, adjustOthers } from './levels.js';
import { noteDestruction } from './offences.js';
import { changeCity, destroyBase, setWalled, takeFort } from './places.js';
import { exhaust, raid } from './raids.js';

/** Destroys Long Walls (R 11.3.2). */
export function destroyLongWalls(run: GameRun, walls: string, by: PlayerId, rule: RuleRef): void {
  run.state.set({ longWalls: run.state.longWalls.filter((each) => each !== walls) });
  run.emit({ type: 'longWallsDestroyed', rule, walls, by });
}

/**
 * Destroys the Long Walls at a hex whose own walls are down, because Long Walls join two fortresses (R 7.6.5,
 * ruling Q215).
 */
function loseLongWalls(run: GameRun, hex: HexCode, by: PlayerId): void {
  for (const { id } of longWallsAt(run.state, hex)) destroyLongWalls(run, id, by, 'R 7.6.5');
}

/** Puts all pieces inside the place of a hex outside, because the place no longer exists. */
function moveOut({ state }: GameRun, hex: HexCode): void {
  for (const { code } of unitsAt(state, hex, { inside: true })) state.setBit(code, INSIDE, false);
  for (const { code } of leadersAt(state, hex, { inside: true })) state.setLeaderInside(code, false);
}

/** Destroys the walls of the city in a hex, or a fort (R 11.3.1). */
export function destroyWalls(run: GameRun, hex: HexCode, by: PlayerId): void {
  const { state } = run;
  const id = state.places.ids[hex] as HexId;
  const city = cityIn(state, hex);
  loseLongWalls(run, hex, by);
  run.emit({ type: 'wallsDestroyed', rule: 'R 11.3.1', hex: id, by });
  if (city !== undefined) return setWalled(run, city, false);
  moveOut(run, hex);
  takeFort(run, id, null, 'R 11.3.1');
}

/**
 * Destroys the city in a hex (R 11.1). The units that destroy it raid first (ruling Q70). Nothing of it remains but a
 * base of theirs (ruling Q72), and the levels of all regions change by its size (R 11.2, ruling Q71).
 */
export function destroyCity(run: GameRun, hex: HexCode, by: PlayerId): void {
  const { state } = run;
  const city = cityIn(state, hex);
  if (city === undefined) return;
  const camp = campOf(by);
  noteDestruction(run, city, by);
  for (const unit of unitsAt(state, hex, { camp })) raid(run, unit, 'R 11.1.3');
  exhaust(run, hex);
  moveOut(run, hex);
  loseLongWalls(run, hex, by);
  const base = state.bases[city.hex];
  if (base !== undefined && areEnemies(base, by)) destroyBase(run, city.hex, by, 'R 11.1.2');
  changeCity(run, city, {
    destroyed: true,
    held: undefined,
    revolt: undefined,
    helots: undefined,
    walled: undefined,
    wallsDue: undefined,
    siege: undefined,
    relieved: undefined,
  });
  run.emit({ type: 'cityDestroyed', rule: 'R 11.1.2', city: city.id, by });
  // R 11.2.2: as many times as the size of the city says.
  const factor = adjustmentOf(run, 'cityDestroyed').bySize?.[city.size] ?? 1;
  adjustOthers(run, null, 'cityDestroyed', camp, 'R 11.2.1', factor);
}
