/** The tellers of the game, one for each language, and the types that its words are told in (`src/core/text/face.ts`). */
import type { Locale, Question as Asked } from '../../core/index.js';
import { components } from '../data/default.js';
import { machine } from '../machine.js';
import type { GameState } from '../state.js';
import type { ConquestTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import { teller, type FamilyTeller } from './teller.js';
import type { ConquestLink } from './things.js';

export const TELLERS: Readonly<Record<Locale, FamilyTeller<ConquestTypes, ConquestLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, components, machine),
  de: /* @__PURE__ */ teller(inGerman, components, machine),
};

/** What is being asked, and of whom. */
export type Question = Asked<ConquestTypes, ConquestLink>;

/** A whole state, or a view of it. */
export type Shown = GameState;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { ConquestTypes };
export type { Ending, SideId } from '../vocabulary.js';
export type { PlayedWith } from './named.js';
export type { ConquestLink };
export type { Saying } from './things.js';
export type { Told } from './together.js';
