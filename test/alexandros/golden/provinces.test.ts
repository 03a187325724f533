/** R Figures 7 to 12: provinces occupied, divided, taken over and taxed, set up on the default board. */
import { describe, expect, it } from 'vitest';
import {
  query,
  type Action,
  type CardSymbol,
  type GameState,
  type PointId,
  type SpaceId,
} from '../../../src/alexandros/index.js';
import { actionsLeft, drawn, legal, play, table, said } from '../table.js';

/** Six symbol spaces (two temples, horse, amphora, lyre, soldier) and nine open ones. */
const large = ['p3.7-p3.9-p4.10-p5.11', 'p5.5-p6.4-p7.5-p7.7'];
const inLarge: SpaceId = 's5.8';
const ofSymbol = (state: GameState, symbol: CardSymbol, index = 0): SpaceId =>
  query.provinceOf(state, inLarge)?.symbolSpaces.filter((space) => query.symbolAt(state, space) === symbol)[index] ??
  's0.0';

/** Covers what is uncovered: guards on some spaces, cards elsewhere. */
function cover(state: GameState, player: 'red' | 'yellow', guards: readonly SpaceId[]): ReturnType<typeof play> {
  const first: Action = { type: 'placeGuard', player, space: guards[0] ?? 's0.0' };
  let played = play(state, first);
  for (let frame = played.state.stack.at(-1); frame?.kind === 'occupation'; frame = played.state.stack.at(-1)) {
    const space = frame.uncovered[0] ?? 's0.0';
    const next = play(played.state, { type: guards.includes(space) ? 'placeGuard' : 'payCard', player, space });
    played = { state: next.state, events: [...played.events, ...next.events] };
  }
  return played;
}

describe('R Occupy an Empty Province: figure 7', () => {
  const before = table({
    walls: large,
    seats: [{ player: 'red', secret: { amphora: 1, lyre: 1, temple: 1, soldier: 1 } }, { player: 'yellow' }],
    faceUp: ['horse', 'horse'],
    stack: actionsLeft(2) ?? [],
  });
  const province = query.provinceOf(before, inLarge);
  const begun = play(before, { type: 'occupyProvince', player: 'red', province: province?.id ?? 's0.0' }).state;
  const { state, events } = cover(begun, 'red', [ofSymbol(before, 'temple'), ofSymbol(before, 'horse')]);

  it('six symbol spaces and nine open ones: two guards, and four cards that match the others', () => {
    expect([province?.symbolSpaces.length, province?.value]).toEqual([6, 9]);
    expect(said(events, 'guardPlaced').map(({ space }) => query.symbolAt(state, space))).toEqual(['temple', 'horse']);
    expect(
      said(events, 'cardPaid')
        .map(({ symbol }) => symbol)
        .sort(),
    ).toEqual(['amphora', 'lyre', 'soldier', 'temple']);
    expect(state.discards).toEqual({ temple: 1, amphora: 1, horse: 0, lyre: 1, soldier: 1 });
  });

  it('worth nine, yet untaxed while two guards stand in it', () => {
    expect(query.provincesOf(state, 'red')).toMatchObject([{ value: 9, owner: 'red' }]);
    expect(query.taxesOf(state, 'red')).toBe(0);
  });

  it('a horse card would have saved the second guard', () => {
    const richer = table({
      walls: large,
      seats: [
        { player: 'red', secret: { amphora: 1, lyre: 1, temple: 1, soldier: 1, horse: 1 } },
        { player: 'yellow' },
      ],
      stack: actionsLeft(2) ?? [],
    });
    const started = play(richer, { type: 'occupyProvince', player: 'red', province: province?.id ?? 's0.0' }).state;
    const cheaper = cover(started, 'red', [ofSymbol(richer, 'temple')]);
    expect(said(cheaper.events, 'guardPlaced')).toHaveLength(1);
    expect(query.taxesOf(cheaper.state, 'red')).toBe(9);
  });
});

/** Yellow's province worth eleven in the north, with Alexander on its edge. */
const huge = (guard: SpaceId): GameState =>
  table({
    alexander: 'p1.13',
    walls: ['p0.10-p1.9', 'p1.11-p1.13-p1.15', 'p1.9-p2.10', 'p1.11-p2.10', 'p1.15-p2.16-p3.15-p3.17-p3.19-p2.20'],
    faceUp: ['soldier', 'temple'],
    seats: [{ player: 'red', secret: { horse: 1 } }, { player: 'yellow', guards: [guard] }, { player: 'blue' }],
  });
