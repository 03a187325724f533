/** The shapes of the tables of this folder: words of the extension. */
import type { ActionWords, EventWords, FrameWords, RefusalWords } from '../../../core/index.js';
import type { ExtensionAction } from '../../extension/action.js';
import type { ExtensionCode } from '../../extension/code.js';
import type { ExtensionEvent } from '../../extension/event.js';
import type { ExtensionFrame } from '../../extension/frame.js';
import type { ConquestLink } from '../things.js';

/** What a variant spreads into the tables of a language. */
export interface ExtensionWords<S> {
  readonly actions: ActionWords<ExtensionAction, ConquestLink, S>;
  readonly events: EventWords<ExtensionEvent, ConquestLink, S>;
  readonly frames: FrameWords<ExtensionFrame, ConquestLink, S>;
  readonly refusals: RefusalWords<ExtensionCode>;
}
