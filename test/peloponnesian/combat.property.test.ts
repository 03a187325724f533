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
import { openTable } from '../../src/peloponnesian/table/border.js';
import { isHex } from '../../src/peloponnesian/table/places.js';
import type { PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { all, field } from './field.js';

const POSITIONS = 500;
const LEADERS = { athens: ['demosthenes', 'alcibiades'], sparta: ['gylippus', 'agis'] } as const;

const table = openTable(initialState({ players: 2, scenario: 'argiveLeague' }));
const { ground, places, roster } = table;
const idOf = (place: number): Attack['at'] => places.ids[place] as Attack['at'];

/** Land hexes of the regions in play. */
const HEXES = Array.from({ length: ground.grid.size }, (_, hex) => hex).filter((hex) => {
  const region = ground.map.areas[ground.areaAt[hex] ?? 0xff]?.region;
  const terrain = ground.terrainAt[hex];
  return (
    isHex(places, hex) && (terrain === 'clear' || terrain === 'rough') && region !== undefined && region !== null && region in table.regions
  );
});
const CITY_HEXES = HEXES.filter((hex) => cityIn(table, hex) !== undefined);

interface Position {
  readonly state: GameState;
  readonly attack: Attack;
}

/** Draws so many units of a player, of those that are left. */
function draw(
  chance: ChanceSource,
  left: Set<UnitId>,
  player: PlayerId,
  most: number,
  fits: (isLand: boolean) => boolean,
): UnitId[] {
  const mine = roster.units.filter(
    ({ id, code, isLand }) => left.has(id) && fits(isLand) && playerOfUnit(table, code) === player,
  );
  const count = Math.min(mine.length, 1 + chance.draw(most));
  return Array.from({ length: count }, () => {
    const [unit] = mine.splice(chance.draw(mine.length), 1);
    if (unit === undefined) throw new RangeError('no unit is left');
    left.delete(unit.id);
    return unit.id;
  });
}

/** Returns attackers who have come to a hex or sea area with enemies. */
function position(seed: string): Position {
  const chance = seededChance(seed);
  const [player, enemy]: [PlayerId, PlayerId] = chance.draw(2) === 0 ? ['athens', 'sparta'] : ['sparta', 'athens'];
  const left = new Set(roster.units.map(({ id }) => id));
  const kind = (['land', 'land', 'city', 'city', 'masked', 'coast', 'sea'] as const)[chance.draw(7)] ?? 'land';
  if (kind === 'sea') {
    const sea = chance.draw(ground.map.seas.length);
    const at = idOf(places.firstSea + sea);
    const borders = ground.map.seas[sea]?.borders ?? [];
    const from = borders[chance.draw(borders.length)] ?? at;
    const fleets = draw(chance, left, player, 4, (isLand) => !isLand);
    const cargo = draw(chance, left, player, 1, (isLand) => isLand);
    const targets = draw(chance, left, enemy, 4, (isLand) => !isLand);
    const [leader, other] = [LEADERS[player][0], LEADERS[enemy][0]];
    const state = field('argiveLeague', {
      units: { ...all([...fleets, ...cargo], { at, under: leader }), ...all(targets, { at, under: other }) },
      leaders: { [leader]: [player, at], [other]: [enemy, at] },
    });
    return { state, attack: { at, player, attackers: [...fleets, ...cargo, leader], targets, from, landed: false } };
  }
  const pool =
    kind === 'city' || kind === 'masked'
      ? CITY_HEXES
      : kind === 'coast'
        ? HEXES.filter((hex) => (ground.coastAt[hex] ?? []).length > 0)
        : HEXES;
  const hex = pool[chance.draw(pool.length)] ?? 0;
  const city = cityIn(table, hex);
  const at = idOf(hex);
  const beside = ground.grid
    .neighbours(hex)
    .filter((next) => HEXES.includes(next) && cityIn(table, next) === undefined);
  const sea = ground.coastAt[hex]?.[0];
  const landed = kind === 'coast' && sea !== undefined;
  const start = landed ? places.firstSea + sea : (beside[chance.draw(Math.max(1, beside.length))] ?? hex);
  const from = kind === 'masked' ? at : idOf(start);
  const withFleets = city === undefined || city.port !== null;
  const attackers = [
    ...draw(chance, left, player, 6, (isLand) => isLand),
    ...(landed ? draw(chance, left, player, 4, (isLand) => !isLand) : []),
  ];
  const leader = LEADERS[player][0];
  const isLed = chance.draw(3) > 0;
  const defenders = draw(chance, left, enemy, isLed ? 5 : 2, (isLand) => isLand || (withFleets && sea !== undefined));
  const shelter = hasShelter(table, hex, campOf(enemy), false);
  const raiding = chance.draw(5) === 0;
  const spot: UnitState =
    kind === 'masked' && shelter
      ? { at, inside: true }
      : raiding
        ? { at, raiding: true }
        : shelter && !isLed
          ? { at, inside: true }
          : { at };
  const isEmpty = (kind === 'city' || kind === 'masked') && chance.draw(3) === 0;
  // A friendly city that is not the enemy's is nothing to be attacked in unless enemies stand before it.
  const outside = draw(chance, left, enemy, 2, (isLand) => isLand);
  const near = beside[0];
  const state = field('argiveLeague', {
    units: {
      ...all(attackers, { at }),
      ...(isEmpty ? {} : all(defenders, spot)),
      ...(near !== undefined && idOf(near) !== from && near !== hex ? all(outside, { at: idOf(near) }) : {}),
    },
    leaders: {
      [leader]: [player, at],
      ...(isLed && !isEmpty
        ? { [LEADERS[enemy][0]]: [enemy, spot.inside === true ? { at, inside: true } : { at }] }
        : {}),
    },
  });
  return { state, attack: { at, player, attackers: [...attackers, leader], targets: [], from, landed } };
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
      'wallsBreached',
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
