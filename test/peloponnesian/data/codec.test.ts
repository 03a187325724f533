/** R 1.1: an owner's own components are read, and every fault of them is told. */
import { describe, expect, it } from 'vitest';
import { thawJson } from '../../../src/core/index.js';
import { decodeComponents } from '../../../src/peloponnesian/data/codec/components.js';
import { components } from '../../../src/peloponnesian/data/default.js';

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

const { map, cards } = components;
const [firstLine = ''] = map.hexes;
const cityNumber = (id: string): number => map.cities.findIndex((city) => city.id === id);
const kindNumber = (kind: string): number => cards.kinds.findIndex((each) => each.kind === kind);

/** What is changed, where and to what, and what is said of it. */
const CASES: readonly (readonly [string, Keys, unknown, string])[] = [
  [
    'a short row',
    ['map', 'hexes', 0],
    firstLine.slice(3),
    '$.map.hexes[0]: expected 200 characters for the width of the grid; there are 197',
  ],
  ['a row too few', ['map', 'terrain'], map.terrain.slice(1), '$.map.terrain: expected 45 rows'],
  ['a grid without hexes', ['map', 'grid', 'rows'], [9, 5], '$.map.grid: expected a grid of 1 to 10000 hexes'],
  [
    'a code that means nothing',
    ['map', 'hexes', 0],
    `Qq${firstLine.slice(2)}`,
    '$.map.hexes[0]: W0805 has no known code: Qq',
  ],
  ['a code for two things', ['map', 'areas', 0, 'code'], 'El', '$.map: the code El has two meanings'],
  [
    'two areas of one name',
    ['map', 'areas', 1, 'id'],
    'achaea',
    '$.map.areas[1].id: achaea is already the name of number 0',
  ],
  [
    'a border that is not mutual',
    ['map', 'areas', 0, 'borders', 0],
    'attica',
    '$.map.areas[0].borders[0]: attica does not border achaea',
  ],
  [
    'a border with what lies far away',
    ['map', 'areas', 0, 'borders', 0],
    'attica',
    '$.map.areas[0].borders[0]: no hex of achaea touches attica',
  ],
  [
    'a coast far away',
    ['map', 'areas', 0, 'coast', 0],
    'bosporus',
    '$.map.areas[0].coast[0]: no hex of achaea touches bosporus',
  ],
  [
    'a sea that borders nothing',
    ['map', 'seas', 0, 'borders', 0],
    'blackSea',
    '$.map.seas[0].borders[0]: blackSea does not border corcyraeanSea',
  ],
  [
    'a city outside of its area',
    ['map', 'cities', cityNumber('athens'), 'hex'],
    'W2838',
    `$.map.cities[${cityNumber('athens')}].hex: W2838 is not a hex of attica`,
  ],
  [
    'two cities in a hex',
    ['map', 'cities', cityNumber('piraeus'), 'hex'],
    'W3831',
    `$.map.cities[${cityNumber('piraeus')}].hex: athens is in the same hex`,
  ],
  [
    'a port inland',
    ['map', 'cities', cityNumber('sparta'), 'port'],
    'laconianGulf',
    `$.map.cities[${cityNumber('sparta')}].port: W2838 does not touch laconianGulf`,
  ],
  [
    'a river that jumps',
    ['map', 'rivers', 0, 'sides'],
    '2736/2838',
    '$.map.rivers[0].sides: two of these hexes are not adjacent',
  ],
  [
    'a road over water',
    ['map', 'roads', 0, 'hexes'],
    '1107 0807',
    '$.map.roads[0].hexes: two of these hexes are not adjacent',
  ],
  [
    'a road out to sea',
    ['map', 'roads', 0, 'hexes'],
    '3731 3732',
    '$.map.roads[0].hexes: land units cannot cross between two of these hexes',
  ],
  ['Long Walls to nowhere', ['map', 'longWalls', 0, 'b'], 'troy', '$.map.longWalls[0].b: there is no city troy'],
  [
    'Long Walls too long',
    ['map', 'longWalls', 0, 'b'],
    'megara',
    '$.map.longWalls[0]: athens and megara are not adjacent',
  ],
  ['an Isthmus elsewhere', ['map', 'isthmus', 'area'], 'suez', '$.map.isthmus.area: there is no area suez'],
  [
    'a way to Sicily from nowhere',
    ['map', 'sicily', 'seas', 0],
    'styx',
    '$.map.sicily.seas[0]: there is no sea area styx',
  ],
  [
    'a capital abroad',
    ['regions', 8, 'homeOf', 'capital'],
    'sparta',
    '$.regions[8].homeOf.capital: there is no city sparta in attica',
  ],
  ['a region twice', ['regions', 1, 'id'], 'achaea', '$.regions[1].id: achaea is already the name of number 0'],
  ['a leader twice', ['leaders', 1, 'id'], 'alcibiades', '$.leaders[1].id: alcibiades is already the name of number 0'],
  [
    'a result that is none',
    ['charts', 'combat', 'rows', 0, 0],
    ['D', 'E'],
    '$.charts.combat.rows[0][0]: expected the results for attacker and defender, got a list of 2',
  ],
  [
    'tribute without a level',
    ['charts', 'tribute', 'levels', 'empire'],
    [0, 0, 0],
    '$.charts.tribute.levels.empire: expected a level for each multiple from 0 to 5',
  ],
  [
    'a table out of order',
    ['charts', 'peace', 'leaders', 1, 'from'],
    1,
    '$.charts.peace.leaders[1].from: expected ascending numbers',
  ],
  ['a card twice', ['cards', 'cards', 1, 'id'], 1, '$.cards.cards[1].id: 1 is already the name of number 0'],
  [
    'a card too many',
    ['cards', 'cards', 0, 'kind'],
    'festival',
    `$.cards.kinds[${kindNumber('festival')}].count: expected 2, the number of cards of this kind`,
  ],
  [
    'an effect that is none',
    ['cards', 'kinds', kindNumber('festival'), 'effect', 'does'],
    'dance',
    `$.cards.kinds[${kindNumber('festival')}].effect.does: expected the does of the effect of a card, got "dance"`,
  ],
  [
    'a leader whom nobody knows',
    ['cards', 'kinds', 0, 'effect', 'leader'],
    'xerxes',
    '$.cards.kinds[0].effect.leader: there is no leader xerxes',
  ],
  [
    'a satrap without a city',
    ['cards', 'kinds', kindNumber('pharnabazusOffersFleet'), 'effect', 'source'],
    'susa',
    `$.cards.kinds[${kindNumber('pharnabazusOffersFleet')}].effect.source: there is no city susa`,
  ],
  [
    'a storm on no sea',
    ['cards', 'kinds', kindNumber('stormsAtSea'), 'effect', 'seas', 0],
    'styx',
    `$.cards.kinds[${kindNumber('stormsAtSea')}].effect.seas[0]: there is no sea area styx`,
  ],
  [
    'a betrayal of nowhere',
    ['cards', 'cards', cards.cards.findIndex(({ city }) => city !== undefined), 'city'],
    'troy',
    `$.cards.cards[${cards.cards.findIndex(({ city }) => city !== undefined)}].city: there is no city troy`,
  ],
  [
    'a region of nobody',
    ['scenarios', 0, 'regions', 0, 'player'],
    'thebes',
    '$.scenarios[0].regions[0].player: thebes is not a player of this scenario',
  ],
  [
    'a player without money',
    ['scenarios', 0, 'treasuries', 'athens'],
    undefined,
    '$.scenarios[0].treasuries: athens has no treasury',
  ],
  [
    'a leader in two places',
    ['scenarios', 0, 'leaderPools', 'empire', 0],
    'demosthenes',
    '$.scenarios[0].leaderPools.empire[0]: demosthenes begins elsewhere',
  ],
  [
    'a revolt of nowhere',
    ['scenarios', 1, 'board', 'revolts', 0],
    'troy',
    '$.scenarios[1].board.revolts[0]: there is no city troy',
  ],
  [
    'a fort in a city',
    ['scenarios', 0, 'board', 'forts', 0, 'hex'],
    'W3831',
    '$.scenarios[0].board.forts[0].hex: W3831 is not a land hex without a city',
  ],
  [
    'a first band above nought',
    ['scenarios', 0, 'victory', 'bands', 0, 'from'],
    1,
    '$.scenarios[0].victory.bands: the first band begins at 0',
  ],
  ['an unknown key', ['map', 'cities', 0, 'colour'], 'red', '$.map.cities[0].colour: unknown key'],
];

describe('components', () => {
  it('the default ones are sound, and read as they are', () => {
    expect(decodeComponents(thawJson(components))).toEqual({ _tag: 'Right', right: components });
  });

  it('sources may be left out', () => {
    expect(
      faultsAfter(
        [['map', 'cities', 0, 'source'], undefined],
        [['charts', 'supply', 'source'], undefined],
        [['scenarios', 0, 'regions', 0, 'source'], undefined],
      ),
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
        [['map', 'isthmus', 'area'], 'suez'],
        [['charts', 'peace', 'leaders', 1, 'from'], 1],
        [['scenarios', 1, 'board', 'revolts', 0], 'troy'],
      ),
    ).toHaveLength(3);
  });
});
