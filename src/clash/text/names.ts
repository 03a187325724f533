/** The names that a language provides in addition to those of the family. */
import type { FamilyNames, Vocabulary } from '../../conquest/text/names.js';
import type { clashWords } from '../../words/clash.js';
import type { OptionalRule } from '../options.js';
import type { Offer, Start, Talks } from '../vocabulary.js';

/** The closed words of this variant. */
export interface ClashWords {
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  /** The place and time at which a game can begin. */
  readonly starts: Readonly<Record<Start, string>>;
  /** The results of talks with Rhodes, in half a sentence. */
  readonly talks: Readonly<Record<Talks, string>>;
  /** The results of an offer to a prisoner, in half a sentence. */
  readonly offers: Readonly<Record<Offer, string>>;
}

/** The words that a language provides. */
export interface ClashVocabulary extends Vocabulary<typeof clashWords>, ClashWords {}

/** The names of a game, by id. */
export interface Names extends FamilyNames<typeof clashWords>, ClashWords {}
