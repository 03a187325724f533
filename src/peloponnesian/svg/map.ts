/** The ground of the map: seas and land areas with their hexes and holders, borders, rivers and roads. */
import { derived, keptByText } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { Locale } from '../../core/index.js';
import type { Point } from '../../svg/box.js';
import { element, escaped, group, title, type Attributes, type Element, type Written } from '../../svg/element.js';
import { rectangle } from '../../svg/shapes.js';
import { idOfHex, printedNumber } from '../geometry/numbers.js';
import { isRegion } from '../query/owners.js';
import type { HomeId } from '../vocabulary.js';
import { HEX_OUTLINE, hexTileOf, middleOfHex } from './ground/hexes.js';
import { isHexIn } from './ground/plan.js';
import type { Sheet } from './ground/sheet.js';
import type { Labels } from './labels.js';
import { isSpaceLit, type Setting } from './setting.js';

// ------------------------------------------------------------------------------------------------ definitions

/** The id of the outline of a hex, which is the same in all pictures. */
const HEX = 'pw-hex';
const areaId = (number: number): string => `pw-a${number}`;

const outlinesOf = derived(({ areas }: Sheet): readonly Element[] => [
  element('path', { id: HEX, d: HEX_OUTLINE }),
  ...areas.map(({ outline }, number) => element('path', { id: areaId(number), d: outline })),
]);

/** Returns three hills relative to the middle of a hex. */
const hillsAt = ({ x, y }: Point): string =>
  `M${x - 4} ${y - 3}l3-4l3 4M${x + 6} ${y + 2}l3-4l3 4M${x - 11} ${y + 7}l3-4l3 4`;

/** Returns the id of the pattern of rough terrain. */
const roughId = (prefix: string): string => `${prefix}rough`;

/** Returns the pattern of rough terrain, and the outlines that a map shares. */
export function groundDefinitions({ plan, palette, prefix }: Setting): readonly Element[] {
  const { width, height, middles } = hexTileOf(plan.sheet.ground);
  const hills = element('path', {
    d: middles.map(hillsAt).join(''),
    fill: 'none',
    stroke: palette.road,
    'stroke-width': 0.8,
    'stroke-opacity': 0.38,
  });
  return [
    element('pattern', { id: roughId(prefix), width, height, patternUnits: 'userSpaceOnUse' }, hills),
    ...outlinesOf(plan.sheet),
  ];
}

const use = (id: string, attributes: Attributes): Element => element('use', { href: `#${id}`, ...attributes });

// ------------------------------------------------------------------------------------------------ hexes

/** A hex as text: its outline and its id; `said` with its description. */
interface WrittenHex {
  readonly plain: string;
  readonly said: string;
}

const hexStore = derived((_: Sheet) => keptByText<ReadonlyMap<HexCode, WrittenHex>>(2));

/** Returns the text of each land hex. */
function hexesOf(sheet: Sheet, locale: Locale, labels: Labels): ReadonlyMap<HexCode, WrittenHex> {
  const { ground, areas } = sheet;
  const { grid, map, terrainAt } = ground;
  return hexStore(sheet)(locale, () => {
    const rows = areas.flatMap(({ hexes }) =>
      hexes.map((hex): [HexCode, WrittenHex] => {
        const { x, y } = middleOfHex(ground, hex);
        const [id, terrain] = [idOfHex(grid, hex), terrainAt[hex] ?? 'clear'];
        const said = `${printedNumber(map, id)}, ${labels.names.terrains[terrain]}`;
        const opening = `<use href="#${HEX}" x="${x}" y="${y}" data-space="${id}"`;
        return [hex, { plain: `${opening}/>`, said: `${opening}><title>${escaped(said)}</title></use>` }];
      }),
    );
    return new Map(rows);
  });
}

/** Draws the hexes of an area, with descriptions if its region is in play. */
function drawHexes(
  { plan, locale, labels, view }: Setting,
  hexes: readonly HexCode[],
  form: keyof WrittenHex,
): Element {
  const known = hexesOf(plan.sheet, locale, labels);
  const seen = hexes.filter((hex) => isHexIn(plan.sheet.ground, hex, view));
  const text: Written = { written: seen.map((hex) => known.get(hex)?.[form] ?? '').join('') };
  return group({ fill: 'none' }, text);
}

// ------------------------------------------------------------------------------------------------ land

/** The opacity of a region's colour, which rises with its Allegiance. */
const TINT = { least: 0.12, most: 0.42 } as const;

