/** R 1.2: the map, against what the rulebook tells of it. */
import { describe, expect, it } from 'vitest';
import { NO_HEX, NO_SIDE, reachOf, type HexCode } from '../../../src/core/hex/index.js';
import { map } from '../../../src/peloponnesian/data/map/index.js';
import {
  groundOf,
  hexesIn,
  NONE,
  OPEN,
  RIVER,
  sidesAlong,
  sidesIn,
  STRAIT,
} from '../../../src/peloponnesian/geometry/ground.js';
import { hexWithId, idOfHex, idOfPrinted, printedNumber } from '../../../src/peloponnesian/geometry/numbers.js';
import { REGIONS, type AreaId, type SeaId } from '../../../src/peloponnesian/vocabulary.js';

const { areas, seas, cities } = map;
const ground = groundOf(map);
const { grid, areaAt, seaAt, cityAt, terrainAt, coastAt, sides } = ground;
const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
const hex = (id: string): HexCode => hexWithId(grid, id);
const area = (id: AreaId) => areas.find((each) => each.id === id);
const city = (id: string) => cities.find((each) => each.id === id);
const areaIn = (id: string) => areas[areaAt[hex(id)] ?? NONE]?.id;

/** Everything that can be reached from the first of some things by passing from one to the next. */
function connected<T>(all: readonly T[], next: (each: T) => readonly T[]): readonly T[] {
  const reached = new Set(all.slice(0, 1));
  for (const each of reached) for (const other of next(each)) if (all.includes(other)) reached.add(other);
  return [...reached];
}

/** The areas within so many borders of one, straits and areas to be avoided left out. */
function within(start: AreaId, steps: number, avoided: readonly AreaId[] = []): ReadonlySet<AreaId> {
  const reach = reachOf({
    places: areas.length,
    start: areas.findIndex(({ id }) => id === start),
    budget: steps,
    steps: (from, offer) => {
      for (const next of areas[from]?.borders ?? [])
        if (!avoided.includes(next))
          offer(
            areas.findIndex(({ id }) => id === next),
            1,
          );
    },
  });
  return new Set(reach.places.map((place) => areas[place]?.id ?? ''));
}

/** Returns whether a line of sea areas joins two, Open Seas and some others left out (R 9.3.4). */
function sails(from: SeaId, to: SeaId, avoided: readonly SeaId[] = []): boolean {
  const usable = seas.filter(({ id, kind }) => kind === 'coastal' && !avoided.includes(id));
  const first = usable.filter(({ id }) => id === from);
  const others = usable.filter(({ id }) => id !== from);
  return connected([...first, ...others], (sea) => usable.filter(({ id }) => sea.borders.includes(id))).some(
    ({ id }) => id === to,
  );
}

describe('hexes', () => {
  it('are 1,474 of land and 1,428 of water', () => {
    expect(map.hexes).toHaveLength(45);
    const words = map.hexes.flatMap((line) => line.split(' '));
    expect(words).toHaveLength(grid.size);
    const water = new Set(seas.map(({ code }) => code));
    const land = new Set([...areas.map(({ code }) => code), ...map.foreign]);
    expect(words.filter((word) => water.has(word))).toHaveLength(1_428);
    expect(words.filter((word) => land.has(word))).toHaveLength(1_474);
    expect(words.filter((word) => word === '..')).toHaveLength(grid.size - 1_428 - 1_474);
  });

  it('have terrain where they are land of an area, and nowhere else', () => {
    for (const each of hexes) expect(terrainAt[each] !== null, idOfHex(grid, each)).toBe(areaAt[each] !== NONE);
  });

  it('R 15.5, 22.2.2, 17: those that are called rough are rough', () => {
    const southOfThebes = grid.neighbour(hex('W3528'), 3);
    const southWestOfLamia = grid.neighbour(hex('W2824'), 4);
    expect(idOfHex(grid, southOfThebes)).toBe('W3529');
    expect([southOfThebes, southWestOfLamia, hex('W2337')].map((each) => terrainAt[each])).toEqual([
      'rough',
      'rough',
      'rough',
    ]);
    expect([areaIn('W3529'), areaIn(idOfHex(grid, southWestOfLamia)), areaIn('W2337')]).toEqual([
      'attica',
      'phthiotis',
      'messenia',
    ]);
    expect(coastAt[hex('W2337')]).not.toEqual([]);
  });

  it('R 27.2.5: are numbered on two sheets', () => {
    expect(printedNumber(map, 'W5622')).toBe('E1822');
    expect(printedNumber(map, 'W3731')).toBe('W3731');
    expect(idOfPrinted(map, 'E1822')).toBe('W5622');
    for (const { hex: id } of cities) expect(idOfPrinted(map, printedNumber(map, id))).toBe(id);
  });
});

