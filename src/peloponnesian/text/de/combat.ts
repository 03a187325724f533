/** Events of combat in German. */
import { joined, phrase } from '../../../core/index.js';
import type { BattleBegan, BattleForce, BattleWon, CombatEvent } from '../../event/combat.js';
import type { PlayerId, UnitId } from '../../vocabulary.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type German } from './speech.js';

type Told = Exclude<CombatEvent['type'], 'defendersArrayed'>;

/** Returns the kind of an attack, with the attackers. */
function attack({ at, element, against }: BattleBegan, withWhom: Saying, say: German): Saying {
  if (!say.isHex(at)) return phrase`greift ${say.at(at)} mit ${withWhom} an`;
  if (against === 'assault') return phrase`stürmt ${say.stronghold(at, 'accusative')} mit ${withWhom}`;
  if (element === 'sea') return phrase`greift zur See vor ${say.stronghold(at, 'dative')} mit ${withWhom} an`;
  return phrase`greift ${say.cityAt(at) === undefined ? say.at(at) : phrase`vor ${say.hex(at)}`} mit ${withWhom} an`;
}

/** Returns the words after *mit*: `Agis und 3 Flotten mit 2 Hopliteneinheiten an Bord`. */
const force = ({ leaders, units, cargo }: BattleForce, say: German): Saying =>
  phrase`${say.force({ leaders, units })}${cargo.length === 0 ? '' : phrase` mit ${say.troops(cargo, 'dative')} an Bord`}`;

/** Returns the defender with the defending pieces. */
function defence({ defender, defending, isGarrisonAlone, bonus }: BattleBegan, say: German): Saying {
  const added = bonus === 0 ? '' : `, mit ${say.signed(bonus)} auf die Moral`;
  if (isGarrisonAlone)
    return defender === null
      ? phrase`die Garnison, die mit niemandem befreundet ist, verteidigt sich${added}`
      : phrase`die Garnison verteidigt sich für ${say.player(defender)}${added}`;
  const who = defender === null ? 'die Stadt' : say.player(defender);
  return phrase`${who} verteidigt sich mit ${force(defending, say)}${added}`;
}

/** Returns a player, or a garrison without a player. */
const party = (player: PlayerId | null, say: German): Saying =>
  player === null ? phrase`die Garnison` : say.player(player);

const lostBy = (units: readonly UnitId[], say: German): Saying =>
  units.length === 0 ? phrase`keine` : say.troops(units);

/** Returns the losses of a battle: `Verluste: Sparta keine, Athen 3 Hopliteneinheiten`. */
const losses = ({ winner, loser, losses: lost }: BattleWon, say: German): Saying =>
  lost.winner.length + lost.loser.length === 0
    ? phrase`keine Verluste`
    : phrase`Verluste: ${party(winner, say)} ${lostBy(lost.winner, say)}, ${party(loser, say)} ${lostBy(lost.loser, say)}`;

export const germanCombat: Pick<Events<German>, Told> = {
  battleBegan: (event, say) =>
    phrase`${say.player(event.attacker)} ${attack(event, force(event.attacking, say), say)}; ${defence(event, say)}`,
  roundFought({ at, attacker, defender, round, wing, strengths, basic, shifts, odds, die, results }, say) {
    const where = wing === undefined ? say.at(at) : phrase`${say.at(at)}, ${say.names.wings[wing]}`;
    const shifted = odds === basic ? '' : `, verschoben auf ${odds}`;
    const why = shifts.map((each) => `${say.names.shifts[each.why]} ${say.signed(each.by)}`);
    const told: Saying = phrase`Verhältnis ${basic}${shifted}${why.length === 0 ? '' : phrase` (${joined(why, ', ')})`}`;
    return phrase`Runde ${round} ${where}, ${strengths.attacker} gegen ${strengths.defender}, ${told}: Der Wurf ist ${die}, das Ergebnis ${results.attacker} für ${say.player(attacker)} und ${results.defender} für ${party(defender, say)}`;
  },
  moraleChecked({ at, player, added, checks }, say) {
    const each = checks.map(({ unit, die, morale }) => phrase`${say.combatant(unit)} mit ${die} gegen ${morale}`);
    return phrase`${party(player, say)} prüft ${say.at(at)} die Moral${added === 0 ? '' : ` mit ${say.signed(added)} auf jeden Wurf`}: ${list(each)}`;
  },
  unitWavered: ({ at, unit, morale }, say) =>
    phrase`${say.combatant(unit)} ${say.combatantDoes(unit, 'wankt', 'wanken')} ${say.at(at)} und ${say.combatantDoes(unit, 'kommt', 'kommen')} ins Rückzugsfeld: Die Moral ist jetzt ${morale}`,
  garrisonFell: ({ at }, say) => phrase`die Garnison${say.ofPlace(at)} wird vernichtet`,
  wallsBreached: ({ at, attacker, units }, say) =>
    phrase`${say.player(attacker)} durchbricht die Mauern${say.ofPlace(at)}: Auch ${say.troops(units)} im Innern ${say.does({ leaders: [], units }, 'kämpft', 'kämpfen')} jetzt`,
  battleBrokenOff: ({ at, player, round }, say) =>
    phrase`${say.player(player)} bricht den Kampf ${say.at(at)} nach Runde ${round} ab`,
  cavalryPursued: ({ at, player, cavalry, against, units, odds, die, result }, say) =>
    phrase`${say.player(player)} verfolgt ${say.at(at)} ${say.troops(units)} von ${say.player(against)} mit ${say.troops(cavalry, 'dative')} im Verhältnis ${odds}: Der Wurf ist ${die}, das Ergebnis ${result}`,
  battleWon(event, say) {
    const { at, winner, loser, decisive } = event;
    return winner === null
      ? phrase`die Garnison${say.ofPlace(at)} hält ${party(loser, say)} stand; ${losses(event, say)}`
      : phrase`${say.player(winner)} erringt ${say.at(at)} einen ${decisive ? 'entscheidenden Sieg' : 'Sieg'} über ${party(loser, say)}; ${losses(event, say)}`;
  },
  leaderEndangered: ({ leader, at, die, dies }, say) =>
    phrase`${say.leader(leader)} ist ${say.at(at)} in Gefahr: Der Wurf ist ${die}, und er ${dies ? 'wird getötet' : 'überlebt'}`,
  placeMasked: ({ hex, player, leaders, units }, say) =>
    phrase`${say.player(player)} schließt ${say.stronghold(hex, 'accusative')} mit ${say.force({ leaders, units })} ein`,
  attackAbandoned: ({ at, player, leaders, units, defender, strengths }, say) =>
    phrase`${say.player(player)} kehrt ${say.at(at)} mit ${say.force({ leaders, units })} um und greift ${say.player(defender)} nicht an: Das Verhältnis, ${strengths.attacker} gegen ${strengths.defender}, ist schlechter als 1-4`,
};
