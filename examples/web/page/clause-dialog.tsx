/** What a clause says, in our own words. */
import type { RuleRef } from 'diadochi/core';
import { useEffect, useRef } from 'preact/hooks';
import { useSurroundings } from './surroundings.js';
import { useClause } from './use-clause.js';

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
        {clause ? <span lang={clause.locale}>: {clause.title}</span> : null}
      </h2>
      {clause === undefined ? null : clause === null ? (
        <p>{rule.startsWith('ruling') ? words.isRuling : words.noClause}</p>
      ) : (
        <p lang={clause.locale}>{clause.summary}</p>
      )}
      <form method="dialog">
        <button class="primary">{words.close}</button>
      </form>
    </dialog>
  );
}