describe('areas', () => {
  it('are 85, and four islets that are entered without a city', () => {
    expect(areas).toHaveLength(89);
    expect(areas.filter(({ region }) => region === null).map(({ id }) => id)).toEqual([
      'astypalaea',
      'cythnos',
      'seriphos',
      'calymna',
      'ithaca',
      'hydrea',
      'telos',
      'syme',
    ]);
  });

  it('R 1.2: make up 26 regions, and Persia', () => {
    expect(REGIONS).toHaveLength(26);
    const named = new Set(areas.map(({ region }) => region));
    expect([...REGIONS].filter((region) => !named.has(region))).toEqual([]);
    expect(named.size).toBe(26 + 2 + 1);
  });

  it('have hexes that hang together', () => {
    for (const [code, { id }] of areas.entries()) {
      const own = hexes.filter((each) => areaAt[each] === code);
      expect(own.length, id).toBeGreaterThan(0);
      expect(
        connected(own, (each) => grid.neighbours(each)),
        id,
      ).toHaveLength(own.length);
    }
  });

  it('border each other both ways, along hexsides', () => {
    const inArea = (each: HexCode, id: AreaId): boolean => areas[areaAt[each] ?? NONE]?.id === id;
    for (const { id, borders } of areas)
      for (const other of borders) {
        expect(area(other)?.borders, `${id} and ${other}`).toContain(id);
        const touching = hexes.filter(
          (each) => inArea(each, id) && grid.neighbours(each).some((next) => inArea(next, other)),
        );
        expect(touching, `${id} and ${other}`).not.toEqual([]);
      }
  });

  it('R 1.2: islands touch no other area', () => {
    const islands = areas.filter(
      ({ region }) => region === null || region === 'aegeanIslands' || region === 'westernIslands',
    );
    expect(islands.flatMap(({ borders }) => borders)).toEqual([]);
  });

  it('have the coasts that their hexes have', () => {
    for (const [code, { id, coast }] of areas.entries()) {
      const washed = new Set(hexes.filter((each) => areaAt[each] === code).flatMap((each) => coastAt[each] ?? []));
      expect([...washed].map((sea) => seas[sea]?.id).sort(), id).toEqual([...coast].sort());
    }
  });

  it('R 1.2: Persia reaches the sea in three of them', () => {
    const persian = areas.filter(({ region }) => region === 'pharnabazus' || region === 'tissaphernes');
    expect(persian.filter(({ coast }) => coast.length > 0).map(({ id }) => id)).toEqual([
      'dascylitis',
      'teuthrania',
      'smyrna',
    ]);
    expect(area('dascylitis')?.borders).toEqual(expect.arrayContaining(['chalcedon', 'troad']));
    expect(area('teuthrania')?.borders).toEqual(expect.arrayContaining(['northernAeolis', 'southernAeolis']));
  });

  it('R 15.3, 15.5: Megarid feeds four and Attica seven', () => {
    expect([area('megarid')?.forage, area('attica')?.forage]).toEqual([4, 7]);
  });

  it('R 8.3: Thessaly has three, of which one has no city', () => {
    const own = areas.filter(({ region }) => region === 'thessaly');
    expect(own).toHaveLength(3);
    expect(own.filter(({ id }) => !cities.some((each) => each.area === id)).map(({ id }) => id)).toEqual([
      'perrhaebia',
    ]);
    expect([city('pharsalus')?.area, city('lamia')?.area]).toEqual(['phthiotis', 'phthiotis']);
  });

  it('R 9.3.3: supply reaches from Thebes to Pharsalus and from Sparta over the Peloponnese, through three areas', () => {
    const fromThebes = within('boeotia', 2);
    expect(['phthiotis', 'pelasgiotis', 'perrhaebia'].map((id) => fromThebes.has(id))).toEqual([true, false, false]);
    const peloponnese = ['laconia', 'messenia', 'elis', 'arcadia', 'achaea', 'argolid', 'corinth', 'epidaurus'];
    const fromSparta = within('laconia', 2);
    expect(peloponnese.filter((id) => !fromSparta.has(id))).toEqual([]);
    expect(within('laconia', 2, ['argolid']).has('epidaurus')).toBe(false);
    expect(within('laconia', 3, ['argolid']).has('epidaurus')).toBe(true);
  });

  it('R 9.3.4: a way by land leads from Pagae to Athens', () => {
    expect(within('megarid', 2).has('attica')).toBe(true);
  });
});

