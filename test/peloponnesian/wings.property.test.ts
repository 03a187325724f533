/** R D: battles in wings from positions at random end, conserve units, and keep lines lawful. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { Attack } from '../../src/peloponnesian/frame/combat.js';
import type { LineOfBattle } from '../../src/peloponnesian/frame/wings.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { playerOfUnit } from '../../src/peloponnesian/query/owners.js';
import { SIDES, wholeBattle } from '../../src/peloponnesian/query/wings.js';
import { WINGS, type LeaderId, type PlayerId, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { all, inWings } from './field.js';

const POSITIONS = 80;
/** The step of a season in which players move. */
const TURN_STEP = 8;
/** One in so many decisions to break off is left to chance. */
const STEADY = 6;

const table = openTable(initialState({ players: 2, scenario: 'argiveLeague' }));
const { roster } = table;
const leaderOf = (player: PlayerId): LeaderId => (player === 'athens' ? 'demosthenes' : 'brasidas');

interface Position {
  readonly state: GameState;
  readonly attack: Attack;
}

/** Draws from `least` to `most` units of a player, land units or fleets. */
function drawUnits(chance: ChanceSource, owner: PlayerId, land: boolean, least: number, most: number): UnitId[] {
  const mine = roster.units.filter(({ code, isLand }) => isLand === land && playerOfUnit(table, code) === owner);
  const count = Math.min(mine.length, least + chance.draw(most - least + 1));
  return Array.from({ length: count }, () => {
    const [unit] = mine.splice(chance.draw(mine.length), 1);
    if (unit === undefined) throw new RangeError('no unit is left');
    return unit.id;
  });
}

/** Armies meet in the open, some of them from ships, or fleets at sea. */
function position(seed: string): Position {
  const chance = seededChance(seed);
  const [player, enemy]: [PlayerId, PlayerId] = chance.draw(2) === 0 ? ['athens', 'sparta'] : ['sparta', 'athens'];
  const [leader, other] = [leaderOf(player), leaderOf(enemy)];
  const leaders: Record<LeaderId, [PlayerId, string]> = {};
  if (chance.draw(4) === 0) {
    const at = 'saronicGulf';
    const [fleets, targets] = [drawUnits(chance, player, false, 4, 8), drawUnits(chance, enemy, false, 4, 8)];
    leaders[leader] = [player, at];
    leaders[other] = [enemy, at];
    const units = { ...all(fleets, { at, under: leader }), ...all(targets, { at, under: other }) };
    return {
      state: inWings('argiveLeague', { units, leaders: leaders as never }),
      attack: { at, player, attackers: [leader, ...fleets], targets, from: 'saronicGulf', landed: false },
    };
  }
  const [attackers, defenders] = [drawUnits(chance, player, true, 3, 14), drawUnits(chance, enemy, true, 3, 14)];
  const isLanding = chance.draw(4) === 0;
  const [at, from]: [Attack['at'], Attack['from']] = isLanding ? ['W3533', 'saronicGulf'] : ['W3033', 'W3032'];
  const ships = isLanding ? drawUnits(chance, player, false, 2, 4) : [];
  leaders[leader] = [player, at];
  if (chance.draw(3) > 0) leaders[other] = [enemy, at];
  const units = { ...all(attackers, at), ...all(ships, { at, off: 'saronicGulf' }), ...all(defenders, at) };
  return {
    state: inWings('argiveLeague', { units, leaders: leaders as never }),
    attack: { at, player, attackers: [leader, ...ships, ...attackers], targets: [], from, landed: isLanding },
  };
}

/** Returns whether each wing has its share, and the center no light troops between hoplites. */
function isLawful(line: LineOfBattle, isAtSea: boolean): boolean {
  const units = WINGS.map((wing) => line[wing].filter((piece) => roster.unitCodes.has(piece as UnitId)));
  const total = units.reduce((sum, { length }) => sum + length, 0);
  const [left = [], center = [], right = []] = units;
  const isHoplite = (piece: string): boolean => piece.includes('-hoplite-');
  const barred = left.some(isHoplite) && right.some(isHoplite) && center.some((piece) => !isHoplite(piece));
  return units.every(({ length }) => length >= Math.floor(total / 4)) && (isAtSea || !barred);
}

