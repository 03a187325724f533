/** The chronicle: what events say, in sentences. Each sentence ends with the rule it comes from. */
import type { BoardEvent, CombatEvent, GameEvent, MovementEvent, SiegeEvent } from '../../src/successors/event/index.js';
import type { MarchGroup } from '../../src/successors/frame/index.js';
import { countUnits } from '../../src/successors/query/presence.js';
import type { GameState, Units } from '../../src/successors/state.js';
import { card, capital, commander, faction, listed, spaceName, troops } from './words.js';
import { generals } from '../../src/successors/data/generals.js';
import { scoreboard } from './scoreboard.js';

/** The lines that tell an event. */
export function chronicle(event: GameEvent, state: GameState): readonly string[] {
  switch (event.type) {
    case 'turnBegan': return ['', `═══ Game Turn ${event.turn} ═══ (${event.rule})`];
    case 'roundBegan': return [...(event.round > 1 ? scoreboard(state) : []), '', `── Turn ${state.turn}, round ${event.round} ──`];
    case 'turnEnded': return scoreboard(state);
    default: {
      const sentence = phaseSentence(event, state) ?? boardSentence(event, state) ?? movementSentence(event, state)
        ?? combatSentence(event, state) ?? siegeSentence(event, state);
      return sentence === undefined ? [] : [`${indent(event)}${sentence} (${event.rule})`];
    }
  }
}

const DEEP: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'battleStrengthCounted', 'battleScored', 'landBattleDecided', 'leaderInDanger', 'attritionRolled', 'siegeRolled', 'unitsLost',
  'unitsDispersed', 'generalDispersed', 'generalEliminated', 'markerPlaced', 'markerRemoved', 'unitsDefected', 'retreated', 'withdrew',
  'championLost', 'royalControlled', 'royalFreed', 'cartControlled', 'cartFreed', 'fleetGained', 'fleetLost', 'navalBattleFought',
  'interceptionRolled', 'avoidBattleRolled', 'avoidedBattle', 'intercepted', 'royalArmyStoodAside', 'spaceCaptured', 'royalInactive',
]);
const indent = ({ type }: GameEvent): string => (DEEP.has(type) ? '      ' : '   ');

function phaseSentence(event: GameEvent, state: GameState): string | undefined {
  switch (event.type) {
    case 'generalDealt': return `${faction(event.player)} is dealt ${generals[event.general].name}.`;
    case 'generalKept': return `${faction(event.player)} keeps ${generals[event.general].name}.`;
    case 'generalSucceeded': return `${generals[event.general].name} is dead; ${generals[event.successor].name} takes his place for ${faction(event.player)}.`;
    case 'generalArrived': return `${generals[event.general].name} comes into play for ${faction(event.player)}.`;
    case 'turnOrderSet': return `${faction(event.player)} sets the Turn Order: ${event.order.map(faction).join(', ')}.`;
    case 'usurperNamed': return `${faction(event.player)} is the Usurper.`;
    case 'reinforcementsReceived': return `${faction(event.player)} is reinforced by ${troops(event.units)}${event.generals.length > 0 ? ` and ${listed(event.generals.map((id) => generals[id].name))}` : ''}.`;
    case 'cardPlayed': return `${faction(event.player)} plays ${card(state, event.card)} ${{ event: 'for its event', operations: 'for its Operation Points', discard: 'to discard it' }[event.as]}.`;
    case 'surprisePlayed': return `Surprise! ${faction(event.player)} plays ${card(state, event.card)}.`;
    case 'cardDiscarded': return `${faction(event.player)} discards ${card(state, event.card)}.`;
    case 'cardTurnedUp': return `Turned up: ${card(state, event.card)}.`;
    case 'cardStolen': return `${faction(event.player)} takes a card from ${faction(event.from)}.`;
    case 'contractEnded': return `The marriage contract of ${faction(event.player)} runs out.`;
    default: return undefined;
  }
}

