/** R S5.6: which sides can negotiate with Rhodes, and with what result. */
import { isFriendly } from '../../conquest/query/05-control.js';
import { unitsAt } from '../../conquest/query/06-1-presence.js';
import { turnOf } from '../../conquest/query/04-1-turn.js';
import { placeCode, provinceCode } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Talks } from '../vocabulary.js';
import { clashComponents } from './components.js';
import { allyOfRhodes } from './08-fleets.js';

const LEAST = 1;

/**
 * Returns whether a side may roll for an alliance: in Winter, except in the first turn; not if it is allied already,
 * nor while other troops than those of Rhodes are on the island (R S5.6, ruling S5.9).
 */
export function mayNegotiateWithRhodes(situation: Situation, side: SideId): boolean {
  const { rhodes } = clashComponents(situation);
  const isQuiet = [rhodes.province, rhodes.fortress].every((place) =>
    unitsAt(situation, placeCode(situation, place)).every(({ kind }) => kind.id === rhodes.gift),
  );
  return situation.turn > 1 && turnOf(situation).season === 'winter' && allyOfRhodes(situation) !== side && isQuiet;
}

/** Returns the modifier of the die of a side (R S5.6). */
export const negotiationModifier = (situation: Situation, side: SideId): number =>
  clashComponents(situation).rhodes.sway.every((id) => isFriendly(situation, provinceCode(situation, id), side))
    ? -1
    : 0;

/** Returns the result for a modified die (R S5.6). */
export function negotiationResult(situation: Situation, total: number): Talks {
  const { diplomacy } = clashComponents(situation).tables;
  const column = allyOfRhodes(situation) === null ? diplomacy.unallied : diplomacy.allied;
  return column[Math.max(total, LEAST) - 1] ?? 'noEffect';
}
