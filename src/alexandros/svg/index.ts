/**
 * Pictures of *Alexandros*: a situation as the text of an SVG image, drawn by a pure function, for pages, servers and
 * files.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 * import { boardSvg } from 'diadochi/alexandros/svg';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'gordion' }));
 * boardSvg(state, { theme: 'dark' }).startsWith('<svg'); // true
 *
 * @module alexandros/svg
 */
export { boardSvg, type Focus, type PictureOptions } from './board-svg.js';
export type { Highlight } from './setting.js';
export { LOCALES, type Locale } from '../../core/index.js';
export { PARTS, type CommonPictureOptions, type Part } from '../../svg/picture.js';
export { THEMES, type Theme } from '../../svg/theme.js';
export type { Box, Point } from '../../svg/box.js';
