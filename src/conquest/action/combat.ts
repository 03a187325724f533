/** R 9: combat off the display; losses and retreats wherever they come from. */
import type { CityId, ProvinceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type CombatAction = LoseStep | LoseWall | Retreat | Evade | Stand;

/** R 7.4, 9.5, 11.4: this unit loses a step. */
export interface LoseStep extends Decision<'loseStep'> {
  readonly unit: UnitId;
}

/** R 11.4: a wall is lost instead of a step. */
export interface LoseWall extends Decision<'loseWall'> {
  readonly city: CityId;
}

/** R 9.2, 9.3, 9.5, 10.20: the force retreats into this province. */
export interface Retreat extends Decision<'retreat'> {
  readonly province: ProvinceId;
}

/** R 9.2, 9.3: a force tries to evade combat. */
export type Evade = Decision<'evade'>;

/** R 9.2, 9.3, 9.5: the force does not retreat. */
export type Stand = Decision<'stand'>;
