/** What card events do that nothing else does. */
import { generals } from '../../../src/successors/data/generals.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital, commander, faction, provinceName, spaceName } from '../words.js';

/** The sentence of an event of this kind. */
export function cardSentence(event: GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'generalCondemned':
      return `${generals[event.general].name} is condemned: ${event.legitimacy} Legitimacy less for his side.`;
    case 'condemnationEnded':
      return `${generals[event.general].name} is condemned no longer.`;
    case 'cartMoved':
      return `Alexander's body is spirited away to ${at(event.space)} by ${faction(event.player)}.`;
    case 'popularSupportGained':
      return `The people of ${provinceName(state, event.province)} side with ${faction(event.player)}.`;
    case 'cityLooted':
      return `${faction(event.player)} opens the treasury of ${at(event.space)}.`;
    case 'contractOffered':
      return `${faction(event.player)} sues for the hand of ${capital(event.bride)}.`;
    case 'helepolisBuilt':
      return `${faction(event.player)} builds a Helepolis in ${at(event.space)}.`;
    case 'fleetLent':
      return `${event.strength} Fleet Strength from Pontos joins ${faction(event.player)}.`;
    case 'stormRaised':
      return `A storm falls upon the ships of ${faction(event.against)} off ${at(event.space)}.`;
    case 'dieModified':
      return `${faction(event.player)} adds ${event.bonus} to the die.`;
    case 'dieRerolled':
      return `${faction(event.player)} rolls a ${event.before} again: ${event.after}.`;
    case 'guidesHired':
      return `Guides lead ${faction(event.player)} through the mountains.`;
    case 'movementPointsGained':
      return `${faction(event.player)} gains ${event.movementPoints} Movement Points.`;
    case 'passageRevoked':
      return `The passage granted by ${faction(event.granter)} is void.`;
    case 'prestigeLent':
      return `${capital(commander(event.general))} of ${faction(event.player)} gains ${event.prestige} Prestige for this segment.`;
    default:
      return undefined;
  }
}
