/** R S7, S8, S12.2, S14.2: what a player does in his movement phase beside what the base lets him do. */
import type { GameFrame } from '../frame/index.js';
import { movement as ofFleets } from './08-2-movement.js';
import { destruction } from './12-objectives.js';
import { designation } from './14-2-guards.js';
import { withExtras, type Extra } from './extras.js';

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/** In the order of their clauses. */
const EXTRAS: readonly Extra<Phase>[] = [
  // R S12.2
  destruction,
  // R S14.2
  designation,
];

export const movement = withExtras<Phase>(ofFleets, EXTRAS);
