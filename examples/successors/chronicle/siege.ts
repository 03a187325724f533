/** Sieges, Independent Armies, marriages. */
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital, commander, faction, spaceName } from '../words.js';

/** The sentence of an event of this kind. */
export function siegeSentence(event: GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'siegeAttempted':
      return `${capital(commander(event.commander))} of ${faction(event.player)} attacks ${at(event.space)} (${faction(event.against)}).`;
    case 'siegeRolled':
      return `Siege die ${event.die}${event.modifier === 0 ? '' : event.modifier > 0 ? `+${event.modifier}` : event.modifier}: ${event.points} points, ${event.losses} lost; ${event.total} in all.`;
    case 'spaceCaptured':
      return `${at(event.space)} falls to ${faction(event.player)}.`;
    case 'siegeLifted':
      return `The siege of ${at(event.space)} is lifted.`;
    case 'royalMarried':
      return `${capital(commander(event.general))} of ${faction(event.player)} marries ${capital(event.bride)} in ${at(event.space)}.`;
    case 'independentArmyActivated':
      return `${faction(event.player)} stirs up ${capital(event.army)}.`;
    default:
      return undefined;
  }
}
