/** What lies upon what in a picture: names, slips and spaces, measured from its elements. */
import type { Box } from '../../../src/svg/box.js';
import { crowding, namesIn, numberOf, rectangleBox, rectanglesIn, type Thing } from '../../svg/crowding.js';
import { named, type ReadElement } from '../../svg/reading.js';

/** The corners of a path of straight lines. */
function pathBox({ attributes }: ReadElement): Box {
  const numbers = [...(attributes['d'] ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function figureBox(element: ReadElement): Box {
  if (element.name === 'rect') return rectangleBox(element);
  if (element.name === 'path') return pathBox(element);
  const r = numberOf(element, 'r');
  return { x: numberOf(element, 'cx') - r, y: numberOf(element, 'cy') - r, width: 2 * r, height: 2 * r };
}

/** The figure of a space is the first thing that is drawn of it. */
const spacesIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-space').flatMap((space) =>
    space.children.slice(1, 2).map((figure) => ({
      name: space.attributes['data-space'] ?? '',
      kind: 'space',
      box: figureBox(figure),
    })),
  );

/** All that lies upon something else, or outside the map, told one by one. */
export const crowdingIn = (svg: string): readonly string[] =>
  crowding([...namesIn(svg), ...rectanglesIn(svg, 'slip', 'data-stack'), ...spacesIn(svg)], {
    width: 1600,
    height: 740,
  });
