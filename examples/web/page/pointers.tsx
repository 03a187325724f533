/** What lets other parts of the table point at the board, explain words, and open clauses. */
import type { RuleRef } from 'diadochi/core';
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BoardHandle } from '../board/handle.js';
import type { Session } from '../games/session.js';
import type { Thing } from '../../../src/hosts/page/table.js';
import { ClauseDialog } from './clause-dialog.js';
import { ClauseContext, PointingContext, TermsContext, useSurroundings, type Pointing } from './surroundings.js';

interface PointersProps {
  readonly session: Session;
  readonly board: RefObject<BoardHandle | null>;
  readonly point: (things: readonly Thing[]) => void;
  readonly children: ComponentChildren;
}

export function Pointers({ session, board, point, children }: PointersProps) {
  const { look } = useSurroundings();
  const { thingOf } = session;
  const [clause, openClause] = useState<RuleRef>();
  const terms = session.about(look.locale).terms;
  const pointing = useMemo<Pointing>(
    () => ({
      thingOf,
      point,
      visit: (thing) => board.current?.visit(thing),
      nameOf: (thing) => board.current?.nameOf(thing) ?? '',
    }),
    [thingOf, board, point],
  );
  return (
    <PointingContext.Provider value={pointing}>
      <ClauseContext.Provider value={openClause}>
        <TermsContext.Provider value={terms}>
          {children}
          {clause === undefined ? null : (
            <ClauseDialog game={session.game} rule={clause} onClose={() => openClause(undefined)} />
          )}
        </TermsContext.Provider>
      </ClauseContext.Provider>
    </PointingContext.Provider>
  );
}
