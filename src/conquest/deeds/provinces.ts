/** Changes who holds provinces, and their supplies (R 5, 7). */
import type { RuleRef } from '../../core/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { SideId, Supplies } from '../vocabulary.js';
import { placeName } from './names.js';

/** Gives a province to another side, or to none. */
export function takeProvince(run: GameRun, province: PlaceCode, to: SideId | null, rule: RuleRef): void {
  const from = run.state.holderOf(province);
  if (from === to) return;
  run.state.setHolder(province, to);
  run.emit({ type: 'provinceTaken', rule, province: placeName(run, province), from, to });
}

/** Sets the supplies of a province. */
export function setSupplies(run: GameRun, province: PlaceCode, supplies: Supplies, rule: RuleRef): void {
  if (run.state.suppliesOf(province) === supplies) return;
  run.state.setSupplies(province, supplies);
  run.emit({ type: 'suppliesChanged', rule, province: placeName(run, province), supplies });
}
