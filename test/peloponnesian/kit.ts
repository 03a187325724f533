/** *The Epic of the Peloponnesian War* for the conformance kit and the soak. */
import { components } from '../../src/peloponnesian/index.js';
import { peloponnesian } from '../../src/peloponnesian/game.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { OPTIONAL_RULES, PLAYER_COUNTS } from '../../src/peloponnesian/options.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import { SCENARIOS } from '../../src/peloponnesian/vocabulary.js';
import type { ConformanceKit } from '../kit/walk.js';
import { faultsOf } from './invariants.js';
import { unknown } from './on-the-table.js';
import { CAMPAIGN_TEMPERS, PELOPONNESIAN_POLICIES, playerOf } from './policies.js';
import { peloponnesianReach } from './reach.js';

/** How many actions a walk shows of a game of allies: a whole one takes some 10,000. */
const WALKED_OF_ALLIES = 800;

export const peloponnesianKit: ConformanceKit<PeloponnesianTypes> = {
  game: peloponnesian,
  playerCounts: PLAYER_COUNTS,
  options: (players) => ({ players }),
  walked: (players) => (players > 2 ? WALKED_OF_ALLIES : Infinity),
  policies: {
    ...PELOPONNESIAN_POLICIES,
    ...Object.fromEntries(CAMPAIGN_TEMPERS.map((temper) => [temper, playerOf(temper)])),
  },
  axes: [
    { name: 'scenario', field: 'scenario', words: SCENARIOS, several: false },
    { name: 'optional', field: 'optionalRules', words: OPTIONAL_RULES, several: true },
  ],
  reach: peloponnesianReach,
  stride: 60,
  everyOption: { players: 2, scenario: 'athenianFantasy', optionalRules: OPTIONAL_RULES, components },
  invariants: faultsOf,
  unknown: (subject, state) => unknown(subject, machine.situationOf(state)),
  inTheOpen: () => true,
};

/** The same in the Athenian Fantasy (R 29), where the helots may rise. */
export const athenianFantasyKit: ConformanceKit<PeloponnesianTypes> = {
  ...peloponnesianKit,
  playerCounts: [2],
  options: () => ({ players: 2, scenario: 'athenianFantasy' }),
};

/** The Argive League with every optional rule. */
export const peloponnesianWithAll: ConformanceKit<PeloponnesianTypes> = {
  ...peloponnesianKit,
  playerCounts: [2],
  options: () => ({ players: 2, optionalRules: OPTIONAL_RULES }),
};

/** Every game calls its kit so: what iterates the registry finds it by this name. */
export { peloponnesianKit as kit };
