/** R 3.3, 5, 12.8, 15, 16: what follows from events and ends of frames has been drawn whenever play goes on: nothing is left to follow. */
import { describe, expect, it } from 'vitest';
import { seededChance, type Frame, type FrameRules, type FrameTable, type Run } from '../../src/core/index.js';
import { machineOf, type FamilyRules } from '../../src/conquest/machine.js';
import type { Consequence } from '../../src/conquest/rules/consequence-hook.js';
import type { Table } from '../../src/conquest/table/table.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import { newGame, type ConformanceKit } from '../kit/walk.js';
import { MEMBERS } from './members.js';
import { play } from './play.js';

/** What waits for the beginning of a turn, as deserters do (R X9.2): no state tells that it is one. */
const isTimed = <G extends FamilyTypes>({ after = [] }: Consequence<G>): boolean =>
  after !== 'anything' && after.length > 0 && after.every((type) => type === 'turnBegan');

/** What a consequence would do on a copy of a table if it were drawn now, without any event. */
function drawn<G extends FamilyTypes>(working: Table, { apply, isOptional }: Consequence<G>): readonly unknown[] {
  if (isOptional === true && working.options.optionalRules === undefined) return [];
  const table = working.copy();
  const stack: readonly Frame[] = table.stack;
  const done: unknown[] = [];
  const run: Run<G> = {
    state: table,
    emit: (event) => done.push(event),
    push(frame) {
      done.push(frame);
      return structuredClone(frame) as never;
    },
    frame: (kind) => structuredClone(stack.findLast((frame) => frame.kind === kind)) as never,
    finish: () => done.push('finish'),
    end: () => done.push('end'),
  };
  apply(run, [], 0);
  return done;
}

/** One step of this many is looked at. */
const STRIDE = 11;

/** The same game, looked at before frames advance by themselves: whatever would follow is told. */
function watched<G extends FamilyTypes>(rules: FamilyRules<G>) {
  const leftovers: unknown[] = [];
  let steps = 0;
  const rows = Object.entries<FrameRules<G>>(rules.frames as never).map(([kind, frame]) => {
    const advance: FrameRules<G>['advance'] = (run, own, list) => {
      if (steps++ % STRIDE === 0)
        for (const consequence of rules.consequences)
          if (!isTimed(consequence)) leftovers.push(...drawn(run.state, consequence));
      frame.advance?.(run, own, list);
    };
    return [kind, { ...frame, ...(frame.advance !== undefined && { advance }) }];
  });
  return { machine: machineOf({ ...rules, frames: Object.fromEntries(rows) as FrameTable<G> }), leftovers };
}

const LONGEST = 4_000;

/** What is left to follow in the course of a game. */
function leftIn<G extends FamilyTypes>(rules: FamilyRules<G>, kit: ConformanceKit<G>, players: number, policy: string) {
  const { machine, leftovers } = watched(rules);
  const chance = seededChance(`settled ${policy} ${players}`);
  const simulation = machine.simulate(newGame(kit, players));
  const decide = kit.policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  for (let step = 0; step < LONGEST && leftovers.length === 0 && play(simulation, decide, chance); step++);
  return leftovers;
}

describe.each(MEMBERS)('in $title', ({ rules, kit, players }) => {
  it.each(['uniform', 'fighting'])(
    'R 15.6, X2.4, S14.1, S14.3 nothing is left to follow, if all choose by %s',
    (policy) => {
      expect(leftIn(rules, kit, players, policy)).toEqual([]);
    },
  );
});
