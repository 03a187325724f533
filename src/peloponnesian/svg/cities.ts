/** Cities with their walls, ports and sieges; forts, bases and Long Walls. */
import { boxAround, overlapsOrTouches, type Box, type Point } from '../../svg/box.js';
import { element, group, rounded, title, type Element } from '../../svg/element.js';
import { circle, corners, pathThrough, polygon, rectangle, words } from '../../svg/shapes.js';
import { hexWithId } from '../geometry/numbers.js';
import { findCity, isWalled, stateOfCity } from '../query/owners.js';
import { CITY_SIZES, type CitySize, type HexId, type PlayerId, type SeaId } from '../vocabulary.js';
import { CITY_LETTERS, CITY_RADII, type DrawnCity } from './ground/plan.js';
import { INRADIUS, middleOfHex, RADIUS } from './ground/hexes.js';
import { anchorSign, burst, flagSign, scaffoldSign } from './glyphs.js';
import { capitalised } from './labels.js';
import { holderOfCity, type Setting } from './setting.js';

/** Battlements along the upper edge of a square. */
function battlements({ x, y, width }: Box): string {
  const each = width / 5;
  return [0, 2, 4]
    .map((tooth) => `M${rounded(x + tooth * each)} ${y}v${rounded(-each)}h${rounded(each)}v${rounded(each)}z`)
    .join('');
}

/** Returns the id of the sign of a city, which is the same in all pictures. */
const signId = (size: CitySize, walled: boolean): string => `pw-${size}${walled ? '-walled' : ''}`;

const MIDDLE: Point = { x: 0, y: 0 };

/** A square with battlements for a city with walls, a rounded one without. */
const SIGNS: readonly Element[] = /* @__PURE__ */ CITY_SIZES.flatMap((size) => {
  const radius = CITY_RADII[size];
  const square = boxAround(MIDDLE, radius * 2);
  return [
    group(
      { id: signId(size, true), 'stroke-width': 1.4 },
      element('path', { d: battlements(square) }),
      rectangle(square),
    ),
    rectangle(square, { id: signId(size, false), rx: radius * 0.7, 'stroke-width': 1 }),
  ];
});

/** Draws a siege morale as a number in a corner. */
function drawSiege({ palette }: Setting, at: Point, morale: number): Element {
  return group(
    {},
    circle(at, 5, { fill: palette.alarm, stroke: palette.halo, 'stroke-width': 1 }),
    words(String(morale), { x: at.x, y: at.y + 2.7 }, 7.6, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: palette.halo,
      stroke: 'none',
    }),
  );
}

/** Returns the point of a city's port: from the middle of the city towards its sea. */
function portAt({ plan }: Setting, { hex, at, fact }: DrawnCity, sea: SeaId): Point {
  const { ground } = plan.sheet;
  const number = ground.map.seas.findIndex(({ id }) => id === sea);
  const waters = ground.grid.neighbours(hex).filter((next) => ground.seaAt[next] === number);
  const [first] = waters;
  const towards = first === undefined ? { x: at.x, y: at.y + 1 } : middleOfHex(ground, first);
  const length = Math.hypot(towards.x - at.x, towards.y - at.y);
  const out = CITY_RADII[fact.size] + 4.6;
  return { x: at.x + ((towards.x - at.x) / length) * out, y: at.y + ((towards.y - at.y) / length) * out };
}

/** Returns the description of a city: `Athens: large city, walled, Athens`. */
function describeCity(setting: Setting, { fact }: DrawnCity): string {
  const { situation, labels } = setting;
  const { captions, names } = labels;
  const { held, revolt, helots, destroyed, siege, wallsDue } = stateOfCity(situation, fact.id);
  const holder = holderOfCity(situation, fact.id);
  if (destroyed === true) return `${labels.city(fact.id)}: ${captions.destroyed}`;
  return `${labels.city(fact.id)}: ${[
    names.sizes[fact.size],
    isWalled(situation, fact) ? captions.walled : captions.unwalled,
    ...(fact.port === null ? [] : [captions.port(labels.sea(fact.port))]),
    holder === 'nobody' ? captions.ofNobody : holder === 'league' ? names.camps.league : labels.player(holder),
    ...(held === undefined ? [] : [captions.controlMarker]),
    ...(revolt === undefined ? [] : [captions.revolt]),
    ...(helots === true ? [captions.helots] : []),
    ...(wallsDue === undefined ? [] : [captions.wallsDue(wallsDue - situation.turn)]),
    ...(siege === undefined ? [] : [captions.siege(siege)]),
  ].join(', ')}`;
}

