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

/** Begins a game of an edition: a game about to begin, or every fault of the options. */
export const beginnerOf =
  <G extends FamilyTypes>({ options, machine: played, begin }: Beginning<G>) =>
  (input: G['options']): E.Either<InvalidInput, G['state']> => {
    const read = options.decode(input);
    return E.isLeft(read) ? read : E.right(played.start(begin(read.right)).state);
  };

/** R 3: how the base begins. */
export const conquestBeginning: Beginning<ConquestTypes> = {
  options: baseOptions,
  machine,
  begin: (options) => initialState(options, conquestLaw),
};
