/** How a game of the family begins. */
import * as E from 'fp-ts/lib/Either.js';
import type { InvalidInput } from '../core/index.js';
import type { Edition } from './codec/edition.js';
import { baseOptions } from './codec/options.js';
import { machine } from './machine.js';
import { initialState } from './rules/03-setup.js';
import { conquestLaw } from './rules/law.js';
import type { ConquestTypes, FamilyTypes } from './types.js';

/** What an edition says of the beginning. */
export type Beginning<G extends FamilyTypes> = Pick<Edition<G>, 'options' | 'machine' | 'begin'>;

/** So many games that begin are kept at hand. */
const AT_HAND = 8;

/** What goes by a name; it is made when nothing does, or no more: the oldest makes room. */
function kept<V extends object>(all: Map<string, V>, name: string, make: () => V): V {
  const before = all.get(name);
  if (before !== undefined) return before;
  const made = make();
  for (const oldest of all.keys()) if (all.size >= AT_HAND) all.delete(oldest);
  all.set(name, made);
  return made;
}

/**
 * Begins a game of an edition: a game about to begin, or every fault of the options. No chance is in it, and its state is frozen: games
 * for which the same was agreed begin with the same one. Components of one's own are too large to be looked for.
 */
export function beginnerOf<G extends FamilyTypes>({ options, machine: played, begin }: Beginning<G>) {
  const begun = new Map<string, G['state']>();
  return (input: G['options']): E.Either<InvalidInput, G['state']> => {
    const read = options.decode(input);
    if (E.isLeft(read)) return read;
    const agreed = read.right;
    const anew = (): G['state'] => played.start(begin(agreed)).state;
    return E.right(agreed.components === undefined ? kept(begun, JSON.stringify(agreed), anew) : anew());
  };
}

/** R 3: how the base begins. */
export const conquestBeginning: Beginning<ConquestTypes> = {
  options: baseOptions,
  machine,
  begin: (options) => initialState(options, conquestLaw),
};
