/** The tellers of the game, one for each language, and the types that its words are told in (`src/core/text/face.ts`). */
import type { Locale, Question as Asked } from '../../core/index.js';
import { shipped, type Shown } from './speech.js';
import { machine } from '../machine.js';

import type { ClashTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import { teller, type FamilyTeller } from '../../conquest/text/teller.js';
import type { ClashLink } from './things.js';

export const TELLERS: Readonly<Record<Locale, FamilyTeller<ClashTypes, ClashLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, shipped, machine),
  de: /* @__PURE__ */ teller(inGerman, shipped, machine),
};

/** What is being asked, and of whom. */
export type Question = Asked<ClashTypes, ClashLink>;

export type { Shown };

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { ClashTypes };
export type { Ending, SideId } from '../../conquest/vocabulary.js';
export type { PlayedWith } from './named.js';
export type { ClashLink };
export type { Saying } from './things.js';
export type { Told } from '../../conquest/text/together.js';
