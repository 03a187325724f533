/** R C: leaders who change sides. */
import type { Draft } from 'immer';
import { releaseLeader, switchLeaderTo } from '../deeds/leaders.js';
import type { EffectFrame } from '../frame/cards.js';
import { areEnemies } from '../query/owners.js';
import { findLeader } from '../query/pieces.js';
import { leadersAt } from '../query/presence.js';
import { enemiesOf } from '../query/command.js';
import { isOnMap } from '../table/places.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PlayerId } from '../vocabulary.js';
import type { CardRules, EffectThat } from './rules.js';

/** Returns the leaders of a player in Force Pools. */
const inPools = (situation: Situation, player: PlayerId): readonly LeaderInfo[] =>
  leadersAt(situation, situation.places.trays.forcePool, { player });

/**
 * Returns the player who gains a leader on the map: the player of the card if the leader serves the enemy, otherwise an
 * enemy who can give up another leader in exchange.
 */
function gainerOf(situation: Situation, id: LeaderId, player: PlayerId): PlayerId | undefined {
  const leader = findLeader(situation, id);
  const owner = leader === undefined ? null : situation.playerOfLeader(leader.code);
  if (leader === undefined || owner === null) return undefined;
  if (!isOnMap(situation.places, situation.placeOfLeader(leader.code))) return undefined;
  const enemies = areEnemies(owner, player) ? [player] : enemiesOf(situation, owner);
  return enemies.find((each) => inPools(situation, each).length > 0);
}

function goOver(run: GameRun, frame: Draft<EffectFrame>, released: LeaderInfo, player: PlayerId, id: LeaderId): void {
  const leader = findLeader(run.state, id);
  frame.stage = 1;
  if (leader === undefined) return;
  releaseLeader(run, released.code);
  switchLeaderTo(run, leader.code, player);
}

/**
 * A leader on the map goes to the Force Pool of the other side, whose player gives up another leader from a Force Pool
 * in exchange. The leader's old stack gets a successor (R 7.8.4). From then on the state, not the counter, decides
 * which side the leader is on (R C, ruling R21).
 */
export const switchLeader: CardRules<EffectThat<'switchLeader'>> = {
  targets: (situation, { effect: { leader }, player }) =>
    gainerOf(situation, leader, player) === undefined ? [] : [{ leader }],
  actor: (situation, frame, { effect: { leader }, player }, list) =>
    frame.stage === 0 && list().length > 1 ? gainerOf(situation, leader, player) : undefined,
  actions(situation, { stage }, { effect: { leader }, player: by }) {
    const player = stage === 0 ? gainerOf(situation, leader, by) : undefined;
    if (player === undefined) return [];
    return inPools(situation, player).map(({ id }) => ({ type: 'releaseLeader', player, leader: id }));
  },
  apply(run, frame, { effect }, action) {
    if (action.type !== 'releaseLeader') return;
    const released = findLeader(run.state, action.leader);
    if (released !== undefined) goOver(run, frame, released, action.player, effect.leader);
  },
  advance(run, frame, { effect, player: by }) {
    const player = frame.stage === 0 ? gainerOf(run.state, effect.leader, by) : undefined;
    const [only] = player === undefined ? [] : inPools(run.state, player);
    if (player === undefined || only === undefined) return run.finish();
    goOver(run, frame, only, player, effect.leader);
  },
};
