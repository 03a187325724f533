/** R 10.7, 18: cities and forts fall. */
import type { RuleRef } from '../../core/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { areEnemies, campOf, cityIn } from '../query/owners.js';
import { enemyOf, hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, RAIDING } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { loseLeaderOfStack, loseUnit } from './casualties.js';
import { changeCity, destroyBase, takeCity, takeFort } from './places.js';

/** Those who have taken a place move in, unless they forage or raid. */
function moveIn({ state }: GameRun, hex: HexCode, by: PlayerId): void {
  const outside = { camp: campOf(by), inside: false };
  for (const { code } of unitsAt(state, hex, outside))
    if (!state.unitIs(code, FORAGING | RAIDING)) state.setBit(code, INSIDE, true);
  for (const { code } of leadersAt(state, hex, outside)) state.setLeaderInside(code, true);
}

/**
 * R 10.7, 18.3.4: a player captures a city or fort. All inside are eliminated, leaders too (ruling Q67), and so is a base of the enemy; the
 * captors move in, and decide what becomes of the place (R 11). The victory is the caller's matter. Answers the units that are lost.
 */
export function captureStronghold(
  run: GameRun,
  hex: HexId,
  by: PlayerId,
  how: 'storm' | 'siege',
  rule: RuleRef,
): readonly UnitInfo[] {
  const { state } = run;
  const place = hexNamed(state, hex);
  const inside = { camp: enemyOf(campOf(by)), inside: true };
  const lost = unitsAt(state, place, inside);
  for (const unit of lost) loseUnit(run, unit, rule);
  for (const { code } of leadersAt(state, place, inside)) loseLeaderOfStack(run, code, rule);
  const city = cityIn(state, place);
  if (city === undefined) {
    takeFort(run, hex, by, rule);
    const base = state.bases[hex];
    if (base !== undefined && areEnemies(base, by)) destroyBase(run, hex, by, rule);
  } else {
    takeCity(run, city, by, rule);
    changeCity(run, city.id, { relieved: undefined });
  }
  moveIn(run, place, by);
  run.push({ kind: 'sack', player: by, at: hex, by: how });
  return lost;
}
