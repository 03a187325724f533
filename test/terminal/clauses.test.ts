/** What is known of clauses: of a variant, and of the game on whose rules it is built. */
import { describe, expect, it } from 'vitest';
import { nearestClause, rulebookOf, subjectOfClause } from '../../src/terminal/clauses/index.js';

describe('the clauses of a variant', () => {
  it('are its own, with a letter', () => {
    expect(subjectOfClause('clash', 'R S8.4')).toBe('battles at sea');
    expect(subjectOfClause('xenophon', 'R X2.3')).toBe('the baggage train');
    expect(nearestClause(rulebookOf('clash'), 'R S3.0')?.clause).toBe('R S3');
  });

  it('and beside them those of the base', () => {
    expect(rulebookOf('clash').base).toBe('conquest');
    expect(subjectOfClause('clash', 'R 10.7')).toBe('pairs');
    expect(subjectOfClause('xenophon', 'ruling C8.4')).toBe(subjectOfClause('conquest', 'ruling C8.4'));
    expect(subjectOfClause('conquest', 'R S8.4')).toBeUndefined();
    expect(subjectOfClause('clash', 'R 99')).toBeUndefined();
  });
});
