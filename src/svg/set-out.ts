/** Items of several sizes in lines: the counters of a slip, and those of a battle. */
import type { Point } from './box.js';
import type { Element } from './element.js';
import type { Extent } from './place.js';

/** An item: its size, and how it is drawn at its position. */
export interface Item extends Extent {
  readonly draw: (at: Point) => Element;
}

/** An item and its position, from the upper left corner of the group. */
export interface SetItem {
  readonly item: Item;
  readonly at: Point;
}

/**
 * Returns groups of items in lines no wider than `most`, unless one item is, with `gap` between them. Each group begins
 * a line.
 */
export function setOut(
  groups: readonly (readonly Item[])[],
  most: number,
  gap: number,
): { readonly set: readonly SetItem[]; readonly extent: Extent } {
  const set: SetItem[] = [];
  let [y, widest] = [0, 0];
  for (const items of groups) {
    let [x, height] = [0, 0];
    for (const item of items) {
      if (x > 0 && x + item.width > most) {
        y += height + gap;
        x = 0;
      }
      set.push({ item, at: { x, y } });
      x += item.width + gap;
      height = item.height;
      widest = Math.max(widest, x - gap);
    }
    if (items.length > 0) y += height + gap;
  }
  return { set, extent: { width: widest, height: Math.max(0, y - gap) } };
}
