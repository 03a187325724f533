/** The names of the family and those of this game. */
import type { FamilyNames, Vocabulary as FamilyVocabulary } from '../../conquest/text/names.js';
import type { xenophonWords } from '../../words/xenophon.js';
import type { OptionalRule } from '../options.js';
import type { Flank, Obstacle } from '../vocabulary.js';

/** The closed words of this game alone. */
export interface OwnWords {
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  /** What lies on a flank of the battlefield (R X7.3). */
  readonly obstacles: Readonly<Record<Obstacle, string>>;
  /** The flanks of the battlefield, as the rebels see them (ruling X7.3). */
  readonly flanks: Readonly<Record<Flank, string>>;
}

/** The words that a language provides. */
export interface Vocabulary extends FamilyVocabulary<typeof xenophonWords>, OwnWords {}

/** The names of a game, by id. */
export interface Names extends FamilyNames<typeof xenophonWords>, OwnWords {}
