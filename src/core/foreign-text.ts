/** Text from outside: files in common encodings, and names and messages that are shown to people. */
import * as E from 'fp-ts/lib/Either.js';
import { invalidInput, type InvalidInput } from './rule.js';

/** White space that starts a new line or moves the cursor. */
const BREAKS = /[\t-\r\u2028\u2029]/g;
/**
 * Characters that a terminal or a page obeys instead of showing: controls (C0, DEL, C1, and therefore all escape
 * sequences), direction overrides, embeddings and isolates, the byte order mark, and lone surrogates.
 */
const OBEYED = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const REPLACEMENT = '\uFFFD';

/**
 * Returns a text as one line that is safe to show. A line break or a tab becomes a space, and any other character that
 * a terminal or a page would obey (an escape sequence, a direction override) becomes `�`.
 *
 * @example
 * import { legible } from 'diadochi/core';
 *
 * legible('Pella\n\u001b[31mTyros\u202e'); // 'Pella �[31mTyros�'
 */
export const legible = (text: string): string => text.replace(BREAKS, ' ').replace(OBEYED, REPLACEMENT);

/** Returns the encoding of a file, from its byte order mark or the zero byte next to its first character. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes the text of a file in UTF-8 or UTF-16, of either byte order, with or without a byte order mark, which is
 * removed. Use it for records, saves and positions from users: editors and shells on Windows write all of these.
 *
 * @example
 * import { orThrow, textOfFile } from 'diadochi/core';
 *
 * orThrow(textOfFile(new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]))); // '{}'
 */
export function textOfFile(bytes: Uint8Array): E.Either<InvalidInput, string> {
  try {
    return E.right(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  } catch {
    return E.left(invalidInput([{ path: '$', message: 'expected text in UTF-8 or UTF-16' }]));
  }
}
