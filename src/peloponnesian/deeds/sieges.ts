/** R 10: sieges end, and are broken. */
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import { cityIn, friendOfCity } from '../query/owners.js';
import type { GameRun } from '../types.js';
import type { HexId } from '../vocabulary.js';
import { changeCity } from './places.js';
import { winBattle } from './victory.js';

/** A siege is over without a victory. */
export function endSiege(run: GameRun, hex: HexCode): void {
  const { state } = run;
  const city = cityIn(state, hex);
  if (city !== undefined) return changeCity(run, city.id, { siege: undefined });
  const id = state.places.ids[hex] as HexId;
  const fort = state.forts[id];
  if (fort !== undefined) state.set({ forts: { ...state.forts, [id]: { by: fort.by } } });
}

/** R 10.8: the siege of a place is broken, which is a victory of its defender. */
export function breakSiege(run: GameRun, hex: HexCode, rule: RuleRef): void {
  const { state } = run;
  const city = cityIn(state, hex);
  if (city === undefined || state.cities[city.id]?.siege === undefined) return;
  endSiege(run, hex);
  const winner = friendOfCity(state, city) === 'empire' ? 'athens' : 'sparta';
  winBattle(run, { at: city.hex, winner, decisive: city.size === 'large', rule });
}
