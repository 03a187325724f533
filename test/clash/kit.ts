/** Clash of the Generals for the conformance kit and the soak. */
import { componentsFor } from '../../src/clash/index.js';
import { clash } from '../../src/clash/game.js';
import { OPTIONAL_RULES, PLAYER_COUNTS, type PlayerCount } from '../../src/clash/options.js';
import type { ClashTypes } from '../../src/clash/types.js';
import { STARTS } from '../../src/clash/vocabulary.js';
import { CLASH_POLICIES } from './policies.js';
import type { ConformanceKit } from '../kit/walk.js';
import { invariants } from './invariants.js';
import { unknown } from './on-the-table.js';
import { clashReach } from './reach.js';

/** How many players a game is for: those alone are asked that the kit names. */
const countOf = (players: number): PlayerCount => PLAYER_COUNTS.find((count) => count === players) ?? 2;

export const clashKit: ConformanceKit<ClashTypes> = {
  game: clash,
  playerCounts: PLAYER_COUNTS,
  options: (players) => ({ players: countOf(players) }),
  policies: CLASH_POLICIES,
  axes: [
    { name: 'optional', field: 'optionalRules', words: OPTIONAL_RULES, several: true },
    { name: 'start', field: 'start', words: STARTS, several: false },
  ],
  reach: clashReach,
  stride: 90,
  everyOption: { players: 4, optionalRules: OPTIONAL_RULES, components: componentsFor({ players: 4 }) },
  invariants,
  unknown,
  inTheOpen: () => true,
};

/** The same with every optional rule, where three and four begin at Triparadeisos. */
export const clashWithAll: ConformanceKit<ClashTypes> = {
  ...clashKit,
  options: (players) => ({ players: countOf(players), optionalRules: OPTIONAL_RULES, start: 'triparadeisos' }),
};

/** Every game of the family calls these so: what iterates the registry finds them by their names. */
export { clashRules as rules } from '../../src/clash/machine.js';
export { clashKit as kit, clashWithAll as withAll };
