/** The functions on matches, made once: what one of them remembers of a match, the others know. */
import { matches } from '../core/index.js';
import { clash } from './game.js';

export const host = /* @__PURE__ */ matches(clash);
