/** What must always be so, looked at from outside: what is wrong with a state. */
import { frameOf } from '../../src/core/index.js';
import { boxes, FIGHTING, LAST_ROUND, MOST_INTRUDERS, type Line } from '../../src/conquest/data/display.js';
import { MOST_WALLS } from '../../src/conquest/data/shape.js';
import type { BattleFrame } from '../../src/conquest/frame/index.js';
import { leadersAt, unitsAt } from '../../src/conquest/query/06-1-presence.js';
import type { GameState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import { isInfantry } from '../../src/conquest/units.js';
import { TRAYS } from '../../src/conquest/vocabulary.js';
import { asked } from './table.js';

/** R 2.3, 6.1: a unit stands in one place, with no more steps than are printed; places count who is there. */
function* misplaced(state: GameState, situation: Situation): Generator<string> {
  const { ground, roster } = situation;
  const places = new Set([...ground.places]);
  for (const { id, full } of roster.units) {
    // Who lies in the dead pile is not named.
    const { at, steps } = state.units[id] ?? { at: 'pool', steps: full };
    if (!places.has(at)) yield `${id} stands ${at}`;
    if (steps < 1 || steps > full) yield `${id} has ${steps} steps`;
  }
  for (const [code, place] of ground.places.entries())
    for (const side of place === 'pool' ? [] : situation.roster.sides) {
      const counted = Object.values(state.units).filter((unit) => unit.at === place && unit.side === side).length;
      if (situation.countAt(code, side) !== counted)
        yield `${place} counts ${situation.countAt(code, side)} of ${side}`;
    }
  if (TRAYS.some((tray) => !places.has(tray))) yield 'no trays';
}

/** R 5.3, 6.4, 11.2: walls, and who is behind them. */
function* misheld(state: GameState, situation: Situation): Generator<string> {
  for (const [id, { walls, holder }] of Object.entries(state.cities))
    if (walls > MOST_WALLS || (walls === 0) !== (holder === null)) yield `${id} has ${walls} walls of ${holder}`;
  const isAtRest = frameOf(situation, 'siege') === undefined;
  for (const { code, number, fact } of isAtRest ? situation.ground.cities : []) {
    const [units, walls] = [unitsAt(situation, code), situation.wallsOf(number)];
    if (units.length > (walls < 2 ? 0 : walls)) yield `${units.length} units are behind ${walls} walls of ${fact.id}`;
    if (units.some(({ kind }) => !isInfantry(kind))) yield `others than infantry are in ${fact.id}`;
    if (units.some((unit) => situation.sideOfUnit(unit.code) !== situation.wallHolderOf(number)))
      yield `enemies are in ${fact.id}`;
    if (walls === 0 && leadersAt(situation, code).length > 0) yield `a leader is in ${fact.id} without walls`;
  }
  if (state.provinces.macedonia?.holder !== 'macedonian') yield 'Macedonia is lost';
}

/** R 10.2, 10.5: boxes hold no more than they can, and battles end. */
function* crowded(situation: Situation, battle: BattleFrame): Generator<string> {
  if (battle.round > LAST_ROUND) yield `round ${battle.round}`;
  for (const { side } of battle.armies)
    for (const box of FIGHTING)
      for (const line of [1, 2] as readonly Line[]) {
        const there = battle.fighters.filter(
          (fighter) => fighter.army === side && fighter.box === box && fighter.line === line,
        );
        const own = there.filter(
          ({ unit }) => situation.sideOfUnit(situation.roster.unitCodes.get(unit) ?? -1) === side,
        );
        if (own.length > 0 && own.length < there.length) yield `both sides stand in ${side} ${box}`;
        const most = own.length > 0 ? boxes[box].holds[line] : line === 1 ? MOST_INTRUDERS : 0;
        if (there.length > most) yield `${there.length} stand in line ${line} of ${side} ${box}`;
      }
  const posted = battle.fighters.flatMap(({ unit, with: other }) => (other === null ? [unit] : [unit, other]));
  if (new Set(posted).size < posted.length) yield 'a unit stands twice on the display';
}

/** What is wrong with a state; of one that is right nothing. */
export function faultsOf(state: GameState): readonly string[] {
  const situation = asked(state);
  const battle = frameOf(situation, 'battle');
  return [
    ...misplaced(state, situation),
    ...misheld(state, situation),
    ...(battle === undefined ? [] : crowded(situation, battle)),
  ];
}
