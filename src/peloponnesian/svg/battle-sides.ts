/**
 * The sides of the Combat Display (R 17.6): rows of counters by present morale, the Retreat box, and all other pieces.
 */
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { fitted, textWidth } from '../../svg/measure.js';
import { setOut, type Item, type SetItem } from '../../svg/set-out.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import type { BattleFrame, BattleSide, Side } from '../frame/combat.js';
import { moraleOf, unitIdsOf } from '../query/combat.js';
import { leaderNamed, unitsNamed } from '../query/pieces.js';
import type { UnitId } from '../vocabulary.js';
import { CHIP } from './chips.js';
import { chipItem, GAP, leaderItem } from './flowing.js';
import { chipsOf } from './pieces.js';
import type { Setting } from './setting.js';

const PAD = 6;
const NAME = 20;
const LABEL = 20;
const CAPTION = 10;
/** Everything but the counters is a little larger here than on the map. */
const SCALE = 1.15;

/** Returns a garrison, which is not a unit. */
function garrisonItem({ labels, palette }: Setting): Item {
  const text = labels.captions.garrison;
  const width = textWidth(text, 8.4, true) + 8;
  return {
    width,
    height: CHIP,
    draw: ({ x, y }) =>
      group(
        { 'data-garrison': 'true', role: 'img' },
        title(text),
        rectangle(
          { x: x + 0.4, y: y + 0.4, width: width - 0.8, height: CHIP - 0.8 },
          { fill: palette.wild, stroke: palette.ink, 'stroke-width': 0.9 },
        ),
        words(text, { x: x + 4, y: y + 12.4 }, 8.4, { 'font-weight': 'bold', fill: palette.ink }),
      ),
  };
}

/** A row of a side: its caption, before or above its counters, and the counters. */
interface Rank {
  readonly id: string;
  /** Whether the caption is a morale, in large letters. Other captions are above the row. */
  readonly morale: boolean;
  readonly text: string;
  readonly set: readonly SetItem[];
  readonly height: number;
}

function rankOf(id: string, text: string, items: readonly Item[], width: number): readonly Rank[] {
  if (items.length === 0) return [];
  const morale = id.startsWith('morale');
  const { set, extent } = setOut([items], (width - (morale ? LABEL : 0)) / SCALE, GAP);
  const height = extent.height * SCALE + (morale ? 0 : CAPTION) + 4;
  return [{ id, morale, text, set, height }];
}

function ranksOf(setting: Setting, battle: BattleFrame, side: BattleSide, width: number): readonly Rank[] {
  const { situation, labels } = setting;
  const { captions } = labels;
  const chips = (ids: readonly UnitId[]): readonly Item[] =>
    chipsOf(situation, unitsNamed(situation, ids)).map((chip) => chipItem(setting, chip, 'data-fighter'));
  const active = side.fighters.filter(({ retreats }) => !retreats);
  const morales = [...new Set(active.map((fighter) => moraleOf(situation, battle, fighter)))].sort((a, b) => b - a);
  const fighting = (fighters: BattleSide['fighters']): readonly Item[] => [
    ...(fighters.some(({ unit }) => unit === 'garrison') ? [garrisonItem(setting)] : []),
    ...chips(unitIdsOf(fighters.map(({ unit }) => unit))),
  ];
  return [
    ...morales.flatMap((morale) =>
      rankOf(
        `morale${morale}`,
        String(morale),
        fighting(active.filter((fighter) => moraleOf(situation, battle, fighter) === morale)),
        width,
      ),
    ),
    ...rankOf('retreatBox', captions.retreatBox, fighting(side.fighters.filter(({ retreats }) => retreats)), width),
    ...rankOf('reserve', captions.reserve, chips(side.reserve), width),
    ...rankOf('cargo', captions.cargo, chips(side.cargo), width),
    ...rankOf('lost', captions.lost, chips(side.lost), width),
  ];
}

/** A side laid out. */
export interface LaidSide {
  readonly role: Side;
  readonly side: BattleSide;
  readonly leaders: readonly SetItem[];
  readonly leadersHeight: number;
  readonly ranks: readonly Rank[];
  readonly height: number;
}

/** Lays out a side of a battle in a width. */
export function laidSide(setting: Setting, battle: BattleFrame, role: Side, width: number): LaidSide {
  const side = battle[role];
  const inner = width - 2 * PAD;
  const leaders = setOut(
    [side.leaders.map((id) => leaderItem(setting, leaderNamed(setting.situation, id), 'data-fighter', inner / SCALE))],
    inner / SCALE,
    GAP,
  );
  const leadersHeight = side.leaders.length === 0 ? 0 : leaders.extent.height * SCALE + 4;
  const ranks = ranksOf(setting, battle, side, inner);
  const height = NAME + leadersHeight + ranks.reduce((sum, rank) => sum + rank.height, 0) + PAD;
  return { role, side, leaders: leaders.set, leadersHeight, ranks, height };
}

const scaled = (set: readonly SetItem[], { x, y }: Point): Element =>
  group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${SCALE})` },
    ...set.map(({ item, at }) => item.draw(at)),
  );

function drawRank({ palette }: Setting, { id, morale, text, set }: Rank, { x, y }: Point): Element {
  return group(
    { 'data-rank': id },
    morale
      ? words(text, { x: x + 4, y: y + 16 }, 15, { 'font-weight': 'bold', fill: palette.ink })
      : words(text, { x, y: y + 8 }, 8.6, { fill: palette.faint }),
    scaled(set, { x: x + (morale ? LABEL : 0), y: y + (morale ? 0 : CAPTION) }),
  );
}

/** Draws a side in a box. */
export function drawSide(setting: Setting, { role, side, leaders, leadersHeight, ranks }: LaidSide, box: Box): Element {
  const { labels, palette, livery } = setting;
  const { captions } = labels;
  const { fill, ink, edge, emblem } = livery(side.player);
  const left = box.x + PAD;
  let y = box.y + NAME + leadersHeight;
  const drawn = ranks.map((rank) => {
    const one = drawRank(setting, rank, { x: left, y });
    y += rank.height;
    return one;
  });
  return group(
    { 'data-side': role, role: 'group' },
    rectangle(box, { rx: 4, fill: palette.ground, stroke: edge, 'stroke-width': 1.1 }),
    emblemShape(emblem, { x: left + 6, y: box.y + 10 }, 6, { fill, stroke: edge, 'stroke-width': 0.8 }),
    words(captions.letters[side.player], { x: left + 6, y: box.y + 13.4 }, 9, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    words(
      fitted(`${labels.player(side.player)} ${captions.sides[role]}`, 11, box.width - 32, true),
      { x: left + 17, y: box.y + 14 },
      11,
      {
        'font-weight': 'bold',
        fill: palette.ink,
      },
    ),
    scaled(leaders, { x: left, y: box.y + NAME }),
    ...drawn,
  );
}
