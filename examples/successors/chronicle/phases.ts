/** Set-up, the phases of a Game Turn, cards played and discarded. */
import { generals } from '../../../src/successors/data/generals.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { card, faction, listed, provinceName, spaceName, troops } from '../words.js';

/** The sentence of an event of this kind. */
export function phaseSentence(event: GameEvent, state: GameState): string | undefined {
  switch (event.type) {
    case 'generalDealt':
      return `${faction(event.player)} is dealt ${generals[event.general].name}.`;
    case 'generalKept':
      return `${faction(event.player)} keeps ${generals[event.general].name}.`;
    case 'generalSucceeded':
      return `${generals[event.general].name} is dead; ${generals[event.successor].name} takes his place for ${faction(event.player)}.`;
    case 'generalArrived':
      return `${generals[event.general].name} comes into play for ${faction(event.player)}.`;
    case 'turnOrderSet':
      return `${faction(event.player)} sets the Turn Order: ${event.order.map(faction).join(', ')}.`;
    case 'usurperNamed':
      return `${faction(event.player)} is the Usurper.`;
    case 'reinforcementsReceived':
      return `${faction(event.player)} is reinforced by ${troops(event.units)}${event.generals.length > 0 ? ` and ${listed(event.generals.map((id) => generals[id].name))}` : ''}.`;
    case 'cardPlayed':
      return `${faction(event.player)} plays ${card(state, event.card)} ${{ event: 'for its event', operations: 'for its Operation Points', discard: 'to discard it' }[event.as]}.`;
    case 'surprisePlayed':
      return `Surprise! ${faction(event.player)} plays ${card(state, event.card)}.`;
    case 'cardDiscarded':
      return `${faction(event.player)} discards ${card(state, event.card)}.`;
    case 'cardTurnedUp':
      return `Turned up: ${card(state, event.card)}.`;
    case 'cardStolen':
      return `${faction(event.player)} takes a card from ${faction(event.from)}.`;
    case 'cardRemoved':
      return `${card(state, event.card)} is removed from the game.`;
    case 'eventCancelled':
      return `The event of ${card(state, event.card)} is cancelled.`;
    case 'eventWithoutEffect':
      return `Nothing comes of ${card(state, event.card)}.`;
    case 'trainingAdvanced':
      return `${faction(event.player)} trains a ${event.unit === 'loyal' ? 'Macedonian' : 'Mercenary'}: ${event.points} of ${event.needed}.`;
    case 'generalHired':
      return `${generals[event.general].name} enters the service of ${faction(event.player)} in ${provinceName(state, event.province)}.`;
    case 'movementForfeited':
      return `${faction(event.player)} raises a Mercenary instead of moving.`;
    case 'forageShortage':
      return `${faction(event.player)} has ${event.count} CUs in ${spaceName(state, event.space)}, where ${event.limit} find food.`;
    case 'reinforcementsDispersed':
      return `${faction(event.player)} cannot place ${troops(event.units)}.`;
    case 'contractEnded':
      return `The marriage contract of ${faction(event.player)} runs out.`;
    default:
      return undefined;
  }
}
