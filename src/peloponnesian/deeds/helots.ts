/** R C: raises and subdues helots, and applies their effect on Militance. */
import { findEffect } from '../query/cards.js';
import { citiesToRise, risenCities, type Helots } from '../query/helots.js';
import { campOf, friendOfCity, playerOfHome } from '../query/owners.js';
import { hasUnitsAt, hexNamed } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { changeLevels } from './levels.js';
import { abandonLongWallsAt } from './long-walls.js';
import { abandonWalls, changeCity, destroyBase } from './places.js';

/**
 * Raises helots in all cities of a region but one. Bases and unfinished works are lost where no unit of the holder is
 * inside.
 */
export function raiseHelots(run: GameRun, effect: Helots, by: PlayerId): void {
  const cities = citiesToRise(run.state, effect);
  for (const city of cities) changeCity(run, city, { helots: true });
  run.emit({ type: 'helotsRose', rule: 'R C', cities: cities.map(({ id }) => id) });
  const camp = campOf(playerOfHome(run.state, effect.region));
  for (const city of cities) {
    const place = hexNamed(run.state, city.hex);
    if (hasUnitsAt(run.state, place, { camp, inside: true })) continue;
    // A base of besiegers is outside (ruling Q140).
    const base = run.state.bases[city.hex];
    if (base !== undefined && campOf(base) === friendOfCity(run.state, city)) destroyBase(run, city.hex, by, 'R C');
    abandonWalls(run, city, 'R C');
    abandonLongWallsAt(run, place, 'R C');
  }
}

/** Lowers the Militance of the region in each season with a helot rising. */
export function lowerMilitanceByHelots(run: GameRun): void {
  const effect = findEffect(run.state.components, 'helots');
  if (effect === undefined || risenCities(run.state).length === 0) return;
  changeLevels(run, effect.region, { allegiance: 0, militance: effect.militance }, 'helotsRisen', 'R C');
}

/** Ends the risings in cities with a unit of either camp at the start of the Seasonal Turn. */
export function subdueHelots(run: GameRun): void {
  for (const city of risenCities(run.state)) {
    if (!hasUnitsAt(run.state, hexNamed(run.state, city.hex), { inside: true })) continue;
    changeCity(run, city, { helots: undefined });
    run.emit({ type: 'helotsSubdued', rule: 'R C', city: city.id });
  }
}
