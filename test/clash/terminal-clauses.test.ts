/** What is known of clauses: of a variant, and of the game on whose rules it is built. */
import { describe, expect, it } from 'vitest';
import { at } from '../terminal/at.js';
import { clauseOf, nearestClause, rulebookOf } from '../../src/terminal/clauses/index.js';

describe('the clauses of a variant', () => {
  it('are its own, with a letter', () => {
    expect(clauseOf('clash', 'R S8.4')?.about).toBe('Naval combat');
    expect(clauseOf('xenophon', 'R X2.3')?.about).toBe('Baggage train');
    expect(nearestClause(rulebookOf('clash'), 'R S3.0')?.clause).toBe('R S3');
  });

  it('and beside them those of the base', () => {
    expect(rulebookOf('clash').base).toBe('conquest');
    expect(clauseOf('clash', 'R 10.7')?.about).toBe('Single units and pairs');
    expect(clauseOf('xenophon', 'ruling C8.4')?.about).toBe(clauseOf('conquest', 'ruling C8.4')?.about);
    expect(clauseOf('conquest', 'R S8.4')?.about).toBeUndefined();
    expect(clauseOf('clash', 'R 99')?.about).toBeUndefined();
  });
});

describe('diadochi rules', () => {
  it('R 8.4, S8.4: a number shows the clauses of a variant and of its base; with the letter, of the variant alone', async () => {
    const { out } = await at(['rules', '8.4', '--game', 'clash']);
    expect(out.match(/^R \S+ \(\w+\): .*$/gm)).toEqual([
      'R S8.4 (clash): Naval combat',
      'R 8.4 (conquest): Forced march',
    ]);
    expect((await at(['rules', 'R S8.4', '--game', 'clash'])).out).not.toContain('(conquest)');
    const xenophon = (await at(['rules', '7.3', '--game', 'xenophon'])).out;
    expect(xenophon.match(/^R \S+ \(\w+\)/gm)).toEqual(['R X7.3 (xenophon)', 'R 7.3 (conquest)']);
    // A section of the one is told with that of the other.
    expect((await at(['rules', '9', '--game', 'clash'])).out).toMatch(
      /^clash:\n {2}R S9\.1 [\s\S]*\nconquest:\n {2}R 9\.1 /,
    );
  });
});
