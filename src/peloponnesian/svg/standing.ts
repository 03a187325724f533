/** The tracks of the regions in play: the holder, Allegiance and Militance, assessment and tribute of each (R 4, 5). */
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { fitted, textWidth } from '../../svg/measure.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import { tributeOf } from '../query/tribute.js';
import { REGIONS, type RegionId } from '../vocabulary.js';
import type { RegionState } from '../state.js';
import type { Holder } from './liveries.js';
import type { Setting } from './setting.js';

const HEAD = 16;
const ROW = 15;
const NAME = 104;
const FIGURES = 66;
const SIZE = 9.5;

interface Row {
  readonly region: RegionId;
  readonly state: RegionState;
}

/** Returns the regions in play, player by player. */
function rowsOf({ situation }: Setting): readonly Row[] {
  return situation.scenario.players.flatMap((player) =>
    REGIONS.flatMap((region): readonly Row[] => {
      const state = situation.regions[region];
      return state?.player === player ? [{ region, state }] : [];
    }),
  );
}

/** Returns the height of the tracks. */
export const standingHeight = (setting: Setting): number => HEAD + rowsOf(setting).length * ROW + 6;

/** The data of one track. */
interface Level {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The level below which it is shown in the alarm colour. */
  readonly mark: number;
}

/** Draws a bar for a level, with its number. */
function drawLevel({ palette, livery }: Setting, holder: Holder, level: Level, at: Point, width: number): Element {
  const { value, least, most, mark } = level;
  const bar = width - 26;
  const along = (figure: number): number => (Math.max(0, figure - least) / (most - least)) * bar;
  const { fill, edge } = livery(holder);
  return group(
    {},
    rectangle({ x: at.x + 22, y: at.y + 4.5, width: bar, height: 7 }, { rx: 2, fill: palette.wild }),
    rectangle(
      { x: at.x + 22, y: at.y + 4.5, width: Math.max(1, along(value)), height: 7 },
      { rx: 2, fill, stroke: edge, 'stroke-width': 0.5 },
    ),
    rectangle({ x: at.x + 22 + along(mark) - 0.5, y: at.y + 3, width: 1, height: 10 }, { fill: palette.faint }),
    words(String(value), { x: at.x + 18, y: at.y + 11.6 }, SIZE, {
      'text-anchor': 'end',
      'font-weight': 'bold',
      fill: value < mark ? palette.alarm : palette.ink,
    }),
  );
}

function drawRow(setting: Setting, { region, state }: Row, { x, y, width }: Omit<Box, 'height'>): Element {
  const { situation, labels, palette, livery } = setting;
  const { captions } = labels;
  const { levels } = situation.components.charts;
  const { player, allegiance, militance, multiple, neutral } = state;
  const holder: Holder = neutral === true ? 'nobody' : player;
  const { fill, edge, emblem } = livery(holder);
  const name = labels.region(region);
  const tribute = tributeOf(situation, region);
  const track = (width - NAME - FIGURES) / 2;
  const multipleText = multiple === null ? '–' : `×${multiple}`;
  const said = [
    neutral === true ? captions.neutral : labels.player(player),
    `${captions.allegiance} ${allegiance}`,
    `${captions.militance} ${militance}`,
    `${captions.multiple} ${multipleText}`,
    `${captions.tribute} ${tribute}`,
  ].join(', ');
  return group(
    {
      'data-region': region,
      'data-holder': holder,
      'data-allegiance': allegiance,
      'data-militance': militance,
      role: 'img',
    },
    title(`${name}: ${said}`),
    emblemShape(emblem, { x: x + 8, y: y + 8 }, 4.6, { fill, stroke: edge, 'stroke-width': 0.8 }),
    words(fitted(name, SIZE, NAME - 18), { x: x + 16, y: y + 11.6 }, SIZE, { fill: palette.ink }),
    drawLevel(setting, holder, { value: allegiance, ...levels.allegiance, mark: 0 }, { x: x + NAME, y }, track),
    drawLevel(
      setting,
      holder,
      { value: militance, ...levels.militance, mark: levels.active },
      { x: x + NAME + track, y },
      track,
    ),
    words(multipleText, { x: x + width - FIGURES + 28, y: y + 11.6 }, SIZE, {
      'text-anchor': 'end',
      fill: palette.ink,
    }),
    words(String(tribute), { x: x + width - 6, y: y + 11.6 }, SIZE, {
      'text-anchor': 'end',
      'font-weight': 'bold',
      fill: palette.ink,
    }),
  );
}

/** Draws a caption in a size that fits. */
function caption({ palette }: Setting, text: string, at: Point, width: number, anchor: 'start' | 'end'): Element {
  const size = Math.min(9, (9 * width) / textWidth(text, 9));
  return words(text, at, size, { 'text-anchor': anchor, fill: palette.faint });
}

/** Draws the tracks of all regions in play. */
export function drawStanding(setting: Setting, { x, y, width }: Omit<Box, 'height'>): Element {
  const { palette, labels } = setting;
  const { captions } = labels;
  const rows = rowsOf(setting);
  const track = (width - NAME - FIGURES) / 2;
  return group(
    { 'data-layer': 'standing', role: 'group' },
    title(captions.regions),
    rectangle(
      { x, y, width, height: standingHeight(setting) },
      { rx: 5, fill: palette.panel, stroke: palette.panelEdge, 'stroke-width': 1.2 },
    ),
    caption(setting, captions.regions, { x: x + 6, y: y + 12 }, NAME - 8, 'start'),
    caption(setting, captions.allegiance, { x: x + NAME + 22, y: y + 12 }, track - 26, 'start'),
    caption(setting, captions.militance, { x: x + NAME + track + 22, y: y + 12 }, track - 26, 'start'),
    caption(setting, captions.tribute, { x: x + width - 6, y: y + 12 }, FIGURES - 10, 'end'),
    ...rows.map((row, index) => drawRow(setting, row, { x, y: y + HEAD + index * ROW, width })),
  );
}
