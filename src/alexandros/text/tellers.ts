/** The speakers of each language, and the types of their texts (`src/core/text/face.ts`). */
import {
  sentence,
  speaker,
  withParticulars,
  type Locale,
  type Outcome,
  type PlayRefusal,
  type Question as Asked,
  type Speaker,
} from '../../core/index.js';
import { board } from '../data/board.js';
import { ranking } from '../query/index.js';
import { machine } from '../rules/index.js';
import type { AlexandrosTypes } from '../types.js';
import type { Ending, PlayerId } from '../vocabulary.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { OnBoard } from './labels.js';
import { particularsIn } from './particulars.js';
import type { Shown } from './speech.js';
import type { LanguageTexts } from './tables.js';
import type { AlexandrosLink, Saying } from './things.js';

export const SPEAKERS: Readonly<Record<Locale, Speaker<AlexandrosTypes, AlexandrosLink>>> = {
  en: /* @__PURE__ */ speaker(inEnglish, machine),
  de: /* @__PURE__ */ speaker(inGerman, machine),
};

const TONGUES: Readonly<Record<Locale, LanguageTexts>> = { en: inEnglish, de: inGerman };

export function outcomeIn(locale: Locale, outcome: Outcome<PlayerId, Ending>, shown: Shown): Saying {
  const tongue = TONGUES[locale];
  return sentence(tongue.outcome(outcome, ranking(shown)[0]?.score ?? 0, tongue.speech(shown)));
}

export const refusalIn = (locale: Locale, refusal: PlayRefusal<AlexandrosTypes>, game: OnBoard = { board }): Saying =>
  withParticulars<AlexandrosLink>(SPEAKERS[locale].refusal(refusal), refusal.params, particularsIn(locale, game));

/** The question, the player who is asked, and what passing would mean. */
export type Question = Asked<AlexandrosTypes, AlexandrosLink>;

export type { Action } from '../action.js';
export type { GameEvent } from '../event.js';
export type { AlexandrosTypes, Ending, OnBoard, PlayerId, Saying, Shown };
