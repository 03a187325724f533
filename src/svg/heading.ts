/** The heading of a picture: the moment on the left, and the legend on the right. */
import type { Box, Point } from './box.js';
import { group, title, type Element } from './element.js';
import type { Item } from './flow.js';
import { atTheRight, widthOf } from './legend.js';
import { textWidth } from './measure.js';
import { words } from './shapes.js';
import type { Palette } from './theme.js';

const ENTRY = 9.5;
const ROOM = 13;

/** Returns an entry of a legend: an icon and its meaning. */
export const legendEntry = ({ ink }: Palette, text: string, sign: (at: Point) => Element): Item => ({
  width: ROOM + textWidth(text, ENTRY) + 11,
  draw: ({ x, y }) => group({}, sign({ x: x + 5, y }), words(text, { x: x + ROOM, y: y + 3.4 }, ENTRY, { fill: ink })),
});

/** The content of a heading. */
export interface Heading {
  readonly game: string;
  /** The current moment: the turn, the phase, and who decides. */
  readonly moment: string;
  readonly legend: readonly (readonly Item[])[];
}

const MOMENT = 18;

/** Draws a heading in a box. The legend is left out if there is no room for it next to the moment. */
export function drawHeadingIn({ game, moment, legend }: Heading, { ink }: Palette, box: Box): Element {
  const widest = Math.max(...legend.map(widthOf));
  const width = textWidth(moment, MOMENT, true);
  const beside = Math.min(MOMENT, (MOMENT * (box.width - widest - 30)) / width);
  const fits = beside > MOMENT * 0.6;
  const alone = Math.min(MOMENT, (MOMENT * (box.width - 20)) / width);
  return group(
    { 'data-layer': 'heading' },
    title(`${game}: ${moment}`),
    words(moment, { x: box.x + 10, y: box.y + box.height / 2 + 6 }, fits ? beside : alone, {
      'font-weight': 'bold',
      fill: ink,
    }),
    ...(fits ? atTheRight(legend, box) : []),
  );
}
