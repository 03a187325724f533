/** The chronicle: what events say, in sentences. Each sentence ends with the rule it comes from. */
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { capital } from '../words.js';
import { scoreboard } from '../scoreboard.js';
import { boardSentence } from './board.js';
import { cardSentence } from './cards.js';
import { combatSentence } from './combat.js';
import { movementSentence } from './movement.js';
import { phaseSentence } from './phases.js';
import { siegeSentence } from './siege.js';

/** The lines that tell an event. */
export function chronicle(event: GameEvent, state: GameState): readonly string[] {
  switch (event.type) {
    case 'turnBegan':
      return ['', `═══ Game Turn ${event.turn} ═══ (${event.rule})`];
    case 'roundBegan':
      return [...(event.round > 1 ? scoreboard(state) : []), '', `── Turn ${state.turn}, round ${event.round} ──`];
    case 'turnEnded':
      return scoreboard(state);
    default: {
      const sentence =
        phaseSentence(event, state) ??
        boardSentence(event, state) ??
        movementSentence(event, state) ??
        combatSentence(event, state) ??
        siegeSentence(event, state) ??
        cardSentence(event, state);
      return sentence === undefined ? [] : [`${indent(event)}${capital(sentence)} (${event.rule})`];
    }
  }
}

const DEEP: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'battleStrengthCounted',
  'battleScored',
  'landBattleDecided',
  'leaderInDanger',
  'attritionRolled',
  'siegeRolled',
  'unitsLost',
  'unitsDispersed',
  'generalDispersed',
  'generalEliminated',
  'markerPlaced',
  'markerRemoved',
  'unitsDefected',
  'retreated',
  'withdrew',
  'championLost',
  'royalControlled',
  'royalFreed',
  'cartControlled',
  'cartFreed',
  'fleetGained',
  'fleetLost',
  'navalBattleFought',
  'interceptionRolled',
  'avoidBattleRolled',
  'avoidedBattle',
  'intercepted',
  'royalArmyStoodAside',
  'spaceCaptured',
  'royalInactive',
]);
const indent = ({ type }: GameEvent): string => (DEEP.has(type) ? '      ' : '   ');