const onHorse = huge('s0.10');
const onSoldier = huge('s0.17');
const inside = query.provinceOf(onHorse, 's0.10')?.spaces ?? [];
const points = (state: GameState, symbol: CardSymbol): readonly PointId[] =>
  query.closestEmptySpaces(state, symbol).flatMap((space) => query.reachablePoints(state, space));

describe('R Occupy Province: figure 8', () => {
  it("yellow's province is worth eleven; red can go to five spaces, which are fourteen points", () => {
    expect(query.provincesOf(onHorse, 'yellow')).toMatchObject([{ value: 11 }]);
    const symbols: readonly CardSymbol[] = ['soldier', 'temple'];
    expect(symbols.flatMap((symbol) => query.closestEmptySpaces(onHorse, symbol))).toHaveLength(5);
    expect(new Set(symbols.flatMap((symbol) => points(onHorse, symbol))).size).toBe(14);
  });
});

describe('R Occupy Province: figure 9', () => {
  it('Alexander goes to the northernmost point of the soldier: yellow keeps three points, the other part is free', () => {
    const { state } = play(
      onHorse,
      { type: 'moveByFaceUpCard', player: 'red', symbol: 'soldier' },
      drawn('lyre'),
      { type: 'chooseSpace', player: 'red', space: 's0.17' },
      { type: 'choosePoint', player: 'red', point: 'p0.18' },
      { type: 'step', player: 'red', to: 'p0.14' },
      { type: 'step', player: 'red', to: 'p0.16' },
      { type: 'step', player: 'red', to: 'p0.18' },
    );
    expect(query.provincesOf(state, 'yellow')).toMatchObject([{ value: 3, guards: ['s0.10'] }]);
    expect(query.provinceOf(state, 's0.17')).toMatchObject({ owner: null, value: 8 });
  });
});

describe('R Occupy Province: figure 10', () => {
  it('with the guard on the soldier, neither face-up card leads into the province', () => {
    for (const symbol of ['soldier', 'temple'] as const) {
      expect(query.closestEmptySpaces(onSoldier, symbol).filter((space) => inside.includes(space))).toEqual([]);
    }
    expect(query.closestEmptySpaces(onHorse, 'soldier')).toContain('s0.17');
  });

  it('only the special move with a horse card still leads into it', () => {
    const { state } = play(onSoldier, { type: 'moveByHandCard', player: 'red', symbol: 'horse' });
    expect(legal(state, 'chooseSpace').some(({ space }) => inside.includes(space))).toBe(true);
    expect(state.faceUp).toEqual(['soldier', 'temple']);
    expect(state.discards.horse).toBe(1);
  });

  it('and it does less harm: yellow keeps more than three points on every way', () => {
    const moved = play(onSoldier, { type: 'moveByHandCard', player: 'red', symbol: 'horse' }).state;
    const explore = (state: GameState): readonly GameState[] => {
      const [frame] = state.stack.slice(-1);
      const moving = frame?.kind === 'destination' || frame?.kind === 'path';
      return moving
        ? ['chooseSpace', 'choosePoint', 'step']
            .flatMap((type) => legal(state, type as 'step'))
            .flatMap((action) => explore(play(state, action).state))
        : [state];
    };
    const kept = explore(moved).map((state) => query.taxesOf(state, 'yellow'));
    expect(Math.min(...kept)).toBeGreaterThan(3);
  });
});

