/** What a refusal is about, in words before its sentence. */
import type { RuleParams } from '../rule.js';
import { capital, joined, phrase, type Link, type Phrase } from './phrase.js';

/** How each parameter of a refusal is worded, in this order; `undefined` leaves it out, and so does a missing entry. */
export type ParticularWords<L extends Link> = Readonly<
  Record<string, (value: string | number, params: RuleParams) => Phrase<L> | undefined>
>;

/**
 * Returns a sentence preceded by what it is about.
 *
 * @example
 * import { linkTo, withParticulars, words } from 'diadochi/core';
 *
 * const about = { space: (id: string | number) => linkTo({ kind: 'space', id, text: 'Pella' }) };
 * withParticulars(words('There is no port.'), { space: 'pella' }, about).text; // 'Pella: There is no port.'
 */
export function withParticulars<L extends Link>(
  said: Phrase<L>,
  params: RuleParams,
  particulars: ParticularWords<L>,
): Phrase<L> {
  const told = Object.entries(particulars).flatMap(([name, tell]) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? (tell(value, params) ?? []) : [];
  });
  return told.length === 0 ? said : phrase<L>`${capital(joined(told, ', '))}: ${said}`;
}
