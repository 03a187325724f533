/** R 2.2, 3, 5, 8.2: the map, against what the rulebook prints of it. */
import { describe, expect, it } from 'vitest';
import { borders, cities, map, provinces, seaZones } from '../../../src/conquest/data/map.js';

const ids = provinces.map(({ id }) => id);
const ofTerrain = (terrain: string) => provinces.filter((each) => each.terrain === terrain).map(({ id }) => id);
const touch = (a: string, b: string) =>
  borders.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));

describe('R 2.2, 5 provinces', () => {
  it('R 5.2 these five are independent', () => {
    const independent = provinces.filter(({ loyalty }) => loyalty === 'independent');
    expect(independent.map(({ id }) => id).sort()).toEqual([
      'chorasmia',
      'lowerIndia',
      'scythia',
      'sind',
      'upperIndia',
    ]);
    expect(independent.map(({ holder }) => holder)).toEqual([null, null, null, null, null]);
  });

  it('R 5.3 Macedonia never changes hands; Hellas and Thrace come back', () => {
    const of = (loyalty: string) => provinces.filter((each) => each.loyalty === loyalty).map(({ id }) => id);
    expect(of('steadfast')).toEqual(['macedonia']);
    expect(of('home')).toEqual(['hellas', 'thrace']);
  });

  it('R 5.4 all others are Persian: of 32, 24', () => {
    expect(provinces).toHaveLength(32);
    expect(provinces.filter(({ holder }) => holder === 'persian')).toHaveLength(24);
    expect(provinces.filter(({ holder }) => holder === 'macedonian')).toHaveLength(3);
  });

  it('R X7.3, R 8.6: Assyria and Babylonia are rich, Arabia is desert', () => {
    expect(ofTerrain('rich')).toEqual(['egypt', 'assyria', 'babylonia']);
    expect(ofTerrain('desert')).toContain('arabia');
    expect([ofTerrain('fertile').length, ofTerrain('mountain').length, ofTerrain('desert').length]).toEqual([13, 8, 8]);
  });

  it('R 16.2 a win by conquest needs neither Arabia, Sind, nor the barbarians of the north', () => {
    expect(provinces.filter(({ dispensable }) => dispensable).map(({ id }) => id)).toEqual([
      'arabia',
      'chorasmia',
      'scythia',
      'sind',
    ]);
  });

  it('R 12.6 Gandara and the independent provinces pay the Persian nothing', () => {
    expect(provinces.filter(({ paysNothingTo }) => paysNothingTo === 'persian').map(({ id }) => id)).toEqual([
      'chorasmia',
      'scythia',
      'gandara',
      'upperIndia',
      'lowerIndia',
      'sind',
    ]);
  });
});

