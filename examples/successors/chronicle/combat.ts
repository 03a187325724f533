/** Reactions, battles and losses. */
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital, commander, does, faction, spaceName, troops } from '../words.js';

/** The sentence of an event of this kind. */
export function combatSentence(event: GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'avoidBattleRolled':
      return `${capital(commander(event.commander))} of ${faction(event.player)} tries to avoid battle: ${event.die}${event.bonus ? `+${event.bonus}` : ''} against ${event.initiative}, ${event.success ? 'and gets away' : 'in vain'}.`;
    case 'avoidedBattle':
      return `${faction(event.player)} falls back from ${at(event.from)} to ${at(event.to)}.`;
    case 'interceptionDeclared':
      return `${capital(commander(event.commander))} of ${faction(event.player)} sets out from ${at(event.from)} to intercept in ${at(event.into)} with ${troops(event.units)}.`;
    case 'interceptionRolled':
      return `Interception: ${event.die}${event.bonus ? `+${event.bonus}` : ''} against ${event.initiative}, ${event.success ? 'success' : 'failure'}.`;
    case 'withdrew':
      return `${faction(event.player)} withdraws to ${at(event.to)}.`;
    case 'landBattleBegan':
      return `⚔ Battle of ${at(event.space)}: ${does(event.attacker, 'attack')} ${faction(event.defender)}.`;
    case 'royalArmyStoodAside':
      return `${event.count} Royal Army CUs of ${faction(event.player)} stand aside.`;
    case 'battleStrengthCounted':
      return event.elephantDice.length > 0 || event.localTroops > 0
        ? `${faction(event.who)}: strength ${event.strength}${event.localTroops > 0 ? `, ${event.localTroops} of it Local Troops` : ''}${event.elephantDice.length > 0 ? `, Elephants' dice ${event.elephantDice.join(' ')}` : ''}.`
        : undefined;
    case 'battleScored':
      return `${faction(event.who)}: dice ${event.dice.join(' ')}, Battle Rating ${event.rating}, total ${event.total} at strength ${event.strength}: score ${event.score}.`;
    case 'landBattleDecided':
      return event.result === 'draw'
        ? 'A drawn battle.'
        : `${does(event.result === 'attacker' ? event.attacker : event.defender, 'win')}.`;
    case 'landBattleEnded':
      return event.result === 'noBattle' ? `No battle in ${at(event.space)} after all.` : undefined;
    case 'leaderInDanger':
      return `${capital(commander(event.commander))} is in danger: ${event.die}, ${event.lost ? 'he falls' : 'he lives'}.`;
    case 'attritionRolled':
      return `Attrition on ${event.count} CUs: ${event.die}, ${event.losses} lost.`;
    case 'retreated':
      return `${faction(event.player)} retreats to ${at(event.to)}.`;
    case 'overrun':
      return `${does(event.by, 'overrun')} ${faction(event.victim)} in ${at(event.space)}.`;
    default:
      return undefined;
  }
}
