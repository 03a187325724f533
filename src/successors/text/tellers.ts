/** The tellers of the game, one for each language, and the types that its words are told in (`src/core/text/face.ts`). */
import {
  sentence,
  speaker,
  withParticulars,
  type Language,
  type Locale,
  type Question as Asked,
} from '../../core/index.js';
import type { Teller } from '../../core/text/face.js';
import { machine } from '../machine.js';
import type { SuccessorsOutcome } from '../state.js';
import type { SuccessorsTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { germanOutcome } from './de/outcome.js';
import { germanAbout } from './de/particulars.js';
import { inEnglish } from './en/index.js';
import { englishOutcome } from './en/outcome.js';
import { englishAbout } from './en/particulars.js';
import { names, type PlayedWith } from './named.js';
import { particularsOf, type AboutWords } from './particulars.js';
import type { Shown } from './speech.js';
import type { Saying, SuccessorsLink } from './things.js';

/** Makes a teller: how its language tells outcomes, and what refusals are about. */
function teller<Speech>(
  locale: Locale,
  language: Language<SuccessorsTypes, SuccessorsLink, Speech>,
  outcomeIn: typeof englishOutcome | typeof germanOutcome,
  about: AboutWords,
): Teller<SuccessorsTypes, SuccessorsLink, PlayedWith> {
  const told = speaker(language, machine);
  return {
    ...told,
    outcome: (outcome: SuccessorsOutcome, shown: Shown): Saying => sentence(outcomeIn(outcome, shown)),
    refusal: (refusal, game) =>
      withParticulars<SuccessorsLink>(told.refusal(refusal), refusal.params, particularsOf(names(locale, game), about)),
  };
}

export const TELLERS: Readonly<Record<Locale, Teller<SuccessorsTypes, SuccessorsLink, PlayedWith>>> = {
  en: /* @__PURE__ */ teller('en', inEnglish, englishOutcome, englishAbout),
  de: /* @__PURE__ */ teller('de', inGerman, germanOutcome, germanAbout),
};

/** What is being asked, of whom, and what passing would mean. */
export type Question = Asked<SuccessorsTypes, SuccessorsLink>;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { SuccessorsOutcome, SuccessorsTypes };
export type { PlayedWith, Saying, Shown };
