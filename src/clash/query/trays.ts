/** R S3.0, S14: the trays that this variant adds to those of the base. */
import { leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { FurtherTray, SideId } from '../../conquest/vocabulary.js';

export function trayOf({ ground }: Pick<Situation, 'ground'>, tray: FurtherTray): PlaceCode {
  const code = ground.codes.get(tray);
  if (code === undefined) throw new RangeError(`the components have no tray ${tray}`);
  return code;
}

/** Returns the units in the Mutiny Holding Box (R S3.0, S14.1). */
export const mutineers = (situation: Situation): readonly UnitInfo[] =>
  unitsAt(situation, trayOf(situation, 'mutinied'));

/** Returns the prisoners of a side (R S14.3). */
export const prisonersOf = (situation: Situation, side: SideId): readonly LeaderInfo[] =>
  leadersAt(situation, trayOf(situation, 'captive'), side);
