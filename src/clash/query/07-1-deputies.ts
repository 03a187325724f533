/** R S7.1: which player decides for a side without a player. */
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName, SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { frameIn } from './components.js';
import { openSeaContests } from './08-fleets.js';
import { fights, isPlayed } from './sides.js';

/** Returns the side of a force. A force is named after its side, or, for independents, after its nation (R 6.3). */
const sideOfForce = ({ roster }: Situation, force: ForceName): SideId =>
  roster.sides.find((side) => side === force) ?? INDEPENDENTS;

/**
 * Returns the sides that a side without a player is about to fight at sea, before the first fight is chosen (R S8.4).
 */
function sidesFacedAtSea(situation: Situation): readonly SideId[] {
  const phase = frameIn(situation, 'seaBattles');
  if (phase === undefined || isPlayed(situation, phase.side) || frameIn(situation, 'seaBattle') !== undefined)
    return [];
  return openSeaContests(situation, phase.side, phase.left).contests.map(({ against }) => against);
}

/** Returns the sides that fight now or are about to. */
function sidesInFights(situation: Situation): readonly SideId[] {
  const all = [...sidesFacedAtSea(situation)];
  const challenge = frameIn(situation, 'challenge');
  if (challenge !== undefined) {
    all.push(challenge.side, sideOfForce(situation, challenge.against));
    if (challenge.ally !== null) all.push(sideOfForce(situation, challenge.ally));
  }
  for (const { parties } of fights(situation)) for (const party of parties) all.push(...party);
  return all;
}

/**
 * Returns the player that decides for a side without a player: the first in the order of play that takes no part in a
 * fight, or the first of all (R S7.1, ruling S7.1).
 */
export function deputyOf(situation: Situation): SideId {
  const players = orderOfPlay(situation);
  const fighting = sidesInFights(situation);
  const deputy = players.find((side) => !fighting.includes(side)) ?? players[0];
  if (deputy === undefined) throw new RangeError('nobody plays');
  return deputy;
}
