/** R 15: raids. */
import type { RuleRef } from '../../core/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { NONE } from '../geometry/ground.js';
import { commanderOf } from '../query/command.js';
import { campOf, playerOfUnit, regionOfHex } from '../query/owners.js';
import { isSuppliedIn } from '../query/supply.js';
import type { AreaFact } from '../data/shape/map.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE, RAIDING } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { HexId } from '../vocabulary.js';
import { loseLoneLeaders } from './leaders.js';
import { adjust } from './levels.js';
import { changeTreasury } from './treasury.js';

const areaOf = ({ state: { ground } }: GameRun, hex: HexCode): AreaFact | undefined =>
  ground.map.areas[ground.areaAt[hex] ?? NONE];

/** Notes how often an area has been raided this year (R 15.2). */
function setRaided({ state }: GameRun, { id }: AreaFact, times: number): void {
  state.set({ raided: { ...state.raided, [id]: times } });
}

/** Lowers the Militance of a region for the first raid of an area in a season (R 15.4). */
function lowerMilitance(run: GameRun, area: AreaFact, hex: HexCode, unit: UnitInfo): void {
  const { state } = run;
  const region = regionOfHex(state, hex);
  if (region === null || state.raidedThisSeason.includes(area.id)) return;
  state.set({ raidedThisSeason: [...state.raidedThisSeason, area.id] });
  adjust(run, region, 'raidedArea', campOf(playerOfUnit(state, unit.code)), 'R 15.4');
}

/**
 * Puts a raiding unit outside any city or fort; it cannot do anything else in this Campaign Turn. Enemy leaders who are
 * alone there are lost (R 15.1, 7.8.6, ruling R36).
 */
export function tie(run: GameRun, { code }: UnitInfo): void {
  const { state } = run;
  state.setBit(code, INSIDE, false);
  state.setBit(code, RAIDING, true);
  loseLoneLeaders(run, state.placeOfUnit(code), playerOfUnit(state, code));
}

/**
 * Raids the area of a unit (R 15). In supply outside any city, through its own side or a satrap, it sends a talent home
 * as long as the area has been raided fewer times this year than its Forage Number (R 15.3). With `sendsHome` false it
 * sends none (R C).
 */
export function raid(run: GameRun, unit: UnitInfo, rule: RuleRef, sendsHome = true): void {
  const { state } = run;
  const hex = state.placeOfUnit(unit.code);
  const area = areaOf(run, hex);
  if (area === undefined) return;
  const player = commanderOf(state, unit.code);
  tie(run, unit);
  const before = state.raided[area.id] ?? 0;
  const isPlunder = sendsHome && before < area.forage && isSuppliedIn(state, unit.code, hex);
  const talents = isPlunder ? state.components.charts.raid.talents : 0;
  setRaided(run, area, before + 1);
  const at = state.places.ids[hex] as HexId;
  run.emit({ type: 'areaRaided', rule, area: area.id, at, player, unit: unit.id, times: before + 1, talents });
  changeTreasury(run, player, talents, 'R 15.3');
  lowerMilitance(run, area, hex, unit);
}

/** Exhausts the area of a destroyed city: raids bring no more talents this year (R 11.1.3). */
export function exhaust(run: GameRun, hex: HexCode): void {
  const area = areaOf(run, hex);
  if (area !== undefined) setRaided(run, area, Math.max(area.forage, run.state.raided[area.id] ?? 0));
}
