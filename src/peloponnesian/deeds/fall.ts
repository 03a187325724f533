/** Captures cities and forts (R 10.7, 18). */
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

/** Moves the captors of a place in, except units that forage or raid. */
function moveIn({ state }: GameRun, hex: HexCode, by: PlayerId): void {
  const outside = { camp: campOf(by), inside: false };
  for (const { code } of unitsAt(state, hex, outside))
    if (!state.unitIs(code, FORAGING | RAIDING)) state.setBit(code, INSIDE, true);
  for (const { code } of leadersAt(state, hex, outside)) state.setLeaderInside(code, true);
}

/**
 * Captures a city or fort for a player (R 10.7, 18.3.4). All pieces inside are eliminated, leaders too (ruling Q67),
 * and so is an enemy base. The captors move in and decide what to do with the place (R 11). The caller counts the
 * victory. Returns the eliminated units.
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
    changeCity(run, city, { relieved: undefined });
  }
  moveIn(run, place, by);
  run.push({ kind: 'sack', player: by, at: hex, by: how });
  return lost;
}
