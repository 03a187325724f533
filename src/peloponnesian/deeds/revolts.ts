/** Begins and ends revolts of cities (R 6.5). */
import type { RuleRef } from '../../core/index.js';
import type { CityFact } from '../data/shape/map.js';
import type { CityRevolted } from '../event/revolts.js';
import { priceOfWork, wallsOf } from '../query/building.js';
import { campOf, friendOfCity, isWalled, playerOfHome, regionOfCity, stateOfCity } from '../query/owners.js';
import { enemyOf, hasUnitsAt, hexNamed, leadersAt, masterOfCity } from '../query/presence.js';
import { citiesOf } from '../query/regions.js';
import type { GameRun } from '../types.js';
import type { Camp, RegionId } from '../vocabulary.js';
import { standInside } from './array.js';
import { abandonWalls, changeCity, setWalled } from './places.js';
import { takeShelter } from './shelter.js';

/**
 * Begins the walls of a city without walls that revolts, with a shorter construction. Walls already under construction
 * are complete no later than before (R 6.5.5). Returns what happens to them, or `null` if the city has walls.
 */
function buildWalls(run: GameRun, city: CityFact): CityRevolted['walls'] {
  const { state } = run;
  if (isWalled(state, city)) return null;
  const { savedInRevolt } = state.components.charts.construction;
  const due = state.turn + priceOfWork(state, wallsOf(city)).seasons - savedInRevolt;
  if (due <= state.turn) {
    setWalled(run, city, true);
    return 'built';
  }
  const { wallsDue = due } = stateOfCity(state, city.id);
  changeCity(run, city, { wallsDue: Math.min(due, wallsDue) });
  return 'begun';
}

/**
 * Begins the revolt of a city (R 6.5.1). A siege by the camp to which the city is now friendly ends without a victory
 * (ruling Q28). Units inside stay there (R 6.5.4), and leaders without units are outside (ruling Q132). A base stands
 * until an enemy comes in (ruling Q133).
 */
export function beginRevolt(run: GameRun, city: CityFact, region: RegionId): void {
  const { state } = run;
  const hex = hexNamed(state, city.hex);
  changeCity(run, city, { revolt: state.turn });
  const walls = buildWalls(run, city);
  const friend = friendOfCity(state, city);
  if (friend !== null) changeCity(run, city, { siege: undefined, relieved: undefined });
  run.emit({ type: 'cityRevolted', rule: 'R 6.5.1', region, city: city.id, friend, walls });
  const inside = { camp: campOf(playerOfHome(state, region)), inside: true };
  if (!hasUnitsAt(state, hex, inside)) standInside(run, { leaders: leadersAt(state, hex, inside) }, false);
}

/**
 * Ends the revolt of a city (R 6.2, 6.5.3). It belongs to its region again, and unfinished walls are abandoned
 * (R 6.5.5). A siege by the holder of the region ends; one by the enemy continues.
 */
export function endRevolt(run: GameRun, city: CityFact, rule: RuleRef): void {
  const { state } = run;
  const region = regionOfCity(state, city);
  if (region === null) return;
  const enemy = enemyOf(campOf(playerOfHome(state, region)));
  const outside = { camp: enemy, inside: false, land: true };
  const isBesiegedByEnemy = hasUnitsAt(state, hexNamed(state, city.hex), outside);
  const siege = isBesiegedByEnemy ? {} : { siege: undefined, relieved: undefined };
  changeCity(run, city, { revolt: undefined, ...siege });
  run.emit({ type: 'revoltEnded', rule, region, city: city.id });
  abandonWalls(run, city, 'R 6.5.5');
  takeShelter(run, hexNamed(state, city.hex));
}

/**
 * Ends sieges of cities in revolt that have become friendly to their besiegers because Militance has risen
 * (ruling Q30).
 */
export function endFriendlySieges(run: GameRun, region: RegionId): void {
  const { state } = run;
  for (const city of citiesOf(state, region)) {
    const { revolt, siege } = stateOfCity(state, city.id);
    if (revolt === undefined || siege === undefined) continue;
    const friend = masterOfCity(state, city);
    const hex = hexNamed(state, city.hex);
    const isBefore = (camp: Camp): boolean => hasUnitsAt(state, hex, { camp, inside: false, land: true });
    if (friend !== null && isBefore(friend) && !isBefore(enemyOf(friend)))
      changeCity(run, city, { siege: undefined, relieved: undefined });
  }
}

/**
 * Ends the revolts of cities with units inside at the start of a Seasonal Turn, unless they revolted in this season
 * (R 6.5.3, 6.5.4, rulings Q5, Q15, Q16).
 */
export function pacifyCities(run: GameRun): void {
  const { state } = run;
  for (const city of state.ground.map.cities) {
    const { revolt } = stateOfCity(state, city.id);
    if (revolt === undefined || revolt >= state.turn) continue;
    if (hasUnitsAt(state, hexNamed(state, city.hex), { inside: true })) endRevolt(run, city, 'R 6.5.3');
  }
}
