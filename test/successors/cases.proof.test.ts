/** The conformance cases of Successors pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { successorsEngine } from '../../src/successors/conformance.js';
import type { GameEvent } from '../../src/successors/index.js';
import { sound } from './sound.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { rulebook } from '../../src/successors/rulebook.js';
import { isWithin } from '../../tools/coverage/mentions.js';
import { clausesTried } from '../conformance/sections.js';

describe('the cases of Successors', () => {
  const engine = heldTo(successorsEngine, (before, { state, events }) =>
    sound(before, { state, events: events as readonly GameEvent[] }),
  );

  it.each(titled('successors'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all clauses have cases, of their own or of a clause below them', () => {
  const tried = clausesTried('successors');
  expect(rulebook.clauses.length).toBeGreaterThan(140);
  const bare = rulebook.clauses.filter(([clause]) => !tried.some((one) => isWithin(one, clause)));
  expect(bare).toEqual([]);
});
