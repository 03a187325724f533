/** Events of combat in English. */
import { joined, phrase } from '../../../core/index.js';
import type { BattleBegan, BattleForce, BattleWon, CombatEvent } from '../../event/combat.js';
import type { PlayerId, UnitId } from '../../vocabulary.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';

type Told = Exclude<CombatEvent['type'], 'defendersArrayed'>;

/** Returns the kind of an attack. */
function attack({ at, element, against }: BattleBegan, say: English): Saying {
  if (!say.isHex(at)) return phrase`attacks ${say.at(at)}`;
  if (against === 'assault') return phrase`assaults ${say.stronghold(at)}`;
  const isCity = say.cityAt(at) !== undefined;
  if (element === 'sea') return phrase`attacks at sea before ${say.stronghold(at)}`;
  return isCity ? phrase`attacks outside ${say.hex(at)}` : phrase`attacks ${say.at(at)}`;
}

/** Returns `Agis and 3 fleets with 2 hoplites aboard`. */
const force = ({ leaders, units, cargo }: BattleForce, say: English): Saying =>
  phrase`${say.force({ leaders, units })}${cargo.length === 0 ? '' : phrase` with ${list(say.troops(cargo))} aboard`}`;

/** Returns the defender with the defending pieces. */
function defence({ defender, defending, isGarrisonAlone, bonus }: BattleBegan, say: English): Saying {
  const added = bonus === 0 ? '' : `, with ${say.signed(bonus)} to morale`;
  if (isGarrisonAlone)
    return defender === null
      ? phrase`the garrison, which is friendly to nobody, defends it${added}`
      : phrase`the garrison defends it for ${say.player(defender)}${added}`;
  const who = defender === null ? 'the city' : say.player(defender);
  return phrase`${who} defends with ${force(defending, say)}${added}`;
}

/** Returns a player, or a garrison without a player. */
const party = (player: PlayerId | null, say: English): Saying =>
  player === null ? phrase`the garrison` : say.player(player);

const lostBy = (units: readonly UnitId[], say: English): Saying =>
  units.length === 0 ? phrase`none` : list(say.troops(units));

/** Returns the losses of a battle: `losses: Sparta none, Athens 3 hoplites`. */
const losses = ({ winner, loser, losses: lost }: BattleWon, say: English): Saying =>
  lost.winner.length + lost.loser.length === 0
    ? phrase`no losses`
    : phrase`losses: ${party(winner, say)} ${lostBy(lost.winner, say)}, ${party(loser, say)} ${lostBy(lost.loser, say)}`;

export const englishCombat: Pick<Events<English>, Told> = {
  battleBegan: (event, say) =>
    phrase`${say.player(event.attacker)} ${attack(event, say)} with ${force(event.attacking, say)}; ${defence(event, say)}`,
  roundFought({ at, attacker, defender, round, wing, strengths, basic, shifts, odds, die, results }, say) {
    const where = wing === undefined ? say.at(at) : phrase`on the ${say.names.wings[wing]} ${say.at(at)}`;
    const shifted = odds === basic ? '' : ` shifted to ${odds}`;
    const why = shifts.map((each) => `${say.names.shifts[each.why]} ${say.signed(each.by)}`);
    const told: Saying = phrase`odds of ${basic}${shifted}${why.length === 0 ? '' : phrase` (${joined(why, ', ')})`}`;
    return phrase`round ${round} ${where}, ${strengths.attacker} against ${strengths.defender}, ${told}: the die is ${die}, and the result is ${results.attacker} for ${say.player(attacker)} and ${results.defender} for ${party(defender, say)}`;
  },
  moraleChecked({ at, player, added, checks }, say) {
    const each = checks.map(({ unit, die, morale }) => phrase`${say.combatant(unit)} rolls ${die} against ${morale}`);
    return phrase`${party(player, say)} checks morale ${say.at(at)}${added === 0 ? '' : ` with ${say.signed(added)} on each die`}: ${list(each)}`;
  },
  unitWavered: ({ at, unit, morale }, say) =>
    phrase`${say.combatant(unit)} wavers ${say.at(at)} and goes to the Retreat box: its morale is now ${morale}`,
  garrisonFell: ({ at }, say) => phrase`the garrison${say.of(at)} is eliminated`,
  wallsBreached: ({ at, attacker, units }, say) =>
    phrase`${say.player(attacker)} breaches the walls${say.of(at)}: ${list(say.troops(units))} inside ${say.does({ leaders: [], units }, 'joins', 'join')} the battle`,
  battleBrokenOff: ({ at, player, round }, say) =>
    phrase`${say.player(player)} breaks off the battle ${say.at(at)} after round ${round}`,
  cavalryPursued: ({ at, player, cavalry, against, units, odds, die, result }, say) =>
    phrase`${say.player(player)} pursues ${list(say.troops(units))} of ${say.player(against)} ${say.at(at)} with ${list(say.troops(cavalry))} at odds of ${odds}: the die is ${die}, and the result is ${result}`,
  battleWon(event, say) {
    const { at, winner, loser, decisive } = event;
    return winner === null
      ? phrase`the garrison${say.of(at)} holds out against ${party(loser, say)}; ${losses(event, say)}`
      : phrase`${say.player(winner)} wins ${decisive ? 'a decisive victory' : 'a victory'} over ${party(loser, say)} ${say.at(at)}; ${losses(event, say)}`;
  },
  leaderEndangered: ({ leader, at, die, dies }, say) =>
    phrase`${say.leader(leader)} is in danger ${say.at(at)}: the die is ${die}, and he ${dies ? 'is killed' : 'survives'}`,
  placeMasked: ({ hex, player, leaders, units }, say) =>
    phrase`${say.player(player)} masks ${say.stronghold(hex)} with ${say.force({ leaders, units })}`,
  attackAbandoned: ({ at, player, leaders, units, defender, strengths }, say) =>
    phrase`${say.player(player)} turns back ${say.at(at)} with ${say.force({ leaders, units })} and does not attack ${say.player(defender)}: the odds, ${strengths.attacker} against ${strengths.defender}, are worse than 1-4`,
};