/** Draws a cross through a destroyed city. */
const ruin = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;

function drawSign(setting: Setting, { fact, at }: DrawnCity): readonly (Element | undefined)[] {
  const { situation, palette, livery } = setting;
  const { held, revolt, helots, destroyed, siege, wallsDue } = stateOfCity(situation, fact.id);
  const r = CITY_RADII[fact.size];
  if (destroyed === true)
    return [element('path', { d: ruin(at, r), stroke: palette.alarm, 'stroke-width': 2.4, fill: 'none' })];
  const { fill, ink, edge } = livery(holderOfCity(situation, fact.id));
  const walled = isWalled(situation, fact);
  return [
    element('use', {
      href: `#${signId(fact.size, walled)}`,
      ...at,
      fill,
      stroke: edge,
      'stroke-dasharray': fact.walled && !walled ? '2 1.5' : undefined,
    }),
    wallsDue === undefined ? undefined : scaffoldSign(at, r + 2.5, edge),
    fact.size === 'small' ? undefined : circle(at, fact.size === 'large' ? 3.4 : 2, { fill: ink, stroke: 'none' }),
    held === undefined ? undefined : flagSign({ x: at.x + r + 1, y: at.y - r - 1 }, 5, fill, edge),
    revolt === undefined ? undefined : burst({ x: at.x - r, y: at.y - r }, 5, palette.alarm, palette.halo),
    helots === true ? burst({ x: at.x - r, y: at.y - r }, 5, palette.halo, palette.alarm) : undefined,
    siege === undefined ? undefined : drawSiege(setting, { x: at.x - r, y: at.y + r }, siege),
  ];
}

function drawName({ labels }: Setting, { fact, name }: DrawnCity): Element {
  const size = CITY_LETTERS[fact.size];
  return group(
    { 'data-label': fact.id },
    words(labels.city(fact.id), { x: name.x + 1, y: name.y + size * 0.84 }, size, {
      'font-weight': fact.size === 'large' ? 'bold' : undefined,
    }),
  );
}

function drawCity(setting: Setting, city: DrawnCity): Element | undefined {
  const { situation, view, prefix } = setting;
  const { fact, at, name } = city;
  if (!overlapsOrTouches(view, boxAround(at, 2 * RADIUS, 2 * INRADIUS)) && !overlapsOrTouches(view, name))
    return undefined;
  const { revolt, helots, destroyed, siege } = stateOfCity(situation, fact.id);
  return group(
    {
      'data-space': fact.hex,
      'data-province': fact.area,
      'data-city': fact.id,
      'data-holder': holderOfCity(situation, fact.id),
      'data-walled': isWalled(situation, fact) ? 'true' : undefined,
      'data-revolt': revolt === undefined ? undefined : 'true',
      'data-helots': helots === true ? 'true' : undefined,
      'data-destroyed': destroyed === true ? 'true' : undefined,
      'data-siege': siege,
      role: 'img',
    },
    title(describeCity(setting, city)),
    fact.port === null
      ? undefined
      : element('use', { href: `#${portId(prefix)}`, ...portAt(setting, city, fact.port) }),
    ...drawSign(setting, city),
    drawName(setting, city),
  );
}

/** Draws all cities. */
export function drawCities(setting: Setting): Element {
  const { plan, palette } = setting;
  return group(
    // The style of the names is set here; signs have their own.
    { 'data-layer': 'cities', fill: palette.ink, stroke: palette.halo, 'stroke-width': 2.2, 'paint-order': 'stroke' },
    ...plan.cities.map((city) => drawCity(setting, city)),
  );
}

/** Returns the id of the sign of ports. */
const portId = (prefix: string): string => `${prefix}port`;

/** Returns the elements that cities share: their signs, and the sign of a port. */
export const cityDefinitions = ({ palette, prefix }: Setting): readonly Element[] => [
  ...SIGNS,
  group({ id: portId(prefix) }, anchorSign(MIDDLE, 3.4, palette.sailing)),
];

// ------------------------------------------------------------------------------------------------ works

const middleOf = ({ plan }: Setting, id: HexId): Point => {
  const { ground } = plan.sheet;
  return middleOfHex(ground, hexWithId(ground.grid, id));
};

/** Returns the hexes at the ends of Long Walls. */
const endsOf = ({ situation }: Setting, id: string): readonly HexId[] =>
  id.split(' ').map((end) => (findCity(situation, end)?.hex ?? end) as HexId);