function play(seed: string, { state, attack }: Position) {
  const chance = seededChance(`${seed} play`);
  const { player } = attack;
  const opened = machine.start({
    ...state,
    campaignTurn: 1,
    stack: [
      { kind: 'turn', step: TURN_STEP, left: player === 'athens' ? ['sparta'] : [] },
      { kind: 'movement', player, stage: 'battles', marched: [], sailed: [], attacks: [] },
      { kind: 'battles', player, left: [attack] },
    ],
  });
  const simulation = machine.simulate(opened.state);
  const events: GameEvent[] = [...opened.events];
  const rests: GameState[] = [];
  for (let step = 0; step < 4000; step++) {
    const [actor] = simulation.actors();
    const before = simulation.state();
    if (actor === undefined || !before.stack.some(({ kind }) => kind === 'battles'))
      return { end: before, events, rests };
    const listed = simulation.legalActions();
    expect(listed.length, seed).toBeGreaterThan(0);
    expect(listed.length, seed).toBeLessThan(100);
    expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length);
    const fightOn = chance.draw(STEADY) > 0 ? listed.find(({ type }) => type === 'fightOn') : undefined;
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : (fightOn ?? listed[chance.draw(listed.length)]);
    if (action === undefined) throw new RangeError(`${actor} can do nothing`);
    const whole = wholeBattle(machine.situationOf(before));
    if (whole !== undefined) {
      rests.push(before);
      if (action.type === 'endShifts')
        expect(isLawful(whole.frame[whole.frame.side], whole.battle.element === 'sea'), seed).toBe(true);
    }
    events.push(...orThrow(simulation.apply(action)));
  }
  throw new RangeError(`the battle ${seed} does not end`);
}

describe('battles in wings from positions at random (R D)', () => {
  const runs = Array.from({ length: POSITIONS }, (_, index) => {
    const seed = `wings ${index}`;
    const start = position(seed);
    return { seed, start, ...play(seed, start) };
  });

  it('lines are lawful when they are drawn up', () => {
    for (const { seed, events, start } of runs)
      for (const event of events)
        if (event.type === 'lineDrawnUp')
          expect(isLawful(event.line, !start.attack.at.startsWith('W')), seed).toBe(true);
  });

  it('units are conserved: whoever is not eliminated is on the map', () => {
    for (const { seed, start, end, events } of runs) {
      const isOut = (state: GameState, id: UnitId): boolean => !(id in state.units) || state.units[id]?.at === 'gone';
      const lost = events.flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
      expect(new Set(lost).size, seed).toBe(lost.length);
      for (const { id } of roster.units)
        expect(isOut(end, id), `${seed}: ${id}`).toBe(isOut(start.state, id) || lost.includes(id));
    }
  });

  it('at each rest the whole battle has every unit once, and each fighter stands in one wing', () => {
    for (const { seed, rests } of runs)
      for (const rest of rests.filter((_, index) => index % 3 === 0)) {
        const whole = wholeBattle(machine.situationOf(rest));
        if (whole === undefined) continue;
        const { battle, frame } = whole;
        for (const side of SIDES) {
          const fighters = battle[side].fighters.map(({ unit }) => unit);
          const named = [...fighters, ...battle[side].lost];
          expect(new Set(named).size, seed).toBe(named.length);
          const standing: readonly string[] = WINGS.flatMap((wing) => frame[side][wing]);
          expect(new Set(standing).size, seed).toBe(standing.length);
          if (['dice', 'shift', 'fight', 'breaks'].includes(frame.stage))
            for (const unit of fighters) expect(standing, `${seed}: ${unit}`).toContain(unit);
        }
      }
  });

  it('states read back as they are', () => {
    for (const { seed, rests } of runs)
      for (const rest of rests.filter((_, index) => index % 9 === 0)) {
        const found = decodeState(JSON.parse(JSON.stringify(rest)) as unknown);
        expect('left' in found ? found.left.faults : [], seed).toEqual([]);
      }
  });

  it('rounds count alike in all wings, and no wing that is won is fought again', () => {
    for (const { seed, events } of runs) {
      const rounds = events.flatMap((event) => (event.type === 'roundFought' ? [event.round] : []));
      for (const [index, round] of rounds.entries())
        expect(round - (rounds[index - 1] ?? round), seed).toBeLessThanOrEqual(1);
      const won = new Set<string>();
      for (const event of events) {
        if (event.type === 'roundFought' && event.wing !== undefined) expect(won, seed).not.toContain(event.wing);
        if (event.type === 'wingWon') won.add(event.wing);
        if (event.type === 'battleWon') won.clear();
      }
    }
  });

  it('meet every kind of thing that can happen', () => {
    const types = new Set(runs.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of [
      'wingsChosen',
      'lineDrawnUp',
      'pieceShifted',
      'wingWon',
      'wingJoined',
      'battleBrokenOff',
      'cavalryPursued',
      'battleWon',
    ] as const)
      expect(types, type).toContain(type);
  });
});
