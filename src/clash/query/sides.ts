/** R S4.4, S6.2, S7.1: who plays, who decides for those who do not, and how able a side's best leader is. */
import { isOnMap, abilityOf } from '../../conquest/query/presence.js';
import { sidesOf } from '../../conquest/query/display.js';
import { orderOfPlay, sideFact } from '../../conquest/query/turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName, SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { frameIn } from './box.js';

/** Whether somebody plays a side. */
export const isPlayed = (situation: Situation, side: SideId): boolean => sideFact(situation, side).unplayed !== true;

/** Whose a force is: it is called as its side, but those of the independents' peoples as these are (R 6.3). */
const sideOfForce = ({ roster }: Situation, force: ForceName): SideId =>
  roster.sides.find((side) => side === force) ?? INDEPENDENTS;

/** The sides that fight each other now, or are about to. */
function engaged(situation: Situation): readonly SideId[] {
  const challenge = frameIn(situation, 'challenge');
  const battle = frameIn(situation, 'battle');
  const minor = frameIn(situation, 'minorCombat');
  const siege = frameIn(situation, 'siege');
  const atSea = frameIn(situation, 'seaBattle');
  const others = [
    ...(minor === undefined ? [] : [minor.attacker, minor.defender]),
    ...(siege === undefined ? [] : [siege.attacker, siege.defender]),
    ...(atSea === undefined ? [] : [atSea.attacker, atSea.defender]),
  ].map(({ side }) => side);
  const challenging =
    challenge === undefined
      ? []
      : [challenge.side, ...[challenge.against, challenge.ally].flatMap((force) => force ?? [])].map((force) =>
          sideOfForce(situation, force),
        );
  return [...challenging, ...(battle?.armies.flatMap(sidesOf) ?? []), ...others];
}

/** R S7.1: who decides for a side that nobody plays: the first in the order of play who does not fight it, or the first of all if everybody does (ruling S7.1). */
export function deputyOf(situation: Situation): SideId {
  const players = orderOfPlay(situation);
  const fighting = engaged(situation);
  const deputy = players.find((side) => !fighting.includes(side)) ?? players[0];
  if (deputy === undefined) throw new RangeError('nobody plays');
  return deputy;
}

/** R S6.2: the ability of a side's best leader on the map, as he is now; without any, nothing. */
export const bestAbility = (situation: Situation, side: SideId): number =>
  Math.max(
    0,
    ...situation.roster.leaders
      .filter(({ code }) => situation.sideOfLeader(code) === side && isOnMap(situation, situation.placeOfLeader(code)))
      .map(({ code }) => abilityOf(situation, code)),
  );
