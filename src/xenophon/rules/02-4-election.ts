/** R X2.4: the Ten Thousand elect a commander. */
import { bringLeader } from '../../conquest/deeds/leaders.js';
import { passMilestone } from '../../conquest/deeds/objectives.js';
import { retireStandIn } from '../../conquest/rules/12-10-stand-in.js';
import { isKilledOrCaptured } from '../../conquest/rules/event-queries.js';
import { leaderCode, leaderNamed, placeCode } from '../../conquest/table/by-id.js';
import type { LeaderInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import type { GameEvent } from '../event.js';
import { electedIn, electorates, isFought } from '../query/02-4-election.js';
import { frameIn } from '../query/frames.js';
import type { GameRun, RulesOf } from '../types.js';
import { REBEL } from '../vocabulary.js';

/** Records that a Greek general was killed or captured. */
export function noteLostGeneral(run: GameRun, events: readonly GameEvent[], from: number): void {
  for (const event of events.slice(from))
    if (isKilledOrCaptured(event) && leaderNamed(run.state, event.leader).fact.greek === 'general')
      passMilestone(run, 'generalLost', 'R X2.4');
}

/** Returns the leader for which an election is held now; `undefined`: there is no election. */
function candidate(situation: Situation): LeaderInfo | undefined {
  const leader = situation.ended === null ? electedIn(situation) : undefined;
  if (leader === undefined || frameIn(situation, 'election') !== undefined || isFought(situation)) return undefined;
  return electorates(situation).length > 0 ? leader : undefined;
}

/**
 * Begins an election if there are a leader to elect and units that elect. It comes before any stand-in (R X10.2,
 * ruling C15.4).
 */
export function callElection(run: GameRun): void {
  const leader = candidate(run.state);
  if (leader !== undefined) run.push({ kind: 'election', side: REBEL, leader: leader.id });
}

function elect(run: GameRun, id: string, place: string | undefined): void {
  run.finish();
  if (place === undefined) return;
  retireStandIn(run, REBEL);
  bringLeader(run, leaderCode(run.state, id), placeCode(run.state, place), 'R X2.4');
}

export const election: RulesOf<'election'> = {
  rule: 'R X2.4',
  actor: (situation, { side }) => (electorates(situation).length > 1 ? side : undefined),
  actions: (situation, { side: player, leader }) =>
    electorates(situation).map((place): Action => ({
      type: 'elect',
      player,
      leader,
      place: situation.ground.places[place] as string,
    })),
  refuse: (_, { leader: elected }, action) =>
    action.type === 'elect'
      ? refusal('nobodyElects', 'R X2.4', { leader: action.leader, elected, place: action.place })
      : undefined,
  apply(run, { leader }, action) {
    if (action.type === 'elect') elect(run, leader, action.place);
  },
  /** There is only one place for the election, or none any more. */
  advance(run, { leader }) {
    const [only] = electorates(run.state);
    elect(run, leader, only === undefined ? undefined : run.state.ground.places[only]);
  },
};
