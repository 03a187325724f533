/** R 17, 18: battles from positions at random end, and leave nothing behind that the rules forbid. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { Attack, BattleFrame } from '../../src/peloponnesian/frame/combat.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { columnFor } from '../../src/peloponnesian/query/combat.js';
import { isForFortress } from '../../src/peloponnesian/query/defences.js';
import { campOf, cityIn, friendOfCity, playerOfUnit } from '../../src/peloponnesian/query/owners.js';
import { hasShelter } from '../../src/peloponnesian/query/retreats.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { isHex } from '../../src/peloponnesian/table/places.js';
import type { LeaderId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { all, field } from './field.js';

const POSITIONS = 600;
const leaderOf = (player: PlayerId): LeaderId => (player === 'athens' ? 'demosthenes' : 'gylippus');

const table = openTable(initialState({ players: 2, scenario: 'argiveLeague' }));
const { ground, places, roster } = table;
const idOf = (place: number): Attack['at'] => places.ids[place] as Attack['at'];

/** Land hexes of the regions in play. */
const HEXES = Array.from({ length: ground.grid.size }, (_, hex) => hex).filter((hex) => {
  const region = ground.map.areas[ground.areaAt[hex] ?? 0xff]?.region;
  const terrain = ground.terrainAt[hex];
  return (
    isHex(places, hex) &&
    (terrain === 'clear' || terrain === 'rough') &&
    region !== undefined &&
    region !== null &&
    region in table.regions
  );
});
const COASTS = HEXES.filter((hex) => (ground.coastAt[hex] ?? []).length > 0);
const CITY_HEXES = HEXES.filter((hex) => cityIn(table, hex) !== undefined);

interface Position {
  readonly state: GameState;
  readonly attack: Attack;
}

/** What a position is drawn from: who attacks whom, and the units that are left. */
interface Draws {
  readonly chance: ChanceSource;
  readonly player: PlayerId;
  readonly enemy: PlayerId;
  /** Draws up to so many units of a player, land units or fleets. */
  readonly units: (player: PlayerId, most: number, land: boolean) => UnitId[];
}

function drawsOf(seed: string): Draws {
  const chance = seededChance(seed);
  const [player, enemy]: [PlayerId, PlayerId] = chance.draw(2) === 0 ? ['athens', 'sparta'] : ['sparta', 'athens'];
  const left = new Set(roster.units.map(({ id }) => id));
  const units = (owner: PlayerId, most: number, land: boolean): UnitId[] => {
    const mine = roster.units.filter(
      ({ id, code, isLand }) => left.has(id) && isLand === land && playerOfUnit(table, code) === owner,
    );
    const count = Math.min(mine.length, 1 + chance.draw(most));
    return Array.from({ length: count }, () => {
      const [unit] = mine.splice(chance.draw(mine.length), 1);
      if (unit === undefined) throw new RangeError('no unit is left');
      left.delete(unit.id);
      return unit.id;
    });
  };
  return { chance, player, enemy, units };
}

const oneOf = <T>(chance: ChanceSource, list: readonly T[]): T => {
  const one = list[chance.draw(list.length)];
  if (one === undefined) throw new RangeError('nothing to draw from');
  return one;
};

/** Fleets meet at sea; one side may carry troops. */
function atSea({ chance, player, enemy, units }: Draws): Position {
  const sea = chance.draw(ground.map.seas.length);
  const at = idOf(places.firstSea + sea);
  const from = oneOf(chance, [at, ...(ground.map.seas[sea]?.borders ?? [])]);
  const [leader, other] = [leaderOf(player), leaderOf(enemy)];
  const [fleets, cargo] = [units(player, 4, false), units(player, 2, true)];
  const [targets, enemyCargo] = [units(enemy, 4, false), units(enemy, 2, true)];
  const state = field('argiveLeague', {
    units: {
      ...all([...fleets, ...cargo], { at, under: leader }),
      ...all([...targets, ...enemyCargo], { at, under: other }),
    },
    leaders: { [leader]: [player, at], [other]: [enemy, at] },
  });
  return { state, attack: { at, player, attackers: [leader, ...fleets], targets, from, landed: false } };
}