describe('R Take Over an Occupied Province: figure 11', () => {
  const position = {
    walls: large,
    seats: [
      { player: 'red', secret: { temple: 4, horse: 3, soldier: 1, amphora: 1 } },
      { player: 'yellow', guards: ['s4.8', 's5.4'] },
      { player: 'blue' },
    ],
    stack: actionsLeft(2) ?? [],
  } as const;
  const setUp = (players: 2 | 3): GameState => {
    const seed = table({ walls: large });
    const guards = [ofSymbol(seed, 'temple'), ofSymbol(seed, 'horse')];
    const seats = position.seats
      .map((seat) => (seat.player === 'yellow' ? { ...seat, guards } : seat))
      .slice(0, players);
    return table({ ...position, seats });
  };
  const takeOver = (players: 2 | 3) => {
    const before = setUp(players);
    const removed = play(before, {
      type: 'takeOverProvince',
      player: 'red',
      province: query.provinceOf(before, inLarge)?.id ?? 's0.0',
    });
    const covered = cover(removed.state, 'red', [ofSymbol(before, 'lyre')]);
    return { state: covered.state, events: [...removed.events, ...covered.events] };
  };

  it('two temples and two horses remove the guards; one guard and five cards occupy', () => {
    const { state, events } = takeOver(3);
    expect(said(events, 'guardRemoved').map(({ symbol, player }) => [symbol, player])).toEqual([
      ['temple', 'yellow'],
      ['horse', 'yellow'],
    ]);
    expect(
      said(events, 'cardPaid')
        .map(({ symbol }) => symbol)
        .sort(),
    ).toEqual(['amphora', 'horse', 'soldier', 'temple', 'temple']);
    expect(said(events, 'provinceOccupied')).toMatchObject([{ player: 'red', from: 'yellow', value: 9 }]);
    expect(query.guardsInSupply(state, 'yellow')).toBe(4);
  });

  it("nine cards were played: the loser gets five of the conqueror's choice, the rest is discarded", () => {
    const { state } = takeOver(3);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'compensation', to: 'yellow', owed: 5 });
    const gifts = (['temple', 'temple', 'temple', 'horse', 'amphora'] as const).map((symbol): Action => ({
      type: 'giveCard',
      player: 'red',
      symbol,
    }));
    const { state: after } = play(state, ...gifts);
    expect(query.seatOf(after, 'yellow').hand.shown).toEqual({ temple: 3, amphora: 1, horse: 1, lyre: 0, soldier: 0 });
    expect(after.discards).toEqual({ temple: 1, amphora: 0, horse: 2, lyre: 0, soldier: 1 });
    expect(after.stack).toMatchObject([{ kind: 'turn', actionsLeft: 1 }]);
  });

  it('with two players the loser gets his guards only', () => {
    const { state } = takeOver(2);
    expect(query.handSize(query.seatOf(state, 'yellow').hand)).toBe(0);
    expect(Object.values(state.discards).reduce((sum, count) => sum + count, 0)).toBe(9);
  });
});

describe('R Levy Taxes: figure 12', () => {
  const walls = [
    'p5.7-p6.6-p7.5-p8.6',
    'p6.2-p7.1-p8.2',
    'p0.14-p1.13-p2.12-p3.11-p4.12-p4.14',
    'p1.13-p2.14-p3.15-p4.14',
    'p0.4-p1.3-p1.1-p2.2-p3.3',
    'p0.6-p1.7-p2.8-p3.7-p3.9-p3.11',
    'p5.7-p5.9-p6.8',
    'p4.12-p5.13',
  ];
  const bare = table({ walls });
  const symbolSpaces = (space: SpaceId) => query.provinceOf(bare, space)?.symbolSpaces ?? [];
  const soldierIn = (space: SpaceId) =>
    symbolSpaces(space).filter((each) => query.symbolAt(bare, each) === 'soldier')[0] ?? 's0.0';
  const otherIn = (space: SpaceId) =>
    symbolSpaces(space).filter((each) => query.symbolAt(bare, each) !== 'soldier')[0] ?? 's0.0';
  const [egypt, syria, north] = ['s5.1', 's2.11', 's1.1'] as const;
  const before = table({
    walls,
    seats: [
      {
        player: 'red',
        guards: [otherIn(egypt), otherIn(syria), soldierIn(north), otherIn(north)],
        secret: { soldier: 1 },
      },
      { player: 'yellow', guards: [otherIn('s5.6')] },
      { player: 'blue', guards: [otherIn('s0.6')] },
      { player: 'green', guards: [otherIn('s3.7')] },
    ],
    stack: actionsLeft(2) ?? [],
  });

  it('red has provinces worth eight, four and eight, the last with two guards', () => {
    expect([egypt, syria, north].map((space) => query.provinceOf(before, space)?.value)).toEqual([8, 4, 8]);
    expect(
      query
        .provincesOf(before, 'red')
        .map(({ guards }) => guards.length)
        .sort(),
    ).toEqual([1, 1, 2]);
  });

  it('a card that matches a guard of the untaxed province may be played: red 12, yellow 4, blue 9, green 6', () => {
    expect(legal(before, 'levyTaxes').map(({ symbol }) => symbol)).toEqual(['soldier']);
    const { state, events } = play(before, { type: 'levyTaxes', player: 'red', symbol: 'soldier' });
    expect(said(events, 'taxesScored').map(({ player, points }) => [player, points])).toEqual([
      ['red', 12],
      ['yellow', 4],
      ['blue', 9],
      ['green', 6],
    ]);
    expect(state.seats.map(({ score }) => score)).toEqual([12, 4, 9, 6]);
    expect(state.discards.soldier).toBe(1);
  });
});
