/**
 * Pictures of *The Epic of the Peloponnesian War*: a situation as the text of an SVG image, drawn by a pure function,
 * for pages, servers and files.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 * import { boardSvg } from 'diadochi/peloponnesian/svg';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * boardSvg(state, { theme: 'dark' }).startsWith('<svg'); // true
 *
 * @module peloponnesian/svg
 */
export { boardSvg, type Focus, type PictureOptions } from './board-svg.js';
export type { Highlight } from './setting.js';
export { LOCALES, type Locale } from '../../core/index.js';
export { PARTS, type CommonPictureOptions, type Part } from '../../svg/picture.js';
export { THEMES, type Theme } from '../../svg/theme.js';
export type { Box, Point } from '../../svg/box.js';
