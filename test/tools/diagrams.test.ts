/** Flowcharts as lists on the site. */
import { expect, it } from 'vitest';
import { withoutFlowcharts } from '../../tools/docs/diagrams.js';

it('lists the arrows of a flowchart with their words, and those of a group below its name', () => {
  const document = `Before.

\`\`\`mermaid
flowchart TB
  host[host or bot] -- "action" --> apply["applyAction / simulate"]
  apply --> run
  subgraph run[one run]
    direction TB
    a[apply] --> q{an actor?}
    q -- "no" --> a
  end
  run --> host
\`\`\`

After.
`;
  expect(withoutFlowcharts(document)).toBe(`Before.

- host or bot → applyAction / simulate (action)
- applyAction / simulate → one run
- one run:
  - apply → an actor?
  - an actor? → apply (no)
- one run → host or bot

After.
`);
});

it('leaves other code alone', () => {
  const document = '```ts\nflowchart();\n```\n';
  expect(withoutFlowcharts(document)).toBe(document);
});
