/** How a game of the family begins. */
import { keptByText } from '../core/board/index.js';
import * as E from 'fp-ts/lib/Either.js';
import type { InvalidInput } from '../core/index.js';
import type { Edition } from './codec/edition.js';
import { baseOptions } from './codec/options.js';
import { machine } from './machine.js';
import { initialState } from './rules/03-setup.js';
import { conquestLaw } from './rules/law.js';
import type { ConquestTypes, FamilyTypes } from './types.js';

/** The parts of an edition that determine how a game begins. */
export type Beginning<G extends FamilyTypes> = Pick<Edition<G>, 'options' | 'machine' | 'begin'>;

/** The number of initial states that are cached. */
const AT_HAND = 8;

/**
 * Begins a game of an edition: a game about to begin, or every fault of the options. No chance is in it, and its state
 * is frozen: games for which the same was agreed begin with the same one. Components of one's own are too large to be
 * looked for.
 */
export function beginnerOf<G extends FamilyTypes>({ options, machine: played, begin }: Beginning<G>) {
  const begun = keptByText<G['state']>(AT_HAND);
  return (input: G['options']): E.Either<InvalidInput, G['state']> => {
    const read = options.decode(input);
    if (E.isLeft(read)) return read;
    const agreed = read.right;
    const anew = (): G['state'] => played.start(begin(agreed)).state;
    return E.right(agreed.components === undefined ? begun(JSON.stringify(agreed), anew) : anew());
  };
}

/** R 3: how the base begins. */
export const conquestBeginning: Beginning<ConquestTypes> = {
  options: baseOptions,
  machine,
  begin: (options) => initialState(options, conquestLaw),
};
