/** R 12.10: leaders without a rating, which replace lost leaders. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { bringLeader, removeLeader } from '../deeds/leaders.js';
import { isOnMap } from '../query/06-1-presence.js';
import { placesForStandIn, availableStandIn } from '../query/12-replacements.js';
import { leaderCode, placeCode } from '../table/by-id.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId, UnitId } from '../vocabulary.js';

/** Removes the stand-in of a side when a new leader enters the game. */
export function retireStandIn(run: GameRun, side: SideId): void {
  const { state } = run;
  for (const { code, fact } of state.roster.leaders)
    if (fact.standIn === true && state.sideOfLeader(code) === side && isOnMap(state, state.placeOfLeader(code)))
      removeLeader(run, code, 'replaced', 'R 12.10');
}

/**
 * Offers a side its stand-in after a combat in which it has lost a leader, when its survivors have retreated
 * (ruling C12.8). Each side has one stand-in; nothing is offered while it is on the map.
 */
export function offerStandIn(run: GameRun, side: SideId, survivors: readonly UnitId[]): void {
  const { state } = run;
  const leader = state.law.hasStandIns(state) ? availableStandIn(state, side)?.id : undefined;
  if (leader !== undefined) run.push({ kind: 'standIn', side, leader, survivors: [...survivors] });
}

export const standIn: RulesOf<'standIn'> = {
  rule: 'R 12.10',
  actor: (situation, frame) => (placesForStandIn(situation, frame).length > 0 ? frame.side : undefined),
  actions(situation, frame) {
    const { side: player, leader } = frame;
    const { places } = situation.ground;
    return [
      ...placesForStandIn(situation, frame).map((at): Action => ({
        type: 'appoint',
        player,
        leader,
        place: places[at] as string,
      })),
      { type: 'appointNobody', player },
    ];
  },
  refuse(situation, { leader: next }, action) {
    if (action.type !== 'appoint') return undefined;
    const { leader, place } = action;
    if (!situation.roster.leaderCodes.has(leader)) return refusal('pieceUnknown', 'R 12.10', { piece: leader });
    return leader === next
      ? refusal('nobodyThere', 'R 12.10', { place })
      : refusal('anotherPieceFirst', 'R 12.10', { piece: leader, next });
  },
  apply(run, { leader }, action) {
    const { state } = run;
    if (action.type === 'appoint')
      bringLeader(run, leaderCode(state, leader), placeCode(state, action.place), 'R 12.10');
    run.finish();
  },
  /** There are no units left that the stand-in could join. */
  advance: (run) => run.finish(),
};
