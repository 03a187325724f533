/** Conquest for the conformance kit and the soak. */
import { components } from '../../src/conquest/index.js';
import { conquest } from '../../src/conquest/game.js';
import { machine } from '../../src/conquest/machine.js';
import { OPTIONAL_RULES } from '../../src/conquest/options.js';
import type { ConquestTypes } from '../../src/conquest/types.js';
import { CONQUEST_POLICIES } from './policies.js';
import type { ConformanceKit } from '../kit/walk.js';
import { invariants } from './invariants.js';
import { unknown } from './on-the-table.js';
import { conquestReach } from './reach.js';

export const conquestKit: ConformanceKit<ConquestTypes> = {
  game: conquest,
  playerCounts: [2],
  options: () => ({ players: 2 }),
  policies: CONQUEST_POLICIES,
  axes: [{ name: 'optional', field: 'optionalRules', words: OPTIONAL_RULES, several: true }],
  reach: conquestReach,
  stride: 60,
  everyOption: { players: 2, optionalRules: OPTIONAL_RULES, without: ['randomEvents'], components },
  invariants,
  unknown: (subject, state) => unknown(subject, state, machine.situationOf(state)),
  inTheOpen: () => true,
};

/** The same with every optional rule. */
export const conquestWithAll: ConformanceKit<ConquestTypes> = {
  ...conquestKit,
  options: () => ({ players: 2, optionalRules: OPTIONAL_RULES }),
};

/** Every game of the family calls these so: what iterates the registry finds them by their names. */
export { conquestRules as rules } from '../../src/conquest/machine.js';
export { conquestKit as kit, conquestWithAll as withAll };
