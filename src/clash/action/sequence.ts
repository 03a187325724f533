/** R S6.2: initiative. */
import type { Decision } from '../../conquest/action/base.js';

export type SequenceAction = ChoosePlace;

/** R S6.2: the side will be at this place in the order of the turn, from 1. */
export interface ChoosePlace extends Decision<'choosePlace'> {
  readonly place: number;
}
