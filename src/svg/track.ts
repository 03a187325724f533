/** A scoring track with the markers of the players. */
import type { Box } from './box.js';
import { group, title, type Element } from './element.js';
import { emblemShape, rectangle, words } from './shapes.js';
import type { Livery, Palette } from './theme.js';

/** A marker on a track. */
export interface Marker {
  /** Its `data-piece`. */
  readonly piece: string;
  readonly title: string;
  readonly value: number;
  readonly letter: string;
  readonly livery: Livery;
  /** Whether it is highlighted. */
  readonly lit: boolean;
}

export interface Track {
  readonly id: string;
  /** The text above the track. */
  readonly caption: string;
  /** The last cell, whose value is the goal. */
  readonly goal: number;
  readonly markers: readonly Marker[];
}

const CAPTION = 13;
const GAP = 4;
/** The font size of a cell's number. */
const NUMBER = 11;

/** Draws a marker. Markers in one cell stand in two columns. */
function drawMarker(palette: Palette, marker: Marker, cell: Box, place: number, among: number): Element {
  const { fill, ink, edge, emblem } = marker.livery;
  const columns = among > 1 ? 2 : 1;
  const lines = Math.ceil(among / columns);
  const room = cell.height - NUMBER;
  const radius = Math.min(5.4, room / lines / 2.3, cell.width / columns / 2.3);
  const at = {
    x: cell.x + (cell.width * ((place % columns) + 0.5)) / columns,
    y: cell.y + NUMBER + (room * (Math.floor(place / columns) + 0.5)) / lines,
  };
  return group(
    { 'data-piece': marker.piece, 'data-count': marker.value, role: 'img' },
    title(marker.title),
    emblemShape(emblem, at, radius, { fill, stroke: marker.lit ? palette.highlight : edge, 'stroke-width': 1 }),
    words(marker.letter, { x: at.x, y: at.y + radius * 0.62 }, radius * 1.7, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
  );
}

/** Draws a track in a box, with its cells in this number of lines. */
export function drawTrack(palette: Palette, { id, caption, goal, markers }: Track, box: Box, lines: number): Element {
  const inLine = Math.ceil((goal + 1) / lines);
  const [width, height] = [box.width / inLine, (box.height - CAPTION - GAP * (lines - 1)) / lines];
  const shown = (value: number): number => Math.max(0, Math.min(goal, value));
  const cellOf = (value: number): Box => ({
    x: box.x + (value % inLine) * width,
    y: box.y + CAPTION + Math.floor(value / inLine) * (height + GAP),
    width,
    height,
  });
  return group(
    { 'data-track': id, role: 'group' },
    title(caption),
    words(caption, { x: box.x, y: box.y + 10 }, 10.5, { fill: palette.faint }),
    ...Array.from({ length: goal + 1 }, (_, value) => {
      const cell = cellOf(value);
      const [stroke, thick] = value === goal ? [palette.alarm, 2] : [palette.panelEdge, 0.8];
      return group(
        {},
        rectangle(cell, { fill: palette.panel, stroke, 'stroke-width': thick }),
        words(value === goal ? `${value}+` : String(value), { x: cell.x + width / 2, y: cell.y + 9 }, 8.5, {
          'text-anchor': 'middle',
          fill: palette.faint,
        }),
      );
    }),
    ...markers.map((marker) => {
      const sharing = markers.filter(({ value }) => shown(value) === shown(marker.value));
      return drawMarker(palette, marker, cellOf(shown(marker.value)), sharing.indexOf(marker), sharing.length);
    }),
  );
}
