/** The shapes of the tables of this folder: words of the extension. */
import type { ActionWords, EventWords, FrameWords, RefusalWords } from '../../../core/index.js';
import type { ExtensionAction } from '../../extension/action.js';
import type { ExtensionCode } from '../../extension/code.js';
import type { ExtensionEvent } from '../../extension/event.js';
import type { ExtensionFrame } from '../../extension/frame.js';
import type { ConquestLink } from '../things.js';

/** The tables of the extension in one language, which a variant spreads into its own. */
export interface ExtensionWords<S> {
  readonly actions: ActionWords<ExtensionAction, ConquestLink, S>;
  readonly events: EventWords<ExtensionEvent, ConquestLink, S>;
  readonly frames: FrameWords<ExtensionFrame, ConquestLink, S>;
  readonly refusals: RefusalWords<ExtensionCode>;
}
