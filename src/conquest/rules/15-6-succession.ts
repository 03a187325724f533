/** R 15.6: when a king has left the board, his heir becomes king. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { bringLeader } from '../deeds/leaders.js';
import type { FrameKind } from '../frame/index.js';
import { leavesOut } from '../options.js';
import { placesForHeir, heirOf } from '../query/15-6-succession.js';
import { leaderCode, placeCode } from '../table/by-id.js';
import type { GameRun, RulesOf } from '../types.js';
import { retireStandIn } from './12-10-stand-in.js';

/** The frames that an heir waits for: an heir takes no part in a combat (ruling C15.4), and heirs come one by one. */
export const BEFORE_SUCCESSION: readonly FrameKind[] = ['battle', 'minorCombat', 'siege', 'succession'];

/** Begins the succession of a lost king, if there is an heir and a place for the heir. */
export function openSuccession(run: GameRun): void {
  const { state } = run;
  const heir = heirOf(state);
  if (state.ended !== null || heir === undefined || leavesOut(state, 'objectives')) return;
  if (state.stack.some(({ kind }) => BEFORE_SUCCESSION.includes(kind))) return;
  const side = state.sideOfLeader(heir.code);
  const frame = { kind: 'succession', side, leader: heir.id } as const;
  if (placesForHeir(state, frame).length > 0) run.push(frame);
}

function enthrone(run: GameRun, leader: string, place: string | undefined): void {
  const { state } = run;
  run.finish();
  if (place === undefined) return;
  const code = leaderCode(state, leader);
  retireStandIn(run, state.sideOfLeader(code));
  bringLeader(run, code, placeCode(state, place), 'R 15.6');
}

export const succession: RulesOf<'succession'> = {
  rule: 'R 15.6',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, frame) {
    const { side: player, leader } = frame;
    return placesForHeir(situation, frame).map((at): Action => ({
      type: 'enthrone',
      player,
      leader,
      place: situation.ground.places[at] as string,
    }));
  },
  refuse({ roster, ground }, { leader: heir }, action) {
    if (action.type !== 'enthrone') return undefined;
    const { leader, place } = action;
    if (!roster.leaderCodes.has(leader)) return refusal('pieceUnknown', 'R 15.6', { piece: leader });
    if (leader !== heir) return refusal('anotherHeir', 'R 15.6', { leader, heir });
    return ground.codes.has(place)
      ? refusal('noCourtThere', 'R 15.6', { leader, place })
      : refusal('provinceUnknown', 'R 15.6', { province: place });
  },
  apply(run, { leader }, action) {
    if (action.type === 'enthrone') enthrone(run, leader, action.place);
  },
  /** There is only one place for the heir, or none any more. */
  advance(run, frame) {
    const [only] = placesForHeir(run.state, frame);
    enthrone(run, frame.leader, only === undefined ? undefined : run.state.ground.places[only]);
  },
};
