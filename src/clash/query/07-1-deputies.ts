/** R S7.1: who decides for those whom nobody plays. */
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName, SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { frameIn } from './components';
import { openSeaContests } from './08-fleets.js';
import { fights, isPlayed } from './sides.js';

/** Whose a force is: it is called as its side, but those of the independents' peoples as these are (R 6.3). */
const sideOfForce = ({ roster }: Situation, force: ForceName): SideId =>
  roster.sides.find((side) => side === force) ?? INDEPENDENTS;

/** R S8.4: whom a side that nobody plays is about to fight at sea, as long as it is open who comes first. */
function facedAtSea(situation: Situation): readonly SideId[] {
  const phase = frameIn(situation, 'seaBattles');
  if (phase === undefined || isPlayed(situation, phase.side) || frameIn(situation, 'seaBattle') !== undefined)
    return [];
  return openSeaContests(situation, phase.side, phase.left).contests.map(({ against }) => against);
}

/** The sides that fight each other now, or are about to. */
function engaged(situation: Situation): readonly SideId[] {
  const all = [...facedAtSea(situation)];
  const challenge = frameIn(situation, 'challenge');
  if (challenge !== undefined) {
    all.push(challenge.side, sideOfForce(situation, challenge.against));
    if (challenge.ally !== null) all.push(sideOfForce(situation, challenge.ally));
  }
  for (const { parties } of fights(situation)) for (const party of parties) all.push(...party);
  return all;
}

/** R S7.1: who decides for a side that nobody plays: the first in the order of play who does not fight it, or the first of all if everybody does (ruling S7.1). */
export function deputyOf(situation: Situation): SideId {
  const players = orderOfPlay(situation);
  const fighting = engaged(situation);
  const deputy = players.find((side) => !fighting.includes(side)) ?? players[0];
  if (deputy === undefined) throw new RangeError('nobody plays');
  return deputy;
}
