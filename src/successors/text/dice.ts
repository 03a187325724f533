/** The battle dice that have been rolled. */
import { frameOf } from '../../core/index.js';
import type { SuccessorsFrame } from '../frame/index.js';
import type { PlayerId } from '../vocabulary.js';
import type { Shown } from './speech.js';

/** Returns the die with this index of the two that a player may roll again (card 53). */
export function dieOffered(shown: Shown, player: PlayerId, index: number): number | undefined {
  const battle = frameOf<SuccessorsFrame, 'landBattle'>(shown, 'landBattle');
  const side = [battle?.attacker, battle?.defender].find((each) => each?.who === player);
  return side?.dice[index];
}
