/** The working form keeps what its state says, shares what nobody has written to, and is nobody else's business. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/alexandros/rules/index.js';
import { createGame, orThrow, viewFor, type GameState, type PlayerCount } from '../../../src/alexandros/index.js';
import { groundFrom, type Ground } from '../../../src/alexandros/table/ground.js';
import { publishTable } from '../../../src/alexandros/table/publish.js';
import { groundOf, Table } from '../../../src/alexandros/table/table.js';
import { table } from '../table.js';

const inWords = ({ lattice, fence, point, posts }: Ground) => ({
  alexander: lattice.points[point],
  walls: lattice.sides.filter((_, side) => fence.sides[side] === 1),
  bordered: lattice.spaces.filter((_, space) => fence.spaces[space] === 1),
  guards: [...posts].map((space) => lattice.spaces[space]),
  regions: lattice.spaces.map((_, space) => fence.regions.at(space)),
});

/** A random game, state by state. */
function* states(players: PlayerCount, seed: string): Generator<GameState> {
  const random = seedrandom.alea(seed);
  let state = orThrow(createGame({ players }));
  for (;;) {
    yield state;
    const actions = machine.legalActions(state);
    const action = actions[Math.floor(random() * actions.length)];
    if (action === undefined) return;
    ({ state } = orThrow(machine.applyAction(state, action)));
  }
}

describe('the ground', () => {
  it.each([2, 3, 4] as const)('which a table of %i players has kept is what its state says', (players) => {
    for (const state of states(players, `ground ${players}`)) {
      const kept = machine.situationOf(state);
      expect(kept).toBeInstanceOf(Table);
      // Read without the fence that was remembered for these very walls.
      expect(inWords(groundOf(kept))).toEqual(inWords(groundFrom({ ...state, walls: [...state.walls] })));
    }
  });

  it('closes off regions anew after a wall, and counts what they show', () => {
    const open = new Table(table());
    const { regions } = open.fence;
    expect([regions.count, regions.value(0)]).toEqual([1, 92]);
    open.placeWall('p0.0-p0.2');
    expect(open.fence.regions.count).toBe(1);
    for (const side of ['p0.0-p1.1', 'p1.1-p2.2', 'p2.2-p3.1'] as const) open.placeWall(side);
    // The corner of s0.-1 (open), s1.-1 (temple), s1.0 (open) and s2.0 (lyre), by the rows of the board.
    const corner = open.fence.regions;
    expect([corner.count, corner.value(0), corner.value(1)]).toEqual([2, 2, 90]);
  });
});

describe('a table', () => {
  const state = table({
    seats: [
      { player: 'red', secret: { lyre: 2 } },
      { player: 'yellow', guards: ['s2.0'] },
    ],
  });
  const none = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 };
  const publish = (working: Table, before?: GameState) => publishTable(working, working.stack, before);

  it('publishes what was written to, and shares the rest with the state before', () => {
    const working = new Table(state);
    working.seat('red').hand.secret.lyre--;
    working.openDiscards().lyre++;
    working.placeWall('p0.0-p0.2');
    const next = publish(working, state);
    const hand = { shown: none, secret: { ...none, lyre: 1 } };
    expect(next).toEqual({
      ...state,
      seats: [{ player: 'red', score: 0, guards: [], hand }, state.seats[1]],
      discards: { ...none, lyre: 1 },
      walls: ['p0.0-p0.2'],
    });
    for (const part of ['supply', 'faceUp', 'board'] as const) expect(next[part]).toBe(state[part]);
    expect(next.seats[1]).toBe(state.seats[1]);
    expect(publish(new Table(state), state).seats).toBe(state.seats);
  });

  it('writes to nothing that it shares: neither to what was published nor to a copy', () => {
    const working = new Table(state);
    working.setGuards('red', ['s0.2']);
    working.placeWall('p0.0-p0.2');
    const first = publish(working, state);
    const text = JSON.stringify(first);
    const copy = working.copy();
    for (const each of [working, copy]) {
      each.seat('red').score++;
      each.openSupply().lyre--;
      each.openDiscards().lyre++;
      each.setGuards('red', []);
      each.moveAlexander('p0.2');
      each.placeWall('p0.2-p0.4');
    }
    copy.seat('red').score++;
    expect(JSON.stringify(first)).toBe(text);
    expect([working, copy].map(({ seats, supply, walls }) => [seats[0]?.score, supply, walls.length])).toEqual([
      [1, { ...first.supply, lyre: first.supply.lyre - 1 }, 2],
      [2, { ...first.supply, lyre: first.supply.lyre - 1 }, 2],
    ]);
    expect([groundOf(new Table(first)), groundOf(working)].map((ground) => inWords(ground).guards[0])).toEqual([
      's0.2',
      undefined,
    ]);
  });

  it('opened of a view can be asked, and not written to where cards are hidden', () => {
    const view = new Table(viewFor(state, 'yellow'));
    expect(view.seats[0]?.hand.secret).toEqual({ hidden: 2 });
    expect(() => view.seat('red')).toThrow(TypeError);
    expect(() => view.openSupply()).toThrow('hidden cards are not written to');
    expect(() => view.seat('blue')).toThrow(RangeError);
  });
});
