/** R 5: in games of every policy, who holds a province is settled as soon as somebody has come or gone. */
import { describe, expect, it } from 'vitest';
import { OPTIONAL_RULES } from '../../../src/clash/options.js';
import type { Situation } from '../../../src/conquest/table/situation.js';
import type { Table } from '../../../src/conquest/table/table.js';
import type { FamilyTypes } from '../../../src/conquest/types.js';
import { orThrow, seededChance } from '../../../src/core/index.js';
import { clashKit } from '../../clash/kit.js';
import type { ConformanceKit } from '../../kit/walk.js';
import { xenophonKit } from '../../xenophon/kit.js';
import { conquestWithAll } from '../kit.js';
import { play } from '../play.js';

/** The provinces at which nobody has looked since somebody came or went, step by step of a game. */
function* overlooked<G extends FamilyTypes>(kit: ConformanceKit<G>, players: number, policy: string, steps: number) {
  const decide = kit.policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const chance = seededChance(`control ${policy} ${players}`);
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  const table = simulation.situation() as Situation as Table;
  for (let step = 0; step < steps && play(simulation, decide, chance); step++) yield table.stirred;
}

const STEPS = 1500;

const clashWithAll: typeof clashKit = {
  ...clashKit,
  options: (players) => ({ ...clashKit.options(players), optionalRules: OPTIONAL_RULES }),
};

describe.each([
  ['conquest with all optional rules', conquestWithAll, 2],
  ['xenophon', xenophonKit, 2],
  ['clash for two', clashKit, 2],
  ['clash for three with all optional rules', clashWithAll, 3],
  ['clash for four', clashKit, 4],
] as const)('R 5 in %s', (_, kit, players) => {
  it.each(Object.keys(kit.policies))('who holds a province is settled at once, if all choose by %s', (policy) => {
    let moved = 0;
    for (const stirred of overlooked(kit as unknown as ConformanceKit<FamilyTypes>, players, policy, STEPS)) {
      expect(stirred).toEqual([]);
      moved++;
    }
    expect(moved).toBeGreaterThan(0);
  });
});
