/** R S7, S8, S12.2, S14.2, S14.3: actions in a movement phase that the base does not have. */
import { march as ofTheBase } from '../../conquest/rules/08-1-march.js';
import type { GameFrame } from '../frame/index.js';
import type { RulesOf } from '../types.js';
import { movement as ofFleets } from './08-2-movement.js';
import { destruction } from './12-objectives.js';
import { designation, escort } from './14-2-guards.js';
import { withExtras, type Extra } from './extras.js';

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/** The additional actions, in the order of their clauses. */
const EXTRAS: readonly Extra<Phase>[] = [
  // R S12.2
  destruction,
  // R S14.2
  designation,
];

const phase = withExtras<Phase>(ofFleets, EXTRAS);

/** R S14.2: a guard moves with its leader. */
export const movement: RulesOf<'movement'> = {
  ...phase,
  apply(run, frame, action) {
    phase.apply?.(run, frame, action);
    if (action.type === 'march') escort(run);
  },
};

const baseMarch: RulesOf<'march'> = ofTheBase;

/** R 8.4, S14.2: a guard also makes forced marches with its leader. */
export const march: RulesOf<'march'> = {
  ...baseMarch,
  apply(run, frame, action) {
    baseMarch.apply?.(run, frame, action);
    if (action.type === 'forceMarch') escort(run);
  },
};
