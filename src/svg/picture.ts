/** A whole picture: its frame, its patterns, and the part of it that is looked at. */
import type { Locale } from '../core/index.js';
import { contains, middleOf, type Box } from './box.js';
import { element, markupOf, rounded, title, type Element, type Markup } from './element.js';
import type { Palette, Theme } from './theme.js';

/** The parts of a picture that can be had alone: the board (`map`), what lies beside it (`players`), or both. */
export const PARTS = ['all', 'map', 'players'] as const;
/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** How a situation of any game is drawn. Nothing need be said. */
export interface CommonPictureOptions<Highlight, Focus> {
  /** What stands out. */
  readonly highlight?: Highlight;
  /** Left out: `'en'`. */
  readonly locale?: Locale;
  /** Left out: `'light'`. */
  readonly theme?: Theme;
  /** `'players'`: what lies beside the board, narrow as a telephone; left out: `'all'`, or with a focus `'map'`. */
  readonly part?: Part;
  /** Only a part of the board, as large as it needs be. */
  readonly focus?: Focus;
}

export interface Picture {
  /** The part that is looked at, in the picture's units. */
  readonly view: Box;
  readonly palette: Palette;
  /** In what language its words are. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly definitions: readonly Element[];
  readonly drawn: readonly Markup[];
}

const FONTS = "'Segoe UI', Helvetica, Arial, 'Liberation Sans', sans-serif";

/** The text of a picture. */
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

/** The part of a picture around a box: with a margin, no smaller than it should be, and within the bounds as far as it fits. */
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
