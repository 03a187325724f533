/** Reactions, battles and losses. */
import type { CombatEvent } from '../../../event/index.js';
import { initiativeDie, leads } from '../../counts.js';
import { numbered, phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, pieces, troops, unitCount } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const combatEvents: EventsIn<CombatEvent> = {
  abilityCounted: ({ general, player, space, changes, printed, counts }, say) =>
    phrase`die Sonderfähigkeit von ${say.general(general)} von ${say.player(player)} wirkt in ${say.space(space)}: ${say.names.figures[changes]} ${counts} statt ${printed}`,
  unitsThroughGate: ({ player, space, inside, units }, say) =>
    phrase`${say.player(player)} schickt ${troops(units)} ${gate(inside)} ${say.space(space)}`,
  generalThroughGate: ({ player, space, inside, general }, say) =>
    phrase`${say.player(player)} schickt ${say.commander(general, 'accusative')} ${gate(inside)} ${say.space(space)}`,
  royalThroughGate: ({ player, space, inside, royal }, say) =>
    phrase`${say.player(player)} schickt ${royal === 'cart' ? ALEXANDERS_BODY : say.royal(royal)} ${gate(inside)} ${say.space(space)}`,
  cityArranged: ({ player, space }, say) =>
    phrase`${say.player(player)} hat entschieden, wer in der Stadt ${say.space(space)} ist`,
  avoidBattleRolled: ({ player, space, commander, ...roll }, say) =>
    phrase`${say.commander(commander)} von ${say.player(player)} versucht in ${say.space(space)} auszuweichen: ${initiativeDie(roll)} gegen ${roll.initiative}, ${roll.success ? 'mit Erfolg' : 'vergeblich'}`,
  avoidedBattle: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} von ${say.player(player)} ${leads(group, 'weicht', 'weichen')} von ${say.space(from)} nach ${say.space(to)} aus`,
  interceptionDeclared: ({ player, from, into, commander, units }, say) =>
    phrase`${say.commander(commander)} von ${say.player(player)} will mit ${troops(units)} von ${say.space(from)} aus in ${say.space(into)} abfangen`,
  interceptionRolled: (event, say) =>
    phrase`Abfangen von ${say.space(event.from)} aus: ${initiativeDie(event)} gegen ${event.initiative}, ${event.success ? 'Erfolg' : 'gescheitert'}`,
  interceptionCancelled: ({ player, from }, say) =>
    phrase`das Abfangen durch ${say.player(player)} von ${say.space(from)} aus entfällt`,
  intercepted: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} von ${say.player(player)} ${leads(group, 'fängt', 'fangen')} von ${say.space(from)} aus in ${say.space(to)} ab`,
  becameAttacker: ({ player, mover, space }, say) =>
    phrase`in ${say.space(space)} wird ${say.player(player)} zum Angreifer und greift ${say.player(mover)} an`,
  withdrew: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} von ${say.player(player)} ${leads(group, 'weicht', 'weichen')} von ${say.space(from)} nach ${say.space(to)} zurück`,
  landBattleBegan: ({ space, attacker, defender }, say) =>
    phrase`Schlacht von ${say.space(space)}: ${say.does(attacker, 'greift', 'greifen')} ${say.faction(defender, 'accusative')} an`,
  royalArmyStoodAside: ({ player, count }, say) =>
    phrase`${unitCount('royalArmy', count)} von ${say.player(player)} ${numbered(count, 'nimmt', 'nehmen')} nicht teil`,
  battleStrengthCounted({ who, strength, localTroops, elephantDice }, say) {
    const local = localTroops > 0 ? `, darunter ${pieces(localTroops, 'localTroops')}` : '';
    const elephants = elephantDice.length > 0 ? `, Elefantwürfel ${elephantDice.join(' ')}` : '';
    return phrase`${say.faction(who)}: Schlachtenstärke ${strength}${local}${elephants}`;
  },
  battleScored: ({ who, dice, rating, total, strength, score, shift }, say) =>
    phrase`${say.faction(who)}: Würfel ${dice.join(' ') || 'keine'}, Kampfwert ${rating}, Summe ${total} bei Schlachtenstärke ${strength}${shift === 1 ? ', um eine Spalte verschoben' : ''}: Ergebnis ${score}`,
  landBattleDecided: ({ result, attacker, defender }, say) =>
    result === 'draw'
      ? phrase`die Schlacht endet unentschieden`
      : say.does(result === 'attacker' ? attacker : defender, 'siegt', 'siegen'),
  landBattleEnded: ({ result, space }, say) =>
    result === 'noBattle'
      ? phrase`in ${say.space(space)} kommt es doch zu keiner Schlacht`
      : phrase`die Schlacht von ${say.space(space)} ist vorbei`,
  leaderInDanger: ({ commander, player, die, lost }, say) =>
    phrase`Wurf auf Generalverlust für ${say.general(commander)} von ${say.player(player)}: ${die}, ${lost ? 'getötet' : 'überlebt'}`,
  renownWon: ({ player, general, renown }, say) =>
    phrase`${say.general(general)} von ${say.player(player)} gewinnt an Popularität: jetzt ${pieces(renown, 'prestigePoint')} durch Siege über Unabhängige Armeen`,
  attritionRolled: ({ player, die, count, losses, shift }, say) =>
    phrase`Zermürbung für ${pieces(count, 'combatUnit')} von ${say.player(player)}${shift === 1 ? ', um eine Spalte verschoben' : ''}: ${die}, ${losses} verloren`,
  retreated: ({ player, from, to, ...group }, say) =>
    phrase`${say.army(group)} von ${say.player(player)} ${leads(group, 'zieht', 'ziehen')} sich von ${say.space(from)} nach ${say.space(to)} zurück`,
  defeated: ({ player, space, victor }, say) =>
    phrase`${say.player(player)} wird in ${say.space(space)} von ${say.faction(victor, 'dative')} besiegt`,
  overrun: ({ by, victim, space }, say) =>
    phrase`${say.does(by, 'überrennt', 'überrennen')} ${say.faction(victim, 'accusative')} in ${say.space(space)}`,
};
