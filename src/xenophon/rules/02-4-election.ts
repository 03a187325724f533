/** R X2.4: the Ten Thousand elect a commander. */
import { bringLeader } from '../../conquest/deeds/leaders.js';
import { passMilestone } from '../../conquest/deeds/objectives.js';
import { baseRun } from '../../conquest/machine.js';
import { leaderNamed } from '../../conquest/query/display.js';
import { retireStandIn, standIn as baseStandIn } from '../../conquest/rules/12-10-stand-in.js';
import type { Consequence } from '../../conquest/rules/hearing.js';
import { isFallen } from '../../conquest/rules/said.js';
import type { LeaderInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { electedIn, electorates, isFought } from '../query/election.js';
import { frameIn } from '../query/frames.js';
import type { GameRun, RulesOf, XenophonTypes } from '../types.js';
import { REBEL } from '../vocabulary.js';

/** Notes that a Greek general was killed or captured. */
export const mourn: Consequence<XenophonTypes> = {
  after: ['leaderLeft'],
  hear(run, said, from) {
    for (const event of said.slice(from))
      if (isFallen(event) && leaderNamed(run.state, event.leader).fact.greek === 'general')
        passMilestone(baseRun(run), 'generalLost', 'R X2.4');
  },
};

/** Whom an election is to be held for now. */
function candidate(situation: Situation): LeaderInfo | undefined {
  const leader = situation.ended === null ? electedIn(situation) : undefined;
  if (leader === undefined || frameIn(situation, 'election') !== undefined || isFought(situation)) return undefined;
  return electorates(situation).length > 0 ? leader : undefined;
}

/** Looks, whenever something has happened, whether there is anybody to be elected, and anybody who elects. */
export function callElection(run: GameRun): void {
  const leader = candidate(run.state);
  if (leader !== undefined) run.push({ kind: 'election', side: REBEL, leader: leader.id });
}

/** R X10.2: nobody stands in for others before he has come who is elected (ruling C15.4). */
export const standIn: RulesOf<'standIn'> = {
  ...baseStandIn,
  actor: (situation, frame, list) =>
    candidate(situation) === undefined ? baseStandIn.actor?.(situation, frame, list as never) : undefined,
  advance(run, frame) {
    if (candidate(run.state) === undefined) baseStandIn.advance?.(baseRun(run), frame);
    else callElection(run);
  },
};

function elect(run: GameRun, id: string, place: string | undefined): void {
  const base = baseRun(run);
  const leader = base.state.roster.leaderCodes.get(id);
  const at = base.state.ground.codes.get(place ?? '');
  run.finish();
  if (leader === undefined || at === undefined) return;
  retireStandIn(base, REBEL);
  bringLeader(base, leader, at, 'R X2.4');
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
  /** There is one place where he is elected, or none any more. */
  advance(run, { leader }) {
    const [only] = electorates(run.state);
    elect(run, leader, only === undefined ? undefined : run.state.ground.places[only]);
  },
};