function boardSentence(event: BoardEvent | GameEvent, state: GameState): string | undefined {
  const at = (space: string | null) => spaceName(state, space);
  switch (event.type) {
    case 'rolled': return /movement/i.test(event.purpose) ? `${faction(event.player)} rolls ${event.dice.join(' and ')} for movement.` : undefined;
    case 'unitsPlaced': return `${capital(faction(event.player))} places ${troops(event.units)} in ${at(event.space)}.`;
    case 'unitsLost': return `${faction(event.player)} loses ${troops(event.units)} in ${at(event.space)}.`;
    case 'unitsDispersed': return `${troops(event.units)} of ${faction(event.player)} are Dispersed.`;
    case 'unitsDefected': return `${event.count} ${event.unit === 'royalArmy' ? 'Royal Army' : event.unit} go over from ${faction(event.from)} to ${faction(event.to)}.`;
    case 'generalPlaced': return `${generals[event.general].name} of ${faction(event.player)} appears in ${at(event.space)}.`;
    case 'generalDispersed': return `${generals[event.general].name} of ${faction(event.player)} is Dispersed.`;
    case 'generalEliminated': return `${generals[event.general].name} of ${faction(event.player)} is dead.`;
    case 'markerPlaced': return `${at(event.space)} passes to ${faction(event.faction)}${event.previous === null ? '' : ` from ${faction(event.previous)}`}.`;
    case 'markerRemoved': return `The marker of ${faction(event.faction)} in ${at(event.space)} is removed.`;
    case 'fleetGained': return `The fleet of ${capital(event.fleet)} passes to ${faction(event.player)}.`;
    case 'fleetLost': return `${faction(event.player)} no longer commands the fleet of ${capital(event.fleet)}.`;
    case 'fleetUpgraded': return `${faction(event.player)} strengthens the fleet of ${capital(event.fleet)}.`;
    case 'fleetDispersed': return `The fleet of ${capital(event.fleet)} (${faction(event.player)}) is Dispersed.`;
    case 'royalControlled': return `${capital(event.royal)} is now with ${faction(event.player)}.`;
    case 'royalFreed': return `${capital(event.royal)} escapes ${faction(event.previous)}.`;
    case 'royalActivated': return `${capital(event.royal)} enters the struggle on the side of ${faction(event.player)}.`;
    case 'royalInactive': return `${capital(event.royal)} withdraws from the struggle in ${at(event.space)}.`;
    case 'royalDied': return `${capital(event.royal)} dies.`;
    case 'cartControlled': return `${faction(event.player)} takes charge of Alexander's body.`;
    case 'cartFreed': return `Alexander's body is left without a guardian.`;
    case 'bodyBuried': return `${faction(event.player)} buries Alexander in ${at(event.space)}.`;
    case 'bodyLost': return `Alexander's body is lost to history.`;
    case 'independentArmyMoved': return `${capital(event.army)} goes from ${at(event.from)} to ${at(event.to)}.`;
    case 'independentArmyRemoved': return `${capital(event.army)} is gone.`;
    case 'championLost': return `By attacking ${faction(event.target)}, ${faction(event.player)} is no longer a Champion.`;
    case 'championRegained': return `${faction(event.player)} is a Champion again.`;
    default: return undefined;
  }
}

function movementSentence(event: MovementEvent | GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'groupMoved': return `${force(event)} of ${faction(event.player)} ${event.path === 'sea' || event.path === 'transMediterranean' ? 'sails' : 'marches'} from ${at(event.from)} to ${at(event.to)}.`;
    case 'commandChanged': return `${capital(commander(event.to))} takes command in ${at(event.space)}.`;
    case 'passageGranted': return `${faction(event.player)} lets ${faction(event.mover)} pass through ${at(event.space)}.`;
    case 'passageRefused': return `${faction(event.player)} bars the way of ${faction(event.mover)} in ${at(event.space)}.`;
    case 'navalInterceptionDeclared': return `${faction(event.player)} intercepts ${faction(event.mover)} at sea with ${event.fleets.length} fleets.`;
    case 'navalBattleFought': return `Naval battle, ${faction(event.mover)} ${event.scores[0]} against ${faction(event.interceptor)} ${event.scores[1]}: ${event.winner === 'draw' ? 'a draw' : `${faction(event.winner === 'mover' ? event.mover : event.interceptor)} wins`}.`;
    case 'returnedToPort': return `${faction(event.player)} returns to ${at(event.space)}.`;
    default: return undefined;
  }
}

