/** R 17.5: cities that surrender, an optional rule. */
import { takeCity } from '../deeds/cities.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import { makeDefiant } from '../deeds/sieges.js';
import { changeSides, eliminateUnit } from '../deeds/units.js';
import { plays } from '../options.js';
import { leadersAt, unitsAt } from '../query/06-1-presence.js';
import { cityNamed } from '../query/11-siege.js';
import { sideFact } from '../query/04-1-turn.js';
import { provinceCode } from '../table/by-id.js';
import type { City } from '../table/ground.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ProvinceId, SideId } from '../vocabulary.js';

/** Begins a demand for surrender from the place of an army, which does not take part in it (ruling C17.3). */
export function demandSurrender(run: GameRun, { fact: { id } }: City, side: SideId, from: ProvinceId): void {
  run.push({ kind: 'summons', city: id, side, from });
}

/** Records that a siege has begun, after which the surrender of the city can no longer be demanded. */
export function noteSiege(run: GameRun, city: City, side: SideId): void {
  if (plays(run.state, 'citySurrender') && sideFact(run.state, side).conquers) makeDefiant(run, city);
}

/** Returns whether a unit can change sides: recruits can (R 12.8), mercenaries cannot (R 12.7). */
const mayChangeSides = ({ kind: { recruited } }: UnitInfo): boolean =>
  recruited === 'capitals' || recruited === 'india';

/** Carries out a surrender: walls change hands, and units in the city change sides or are eliminated. */
function surrender(run: GameRun, city: City, to: SideId, from: ProvinceId): void {
  const { state } = run;
  const at = provinceCode(state, from);
  for (const unit of unitsAt(state, city.code))
    if (mayChangeSides(unit)) changeSides(run, unit.code, at, to, 'R 17.5');
    else eliminateUnit(run, unit.code, 'R 17.5');
  for (const { code } of leadersAt(state, city.code)) removeLeader(run, code, 'captured', 'R 17.5');
  takeCity(run, city, to, state.wallsOf(city.number), 'R 17.5');
}

export const summons: RulesOf<'summons'> = {
  rule: 'R 17.5',
  advance: (run, { side }) => rollDice(run, 'surrender', 1, side),
  resume(run, { city: id, side, from }, child) {
    const city = cityNamed(run.state, id);
    if (child.kind !== 'roll' || city === undefined) return;
    const die = child.values[0] ?? Infinity;
    const surrendered = die <= (city.fact.surrendersOn ?? 0);
    makeDefiant(run, city);
    run.emit({ type: 'citySummoned', rule: 'R 17.5', city: id, side, die, surrendered });
    if (surrendered) surrender(run, city, side, from);
    run.finish();
  },
};
