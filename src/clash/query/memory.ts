/** R S3, S14: what is remembered beside the board: who is without leaders, who has lost a battle, and who guards whom. */
import type { Situation } from '../../conquest/table/situation.js';
import type { LeaderId, SideId, UnitId } from '../../conquest/vocabulary.js';

/** R S14.2: a unit that stays with a leader unto death. */
export interface Guard {
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

export interface Remembered {
  /** R S3.0: who has lost his last leader in the battle that is being fought. */
  readonly bereaved?: readonly SideId[];
  /** R S14.1: who has lost a battle, and whose troops have not been tried for it yet. */
  readonly defeated?: readonly SideId[];
  /** R S14.2: by the side. */
  readonly guards?: Readonly<Partial<Record<SideId, Guard>>>;
}

export const remembered = ({ memory }: Pick<Situation, 'memory'>): Remembered => memory;

export const guardOf = (situation: Situation, side: SideId): Guard | undefined => remembered(situation).guards?.[side];

/** Whether a unit is somebody's personal guard. */
export const isGuard = (situation: Situation, unit: UnitId): boolean =>
  Object.values(remembered(situation).guards ?? {}).some((guard) => guard.unit === unit);
