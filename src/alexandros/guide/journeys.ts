/**
 * Where Alexander can go (R Moving Alexander): by which card, to which point, and on which path. The cost is the number
 * of walls placed.
 */
import { frameOf, seededChance, topFrame, type JourneyRules } from '../../core/index.js';
import { sampleState } from '../sample.js';
import type { Situation } from '../state.js';
import type { AlexandrosTypes } from '../types.js';

/** Returns how far his move has been decided. */
function decided({ stack, alexander }: Situation): { readonly standing: string; readonly arrived: boolean } {
  const path = frameOf({ stack }, 'path');
  if (path !== undefined) return { standing: `${alexander} to ${path.to}`, arrived: false };
  const destination = frameOf({ stack }, 'destination');
  if (destination === undefined) return { standing: alexander, arrived: true };
  return { standing: `${alexander} by ${destination.symbol ?? 'joker'} ${destination.space ?? ''}`, arrived: false };
}

export const journeys: JourneyRules<AlexandrosTypes> = {
  beginnings: ['moveByFaceUpCard', 'moveByHandCard'],
  steps: ['nameSymbol', 'chooseSpace', 'choosePoint', 'step'],
  // Other hands do not affect where he goes: any will do, if it is always the same.
  imagine: (view) => sampleState(view, seededChance('')),
  traveller(situation) {
    const { alexander, walls } = situation;
    const { standing, arrived } = decided(situation);
    return { pieces: ['alexander'], space: arrived ? alexander : null, cost: walls.length, standing };
  },
  /** The card that replaces the one taken does not affect the move. */
  supposed: (situation, actions) =>
    topFrame(situation)?.kind === 'draw' && frameOf(situation, 'destination') !== undefined ? actions[0] : undefined,
};
