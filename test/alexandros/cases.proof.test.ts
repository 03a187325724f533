/** The conformance cases of Alexandros pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { alexandrosEngine } from '../../src/alexandros/conformance.js';
import type { GameEvent } from '../../src/alexandros/index.js';
import { sound } from './sound.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { rulebook } from '../../src/alexandros/rulebook.js';
import { clausesTried, spelt } from '../conformance/sections.js';

describe('the cases of Alexandros', () => {
  const engine = heldTo(alexandrosEngine, (before, { state, events }) =>
    sound(before, { state, events: events as readonly GameEvent[] }),
  );

  it.each(titled('alexandros'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all sections have cases', () => {
  const tried = clausesTried('alexandros');
  expect(rulebook.clauses).toHaveLength(14);
  expect(rulebook.clauses.filter(([section]) => !tried.includes(spelt(section)))).toEqual([]);
});
