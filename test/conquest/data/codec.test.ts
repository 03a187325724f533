/** R 2: an owner's own components are read, and every fault of them is told. */
import { describe, expect, it } from 'vitest';
import { decodeComponents } from '../../../src/conquest/data/codec/components.js';
import { components } from '../../../src/conquest/data/default.js';
import { thawJson } from '../../../src/core/index.js';

type Keys = readonly (string | number)[];

/** Writes a value into a copy; `undefined` takes the key away. */
function put(copy: unknown, [key = '', ...rest]: Keys, value: unknown): void {
  const parts = copy as Record<string | number, unknown>;
  if (rest.length > 0) put(parts[key], rest, value);
  else if (value === undefined) delete parts[key];
  else parts[key] = value;
}

/** What is wrong with the default components after changes, as path and message. */
function faultsAfter(...changes: readonly (readonly [Keys, unknown])[]): readonly string[] {
  const copy = thawJson(components);
  for (const [keys, value] of changes) put(copy, keys, value);
  const read = decodeComponents(copy);
  return read._tag === 'Left' ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
}

const { borders } = components.map;
const [, , thirdRow = []] = components.charts.siege.rows;

/** What is changed, where and to what, and what is said of it. */
const CASES: readonly (readonly [string, Keys, unknown, string])[] = [
  ['a border to nowhere', ['map', 'borders', 0, 'b'], 'thule', '$.map.borders[0].b: there is no province thule'],
  [
    'two borders of the same two',
    ['map', 'borders', 53],
    borders[1],
    '$.map.borders[53]: macedonia and thrace already touch by borders[1]',
  ],
  [
    'an island',
    ['map', 'borders'],
    borders.filter(({ b }) => b !== 'lybia'),
    '$.map.provinces[10]: no way leads to lybia',
  ],
  [
    'a fortress elsewhere',
    ['map', 'cities', 5, 'provinces'],
    ['syria', 'arabia'],
    '$.map.borders[14].through: no city gaza lies between syria and egypt',
  ],
  [
    'a sea that touches one way',
    ['map', 'seaZones', 0, 'adjacent'],
    ['egyptian'],
    '$.map.seaZones[0].adjacent[0]: no other sea zone egyptian touches blackSea',
  ],
  [
    'a coast inland',
    ['map', 'cities', 1, 'sea'],
    'egyptian',
    '$.map.cities[1].sea: no sea zone egyptian washes where sardis lies',
  ],
  [
    'a city named like a province',
    ['map', 'cities', 0, 'id'],
    'hellas',
    '$.map.cities[0].id: hellas is the name of a province',
  ],
  [
    'two cities of one name',
    ['map', 'cities', 1, 'id'],
    'athens',
    '$.map.cities[1].id: athens is already the name of number 0',
  ],
  [
    'a province named like a tray',
    ['map', 'provinces', 3, 'id'],
    'pool',
    '$.map.provinces[3].id: pool is the name of a tray',
  ],
  [
    'R 15.4: a city with walls that is yet to be founded',
    ['map', 'cities', 6, 'walls'],
    1,
    '$.map.cities[6].walls: a city that is founded later has no walls at the start (R 15.4)',
  ],
  [
    'R 11.2: a unit that begins in a city without walls',
    ['counters', 'kinds', 0, 'batches', 0, 'at'],
    'gordium',
    '$.counters.kinds[0].batches[0].at: the garrison of gordium is infantry of the persian side, 0 units at most (R 11.2)',
  ],
  [
    'a city named like a side',
    ['map', 'cities', 1, 'id'],
    'persian',
    '$.map.cities[1].id: persian is the name of a side',
  ],
  [
    'a sea zone named like a tray',
    ['map', 'seaZones', 0, 'id'],
    'gone',
    '$.map.seaZones[0].id: gone is the name of a tray',
  ],
  [
    'baggage named like a leader',
    ['counters', 'baggage', 0, 'id'],
    'alexander',
    '$.counters.baggage[0].id: alexander is already the name of a leader',
  ],
  ['a fortified temple', ['map', 'cities', 7, 'walls'], 1, '$.map.cities[7].walls: a holy place has no walls'],
  [
    'more walls than a city can have',
    ['map', 'cities', 0, 'walls'],
    6,
    '$.map.cities[0].walls: expected a whole number from 0 to 5, got 6',
  ],
  ['an unknown key', ['map', 'cities', 0, 'colour'], 'red', '$.map.cities[0].colour: unknown key'],
  ['more walls than markers', ['counters', 'walls'], 17, '$.counters.walls: the cities have 18 walls'],
  [
    'units in no place',
    ['counters', 'kinds', 0, 'batches', 0, 'at'],
    'thule',
    '$.counters.kinds[0].batches[0].at: there is no place thule',
  ],
  [
    'a leader without a turn',
    ['counters', 'leaders', 3, 'turn'],
    undefined,
    '$.counters.leaders[3].turn: who comes from the track, and nobody else, comes on a turn',
  ],
  [
    'a turn beyond the track',
    ['counters', 'leaders', 1, 'leaves'],
    47,
    '$.counters.leaders[1].leaves: the track has no turn 47',
  ],
  [
    'a choice that is none',
    ['counters', 'leaders', 9, 'choice'],
    'guards',
    '$.counters.leaders[9].choice: there is no choice guards',
  ],
  [
    'a range that is none',
    ['counters', 'leaders', 2, 'range'],
    'asia',
    '$.counters.leaders[2].range: there is no range asia',
  ],
  [
    'an heir of nobody',
    ['counters', 'leaders', 10, 'succeeds'],
    'cyrus',
    '$.counters.leaders[10].succeeds: there is no other leader cyrus',
  ],
  [
    'wounds that help',
    ['counters', 'leaders', 0, 'wounded'],
    10,
    '$.counters.leaders[0].wounded: wounds make nobody abler',
  ],
  [
    'a homeland that is nowhere',
    ['counters', 'kinds', 13, 'homeland'],
    'laconia',
    '$.counters.kinds[13].homeland: there is no province laconia',
  ],
  [
    'a Siege Train built nowhere',
    ['counters', 'baggage', 0, 'builtIn'],
    'pella',
    '$.counters.baggage[0].builtIn: there is no province pella',
  ],
  ['bands of who is not apart', ['counters', 'bands', 0], 'spartan', '$.counters.bands[0]: spartan are not apart'],
  [
    'a chart with a hole',
    ['charts', 'siege', 'rows', 2],
    thirdRow.slice(1),
    '$.charts.siege.rows[2]: 4 columns, not 5',
  ],
  [
    'a schedule out of order',
    ['charts', 'victory', 2, 'from'],
    9,
    '$.charts.victory[2].from: the schedule begins at 0 and ascends',
  ],
  [
    'raids from nowhere',
    ['charts', 'raids', 'places', 2],
    'thule',
    '$.charts.raids.places[2]: there is no province thule',
  ],
  [
    'a choice of nowhere',
    ['choices', 0, 'provinces', 1],
    'thule',
    '$.choices[0].provinces[1]: there is no province thule',
  ],
  ['an objective nowhere', ['objectives', 1, 'at'], 'thule', '$.objectives[1].at: there is no place thule'],
  ['two conquerors', ['sides', 1, 'conquers'], true, '$.sides: no more than one side conquers'],
];

describe('components', () => {
  it('the default ones are sound, and read as they are', () => {
    const read = decodeComponents(thawJson(components));
    expect(read).toEqual({ _tag: 'Right', right: components });
  });

  it('sources may be left out', () => {
    expect(
      faultsAfter([['map', 'borders', 0, 'source'], undefined], [['charts', 'costs', 'source'], undefined]),
    ).toEqual([]);
  });

  it.each([null, 7, [], {}, 'a map'])('%j is refused', (input) => {
    expect(decodeComponents(input)._tag).toBe('Left');
  });

  it.each(CASES)('%s', (_, keys, value, fault) => {
    expect(faultsAfter([keys, value])).toContain(fault);
  });

  it('tells faults of several parts at once', () => {
    expect(
      faultsAfter(
        [['charts', 'siege', 'rows', 2], thirdRow.slice(1)],
        [['sides', 1, 'conquers'], true],
        [['counters', 'walls'], 17],
      ),
    ).toHaveLength(3);
  });
});
