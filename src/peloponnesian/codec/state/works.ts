/** R 7.5, 7.6, 10.9: walls that are being built, Long Walls, and the units that were built in this season. */
import type { Finding, Key } from '../../../core/index.js';
import { hexesBeside } from '../../geometry/beside.js';
import type { CityState } from '../../state.js';
import type { CityFact } from '../../data/shape/map.js';
import type { HexId } from '../../vocabulary.js';
import { repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

const cityNamed = ({ components: { map } }: Setting, id: string): CityFact | undefined =>
  map.cities.find((city) => city.id === id);

const isWalled = ({ walled }: CityState, fact: CityFact): boolean => walled ?? fact.walled;

/** R 7.6.4: walls that are being built do not stand yet, and are complete in the Build stage of their season. */
export const wallFindings: StateCheck = function* ({ cities, turn }, setting) {
  for (const [id, city] of Object.entries(cities ?? {})) {
    const fact = cityNamed(setting, id);
    const { wallsDue: due, walled } = city;
    if (fact !== undefined && walled === fact.walled)
      yield { keys: ['cities', id, 'walled'], message: 'walls that are as printed are left out' };
    if (due === undefined) continue;
    const keys = ['cities', id, 'wallsDue'];
    if (fact !== undefined && isWalled(city, fact)) yield { keys, message: 'the city has walls' };
    if (turn !== undefined && due < turn) yield { keys, message: 'this season is over' };
  }
};

/** R 7.6.5, 10.9: Long Walls join two fortresses next to each other, and go by them in one way. */
function* pairFindings(walls: string, keys: readonly Key[], sketch: Sketch, setting: Setting): Generator<Finding> {
  const names = walls.split(' ');
  const cities = names.map((name) => cityNamed(setting, name));
  if (names.some((name, end) => cities[end] === undefined && sketch.forts?.[name as HexId] === undefined)) {
    yield { keys, message: `"${walls}" does not join cities or forts` };
    return;
  }
  const { ground, codes } = setting.places;
  const [one, other] = names.map((name, end) => codes.get((cities[end]?.hex ?? name) as HexId));
  if (one === undefined || other === undefined || hexesBeside(ground)[one]?.includes(other) !== true) {
    yield { keys, message: 'Long Walls join places next to each other' };
    return;
  }
  for (const city of cities) {
    const state = city === undefined ? undefined : (sketch.cities?.[city.id] ?? {});
    if (state?.destroyed === true) yield { keys, message: 'Long Walls do not end at a city that is destroyed' };
    else if (city !== undefined && state !== undefined && !isWalled(state, city))
      yield { keys, message: 'Long Walls do not end at a city without walls' };
  }
  const printed = setting.components.map.longWalls.find(({ a, b }) => names.includes(a) && names.includes(b));
  if (printed === undefined ? one > other : walls !== `${printed.a} ${printed.b}`)
    yield { keys, message: 'the two ends are named in the other order' };
}

export const longWallFindings: StateCheck = function* (sketch, setting) {
  const { longWalls = [], longWallsBegun, turn, units } = sketch;
  for (const [index, walls] of longWalls.entries()) yield* pairFindings(walls, ['longWalls', index], sketch, setting);
  yield* repeated(['longWalls'], longWalls);
  if (longWallsBegun !== undefined && Object.keys(longWallsBegun).length === 0)
    yield { keys: ['longWallsBegun'], message: 'where none are being built this is left out' };
  for (const [walls, { due, by }] of Object.entries(longWallsBegun ?? {})) {
    const keys = ['longWallsBegun', walls];
    yield* pairFindings(walls, keys, sketch, setting);
    if (longWalls.includes(walls)) yield { keys, message: 'these Long Walls stand' };
    if (turn !== undefined && due < turn) yield { keys: [...keys, 'due'], message: 'this season is over' };
    const ends = walls.split(' ').map((name) => cityNamed(setting, name)?.hex ?? name);
    const at = units?.[by]?.at;
    if (units !== undefined && (at === undefined || !ends.includes(at)))
      yield { keys: [...keys, 'by'], message: `${by} is at neither end` };
  }
};

/** R 7.5: the units that were built in this season are in their Force Pools, as long as that is remembered. */
export const builtFindings: StateCheck = function* ({ built, units }) {
  if (built === undefined) return;
  if (built.length === 0) yield { keys: ['built'], message: 'where none were built this is left out' };
  for (const [index, unit] of built.entries())
    if (units !== undefined && units[unit]?.at !== 'forcePool')
      yield { keys: ['built', index], message: `${unit} is not in its Force Pool` };
  yield* repeated(['built'], built);
};
