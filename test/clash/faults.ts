/** What must always be so, looked at from outside: what is wrong with a state. */
import { MOST_WALLS } from '../../src/conquest/data/shape.js';
import { leadersAt, sidesIn, unitsAt } from '../../src/conquest/query/presence.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import { isInfantry } from '../../src/conquest/units.js';
import type { GameState } from '../../src/clash/state.js';
import { frameIn } from '../../src/clash/query/box.js';
import { markersOf, takerOf } from '../../src/clash/query/objectives.js';
import { isPlayed } from '../../src/clash/query/sides.js';
import { asked } from './table.js';

/** R 2.3, S1.3: a unit stands in one place, with no more steps than are printed; in a tray it is nobody's. */
function* misplaced(state: GameState, situation: Situation): Generator<string> {
  const { ground, roster, components } = situation;
  const places = new Set(ground.places);
  const trays = ['pool', 'track', 'aside', 'gone', 'mutinied'];
  for (const { id, full, side: own } of roster.units) {
    const { at, steps, side } = state.units[id] ?? { at: 'nowhere', steps: 0, side: 'nobody' };
    if (!places.has(at)) yield `${id} stands ${at}`;
    if (steps < 1 || steps > full) yield `${id} has ${steps} steps`;
    if (trays.includes(at) && side !== own) yield `${id} lies ${at} as ${side}`;
  }
  for (const [code, place] of ground.places.entries())
    for (const { id: side } of components.sides) {
      const counted = Object.values(state.units).filter((unit) => unit.at === place && unit.side === side).length;
      if (situation.countAt(code, side) !== counted)
        yield `${place} counts ${situation.countAt(code, side)} of ${side}`;
    }
}

/** R 6.4, 11.2, 12.5: walls, and who is behind them. */
function* misheld(state: GameState, situation: Situation): Generator<string> {
  const { components, ground } = situation;
  let standing = 0;
  for (const [id, { walls, holder }] of Object.entries(state.cities)) {
    standing += walls;
    if (walls > MOST_WALLS || (walls === 0) !== (holder === null)) yield `${id} has ${walls} walls of ${holder}`;
  }
  if (standing > components.counters.walls) yield `${standing} walls stand`;
  if (frameIn(situation, 'siege') !== undefined) return;
  for (const { code, number, fact } of ground.cities) {
    const [units, walls] = [unitsAt(situation, code), situation.wallsOf(number)];
    if (units.length > (walls < 2 ? 0 : walls)) yield `${units.length} units are behind ${walls} walls of ${fact.id}`;
    if (units.some(({ kind }) => !isInfantry(kind))) yield `others than infantry are in ${fact.id}`;
    if (units.some((unit) => situation.sideOfUnit(unit.code) !== situation.wallHolderOf(number)))
      yield `enemies are in ${fact.id}`;
    if (walls === 0 && leadersAt(situation, code).length > 0) yield `a leader is in ${fact.id} without walls`;
  }
}

/** R 5.4, S12, S13: who is alone in a province holds it; what is left of a marker’s guard is its owner’s; prisoners are a player’s. */
function* misruled(state: GameState, situation: Situation): Generator<string> {
  for (const province of situation.ground.provinces) {
    const [alone, another] = sidesIn(situation, province);
    const { id, loyalty } = province.fact;
    const holder = state.provinces[id]?.holder ?? null;
    if (alone !== undefined && another === undefined && loyalty === 'open' && holder !== alone)
      yield `${id} is ${holder}’s, and ${alone} is alone there`;
  }
  for (const [id, { at, side }] of Object.entries(state.leaders))
    if (at === 'captive' && !isPlayed(situation, side)) yield `${id} is a prisoner of ${side}`;
  for (const marker of frameIn(situation, 'turn')?.begun === true ? markersOf(situation) : [])
    if (takerOf(situation, marker) !== undefined) yield `${marker.fact.baggage} is left alone`;
}

/** R S8.3, S8.4: who is at sea has ships there, with room for all; fleets are at sea, or off the map. */
function* adrift(state: GameState, { components }: Situation): Generator<string> {
  const zones = components.map.seaZones.map(({ id }) => id);
  const fleets = components.counters.fleets ?? [];
  for (const { id } of fleets) {
    const at = state.baggage[id]?.at ?? 'nowhere';
    if (![...zones, 'pool', 'aside'].includes(at)) yield `${id} lies ${at}`;
  }
  for (const zone of zones)
    for (const { id: side } of components.sides) {
      const lies = (row: { readonly at: string; readonly side: string }) => row.at === zone && row.side === side;
      const ships = fleets.filter(({ id }) => lies(state.baggage[id] ?? { at: '', side: '' }));
      const room = ships.reduce((sum, { capacity }) => sum + capacity, 0);
      const units = Object.entries(state.units).filter(([, unit]) => lies(unit));
      const burden = units.reduce((sum, [id]) => {
        const kind = components.counters.kinds.find((each) => id.startsWith(`${each.id}-`));
        return sum + (['lightCavalry', 'heavyCavalry', 'horseArcher'].includes(kind?.type ?? '') ? 2 : 1);
      }, 0);
      const others = [...Object.values(state.leaders), ...Object.values(state.baggage)].filter(lies).length;
      if (burden > room) yield `${side} has ${burden} to carry in ${zone}, and room for ${room}`;
      if (ships.length === 0 && others > 0) yield `${side} is in ${zone} without ships`;
    }
}

/** What is wrong with a state; of one that is right nothing. */
export function faultsOf(state: GameState): readonly string[] {
  const situation = asked(state);
  return [
    ...misplaced(state, situation),
    ...misheld(state, situation),
    ...misruled(state, situation),
    ...(frameIn(situation, 'shipless') === undefined ? adrift(state, situation) : []),
  ];
}
