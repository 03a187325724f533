/** R S6.1: altered states of played games are refused, or can be played to their end. `ALTERATIONS`: how many are tried. */
import { describe, expect, it } from 'vitest';
import { query } from '../../src/clash/index.js';
import { playedBy, tryAltered } from '../conquest/altered.js';
import { ALTERATIONS } from '../conquest/alterations.js';
import { clashWithAll } from './kit.js';

describe('R S6.1: an altered state of clash', () => {
  const played = playedBy(clashWithAll, query.componentsOf, ['uniform', 'alliance', 'admiral', 'court']);

  it('is taken from moments of many kinds', () => {
    const kinds = new Set(played.flatMap(({ states }) => states.flatMap(({ stack }) => stack.map(({ kind }) => kind))));
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('is refused, or can be played to its end without a fault', () => {
    const { accepted, failures } = tryAltered(clashWithAll, played, ALTERATIONS);
    expect(failures.map(({ what }) => what)).toEqual([]);
    expect(accepted).toBeGreaterThan(ALTERATIONS / 50);
  });
});
