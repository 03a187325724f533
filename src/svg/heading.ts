/** The head of a picture: the moment at the left, and what the signs of the picture mean at the right. */
import type { Box, Point } from './box.js';
import { group, title, type Element } from './element.js';
import type { Item } from './flow.js';
import { atTheRight, widthOf } from './legend.js';
import { textWidth } from './measure.js';
import { words } from './shapes.js';
import type { Palette } from './theme.js';

const ENTRY = 9.5;
const ROOM = 13;

/** Returns an entry of a legend: a sign, and what it means. */
export const legendEntry = ({ ink }: Palette, text: string, sign: (at: Point) => Element): Item => ({
  width: ROOM + textWidth(text, ENTRY) + 11,
  draw: ({ x, y }) => group({}, sign({ x: x + 5, y }), words(text, { x: x + ROOM, y: y + 3.4 }, ENTRY, { fill: ink })),
});

/** What a head says. */
export interface Heading {
  readonly game: string;
  /** Where the game is: the turn, the phase, who decides. */
  readonly moment: string;
  readonly legend: readonly (readonly Item[])[];
}

const MOMENT = 18;

/** Draws a head in a box; the legend is left out where there is no room for it beside the moment. */
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
