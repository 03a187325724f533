/** The teller of each language, and the types of its words (`src/core/text/face.ts`). */
import type { Locale, Outcome, PlayRefusal, Question as Asked } from '../../core/index.js';
import { components } from '../data/default.js';
import { machine } from '../machine.js';
import type { GameState } from '../state.js';
import type { ConquestTypes } from '../types.js';
import type { Ending, SideId } from '../vocabulary.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { PlayedWith } from './named.js';
import { teller, type Teller } from './teller.js';
import type { ConquestLink, Saying } from './things.js';

export const SPEAKERS: Readonly<Record<Locale, Teller<ConquestTypes, ConquestLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, components, machine),
  de: /* @__PURE__ */ teller(inGerman, components, machine),
};

export const outcomeIn = (locale: Locale, outcome: Outcome<SideId, Ending>, shown: Shown): Saying =>
  SPEAKERS[locale].outcome(outcome, shown);

export const refusalIn = (locale: Locale, refusal: PlayRefusal<ConquestTypes>, game?: PlayedWith): Saying =>
  SPEAKERS[locale].whyNot(refusal, game);

/** The question, and the player to whom it is put. */
export type Question = Asked<ConquestTypes, ConquestLink>;

/** A whole state, or a view of it. */
export type Shown = GameState;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { Told } from './together.js';
export type { ConquestLink, ConquestTypes, Ending, PlayedWith, Saying, SideId };
