/** What is published is the whole table, whatever has been looked at; what has not changed is the same as before. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/conquest/machine.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import type { GameState } from '../../src/conquest/state.js';
import { openTable } from '../../src/conquest/table/open.js';
import { publishTable } from '../../src/conquest/table/publish.js';
import type { Table } from '../../src/conquest/table/table.js';
import { newGame } from './table.js';

/** A state published anew, from a table that knows of none before. */
const anew = (state: GameState): GameState => publishTable(openTable(state, conquestLaw), state.stack, undefined);

/**
 * So many states of a game in which everything is drawn, one published after another; beside each what a game is published as that has been
 * played through the same actions, and never been looked at.
 */
function* course(seed: string, steps: number): Generator<{ readonly state: GameState; readonly unseen: GameState }> {
  const chance = seededChance(seed);
  let state = newGame();
  const simulation = machine.simulate(state);
  for (let step = 0; step < steps; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) return;
    const listed = simulation.legalActions();
    const action =
      actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError('nothing can be done');
    state = orThrow(machine.applyAction(state, action)).state;
    orThrow(simulation.apply(action));
    yield { state, unseen: simulation.clone().state() };
  }
}

/** A state of which nothing has been played. */
const first = newGame();

const PARTS = ['units', 'leaders', 'baggage', 'provinces', 'cities'] as const;

describe('the state that a table is published as', () => {
  it('is the same, row by row and in the same order, as if nothing had been known before', () => {
    let changes = 0;
    for (const seed of ['publish', 'publish again', 'publish once more']) {
      let before: GameState | undefined;
      for (const { state, unseen } of course(seed, 600)) {
        if (before !== undefined && before.units !== state.units) changes++;
        expect(JSON.stringify(state)).toBe(JSON.stringify(unseen));
        before = state;
      }
    }
    expect(changes).toBeGreaterThan(100);
  });

  it('shares with the one before every row that is equal, and every part of which all are', () => {
    let before: GameState | undefined;
    let kept = 0;
    for (const { state } of course('shared', 600)) {
      for (const part of before === undefined ? [] : PARTS) {
        const [was, is] = [before?.[part] ?? {}, state[part]];
        if (JSON.stringify(was) === JSON.stringify(is)) expect(is).toBe(was);
        for (const [name, row] of Object.entries(is)) {
          const known = (was as Readonly<Record<string, object>>)[name];
          if (known === undefined || JSON.stringify(known) !== JSON.stringify(row)) continue;
          expect(row).toBe(known);
          kept++;
        }
      }
      before = state;
    }
    expect(kept).toBeGreaterThan(1000);
  });

  it('is frozen, with all its rows', () => {
    for (const { state } of course('frozen', 60)) {
      expect(Object.isFrozen(state)).toBe(true);
      for (const part of PARTS) {
        expect(Object.isFrozen(state[part])).toBe(true);
        expect(Object.values(state[part]).every((row) => Object.isFrozen(row))).toBe(true);
      }
    }
  });

  it.each([
    ['a unit that moves', (table: Table) => table.setUnit(0, 3, 'macedonian')],
    ['its steps', (table: Table) => table.setSteps(0, 1)],
    ['its group', (table: Table) => table.setBand(0, 7)],
    ['a leader who moves', (table: Table) => table.setLeader(0, 3)],
    ['his side', (table: Table) => table.setLeaderSide(0, 'persian')],
    ['his wound', (table: Table) => table.setWounded(0, true)],
    ['a marker', (table: Table) => table.setBaggage(0, 3, 'persian')],
    ['who holds a province', (table: Table) => table.setHolder(0, null)],
    ['what it yields', (table: Table) => table.setSupplies(0, 'scorched')],
    ['the walls of a city', (table: Table) => table.setWalls(0, 5, 'persian')],
  ] as const)('tells of %s', (_, change) => {
    const table = openTable(first, conquestLaw);
    // The first unit and the first leader stand in the second province.
    table.setUnit(0, 1, 'macedonian');
    table.setLeader(0, 1);
    const before = publishTable(table, first.stack, first);
    change(table);
    const after = publishTable(table, first.stack, before);
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
    expect(JSON.stringify(after)).toBe(JSON.stringify(publishTable(table, first.stack, undefined)));
  });

  it('is whole though the table was published as another state in between', () => {
    const table = openTable(first, conquestLaw);
    const [one, other] = [0, 1] as const;
    const earlier = publishTable(table, first.stack, first);
    table.setSupplies(one, 'depleted');
    publishTable(table, first.stack, earlier);
    table.setSupplies(other, 'depleted');
    // Of what has changed since `earlier` the table remembers the second alone.
    const later = publishTable(table, first.stack, earlier);
    expect(table.ground.provinces.slice(0, 2).map(({ fact }) => later.provinces[fact.id]?.supplies)).toEqual([
      'depleted',
      'depleted',
    ]);
  });

  it('knows nothing of what happens to a copy, whatever that was made of', () => {
    const table = openTable(first, conquestLaw);
    const spare = openTable(first, conquestLaw);
    spare.setSupplies(2, 'scorched');
    spare.turn = 40;
    for (const copy of [table.copy(), table.copy(spare)]) {
      expect(JSON.stringify(publishTable(copy, first.stack, undefined))).toBe(JSON.stringify(anew(first)));
      copy.setSupplies(3, 'depleted');
      copy.turn++;
    }
    expect(JSON.stringify(publishTable(table, first.stack, first))).toBe(JSON.stringify(anew(first)));
  });
});
