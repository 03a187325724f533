/** The teller of each language, and the types of its words (`src/core/text/face.ts`). */
import type { Locale, Outcome, PlayRefusal, Question as Asked } from '../../core/index.js';
import { teller, type Teller } from '../../conquest/text/teller.js';
import type { ConquestLink, Saying } from '../../conquest/text/things.js';
import type { Ending, SideId } from '../../conquest/vocabulary.js';
import { machine } from '../machine.js';
import type { GameState } from '../state.js';
import type { XenophonTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { PlayedWith } from './named.js';
import { shipped } from './shipped.js';

export const SPEAKERS: Readonly<Record<Locale, Teller<XenophonTypes, ConquestLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, shipped, machine),
  de: /* @__PURE__ */ teller(inGerman, shipped, machine),
};

export const outcomeIn = (locale: Locale, outcome: Outcome<SideId, Ending>, shown: Shown): Saying =>
  SPEAKERS[locale].outcome(outcome, shown);

export const refusalIn = (locale: Locale, refusal: PlayRefusal<XenophonTypes>, game?: PlayedWith): Saying =>
  SPEAKERS[locale].whyNot(refusal, game);

/** What is being asked, and of whom. */
export type Question = Asked<XenophonTypes, ConquestLink>;

/** A whole state, or a view of it. */
export type Shown = GameState;

export type { Action } from '../action.js';
export type { GameEvent } from '../event.js';
export type { Told } from '../../conquest/text/together.js';
export type { ConquestLink, Ending, PlayedWith, Saying, SideId, XenophonTypes };
