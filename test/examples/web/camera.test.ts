/** What part of the board is seen. */
import { describe, expect, it } from 'vitest';
import {
  boxFrom,
  centred,
  first,
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
  it('first shows all of the board where the frame is like it, and what fills one that is not', () => {
    expect(first(BOARD, 2)).toEqual(BOARD);
    expect(first(BOARD, 1)).toEqual({ x: 400, y: 40, width: 800, height: 800 });
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

  it('shows first less of the board where no name could be read, but all that matters and air around it', () => {
    const matters = { x: 1000, y: 400, width: 100, height: 50 };
    // 1600 pixels for 1600 units: everything can be read.
    expect(first(BOARD, 2, matters, 1600)).toEqual(BOARD);
    // 300 pixels: 500 units at 0.6 pixels each, around (1050, 425).
    expect(viewBoxOf(first(BOARD, 2, matters, 300))).toBe('800 300 500 250');
    // What matters takes 600 units and a fifth more, around (900, 425).
    expect(viewBoxOf(first(BOARD, 2, { ...matters, x: 600, width: 600 }, 300))).toBe('540 245 720 360');
    // All of it matters.
    expect(first(BOARD, 2, BOARD, 300)).toEqual(BOARD);
    // No closer than eight times.
    expect(first(BOARD, 2, matters, 60).width).toBe(200);
  });

  it('shows first what matters, as far as the board reaches', () => {
    // A square fills the height of 800: around x = 1000 from 600 on; at the left edge no farther than the edge.
    expect(first(BOARD, 1, { x: 990, y: 50, width: 20, height: 20 })).toEqual({
      x: 600,
      y: 40,
      width: 800,
      height: 800,
    });
    expect(first(BOARD, 1, { x: 0, y: 50, width: 20, height: 20 })).toEqual({ x: 0, y: 40, width: 800, height: 800 });
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
