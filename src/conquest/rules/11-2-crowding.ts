/** R 11.2: walls have fallen, and the garrison is more than the others hold: some take the field (ruling C11.5). */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { partScattered } from '../deeds/bands.js';
import { moveUnit } from '../deeds/units.js';
import { firstOfEach } from '../query/alike.js';
import { mayEnter } from '../query/movement.js';
import { cityAt, unitsAt } from '../query/presence.js';
import { isCrowded } from '../query/siege.js';
import type { City } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

type Leaving = Extract<Action, { readonly type: 'takeField' }>;

const RULE: RuleRef = 'ruling C11.5';

/** Who can go, and where, as long as they are too many; when no wall is left, they go nowhere any more. */
export function leavings(situation: Situation, city: City, player: SideId): readonly Leaving[] {
  if (situation.wallsOf(city.number) === 0 || !isCrowded(situation, city)) return [];
  return firstOfEach(situation, unitsAt(situation, city.code)).flatMap((unit) =>
    city.provinces
      .filter((province) => mayEnter(situation, unit, player, province))
      .map((province): Leaving => ({
        type: 'takeField',
        player,
        piece: unit.id,
        province: situation.ground.places[province] as string,
      })),
  );
}

export function refuseLeaving(situation: Situation, city: City, { piece, province }: Leaving): Refusal {
  const { roster, ground } = situation;
  const to = ground.codes.get(province) ?? -1;
  if (ground.provinces[to] === undefined) return refusal('provinceUnknown', RULE, { province });
  const unit = roster.units.find(({ id }) => id === piece);
  if (unit === undefined) return refusal('pieceUnknown', RULE, { piece });
  const isHere = situation.placeOfUnit(unit.code) === city.code && city.provinces.includes(to);
  return refusal(isHere ? 'alikeListed' : 'notFromHere', RULE, { piece, province });
}

/** One of them goes. */
export function leave(run: GameRun, { piece, province }: Leaving): void {
  const { roster, ground } = run.state;
  const unit = roster.units.find(({ id }) => id === piece);
  const to = ground.codes.get(province);
  if (unit === undefined || to === undefined) return;
  const city = cityAt(run.state, run.state.placeOfUnit(unit.code));
  moveUnit(run, unit.code, to, RULE);
  if (city !== undefined) partScattered(run, city.provinces);
}
