/** Codecs that boards and decks share: identifiers, names and sources. */
import type * as t from 'io-ts';
import { text, value } from '../../../core/index.js';
import type { Source } from '../../vocabulary.js';

/** The most characters of an identifier. */
const LONGEST = 60;
const IDENTIFIER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Identifiers are kebab-case: they become keys of objects, so the names that every object inherits are refused. */
export const identifier: t.Type<string> = value(
  'an identifier such as "koile-syria"',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST && IDENTIFIER.test(u) && !(u in {}),
  1,
  // The only inherited name of objects that looks like an identifier.
  { is: 'text', most: LONGEST, pattern: `^(?!constructor$)${IDENTIFIER.source.slice(1)}` },
);

export const name: t.Type<string> = text(80);

const SOURCE = /^(R \d.*|aid|(public|inferred|printed|reconstruction): .+|reconstruction)$/;
/** Where a fact comes from. */
export const source: t.Type<Source> = value(
  'a source such as "R 5.3", "aid", "public: …", "inferred: …", "printed: …" or "reconstruction"',
  (u): u is Source => typeof u === 'string' && u.length <= 200 && SOURCE.test(u),
  1,
  { is: 'text', most: 200, pattern: SOURCE.source },
);
