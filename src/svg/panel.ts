/** Panels next to a board: the owner, the standing, and what the owner has. */
import type { Box } from './box.js';
import { group, title, type Element } from './element.js';
import { heightOf, scaleFor, setInto, type Item } from './flow.js';
import { fitted, textWidth } from './measure.js';
import { emblemShape, rectangle, words } from './shapes.js';
import type { Livery, Palette } from './theme.js';

export interface Panel {
  /** Its `data-player`. */
  readonly id: string;
  readonly name: string;
  /** The status written after the owner's name. */
  readonly status: string;
  /** The standing, written on the right. */
  readonly figures: string;
  /** The owner. Omitted: nobody. */
  readonly owner?: { readonly livery: Livery; readonly letter: string };
  readonly groups: readonly (readonly Item[])[];
}

const HEAD = 22;
const PAD = 7;
const SIZE = 13;

/** Returns the box inside a panel for what its owner has. */
const roomIn = ({ x, y, width, height }: Box): Box => ({
  x: x + PAD,
  y: y + HEAD + 5,
  width: width - 2 * PAD,
  height: height - HEAD - 8,
});

/** Draws a panel in a box, with its content at a scale. */
function drawPanel(
  palette: Palette,
  { id, name, status, figures, owner, groups }: Panel,
  box: Box,
  scale: number,
): Element {
  const { x, y, width } = box;
  const [fill, ink, edge] =
    owner === undefined
      ? [palette.wild, palette.ink, palette.panelEdge]
      : [owner.livery.fill, owner.livery.ink, owner.livery.edge];
  const badge = { x: x + 16, y: y + HEAD / 2 };
  const left = owner === undefined ? PAD + 2 : 30;
  const right = textWidth(figures, SIZE, true) + 10;
  const beside = left + textWidth(name, SIZE, true) + 7;
  return group(
    { 'data-player': id, role: 'group' },
    title(figures === '' ? name : `${name}: ${figures}`),
    rectangle(box, { rx: 5, fill: palette.panel, stroke: edge, 'stroke-width': 1.4 }),
    rectangle({ ...box, height: HEAD }, { rx: 5, fill, stroke: edge, 'stroke-width': 1.4 }),
    ...(owner === undefined
      ? []
      : [
          emblemShape(owner.livery.emblem, badge, 7.5, {
            fill: ink,
            'fill-opacity': 0.25,
            stroke: ink,
            'stroke-width': 0.8,
          }),
          words(owner.letter, { x: badge.x, y: badge.y + 4 }, 11, {
            'text-anchor': 'middle',
            'font-weight': 'bold',
            fill: ink,
          }),
        ]),
    words(name, { x: x + left, y: y + 15.5 }, SIZE, { 'font-weight': 'bold', fill: ink }),
    words(fitted(status, 10, width - beside - right), { x: x + beside, y: y + 15 }, 10, { fill: ink }),
    words(figures, { x: x + width - 8, y: y + 15.5 }, SIZE, { 'text-anchor': 'end', 'font-weight': 'bold', fill: ink }),
    setInto(roomIn(box), groups, scale),
  );
}

/** Returns the height of a panel of a width. */
export const panelHeight = ({ groups }: Panel, width: number): number => HEAD + 13 + heightOf(width - 2 * PAD, groups);

/** Draws panels side by side in a box, the content of each as large as possible. */
export function drawRow(palette: Palette, panels: readonly Panel[], box: Box, gap: number): readonly Element[] {
  const width = (box.width - gap * (panels.length - 1)) / panels.length;
  const boxOf = (place: number): Box => ({ ...box, x: box.x + place * (width + gap), width });
  const scale = Math.min(...panels.map(({ groups }) => scaleFor(roomIn({ ...box, width }), groups)));
  return panels.map((panel, place) => drawPanel(palette, panel, boxOf(place), scale));
}

/** Draws panels one below the other, and returns where they end. */
export function drawColumn(
  palette: Palette,
  panels: readonly Panel[],
  { x, y, width }: Omit<Box, 'height'>,
  gap: number,
): { readonly drawn: readonly Element[]; readonly bottom: number } {
  let bottom = y;
  const drawn = panels.map((panel) => {
    const height = panelHeight(panel, width);
    const room = { x, y: bottom, width, height };
    const one = drawPanel(palette, panel, room, scaleFor(roomIn(room), panel.groups));
    bottom += height + gap;
    return one;
  });
  return { drawn, bottom };
}
