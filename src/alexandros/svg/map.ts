/** The board: spaces and their symbols, provinces and their owners, walls, guards, and Alexander. */
import { between, type Point } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { circle, emblemShape, haloed, pathThrough, polygon, rectangle, words } from '../../svg/shapes.js';
import type { GameEvent } from '../event.js';
import { provinces, symbolAt, wallColour, type Province } from '../query/index.js';
import { label } from '../text/labels.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { sunShape, symbolShape } from './glyphs.js';
import { capitalised } from './labels.js';
import { SYMBOL_GROUND, WALL_INK } from './liveries.js';
import { endsOf, middleOfSpace, type Setting } from './setting.js';

/** Draws the ground of the whole board, its edge, and its spaces. */
export function drawSpaces(setting: Setting): Element {
  const { grid, palette } = setting;
  const all = grid.lattice.spaces.map((space) => pathThrough(grid.cornersOf(space), true)).join('');
  const provinceOfSpace = new Map(
    provinces(setting.state).flatMap((province) => province.spaces.map((space) => [space, province] as const)),
  );
  return group(
    {},
    element('path', {
      d: all,
      fill: palette.coast,
      stroke: palette.coast,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    ...grid.lattice.spaces.map((space) => drawSpace(setting, space, provinceOfSpace.get(space))),
  );
}

function drawSpace(setting: Setting, space: SpaceId, province: Province | undefined): Element {
  const { state, grid, palette, highlight, livery, prefix } = setting;
  const { names, captions } = setting.labels;
  const symbol = symbolAt(state, space);
  const corners = grid.cornersOf(space);
  const owner = province?.owner ?? null;
  const land =
    owner === null
      ? captions.unoccupied
      : `${captions.of(names.pieces.province.one, names.players[owner])}, ${captions.worth(province?.value ?? 0)}`;
  const ground = symbol === undefined ? palette.land : SYMBOL_GROUND[palette.theme][symbol];
  const guard = state.seats.find(({ guards }) => guards.includes(space))?.player;
  const isLit = highlight.spaces?.includes(space) === true;
  const d = pathThrough(corners, true);
  return group(
    { 'data-space': space, 'data-symbol': symbol, 'data-owner': owner ?? undefined, role: 'img' },
    title(`${capitalised(names.spaces[symbol ?? 'open'])} ${label(state, space)}, ${land}`),
    element('path', { d, fill: ground, stroke: palette.border, 'stroke-width': 0.8 }),
    owner === null ? undefined : element('path', { d, fill: livery(owner).fill, 'fill-opacity': 0.22 }),
    owner === null ? undefined : element('path', { d, fill: `url(#${prefix}${owner})` }),
    isLit
      ? element('path', {
          d,
          fill: palette.highlight,
          'fill-opacity': 0.22,
          stroke: palette.highlight,
          'stroke-width': 3,
        })
      : undefined,
    symbol === undefined || guard !== undefined
      ? undefined
      : symbolShape(symbol, middleOfSpace(setting, space), grid.half * 0.26, palette.faint),
    guard === undefined ? undefined : drawGuard(setting, space, guard),
  );
}

/** Draws a guard on a space. The symbol moves into the corner that is farthest from the others. */
function drawGuard(setting: Setting, space: SpaceId, player: PlayerId): Element {
  const { state, grid, labels, palette, livery, highlight } = setting;
  const at = middleOfSpace(setting, space);
  const { fill, ink, edge, emblem } = livery(player);
  const symbol = symbolAt(state, space);
  const id = `guard:${space}`;
  const r = grid.half * 0.26;
  return group(
    { 'data-piece': id, 'data-owner': player, role: 'img' },
    title(capitalised(labels.captions.of(labels.names.pieces.guard.one, labels.names.players[player]))),
    highlight.pieces?.includes(id) === true
      ? circle(at, r * 1.7, { fill: 'none', stroke: palette.highlight, 'stroke-width': 3 })
      : undefined,
    emblemShape(emblem, at, r, { fill, stroke: edge, 'stroke-width': 1.6 }),
    words(labels.captions.letters[player], { x: at.x, y: at.y + r * 0.42 }, r * 1.15, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    symbol === undefined
      ? undefined
      : symbolShape(symbol, between(at, apexOf(grid.cornersOf(space)), 0.56), grid.half * 0.14, palette.ink),
  );
}

/** Returns the corner of a triangle that is alone on its line. */
function apexOf(corners: readonly Point[]): Point {
  const [first, second, third] = corners;
  if (first === undefined || second === undefined || third === undefined)
    throw new RangeError('a space has three corners');
  return Math.abs(first.y - second.y) < 0.01 ? third : first;
}

/** Draws the value of each occupied province on one of its open spaces. */
export function drawValues(setting: Setting): Element {
  const { palette, livery, state } = setting;
  const held = provinces(state).filter(({ owner }) => owner !== null);
  return group(
    { 'pointer-events': 'none' },
    ...held.map(({ id, owner, spaces, value }) => {
      const open = spaces.filter((space) => symbolAt(state, space) === undefined);
      const space = open[Math.floor(open.length / 2)];
      if (space === undefined || owner === null) return undefined;
      const at = middleOfSpace(setting, space);
      return group(
        { 'data-label': `value:${id}` },
        words(String(value), { x: at.x, y: at.y + 8 }, 22, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: livery(owner).edge,
          ...haloed(palette, 3),
        }),
      );
    }),
  );
}

/** Draws the walls, and the points between them. */
export function drawWalls(setting: Setting): Element {
  const { state, grid, labels, palette, highlight } = setting;
  const width = grid.half * 0.15;
  const points = grid.lattice.points.map((id) => {
    const at = grid.pointAt(id);
    const isLit = highlight.points?.includes(id) === true;
    return group(
      { 'data-point': id },
      isLit
        ? circle(at, grid.half * 0.22, {
            fill: palette.highlight,
            'fill-opacity': 0.35,
            stroke: palette.highlight,
            'stroke-width': 2.5,
          })
        : undefined,
      circle(at, grid.half * 0.05, { fill: palette.faint }),
    );
  });
  const lit = (highlight.sides ?? []).map((side) =>
    element('path', {
      d: pathThrough(endsOf(setting, side)),
      stroke: palette.highlight,
      'stroke-width': width * 2.4,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
  );
  const walls = state.walls.map((side, index) => {
    const colour = wallColour(index);
    const [from, to] = endsOf(setting, side);
    const d = pathThrough([between(from, to, 0.04), between(from, to, 0.96)]);
    const id = `wall:${side}`;
    return group(
      { 'data-piece': id, 'data-colour': colour, role: 'img' },
      title(capitalised(labels.names.walls[colour].one)),
      highlight.pieces?.includes(id) === true
        ? element('path', { d, stroke: palette.highlight, 'stroke-width': width * 2.2, 'stroke-linecap': 'round' })
        : undefined,
      element('path', { d, stroke: palette.halo, 'stroke-width': width + 2.5, 'stroke-linecap': 'round' }),
      element('path', {
        d,
        stroke: WALL_INK[palette.theme][colour],
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-dasharray': colour === 'red' ? `${width * 2} ${width * 1.6}` : undefined,
      }),
    );
  });
  return group({}, ...points, ...lit, ...walls);
}

export function drawAlexander({ state, grid, labels, palette, highlight }: Setting): Element {
  const at = grid.pointAt(state.alexander);
  const r = grid.half * 0.34;
  return group(
    { 'data-piece': 'alexander', role: 'img' },
    title(`${labels.names.pieces.alexander.one}, ${label(state, state.alexander)}`),
    highlight.pieces?.includes('alexander') === true
      ? circle(at, r * 1.4, { fill: 'none', stroke: palette.highlight, 'stroke-width': 3 })
      : undefined,
    sunShape(at, r, '#f2c230', '#3b1f5e'),
  );
}

/** Draws the latest events: Alexander's path, and the provinces that changed hands. */
export function drawEvents(setting: Setting, events: readonly GameEvent[]): Element {
  const { grid, labels, palette, state } = setting;
  const steps = events.flatMap((event) =>
    event.type === 'alexanderStepped' ? [[grid.pointAt(event.from), grid.pointAt(event.to)] as const] : [],
  );
  const taken = new Set(events.flatMap((event) => (event.type === 'provinceOccupied' ? [event.province] : [])));
  const changed = provinces(state).filter(({ spaces }) => spaces.some((space) => taken.has(space)));
  return group(
    { 'data-layer': 'events' },
    ...changed.map(({ spaces }) =>
      element('path', {
        'data-event': 'occupied',
        d: spaces.map((space) => pathThrough(grid.cornersOf(space), true)).join(''),
        fill: palette.alarm,
        'fill-opacity': 0.18,
      }),
    ),
    ...steps.map(([from, to]) =>
      group(
        { 'data-event': 'moved', role: 'img' },
        title(labels.captions.way),
        element('path', {
          d: pathThrough([from, to]),
          stroke: '#f2c230',
          'stroke-width': grid.half * 0.34,
          'stroke-opacity': 0.75,
          'stroke-linecap': 'round',
        }),
        polygon(tip(from, to, grid.half * 0.2), { fill: '#3b1f5e' }),
      ),
    ),
  );
}

/** Returns a small arrowhead in the middle of a line, pointing to its end. */
function tip(from: Point, to: Point, size: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const middle = between(from, to, 0.5);
  const at = (along: number, aside: number): Point => ({
    x: middle.x + ux * along - uy * aside,
    y: middle.y + uy * along + ux * aside,
  });
  return [at(size, 0), at(-size * 0.7, size * 0.7), at(-size * 0.7, -size * 0.7)];
}

/** Draws the background of the board. */
export const drawSea = ({ palette }: Setting, box: Parameters<typeof rectangle>[0]): Element =>
  rectangle(box, { fill: palette.sea });
