/** R C: the helots are called to rise. */
import { raiseHelots } from '../deeds/helots.js';
import type { EffectThat } from './rules.js';
import { bySingleRoll } from './single-roll.js';

/** R C: helots rise in all cities of the region but one. Its Militance falls with the adjustments of each season, this one included (R 13.4). */
export const helots = bySingleRoll<EffectThat<'helots'>>(
  ({ regions }, { effect: { region } }) => (regions[region] === undefined ? [] : [{}]),
  (run, { player }, { effect }) => raiseHelots(run, effect, player),
);
