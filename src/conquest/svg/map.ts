/** The map: land and sea, provinces and who holds them, borders, cities, sea zones. */
import { middleOf, type Box, type Point } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { circle, emblemShape, haloed, pathThrough, rectangle, words } from '../../svg/shapes.js';
import { cityHolder, isFounded, statusOf, usesSeaZone } from '../query/05-control.js';
import { turnOf } from '../query/04-1-turn.js';
import { provinceCode } from '../table/by-id.js';
import type { ObjectiveId, SideId } from '../vocabulary.js';
import { MAP } from './extents.js';
import {
  BADGE,
  CITY,
  CITY_SIZE,
  PROVINCE_SIZE,
  PROVINCE_SPACING,
  ZONE_SIZE,
  type DrawnBorder,
  type DrawnCity,
  type DrawnProvince,
  type DrawnZone,
} from './ground/plan.js';
import { GOLD, objectiveSign, suppliesSign, terrainSign } from './glyphs.js';
import type { Setting } from './setting.js';
import { called } from '../text/calling.js';

/** Draws the sea, the lands of nobody, and the provinces. */
export function drawLand(setting: Setting): Element {
  const { plan, palette } = setting;
  const land = [...plan.wastes, ...plan.provinces.map(({ outline }) => outline)]
    .map((outline) => pathThrough(outline, true))
    .join('');
  const shore = (stroke: string, width: number): Element =>
    element('path', { d: land, fill: stroke, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return group(
    {},
    rectangle(MAP, { fill: palette.sea }),
    shore(palette.seaEdge, 16),
    shore(palette.coast, 3),
    element('path', {
      d: plan.wastes.map((outline) => pathThrough(outline, true)).join(''),
      fill: palette.wild,
      stroke: palette.wild,
      'stroke-width': 1,
    }),
    ...plan.provinces.map((province) => drawProvince(setting, province)),
  );
}

function drawProvince(setting: Setting, { fact, outline }: DrawnProvince): Element {
  const { situation, labels, palette, prefix, livery, tint, highlight } = setting;
  const { names } = labels;
  const code = provinceCode(situation, fact.id);
  const status = statusOf(situation, code);
  const supplies = situation.suppliesOf(code);
  const d = pathThrough(outline, true);
  return group(
    { 'data-province': fact.id, 'data-status': status, 'data-supplies': supplies, role: 'img' },
    title(
      `${labels.province(fact.id)}: ${called(names.statuses, status)}, ${names.terrains[fact.terrain]}, ${names.supplies[supplies]}`,
    ),
    element('path', { d, fill: palette.land, stroke: palette.land, 'stroke-width': 1, 'data-outline': 'true' }),
    status === 'independent'
      ? undefined
      : element('path', { d, fill: livery(status).fill, 'fill-opacity': tint(status) }),
    status === 'independent' ? undefined : element('path', { d, fill: `url(#${prefix}${status})` }),
    supplies === 'scorched' ? element('path', { d, fill: palette.ink, 'fill-opacity': 0.16 }) : undefined,
    highlight.provinces?.includes(fact.id) === true
      ? element('path', {
          d,
          fill: palette.highlight,
          'fill-opacity': 0.2,
          stroke: palette.highlight,
          'stroke-width': 3,
        })
      : undefined,
  );
}

// ------------------------------------------------------------------------------------------------ borders

/** Returns the sides that a fortress blocks (R 8.2). */
function barred({ situation }: Setting, { fact }: DrawnBorder): readonly SideId[] {
  if (fact.through === undefined) return [];
  const city = situation.ground.cities.find((each) => each.fact.id === fact.through);
  const holder = city === undefined ? null : situation.wallHolderOf(city.number);
  return holder === null ? [] : situation.roster.sides.filter((side) => side !== holder);
}

/** Returns points along a line at a distance of `every`, without its ends. */
function along(points: readonly Point[], every: number): readonly Point[] {
  const found: Point[] = [];
  let left = every / 2;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    let at = left;
    for (; at <= length; at += every)
      found.push({ x: from.x + ((to.x - from.x) * at) / length, y: from.y + ((to.y - from.y) * at) / length });
    left = at - length;
  }
  return found;
}

const PEAKS = 17;

function drawBorder(setting: Setting, border: DrawnBorder): Element {
  const { situation, labels, palette } = setting;
  const { captions, names } = labels;
  const { fact, strait, lines } = border;
  const mountain = fact.kind === 'mountain';
  const closed = mountain && turnOf(situation).season === 'winter';
  const out = barred(setting, border);
  const d = lines.map((points) => pathThrough(points)).join('');
  const colour = closed || out.length > 0 ? palette.alarm : mountain ? palette.road : palette.border;
  const said = [
    `${strait ? captions.strait : names.borders[fact.kind]}: ${labels.province(fact.a)} – ${labels.province(fact.b)}`,
    ...(closed ? [captions.closed] : []),
    ...out.map((side) => captions.barredTo(called(names.sides, side))),
  ].join(', ');
  const peaks = mountain
    ? lines
        .flatMap((points) => along(points, PEAKS))
        .map(({ x, y }) =>
          closed
            ? pathThrough([
                { x: x - 3.2, y: y - 3.2 },
                { x: x + 3.2, y: y + 3.2 },
              ]) +
              pathThrough([
                { x: x + 3.2, y: y - 3.2 },
                { x: x - 3.2, y: y + 3.2 },
              ])
            : pathThrough(
                [
                  { x: x - 4.4, y: y + 3.2 },
                  { x, y: y - 4.4 },
                  { x: x + 4.4, y: y + 3.2 },
                ],
                true,
              ),
        )
        .join('')
    : '';
  return group(
    {
      'data-border': `${fact.a} ${fact.b}`,
      'data-kind': fact.kind,
      'data-closed': closed ? 'true' : undefined,
      'data-barred': out.length > 0 ? out.join(' ') : undefined,
      role: 'img',
    },
    title(said),
    strait ? element('path', { d, fill: 'none', stroke: palette.sea, 'stroke-width': 9 }) : undefined,
    strait
      ? element('path', { d, fill: 'none', stroke: palette.coast, 'stroke-width': 1.2, 'stroke-dasharray': '3 3' })
      : undefined,
    strait
      ? undefined
      : element('path', {
          d,
          fill: 'none',
          stroke: colour,
          'stroke-width': mountain ? 2.6 : out.length > 0 ? 4 : 1.6,
          'stroke-dasharray': out.length > 0 ? '5 3' : undefined,
          'stroke-linejoin': 'round',
        }),
    peaks === ''
      ? undefined
      : element('path', {
          d: peaks,
          fill: closed ? 'none' : colour,
          stroke: closed ? palette.alarm : palette.halo,
          'stroke-width': closed ? 2 : 0.8,
        }),
  );
}

export const drawBorders = (setting: Setting): Element => {
  const { plan } = setting;
  const inOrder = [...plan.borders].sort(
    (a, b) => Number(a.fact.kind === 'mountain') - Number(b.fact.kind === 'mountain'),
  );
  return group({ 'data-layer': 'borders' }, ...inOrder.map((border) => drawBorder(setting, border)));
};

// ------------------------------------------------------------------------------------------------ seas

/** Lanes between sea zones that touch. */
export function drawLanes({ plan, palette }: Setting): Element {
  const at = new Map(plan.zones.map(({ fact, label }) => [fact.id, middleOf(label)]));
  const d = plan.zones
    .flatMap(({ fact }) =>
      fact.adjacent
        .filter((other) => fact.id < other)
        .map((other) => pathThrough([at.get(fact.id) ?? MAP, at.get(other) ?? MAP])),
    )
    .join('');
  return element('path', {
    d,
    fill: 'none',
    stroke: palette.sailing,
    'stroke-width': 1.4,
    'stroke-dasharray': '2 5',
    'stroke-linecap': 'round',
    'stroke-opacity': 0.8,
  });
}

function drawZone(setting: Setting, { fact, label }: DrawnZone): Element {
  const { situation, labels, palette, livery, highlight } = setting;
  const { captions, names } = labels;
  const number = situation.ground.zones.findIndex((zone) => zone.fact.id === fact.id);
  const users = situation.roster.sides.filter((side) => usesSeaZone(situation, number, side));
  const name = labels.seaZone(fact.id);
  const { x } = middleOf(label);
  const sails = situation.roster.fleets.length > 0;
  const who = users.map((side) => called(names.sides, side)).join(', ');
  return group(
    {
      'data-zone': fact.id,
      'data-space': sails ? fact.id : undefined,
      'data-users': users.join(' '),
      role: 'img',
    },
    title(`${captions.seaZone} ${name}: ${users.length === 0 ? captions.usedByNobody : captions.usedBy(who)}`),
    sails && highlight.spaces?.includes(fact.id) === true
      ? element('rect', { ...label, rx: 6, fill: 'none', stroke: palette.highlight, 'stroke-width': 3 })
      : undefined,
    group(
      { 'data-label': fact.id },
      words(name, { x, y: label.y + 10 }, ZONE_SIZE, {
        'text-anchor': 'middle',
        'font-style': 'italic',
        fill: palette.sailing,
        stroke: palette.sea,
        'stroke-width': 3,
        'paint-order': 'stroke',
      }),
    ),
    ...users.map((side, index) => {
      const { fill, ink, edge, emblem } = livery(side);
      const badge = { x: x + (index - (users.length - 1) / 2) * 17, y: label.y + 20 };
      return group(
        {},
        emblemShape(emblem, badge, 5.6, { fill, stroke: edge, 'stroke-width': 0.8 }),
        words(called(names.letters, side), { x: badge.x, y: badge.y + 3 }, 8.5, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: ink,
        }),
      );
    }),
  );
}

