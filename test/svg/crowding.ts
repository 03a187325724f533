/** What lies upon what in a picture of a map: things measured from its elements. */
import { overlap, type Box } from '../../src/svg/box.js';
import { textWidth } from '../../src/svg/measure.js';
import { allIn, named, type ReadElement } from './reading.js';

/** Something that is to be read or clicked, and the room that it takes. */
export interface Thing {
  readonly name: string;
  readonly kind: string;
  readonly box: Box;
}

export const numberOf = ({ attributes }: ReadElement, key: string): number => Number(attributes[key] ?? 0);

/** The box of a line of text: from the top of its letters to their base line. */
function textBox(element: ReadElement): Box {
  const size = numberOf(element, 'font-size');
  const width =
    textWidth(element.text, size, element.attributes['font-weight'] === 'bold') +
    element.text.length * numberOf(element, 'letter-spacing');
  const x = numberOf(element, 'x') - (element.attributes['text-anchor'] === 'middle' ? width / 2 : 0);
  return { x, y: numberOf(element, 'y') - size * 0.74, width, height: size * 0.76 };
}

export function namesIn(svg: string): readonly Thing[] {
  return named(svg, 'data-label').flatMap((label) =>
    [...allIn(label)]
      .filter(({ name }) => name === 'text')
      .map((text) => ({ name: label.attributes['data-label'] ?? '', kind: 'name', box: textBox(text) })),
  );
}

export const rectangleBox = (element: ReadElement): Box => ({
  x: numberOf(element, 'x'),
  y: numberOf(element, 'y'),
  width: numberOf(element, 'width'),
  height: numberOf(element, 'height'),
});

/** The first rectangle of whatever bears an attribute: the slip of a stack, the square of a city. */
export const rectanglesIn = (svg: string, kind: string, attribute: string, name = attribute): readonly Thing[] =>
  named(svg, attribute).flatMap((element) =>
    element.children
      .filter((child) => child.name === 'rect')
      .slice(0, 1)
      .map((drawn) => ({ name: element.attributes[name] ?? '', kind, box: rectangleBox(drawn) })),
  );

/** Letters and round figures touch before they cover each other. */
const TOUCHING = 3;

/** All that lies upon something else, or outside a map of such a size, told one by one. */
export const crowding = (
  things: readonly Thing[],
  map: { readonly width: number; readonly height: number },
): readonly string[] => {
  const isOutside = ({ x, y, width, height }: Box): boolean =>
    x < 0 || y < 0 || x + width > map.width || y + height > map.height;
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
};
