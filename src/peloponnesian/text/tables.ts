/** The types of the tables of a language. */
import type { ActionWords, EventWords, FrameWords, Language } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame } from '../frame/index.js';
import type { Ended } from '../state.js';
import type { PeloponnesianTypes } from '../types.js';
import type { PeloponnesianLink, Saying } from './things.js';

/** @typeParam S - the phrases of a language for the things in a situation */
export type Actions<S> = ActionWords<Action, PeloponnesianLink, S>;
export type Events<S> = EventWords<GameEvent, PeloponnesianLink, S>;
export type Frames<S> = FrameWords<GameFrame, PeloponnesianLink, S>;

/** All texts of the game in one language. */
export interface Tongue<S> extends Language<PeloponnesianTypes, PeloponnesianLink, S> {
  /** Returns the result of the game, without a full stop. */
  outcome(ended: Ended, speech: S): Saying;
}
