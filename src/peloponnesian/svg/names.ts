/** The names of regions, land areas and sea areas. */
import { boxAround, middleOf, overlapsOrTouches, type Box, type Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { circle, words } from '../../svg/shapes.js';
import { effectsThat } from '../query/cards.js';
import { isRegion } from '../query/owners.js';
import { REGIONS, type HomeId, type SeaId } from '../vocabulary.js';
import {
  AREA_SIZE,
  COASTAL_SIZE,
  FORAGE_RADIUS,
  OPEN_SIZE,
  REGION_SIZE,
  REGION_SPACING,
  type Label,
} from './ground/plan.js';
import { stormSign } from './glyphs.js';
import type { Setting } from './setting.js';

/** Returns whether the region of a land area is in play. */
const isInPlay = ({ situation }: Setting, home: HomeId | null): boolean =>
  home !== null && isRegion(home) && situation.regions[home] !== undefined;

const isSeen = ({ view }: Setting, { box }: Label): boolean => overlapsOrTouches(view, box);

/** Draws the lines of a name in its box, from the upper edge. */
function drawWords(
  { lines, box }: Label,
  size: number,
  x: number,
  attributes: Readonly<Record<string, string | number | undefined>>,
): readonly Element[] {
  const top = box.y + (box.height - lines.length * size * 1.1) / 2;
  return lines.map((line, index) => words(line, { x, y: top + size * (0.86 + index * 1.1) }, size, attributes));
}

const STORM_RADIUS = 14;

/** Returns the point of a storm's sign, below the name of its sea. */
const stormAt = (box: Box): Point => ({ x: middleOf(box).x, y: box.y + box.height + 18 });

const isCentreOfStorm = ({ situation }: Setting, id: SeaId): boolean =>
  effectsThat(situation, 'storm').some(({ sea }) => sea === id);

function drawSeaName(setting: Setting, number: number): Element | undefined {
  const { plan } = setting;
  const [fact, label] = [plan.sheet.ground.map.seas[number], plan.seas[number]];
  if (fact === undefined || label === undefined || !isSeen(setting, label)) return undefined;
  const size = fact.kind === 'open' ? OPEN_SIZE : COASTAL_SIZE;
  const isStormy = isCentreOfStorm(setting, fact.id);
  return group(
    { 'data-label': fact.id, 'data-storm': isStormy ? 'true' : undefined },
    ...drawWords(label, size, middleOf(label.box).x, { 'text-anchor': 'middle' }),
    isStormy ? drawStorm(setting, label) : undefined,
  );
}

/** Draws a storm on an Open Sea, below its name. */
const drawStorm = ({ palette, labels }: Setting, { box }: Label): Element =>
  group({ role: 'img' }, title(labels.captions.stormHere), stormSign(stormAt(box), STORM_RADIUS, palette.alarm));

/** Returns the space of the signs of storms, which slips must not cover. */
export function roomOfStorms(setting: Setting): readonly Box[] {
  const { ground } = setting.plan.sheet;
  return setting.plan.seas.flatMap((label, number) => {
    const fact = ground.map.seas[number];
    return fact !== undefined && isCentreOfStorm(setting, fact.id)
      ? [boxAround(stormAt(label.box), 2 * STORM_RADIUS)]
      : [];
  });
}

/** Draws the disc with a Forage Number at the end of a name, in the alarm colour if the area has been raided. */
function drawForage({ situation, palette }: Setting, number: number, { box }: Label): Element | undefined {
  const fact = situation.ground.map.areas[number];
  if (fact === undefined) return undefined;
  const raided = situation.raided[fact.id] !== undefined;
  const at = { x: box.x + box.width - FORAGE_RADIUS - 0.5, y: middleOf(box).y };
  return group(
    { 'aria-hidden': 'true' },
    circle(at, FORAGE_RADIUS, {
      fill: raided ? palette.alarm : palette.panel,
      stroke: palette.faint,
      'stroke-width': 0.6,
    }),
    words(String(fact.forage), { x: at.x, y: at.y + 2.5 }, 7, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: raided ? palette.panel : palette.ink,
      stroke: 'none',
    }),
  );
}

function drawAreaName(setting: Setting, number: number): Element | undefined {
  const { plan } = setting;
  const [fact, label] = [plan.sheet.ground.map.areas[number], plan.areas[number]];
  if (fact === undefined || label === undefined || !isSeen(setting, label)) return undefined;
  const inPlay = isInPlay(setting, fact.region);
  return group(
    { 'data-label': fact.id, opacity: inPlay ? undefined : 0.65 },
    ...drawWords(label, AREA_SIZE, label.box.x + 1, { 'font-style': 'italic' }),
    drawForage(setting, number, label),
  );
}

/** Draws all names of land and sea. */
export function drawNames(setting: Setting): Element {
  const { plan, palette } = setting;
  const regions = REGIONS.map((region) => {
    const label = plan.regions.get(region);
    if (label === undefined || !isSeen(setting, label)) return undefined;
    return group(
      { 'data-label': `region:${region}`, opacity: isInPlay(setting, region) ? undefined : 0.65 },
      ...drawWords(label, REGION_SIZE, label.box.x + 1, {
        'font-weight': 'bold',
        'letter-spacing': REGION_SPACING,
      }),
    );
  });
  return group(
    { 'data-layer': 'names', 'pointer-events': 'none', 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    group(
      { 'font-style': 'italic', fill: palette.sailing, stroke: palette.sea, 'stroke-width': 2 },
      ...plan.seas.map((_, sea) => drawSeaName(setting, sea)),
    ),
    group({ fill: palette.faint, stroke: palette.halo, 'stroke-width': 2.6 }, ...regions),
    group(
      { fill: palette.ink, stroke: palette.halo, 'stroke-width': 2 },
      ...plan.areas.map((_, area) => drawAreaName(setting, area)),
    ),
  );
}
