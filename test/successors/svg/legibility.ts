/** What lies upon what in a picture: names, slips and spaces, measured from its elements. */
import { textWidth } from '../../../src/svg/measure.js';
import { overlap, type Box } from '../../../src/svg/box.js';
import { allIn, named, type ReadElement } from '../../svg/reading.js';

interface Thing {
  readonly name: string;
  readonly kind: 'name' | 'slip' | 'space';
  readonly box: Box;
}

const number = ({ attributes }: ReadElement, key: string): number => Number(attributes[key] ?? 0);

/** The box of a line of text: from the top of its letters to their base line. */
function textBox(element: ReadElement): Box {
  const size = number(element, 'font-size');
  const width =
    textWidth(element.text, size, element.attributes['font-weight'] === 'bold') +
    element.text.length * number(element, 'letter-spacing');
  const x = number(element, 'x') - (element.attributes['text-anchor'] === 'middle' ? width / 2 : 0);
  return { x, y: number(element, 'y') - size * 0.74, width, height: size * 0.76 };
}

function namesIn(svg: string): readonly Thing[] {
  return named(svg, 'data-label').flatMap((label) =>
    [...allIn(label)]
      .filter(({ name }) => name === 'text')
      .map((text) => ({ name: label.attributes['data-label'] ?? '', kind: 'name' as const, box: textBox(text) })),
  );
}

const rectangleBox = (element: ReadElement): Box => ({
  x: number(element, 'x'),
  y: number(element, 'y'),
  width: number(element, 'width'),
  height: number(element, 'height'),
});

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
  const r = number(element, 'r');
  return { x: number(element, 'cx') - r, y: number(element, 'cy') - r, width: 2 * r, height: 2 * r };
}

/** The figure of a space is the first thing that is drawn of it. */
const spacesIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-space').flatMap((space) =>
    space.children.slice(1, 2).map((figure) => ({
      name: space.attributes['data-space'] ?? '',
      kind: 'space' as const,
      box: figureBox(figure),
    })),
  );

/** The slip of a stack is its first rectangle. */
const slipsIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-stack').flatMap((stack) =>
    stack.children
      .filter(({ name }) => name === 'rect')
      .slice(0, 1)
      .map((slip) => ({ name: stack.attributes['data-stack'] ?? '', kind: 'slip' as const, box: rectangleBox(slip) })),
  );

/** Letters and round figures touch before they cover each other. */
const TOUCHING = 3;

const isOutside = ({ x, y, width, height }: Box): boolean => x < 0 || y < 0 || x + width > 1600 || y + height > 740;

/** All that lies upon something else, or outside the map, told one by one. */
export function crowdingIn(svg: string): readonly string[] {
  const things = [...namesIn(svg), ...slipsIn(svg), ...spacesIn(svg)];
  return things.flatMap((thing, index) => [
    ...(isOutside(thing.box) ? [`${thing.kind} ${thing.name} is outside`] : []),
    ...things
      .slice(index + 1)
      .filter((other) => thing.name !== other.name && overlap(thing.box, other.box) > TOUCHING)
      .map(
        (other) =>
          `${thing.kind} ${thing.name} on ${other.kind} ${other.name}: ${overlap(thing.box, other.box).toFixed(1)}`,
      ),
  ]);
}