function tintOf({ situation }: Setting, allegiance: number): number {
  const { least, most } = situation.components.charts.levels.allegiance;
  const share = Math.max(0, Math.min(1, (allegiance - least) / (most - least)));
  return TINT.least + (TINT.most - TINT.least) * share;
}

/** Returns the region of a land area and its state, or `undefined` if it is not in play. */
function regionIn({ situation }: Setting, home: HomeId | null) {
  const region = home !== null && isRegion(home) ? home : undefined;
  const state = region && situation.regions[region];
  return region === undefined || state === undefined ? undefined : { region, state };
}

/** Returns the description of a land area: `Laconia: Sparta, Allegiance 20, Militance 20, Forage Number 8`. */
function describeArea(setting: Setting, number: number): string {
  const { situation, labels } = setting;
  const { captions } = labels;
  const fact = situation.ground.map.areas[number];
  if (fact === undefined) return '';
  const known = regionIn(setting, fact.region);
  const raids = situation.raided[fact.id] ?? 0;
  const holder =
    known === undefined
      ? [captions.notInPlay]
      : [
          known.state.neutral === true ? captions.neutral : labels.player(known.state.player),
          `${captions.allegiance} ${known.state.allegiance}`,
          `${captions.militance} ${known.state.militance}`,
        ];
  const inRegion = known !== undefined && known.region !== fact.id ? [labels.region(known.region)] : [];
  const more = raids === 0 ? [] : [captions.raided(raids)];
  return `${labels.area(fact.id)}: ${[...inRegion, ...holder, captions.forage(fact.forage), ...more].join(', ')}`;
}

function drawArea(setting: Setting, number: number): Element | undefined {
  const { situation, plan, palette, livery, highlight, prefix } = setting;
  const { ground, areas } = plan.sheet;
  const [fact, drawn] = [ground.map.areas[number], areas[number]];
  if (fact === undefined || drawn === undefined) return undefined;
  if (!drawn.hexes.some((hex) => isHexIn(ground, hex, setting.view))) return undefined;
  const known = regionIn(setting, fact.region);
  const holder = known === undefined ? undefined : known.state.neutral === true ? 'nobody' : known.state.player;
  const raids = situation.raided[fact.id] ?? 0;
  const id = areaId(number);
  return group(
    {
      'data-province': fact.id,
      'data-region': fact.region ?? undefined,
      'data-holder': holder,
      'data-raided': raids > 0 ? raids : undefined,
      role: 'group',
    },
    title(describeArea(setting, number)),
    use(id, { fill: known === undefined ? palette.wild : palette.land, 'data-outline': 'true' }),
    holder === undefined || holder === 'nobody'
      ? undefined
      : use(id, { fill: livery(holder).fill, 'fill-opacity': tintOf(setting, known?.state.allegiance ?? 0) }),
    holder === undefined ? undefined : use(id, { fill: `url(#${prefix}${holder})` }),
    raids > 0 ? use(id, { fill: palette.alarm, 'fill-opacity': 0.18 }) : undefined,
    highlight.provinces?.includes(fact.id) === true
      ? use(id, {
          fill: palette.highlight,
          'fill-opacity': 0.22,
          stroke: palette.highlight,
          'stroke-width': 3,
        })
      : undefined,
    drawHexes(setting, drawn.hexes, known === undefined ? 'plain' : 'said'),
  );
}

// ------------------------------------------------------------------------------------------------ seas

/** Returns the shape of a sea area: its outline, or an area below its name if it is too narrow for a hex. */
function seaShape({ plan }: Setting, number: number, look: Attributes): Element | undefined {
  const [drawn, label] = [plan.sheet.seas[number], plan.seas[number]];
  if (drawn === undefined || label === undefined) return undefined;
  return drawn.hexes.length > 0
    ? element('path', { d: drawn.outline, ...look })
    : rectangle(label.box, { rx: 4, 'fill-opacity': 0.8, ...look });
}

function drawSea(setting: Setting, number: number): Element | undefined {
  const { plan, labels, palette } = setting;
  const [fact, drawn] = [plan.sheet.ground.map.seas[number], plan.sheet.seas[number]];
  if (fact === undefined || drawn === undefined) return undefined;
  const isOpen = fact.kind === 'open';
  const isDark = palette.theme === 'dark';
  const fill = isOpen === isDark ? palette.sea : palette.seaEdge;
  const lit = isSpaceLit(setting, fact.id);
  const { captions } = labels;
  return group(
    { 'data-space': fact.id, 'data-kind': fact.kind, role: 'img' },
    title(`${labels.sea(fact.id)}: ${isOpen ? captions.openSea : captions.coastalSea}`),
    seaShape(setting, number, { fill, 'data-outline': drawn.hexes.length > 0 ? 'true' : undefined }),
    lit
      ? seaShape(setting, number, {
          fill: palette.highlight,
          'fill-opacity': 0.16,
          stroke: palette.highlight,
          'stroke-width': 3,
        })
      : undefined,
  );
}

