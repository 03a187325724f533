/** The layout of the boxes of the Tactical Display: the units in each line, and the height of each box. */
import type { Point } from '../../svg/box.js';
import type { Line, Post } from '../data/display.js';
import type { Army, BattleFrame, Fighter } from '../frame/index.js';
import { leaderWith, lineAt } from '../query/10-4-display.js';
import { leaderNamed, unitNamed } from '../table/by-id.js';
import type { LeaderInfo } from '../table/roster.js';
import type { BoxId, UnitId } from '../vocabulary.js';
import { CHIP, chipWidth, LEADER, leaderWidth } from './chips.js';
import type { Chip, Face } from './pieces.js';
import type { Setting } from './setting.js';

/** A unit of the display as it is drawn, with its leader above it. */
export interface Standing {
  readonly fighter: Fighter;
  readonly chip: Chip;
  readonly leader: LeaderInfo | undefined;
  readonly width: number;
  readonly height: number;
}

/** Something that has found its place, from the upper left corner of its box. */
interface Placed<T> {
  readonly what: T;
  readonly at: Point;
}

/** A line of a box, or all of it: its drawing and its height. */
interface Rank {
  readonly line: Line | null;
  readonly standing: readonly Placed<Standing>[];
  readonly alone: readonly Placed<LeaderInfo>[];
  readonly height: number;
}

/** Between boxes. */
export const GAP = 5;
/** For the name of a box, and for what lies there. */
export const LABEL = 16;
export const GROUND = 13;
const RANK_LABEL = 11;
/** The offset of the second unit of a pair behind the first. */
export const PAIR = 3;
const LEAST = CHIP + 2;

function standingOf(setting: Setting, battle: BattleFrame, fighter: Fighter, most: number): Standing {
  const { situation } = setting;
  const faceOf = (unit: UnitId): Face => {
    const { code, kind, full } = unitNamed(situation, unit);
    return { kind, steps: situation.stepsOf(code), full };
  };
  const chip: Chip = {
    ...faceOf(fighter.unit),
    ids: fighter.with === null ? [fighter.unit] : [fighter.unit, fighter.with],
    partner: fighter.with === null ? null : faceOf(fighter.with),
  };
  const posted = leaderWith(battle, fighter);
  const leader = posted && leaderNamed(situation, posted.leader);
  const edge = chip.partner === null ? 0 : PAIR;
  return {
    fighter,
    chip,
    leader,
    width:
      Math.max(chipWidth(setting, chip) + edge, leader === undefined ? 0 : leaderWidth(setting, leader, most - 6)) + 6,
    height: CHIP + edge + (leader === undefined ? 0 : LEADER),
  };
}

/** Things one after the other, in lines of a width. */
function flowed<T extends { readonly width: number; readonly height: number }>(
  things: readonly T[],
  width: number,
  top: number,
): { readonly placed: readonly Placed<T>[]; readonly bottom: number } {
  const placed: Placed<T>[] = [];
  let [x, y, row] = [0, top, 0];
  for (const what of things) {
    if (x > 0 && x + what.width > width) {
      y += row + 3;
      [x, row] = [0, 0];
    }
    placed.push({ what, at: { x, y } });
    x += what.width + 3;
    row = Math.max(row, what.height);
  }
  return { placed, bottom: y + row };
}

function rankOf(
  setting: Setting,
  fighters: readonly Standing[],
  alone: readonly LeaderInfo[],
  line: Line | null,
  width: number,
): Rank {
  const top = line === null ? 0 : RANK_LABEL;
  const units = flowed(fighters, width, top);
  const sized = alone.map((leader) => ({ leader, width: leaderWidth(setting, leader, width), height: LEADER }));
  const leaders = flowed(sized, width, fighters.length === 0 ? top : units.bottom + 3);
  return {
    line,
    standing: units.placed,
    alone: leaders.placed.map(({ what, at }) => ({ what: what.leader, at })),
    height: Math.max(top + LEAST, alone.length === 0 ? units.bottom : leaders.bottom),
  };
}

/** A box with its lines; the upper army has its first line below. */
export interface LaidBox {
  readonly post: Post;
  /** The ground of the box, if any. */
  readonly ground: string | undefined;
  readonly ranks: readonly Rank[];
  readonly height: number;
}

/** Between the edge of a box and what stands in it. */
export const PAD = 5;

function boxOf(setting: Setting, battle: BattleFrame, post: Post, width: number, upper: boolean): LaidBox {
  const { situation } = setting;
  const inner = width - 2 * PAD;
  const all = (fighters: readonly Fighter[]) => fighters.map((fighter) => standingOf(setting, battle, fighter, inner));
  const alone = battle.leaders
    .filter(({ army, box, unit }) => army === post.army && box === post.box && unit === null)
    .map(({ leader }) => leaderNamed(situation, leader));
  const hasLines = ['left', 'centre', 'right'].includes(post.box);
  const first = rankOf(setting, all(lineAt(battle, post, 1)), hasLines ? [] : alone, hasLines ? 1 : null, inner);
  const ranks = hasLines ? [first, rankOf(setting, all(lineAt(battle, post, 2)), alone, 2, inner)] : [first];
  const ground = setting.own.ground(setting, post);
  return {
    post,
    ground,
    ranks: upper ? ranks.toReversed() : ranks,
    height: LABEL + PAD + (ground === undefined ? 0 : GROUND) + ranks.reduce((sum, { height }) => sum + height + 4, 0),
  };
}

/** Boxes side by side, as high as the highest. */
export interface Row {
  readonly boxes: readonly { readonly box: LaidBox; readonly x: number; readonly width: number }[];
  readonly height: number;
}

export function rowOf(
  setting: Setting,
  battle: BattleFrame,
  { side }: Army,
  names: readonly BoxId[],
  { width, upper }: { readonly width: number; readonly upper: boolean },
): Row {
  const each = (width - GAP * (names.length - 1)) / names.length;
  const boxes = names.map((box, index) => ({
    box: boxOf(setting, battle, { army: side, box }, each, upper),
    x: index * (each + GAP),
    width: each,
  }));
  return { boxes, height: Math.max(...boxes.map(({ box }) => box.height)) };
}
