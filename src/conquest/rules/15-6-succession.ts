/** R 15.6: when a king has left the board, his heir becomes king. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { bringLeader } from '../deeds/leaders.js';
import type { FrameKind } from '../frame/index.js';
import { leavesOut } from '../options.js';
import { courts, heirOf } from '../query/succession.js';
import type { ConquestTypes, GameRun, RulesOf } from '../types.js';
import { retireStandIn } from './12-10-stand-in.js';
import type { Consequence } from './hearing.js';

/** While any of these is being resolved nobody comes: the heir has no part in it (ruling C15.4). */
const COMBATS: readonly FrameKind[] = ['battle', 'minorCombat', 'siege'];

/** The heir of a king who is no more comes, when there is an heir, and anywhere for him to come. */
export function openSuccession(run: GameRun): void {
  const { state } = run;
  const heir = heirOf(state);
  if (heir === undefined || leavesOut(state, 'objectives')) return;
  if (state.stack.some(({ kind }) => kind === 'succession' || COMBATS.includes(kind))) return;
  const side = state.sideOfLeader(heir.code);
  const frame = { kind: 'succession', side, leader: heir.id } as const;
  if (courts(state, frame).length > 0) run.push(frame);
}

/** Looks, whenever something has happened, whether a throne is empty. */
export const succeed: Consequence<ConquestTypes> = {
  after: null,
  hear(run) {
    if (run.state.ended === null) openSuccession(run);
  },
};

function enthrone(run: GameRun, leader: string, place: string | undefined): void {
  const { state } = run;
  const code = state.roster.leaderCodes.get(leader);
  const at = place === undefined ? undefined : state.ground.codes.get(place);
  run.finish();
  if (code === undefined || at === undefined) return;
  retireStandIn(run, state.sideOfLeader(code));
  bringLeader(run, code, at, 'R 15.6');
}

export const succession: RulesOf<'succession'> = {
  rule: 'R 15.6',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, frame) {
    const { side: player, leader } = frame;
    return courts(situation, frame).map((at): Action => ({
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
  /** There is one place where he can come, or none any more. */
  advance(run, frame) {
    const [only] = courts(run.state, frame);
    enthrone(run, frame.leader, only === undefined ? undefined : run.state.ground.places[only]);
  },
};
