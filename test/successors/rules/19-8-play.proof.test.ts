/** R 19.8: whole random games in which capitals are built, besieged and destroyed. */
import { describe, expect, it } from 'vitest';
import * as checks from '../../kit/checks.js';
import { walk } from '../../kit/walk.js';
import { capitalsKit, found } from '../founders.js';

/** One step in so many is compared in full. */
const SAMPLE = 197;

describe('R 19.8 random games with capitals', () => {
  it.each([
    [3, 'player-aid'],
    [4, 'rulebook'],
  ] as const)('R 19.8 keep their promises: %i players, %s', (players, edition) => {
    const kit = capitalsKit(edition);
    const seen = new Set<string>();
    walk(
      kit,
      players,
      19,
      (step) => {
        for (const { type } of step.events) seen.add(type);
        checks.invariants(kit, step);
        if (step.taste.draw(SAMPLE) !== 0) return;
        checks.lists(kit, step);
        checks.listedApplies(kit, step);
        checks.goesOn(kit, step);
        checks.roundTrips(kit, step);
        checks.views(kit, step);
        checks.refusals(kit, step, []);
      },
      100_000,
      found,
    );
    expect([...seen]).toEqual(expect.arrayContaining(['capitalBegun', 'capitalBuilt', 'capitalInterrupted']));
  });
});