describe('R 8.2 borders', () => {
  it('53 of them, each between two provinces of the map, and none twice', () => {
    expect(borders).toHaveLength(53);
    expect(new Set(borders.map(({ a, b }) => [a, b].sort().join(' '))).size).toBe(53);
    expect(borders.flatMap(({ a, b }) => [a, b]).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('all that touches a Mountain province is a mountain border, but that of Thrace and Ionia', () => {
    const mountains = new Set(ofTerrain('mountain'));
    const exceptions = borders.filter(
      ({ a, b, kind }) => (mountains.has(a) || mountains.has(b)) !== (kind === 'mountain'),
    );
    expect(exceptions.map(({ a, b }) => [a, b])).toEqual([['thrace', 'ionia']]);
  });

  it('Gaza alone is a border, that of Egypt and Syria', () => {
    expect(borders.filter(({ through }) => through !== undefined)).toMatchObject([
      { a: 'syria', b: 'egypt', through: 'gaza' },
    ]);
    expect(cities.find(({ id }) => id === 'gaza')?.provinces).toEqual(['syria', 'egypt']);
  });

  it('R 8.6 one marches from Syria through Arabia to Egypt', () => {
    expect([touch('syria', 'arabia'), touch('arabia', 'egypt')]).not.toContain(undefined);
  });

  it('R 18.0 no way leads north out of Armenia', () => {
    const ways = borders.flatMap(({ a, b }) => (a === 'armenia' ? [b] : b === 'armenia' ? [a] : []));
    expect(ways.sort()).toEqual(['assyria', 'cappadocia', 'media']);
  });

  it('every province can be reached from Macedonia', () => {
    const reached = new Set(['macedonia']);
    for (const from of reached)
      for (const { a, b } of borders) {
        if (a === from) reached.add(b);
        if (b === from) reached.add(a);
      }
    expect(reached.size).toBe(32);
  });

  it("Alexander's way leads along them", () => {
    const way =
      'macedonia thrace ionia phrygia cilicia syria egypt lybia egypt syria assyria babylonia susiana persis media parthia areia drangiana arachosia bactria sogdiana bactria gandara upperIndia lowerIndia gedrosia carmania persis susiana babylonia';
    const stops = way.split(' ');
    const gaps = stops.slice(1).filter((stop, index) => touch(stops[index] ?? '', stop) === undefined);
    expect(gaps).toEqual([]);
  });
});

describe('R 3.3 cities', () => {
  it('have the walls that are placed on them: 18 in all', () => {
    const walled = Object.fromEntries(cities.filter(({ walls }) => walls > 0).map(({ id, walls }) => [id, walls]));
    expect(walled).toEqual({
      athens: 3,
      tyre: 4,
      sardis: 3,
      babylon: 1,
      susa: 1,
      ecbatana: 1,
      halicarnassus: 1,
      gaza: 1,
      malli: 1,
      sogdianRock: 1,
      aornos: 1,
    });
    expect(cities.reduce((sum, { walls }) => sum + walls, 0)).toBe(18);
  });

  it('R 3.2 Athens alone is Macedonian', () => {
    expect(cities.filter(({ holder }) => holder === 'macedonian').map(({ id }) => id)).toEqual(['athens']);
  });

  it('R 6.4, 15.4 the Temple of Ammon is never fortified, and Alexandria is yet to be founded', () => {
    expect(cities.filter(({ holy }) => holy).map(({ id }) => id)).toEqual(['ammon']);
    expect(cities.filter(({ foundedBy }) => foundedBy).map(({ id }) => id)).toEqual(['alexandria']);
  });

  it('R 12.8 the capitals', () => {
    expect(cities.filter(({ capital }) => capital).map(({ id }) => id)).toEqual(['susa', 'ecbatana', 'persepolis']);
  });

  it('R 17.5 the City Surrender Table', () => {
    expect(Object.fromEntries(cities.map(({ id, surrendersOn }) => [id, surrendersOn]))).toEqual({
      sardis: 5,
      halicarnassus: 2,
      tyre: null,
      gaza: 1,
      susa: 3,
      ecbatana: 4,
      persepolis: 3,
      pasargadae: 3,
      sogdianRock: null,
      aornos: 2,
      malli: null,
      gordium: 4,
      athens: 3,
      babylon: undefined,
      alexandria: undefined,
      ammon: undefined,
    });
  });
});

describe('R 2.2, 5.6, 7.5 sea zones', () => {
  it('touch each other both ways, and the coasts of provinces', () => {
    const oneWay = seaZones.flatMap(({ id, adjacent }) =>
      adjacent.filter((next) => seaZones.find((zone) => zone.id === next)?.adjacent.includes(id) !== true),
    );
    expect(oneWay).toEqual([]);
    expect(seaZones.flatMap(({ coasts }) => coasts).filter((coast) => !ids.includes(coast))).toEqual([]);
  });

  it('R 7.5 nothing leads from the Egyptian zone but through the Phoenician one, where Tyre is', () => {
    expect(seaZones.find(({ id }) => id === 'egyptian')?.adjacent).toEqual(['phoenician']);
    expect(cities.find(({ id }) => id === 'tyre')?.sea).toBe('phoenician');
  });

  it('a coastal city lies on a zone that washes its province', () => {
    const dry = map.cities.filter(
      ({ sea, provinces: lies }) =>
        sea !== null && !seaZones.some((zone) => zone.id === sea && lies.some((id) => zone.coasts.includes(id))),
    );
    expect(dry).toEqual([]);
  });
});
