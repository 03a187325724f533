/** R 5: who is alone in a province, and that it is always looked at who holds it when somebody has come or gone. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../../src/core/index.js';
import { aloneIn, provinceAt } from '../../../src/conquest/query/presence.js';
import type { Situation } from '../../../src/conquest/table/situation.js';
import type { Table } from '../../../src/conquest/table/table.js';
import type { FamilyTypes } from '../../../src/conquest/types.js';
import { OPTIONAL_RULES } from '../../../src/clash/options.js';
import { clashKit } from '../../clash/kit.js';
import type { ConformanceKit } from '../../kit/walk.js';
import { xenophonKit } from '../../xenophon/kit.js';
import { conquestWithAll } from '../kit.js';
import { play } from '../play.js';
import { asked, emptyBoard, place, type Changes } from '../table.js';

const alone = (province: string, changes: Changes) => {
  const situation = asked(emptyBoard(changes));
  return aloneIn(situation, provinceAt(situation, place(situation, province)));
};
const at = (id: string) => ({ at: id });

describe('R 5.4 who is alone in a province', () => {
  it('whose units alone are in its field or its cities (ruling C5.2)', () => {
    expect(alone('syria', { units: { 'phalanx-1': at('syria') } })).toBe('macedonian');
    expect(alone('syria', { units: { 'persianInfantry-1': at('tyre') } })).toBe('persian');
  });
  it('nobody with units of both in it, the one in the field and the other behind walls, or of none', () => {
    expect(alone('syria', { units: { 'phalanx-1': at('syria'), 'dahae-1': at('syria') } })).toBeUndefined();
    expect(alone('syria', { units: { 'phalanx-1': at('syria'), 'persianInfantry-1': at('tyre') } })).toBeUndefined();
    expect(alone('syria', {})).toBeUndefined();
  });
  it('leaders are none (R 5.5), nor those in a fortress on a border (ruling C5.2)', () => {
    const units = { 'phalanx-1': at('syria'), 'persianInfantry-1': at('gaza') };
    expect(alone('syria', { units, leaders: { darius: at('syria') } })).toBe('macedonian');
    expect(alone('egypt', { units })).toBeUndefined();
  });
});

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
