/** The legend of a picture: on the right of its heading, or in lines of its own. */
import type { Box, Point } from './box.js';
import { group, type Element } from './element.js';
import type { Item } from './flow.js';

/** The distance between lines of a legend. */
const LINE = 16;

export const widthOf = (signs: readonly Item[]): number => signs.reduce((sum, { width }) => sum + width, 0);

/** Draws a legend in as many lines as needed, and returns where it ends. */
export function drawLegend(
  signs: readonly Item[],
  { x, y, width }: Omit<Box, 'height'>,
): { readonly drawn: Element; readonly bottom: number } {
  let at: Point = { x, y: y + LINE / 2 };
  const drawn = signs.map((sign) => {
    if (at.x > x && at.x + sign.width > x + width) at = { x, y: at.y + LINE };
    const one = sign.draw(at);
    at = { x: at.x + sign.width, y: at.y };
    return one;
  });
  return { drawn: group({ 'data-layer': 'legend' }, ...drawn), bottom: at.y + LINE / 2 };
}

/** Draws lines of a legend that end at the right edge of a box, from its top downwards. */
export const atTheRight = (lines: readonly (readonly Item[])[], box: Box): readonly Element[] =>
  lines.flatMap((signs, index) => {
    let x = box.x + box.width - widthOf(signs);
    return signs.map((sign) => {
      const drawn = sign.draw({ x, y: box.y + 12 + index * LINE });
      x += sign.width;
      return drawn;
    });
  });
