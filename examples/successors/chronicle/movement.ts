/** Marches and voyages. */
import type { GameEvent } from '../../../src/successors/event/index.js';
import { countUnits } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital, commander, faction, listed, spaceName, troops } from '../words.js';

/** The sentence of an event of this kind. */
export function movementSentence(event: GameEvent, state: GameState): string | undefined {
  const at = (space: string) => spaceName(state, space);
  switch (event.type) {
    case 'groupMoved': {
      const verb = event.path === 'sea' || event.path === 'transMediterranean' ? 'sails' : 'marches';
      return isFurtherStep(state)
        ? `  … ${verb} on to ${at(event.to)}.`
        : `${force(event)} of ${faction(event.player)} ${verb} from ${at(event.from)} to ${at(event.to)}.`;
    }
    case 'commandChanged':
      return `${capital(commander(event.to))} takes command in ${at(event.space)}.`;
    case 'passageGranted':
      return `${faction(event.player)} lets ${faction(event.mover)} pass through ${at(event.space)}.`;
    case 'passageRefused':
      return `${faction(event.player)} bars the way of ${faction(event.mover)} in ${at(event.space)}.`;
    case 'navalInterceptionDeclared':
      return `${faction(event.player)} intercepts ${faction(event.mover)} at sea with ${event.fleets.length} fleets.`;
    case 'navalBattleFought':
      return `Naval battle, ${faction(event.mover)} ${event.scores[0]} against ${faction(event.interceptor)} ${event.scores[1]}: ${event.winner === 'draw' ? 'a draw' : `${faction(event.winner === 'mover' ? event.mover : event.interceptor)} wins`}.`;
    case 'returnedToPort':
      return `${faction(event.player)} returns to ${at(event.space)}.`;
    default:
      return undefined;
  }
}

/** Whether the Army on the march was told of before. */
const isFurtherStep = (state: GameState): boolean => {
  const march = state.stack.find((frame) => frame.kind === 'march');
  return march?.kind === 'march' && march.entered > 1;
};

/** `Antigonos with 3 Mercenaries and Philippos` */
function force(moved: Extract<GameEvent, { type: 'groupMoved' }>): string {
  const company = [
    ...(countUnits(moved.units) > 0 ? [troops(moved.units)] : []),
    ...moved.royals.map(capital),
    ...(moved.cart ? ["Alexander's body"] : []),
  ];
  return `${capital(commander(moved.commander))}${company.length > 0 ? ` with ${listed(company)}` : ', alone,'}`;
}
