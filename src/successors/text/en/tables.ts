/** The types of the tables in this folder. */
import type { ActionWords, EventWords, FrameWords } from '../../../core/index.js';
import type { Action } from '../../action/index.js';
import type { GameEvent } from '../../event/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import type { SuccessorsLink } from '../things.js';
import type { English } from './speech.js';

export type ActionsIn<A extends Action> = ActionWords<A, SuccessorsLink, English>;
export type EventsIn<E extends GameEvent> = EventWords<E, SuccessorsLink, English>;
export type FramesIn<F extends SuccessorsFrame> = FrameWords<F, SuccessorsLink, English>;
