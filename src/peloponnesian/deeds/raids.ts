/** R 15: areas are raided. */
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

/** R 15.2: notes how often an area has been raided this year. */
function setRaided({ state }: GameRun, { id }: AreaFact, times: number): void {
  state.set({ raided: { ...state.raided, [id]: times } });
}

/** R 15.4: the first raid of an area in a season lowers the Militance of its region. */
function lowerMilitance(run: GameRun, area: AreaFact, hex: HexCode, unit: UnitInfo): void {
  const { state } = run;
  const region = regionOfHex(state, hex);
  if (region === null || state.raidedThisSeason.includes(area.id)) return;
  state.set({ raidedThisSeason: [...state.raidedThisSeason, area.id] });
  adjust(run, region, 'raidedArea', campOf(playerOfUnit(state, unit.code)), 'R 15.4');
}

/**
 * R 15.1: a unit is set up outside of any city or fort, and does nothing else in this Campaign Turn; enemy leaders who are alone there are
 * lost (R 7.8.6, ruling R36).
 */
export function tie(run: GameRun, { code }: UnitInfo): void {
  const { state } = run;
  state.setBit(code, INSIDE, false);
  state.setBit(code, RAIDING, true);
  loseLoneLeaders(run, state.placeOfUnit(code), playerOfUnit(state, code));
}

/**
 * R 15: a unit raids the area in which it stands. If it is in supply outside of any city, from its own side or from a satrap, it sends a talent home, as long as fewer raids than the
 * Forage Number have been made this year (R 15.3); `sendsHome`: whether it sends anything at all (R C).
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

/** R 11.1.3: no more talents are raided this year from the area in which a city has been destroyed. */
export function exhaust(run: GameRun, hex: HexCode): void {
  const area = areaOf(run, hex);
  if (area !== undefined) setRaided(run, area, Math.max(area.forage, run.state.raided[area.id] ?? 0));
}
