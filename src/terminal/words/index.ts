/** The terminal's own texts in each language. */
import type { Locale } from '../../core/index.js';
import { german } from './de.js';
import { english } from './en.js';
import type { TerminalWords } from './shape.js';

export type { TerminalWords } from './shape.js';

export const TERMINAL_WORDS: Readonly<Record<Locale, TerminalWords>> = { en: english, de: german };