/** Draws sea areas: those with hexes below the land, those without above it. */
const drawSeas = (setting: Setting, hasHexes: boolean): Element =>
  group(
    { 'data-layer': hasHexes ? 'seas' : 'narrows' },
    ...setting.plan.sheet.seas.map(({ hexes }, sea) =>
      hexes.length > 0 === hasHexes ? drawSea(setting, sea) : undefined,
    ),
  );

// ------------------------------------------------------------------------------------------------ lines

function drawLines({ plan, palette, prefix }: Setting): Element {
  const { sheet } = plan;
  const line = (
    d: string,
    stroke: string,
    width: number,
    more: Readonly<Record<string, string | number>> = {},
  ): Element =>
    element('path', {
      d,
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      ...more,
    });
  return group(
    { 'data-layer': 'lines', fill: 'none', 'pointer-events': 'none' },
    element('path', { d: sheet.rough, fill: `url(#${roughId(prefix)})` }),
    element('path', {
      d: sheet.mountains,
      fill: palette.road,
      'fill-opacity': 0.55,
      stroke: palette.road,
      'stroke-width': 0.8,
    }),
    element('path', { d: sheet.lakes, fill: palette.seaEdge, stroke: palette.coast, 'stroke-width': 0.8 }),
    line(sheet.areaBorders, palette.road, 1.1, { 'stroke-dasharray': '5 3', 'stroke-opacity': 0.85 }),
    line(sheet.regionBorders, palette.faint, 2.4),
    line(sheet.seaBorders, palette.sailing, 0.9, { 'stroke-dasharray': '3 4', 'stroke-opacity': 0.6 }),
    line(sheet.coast, palette.coast, 1.6),
    line(sheet.rivers, palette.sailing, 2.2),
    line(sheet.roads, palette.halo, 3.2, { 'stroke-opacity': 0.55 }),
    line(sheet.roads, palette.road, 1.5, { 'stroke-opacity': 0.85 }),
  );
}

function drawCrossings({ plan, palette, labels }: Setting): Element {
  return group(
    { 'data-layer': 'crossings' },
    ...plan.sheet.crossings.map(({ name, ends: [from, to] }) =>
      group(
        { role: 'img' },
        title(`${name}: ${labels.captions.crossing}`),
        element('path', {
          d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
          stroke: palette.halo,
          'stroke-width': 4.4,
          'stroke-linecap': 'round',
        }),
        element('path', {
          d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
          stroke: palette.sailing,
          'stroke-width': 2.6,
          'stroke-dasharray': '2.6 2',
        }),
      ),
    ),
  );
}

/** Draws the highlighted hexes, above everything else on the ground. */
function drawLit({ plan, palette, highlight }: Setting): Element {
  const { ground } = plan.sheet;
  const spaces = new Set<string>(highlight.spaces ?? []);
  const lit =
    spaces.size === 0
      ? []
      : plan.sheet.areas.flatMap(({ hexes }) => hexes.filter((hex) => spaces.has(idOfHex(ground.grid, hex))));
  return group(
    { 'data-layer': 'lit', 'pointer-events': 'none' },
    ...lit.map((hex) => {
      const { x, y } = middleOfHex(ground, hex);
      return use(HEX, {
        x,
        y,
        fill: palette.highlight,
        'fill-opacity': 0.22,
        stroke: palette.highlight,
        'stroke-width': 2.4,
      });
    }),
  );
}

/** Draws the ground of the map. */
export function drawGround(setting: Setting): readonly Element[] {
  const { plan, palette } = setting;
  const { sheet } = plan;
  return [
    rectangle(sheet.extent, { fill: palette.sea }),
    drawSeas(setting, true),
    element('path', { d: sheet.foreign, fill: palette.wild, stroke: palette.wild, 'stroke-width': 0.6 }),
    element('path', { d: sheet.beyond, fill: palette.ground, stroke: palette.ground, 'stroke-width': 0.6 }),
    group(
      {
        'data-layer': 'land',
        stroke: palette.border,
        'stroke-width': 0.6,
        'stroke-opacity': 0.7,
        'pointer-events': 'all',
      },
      ...sheet.areas.map((_, area) => drawArea(setting, area)),
    ),
    drawLines(setting),
    drawSeas(setting, false),
    drawCrossings(setting),
    drawLit(setting),
  ];
}
