/** R 4.3, 7.6, 10, 11, 15: what of cities, forts, bases, walls and areas differs from the map. */
import type { Finding } from '../../../core/index.js';
import type { Relieved } from '../../state.js';
import { isArea, isLand, plays, repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

/** A siege morale is raised no later than now. */
function* reliefFindings(
  keys: Finding['keys'],
  relieved: Relieved | undefined,
  turn: number | undefined,
): Generator<Finding> {
  if (relieved !== undefined && turn !== undefined && relieved[0] > turn)
    yield { keys: [...keys, 'relieved'], message: 'this season is still to come' };
}

export const cityFindings: StateCheck = function* ({ cities, turn }, setting) {
  for (const [id, city] of Object.entries(cities ?? {})) {
    const keys = ['cities', id];
    if (!setting.components.map.cities.some((fact) => fact.id === id))
      yield { keys, message: `the map has no city ${id}` };
    if (Object.keys(city).length === 0) yield { keys, message: 'a city that is as printed is left out' };
    if (city.destroyed === true && Object.keys(city).length > 1)
      yield { keys, message: 'a city that is destroyed is nothing else' };
    if (city.held !== undefined && !plays(setting, city.held))
      yield { keys: [...keys, 'held'], message: `${city.held} does not play` };
    if (city.revolt !== undefined && turn !== undefined && city.revolt > turn)
      yield { keys: [...keys, 'revolt'], message: 'this season is still to come' };
    if (city.wallsDue !== undefined && turn !== undefined && city.wallsDue < turn)
      yield { keys: [...keys, 'wallsDue'], message: 'these walls are complete' };
    yield* reliefFindings(keys, city.relieved, turn);
  }
};

/** Whether a city stands in a hex. */
export const hasCity = ({ cities }: Sketch, { components: { map } }: Setting, hex: string): boolean =>
  map.cities.some((fact) => fact.hex === hex && cities?.[fact.id]?.destroyed !== true);

export const fortFindings: StateCheck = function* (sketch, setting) {
  for (const [hex, fort] of Object.entries(sketch.forts ?? {})) {
    const keys = ['forts', hex];
    if (!isLand(setting, hex)) yield { keys, message: `${hex} is no hex of land` };
    else if (hasCity(sketch, setting, hex)) yield { keys, message: 'no fort stands in the hex of a city' };
    if (!plays(setting, fort.by)) yield { keys: [...keys, 'by'], message: `${fort.by} does not play` };
    yield* reliefFindings(keys, fort.relieved, sketch.turn);
  }
};

/** R 7.6.3: bases stand in any hex of land: those on coasts are ports, and all of them lead supply on. */
export const baseFindings: StateCheck = function* ({ bases, placedBases }, setting) {
  for (const [hex, player] of Object.entries(bases ?? {})) {
    const keys = ['bases', hex];
    if (!isLand(setting, hex)) yield { keys, message: `${hex} is no hex of land` };
    if (!plays(setting, player)) yield { keys, message: `${player} does not play` };
  }
  const most = setting.scenario.special.placedBases ?? 0;
  if (placedBases !== undefined && placedBases > most)
    yield { keys: ['placedBases'], message: `there are only ${most} to be placed` };
};

/** R 15.2, 15.4: areas that were raided. */
export const raidFindings: StateCheck = function* ({ raided, raidedThisSeason }, setting) {
  for (const [area, times] of Object.entries(raided ?? {})) {
    if (!isArea(setting, area)) yield { keys: ['raided', area], message: `the map has no area ${area}` };
    if (times === 0) yield { keys: ['raided', area], message: 'an area that was not raided is left out' };
  }
  for (const [index, area] of (raidedThisSeason ?? []).entries())
    if (!isArea(setting, area)) yield { keys: ['raidedThisSeason', index], message: `the map has no area ${area}` };
  yield* repeated(['raidedThisSeason'], raidedThisSeason ?? []);
};
