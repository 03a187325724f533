/** Subjects and journeys in whole games of every policy of Alexandros. */
import { describe, expect, test } from 'vitest';
import { destinations } from '../../src/alexandros/index.js';
import { ALEXANDROS_POLICIES } from './policies.js';
import * as guide from '../kit/guide.js';
import { deciding, walk } from '../kit/walk.js';
import { SEED } from '../seed.js';
import { alexandrosKit } from './kit.js';

describe('in games of every policy', () => {
  test.each(Object.entries(ALEXANDROS_POLICIES))('%s', (_, policy) => {
    let goals = 0;
    walk(
      alexandrosKit,
      3,
      SEED,
      (step) => {
        if (step.taste.draw(8) === 0) guide.subjects(alexandrosKit, step);
        if (step.taste.draw(8) !== 0) return;
        guide.journeys(alexandrosKit, step);
        goals += destinations(step.before).length;
      },
      100_000,
      deciding(policy),
    );
    expect(goals, 'he went nowhere').toBeGreaterThan(0);
  });
});
