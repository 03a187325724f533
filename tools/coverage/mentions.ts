/** How texts mention clauses of the rulebook. */

/** The clauses that a text mentions: `R 8.3.6`, `(R 6.2, 6.3)`, `R 5.4.2 to 5.4.5`. */
export function mentioned(text: string): ReadonlySet<string> {
  const lists = text.matchAll(/\bR (\d+(?:\.\d+)*(?:(?:, | and | to | or )\d+(?:\.\d+)+)*)/g);
  return new Set([...lists].flatMap(([, list = '']) => [...list.matchAll(/\d+(?:\.\d+)*/g)].map(([clause]) => clause)));
}

/** Whether a clause that is mentioned is another one, or below it. */
export const isWithin = (mention: string, clause: string): boolean =>
  mention === clause || mention.startsWith(`${clause}.`);

/** Whether a text mentions a clause, or one below it. */
export const mentions = (text: string, clause: string): boolean =>
  [...mentioned(text)].some((mention) => isWithin(mention, clause));