describe('sea areas', () => {
  it('R 1.2: six are open', () => {
    expect(seas).toHaveLength(61);
    expect(seas.filter(({ kind }) => kind === 'open').map(({ name }) => name)).toEqual([
      'North Ionian Sea',
      'South Ionian Sea',
      'Sea of Crete',
      'Carpathian Sea',
      'South Aegean Sea',
      'North Aegean Sea',
    ]);
  });

  it('border each other both ways', () => {
    for (const { id, borders } of seas)
      for (const other of borders)
        expect(seas.find((each) => each.id === other)?.borders, `${id} and ${other}`).toContain(id);
    expect(connected(seas, (sea) => seas.filter(({ id }) => sea.borders.includes(id)))).toHaveLength(seas.length);
  });

  it('R 9.3.4: fleets at Leucas and Gytheum cut Naupactus off', () => {
    expect(city('naupactus')?.port).toBe('gulfOfCorinth');
    expect(city('pagae')?.port).toBe('gulfOfCorinth');
    const [corcyra, piraeus, leucas, gytheum] = ['corcyra', 'piraeus', 'leucas', 'gytheum'].map(
      (id) => city(id)?.port ?? '',
    );
    expect([sails('gulfOfCorinth', corcyra ?? ''), sails('gulfOfCorinth', piraeus ?? '')]).toEqual([true, true]);
    expect(sails('gulfOfCorinth', corcyra ?? '', [leucas ?? ''])).toBe(false);
    expect(sails('gulfOfCorinth', piraeus ?? '', [gytheum ?? ''])).toBe(false);
  });

  it('R 19.1: Sicily is entered from the waters of Corcyra and the North Ionian Sea', () => {
    expect(map.sicily.seas).toEqual([city('corcyra')?.port, 'northIonianSea']);
  });
});

