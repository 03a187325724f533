import { describe, expect, test } from 'vitest';
import { isKept, MOST_EARLIER, SPACING, withCheckpoint, type Checkpoint } from '../../src/core/checkpoint.js';

const at = (decisions: number): Checkpoint<number> => ({
  decisions,
  actions: decisions,
  state: decisions,
  chance: null,
});
const kept = (now: number) =>
  Array.from({ length: now + 1 }, (_, decisions) => decisions).filter((d) => isKept(d, now));

describe('the checkpoints that are kept', () => {
  test('are all of them, every 16 decisions, in a short match', () => {
    expect(kept(0)).toEqual([0]);
    expect(kept(15)).toEqual([0]);
    expect(kept(16)).toEqual([0, 16]);
    expect(kept(50)).toEqual([0, 16, 32, 48]);
    expect(kept(511)).toHaveLength(32);
  });

  test('stand twice as wide apart when there would be more than 32, but for the latest', () => {
    // From 512 decisions on every 32, from 1024 on every 64; those of the last 32 decisions stay.
    const everySo = (apart: number, most: number) =>
      Array.from({ length: most / apart + 1 }, (_, index) => index * apart);
    expect(kept(512)).toEqual([...everySo(32, 480), 496, 512]);
    expect(kept(527)).toEqual([...everySo(32, 480), 496, 512]);
    expect(kept(528)).toEqual([...everySo(32, 480), 496, 512, 528]);
    expect(kept(529)).toEqual([...everySo(32, 512), 528]);
    expect(kept(1023)).toEqual([...everySo(32, 992), 1008]);
    expect(kept(1024)).toEqual([...everySo(64, 960), 992, 1008, 1024]);
  });

  test('are few however long the match, the start and a near one always among them', () => {
    for (let now = 0; now < 20_000; now += 7) {
      const all = kept(now);
      expect(all.length).toBeLessThanOrEqual(MOST_EARLIER + 3);
      expect(all[0]).toBe(0);
      expect(now - all.at(-1)!).toBeLessThan(SPACING);
    }
  });

  test('once dropped, none is missed later', () => {
    for (let now = 1; now < 3_000; now++) {
      const before = new Set(kept(now - 1));
      for (const decisions of kept(now)) expect(decisions === now || before.has(decisions)).toBe(true);
    }
  });
});

test('laid one after the other they are those that are kept, and the list stays the same between two of them', () => {
  let checkpoints: readonly Checkpoint<number>[] = [at(0)];
  for (let now = 1; now < 2_000; now++) {
    const before = checkpoints;
    checkpoints = withCheckpoint(checkpoints, at(now));
    if (now % SPACING === 0) expect(checkpoints.map(({ decisions }) => decisions)).toEqual(kept(now));
    else expect(checkpoints).toBe(before);
  }
});
