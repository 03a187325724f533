/** R 4-18: positions of games between players who fight, besiege, raid and sail. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { faultsOf } from './invariants.js';
import { playerOf, TEMPERS, type Temper } from './policies.js';
import { argive, started } from './table.js';

/** Returns what is wrong in a game of so many actions: with its positions, and with what is listed. */
function faultsInGame(athens: Temper, sparta: Temper, actions: number): readonly string[] {
  const chance = seededChance(`${athens} ${sparta}`);
  const players = { athens: playerOf(athens), sparta: playerOf(sparta) };
  const simulation = machine.simulate(started(argive()));
  const faults: string[] = [];
  let before = simulation.state();
  for (let step = 0; step < actions; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const listed = actor === 'chance' ? [] : simulation.legalActions();
    if (new Set(listed.map((action) => JSON.stringify(action))).size < listed.length)
      faults.push(`something is listed twice in action ${step}`);
    const player = actor === 'athens' || actor === 'sparta' ? players[actor] : undefined;
    const shown = before;
    orThrow(
      simulation.apply(
        player === undefined ? drawWeighted(simulation.chanceOutcomes(), chance) : player(listed, () => shown, chance),
      ),
    );
    const now = simulation.state();
    faults.push(...faultsOf(now, before));
    before = now;
  }
  return faults;
}

describe('R 22: positions of the Argive League', () => {
  it.each(TEMPERS.map((temper, at) => [temper, TEMPERS[(at + 1) % TEMPERS.length] ?? temper] as const))(
    'are legal with a %s against a %s',
    (athens, sparta) => {
      expect(faultsInGame(athens, sparta, 500)).toEqual([]);
    },
  );
});
