/** R S4.4, S6.2, S7.1: which sides have a player, which fight now, and the ability of a side's best leader. */
import { isOnMap, abilityOf } from '../../conquest/query/06-1-presence.js';
import type { Army } from '../../conquest/frame/index.js';
import { sidesOf } from '../../conquest/query/10-4-display.js';
import { sideFact } from '../../conquest/query/04-1-turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { GameFrame } from '../frame/index.js';

/** Returns whether a side has a player. */
export const isPlayed = (situation: Situation, side: SideId): boolean => sideFact(situation, side).unplayed !== true;

/** A fight: the sides of both parties, and the province; `null` at sea. */
interface Fight {
  readonly parties: readonly (readonly SideId[])[];
  readonly province: ProvinceId | null;
}

/** Returns the sides of an army, first the one after which it is named. */
const partyOf = (army: Army): readonly SideId[] =>
  army.contingents === undefined ? [army.side] : [...new Set([army.side, ...sidesOf(army)])];

/** Returns the fight of a frame; `undefined`: it is no fight. */
function fightIn(frame: GameFrame): Fight | undefined {
  switch (frame.kind) {
    case 'battle':
      return { parties: frame.armies.map(partyOf), province: frame.province };
    case 'minorCombat':
    case 'siege':
      return { parties: [[frame.attacker.side], [frame.defender.side]], province: frame.province };
    case 'seaBattle':
      return { parties: [[frame.attacker.side], [frame.defender.side]], province: null };
    default:
      return undefined;
  }
}

/** Returns all fights that go on now. */
export function fights({ stack }: Situation): readonly Fight[] {
  const all: Fight[] = [];
  for (const frame of stack) {
    const fight = fightIn(frame);
    if (fight !== undefined) all.push(fight);
  }
  return all;
}

/** Returns the sides that a side fights in a province now. */
export const foesIn = (situation: Situation, at: ProvinceId, side: SideId): readonly SideId[] =>
  fights(situation).flatMap(({ parties, province }) =>
    province === at && parties.some((party) => party.includes(side))
      ? parties.filter((party) => !party.includes(side)).flat()
      : [],
  );

/** Returns the ability of a side's best leader on the map, wounds included; 0 without any (R S6.2). */
export function bestAbility(situation: Situation, side: SideId): number {
  let best = 0;
  for (const { code } of situation.roster.leaders)
    if (situation.sideOfLeader(code) === side && isOnMap(situation, situation.placeOfLeader(code)))
      best = Math.max(best, abilityOf(situation, code));
  return best;
}