/** Attackers come by land to enemies in the open, or in a city; or they mask a city already. */
function byLand({ chance, player, enemy, units }: Draws, hexes: readonly number[], isMasking: boolean): Position {
  const hex = oneOf(chance, hexes);
  const at = idOf(hex);
  const beside = ground.grid
    .neighbours(hex)
    .filter((next) => HEXES.includes(next) && cityIn(table, next) === undefined);
  const from = isMasking || beside.length === 0 ? at : idOf(oneOf(chance, beside));
  const attackers = units(player, 6, true);
  const isLed = chance.draw(3) > 0;
  const shelter = hasShelter(table, hex, campOf(enemy), false);
  const isInside = shelter && (from === at || !isLed);
  const spot: UnitState = {
    at,
    ...(isInside && { inside: true as const }),
    ...(!isInside && chance.draw(4) === 0 && { raiding: true as const }),
  };
  const isEmpty = cityIn(table, hex) !== undefined && chance.draw(3) === 0;
  const [defenders, others] = [units(enemy, isLed || isInside ? 5 : 1, true), units(enemy, 2, true)];
  const near = beside.map(idOf).find((id) => id !== from);
  const state = field('argiveLeague', {
    units: {
      ...all(attackers, { at }),
      ...(isEmpty ? {} : all(defenders, spot)),
      ...(near === undefined ? {} : all(others, { at: near })),
    },
    leaders: {
      [leaderOf(player)]: [player, at],
      ...(isLed && !isEmpty ? { [leaderOf(enemy)]: [enemy, isInside ? { at, inside: true } : { at }] } : {}),
    },
  });
  return {
    state,
    attack: { at, player, attackers: [leaderOf(player), ...attackers], targets: [], from, landed: false },
  };
}

/** Troops land with their fleets, or alone while these wait at sea. */
function fromSea({ chance, player, enemy, units }: Draws): Position {
  const hex = oneOf(chance, COASTS);
  const at = idOf(hex);
  const city = cityIn(table, hex);
  const off = city?.port ?? ground.map.seas[ground.coastAt[hex]?.[0] ?? 0]?.id ?? 'saronicGulf';
  const [leader, other] = [leaderOf(player), leaderOf(enemy)];
  const [fleets, troops] = [units(player, 4, false), units(player, 3, true)];
  const [defenders, ships] = [units(enemy, 3, true), units(enemy, 2, false)];
  const isAlone = chance.draw(3) === 0;
  const hasPort = city !== undefined && city.port !== null;
  const inside = hasShelter(table, hex, campOf(enemy), false) && { inside: true as const };
  const state = field('argiveLeague', {
    units: {
      ...all(fleets, isAlone ? off : { at, off }),
      ...all(troops, at),
      ...all(defenders, { at, ...inside }),
      ...(hasPort ? all(ships, { at, off, ...inside }) : {}),
    },
    leaders: { [leader]: [player, at], [other]: [enemy, { at, ...inside }] },
  });
  const attackers = [leader, ...(isAlone ? [] : fleets), ...troops];
  return { state, attack: { at, player, attackers, targets: [], from: off, landed: true } };
}

/** The besieged sally, or fleets come to relieve their port. */
function fromCity({ chance, player, enemy, units }: Draws): Position {
  const own = CITY_HEXES.filter((hex) => hasShelter(table, hex, campOf(player), false));
  const isRelief = chance.draw(2) === 0;
  const hex = oneOf(chance, isRelief ? own.filter((each) => cityIn(table, each)?.port !== null) : own);
  const at = idOf(hex);
  const city = cityIn(table, hex);
  const off = city?.port ?? undefined;
  const [leader, other] = [leaderOf(player), leaderOf(enemy)];
  const [besiegers, ships] = [units(enemy, 4, true), units(enemy, 3, false)];
  const [inside, fleets] = [units(player, 4, true), units(player, 3, false)];
  const state = field(
    'argiveLeague',
    {
      units: {
        ...all(besiegers, at),
        ...(off === undefined ? {} : all(ships, { at, off })),
        ...all(inside, { at, inside: true }),
        ...(isRelief && off !== undefined ? all(fleets, { at, off }) : {}),
      },
      leaders: { [leader]: [player, isRelief ? at : { at, inside: true }], [other]: [enemy, at] },
    },
    { cities: { ...table.cities, ...(city !== undefined && { [city.id]: { ...table.cities[city.id], siege: 3 } }) } },
  );
  return isRelief && off !== undefined
    ? { state, attack: { at, player, attackers: [leader, ...fleets], targets: ships, from: off, landed: true } }
    : { state, attack: { at, player, attackers: [leader, ...inside], targets: [], from: at, landed: false } };
}

/** Returns attackers who have come to a hex or sea area with enemies. */
function position(seed: string): Position {
  const draws = drawsOf(seed);
  switch (draws.chance.draw(8)) {
    case 0:
      return atSea(draws);
    case 1:
      return fromSea(draws);
    case 2:
    case 3:
      return fromCity(draws);
    case 4:
      return byLand(draws, CITY_HEXES, true);
    case 5:
      return byLand(draws, HEXES, false);
    default:
      return byLand(draws, CITY_HEXES, false);
  }
}

