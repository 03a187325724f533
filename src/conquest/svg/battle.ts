/** The Tactical Display (R 10.4): two armies face to face, with boxes, lines, leaders and units locked in combat. */
import { frameOf } from '../../core/index.js';
import { middleOf, type Box, type Point } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { emblemShape, pathThrough, rectangle, words } from '../../svg/shapes.js';
import type { Army, BattleFrame } from '../frame/index.js';
import { fightersAt, sideOfUnit, sidesOf } from '../query/10-4-display.js';
import { unitNamed } from '../table/by-id.js';
import type { BoxId, UnitId } from '../vocabulary.js';
import { GAP, GROUND, LABEL, PAD, PAIR, rowOf, type LaidBox, type Standing } from './battle-boxes.js';
import { CHIP, chipWidth, drawChip, drawLeader, LEADER } from './chips.js';
import { burst } from './glyphs.js';
import type { Setting } from './setting.js';
import { drawWaiting } from './waiting.js';
import { called } from '../text/calling.js';

/** The boxes of the upper army from left to right, as they face those of the lower army. */
const UPPER: readonly BoxId[] = ['rightOutflank', 'right', 'centre', 'left', 'leftOutflank'];
const LOWER: readonly BoxId[] = ['leftOutflank', 'left', 'centre', 'right', 'rightOutflank'];
const BEHIND: readonly BoxId[] = ['reserve', 'routed'];

/** The place of each unit in the drawing. */
type Spots = Map<UnitId, Box>;

function drawStanding(
  setting: Setting,
  { fighter, chip, leader, width }: Standing,
  { x, y }: Point,
  spots: Spots,
): Element {
  const { situation, palette, livery } = setting;
  const { fill, edge } = livery(sideOfUnit(situation, fighter.unit));
  const wide = chipWidth(setting, chip);
  const top = leader === undefined ? y : y + LEADER;
  const routed = fighter.box === 'routed';
  const spot = { x, y: top, width: wide + 4, height: CHIP };
  for (const id of chip.ids) spots.set(id, spot);
  return group(
    {
      'data-post': `${fighter.army}:${fighter.box}`,
      'data-line': fighter.line,
      'fill-opacity': routed ? 0.6 : undefined,
    },
    leader === undefined ? undefined : drawLeader(setting, leader, { x, y }, 'data-fighter', width),
    chip.partner === null
      ? undefined
      : rectangle(
          { x: x + PAIR, y: top + PAIR, width: wide + 4, height: CHIP },
          { rx: 2, fill: palette.panel, stroke: edge, 'stroke-width': 1 },
        ),
    rectangle(
      { x, y: top, width: Math.min(width, wide + 4), height: CHIP },
      { rx: 3, fill, stroke: edge, 'stroke-width': 1, 'stroke-dasharray': routed ? '3 2' : undefined },
    ),
    drawChip(setting, chip, { x: x + 2, y: top }, 'data-fighter'),
  );
}

/** The layers of a box: its frame, and the units in it. */
interface BoxLayers {
  readonly frame: Element;
  readonly inside: Element;
}

function drawBox(setting: Setting, battle: BattleFrame, laid: LaidBox, box: Box, spots: Spots): BoxLayers {
  const { labels, palette, livery, highlight } = setting;
  const { captions, names } = labels;
  const { post, ground, ranks } = laid;
  const id = `${post.army}:${post.box}` as const;
  const lit = highlight.spaces?.includes(id) === true;
  const { edge, fill } = livery(post.army);
  const count = fightersAt(battle, post).length;
  const name = names.boxes[post.box];
  const size = Math.min(10.5, (10.5 * (box.width - 10)) / textWidth(name, 10.5, true));
  let y = box.y + LABEL + (ground === undefined ? 0 : GROUND);
  const [lines, inside]: [Element[], Element[]] = [[], []];
  for (const rank of ranks) {
    if (rank.line !== null)
      lines.push(
        words(captions.line(rank.line), { x: box.x + PAD, y: y + 8 }, 8.5, { fill: palette.faint }),
        element('path', {
          d: `M${box.x + PAD} ${y}H${box.x + box.width - PAD}`,
          stroke: palette.panelEdge,
          'stroke-width': 0.7,
          'stroke-dasharray': '2 3',
        }),
      );
    for (const { what, at } of rank.standing)
      inside.push(drawStanding(setting, what, { x: box.x + PAD + at.x, y: y + at.y }, spots));
    for (const { what, at } of rank.alone)
      inside.push(
        drawLeader(setting, what, { x: box.x + PAD + at.x, y: y + at.y }, 'data-fighter', box.width - 2 * PAD),
      );
    y += rank.height + 4;
  }
  const frame = group(
    { 'data-space': id, 'data-count': count, role: 'group' },
    title(
      [
        `${captions.armyOf(called(names.sides, post.army))}: ${name}`,
        ...(ground === undefined ? [] : [ground]),
        count === 0 ? captions.empty : count,
      ].join(', '),
    ),
    rectangle(box, {
      rx: 4,
      fill: palette.panel,
      stroke: lit ? palette.highlight : edge,
      'stroke-width': lit ? 3 : 1.1,
      'stroke-dasharray': post.box === 'routed' ? '5 3' : undefined,
    }),
    rectangle({ ...box, height: 3 }, { rx: 1.5, fill }),
    words(name, { x: box.x + PAD, y: box.y + 12.5 }, size, { 'font-weight': 'bold', fill: palette.ink }),
    ground === undefined
      ? undefined
      : words(ground, { x: box.x + PAD, y: box.y + LABEL + 8.5 }, Math.min(size, 10), {
          'font-style': 'italic',
          fill: palette.road,
        }),
    ...lines,
  );
  return { frame, inside: group({ 'data-in': id }, ...inside) };
}

