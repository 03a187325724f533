/** The teller of each language, and the types of its words (`src/core/text/face.ts`). */
import type { Locale, Outcome, PlayRefusal, Question as Asked } from '../../core/index.js';
import { teller, type Teller } from '../../conquest/text/teller.js';
import type { Ending, SideId } from '../../conquest/vocabulary.js';
import { machine } from '../machine.js';
import type { ClashTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { PlayedWith } from './named.js';
import { shipped, type Shown } from './speech.js';
import type { ClashLink, Saying } from './things.js';

export const SPEAKERS: Readonly<Record<Locale, Teller<ClashTypes, ClashLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, shipped, machine),
  de: /* @__PURE__ */ teller(inGerman, shipped, machine),
};

export const outcomeIn = (locale: Locale, outcome: Outcome<SideId, Ending>, shown: Shown): Saying =>
  SPEAKERS[locale].outcome(outcome, shown);

export const refusalIn = (locale: Locale, refusal: PlayRefusal<ClashTypes>, game?: PlayedWith): Saying =>
  SPEAKERS[locale].whyNot(refusal, game);

/** The question, and the player to whom it is put. */
export type Question = Asked<ClashTypes, ClashLink>;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { Told } from '../../conquest/text/together.js';
export type { ClashLink, ClashTypes, Ending, PlayedWith, Saying, Shown, SideId };