/** Draws complete Long Walls: two lines between the ends. */
function drawStandingWalls(setting: Setting, id: string): Element {
  const { palette, labels } = setting;
  const ends = endsOf(setting, id);
  const d = pathThrough(ends.map((end) => middleOf(setting, end)));
  return group(
    { 'data-long-walls': id, role: 'img' },
    title(labels.captions.longWalls(ends.map(labels.place).join('–'))),
    element('path', { d, stroke: palette.ink, 'stroke-width': 5.6 }),
    element('path', { d, stroke: palette.halo, 'stroke-width': 3 }),
  );
}

/** Draws Long Walls under construction: a broken line. */
function drawWallsBegun(setting: Setting, id: string, due: number): Element {
  const { palette, labels, situation } = setting;
  const ends = endsOf(setting, id);
  return group(
    { 'data-long-walls-begun': id, role: 'img' },
    title(
      `${labels.captions.longWalls(ends.map(labels.place).join('–'))}: ${labels.captions.wallsDue(due - situation.turn)}`,
    ),
    element('path', {
      d: pathThrough(ends.map((end) => middleOf(setting, end))),
      stroke: palette.ink,
      'stroke-width': 3,
      'stroke-dasharray': '3 2',
    }),
  );
}

/** Draws all Long Walls. */
export function drawLongWalls(setting: Setting): Element {
  const { longWalls, longWallsBegun } = setting.situation;
  return group(
    { 'data-layer': 'longWalls' },
    ...longWalls.map((id) => drawStandingWalls(setting, id)),
    ...Object.entries(longWallsBegun).map(([id, { due }]) => drawWallsBegun(setting, id, due)),
  );
}

/** The offset of a base from the middle of its hex, beside the city or fort. */
const BASE_AT: Point = { x: -12, y: 9 };
const FORT_RADIUS = 6.5;
const BASE: CitySize = 'small';

function drawFort(setting: Setting, hex: HexId, by: PlayerId, siege: number | undefined): Element {
  const { livery, labels } = setting;
  const { fill, edge } = livery(by);
  const at = middleOf(setting, hex);
  const siegeText = siege === undefined ? [] : [labels.captions.siege(siege)];
  return group(
    { 'data-space': hex, 'data-fort': hex, 'data-holder': by, 'data-siege': siege, role: 'img' },
    title(
      `${capitalised(labels.names.works.fort)} ${labels.place(hex)}: ${[labels.player(by), ...siegeText].join(', ')}`,
    ),
    polygon(corners(at, FORT_RADIUS, 5), { fill, stroke: edge, 'stroke-width': 1.6 }),
    siege === undefined ? undefined : drawSiege(setting, { x: at.x - 6, y: at.y + 6 }, siege),
  );
}

function drawBase(setting: Setting, hex: HexId, by: PlayerId): Element {
  const { livery, labels } = setting;
  const { fill, ink, edge } = livery(by);
  const { x, y } = middleOf(setting, hex);
  const at = { x: x + BASE_AT.x, y: y + BASE_AT.y };
  return group(
    { 'data-space': hex, 'data-base': hex, 'data-holder': by, role: 'img' },
    title(`${capitalised(labels.names.works.base)} ${labels.place(hex)}: ${labels.player(by)}`),
    circle(at, CITY_RADII[BASE], { fill, stroke: edge, 'stroke-width': 1 }),
    anchorSign(at, 3.6, ink),
  );
}

/** Draws forts and bases. */
export function drawWorks(setting: Setting): Element {
  const { situation } = setting;
  const forts = Object.entries(situation.forts) as [HexId, (typeof situation.forts)[HexId]][];
  const bases = Object.entries(situation.bases) as [HexId, PlayerId][];
  return group(
    { 'data-layer': 'works' },
    ...forts.map(([hex, { by, siege }]) => drawFort(setting, hex, by, siege)),
    ...bases.map(([hex, by]) => drawBase(setting, hex, by)),
  );
}

/** Returns the space of forts and bases, which slips must not cover. */
export function roomOfWorks(setting: Setting): readonly Box[] {
  const { situation } = setting;
  const forts = (Object.keys(situation.forts) as HexId[]).map((hex) =>
    boxAround(middleOf(setting, hex), 2 * FORT_RADIUS),
  );
  const bases = (Object.keys(situation.bases) as HexId[]).map((hex) => {
    const { x, y } = middleOf(setting, hex);
    return boxAround({ x: x + BASE_AT.x, y: y + BASE_AT.y }, 2 * CITY_RADII[BASE] + 1);
  });
  return [...forts, ...bases];
}
