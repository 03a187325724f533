/** The tellers of the game, one for each language, and the types that its words are told in (`src/core/text/face.ts`). */
import {
  sentence,
  speaker,
  withParticulars,
  type Locale,
  type Outcome,
  type Question as Asked,
} from '../../core/index.js';
import type { Teller } from '../../core/text/face.js';
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
import type { Tongue } from './tables.js';
import type { AlexandrosLink, Saying } from './things.js';

/** Makes a teller: it knows by how many points a game was won, and what refusals are about. */
function teller(locale: Locale, tongue: Tongue): Teller<AlexandrosTypes, AlexandrosLink, OnBoard> {
  const told = speaker(tongue, machine);
  return {
    ...told,
    outcome: (outcome: Outcome<PlayerId, Ending>, shown: Shown): Saying =>
      sentence(tongue.outcome(outcome, ranking(shown)[0]?.score ?? 0, tongue.speech(shown))),
    refusal: (refusal, game = { board }) =>
      withParticulars<AlexandrosLink>(told.refusal(refusal), refusal.params, particularsIn(locale, game)),
  };
}

export const TELLERS: Readonly<Record<Locale, Teller<AlexandrosTypes, AlexandrosLink, OnBoard>>> = {
  en: /* @__PURE__ */ teller('en', inEnglish),
  de: /* @__PURE__ */ teller('de', inGerman),
};

/** What is being asked, of whom, and what passing would mean. */
export type Question = Asked<AlexandrosTypes, AlexandrosLink>;

export type { Action } from '../action.js';
export type { GameEvent } from '../event.js';
export type { AlexandrosTypes, Ending, OnBoard, PlayerId, Saying, Shown };
