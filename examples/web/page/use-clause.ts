/** A clause, loaded when it is wanted. */
import type { Locale, RuleRef } from 'diadochi/core';
import { useEffect, useState } from 'preact/hooks';
import { clauseOf, type LocalClause } from '../games/clauses.js';
import { useSurroundings } from './surroundings.js';

interface Loaded {
  readonly rule: RuleRef;
  /** The language that was asked for. */
  readonly locale: Locale;
  readonly clause: LocalClause | null;
}

/** Returns a clause once it is loaded; `null` if there is none, or if it cannot be loaded. */
export function useClause(game: string, rule: RuleRef | undefined): LocalClause | null | undefined {
  const { locale } = useSurroundings().look;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (rule === undefined) return undefined;
    let isWanted = true;
    const end = (clause: LocalClause | undefined): void => {
      if (isWanted) setLoaded({ rule, locale, clause: clause ?? null });
    };
    clauseOf(game, rule, locale).then(end, () => end(undefined));
    return () => {
      isWanted = false;
    };
  }, [game, rule, locale]);
  return loaded !== undefined && loaded.rule === rule && loaded.locale === locale ? loaded.clause : undefined;
}