export const drawZones = (setting: Setting): Element =>
  group({ 'data-layer': 'seas' }, ...setting.plan.zones.map((zone) => drawZone(setting, zone)));

// ------------------------------------------------------------------------------------------------ names

/** Returns gold for an objective that has been secured. */
const securedFill = ({ situation }: Setting, objective: ObjectiveId): string | null =>
  situation.secured[objective] === undefined ? null : GOLD;

function drawName(setting: Setting, { fact, label }: DrawnProvince): Element {
  const { situation, labels, palette, livery } = setting;
  const code = provinceCode(situation, fact.id);
  const status = statusOf(situation, code);
  const { fill, ink, edge, emblem } = livery(status);
  const badge = { x: label.x + 8, y: label.y + 8 };
  const middle = label.x + label.width / 2;
  const objective = situation.components.objectives.find(({ at }) => at === fact.id);
  const signs: readonly ((at: Point) => Element)[] = [
    (at) => terrainSign(fact.terrain, at, 5.2, palette.road),
    (at) => suppliesSign(palette, situation.suppliesOf(code), at, 5),
    ...(objective === undefined
      ? []
      : [(at: Point) => objectiveSign(palette, at, 5, securedFill(setting, objective.id))]),
  ];
  return group(
    { 'data-label': fact.id, 'pointer-events': 'none' },
    emblemShape(emblem, badge, 6.4, { fill, stroke: edge, 'stroke-width': 0.9 }),
    group(
      { 'aria-hidden': 'true' },
      words(called(labels.names.letters, status), { x: badge.x, y: badge.y + 3.3 }, 9.2, {
        'text-anchor': 'middle',
        'font-weight': 'bold',
        fill: ink,
      }),
    ),
    words(labels.province(fact.id).toUpperCase(), { x: label.x + BADGE, y: label.y + 12 }, PROVINCE_SIZE, {
      'letter-spacing': PROVINCE_SPACING,
      'font-weight': 'bold',
      fill: palette.ink,
      ...haloed(palette, 3),
    }),
    ...signs.flatMap((sign, index) => {
      const at = { x: middle + (index - (signs.length - 1) / 2) * 17, y: label.y + 22.5 };
      return [circle(at, 7.4, { fill: palette.halo, 'fill-opacity': 0.75 }), sign(at)];
    }),
  );
}