function combatSentence(event: CombatEvent | GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'avoidBattleRolled': return `${capital(commander(event.commander))} of ${faction(event.player)} tries to avoid battle: ${event.die}${event.bonus ? `+${event.bonus}` : ''} against ${event.initiative}, ${event.success ? 'and gets away' : 'in vain'}.`;
    case 'avoidedBattle': return `${faction(event.player)} falls back from ${at(event.from)} to ${at(event.to)}.`;
    case 'interceptionDeclared': return `${capital(commander(event.commander))} of ${faction(event.player)} sets out from ${at(event.from)} to intercept in ${at(event.into)} with ${troops(event.units)}.`;
    case 'interceptionRolled': return `Interception: ${event.die}${event.bonus ? `+${event.bonus}` : ''} against ${event.initiative}, ${event.success ? 'success' : 'failure'}.`;
    case 'withdrew': return `${faction(event.player)} withdraws to ${at(event.to)}.`;
    case 'landBattleBegan': return `⚔ Battle of ${at(event.space)}: ${faction(event.attacker)} attacks ${faction(event.defender)}.`;
    case 'royalArmyStoodAside': return `${event.count} Royal Army CUs of ${faction(event.player)} stand aside.`;
    case 'battleStrengthCounted': return event.elephantDice.length > 0 || event.localTroops > 0
      ? `${faction(event.who)}: strength ${event.strength}${event.localTroops > 0 ? `, ${event.localTroops} of it Local Troops` : ''}${event.elephantDice.length > 0 ? `, Elephants' dice ${event.elephantDice.join(' ')}` : ''}.`
      : undefined;
    case 'battleScored': return `${faction(event.who)}: dice ${event.dice.join(' ')}, Battle Rating ${event.rating}, total ${event.total} at strength ${event.strength}: score ${event.score}.`;
    case 'landBattleDecided': return event.result === 'draw' ? 'A drawn battle.' : `${capital(faction(event.result === 'attacker' ? event.attacker : event.defender))} wins.`;
    case 'landBattleEnded': return event.result === 'noBattle' ? `No battle in ${at(event.space)} after all.` : undefined;
    case 'leaderInDanger': return `${capital(commander(event.commander))} is in danger: ${event.die}, ${event.lost ? 'he falls' : 'he lives'}.`;
    case 'attritionRolled': return `Attrition on ${event.count} CUs: ${event.die}, ${event.losses} lost.`;
    case 'retreated': return `${faction(event.player)} retreats to ${at(event.to)}.`;
    case 'overrun': return `${capital(faction(event.by))} overruns ${faction(event.victim)} in ${at(event.space)}.`;
    default: return undefined;
  }
}

function siegeSentence(event: SiegeEvent | GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'siegeAttempted': return `${capital(commander(event.commander))} of ${faction(event.player)} attacks ${at(event.space)} (${faction(event.against)}).`;
    case 'siegeRolled': return `Siege die ${event.die}${event.modifier === 0 ? '' : event.modifier > 0 ? `+${event.modifier}` : event.modifier}: ${event.points} points, ${event.losses} lost; ${event.total} in all.`;
    case 'spaceCaptured': return `${at(event.space)} falls to ${faction(event.player)}.`;
    case 'siegeLifted': return `The siege of ${at(event.space)} is lifted.`;
    case 'royalMarried': return `${capital(commander(event.general))} of ${faction(event.player)} marries ${capital(event.bride)} in ${at(event.space)}.`;
    case 'independentArmyActivated': return `${faction(event.player)} stirs up ${capital(event.army)}.`;
    default: return undefined;
  }
}

/** `Antigonos with 3 Mercenaries and Philippos` */
function force(moved: { readonly units: Units; readonly commander: MarchGroupCommander; readonly royals: MarchGroup['royals']; readonly cart: boolean }): string {
  const company = [
    ...(countUnits(moved.units) > 0 ? [troops(moved.units)] : []),
    ...moved.royals.map(capital),
    ...(moved.cart ? ["Alexander's body"] : []),
  ];
  return `${capital(commander(moved.commander))}${company.length > 0 ? ` with ${listed(company)}` : ', alone,'}`;
}
type MarchGroupCommander = Parameters<typeof commander>[0];
