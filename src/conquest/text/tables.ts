/** The shapes of what a language gives for a game of the family. */
import type { Language, Link, ParticularWords, Phrase } from '../../core/index.js';
import type { Ended } from '../state.js';
import type { FamilyTypes } from '../types.js';
import type { FamilyNames, Vocabulary } from './names.js';
import type { AboutWords } from './particulars.js';
import type { ConquestLink } from './things.js';
import type { TogetherWords } from './together.js';

/**
 * All the words of a game in one language.
 *
 * @typeParam L - what its phrases lead to
 * @typeParam S - how the language speaks of the things of a situation
 */
export interface Tongue<G extends FamilyTypes, L extends Link, S> extends Language<G, L, S> {
  readonly vocabulary: Vocabulary;
  /** The subjects of refusals. */
  readonly about: AboutWords;
  /** Further subjects of refusals of a variant; absent: none. */
  readonly particulars?: (names: FamilyNames) => ParticularWords<ConquestLink>;
  /** Several events in one sentence. */
  readonly together: TogetherWords<L, S>;
  /** Returns a sentence about the end of the game, without a full stop. */
  outcome(won: Pick<Ended, 'how' | 'winners'>, ended: Pick<Ended, 'margin' | 'points'> | null, speech: S): Phrase<L>;
}
