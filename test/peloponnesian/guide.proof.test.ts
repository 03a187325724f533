/** Subjects and whole marches and voyages in games of every policy of the Peloponnesian War. */
import { describe, expect, test } from 'vitest';
import { destinations } from '../../src/peloponnesian/index.js';
import * as guide from '../kit/guide.js';
import { deciding, walk } from '../kit/walk.js';
import { SEED } from '../seed.js';
import { peloponnesianKit } from './kit.js';
import { PELOPONNESIAN_POLICIES } from './policies.js';

describe('in games of every policy', () => {
  test.each(Object.entries(PELOPONNESIAN_POLICIES))('%s', (_, policy) => {
    let goals = 0;
    walk(
      peloponnesianKit,
      2,
      SEED,
      (step) => {
        if (step.taste.draw(40) === 0) guide.subjects(peloponnesianKit, step);
        if (step.taste.draw(80) !== 0) return;
        guide.journeys(peloponnesianKit, step);
        goals += destinations(step.before).length;
      },
      100_000,
      deciding(policy),
    );
    expect(goals, 'nobody went anywhere').toBeGreaterThan(0);
  });
});
