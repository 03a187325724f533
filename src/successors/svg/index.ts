/**
 * Pictures of *Successors*: a situation as the text of an SVG image, drawn by a pure function, for pages, servers and
 * files.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 * import { boardSvg } from 'diadochi/svg';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * boardSvg(state, { locale: 'de', focus: { province: 'makedonia' } }).includes('data-space="pella"'); // true
 *
 * @module successors/svg
 */
export { boardSvg, type Focus, type PictureOptions } from './board-svg.js';
export type { Highlight } from './setting.js';
export { MAP_EXTENT } from '../data/extent.js';
export { LOCALES, type Locale } from '../../core/index.js';
export { PARTS, type CommonPictureOptions, type Part } from '../../svg/picture.js';
export { THEMES, type Theme } from '../../svg/theme.js';
export type { Box, Point } from '../../svg/box.js';
