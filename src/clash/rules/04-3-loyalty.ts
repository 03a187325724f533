/** R S4.3: the loyalty of provinces, of the main army and of its leaders. */
import type { Draft } from 'immer';
import { takeCity } from '../../conquest/deeds/cities.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { changeSides } from '../../conquest/deeds/units.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import { leaderCode, provinceNamed } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { LoyaltyFact } from '../data/shape.js';
import { takeBaggage, turnLeader } from '../deeds/loyalty.js';
import type { LoyaltyFrame } from '../frame/index.js';
import { loyaltyNamed } from '../query/components.js';
import type { GameRun, RulesOf } from '../types.js';

/** The highest die with which they follow the first side, central authority. */
const CENTRAL = 3;

/** Gives units in these places to a side; only of the kinds whose loyalty is settled together. */
function turnUnits(run: GameRun, places: readonly PlaceCode[], kinds: LoyaltyFact['kinds'], to: SideId): void {
  for (const place of places)
    for (const { code, kind } of unitsAt(run.state, place))
      if (kinds?.includes(kind.id) ?? true) changeSides(run, code, place, to, 'R S4.3');
}

/** Gives leaders, markers and walls to the side of their province. */
function turnRest(
  run: GameRun,
  { province, cities = [] }: LoyaltyFact,
  places: readonly PlaceCode[],
  to: SideId,
): void {
  const { state } = run;
  for (const place of places) {
    for (const { code } of leadersAt(state, place)) turnLeader(run, code, to, 'R S4.3');
    for (const baggage of state.roster.baggage.keys())
      if (state.placeOfBaggage(baggage) === place) takeBaggage(run, baggage, place, to, 'R S4.3');
  }
  for (const city of state.ground.cities) {
    const [first, second] = city.fact.provinces;
    const isThere = (first === province && second === undefined) || cities.includes(city.fact.id);
    const walls = state.wallsOf(city.number);
    if (isThere && walls > 0) takeCity(run, city, to, walls, 'R S4.3');
  }
}

function settle(run: GameRun, fact: LoyaltyFact, die: number | null, side: SideId): void {
  const { state } = run;
  run.emit({ type: 'loyaltySettled', rule: 'R S4.3', loyalty: fact.id, die, side });
  const { code, cities } = provinceNamed(state, fact.province);
  if (fact.leaders !== undefined) {
    for (const leader of fact.leaders) turnLeader(run, leaderCode(state, leader), side, 'R S4.3');
    return;
  }
  const places = [code, ...cities.map((city) => city.code)];
  turnUnits(run, places, fact.kinds, side);
  if (fact.kinds === undefined) turnRest(run, fact, places, side);
}

function next(run: GameRun, frame: Draft<LoyaltyFrame>): LoyaltyFact | undefined {
  return loyaltyNamed(run.state, frame.left[0]);
}

export const loyalty: RulesOf<'loyalty'> = {
  rule: 'R S4.3',
  advance(run, frame) {
    const fact = next(run, frame);
    if (fact === undefined) return run.finish();
    if (fact.side === undefined) return rollDice(run, 'loyalty', 1, null);
    frame.left.shift();
    settle(run, fact, null, fact.side);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const fact = next(run, frame);
    const die = child.values[0] ?? 1;
    const [central, warlord] = orderOfPlay(run.state);
    const side = die <= CENTRAL ? central : warlord;
    frame.left.shift();
    if (fact !== undefined && side !== undefined) settle(run, fact, die, side);
  },
};
