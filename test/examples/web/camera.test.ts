/** What part of the board is seen. */
import { describe, expect, it } from 'vitest';
import {
  attending,
  boxFrom,
  centred,
  first,
  isNearlyWhole,
  moved,
  shaped,
  viewBoxOf,
  whole,
  zoomed,
  type Box,
} from '../../../examples/web/board/camera.js';

const BOARD: Box = { x: 0, y: 40, width: 1600, height: 800 };
const WIDE: Box = { ...BOARD };

describe('the camera', () => {
  it('first shows as much of the middle as is legible, and all of a board that is legible as a whole', () => {
    expect(first(BOARD, 2, 2000)).toEqual(BOARD);
    expect(first(BOARD, 2, 800)).toEqual({ x: 400, y: 240, width: 800, height: 400 });
    expect(first(BOARD, 1, 2000)).toEqual({ x: 0, y: -360, width: 1600, height: 1600 });
  });

  it('zooms around the point that is held, by the factor told', () => {
    const closer = zoomed(WIDE, BOARD, 2, { x: 0.25, y: 0.5 });
    expect(closer).toEqual({ x: 200, y: 240, width: 800, height: 400 });
    // A quarter from the left of 1600 lies 400 from the edge: also a quarter from the left of what is seen now.
    expect(closer.x + 0.25 * closer.width).toBe(400);
  });

  it('comes no closer than eight times, and goes no farther than all', () => {
    expect(zoomed(WIDE, BOARD, 1000, { x: 0, y: 0 }).width).toBe(200);
    expect(zoomed(WIDE, BOARD, 0.001, { x: 0, y: 0 })).toEqual(BOARD);
  });

  it('does not leave the board', () => {
    const near = { x: 0, y: 40, width: 400, height: 200 };
    expect(moved(near, BOARD, { x: 0.5, y: 0 })).toEqual({ ...near, x: 200 });
    expect(moved(near, BOARD, { x: 99, y: 99 })).toEqual({ ...near, x: 1200, y: 640 });
    expect(moved(near, BOARD, { x: -99, y: -99 })).toEqual(near);
  });

  it('keeps the board in the middle of a frame that is larger on one side', () => {
    expect(whole({ x: 400, y: 40, width: 800, height: 800 }, BOARD)).toEqual({
      x: 0,
      y: -360,
      width: 1600,
      height: 1600,
    });
  });

  describe('attending to a question', () => {
    const thing = (x: number, y: number): Box => ({ x, y, width: 20, height: 20 });
    const seen: Box = { x: 400, y: 240, width: 800, height: 400 };

    it('stays where it is while it shows all that is asked about', () => {
      expect(attending(seen, BOARD, [thing(410, 250), thing(1100, 600)], 400)).toEqual(seen);
    });

    it('moves without zooming, if all of it fits', () => {
      // Both lie between 1210 and 1430, with their middle at (1320, 410).
      const moved = attending(seen, BOARD, [thing(1210, 400), thing(1410, 400)], 400);
      expect(moved).toEqual({ ...seen, x: 800, y: 210 });
    });

    it('shows as many things as it can at the legible width, if not all of them fit', () => {
      const near = [thing(100, 100), thing(160, 140), thing(130, 180)];
      const view = attending(seen, BOARD, [...near, thing(1560, 800)], 400);
      expect(view.width).toBe(400);
      for (const { x, y } of near) {
        expect(x).toBeGreaterThanOrEqual(view.x);
        expect(y).toBeGreaterThanOrEqual(view.y);
        expect(x + 20).toBeLessThanOrEqual(view.x + view.width);
        expect(y + 20).toBeLessThanOrEqual(view.y + view.height);
      }
    });

    it('counts a province that is larger than the view as its middle', () => {
      expect(attending(seen, BOARD, [{ x: 0, y: 40, width: 1600, height: 800 }], 400)).toEqual(seen);
    });
  });

  it('is nearly whole if an overview would show nothing more', () => {
    expect(isNearlyWhole({ x: 20, y: 40, width: 1560, height: 800 }, BOARD)).toBe(true);
    expect(isNearlyWhole({ x: 20, y: 40, width: 1560, height: 400 }, BOARD)).toBe(false);
  });

  it('keeps its middle when the frame changes its shape', () => {
    expect(shaped({ x: 600, y: 340, width: 400, height: 200 }, BOARD, 1)).toEqual({
      x: 600,
      y: 240,
      width: 400,
      height: 400,
    });
  });

  it('shows all of the board in a frame of another shape, if all was seen', () => {
    expect(shaped(BOARD, BOARD, 1)).toEqual({ x: 0, y: -360, width: 1600, height: 1600 });
    expect(shaped({ x: 0, y: -360, width: 1600, height: 1600 }, BOARD, 2)).toEqual(BOARD);
  });

  it('brings a point into the middle, no farther than a third of the board', () => {
    const { x, y, width, height } = centred(WIDE, BOARD, 800, 440);
    expect(width).toBeCloseTo(1600 / 3);
    expect([x + width / 2, y + height / 2]).toEqual([800, 440]);
  });

  it('reads the box that it writes', () => {
    expect(boxFrom(viewBoxOf(BOARD))).toEqual(BOARD);
  });
});
