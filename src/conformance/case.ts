/**
 * The codec of conformance cases, from which their types are derived. `conformance/schema.json` describes the same
 * format for other languages.
 */
import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import {
  closed,
  codecOf,
  either,
  listOf,
  mapOf,
  ofSize,
  oneOf,
  sizeOf,
  text,
  UNREADABLE,
  value,
  wholeNumber,
  type Check,
  type Json,
} from '../core/index.js';
import { CONFORMANCE_GAMES } from './names.js';

export { CONFORMANCE_GAMES } from './names.js';

/** The `format` of a file of cases. */
export const CONFORMANCE_FORMAT = 'diadochi-conformance';
/** The version of the format of cases. */
export const CONFORMANCE_VERSION = 1;

/** The maximum number of values in the largest part of a case. */
const LARGE = 5_000;

const json: t.Type<Json> = value('JSON', (u): u is Json => u !== UNREADABLE && u !== undefined, LARGE);
const plainValue = value(
  'a text, a number, true, false or null',
  (u): u is string | number | boolean | null => u === null || ['string', 'number', 'boolean'].includes(typeof u),
);

/**
 * Returns a codec for the values of another codec that also pass a test; `expected` completes the sentence "expected
 * …".
 */
function such<A>(item: Check<A>, expected: string, test: (a: A) => boolean): t.Type<A> {
  const codec = new t.Type<A>(
    item.name,
    (u): u is A => item.is(u) && test(u),
    (u, context) => {
      const read = item.validate(u, context);
      return isLeft(read) || test(read.right) ? read : t.failure(u, context, `expected ${expected}`);
    },
    t.identity,
  );
  return ofSize(codec, sizeOf(item));
}

const written = (expected: string, form: RegExp): t.Type<string> =>
  value(expected, (u): u is string => typeof u === 'string' && form.test(u));

const word = written('a word', /^[A-Za-z][A-Za-z0-9]{0,39}$/);
const line = (most: number): t.Type<string> => text(most);

/** A clause and a number of two digits: `8.3.6-02`, `X7.3-01`, `C-01` for an appendix, `levy-taxes-01`. */
const id = written(
  'a clause and a number of two digits, like 8.3.6-02, X7.3-01 or levy-taxes-01',
  /^(?:[A-Z]|[A-Z]?\d{1,2}(?:\.\d{1,2}){0,4}|[a-z]+(?:-[a-z]+){0,6})-\d\d$/,
);

/** Some fields with their values; other fields are ignored. */
const pattern = such(mapOf(word, json, 20), 'at least one field', (fields) => Object.keys(fields).length > 0);

const anyJsonObject = mapOf(line(60), json, 60);

/** An action: its type, its player, and its parameters, some of which are places with several fields. */
const action = such(
  mapOf(word, either(plainValue, mapOf(word, plainValue, 4)), 12),
  'an action with type and player',
  ({ type, player }) => typeof type === 'string' && typeof player === 'string',
);

const someOf =
  (...names: readonly string[]) =>
  (fields: object): boolean =>
    names.some((name) => Object.hasOwn(fields, name));

const list = such(
  closed(
    { actor: word },
    {
      of: word,
      exactly: listOf(pattern, 99),
      contains: listOf(pattern, 99, 1),
      lacks: listOf(pattern, 99, 1),
    },
    'what is listed for somebody',
  ),
  'one of exactly, contains, lacks',
  someOf('exactly', 'contains', 'lacks'),
);

const refused = closed({ action, code: word, rule: line(60) }, { by: word }, 'a refusal');
const question = closed({ name: word, arguments: listOf(json, 9), answer: json }, undefined, 'a question');

const facts = such(mapOf(word, json, 40), 'at least one fact', (fields) => Object.keys(fields).length > 0);

const expectation = such(
  closed(
    {},
    {
      waitsFor: listOf(word, 6),
      lists: listOf(list, 20, 1),
      refusals: listOf(refused, 20, 1),
      events: listOf(pattern, 60, 1),
      noEvents: listOf(pattern, 20, 1),
      queries: listOf(question, 40, 1),
      facts,
    },
    'what is expected',
  ),
  'at least one expectation',
  (fields) => Object.keys(fields).length > 0,
);

const aCase = such(
  closed(
    { id, game: oneOf(CONFORMANCE_GAMES), title: line(200), actions: listOf(action, 400), expect: expectation },
    { position: anyJsonObject, options: anyJsonObject },
    'a conformance case',
  ),
  'either a position or options',
  (one) => Object.hasOwn(one, 'position') !== Object.hasOwn(one, 'options'),
);

const aFile = closed(
  {
    format: oneOf([CONFORMANCE_FORMAT]),
    version: wholeNumber(CONFORMANCE_VERSION, CONFORMANCE_VERSION),
    section: line(60),
    title: line(120),
    cases: listOf(aCase, 99, 1),
  },
  undefined,
  'a file of conformance cases',
);

/** The codec of one case. */
export const conformanceCase: t.Type<ConformanceCase> = codecOf('a conformance case', aCase);
/** The codec of a file of cases. */
export const conformanceFile: t.Type<ConformanceFile> = codecOf('a file of conformance cases', aFile);

/** One case: a situation, some actions, and the expected result. */
export type ConformanceCase = t.TypeOf<typeof aCase>;
/** A file of cases, those of one section of a rulebook. */
export type ConformanceFile = t.TypeOf<typeof aFile>;
/** Some fields with their values; other fields are ignored. */
export type ConformancePattern = t.TypeOf<typeof pattern>;
/** Everything that a case expects. */
export type Expectation = t.TypeOf<typeof expectation>;
/** The actions that must, or must not, be listed for somebody. */
export type ListExpectation = t.TypeOf<typeof list>;
/** An action that must be refused, with the expected code and rule. */
export type RefusalExpectation = t.TypeOf<typeof refused>;
/** A query and its expected result. */
export type QueryExpectation = t.TypeOf<typeof question>;
