/** The shapes of the tables of this folder; a variant's tables have them too. */
import type { ActionWords, EventWords, FrameWords } from '../../../core/index.js';
import type { ConquestLink } from '../things.js';
import type { English } from './speech.js';

export type ActionsIn<A extends { readonly type: string }> = ActionWords<A, ConquestLink, English>;
export type EventsIn<E extends { readonly type: string }> = EventWords<E, ConquestLink, English>;
export type FramesIn<F extends { readonly kind: string }> = FrameWords<F, ConquestLink, English>;
