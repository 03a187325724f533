/** Games at random, with any optional rules and with any sections left out: they end, and what must always be so is so. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHANCE, orThrow, seededChance } from '../../src/core/index.js';
import { conquest } from '../../src/conquest/game.js';
import {
  OMISSIBLE_SECTIONS,
  OPTIONAL_RULES,
  type GameOptions,
  type OmissibleSection,
} from '../../src/conquest/options.js';
import { CONQUEST_POLICIES } from './policies.js';
import { SEED } from '../seed.js';
import { invariants } from './invariants.js';

const SECTIONS = Object.keys(OMISSIBLE_SECTIONS) as OmissibleSection[];
const POLICIES = Object.values(CONQUEST_POLICIES);
/** All that is looked at is looked at every so many actions. */
const STRIDE = 17;
/** No game is longer. */
const LONGEST = 30_000;

const anyOptions: fc.Arbitrary<GameOptions> = fc
  .tuple(fc.subarray([...OPTIONAL_RULES]), fc.subarray(SECTIONS))
  .map(([optionalRules, without]) => ({
    players: 2,
    optionalRules: optionalRules.filter((rule) => rule !== 'scorchedEarth' || !without.includes('supply')),
    without,
  }));

it('every game ends, and is sound wherever it comes to', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), fc.constantFrom(...POLICIES), (options, seed, policy) => {
      const chance = seededChance(`game ${seed}`);
      let state = orThrow(conquest.createGame(options));
      let before = state;
      for (let step = 0; state.ended === null; step++) {
        expect(step).toBeLessThan(LONGEST);
        const listed = conquest.legalActions(state);
        const now = state;
        const isChance = conquest.actors(now)[0] === CHANCE;
        const action = (isChance ? CONQUEST_POLICIES.uniform : policy)(listed, () => now, chance);
        before = state;
        state = orThrow(conquest.applyAction(now, action)).state;
        if (step % STRIDE === 0) expect(invariants(state, before)).toEqual([]);
      }
      expect(invariants(state, before)).toEqual([]);
      expect(conquest.outcome(state)).toBeDefined();
      expect(orThrow(conquest.decode.state(JSON.parse(JSON.stringify(state))))).toEqual(state);
    }),
    { numRuns: 4, seed: SEED, endOnFailure: true },
  );
});
