/** R 11.6: cities that are about to fall. */
import type { City } from '../../conquest/table/ground.js';
import type { Situation } from '../../conquest/table/situation.js';
import { frameIn } from './box.js';

/** Whether the last wall of a city has just fallen to whoever besieges it: it is still whose it was, and what follows from its fall waits for that. */
export const isFalling = (situation: Situation, { fact, number }: City): boolean =>
  situation.wallsOf(number) === 0 && frameIn(situation, 'siege')?.city === fact.id;
