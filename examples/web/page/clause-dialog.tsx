/** What a clause says, in our own words. */
import type { RuleRef } from 'diadochi/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Clause } from '../../../src/hosts/rulebook.js';
import { clauseOf } from '../games/clauses.js';
import { useSurroundings } from './surroundings.js';

/** Returns a clause once it is loaded; `null` if there is none. */
export function useClause(game: string, rule: RuleRef | undefined): Clause | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly rule: RuleRef; readonly clause: Clause | null }>();
  useEffect(() => {
    if (rule === undefined) return undefined;
    let isWanted = true;
    void clauseOf(game, rule).then((clause) => isWanted && setLoaded({ rule, clause: clause ?? null }));
    return () => {
      isWanted = false;
    };
  }, [game, rule]);
  return loaded !== undefined && loaded.rule === rule ? loaded.clause : undefined;
}

interface ClauseDialogProps {
  readonly game: string;
  readonly rule: RuleRef;
  readonly onClose: () => void;
}

export function ClauseDialog({ game, rule, onClose }: ClauseDialogProps) {
  const { words } = useSurroundings();
  const dialog = useRef<HTMLDialogElement>(null);
  const clause = useClause(game, rule);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="clause" aria-labelledby="clause-title" onClose={onClose}>
      <h2 id="clause-title">
        {rule}
        {clause ? <span lang="en">: {clause[1]}</span> : null}
      </h2>
      {clause === undefined ? null : clause === null ? (
        <p>{rule.startsWith('ruling') ? words.isRuling : words.noClause}</p>
      ) : (
        <p lang="en">{clause[2]}</p>
      )}
      <form method="dialog">
        <button class="primary">{words.close}</button>
      </form>
    </dialog>
  );
}
