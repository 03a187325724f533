/** R S14: what waits until a combat is over. Nothing is said when it is, and whatever it lay on goes on with this. */
import type { FrameRules } from '../../core/index.js';
import type { GameFrame } from '../frame/index.js';
import type { ClashTypes } from '../types.js';
import { tryDefeated } from './14-1-mutiny.js';
import { catchAll } from './14-3-prisoners.js';

/** R S14.1, S14.3: leaders whom enemies have caught are taken, and who has lost is tried, before anything else is done (rulings S14.2, S14.4). */
export const withAftermath = <F extends GameFrame>(rules: FrameRules<ClashTypes, F>): FrameRules<ClashTypes, F> => ({
  ...rules,
  resume(run, frame, child) {
    rules.resume?.(run, frame, child);
    catchAll(run, []);
    tryDefeated(run);
  },
});
