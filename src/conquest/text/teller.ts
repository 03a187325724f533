/** Makes a teller: the functions that describe a game of the family in one language. */
import {
  sentence,
  speaker,
  withParticulars,
  type Course,
  type Link,
  type Outcome,
  type Phrase,
  type PlayRefusal,
  type Speaker,
} from '../../core/index.js';
import type { FamilyTypes } from '../types.js';
import type { Ending, SideId } from '../vocabulary.js';
import { namesOf, SHIPPED, type Agreed, type Shipped } from './named.js';
import { particularsOf } from './particulars.js';
import type { FamilyNames } from './names.js';
import type { Tongue } from './tables.js';
import type { ConquestLink, Saying } from './things.js';
import { tellTogether, type Told } from './together.js';

/** A teller: a speaker that also describes outcomes and the subjects of refusals. */
export interface Teller<G extends FamilyTypes, L extends Link> extends Speaker<G, L> {
  /** Returns the sentences of a chronicle. */
  events(events: readonly G['event'][], shown: G['shown']): readonly Told<G['event'], L>[];
  /** Returns a sentence about the end of a game; `shown`: the situation at its end. */
  outcome(outcome: Outcome<SideId, Ending>, shown: G['shown']): Phrase<L>;
  /** Returns why an action is refused: its subject, a sentence, and the rule. */
  whyNot(refusal: PlayRefusal<G>, game?: Agreed): Saying;
}

/**
 * Makes a teller.
 *
 * @typeParam S - how the language speaks of the things of a situation
 * @param shipped - the components that the game is played with unless it brings its own
 */
export function teller<G extends FamilyTypes, L extends Link, S>(
  tongue: Tongue<G, L, S>,
  shipped: Shipped,
  course: Course<G>,
): Teller<G, L> {
  const told = speaker(tongue, course);
  return {
    ...told,
    events: (events, shown) =>
      tellTogether(events, (event) => told.event(event, shown), tongue.together, tongue.speech(shown)),
    outcome: (outcome, shown) => sentence(tongue.outcome(outcome, shown.ended, tongue.speech(shown))),
    whyNot(refusal, game = SHIPPED) {
      const names: FamilyNames = namesOf(tongue.vocabulary, game, shipped);
      return withParticulars<ConquestLink>(told.refusal(refusal), refusal.params, {
        ...particularsOf(names, tongue.about),
        ...tongue.particulars?.(names),
      });
    },
  };
}
