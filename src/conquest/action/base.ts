/** What every decision is. */
import type { SideId } from '../vocabulary.js';

/** A decision of a side: its type, and whose it is. */
export interface Decision<Type extends string> {
  readonly type: Type;
  readonly player: SideId;
}
