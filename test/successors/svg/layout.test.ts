/** The layout of the default board: of every space, on the map, and far enough from every other. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../../src/svg/box.js';
import { board, decodeBoard, isLeft, isRight } from '../../../src/successors/index.js';
import { MAP_EXTENT } from '../../../src/successors/data/extent.js';
import { layout } from '../../../src/successors/data/layout.js';
import { RADII } from '../../../src/successors/svg/extents.js';
import { planOf } from '../../../src/successors/svg/ground/plan.js';

describe('the layout of the default board', () => {
  it('has every space and no other, on the map', () => {
    expect(Object.keys(layout.spaces).sort()).toEqual(board.spaces.map(({ id }) => id).sort());
    for (const [x, y] of Object.values(layout.spaces)) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_EXTENT.width);
      expect(y).toBeLessThan(MAP_EXTENT.height);
    }
  });

  it('keeps any two spaces 2 percent of the map’s width apart', () => {
    const places = Object.entries<readonly [number, number]>(layout.spaces);
    const near = places.flatMap(([id, [x, y]], index) =>
      places
        .slice(index + 1)
        .flatMap(([other, at]) =>
          Math.hypot(x - at[0], y - at[1]) < MAP_EXTENT.width * 0.02 ? [`${id} ${other}`] : [],
        ),
    );
    expect(near).toEqual([]);
  });

  it('names stand upon no other name and no space', () => {
    const spaces = [...planOf(board).spaces.values()];
    const overlaps = spaces.flatMap((one, index) =>
      spaces
        .slice(index + 1)
        .filter((other) => overlap(one.name, other.name) > 0)
        .map((other) => `${one.fact.id} ${other.fact.id}`),
    );
    expect(overlaps).toEqual([]);
    expect(spaces.every(({ fact, radius }) => radius === RADII[fact.kind])).toBe(true);
  });
});

describe('places in a board of one’s own', () => {
  const withFirst = (more: object): unknown => ({
    ...board,
    spaces: board.spaces.map((space, index) => (index === 0 ? { ...space, ...more } : space)),
  });
  const faults = (u: unknown): readonly string[] => {
    const answer = decodeBoard(u);
    return isLeft(answer) ? answer.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
  };

  it('may be told, both or neither, and on the map', () => {
    expect(isRight(decodeBoard(withFirst({ x: 10, y: 20 })))).toBe(true);
    expect(faults(withFirst({ x: 10 }))).toEqual(['$.spaces[0].x: x and y go together']);
    expect(faults(withFirst({ x: 10, y: 741 }))[0]).toMatch(/^\$\.spaces\[0\]\.y: expected a number from 0 to 740/);
  });
});
