/** Reactions, battles and losses. */
import type { CombatEvent } from '../../../event/index.js';
import { initiativeDie, leads } from '../../counts.js';
import { numbered, phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, pieces, troops, unitCount } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const combatEvents: EventsIn<CombatEvent> = {
  abilityCounted: ({ general, player, space, changes, printed, counts }, say) =>
    phrase`the special ability of ${say.general(general)} of ${say.player(player)} applies in ${say.space(space)}: ${say.names.figures[changes]} ${counts} instead of ${printed}`,
  unitsThroughGate: ({ player, space, inside, units }, say) =>
    phrase`${say.player(player)} sends ${troops(units)} ${gate(inside)} the city of ${say.space(space)}`,
  generalThroughGate: ({ player, space, inside, general }, say) =>
    phrase`${say.player(player)} sends ${say.commander(general)} ${gate(inside)} the city of ${say.space(space)}`,
  royalThroughGate: ({ player, space, inside, royal }, say) =>
    phrase`${say.player(player)} sends ${royal === 'cart' ? ALEXANDERS_BODY : say.royal(royal)} ${gate(inside)} the city of ${say.space(space)}`,
  cityArranged: ({ player, space }, say) => phrase`${say.player(player)} has arranged the city of ${say.space(space)}`,
  avoidBattleRolled: ({ player, space, commander, ...roll }, say) =>
    phrase`${say.commander(commander)} of ${say.player(player)} tries to avoid battle in ${say.space(space)}: ${initiativeDie(roll)} against ${roll.initiative}, ${roll.success ? 'success' : 'failure'}`,
  avoidedBattle: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} of ${say.player(player)} ${leads(group, 'avoids', 'avoid')} battle by moving from ${say.space(from)} to ${say.space(to)}`,
  interceptionDeclared: ({ player, from, into, commander, units }, say) =>
    phrase`${say.commander(commander)} of ${say.player(player)} declares an interception from ${say.space(from)} into ${say.space(into)} with ${troops(units)}`,
  interceptionRolled: (event, say) =>
    phrase`interception from ${say.space(event.from)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'success' : 'failure'}`,
  interceptionCancelled: ({ player, from }, say) =>
    phrase`the interception by ${say.player(player)} from ${say.space(from)} is cancelled`,
  intercepted: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} of ${say.player(player)} ${leads(group, 'intercepts', 'intercept')} from ${say.space(from)} into ${say.space(to)}`,
  becameAttacker: ({ player, mover, space }, say) =>
    phrase`in ${say.space(space)} ${say.does(player, 'become')} the attacker and attacks ${say.player(mover)}`,
  withdrew: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} of ${say.player(player)} ${leads(group, 'withdraws', 'withdraw')} from ${say.space(from)} to ${say.space(to)}`,
  landBattleBegan: ({ space, attacker, defender }, say) =>
    phrase`battle of ${say.space(space)}: ${say.does(attacker, 'attack')} ${say.faction(defender)}`,
  royalArmyStoodAside: ({ player, count }, say) =>
    phrase`${unitCount('royalArmy', count)} of ${say.player(player)} ${numbered(count, 'does', 'do')} not take part in the battle`,
  battleStrengthCounted({ who, strength, localTroops, elephantDice }, say) {
    const local = localTroops > 0 ? `, including ${pieces(localTroops, 'localTroops')}` : '';
    const elephants = elephantDice.length > 0 ? `, Elephant dice ${elephantDice.join(' ')}` : '';
    return phrase`${say.faction(who)}: strength ${strength}${local}${elephants}`;
  },
  battleScored: ({ who, dice, rating, total, strength, score, shift }, say) =>
    phrase`${say.faction(who)}: dice ${dice.join(' ') || 'none'}, Battle Rating ${rating}, total ${total} at strength ${strength}${shift === 1 ? ', shifted one column' : ''}: score ${score}`,
  landBattleDecided: ({ result, attacker, defender }, say) =>
    result === 'draw' ? phrase`the battle is a draw` : say.does(result === 'attacker' ? attacker : defender, 'win'),
  landBattleEnded: ({ result, space }, say) =>
    result === 'noBattle'
      ? phrase`no battle is fought in ${say.space(space)} after all`
      : phrase`the battle of ${say.space(space)} is over`,
  leaderInDanger: ({ commander, player, die, lost }, say) =>
    phrase`${say.general(commander)} of ${say.player(player)} must check for Leader Loss: ${die}, ${lost ? 'killed' : 'not killed'}`,
  renownWon: ({ player, general, renown }, say) =>
    phrase`${say.general(general)} of ${say.player(player)} now has ${pieces(renown, 'prestigePoint')} for defeating Independent Armies`,
  attritionRolled: ({ player, die, count, losses, shift }, say) =>
    phrase`Attrition on ${pieces(count, 'combatUnit')} of ${say.player(player)}${shift === 1 ? ', shifted one column' : ''}: ${die}, ${losses} lost`,
  retreated: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} of ${say.player(player)} ${leads(group, 'retreats', 'retreat')} from ${say.space(from)} to ${say.space(to)}`,
  defeated: ({ player, space, victor }, say) =>
    phrase`${say.player(player)} is defeated in ${say.space(space)} by ${say.faction(victor)}`,
  overrun: ({ by, victim, space }, say) =>
    phrase`${say.does(by, 'overrun')} ${say.faction(victim)} in ${say.space(space)}`,
};
