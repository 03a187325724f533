/** R C: the card that raises the helots. */
import { raiseHelots } from '../deeds/helots.js';
import type { EffectThat } from './rules.js';
import { bySingleRoll } from './single-roll.js';

/**
 * Helots rise in all cities of the region except one. Its Militance falls with the adjustments of each season, this one
 * included (R C, 13.4).
 */
export const helots = bySingleRoll<EffectThat<'helots'>>(
  ({ regions }, { effect: { region } }) => (regions[region] === undefined ? [] : [{}]),
  (run, { player }, { effect }) => raiseHelots(run, effect, player),
);
