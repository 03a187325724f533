/** R 4.3, 7.6, 10, 11, 15: cities, forts, bases, walls and areas that differ from the map. */
import type { Finding } from '../../../core/index.js';
import type { Relieved } from '../../state.js';
import { isArea, isLand, plays, repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

/** The season in which a siege morale was raised must not be in the future. */
function* reliefFindings(
  keys: Finding['keys'],
  relieved: Relieved | undefined,
  turn: number | undefined,
): Generator<Finding> {
  if (relieved !== undefined && turn !== undefined && relieved[0] > turn)
    yield { keys: [...keys, 'relieved'], message: 'this season is in the future' };
}

export const cityFindings: StateCheck = function* ({ cities, turn }, setting) {
  for (const [id, city] of Object.entries(cities ?? {})) {
    const keys = ['cities', id];
    if (!setting.components.map.cities.some((fact) => fact.id === id))
      yield { keys, message: `the map has no city ${id}` };
    if (Object.keys(city).length === 0) yield { keys, message: 'leave out cities that are as printed' };
    if (city.destroyed === true && Object.keys(city).length > 1)
      yield { keys, message: 'a destroyed city has no other properties' };
    if (city.held !== undefined && !plays(setting, city.held))
      yield { keys: [...keys, 'held'], message: `${city.held} is not a player of this scenario` };
    if (city.revolt !== undefined && turn !== undefined && city.revolt > turn)
      yield { keys: [...keys, 'revolt'], message: 'this season is in the future' };
    if (city.wallsDue !== undefined && turn !== undefined && city.wallsDue < turn)
      yield { keys: [...keys, 'wallsDue'], message: 'these walls are already complete' };
    yield* reliefFindings(keys, city.relieved, turn);
  }
};

/** Returns whether a city stands in a hex. */
export const hasCity = ({ cities }: Sketch, { components: { map } }: Setting, hex: string): boolean =>
  map.cities.some((fact) => fact.hex === hex && cities?.[fact.id]?.destroyed !== true);

export const fortFindings: StateCheck = function* (sketch, setting) {
  for (const [hex, fort] of Object.entries(sketch.forts ?? {})) {
    const keys = ['forts', hex];
    if (!isLand(setting, hex)) yield { keys, message: `${hex} is not a land hex` };
    else if (hasCity(sketch, setting, hex)) yield { keys, message: 'a fort cannot be in the hex of a city' };
    if (!plays(setting, fort.by))
      yield { keys: [...keys, 'by'], message: `${fort.by} is not a player of this scenario` };
    yield* reliefFindings(keys, fort.relieved, sketch.turn);
  }
};

/** R 7.6.3: bases can be in any hex of land. Those on coasts are ports, and all of them extend supply lines. */
export const baseFindings: StateCheck = function* ({ bases, placedBases }, setting) {
  for (const [hex, player] of Object.entries(bases ?? {})) {
    const keys = ['bases', hex];
    if (!isLand(setting, hex)) yield { keys, message: `${hex} is not a land hex` };
    if (!plays(setting, player)) yield { keys, message: `${player} is not a player of this scenario` };
  }
  const most = setting.scenario.special.placedBases ?? 0;
  if (placedBases !== undefined && placedBases > most)
    yield { keys: ['placedBases'], message: `expected at most ${most} bases` };
};

/** R 15.2, 15.4: raided areas. */
export const raidFindings: StateCheck = function* ({ raided, raidedThisSeason }, setting) {
  for (const [area, times] of Object.entries(raided ?? {})) {
    if (!isArea(setting, area)) yield { keys: ['raided', area], message: `the map has no area ${area}` };
    if (times === 0) yield { keys: ['raided', area], message: 'leave out areas that have not been raided' };
  }
  for (const [index, area] of (raidedThisSeason ?? []).entries())
    if (!isArea(setting, area)) yield { keys: ['raidedThisSeason', index], message: `the map has no area ${area}` };
  yield* repeated(['raidedThisSeason'], raidedThisSeason ?? []);
};
