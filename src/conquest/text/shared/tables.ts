/** The shapes of the tables of this folder: words for what the variants have in common beside the base. */
import type { ActionWords, EventWords, FrameWords, RefusalWords } from '../../../core/index.js';
import type { SharedAction } from '../../shared/action.js';
import type { SharedCode } from '../../shared/code.js';
import type { SharedEvent } from '../../shared/event.js';
import type { SharedFrame } from '../../shared/frame.js';
import type { ConquestLink } from '../things.js';

/** What a variant spreads into the tables of a language. */
export interface SharedWords<S> {
  readonly actions: ActionWords<SharedAction, ConquestLink, S>;
  readonly events: EventWords<SharedEvent, ConquestLink, S>;
  readonly frames: FrameWords<SharedFrame, ConquestLink, S>;
  readonly refusals: RefusalWords<SharedCode>;
}
