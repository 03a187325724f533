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
 * R S5.6: returns whether a side may roll for an alliance: in Winter, except in the first turn; not if it is allied
 * already, nor while other troops than those of Rhodes are on the island (ruling S5.9).
 */
export function mayNegotiateWithRhodes(situation: Situation, side: SideId): boolean {
  const { rhodes } = clashComponents(situation);
  const isQuiet = [rhodes.province, rhodes.fortress].every((place) =>
    unitsAt(situation, placeCode(situation, place)).every(({ kind }) => kind.id === rhodes.gift),
  );
  return situation.turn > 1 && turnOf(situation).season === 'winter' && allyOfRhodes(situation) !== side && isQuiet;
}

/** R S5.6: returns the modifier of the die of a side. */
export const negotiationModifier = (situation: Situation, side: SideId): number =>
  clashComponents(situation).rhodes.sway.every((id) => isFriendly(situation, provinceCode(situation, id), side))
    ? -1
    : 0;

/** R S5.6: returns the result for a modified die. */
export function negotiationResult(situation: Situation, total: number): Talks {
  const { diplomacy } = clashComponents(situation).tables;
  const column = allyOfRhodes(situation) === null ? diplomacy.unallied : diplomacy.allied;
  return column[Math.max(total, LEAST) - 1] ?? 'noEffect';
}
