/** The parts of the site about single clauses. */
import { describe, expect, it } from 'vitest';
import { partOf } from '../../tools/docs/clause-page.js';

const KNOWN = {
  file: 'clause-9.9.md',
  title: 'R 9.9: Elephants at sea',
  code: [{ path: 'src/a.ts', name: 'a', line: 3 }],
  tests: [],
  rulings: [],
  refusals: [],
  cases: [],
};

describe('the part of a page about a clause', () => {
  it('begins with what the clause requires, and then lists the places', () => {
    expect(partOf({ ...KNOWN, summary: 'An Elephant does not swim.' })).toEqual({
      path: 'docs/clause-9.9.md',
      text: `## R 9.9: Elephants at sea

An Elephant does not swim.

**Code:** [a](../src/a.ts#L3)
`,
      isPart: true,
    });
  });

  it('has no summary where the rulebook has none', () => {
    expect(partOf(KNOWN).text).toMatch(/^## R 9\.9: Elephants at sea\n\n\*\*Code:/);
  });
});
