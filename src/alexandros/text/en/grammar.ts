/** English articles and lists. */
import { listed, phrase, type Piece } from '../../../core/index.js';
import type { CardSymbol } from '../../vocabulary.js';
import type { Speech } from '../speech.js';
import type { AlexandrosLink, Saying } from '../things.js';

export const list = (items: readonly Piece<AlexandrosLink>[]): Saying => listed(items, 'and');

/** Returns `an amphora`, `a horse`. */
export const a = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Returns `an amphora card`. */
export const aCard = (symbol: CardSymbol, say: Speech): Saying =>
  phrase`${/^[aeio]/.test(symbol) ? 'an' : 'a'} ${say.card(symbol)}`;
