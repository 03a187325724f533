import { describe, expect, it } from 'vitest';
import { argive, playOn, started } from './table.js';

describe('the Argive League', () => {
  it('begins as R 22.2 says', () => {
    const { units, leaders, treasuries, regions } = argive();
    expect(treasuries).toEqual({ athens: 22, sparta: 22 });
    expect(Object.values(leaders).filter(({ player }) => player === 'athens')).toHaveLength(3);
    expect(Object.keys(regions)).toHaveLength(10);
    // R 22.2: 53 units in Force Pools, and two on the map.
    expect(Object.values(units).filter(({ at }) => at !== 'forcePool')).toHaveLength(2);
  });

  it('comes to its end when all choose at random', () => {
    expect(playOn(started(argive())).stack).toEqual([]);
  });
});
