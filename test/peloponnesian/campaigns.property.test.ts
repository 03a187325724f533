import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { faultsOf } from './invariants.js';
import { CAMPAIGN_TEMPERS, playerOf, TEMPERS, type Temper } from './policies.js';
import { war } from './war.js';

/** How a game was played. */
interface Course {
  readonly state: GameState;
  readonly steps: number;
  readonly faults: readonly string[];
}

/** Plays a scenario between two tempers until it is over, or for so many steps; every so many of them the position is checked. */
function played(scenario: ScenarioId, tempers: readonly [Temper, Temper], seed: string, limit: number): Course {
  const chance = seededChance(seed);
  const policies = { athens: playerOf(tempers[0]), sparta: playerOf(tempers[1]) };
  const simulation = machine.simulate(machine.start(war({}, scenario)).state);
  for (let steps = 0; steps < limit; steps++) {
    const [actor] = simulation.actors();
    if (steps % STRIDE === 0 || actor === undefined) {
      const state = simulation.state();
      const faults = faultsOf(state);
      if (actor === undefined || faults.length > 0) return { state, steps, faults };
    }
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : policies[actor as 'athens' | 'sparta'](simulation.legalActions(), () => simulation.state(), chance);
    orThrow(simulation.apply(action));
  }
  const state = simulation.state();
  return { state, steps: limit, faults: faultsOf(state) };
}

const STRIDE = 97;
const ALL: readonly Temper[] = [...TEMPERS, ...CAMPAIGN_TEMPERS];

describe('R 23, 26, 27: games with the full sequence', () => {
  it.each<ScenarioId>(['campaign', 'archidamianWar', 'ionianWar'])(
    'of the %s keep to what is always true',
    (scenario) => {
      const chance = seededChance(scenario);
      const draw = (): Temper => ALL[chance.draw(ALL.length)] ?? 'envoy';
      const { faults, state } = played(scenario, [draw(), draw()], scenario, 2_500);
      expect(faults).toEqual([]);
      expect(state.turn).toBeGreaterThan(0);
    },
  );

  it('R 20, 23.3: two envoys come to a peace', () => {
    const { faults, state } = played('campaign', ['envoy', 'envoy'], 'envoys', 20_000);
    expect(faults).toEqual([]);
    expect(state.ended ?? state.peace).toBeDefined();
  });
});
