/** The frames of this variant on the stack, and what it stores in addition. */
import { frameOf } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { FrameKind, GameFrame } from '../frame/index.js';
import type { Remembered } from '../state.js';

/** Returns the topmost frame of a kind. */
export const frameIn = <K extends FrameKind>(
  { stack }: Pick<Situation, 'stack'>,
  kind: K,
): Extract<GameFrame, { readonly kind: K }> | undefined => frameOf<GameFrame, K>({ stack }, kind);

/** Returns what the variant stores in addition to the base. */
export const rememberedIn = ({ memory }: Pick<Situation, 'memory'>): Remembered => memory;
