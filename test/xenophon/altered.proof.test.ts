/** R X4.1: altered states of played games are refused, or can be played to their end. `ALTERATIONS`: how many are tried. */
import { describe, expect, it } from 'vitest';
import { query } from '../../src/xenophon/index.js';
import { playedBy, tryAltered } from '../conquest/altered.js';
import { ALTERATIONS } from '../conquest/alterations.js';
import { xenophonWithAll } from './kit.js';

describe('R X4.1: an altered state of xenophon', () => {
  const played = playedBy(xenophonWithAll, query.componentsOf, ['uniform', 'fighting', 'besieging', 'sailing']);

  it('is taken from moments of many kinds', () => {
    const kinds = new Set(played.flatMap(({ states }) => states.flatMap(({ stack }) => stack.map(({ kind }) => kind))));
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('is refused, or can be played to its end without a fault', () => {
    const { accepted, failures } = tryAltered(xenophonWithAll, played, ALTERATIONS);
    expect(failures.map(({ what }) => what)).toEqual([]);
    expect(accepted).toBeGreaterThan(ALTERATIONS / 50);
  });
});
