/** R S1.4: several sides roll for something. */
import { describe, expect, it } from 'vitest';
import type { Bid } from '../../../src/clash/frame/index.js';
import { nextBidder, ranked } from '../../../src/clash/query/01-4-contest.js';

const bid = (side: Bid['side'], ...totals: readonly number[]): Bid => ({ side, added: 0, totals });

describe('R S1.4 the high roll wins, and ties are rolled again', () => {
  it('each rolls once, in order', () => {
    expect(nextBidder([bid('antigonid'), bid('ptolemaic'), bid('seleucid')])?.side).toBe('antigonid');
    expect(nextBidder([bid('antigonid', 3), bid('ptolemaic'), bid('seleucid')])?.side).toBe('ptolemaic');
    // Nobody rolls again before all have rolled once.
    expect(nextBidder([bid('antigonid', 3), bid('ptolemaic', 3), bid('seleucid')])?.side).toBe('seleucid');
  });

  it('those alone roll again who are equal', () => {
    const bids = [bid('antigonid', 3), bid('ptolemaic', 5), bid('seleucid', 5)];
    expect(nextBidder(bids)?.side).toBe('ptolemaic');
    expect(nextBidder([bid('antigonid', 3), bid('ptolemaic', 5, 2), bid('seleucid', 5)])?.side).toBe('seleucid');
    expect(nextBidder([bid('antigonid', 3), bid('ptolemaic', 5, 2), bid('seleucid', 5, 2)])?.side).toBe('ptolemaic');
    expect(nextBidder([bid('antigonid', 3), bid('ptolemaic', 5, 2), bid('seleucid', 5, 6)])).toBeUndefined();
  });

  it('the highest first; further rolls decide among equals alone', () => {
    expect(ranked([bid('antigonid', 3), bid('ptolemaic', 5, 2), bid('seleucid', 5, 6)])).toEqual([
      'seleucid',
      'ptolemaic',
      'antigonid',
    ]);
  });

  it('who is alone does not roll', () => {
    expect(nextBidder([bid('antigonid')])).toBeUndefined();
  });
});