/** Plays on at random, and looks at each step. */
function play(
  seed: string,
  { state, attack }: Position,
): { readonly end: GameState; readonly events: readonly GameEvent[] } {
  const chance = seededChance(`${seed} play`);
  const opened = machine.start({ ...state, stack: [{ kind: 'battles', player: attack.player, left: [attack] }] });
  const simulation = machine.simulate(opened.state);
  const events: GameEvent[] = [...opened.events];
  for (let step = 0; step < 3000; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) return { end: simulation.state(), events };
    const listed = simulation.legalActions();
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThan(100);
    expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length);
    const before = simulation.state();
    const fight = before.stack.findLast((frame): frame is BattleFrame => frame.kind === 'battle');
    const isBehindWalls = fight !== undefined && isForFortress(openTable(before), fight);
    const action =
      actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError(`${actor} can do nothing`);
    const said = orThrow(simulation.apply(action));
    // R 17.7.2: nobody is forced off walls.
    for (const event of said)
      if (
        event.type === 'unitWavered' &&
        isBehindWalls &&
        fight.defender.fighters.some(({ unit }) => unit === event.unit)
      )
        expect(event.rule).toBe('R 17.7.2');
    events.push(...said);
  }
  throw new RangeError(`the battle ${seed} does not end`);
}

/** Checks that no enemies stand together outside of any place. */
function expectApart(end: GameState, seed: string): void {
  const now = openTable(end);
  const camps = new Map<string, Set<string>>();
  for (const [id, unit] of Object.entries<UnitState>(end.units)) {
    if (!isHex(places, places.codes.get(unit.at) ?? 0xffff)) continue;
    const camp = campOf(playerOfUnit(now, roster.unitCodes.get(id as UnitId) ?? -1));
    const key = `${unit.at} ${unit.inside === true ? 'inside' : 'outside'}`;
    camps.set(key, (camps.get(key) ?? new Set()).add(camp));
  }
  for (const [key, both] of camps) expect(both.size, `${seed}: ${key}`).toBe(1);
  for (const [id, unit] of Object.entries<UnitState>(end.units)) {
    if (unit.inside !== true) continue;
    const camp = campOf(playerOfUnit(now, roster.unitCodes.get(id as UnitId) ?? -1));
    const city = cityIn(now, places.codes.get(unit.at) ?? 0);
    if (city !== undefined) expect(friendOfCity(now, city), `${seed}: ${id}`).toBe(camp);
  }
}

describe('battles from positions at random', () => {
  const runs = Array.from({ length: POSITIONS }, (_, index) => {
    const seed = `battle ${index}`;
    const start = position(seed);
    return { seed, start, ...play(seed, start) };
  });

  it('end, and leave no enemies together', () => {
    for (const { end, seed } of runs) expectApart(end, seed);
  });

  it('conserve units: whoever is not eliminated is on the map', () => {
    for (const { seed, start, end, events } of runs) {
      const isOut = (state: GameState, id: UnitId): boolean => !(id in state.units) || state.units[id]?.at === 'gone';
      const lost = events.flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
      expect(new Set(lost).size, seed).toBe(lost.length);
      for (const { id } of roster.units)
        expect(isOut(end, id), `${seed}: ${id}`).toBe(isOut(start.state, id) || lost.includes(id));
    }
  });

  it('are won by whoever holds the hex', () => {
    for (const { seed, start, end, events } of runs) {
      const won = events.findLast((event) => event.type === 'battleWon');
      if (won?.type !== 'battleWon' || won.winner === null || !won.at.startsWith('W')) continue;
      const now = openTable(end);
      const outside = Object.entries<UnitState>(end.units).filter(
        ([, { at, inside }]) => at === won.at && inside !== true,
      );
      const isBeaten = won.winner !== start.attack.player;
      const isMasking = start.attack.from === start.attack.at;
      if (isBeaten && !isMasking)
        for (const [id] of outside)
          expect(playerOfUnit(now, roster.unitCodes.get(id as UnitId) ?? -1), `${seed}: ${id}`).not.toBe(
            start.attack.player,
          );
      // R 10.8.2: fleets that have come into a port leave those ashore where they are.
      const isRelief = start.attack.attackers.some((id) => end.units[id as UnitId]?.inside === true);
      if (!isBeaten && !isRelief)
        for (const [id] of outside)
          expect(playerOfUnit(now, roster.unitCodes.get(id as UnitId) ?? -1), `${seed}: ${id}`).toBe(
            start.attack.player,
          );
    }
  });

  it('meet every kind of thing that can happen', () => {
    const types = new Set(runs.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of [
      'battleWon',
      'cavalryPursued',
      'garrisonFell',
      'placeMasked',
      'battleBrokenOff',
      'attackAbandoned',
      'leaderLost',
      'cityTaken',
      'defendersArrayed',
    ] as const)
      expect(types, type).toContain(type);
  });
});

describe('odds (R 17.3)', () => {
  it('never favour the attacker by rounding', () => {
    for (let attackers = 1; attackers < 20; attackers++)
      for (let defenders = 1; defenders < 20; defenders++) {
        const column = columnFor(attackers, defenders);
        expect(column).toBeGreaterThanOrEqual(-1);
        expect(columnFor(attackers + 1, defenders)).toBeGreaterThanOrEqual(column);
        expect(columnFor(attackers, defenders + 1)).toBeLessThanOrEqual(column);
      }
  });
});
