/** R 7.5, 7.6, 10.9: walls under construction, Long Walls, and the units that were built in this season. */
import type { Finding, Key } from '../../../core/index.js';
import { hexesBeside } from '../../geometry/beside.js';
import type { CityState } from '../../state.js';
import type { CityFact } from '../../data/shape/map.js';
import type { HexId } from '../../vocabulary.js';
import { repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

const cityNamed = ({ components: { map } }: Setting, id: string): CityFact | undefined =>
  map.cities.find((city) => city.id === id);

const isWalled = ({ walled }: CityState, fact: CityFact): boolean => walled ?? fact.walled;

/** R 7.6.4: walls under construction do not stand yet, and are completed in the Build stage of their season. */
export const wallFindings: StateCheck = function* ({ cities, turn }, setting) {
  for (const [id, city] of Object.entries(cities ?? {})) {
    const fact = cityNamed(setting, id);
    const { wallsDue: due, walled } = city;
    if (fact !== undefined && walled === fact.walled)
      yield { keys: ['cities', id, 'walled'], message: 'leave out walls that are as printed' };
    if (due === undefined) continue;
    const keys = ['cities', id, 'wallsDue'];
    if (fact !== undefined && isWalled(city, fact)) yield { keys, message: 'the city already has walls' };
    if (turn !== undefined && due < turn) yield { keys, message: 'this season is in the past' };
  }
};

/** Checks R 7.6.5, 10.9: Long Walls must join two adjacent fortresses, and are named in one order only. */
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
    yield { keys, message: 'Long Walls join adjacent places only' };
    return;
  }
  for (const city of cities) {
    const state = city === undefined ? undefined : (sketch.cities?.[city.id] ?? {});
    if (state?.destroyed === true) yield { keys, message: 'Long Walls cannot end at a destroyed city' };
    else if (city !== undefined && state !== undefined && !isWalled(state, city))
      yield { keys, message: 'Long Walls cannot end at a city without walls' };
  }
  const printed = setting.components.map.longWalls.find(({ a, b }) => names.includes(a) && names.includes(b));
  if (printed === undefined ? one > other : walls !== `${printed.a} ${printed.b}`)
    yield { keys, message: 'expected the two ends in the other order' };
}

export const longWallFindings: StateCheck = function* (sketch, setting) {
  const { longWalls = [], longWallsBegun, turn, units } = sketch;
  for (const [index, walls] of longWalls.entries()) yield* pairFindings(walls, ['longWalls', index], sketch, setting);
  yield* repeated(['longWalls'], longWalls);
  if (longWallsBegun !== undefined && Object.keys(longWallsBegun).length === 0)
    yield { keys: ['longWallsBegun'], message: 'leave this out if no Long Walls are being built' };
  for (const [walls, { due, by }] of Object.entries(longWallsBegun ?? {})) {
    const keys = ['longWallsBegun', walls];
    yield* pairFindings(walls, keys, sketch, setting);
    if (longWalls.includes(walls)) yield { keys, message: 'these Long Walls are already complete' };
    if (turn !== undefined && due < turn) yield { keys: [...keys, 'due'], message: 'this season is in the past' };
    const ends = walls.split(' ').map((name) => cityNamed(setting, name)?.hex ?? name);
    const at = units?.[by]?.at;
    if (units !== undefined && (at === undefined || !ends.includes(at)))
      yield { keys: [...keys, 'by'], message: `${by} is not at one of the ends` };
  }
};

/** R 7.5: the units that were built in this season must be in their Force Pools. */
export const builtFindings: StateCheck = function* ({ built, units }) {
  if (built === undefined) return;
  if (built.length === 0) yield { keys: ['built'], message: 'leave this out if no units were built' };
  for (const [index, unit] of built.entries())
    if (units !== undefined && units[unit]?.at !== 'forcePool')
      yield { keys: ['built', index], message: `${unit} is not in its Force Pool` };
  yield* repeated(['built'], built);
};
