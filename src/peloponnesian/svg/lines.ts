/** The parts of a line in a panel: captions and texts. */
import { captionItem, ROW, type Item } from '../../svg/flow.js';
import { textWidth } from '../../svg/measure.js';
import { words } from '../../svg/shapes.js';
import type { Setting } from './setting.js';

/** The size of letters in panels. */
export const SIZE = 10;
/** Where letters stand, from the upper edge of their line. */
export const BASE = ROW - 2.4;

/** A text in a line; `mark`: it stands out. */
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

/** Items with a caption before them; nothing if there are none. */
export const captioned = (
  { palette }: Pick<Setting, 'palette'>,
  name: string,
  items: readonly Item[],
): readonly Item[] => (items.length === 0 ? [] : [captionItem(palette, name), ...items]);
