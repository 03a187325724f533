/** R 22: games of the bot: they end, and it beats whoever does anything. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { Ended, GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { uniform, type Policy } from '../../tools/policies/policy.js';
import { PELOPONNESIAN_POLICIES } from './policies.js';
import { argive, started } from './table.js';

const { bot } = PELOPONNESIAN_POLICIES;

/** More actions than a game of bots has ever taken, several times over. */
const FAR_TOO_MANY = 10_000;

/** Plays the Argive League to its end; `null` if it does not come. */
function played(seed: string, players: Readonly<Partial<Record<PlayerId, Policy<GameState, Action>>>>): Ended | null {
  const chance = seededChance(seed);
  const simulation = machine.simulate(started(argive()));
  for (let step = 0; step < FAR_TOO_MANY; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : players[actor]?.(simulation.legalActions(), () => simulation.state(), chance);
    if (action === undefined) throw new RangeError(`nobody acts for ${actor}`);
    orThrow(simulation.apply(action));
  }
  return simulation.state().ended;
}

describe('R 22: games of the bot', () => {
  it('come to their end', () => {
    expect(played('bots', { athens: bot, sparta: bot })).not.toBeNull();
  });

  it('are won by Athens against anybody who does anything', () => {
    expect(played('athens', { athens: bot, sparta: uniform })?.winner).toBe('empire');
  });

  it('are won by Sparta against anybody who does anything', () => {
    expect(played('sparta', { athens: uniform, sparta: bot })?.winner).toBe('league');
  });
});
