/** R 29.4: Athens may raise the helots at the end of each Seasonal Turn. */
import { succeedsWith } from '../deeds/card-rolls.js';
import { rollDice } from '../deeds/dice.js';
import { raiseHelots, lowerMilitanceByHelots } from '../deeds/helots.js';
import { changeLevels } from '../deeds/levels.js';
import { helotCard, helotModifier } from '../query/helots.js';
import type { GameRun, RulesOf } from '../types.js';

export function openHelots(run: GameRun): void {
  if (helotCard(run.state) !== undefined) run.push({ kind: 'helots', player: 'athens' });
}

export const helots: RulesOf<'helots'> = {
  rule: 'R 29.4',
  actor: (_, { player }) => player,
  actions: (_, { player }) => [
    { type: 'raiseHelots', player },
    { type: 'leaveHelots', player },
  ],
  apply(run, { player }, action) {
    if (action.type === 'raiseHelots') return rollDice(run, 'helots', 1, player);
    run.finish();
  },
  /**
   * Applies the roll: helots rise on a 6 or more, and always on an unmodified 6. If they rise, Militance falls in this
   * season too (R C, ruling Q111).
   */
  resume(run, { player }, child) {
    const card = helotCard(run.state);
    run.finish();
    if (child.kind !== 'roll' || card === undefined) return;
    const { effect, failure } = card;
    const [die = 0] = child.values;
    const total = die + helotModifier(run.state, effect, player);
    const rise = succeedsWith(effect.roll, die, total);
    run.emit({ type: 'helotsRolled', rule: 'R C', player, die, total, rise });
    if (!rise) {
      changeLevels(run, effect.region, { allegiance: 0, militance: failure }, 'helotsQuiet', 'R C');
      return;
    }
    raiseHelots(run, effect, player);
    lowerMilitanceByHelots(run);
  },
};
