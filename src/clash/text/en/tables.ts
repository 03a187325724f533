/** The shapes of the tables of this folder. */
import type { ActionWords, EventWords, FrameWords } from '../../../core/index.js';
import type { Action } from '../../action/index.js';
import type { GameEvent } from '../../event/index.js';
import type { GameFrame } from '../../frame/index.js';
import type { ClashLink } from '../things.js';
import type { ClashEnglish } from './speech.js';

export type ActionsIn<A extends Action> = ActionWords<A, ClashLink, ClashEnglish>;
export type EventsIn<E extends GameEvent> = EventWords<E, ClashLink, ClashEnglish>;
export type FramesIn<F extends GameFrame> = FrameWords<F, ClashLink, ClashEnglish>;
