/** Checks of frames in their place on the stack, because rules rely on their own notes. */
import type { FrameKind } from '../../../frame/index.js';
import { leadersNamed, unitsNamed } from '../../../query/09-1-combat.js';
import { provinceCode } from '../../../table/by-id.js';
import type { Situation } from '../../../table/situation.js';
import type { LeaderId, ProvinceId, SideId, UnitId } from '../../../vocabulary.js';
import type { Complaint, FrameCheck as CheckOf } from '../../edition.js';
import type { FrameOf } from '../../frame/frame.js';

export type { At, Complaint } from '../../edition.js';

export type FrameCheck<K extends FrameKind> = CheckOf<FrameOf<K>>;

/** The checks of these kinds. */
export type FrameChecks<K extends FrameKind> = { readonly [One in K]: FrameCheck<One> };

/** Returns the complaints of the rows whose condition is false. */
export const unless = (
  rows: readonly (readonly [holds: boolean, field: string, message: string])[],
): readonly Complaint[] => rows.flatMap(([holds, field, message]): Complaint[] => (holds ? [] : [[field, message]]));

/** Returns whether all of a list differ. */
export const allDiffer = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Returns whether these units of a side are in the field of a province, each once. */
export function unitsStand(situation: Situation, ids: readonly UnitId[], province: ProvinceId, side: SideId): boolean {
  const place = provinceCode(situation, province);
  return (
    allDiffer(ids) &&
    unitsNamed(situation, ids).every(
      ({ code }) => situation.placeOfUnit(code) === place && situation.sideOfUnit(code) === side,
    )
  );
}

/** Returns whether these leaders of a side are in the field of a province, each once. */
export function leadersStand(
  situation: Situation,
  ids: readonly LeaderId[],
  province: ProvinceId,
  side: SideId,
): boolean {
  const place = provinceCode(situation, province);
  return (
    allDiffer(ids) &&
    leadersNamed(situation, ids).every(
      ({ code }) => situation.placeOfLeader(code) === place && situation.sideOfLeader(code) === side,
    )
  );
}

/** The complaint about pieces that are not where they should be. */
export const NOT_THERE = 'pieces of this side in this place, each once';
