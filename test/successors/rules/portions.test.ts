/** R 3.3.3.1: in what numbers combat units part. */
import { describe, expect, it } from 'vitest';
import { refusePortion } from '../../../src/successors/rules/portions.js';

describe('portions', () => {
  it('R 3.3.3.1 the Silver Shields are not split up', () => {
    expect(refusePortion('silverShields', 1, 2, 'R 8.3.1')).toMatchObject({
      code: 'indivisible',
      rule: 'R 3.3.3.1',
      params: { unit: 'silverShields', available: 2 },
    });
    expect(refusePortion('silverShields', 2, 2, 'R 8.3.1')).toBeUndefined();
    expect(refusePortion('silverShields', 1, 1, 'R 8.3.1')).toBeUndefined();
  });

  it('R 3.3 of the others any number parts, but no more than there are', () => {
    expect(refusePortion('loyal', 1, 2, 'R 8.3.1')).toBeUndefined();
    expect(refusePortion('loyal', 3, 2, 'R 8.3.1')).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 8.3.1',
      params: { unit: 'loyal', count: 3, available: 2 },
    });
  });
});
