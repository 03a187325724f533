/**
 * The consequences of a change on the board, whatever caused it. The machine calls this after each step with its
 * events. Events emitted here are handled in turn, until nothing follows any more.
 */
import { takeFallenCity } from '../deeds/capture.js';
import type { GameEvent } from '../event/index.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { checkImmediateVictory } from './07-victory.js';
import { regainChampions } from './17-champions.js';
import { holdMarriages } from './18-5-marriage.js';
import { settleRoyals } from './18-royal-family.js';
import { settleCapitals } from './19-8-capitals.js';
import { settleCity } from './consequences/cities.js';
import { settleFleets } from './consequences/fleets.js';
import { settleHelepolis } from './consequences/helepolis.js';
import { settleOwnership } from './consequences/ownership.js';
import { settleSiege } from './consequences/sieges.js';
import { concernsOf, isAtRest, isHeld, isUnsettled, playerWithShipsAt } from './consequences/touched.js';

const isOver = ({ state }: GameRun): boolean => state.outcome !== null;

/**
 * Applies all consequences. Only what the events can have changed is checked: the spaces they concern, and what depends
 * on those.
 */
export function consequences(run: GameRun, said: readonly GameEvent[], from: number): void {
  if (isOver(run)) return;
  if (run.state.helepolis !== null) settleHelepolis(run, said, from);
  const { spaces, movesVictoryPoints, mayBringVictory } = concernsOf(run.state, said, from);
  for (const space of spaces) {
    const name = run.state.geometry.byCode.names[space];
    if (name !== undefined && !isAtRest(run.state, space)) settleSpace(run, name);
  }
  if (run.state.capitals !== undefined) settleCapitals(run, said, from);
  if (run.state.contracts.length > 0) holdMarriages(run);
  if (movesVictoryPoints) {
    settleFleets(run, spaces);
    regainChampions(run);
  }
  if (mayBringVictory) checkImmediateVictory(run);
  if (!isOver(run)) takeFallenCity(run);
}

/**
 * Checks one space: pieces inside its city, ownership, sieges, royals. The order matters, because each may lead to the
 * next.
 */
function settleSpace(run: GameRun, space: SpaceId): void {
  if (isHeld(run.state, space)) return;
  const unsettled = isUnsettled(run.state, space);
  const offshore = playerWithShipsAt(run.state, space);
  if (!unsettled) settleCity(run, space);
  if (offshore === null) settleOwnership(run, space);
  settleSiege(run, space);
  if (!unsettled) settleRoyals(run, space, offshore);
}