/**
 * Draws units that are locked in combat: a line between the counters below them, and above all an edge around both and
 * a burst.
 */
function drawEngaged(
  setting: Setting,
  { engaged }: BattleFrame,
  spots: Spots,
): readonly (readonly [Element, Element])[] {
  const { situation, labels, palette } = setting;
  const named = (id: UnitId): string => labels.kind(unitNamed(situation, id).kind.id);
  return engaged.flatMap(({ attacker, defender }) => {
    const [one, other] = [spots.get(attacker), spots.get(defender)];
    if (one === undefined || other === undefined) return [];
    const [from, to] = [middleOf(one), middleOf(other)];
    const line = pathThrough([from, to]);
    const edges = [one, other].map((spot) =>
      rectangle(
        { x: spot.x - 1, y: spot.y - 1, width: spot.width + 2, height: spot.height + 2 },
        { rx: 4, fill: 'none', stroke: palette.alarm, 'stroke-width': 2 },
      ),
    );
    return [
      [
        group(
          {},
          element('path', { d: line, stroke: palette.halo, 'stroke-width': 6 }),
          element('path', { d: line, stroke: palette.alarm, 'stroke-width': 3 }),
        ),
        group(
          { 'data-engaged': `${attacker} ${defender}`, role: 'img' },
          title(labels.captions.engaged(named(attacker), named(defender))),
          ...edges,
          burst(foremost(one, other), 7.5, palette.alarm, palette.halo),
        ),
      ],
    ];
  });
}

/** Returns the middle of the visible part of a line between two counters. */
function foremost(one: Box, other: Box): Point {
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  const [from, to] = [middleOf(upper), middleOf(lower)];
  const length = to.y - from.y;
  const share = length === 0 ? 0.5 : Math.min(0.5, (upper.height / 2 + 12) / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const HEAD = 26;
const FRONT = 22;
const NAME = 18;

/** Draws the name of an army before its rows. */
function drawArmyName(setting: Setting, army: Army, { x, y }: Point): Element {
  const { labels, palette, livery } = setting;
  const { captions, names } = labels;
  const { side, units } = army;
  const { fill, ink, edge, emblem } = livery(side);
  const whose = sidesOf(army)
    .map((one) => called(names.sides, one))
    .join(', ');
  return group(
    {},
    emblemShape(emblem, { x: x + 9, y: y + 8 }, 7, { fill, stroke: edge, 'stroke-width': 0.8 }),
    words(called(names.letters, side), { x: x + 9, y: y + 11.6 }, 10, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    words(`${captions.armyOf(whose)} (${units.length})`, { x: x + 22, y: y + 12.5 }, 12, {
      'font-weight': 'bold',
      fill: palette.ink,
    }),
  );
}

function headText(
  { labels: { captions, names, province } }: Setting,
  { province: at, round, ended }: BattleFrame,
): string {
  const stage = round === 0 ? captions.arrays : captions.round(round);
  return [captions.battle(province(at)), stage, ...(ended === null ? [] : [names.battleEnds[ended]])].join(' · ');
}

/** Returns the display for a width, and its height; `undefined`: there is no battle. */
export function drawBattle(
  setting: Setting,
  { x, y, width }: Omit<Box, 'height'>,
): { readonly drawn: Element; readonly bottom: number } | undefined {
  const { situation, palette } = setting;
  const battle = frameOf(situation, 'battle');
  if (battle === undefined) return undefined;
  const [above, below] = battle.armies;
  const inner = width - 2 * GAP;
  const rows = [
    { army: above, names: BEHIND, upper: true },
    { army: above, names: UPPER, upper: true },
    { army: below, names: LOWER, upper: false },
    { army: below, names: BEHIND, upper: false },
  ].map(({ army, names, upper }) => rowOf(setting, battle, army, names, { width: inner, upper }));
  const spots: Spots = new Map();
  const drawn: Element[] = [];
  const inside: Element[] = [];
  let top = y + HEAD;
  const wait = (army: Army): void => {
    const waiting = drawWaiting(setting, sidesOf(army), { x: x + GAP, y: top, width: inner });
    if (waiting === undefined) return;
    drawn.push(waiting.drawn);
    top = waiting.bottom;
  };
  drawn.push(drawArmyName(setting, above, { x: x + GAP, y: top }));
  top += NAME;
  wait(above);
  for (const [index, row] of rows.entries()) {
    for (const { box, x: left, width: wide } of row.boxes) {
      const room = { x: x + GAP + left, y: top, width: wide, height: row.height };
      const layers = drawBox(setting, battle, box, room, spots);
      drawn.push(layers.frame);
      inside.push(layers.inside);
    }
    top += row.height + (index === 1 ? FRONT : GAP);
  }
  wait(below);
  drawn.push(drawArmyName(setting, below, { x: x + GAP, y: top - 2 }));
  const bottom = top + NAME;
  const locked = drawEngaged(setting, battle, spots);
  const text = headText(setting, battle);
  const size = Math.min(15, (15 * (width - 20)) / textWidth(text, 15, true));
  return {
    drawn: group(
      { 'data-layer': 'battle', role: 'group' },
      title(text),
      rectangle(
        { x, y, width, height: bottom - y },
        { rx: 6, fill: palette.wild, stroke: palette.panelEdge, 'stroke-width': 1.4 },
      ),
      words(text, { x: x + 10, y: y + 18 }, size, { 'font-weight': 'bold', fill: palette.ink }),
      ...drawn,
      ...locked.map(([line]) => line),
      ...inside,
      ...locked.map(([, mark]) => mark),
    ),
    bottom,
  };
}
