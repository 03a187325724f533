/** A whole picture: its frame, its patterns, and the part to show. */
import type { Locale } from '../core/index.js';
import { contains, middleOf, type Box } from './box.js';
import { element, markupOf, rounded, title, type Element, type Markup } from './element.js';
import type { Palette, Theme } from './theme.js';

/** The parts that can be drawn alone: the board (`map`), everything next to it (`players`), or both. */
export const PARTS = ['all', 'map', 'players'] as const;
/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** How a situation of any game is drawn. All options have defaults. */
export interface CommonPictureOptions<Highlight, Focus> {
  /** What to highlight. */
  readonly highlight?: Highlight;
  /** Default: `'en'`. */
  readonly locale?: Locale;
  /** Default: `'light'`. */
  readonly theme?: Theme;
  /** `'players'`: everything next to the board, as narrow as a telephone. Default: `'all'`, or with a focus `'map'`. */
  readonly part?: Part;
  /** The part of the board to show. */
  readonly focus?: Focus;
}

export interface Picture {
  /** The part to show, in the picture's units. */
  readonly view: Box;
  readonly palette: Palette;
  /** The language of its words. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly definitions: readonly Element[];
  readonly drawn: readonly Markup[];
}

const FONTS = "'Segoe UI', Helvetica, Arial, 'Liberation Sans', sans-serif";

/** Returns the text of a picture. */
export function pictureText({
  view,
  palette,
  language,
  title: name,
  description,
  definitions,
  drawn,
}: Picture): string {
  const { x, y, width, height } = view;
  return markupOf(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: [x, y, width, height].map(rounded).join(' '),
        width,
        height,
        role: 'graphics-document',
        lang: language,
        'font-family': FONTS,
        'data-theme': palette.theme,
      },
      title(name),
      element('desc', {}, description),
      definitions.length === 0 ? undefined : element('defs', {}, ...definitions),
      element('rect', { x, y, width, height, fill: palette.ground }),
      ...drawn,
    ),
  );
}

/** Returns the part of a picture around a box: with a margin, with a least size, and within the bounds if possible. */
export function viewAround(box: Box, bounds: Box, margin: number, least: number): Box {
  const middle = middleOf(box);
  const width = Math.min(bounds.width, Math.max(least, box.width + 2 * margin));
  const height = Math.min(bounds.height, Math.max(least, box.height + 2 * margin));
  const held = (at: number, from: number, extent: number, size: number): number =>
    Math.max(from, Math.min(from + extent - size, at - size / 2));
  const view = {
    x: held(middle.x, bounds.x, bounds.width, width),
    y: held(middle.y, bounds.y, bounds.height, height),
    width,
    height,
  };
  return contains(bounds, view) ? view : bounds;
}
