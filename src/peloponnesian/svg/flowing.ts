/** Things of several sizes set one after the other in lines: the counters of a slip, and those on the Combat Display. */
import type { Point } from '../../svg/box.js';
import type { Element } from '../../svg/element.js';
import type { Extent } from '../../svg/place.js';
import { CHIP, chipWidth, drawChip, drawLeader, LEADER, leaderWidth, type PieceAttribute } from './chips.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Chip } from './pieces.js';
import type { Setting } from './setting.js';

/** Something that is set: so large, and drawn where it comes to stand. */
export interface Item extends Extent {
  readonly draw: (at: Point) => Element;
}

/** An item and where it stands, from the upper left corner of what it is set into. */
export interface SetItem {
  readonly item: Item;
  readonly at: Point;
}

export const chipItem = (setting: Setting, chip: Chip, name: PieceAttribute): Item => ({
  width: chipWidth(setting, chip),
  height: CHIP,
  draw: (at) => drawChip(setting, chip, at, name),
});

export const leaderItem = (setting: Setting, leader: LeaderInfo, name: PieceAttribute, most = Infinity): Item => ({
  width: leaderWidth(setting, leader, most),
  height: LEADER,
  draw: (at) => drawLeader(setting, leader, at, name, most),
});

const GAP = 1.2;

/** Returns groups of items in lines no wider than `most`, unless one item is; each group begins a line. */
export function setOut(
  groups: readonly (readonly Item[])[],
  most: number,
): { readonly set: readonly SetItem[]; readonly extent: Extent } {
  const set: SetItem[] = [];
  let [y, widest] = [0, 0];
  for (const items of groups) {
    let [x, height] = [0, 0];
    for (const item of items) {
      if (x > 0 && x + item.width > most) {
        y += height + GAP;
        x = 0;
      }
      set.push({ item, at: { x, y } });
      x += item.width + GAP;
      height = item.height;
      widest = Math.max(widest, x - GAP);
    }
    if (items.length > 0) y += height + GAP;
  }
  return { set, extent: { width: widest, height: Math.max(0, y - GAP) } };
}
