/** The ground of the map: land and sea, provinces and their controllers, and paths. */
import { counted } from '../../core/index.js';
import type { Point } from '../../svg/box.js';
import type { CellEdge } from '../../svg/cells.js';
import { element, group, rounded, title, type Element, type Written } from '../../svg/element.js';
import { pathThrough, rectangle } from '../../svg/shapes.js';
import { provinceController } from '../questions.js';
import type { PathKind } from '../vocabulary.js';
import { MAP } from './extents.js';
import { onCurve } from './ground/courses.js';
import type { DrawnPath, DrawnProvince } from './ground/plan.js';
import { once } from './once.js';
import { spaceName, type Setting } from './setting.js';

const outline = (cell: readonly CellEdge[]): string =>
  pathThrough(
    cell.map(({ from }) => from),
    true,
  );
const outlines = (cells: readonly (readonly CellEdge[])[]): string => cells.map(outline).join('');
const edges = (list: readonly CellEdge[]): string => list.map(({ from, to }) => pathThrough([from, to])).join('');

const SEAMLESS = { 'stroke-width': 1.2, 'stroke-linejoin': 'round' } as const;

/** Draws land, its coasts, and the hatching of controlled provinces. */
export const drawLand = (setting: Setting): Element =>
  group(
    {},
    once(setting, 'land', () => drawGround(setting)),
    ...setting.plan.provinces.map((province) => drawProvince(setting, province)),
    once(setting, 'borders', () => drawBorders(setting)),
  );

/** Draws the sea, all land with its coasts, and the land outside provinces. */
function drawGround({ plan, palette }: Setting): Element {
  const wild = outlines([...plan.wilds, ...plan.otherLand]);
  const land = wild + outlines(plan.provinces.flatMap(({ cells }) => cells));
  return group(
    {},
    rectangle(MAP, { fill: palette.sea }),
    element('path', {
      d: land,
      fill: palette.seaEdge,
      stroke: palette.seaEdge,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: land,
      fill: palette.coast,
      stroke: palette.coast,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    element('path', { d: wild, fill: palette.wild, stroke: palette.wild, ...SEAMLESS }),
  );
}

const drawBorders = ({ plan, palette }: Setting): Element =>
  element('path', {
    d: edges(plan.provinces.flatMap(({ borders }) => borders)),
    stroke: palette.border,
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
    fill: 'none',
  });

function drawProvince(setting: Setting, { fact, cells }: DrawnProvince): Element {
  const { state, palette, prefix } = setting;
  const { names, captions, factions } = setting.labels;
  const holder = provinceController(state, fact.id);
  const held = holder === undefined ? captions.uncontrolled : captions.control(factions[holder]);
  return group(
    { 'data-province': fact.id, 'data-controller': holder, role: 'img' },
    title(`${names.provinces[fact.id]}, ${counted(fact.victoryPoints, names.pieces.victoryPoint)}, ${held}`),
    once(setting, `province ${fact.id}, ${holder ?? 'free'}`, () => {
      const d = outlines(cells);
      return group(
        {},
        element('path', { d, fill: palette.land, stroke: palette.land, ...SEAMLESS }),
        ...(holder === undefined
          ? []
          : [
              element('path', { d, fill: setting.livery(holder).fill, 'fill-opacity': setting.livery(holder).tint }),
              element('path', { d, fill: `url(#${prefix}${holder})` }),
            ]),
      );
    }),
  );
}

/** How each kind of path is drawn, so that they can be distinguished without colour. */
export const STROKES: Readonly<
  Record<PathKind, { readonly width: number; readonly dashes?: string; readonly byWater: boolean }>
> = {
  land: { width: 3, byWater: false },
  mountain: { width: 3.4, dashes: '2.5 3.5', byWater: false },
  strait: { width: 3, dashes: '9 3 2 3', byWater: false },
  sea: { width: 1.5, dashes: '7 4', byWater: true },
  transMediterranean: { width: 1.5, dashes: '12 4 2 4 2 4', byWater: true },
};

const curve = ({ course: { from, bend, to } }: DrawnPath): string =>
  `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(bend.x)} ${rounded(bend.y)} ${rounded(to.x)} ${rounded(to.y)}`;

function isLit({ highlight }: Setting, { fact: { a, b, kind } }: DrawnPath): boolean {
  return (highlight.paths ?? []).some(
    (path) => ((path.a === a && path.b === b) || (path.a === b && path.b === a)) && (path.kind ?? kind) === kind,
  );
}

/** Draws peaks in the middle of a mountain path. */
function peaks(path: DrawnPath, colour: string): Element {
  const { x, y } = onCurve(path.course, 0.5);
  const peak = (dx: number, size: number): Point[] => [
    { x: x + dx - size, y: y + size * 0.7 },
    { x: x + dx, y: y - size * 0.8 },
    { x: x + dx + size, y: y + size * 0.7 },
  ];
  return element('path', { d: pathThrough(peak(-2.5, 4.5), true) + pathThrough(peak(3, 3.5), true), fill: colour });
}

function drawPath(setting: Setting, path: DrawnPath): Element {
  const { palette, labels } = setting;
  const { a, b, kind } = path.fact;
  const { width, dashes, byWater } = STROKES[kind];
  const colour = byWater ? palette.sailing : palette.road;
  const d = curve(path);
  return group(
    { 'data-path': `${a} ${b}`, 'data-kind': kind, role: 'img' },
    title(`${labels.names.pathKinds[kind]}: ${spaceName(setting, a)} – ${spaceName(setting, b)}`),
    isLit(setting, path)
      ? element('path', {
          d,
          fill: 'none',
          stroke: palette.highlight,
          'stroke-width': width + 6,
          'stroke-opacity': 0.75,
        })
      : undefined,
    byWater
      ? undefined
      : element('path', { d, fill: 'none', stroke: palette.halo, 'stroke-width': width + 2, 'stroke-opacity': 0.6 }),
    element('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dashes,
      'stroke-opacity': byWater ? 0.85 : 1,
    }),
    kind === 'mountain' ? peaks(path, colour) : undefined,
  );
}

/** Draws all paths, sea paths below land paths. */
export function drawPaths(setting: Setting): Element | Written {
  const draw = (): Element => {
    const { paths } = setting.plan;
    const byWater = paths.filter(({ fact: { kind } }) => STROKES[kind].byWater);
    const byLand = paths.filter(({ fact: { kind } }) => !STROKES[kind].byWater);
    return group({}, ...[...byWater, ...byLand].map((path) => drawPath(setting, path)));
  };
  const noneIsLit = (setting.highlight.paths ?? []).length === 0;
  return noneIsLit ? once(setting, 'paths', draw) : draw();
}