export const drawNames = (setting: Setting): Element =>
  group({ 'data-layer': 'names' }, ...setting.plan.provinces.map((province) => drawName(setting, province)));

// ------------------------------------------------------------------------------------------------ cities

/** Draws the battlements of a number of walls along the top of a city's sign. */
function walls({ x, y }: Point, count: number): string {
  const width = 4;
  const left = x - (count * width) / 2;
  return Array.from({ length: count }, (_, wall) => `M${left + wall * width + 0.5} ${y}v-5h${width - 1}v5z`).join('');
}

function drawCity(setting: Setting, { fact, at, name }: DrawnCity): Element | undefined {
  const { situation, labels, palette, livery, highlight } = setting;
  const { captions, names } = labels;
  const city = situation.ground.cities.find((each) => each.fact.id === fact.id);
  if (city === undefined) return undefined;
  const founded = isFounded(situation, city.number);
  const [count, holder] = [situation.wallsOf(city.number), cityHolder(situation, city.number)];
  const { fill, edge } = livery(holder ?? 'independent');
  const square: Box = { x: at.x - CITY, y: at.y - CITY + 2, width: CITY * 2, height: CITY * 2 - 2 };
  const objective = situation.components.objectives.find(({ at: place }) => place === fact.id);
  const secured = objective === undefined ? undefined : situation.secured[objective.id];
  const said = [
    `${captions.city} ${labels.city(fact.id)}: ${captions.walls(count)}`,
    ...(holder === null ? [] : [called(names.statuses, holder)]),
    ...(objective === undefined
      ? []
      : [`${labels.objective(objective.id)}, ${secured === undefined ? captions.open : captions.secured(secured)}`]),
  ].join(', ');
  const lit = highlight.spaces?.includes(fact.id) === true;
  if (name === null && count === 0 && !lit) return undefined;
  return group(
    {
      'data-space': fact.id,
      'data-walls': count,
      'data-holder': holder ?? undefined,
      'fill-opacity': founded ? undefined : 0.35,
      'stroke-opacity': founded ? undefined : 0.5,
      role: 'img',
    },
    title(said),
    lit ? circle(at, CITY * 1.9, { fill: 'none', stroke: palette.highlight, 'stroke-width': 3 }) : undefined,
    rectangle(square, {
      rx: count > 0 ? 0 : 5,
      fill,
      stroke: edge,
      'stroke-width': 1.2,
      'stroke-dasharray': founded ? undefined : '2 2',
    }),
    count === 0
      ? undefined
      : element('path', { d: walls({ x: at.x, y: square.y + 0.4 }, count), fill, stroke: edge, 'stroke-width': 1 }),
    objective === undefined
      ? words(String(count), { x: at.x, y: at.y + 5 }, 9.5, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: livery(holder ?? 'independent').ink,
        })
      : objectiveSign(palette, { x: at.x, y: at.y + 1.2 }, 4.6, securedFill(setting, objective.id)),
    name === null
      ? undefined
      : group(
          { 'data-label': fact.id },
          words(labels.city(fact.id), { x: name.x + 1, y: name.y + CITY_SIZE * 0.86 }, CITY_SIZE, {
            fill: palette.ink,
            ...haloed(palette, 2.6),
          }),
        ),
  );
}

export const drawCities = (setting: Setting): Element =>
  group({ 'data-layer': 'cities' }, ...setting.plan.cities.map((city) => drawCity(setting, city)));
