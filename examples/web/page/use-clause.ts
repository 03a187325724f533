/** A clause, loaded when it is wanted. */
import type { RuleRef } from 'diadochi/core';
import { useEffect, useState } from 'preact/hooks';
import type { Clause } from '../../../src/hosts/rulebook.js';
import { clauseOf } from '../games/clauses.js';

/** Returns a clause once it is loaded; `null` if there is none, or if it cannot be loaded. */
export function useClause(game: string, rule: RuleRef | undefined): Clause | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly rule: RuleRef; readonly clause: Clause | null }>();
  useEffect(() => {
    if (rule === undefined) return undefined;
    let isWanted = true;
    const end = (clause: Clause | undefined): void => {
      if (isWanted) setLoaded({ rule, clause: clause ?? null });
    };
    clauseOf(game, rule).then(end, () => end(undefined));
    return () => {
      isWanted = false;
    };
  }, [game, rule]);
  return loaded !== undefined && loaded.rule === rule ? loaded.clause : undefined;
}
