/** R 10.7, 18: cities and forts fall. */
import type { RuleRef } from '../../core/index.js';
import { campOf, cityIn } from '../query/owners.js';
import { enemyOf, hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { loseLeader } from './leaders.js';
import { takeCity, takeFort } from './places.js';
import { eliminateUnit } from './units.js';

/** R 10.7: a player captures a city or fort: all inside are eliminated. */
export function captureStronghold(
  run: GameRun,
  hex: HexId,
  by: PlayerId,
  _how: 'storm' | 'siege',
  rule: RuleRef,
): void {
  const { state } = run;
  const place = hexNamed(state, hex);
  const inside = { camp: enemyOf(campOf(by)), inside: true };
  for (const { code } of unitsAt(state, place, inside)) eliminateUnit(run, code, rule);
  for (const { code } of leadersAt(state, place, inside)) loseLeader(run, code, null, rule);
  const city = cityIn(state, place);
  if (city === undefined) takeFort(run, hex, by, rule);
  else takeCity(run, city, by, rule);
}
