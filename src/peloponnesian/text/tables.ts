/** The shapes of the tables of a language. */
import type { ActionWords, EventWords, FrameWords, Language } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame } from '../frame/index.js';
import type { Ended } from '../state.js';
import type { PeloponnesianTypes } from '../types.js';
import type { PeloponnesianLink, Saying } from './things.js';

/** @typeParam S - how a language speaks of the things of a situation */
export type Actions<S> = ActionWords<Action, PeloponnesianLink, S>;
export type Events<S> = EventWords<GameEvent, PeloponnesianLink, S>;
export type Frames<S> = FrameWords<GameFrame, PeloponnesianLink, S>;

/** All the words of the game in one language. */
export interface Tongue<S> extends Language<PeloponnesianTypes, PeloponnesianLink, S> {
  /** How the game was won, without a full stop. */
  outcome(ended: Ended, speech: S): Saying;
}
