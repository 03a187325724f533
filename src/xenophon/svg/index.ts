/**
 * Pictures of *March of the Ten-Thousand*: a situation as the text of an SVG image, drawn by a pure function, for
 * pages, servers and files.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { boardSvg } from 'diadochi/xenophon/svg';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * boardSvg(state, { theme: 'dark' }).startsWith('<svg'); // true
 *
 * @module xenophon/svg
 */
export { boardSvg, type PictureOptions } from './board-svg.js';
export { PARTS, type FamilyPictureOptions, type Focus, type Part } from '../../conquest/svg/family.js';
export type { Highlight } from '../../conquest/svg/setting.js';
export { LOCALES, type Locale } from '../../core/index.js';
export type { CommonPictureOptions } from '../../svg/picture.js';
export { THEMES, type Theme } from '../../svg/theme.js';
export type { Box, Point } from '../../svg/box.js';
