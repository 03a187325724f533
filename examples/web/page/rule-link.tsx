/** A cited clause, which opens what it says. */
import type { RuleRef } from 'diadochi/core';
import { useClauses, useSurroundings } from './surroundings.js';

export function RuleLink({ rule }: { readonly rule: RuleRef }) {
  const { words } = useSurroundings();
  const open = useClauses();
  return (
    <button type="button" class="rule" title={words.whatRule} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
