/** R 5: in games of every policy, who holds a province is settled as soon as somebody has come or gone. */
import { describe, expect, it } from 'vitest';
import type { Situation } from '../../../src/conquest/table/situation.js';
import type { Table } from '../../../src/conquest/table/table.js';
import type { FamilyTypes } from '../../../src/conquest/types.js';
import { orThrow, seededChance } from '../../../src/core/index.js';
import type { ConformanceKit } from '../../kit/walk.js';
import { MEMBERS } from '../members.js';
import { play } from '../play.js';

/** The provinces at which nobody has looked since somebody came or went, step by step of a game. */
function* overlooked<G extends FamilyTypes>(kit: ConformanceKit<G>, players: number, policy: string, steps: number) {
  const decide = kit.policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const chance = seededChance(`control ${policy} ${players}`);
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  const table = simulation.situation() as Situation as Table;
  for (let step = 0; step < steps && play(simulation, decide, chance); step++) yield table.unsettledProvinces;
}

const STEPS = 750;

describe.each(MEMBERS)('R 5 in $title', ({ kit, players }) => {
  it.each(Object.keys(kit.policies))('who holds a province is settled at once, if all choose by %s', (policy) => {
    let moved = 0;
    for (const stirred of overlooked(kit, players, policy, STEPS)) {
      expect(stirred).toEqual([]);
      moved++;
    }
    expect(moved).toBeGreaterThan(0);
  });
});