describe('cities', () => {
  it('are 162, each in a hex of its own in its area', () => {
    expect(cities).toHaveLength(162);
    expect(new Set(cities.map(({ hex: id }) => id)).size).toBe(162);
    for (const each of cities) {
      expect(areaIn(each.hex), each.id).toBe(each.area);
      expect(cities[cityAt[hex(each.hex)] ?? NONE], each.id).toBe(each);
      expect(['clear', 'rough'], each.id).toContain(terrainAt[hex(each.hex)]);
    }
  });

  it('have their ports on coasts of their hexes', () => {
    for (const { id, port, hex: at } of cities)
      if (port !== null)
        expect(
          coastAt[hex(at)]?.map((sea) => seas[sea]?.id),
          id,
        ).toContain(port);
  });

  it('R 27.2.5: stand where the rulebook puts them', () => {
    const printed = {
      cyllene: 'W2130',
      methone: 'W2339',
      naupactus: 'W2428',
      gytheum: 'W2940',
      cythera: 'W3244',
      thespiae: 'W3328',
      potidaea: 'W3414',
      plataea: 'W3429',
      megara: 'W3431',
      nisaea: 'W3531',
      scione: 'W3614',
      piraeus: 'W3731',
      amphipolis: 'W3809',
      torone: 'W3816',
      melos: 'W4340',
      mytilene: 'E1822',
    };
    for (const [id, number] of Object.entries(printed)) expect(city(id)?.hex, id).toBe(idOfPrinted(map, number));
    expect(grid.distance(hex('W2337'), hex(city('methone')?.hex ?? ''))).toBe(2);
    expect(idOfHex(grid, grid.neighbour(hex(city('acharnae')?.hex ?? ''), 5))).toBe('W3729');
  });

  it('R 7.3.2: Corinth has three', () => {
    expect(cities.filter(({ area: at }) => at === 'corinth').map(({ id }) => id)).toEqual([
      'corinth',
      'lechaeum',
      'cenchreae',
    ]);
  });

  it('R C: fourteen large ones beside the capitals and Persian Sardis, one for each City Betrayal card', () => {
    const large = cities.filter(({ size }) => size === 'large').map(({ id }) => id);
    expect(large.filter((id) => !['athens', 'sparta', 'sardis'].includes(id))).toHaveLength(14);
    expect(large).toEqual(expect.arrayContaining(['athens', 'sparta', 'sardis', 'thebes', 'corcyra', 'corinth']));
  });

  it('are walled, but Sparta and those of the examples', () => {
    const walled = (id: string) => city(id)?.walled;
    expect(['athens', 'piraeus', 'megara', 'nisaea', 'potidaea', 'plataea'].map(walled)).toEqual(Array(6).fill(true));
    expect(['sparta', 'clazomenae'].map(walled)).toEqual([false, false]);
  });

  it('R 10.8.1, 5.4.2, 18.6: sizes of the examples', () => {
    expect([city('potidaea')?.size, city('piraeus')?.size, city('erythrae')?.size]).toEqual([
      'medium',
      'medium',
      'small',
    ]);
    expect(cities.filter(({ area: at }) => area(at)?.region === 'chios').map(({ id }) => id)).toEqual([
      'chios',
      'erythrae',
      'clazomenae',
      'teos',
    ]);
  });
});

describe('ways', () => {
  it('rivers run between hexes that land units pass', () => {
    expect(map.rivers).toHaveLength(26);
    for (const { name, sides: list } of map.rivers)
      for (const side of sidesIn(grid, list)) {
        expect(side, name).not.toBe(NO_SIDE);
        expect(sides[side], name).toSatisfy((bits: number) => (bits & OPEN) !== 0 && (bits & RIVER) !== 0);
      }
  });

  it('roads lead from hex to hex over open hexsides', () => {
    for (const { hexes: list } of map.roads) {
      expect(hexesIn(grid, list)).not.toContain(NO_HEX);
      for (const side of sidesAlong(grid, list)) {
        expect(side, list).not.toBe(NO_SIDE);
        expect((sides[side] ?? 0) & OPEN, list).toBe(OPEN);
      }
    }
  });

  it('R 16.8.2: the Leucas Crossing joins what is no border', () => {
    const [leucas] = map.crossings;
    for (const side of sidesIn(grid, leucas?.sides ?? '')) expect(sides[side]).toBe(OPEN | STRAIT);
    expect(area('leucas')?.borders).toEqual([]);
  });

  it('R 10.9: Long Walls join two walled cities side by side', () => {
    for (const { a, b } of map.longWalls) {
      expect([city(a)?.walled, city(b)?.walled]).toEqual([true, true]);
      expect(grid.distance(hex(city(a)?.hex ?? ''), hex(city(b)?.hex ?? ''))).toBe(1);
    }
  });

  it('R 16.8.1: the Isthmus lies between two seas', () => {
    const [west, east] = map.isthmus.ports.map((id) => city(id));
    expect([west?.area, east?.area, west?.port, east?.port]).toEqual([
      'corinth',
      'corinth',
      'gulfOfCorinth',
      'saronicGulf',
    ]);
    expect(seaAt[hex('W3731')]).toBe(NONE);
  });

  it('every row says where it comes from', () => {
    const rows = [map.grid, map.eastSheet, map.isthmus, map.sicily, ...areas, ...seas, ...cities, ...map.rivers];
    expect(
      [...rows, ...map.roads, ...map.crossings, ...map.longWalls].filter(({ source }) => source === undefined),
    ).toEqual([]);
  });
});
