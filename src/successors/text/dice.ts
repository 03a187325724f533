/** Dice of a battle that have fallen. */
import { frameOf } from '../../core/index.js';
import type { SuccessorsFrame } from '../frame/index.js';
import type { PlayerId } from '../vocabulary.js';
import type { Shown } from './speech.js';

/** The die that a player may have rolled anew (card 53): of his two, that with this number. */
export function dieOffered(shown: Shown, player: PlayerId, index: number): number | undefined {
  const battle = frameOf<SuccessorsFrame, 'landBattle'>(shown, 'landBattle');
  const side = [battle?.attacker, battle?.defender].find((each) => each?.who === player);
  return side?.dice[index];
}
