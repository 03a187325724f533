/** R S4.4, S6.2, S7.1: who plays, who decides for those who do not, and how able a side's best leader is. */
import { isOnMap, abilityOf } from '../../conquest/query/presence.js';
import type { Army } from '../../conquest/frame/index.js';
import { sidesOf } from '../../conquest/query/display.js';
import { orderOfPlay, sideFact } from '../../conquest/query/turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { frameIn } from './box.js';

/** Whether somebody plays a side. */
export const isPlayed = (situation: Situation, side: SideId): boolean => sideFact(situation, side).unplayed !== true;

/** Two parties that fight each other now: the sides of each, and the province in which they do; at sea in none. */
interface Fight {
  readonly parties: readonly (readonly SideId[])[];
  readonly province: ProvinceId | null;
}

/** The sides of an army, that first whose it is called. */
const partyOf = (army: Army): readonly SideId[] => [...new Set([army.side, ...sidesOf(army)])];

function fights(situation: Situation): readonly Fight[] {
  const battle = frameIn(situation, 'battle');
  const atSea = frameIn(situation, 'seaBattle');
  const duels = [frameIn(situation, 'minorCombat'), frameIn(situation, 'siege')];
  return [
    ...(battle === undefined ? [] : [{ parties: battle.armies.map(partyOf), province: battle.province }]),
    ...duels.flatMap((duel) =>
      duel === undefined ? [] : [{ parties: [[duel.attacker.side], [duel.defender.side]], province: duel.province }],
    ),
    ...(atSea === undefined ? [] : [{ parties: [[atSea.attacker.side], [atSea.defender.side]], province: null }]),
  ];
}

/** Whose a force is: it is called as its side, but those of the independents' peoples as these are (R 6.3). */
const sideOfForce = ({ roster }: Situation, force: ForceName): SideId =>
  roster.sides.find((side) => side === force) ?? INDEPENDENTS;

/** The sides that fight each other now, or are about to. */
function engaged(situation: Situation): readonly SideId[] {
  const challenge = frameIn(situation, 'challenge');
  const called = challenge === undefined ? [] : [challenge.against, challenge.ally].flatMap((force) => force ?? []);
  return [
    ...(challenge === undefined ? [] : [challenge.side]),
    ...called.map((force) => sideOfForce(situation, force)),
    ...fights(situation).flatMap(({ parties }) => parties.flat()),
  ];
}

/** Whom a side fights in a province now. */
export const foesIn = (situation: Situation, at: ProvinceId, side: SideId): readonly SideId[] =>
  fights(situation).flatMap(({ parties, province }) =>
    province === at && parties.some((party) => party.includes(side))
      ? parties.filter((party) => !party.includes(side)).flat()
      : [],
  );

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
