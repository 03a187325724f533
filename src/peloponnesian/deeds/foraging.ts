/** R 9.7: foraging. */
import type { RuleRef } from '../../core/index.js';
import { NONE } from '../geometry/ground.js';
import { playerOfUnit } from '../query/owners.js';
import { FORAGING, INSIDE } from '../table/situation.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { HexId } from '../vocabulary.js';
import { loseLoneLeaders } from './leaders.js';

/**
 * Makes a unit forage outside any city or fort. Enemy leaders who are alone there are lost (R 9.7.2, 7.8.6,
 * ruling R36).
 */
export function forage(run: GameRun, { code, id }: UnitInfo, rule: RuleRef): void {
  const { state } = run;
  state.setBit(code, INSIDE, false);
  state.setBit(code, FORAGING, true);
  const hex = state.placeOfUnit(code);
  const area = state.ground.map.areas[state.ground.areaAt[hex] ?? NONE];
  const [player, at] = [playerOfUnit(state, code), state.places.ids[hex] as HexId];
  if (area !== undefined) run.emit({ type: 'unitForages', rule, player, unit: id, area: area.id, at });
  loseLoneLeaders(run, hex, player);
}
