/** What happens to the pieces. */
import { generals } from '../../../src/successors/data/generals.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital, faction, spaceName, troops } from '../words.js';

/** The sentence of an event of this kind. */
export function boardSentence(event: GameEvent, state: GameState): string | undefined {
  const at = (space: string | null) => spaceName(state, space);
  switch (event.type) {
    case 'rolled':
      return event.purpose === 'movement'
        ? `${faction(event.player)} rolls ${event.dice.join(' and ')} for movement.`
        : undefined;
    case 'unitsPlaced':
      return `${capital(faction(event.player))} places ${troops(event.units)} in ${at(event.space)}.`;
    case 'unitsLost':
      return `${faction(event.player)} loses ${troops(event.units)} in ${at(event.space)}.`;
    case 'unitsDispersed':
      return `${troops(event.units)} of ${faction(event.player)} are Dispersed.`;
    case 'unitsDefected':
      return `${event.count} ${event.unit === 'royalArmy' ? 'Royal Army' : event.unit} go over from ${faction(event.from)} to ${faction(event.to)}.`;
    case 'generalPlaced':
      return `${generals[event.general].name} of ${faction(event.player)} appears in ${at(event.space)}.`;
    case 'generalDispersed':
      return `${generals[event.general].name} of ${faction(event.player)} is Dispersed.`;
    case 'generalEliminated':
      return `${generals[event.general].name} of ${faction(event.player)} is dead.`;
    case 'markerPlaced':
      return `${at(event.space)} passes to ${faction(event.faction)}${event.previous === null ? '' : ` from ${faction(event.previous)}`}.`;
    case 'markerRemoved':
      return `The marker of ${faction(event.faction)} in ${at(event.space)} is removed.`;
    case 'fleetGained':
      return `The fleet of ${capital(event.fleet)} passes to ${faction(event.player)}.`;
    case 'fleetLost':
      return `${faction(event.player)} no longer commands the fleet of ${capital(event.fleet)}.`;
    case 'fleetUpgraded':
      return `${faction(event.player)} strengthens the fleet of ${capital(event.fleet)}.`;
    case 'fleetDispersed':
      return `The fleet of ${capital(event.fleet)} (${faction(event.player)}) is Dispersed.`;
    case 'royalControlled':
      return `${capital(event.royal)} is now with ${faction(event.player)}.`;
    case 'royalFreed':
      return `${capital(event.royal)} escapes ${faction(event.previous)}.`;
    case 'royalActivated':
      return `${capital(event.royal)} enters the struggle on the side of ${faction(event.player)}.`;
    case 'royalInactive':
      return `${capital(event.royal)} withdraws from the struggle in ${at(event.space)}.`;
    case 'royalDied':
      return `${capital(event.royal)} dies.`;
    case 'cartControlled':
      return `${faction(event.player)} takes charge of Alexander's body.`;
    case 'cartFreed':
      return `Alexander's body is left without a guardian.`;
    case 'bodyBuried':
      return `${faction(event.player)} buries Alexander in ${at(event.space)}.`;
    case 'bodyLost':
      return `Alexander's body is lost to history.`;
    case 'independentArmyMoved':
      return `${capital(event.army)} goes from ${at(event.from)} to ${at(event.to)}.`;
    case 'independentArmyRemoved':
      return `${capital(event.army)} is gone.`;
    case 'championLost':
      return `By attacking ${faction(event.target)}, ${faction(event.player)} is no longer a Champion.`;
    case 'championRegained':
      return `${faction(event.player)} is a Champion again.`;
    default:
      return undefined;
  }
}
