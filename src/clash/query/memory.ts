/**
 * R S3, S14: what the variant stores in addition: sides without leaders, sides that have lost a battle, and guards with
 * their leaders.
 */
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId, UnitId } from '../../conquest/vocabulary.js';
import type { Guard, Remembered } from '../state.js';

export const remembered = ({ memory }: Pick<Situation, 'memory'>): Remembered => memory;

export const guardOf = (situation: Situation, side: SideId): Guard | undefined => remembered(situation).guards?.[side];

/** Returns whether a unit is a personal guard. */
export function isGuard(situation: Situation, unit: UnitId): boolean {
  const { guards } = remembered(situation);
  return guards !== undefined && Object.values(guards).some((guard) => guard.unit === unit);
}

export type { Guard, Remembered } from '../state.js';
