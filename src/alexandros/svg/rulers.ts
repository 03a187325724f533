/** The letters of lines and the numbers of columns at the edge of the board, which texts use to name places. */
import { boxAround, boxOf, middleOf, type Box } from '../../svg/box.js';
import { group, type Element } from '../../svg/element.js';
import { words } from '../../svg/shapes.js';
import { lineLetter, spotOf } from '../text/labels.js';
import type { Setting } from './setting.js';

const SIZE = 11;

/** Returns the position of each line and each column. */
function spots({ state, grid }: Setting) {
  const lines = new Map<number, number>();
  const columns = new Map<number, number>();
  for (const point of grid.lattice.points) {
    const { line, column } = spotOf(state, point);
    const { x, y } = grid.pointAt(point);
    lines.set(line, y);
    columns.set(column, x);
  }
  for (const space of grid.lattice.spaces) {
    const corners = boxOf(grid.cornersOf(space).map((corner) => boxAround(corner, 0)));
    if (corners !== undefined) lines.set(spotOf(state, space).line, middleOf(corners).y);
  }
  return { lines, columns };
}

/** Draws letters on the left and numbers at the top. */
export function drawRulers(setting: Setting, box: Box): Element {
  const { lines, columns } = spots(setting);
  const style = { 'text-anchor': 'middle', fill: setting.palette.faint };
  return group(
    { 'data-layer': 'rulers', 'pointer-events': 'none' },
    ...[...lines].map(([line, y]) => words(lineLetter(line), { x: box.x + 9, y: y + SIZE * 0.36 }, SIZE, style)),
    ...[...columns].map(([column, x]) => words(String(column), { x, y: box.y + SIZE + 2 }, SIZE, style)),
  );
}
