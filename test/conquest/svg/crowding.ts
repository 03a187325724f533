/** What lies upon what in a picture of the map: names, cities and slips, measured from its elements. */
import { overlap, type Box } from '../../../src/svg/box.js';
import { textWidth } from '../../../src/svg/measure.js';
import { allIn, named, type ReadElement } from '../../svg/reading.js';

interface Thing {
  readonly name: string;
  readonly kind: 'name' | 'slip' | 'city';
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

const rectangleBox = (element: ReadElement): Box => ({
  x: number(element, 'x'),
  y: number(element, 'y'),
  width: number(element, 'width'),
  height: number(element, 'height'),
});

const namesIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-label').flatMap((label) =>
    [...allIn(label)]
      .filter(({ name }) => name === 'text')
      .map((text) => ({ name: label.attributes['data-label'] ?? '', kind: 'name' as const, box: textBox(text) })),
  );

const firstRectangle = (element: ReadElement): readonly ReadElement[] =>
  element.children.filter(({ name }) => name === 'rect').slice(0, 1);

const slipsIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-stack').flatMap((stack) =>
    firstRectangle(stack).map((slip) => ({
      name: stack.attributes['data-stack'] ?? '',
      kind: 'slip' as const,
      box: rectangleBox(slip),
    })),
  );

const citiesIn = (svg: string): readonly Thing[] =>
  named(svg, 'data-walls').flatMap((city) =>
    firstRectangle(city).map((square) => ({
      name: city.attributes['data-space'] ?? '',
      kind: 'city' as const,
      box: rectangleBox(square),
    })),
  );

/** Letters and round figures touch before they cover each other. */
const TOUCHING = 3;

const isOutside = ({ x, y, width, height }: Box): boolean => x < 0 || y < 0 || x + width > 1600 || y + height > 700;

/** All names, cities and slips of a map. */
export const thingsIn = (svg: string): readonly Thing[] => [...namesIn(svg), ...slipsIn(svg), ...citiesIn(svg)];

/** All that lies upon something else, or outside the map, told one by one. */
export function crowdingIn(svg: string): readonly string[] {
  const things = thingsIn(svg);
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
