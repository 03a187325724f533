/** The speakers of each language, and the types of their texts (`src/core/text/face.ts`). */
import {
  sentence,
  speaker,
  withParticulars,
  type Locale,
  type PlayRefusal,
  type Question as Asked,
  type Speaker,
} from '../../core/index.js';
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

export const SPEAKERS: Readonly<Record<Locale, Speaker<SuccessorsTypes, SuccessorsLink>>> = {
  en: /* @__PURE__ */ speaker(inEnglish, machine),
  de: /* @__PURE__ */ speaker(inGerman, machine),
};

const OUTCOMES = { en: englishOutcome, de: germanOutcome } satisfies Readonly<Record<Locale, unknown>>;

export const outcomeIn = (locale: Locale, outcome: SuccessorsOutcome, shown: Shown): Saying =>
  sentence(OUTCOMES[locale](outcome, shown));

const ABOUT: Readonly<Record<Locale, AboutWords>> = { en: englishAbout, de: germanAbout };

export const refusalIn = (locale: Locale, refusal: PlayRefusal<SuccessorsTypes>, game?: PlayedWith): Saying =>
  withParticulars<SuccessorsLink>(
    SPEAKERS[locale].refusal(refusal),
    refusal.params,
    particularsOf(names(locale, game), ABOUT[locale]),
  );

/** The question, the player who is asked, and what passing would mean. */
export type Question = Asked<SuccessorsTypes, SuccessorsLink>;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { SuccessorsOutcome, SuccessorsTypes };
export type { PlayedWith, Saying, Shown };
