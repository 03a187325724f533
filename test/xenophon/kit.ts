/** Xenophon for the conformance kit and the soak. */
import { components } from '../../src/xenophon/index.js';
import { xenophon } from '../../src/xenophon/game.js';
import { OPTIONAL_RULES } from '../../src/xenophon/options.js';
import type { XenophonTypes } from '../../src/xenophon/types.js';
import { XENOPHON_POLICIES } from './policies.js';
import type { ConformanceKit } from '../kit/walk.js';
import { invariants } from './invariants.js';
import { unknown } from './on-the-table.js';
import { xenophonReach } from './reach.js';

export const xenophonKit: ConformanceKit<XenophonTypes> = {
  game: xenophon,
  playerCounts: [2],
  options: () => ({ players: 2 }),
  policies: XENOPHON_POLICIES,
  axes: [{ name: 'optional', field: 'optionalRules', words: OPTIONAL_RULES, several: true }],
  reach: xenophonReach,
  stride: 60,
  everyOption: { players: 2, optionalRules: OPTIONAL_RULES, components },
  invariants,
  unknown,
  inTheOpen: () => true,
};

/** The same with every optional rule. */
export const xenophonWithAll: ConformanceKit<XenophonTypes> = {
  ...xenophonKit,
  options: () => ({ players: 2, optionalRules: OPTIONAL_RULES }),
};

/** Every game of the family calls these so: what iterates the registry finds them by their names. */
export { xenophonRules as rules } from '../../src/xenophon/machine.js';
export { xenophonKit as kit, xenophonWithAll as withAll };
