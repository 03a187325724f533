/** The fields of every decision. */
import type { SideId } from '../vocabulary.js';

/** A decision of a side: its type and its player. */
export interface Decision<Type extends string> {
  readonly type: Type;
  readonly player: SideId;
}
