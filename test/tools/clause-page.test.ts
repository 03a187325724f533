/** The pages of the site about single clauses. */
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../tools/docs/clause-page.js';

const KNOWN = {
  file: 'clause-9.9.md',
  title: 'R 9.9: Elephants at sea',
  about: 'About the links.',
  code: [{ path: 'src/a.ts', name: 'a', line: 3 }],
  tests: [],
  rulings: [],
  refusals: [],
  cases: [],
};

describe('the page of a clause', () => {
  it('begins with what the clause requires, and then lists the places', () => {
    expect(pageOf({ ...KNOWN, summary: 'An Elephant does not swim.' })).toEqual({
      path: 'docs/clause-9.9.md',
      text: `# R 9.9: Elephants at sea

An Elephant does not swim.

About the links.

## Code

- [src/a.ts, line 3](../src/a.ts#L3)
`,
    });
  });

  it('has no summary where the rulebook has none', () => {
    expect(pageOf(KNOWN).text).toMatch(/^# R 9\.9: Elephants at sea\n\nAbout the links\.\n/);
  });
});
