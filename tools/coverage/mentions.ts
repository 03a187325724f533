/** How texts cite clauses of the rulebook. */

/**
 * `8.3.6`; `X7.3`, a clause of a variant; `S13`, a whole section of one; `C`, an appendix; or `D1`, a part of one. A
 * letter after it is a part of the clause: `10.2.1 a`.
 */
const FIRST = String.raw`(?:[A-Z]\d*\b|\d+)(?:\.\d+)*`;
const NEXT = String.raw`(?:\d+(?:\.\d+)+|(?!R )[A-Z]\d*\b(?:\.\d+)*)`;
const BETWEEN = '(?:, | and | to | or |-)';
const PART = String.raw`(?: [a-h](?=${BETWEEN}|[).;:]))?`;
const LISTS = new RegExp(String.raw`\bR (${FIRST}${PART}(?:${BETWEEN}${NEXT}${PART})*)`, 'g');

/** Returns the clauses that a text cites: `R 8.3.6`, `(R 6.2, 6.3)`, `R 5.4.2 to 5.4.5`, `R X6.2, S8.3`, `R 24.3, C`. */
export function mentioned(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(LISTS)].flatMap(([, list = '']) =>
      [...list.matchAll(/[A-Z]\b|[A-Z]?\d+(?:\.\d+)*/g)].map(([clause]) => clause),
    ),
  );
}

/** Returns whether a cited clause is another one, or below it. */
export const isWithin = (mention: string, clause: string): boolean =>
  mention === clause || mention.startsWith(`${clause}.`);

/** Returns whether a text cites a clause, or one below it. */
export const mentions = (text: string, clause: string): boolean =>
  [...mentioned(text)].some((mention) => isWithin(mention, clause));
