/** R 17.1: scorched earth, an optional rule. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { setSupplies } from '../deeds/provinces.js';
import { plays } from '../options.js';
import { isFriendly } from '../query/05-control.js';
import { provinceAt } from '../query/06-1-presence.js';
import { findProvince, provinceCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** Returns whether a province can be scorched: it is no desert, and not scorched yet (ruling C17.1). */
const isBurnable = (situation: Situation, province: PlaceCode): boolean =>
  provinceAt(situation, province).fact.terrain !== 'desert' && situation.suppliesOf(province) !== 'scorched';

/**
 * Returns the provinces that a side may scorch, in the order of the map: those that it controls and nobody contests.
 */
const burnable = (situation: Situation, side: SideId): readonly PlaceCode[] =>
  situation.ground.provinces
    .map(({ code }) => code)
    .filter((code) => isFriendly(situation, code, side) && isBurnable(situation, code));

/** Lets the side that may scorch provinces scorch one at the end of a supply phase (ruling C17.1). */
export function openScorching(run: GameRun): void {
  const { state } = run;
  if (!plays(state, 'scorchedEarth')) return;
  const side = state.components.sides.find(({ scorches }) => scorches === true)?.id;
  if (side !== undefined && burnable(state, side).length > 0) run.push({ kind: 'scorching', side });
}

export const scorching: RulesOf<'scorching'> = {
  rule: 'R 17.1',
  actor: (_, { side }) => side,
  actions(situation, { side: player }) {
    const { places } = situation.ground;
    return [
      { type: 'spareTheLand', player },
      ...burnable(situation, player).map((code): Action => ({
        type: 'scorch',
        player,
        province: places[code] as string,
      })),
    ];
  },
  refuse(situation, { side }, action) {
    if (action.type !== 'scorch') return undefined;
    const { province } = action;
    const land = findProvince(situation, province);
    if (land === undefined) return refusal('provinceUnknown', 'R 17.1', { province });
    return isFriendly(situation, land.code, side)
      ? refusal('nothingToBurn', 'ruling C17.1', { province })
      : refusal('notOwnLand', 'R 17.1', { province });
  },
  apply(run, _, action) {
    if (action.type === 'scorch') setSupplies(run, provinceCode(run.state, action.province), 'scorched', 'R 17.1');
    run.finish();
  },
};
