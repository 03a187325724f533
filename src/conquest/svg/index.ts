/**
 * Pictures of *Conquest and Empire*: a situation as the text of an SVG image, drawn by a pure function, for pages,
 * servers and files.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 * import { boardSvg } from 'diadochi/conquest/svg';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * boardSvg(state, { theme: 'dark' }).startsWith('<svg'); // true
 *
 * @module conquest/svg
 */
export { boardSvg, PARTS, type Focus, type Part, type PictureOptions } from './board-svg.js';
export type { FamilyPictureOptions } from './family.js';
export type { Highlight } from './setting.js';
export { LOCALES, type Locale } from '../../core/index.js';
export type { CommonPictureOptions } from '../../svg/picture.js';
export { THEMES, type Theme } from '../../svg/theme.js';
export type { Box, Point } from '../../svg/box.js';
