/** What lets other parts of the table point at the board, explain words, and open clauses. */
import type { RuleRef } from 'diadochi/core';
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BoardHandle } from '../board/handle.js';
import { gameNamed } from '../games/index.js';
import type { Thing } from '../../../src/hosts/page/table.js';
import { ClauseDialog } from './clause-dialog.js';
import { ClauseContext, PointingContext, TermsContext, useSurroundings, type Pointing } from './surroundings.js';

interface PointersProps {
  readonly game: string;
  readonly board: RefObject<BoardHandle | null>;
  readonly point: (things: readonly Thing[]) => void;
  readonly children: ComponentChildren;
}

export function Pointers({ game, board, point, children }: PointersProps) {
  const { look } = useSurroundings();
  const [clause, openClause] = useState<RuleRef>();
  const terms = gameNamed(game)?.about(look.locale).terms ?? {};
  const pointing = useMemo<Pointing>(
    () => ({
      thingOf: (link) => gameNamed(game)?.thingOf(link),
      point,
      visit: (thing) => board.current?.visit(thing),
      nameOf: (thing) => board.current?.nameOf(thing) ?? '',
    }),
    [game, board, point],
  );
  return (
    <PointingContext.Provider value={pointing}>
      <ClauseContext.Provider value={openClause}>
        <TermsContext.Provider value={terms}>
          {children}
          {clause === undefined ? null : (
            <ClauseDialog game={game} rule={clause} onClose={() => openClause(undefined)} />
          )}
        </TermsContext.Provider>
      </ClauseContext.Provider>
    </PointingContext.Provider>
  );
}
