/** R X4.2, X5.4: which pieces rest where they began, and for how long. */
import { leadersAt, provinceAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import type { LeaderInfo, Roster, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';

/**
 * Returns whether a piece must still rest in the province where it began. Elsewhere it does not rest (ruling X5.3), nor
 * do pieces that enter the province later (ruling X5.5).
 */
export function isResting(situation: Situation, info: UnitInfo | LeaderInfo): boolean {
  const isUnit = 'kind' in info;
  const { restsUntil = 0, at } = isUnit ? info.batch : info.fact;
  if (restsUntil <= situation.turn) return false;
  const place = isUnit ? situation.placeOfUnit(info.code) : situation.placeOfLeader(info.code);
  return situation.ground.provinceOfPlace[place]?.fact.id === at;
}

/** Returns the first turn in which no piece rests. */
const restIsOver = derived(({ units, leaders }: Roster): number => {
  let last = 0;
  for (const { restsUntil = 0 } of [...units.map(({ batch }) => batch), ...leaders.map(({ fact }) => fact)])
    last = Math.max(last, restsUntil);
  return last;
});

/** Returns whether a side has resting pieces in a province. */
export const hasResting = (situation: Situation, province: PlaceCode, side: SideId): boolean =>
  situation.turn < restIsOver(situation.roster) &&
  [province, ...provinceAt(situation, province).cities.map(({ code }) => code)].some((place) =>
    [...unitsAt(situation, place, side), ...leadersAt(situation, place, side)].some((info) =>
      isResting(situation, info),
    ),
  );
