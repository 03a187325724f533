/** Intervals and ratings, against figures worked out by hand. */
import { describe, expect, it } from 'vitest';
import { eloOf, ratings, wilson } from '../../src/tournament/statistics.js';

describe('the interval of Wilson', () => {
  it.each([
    // The published table of Wilson intervals: 10 of 20, 0 of 10, 81 of 263 (Newcombe, 1998).
    [10, 20, 0.5, 0.2993, 0.7007],
    [0, 10, 0, 0, 0.2775],
    [81, 263, 0.308, 0.2553, 0.3662],
  ])('%i of %i', (won, played, share, low, high) => {
    const estimate = wilson(won, played);
    expect(estimate.share).toBeCloseTo(share, 3);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  it('nothing is known without a trial', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('ratings', () => {
  it('three quarters of the games are some 191 Elo', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
    expect(eloOf(0.5)).toBe(0);
  });

  it('two players: the odds of the victories with half a victory more for each', () => {
    const [a = 0, b = 0] = ratings([
      [0, 3],
      [1, 0],
    ]);
    expect(a - b).toBeCloseTo(400 * Math.log10(3.5 / 1.5), 3);
    expect(a + b).toBeCloseTo(3000, 3);
  });

  it('three players in a circle are equal, and somebody who wins everything has a finite rating', () => {
    const circle = [
      [0, 5, 0],
      [0, 0, 5],
      [5, 0, 0],
    ];
    for (const rating of ratings(circle)) expect(rating).toBeCloseTo(1500, 3);
    const [best = 0, worst = 0] = ratings([
      [0, 10],
      [0, 0],
    ]);
    expect(best - worst).toBeCloseTo(400 * Math.log10(10.5 / 0.5), 3);
  });

  it('who has never met anybody has the average', () => {
    expect(
      ratings([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([1500, 1500]);
  });
});
