/** R 4.2: altered states of played games are refused, or can be played to their end. `ALTERATIONS`: how many are tried. */
import { describe, expect, it } from 'vitest';
import { query } from '../../src/conquest/index.js';
import { playedBy, tryAltered } from './altered.js';
import { ALTERATIONS } from './alterations.js';
import { conquestWithAll } from './kit.js';

describe('R 4.2: an altered state of conquest', () => {
  const played = playedBy(conquestWithAll, query.componentsOf, ['uniform', 'fighting', 'besieging', 'marching']);

  it('is taken from moments of many kinds', () => {
    const kinds = new Set(played.flatMap(({ states }) => states.flatMap(({ stack }) => stack.map(({ kind }) => kind))));
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('is refused, or can be played to its end without a fault', () => {
    const { accepted, failures } = tryAltered(conquestWithAll, played, ALTERATIONS);
    expect(failures.map(({ what }) => what)).toEqual([]);
    expect(accepted).toBeGreaterThan(ALTERATIONS / 50);
  });
});
