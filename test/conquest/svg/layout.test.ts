/** The layout of the shipped map: every province, city and sea zone, provinces that touch where the rules say, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { map } from '../../../src/conquest/data/map.js';
import { MAP } from '../../../src/conquest/svg/extents.js';
import * as layout from '../../../src/conquest/svg/ground/layout.js';
import { cornersOf, outlineOf, shapesOf } from '../../../src/conquest/svg/ground/shapes.js';
import { weathered } from '../../../src/conquest/svg/ground/weather.js';
import type { Point } from '../../../src/svg/box.js';

const shapes = shapesOf(map, layout);

/**
 * Returns whether a point lies within an outline: a line from it to the right crosses the outline an odd number of
 * times.
 */
function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

describe('R 2.2 the layout', () => {
  it('has every province, city and sea zone, and no other', () => {
    expect(layout.provinces.map(({ id }) => id).sort()).toEqual(map.provinces.map(({ id }) => id).sort());
    expect(Object.keys(layout.cities).sort()).toEqual(map.cities.map(({ id }) => id).sort());
    expect(Object.keys(layout.seaZones).sort()).toEqual(map.seaZones.map(({ id }) => id).sort());
  });

  it('R 8.2 lets provinces touch where there is a border, and nowhere else', () => {
    const touching = [...shapes.provinces].flatMap(([id, { sides }]) =>
      sides.flatMap(({ beyond }) => (beyond === null ? [] : [[id, beyond].sort().join(' ')])),
    );
    expect([...new Set(touching)].sort()).toEqual(map.borders.map(({ a, b }) => [a, b].sort().join(' ')).sort());
  });

  it('uses each line of an outline in two provinces at most, and every corner', () => {
    const outlines = [...layout.provinces.map(({ outline }) => outline), ...layout.wastes].map((text) =>
      text.split(' '),
    );
    const used = new Set(outlines.flat());
    expect([...cornersOf(layout.corners).keys()].sort()).toEqual([...used].sort());
    const lines = outlines.flatMap((names) =>
      names.map((name, index) => [name, names[(index + 1) % names.length] ?? name].sort().join(' ')),
    );
    const times = new Map(lines.map((line) => [line, lines.filter((other) => other === line).length]));
    expect([...times].filter(([, count]) => count > 2)).toEqual([]);
  });

  it('keeps all corners on the map, and every outline within itself', () => {
    for (const [name, { x, y }] of cornersOf(layout.corners)) {
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x, name).toBeLessThanOrEqual(MAP.width);
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeLessThanOrEqual(MAP.height);
    }
    for (const [id, shape] of shapes.provinces) expect(isWithin(outlineOf(shape), shape.name), id).toBe(true);
  });

  it('draws cities in their provinces, and Gaza on the border of its two', () => {
    for (const { id, provinces } of map.cities) {
      const at = shapes.cities.get(id);
      const within = [...shapes.provinces].filter(([, shape]) => at !== undefined && isWithin(outlineOf(shape), at));
      if (provinces.length === 1)
        expect(
          within.map(([province]) => province),
          id,
        ).toEqual(provinces);
    }
    const gaza = shapes.cities.get('gaza') ?? { x: 0, y: 0 };
    const [border] = shapes.provinces.get('syria')?.sides.filter(({ beyond }) => beyond === 'egypt') ?? [];
    const near = [...(border?.points ?? [])].map(({ x, y }) => Math.hypot(x - gaza.x, y - gaza.y));
    expect(Math.min(...near)).toBeLessThan(10);
  });

  it('R 7.5 draws the sea zones at sea', () => {
    for (const [id, at] of shapes.seaZones)
      expect(
        [...shapes.provinces.values()].some((shape) => isWithin(outlineOf(shape), at)),
        id,
      ).toBe(false);
  });
});

describe('lines as nature draws them', () => {
  const [a, b] = [
    { x: 10, y: 20 },
    { x: 110, y: 60 },
  ];

  it('are the same from either end, begin there, and stay near', () => {
    const there = [...weathered(a, b), b];
    const back = [...weathered(b, a), a].reverse();
    expect(there).toEqual(back);
    expect(there[0]).toEqual(a);
    expect(there.length).toBeGreaterThan(4);
    // The line from a to b is y = 0.4 x + 16; a bend goes aside by 0.13 of what it bends, all bends together by less than a third.
    for (const { x, y } of there) expect(Math.abs(0.4 * x + 16 - y)).toBeLessThan(Math.hypot(100, 40) / 3);
  });

  it('do not bend if they are short', () => {
    expect(weathered(a, { x: 14, y: 24 })).toEqual([a]);
  });
});

describe('a map of one’s own', () => {
  it('is sketched from its longitudes and latitudes, each province apart from the others', () => {
    const own = {
      ...map,
      provinces: map.provinces.map((fact) => (fact.id === 'sind' ? { ...fact, id: 'indus' } : fact)),
    };
    const sketch = shapesOf(own, layout);
    expect([...sketch.provinces.keys()].sort()).toEqual(own.provinces.map(({ id }) => id).sort());
    for (const [id, shape] of sketch.provinces) {
      const holding = [...sketch.provinces].filter(([, other]) => isWithin(outlineOf(other), shape.name));
      expect(
        holding.map(([holder]) => holder),
        id,
      ).toEqual([id]);
    }
    const x = (id: string): number => sketch.provinces.get(id)?.name.x ?? 0;
    expect(x('hellas')).toBeLessThan(x('cappadocia'));
    expect(x('cappadocia')).toBeLessThan(x('indus'));
  });
});
