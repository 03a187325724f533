/** The shapes of the tables of this folder. */
import type { ActionWords, EventWords, FrameWords } from '../../../core/index.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { Action } from '../../action.js';
import type { GameEvent } from '../../event.js';
import type { GameFrame } from '../../frame/index.js';
import type { XenophonEnglish } from './speech.js';

export type ActionsIn<A extends Action> = ActionWords<A, ConquestLink, XenophonEnglish>;
export type EventsIn<E extends GameEvent> = EventWords<E, ConquestLink, XenophonEnglish>;
export type FramesIn<F extends GameFrame> = FrameWords<F, ConquestLink, XenophonEnglish>;
