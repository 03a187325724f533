/** The items of a line in a panel: captions and texts. */
import { captionItem, ROW, type Item } from '../../svg/flow.js';
import { textWidth } from '../../svg/measure.js';
import { words } from '../../svg/shapes.js';
import type { Setting } from './setting.js';

/** The font size in panels. */
export const SIZE = 10;
/** The baseline of letters, from the upper edge of their line. */
export const BASE = ROW - 2.4;

/** Returns a text in a line; `mark`: highlighted. */
export function textItem({ palette }: Pick<Setting, 'palette'>, text: string, mark = false): Item {
  return {
    width: textWidth(text, SIZE, mark) + 8,
    draw: ({ x, y }) =>
      words(text, { x, y: y + BASE }, SIZE, {
        'font-weight': mark ? 'bold' : undefined,
        fill: mark ? palette.ink : palette.faint,
      }),
  };
}

/** Returns items with a caption before them, or nothing if there are none. */
export const captioned = (
  { palette }: Pick<Setting, 'palette'>,
  name: string,
  items: readonly Item[],
): readonly Item[] => (items.length === 0 ? [] : [captionItem(palette, name), ...items]);
