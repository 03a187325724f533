/** Which provinces can be occupied or taken over, and what of them is taxed: questions asked outside of a turn. */
import { describe, expect, it } from 'vitest';
import { query, type GameState, type SpaceId } from '../../../src/alexandros/index.js';
import { actionsLeft, legal, table } from '../table.js';

const red = 'red';
/** The four spaces at the start, closed off: a temple (s1.-1), a lyre (s2.0) and two open ones. */
const corner = ['p0.0-p1.1-p2.2-p3.1'];
const inCorner = (position: Parameters<typeof table>[0] = {}): GameState =>
  table({ alexander: 'p3.9', walls: corner, stack: actionsLeft(2) ?? [], ...position });

describe('R Occupy an Empty Province: what can be occupied', () => {
  it('is the corner, for two guards, or for a guard and a card that matches the other space', () => {
    const whole = [expect.objectContaining({ id: 's0.-1', symbolSpaces: ['s1.-1', 's2.0'], value: 2, owner: null })];
    expect(query.occupiable(inCorner(), red)).toEqual(whole);
    const three: readonly SpaceId[] = ['s5.1', 's5.3', 's5.6'];
    const oneGuard = (secret: { readonly lyre?: number; readonly horse?: number }) =>
      query.occupiable(inCorner({ seats: [{ player: 'red', guards: [...three], secret }, { player: 'yellow' }] }), red);
    expect(oneGuard({ lyre: 1 })).toEqual(whole);
    expect(oneGuard({ horse: 1 })).toEqual([]);
  });

  it('is nothing in which a guard stands, whosever it is', () => {
    for (const player of ['red', 'yellow'] as const) {
      const seats = (['red', 'yellow'] as const).map((each) => ({
        player: each,
        guards: each === player ? (['s2.0'] as const) : [],
      }));
      expect(query.occupiable(inCorner({ seats }), red)).toEqual([]);
    }
  });
});

describe('R Take Over an Occupied Province: what can be taken over', () => {
  const held = { player: 'yellow', guards: ['s2.0'] } as const;

  it('is a province of another, for two cards that remove the guard and what then occupies it', () => {
    const rich = inCorner({ seats: [{ player: 'red', secret: { lyre: 2 } }, held] });
    expect(query.conquerable(rich, red)).toEqual([
      expect.objectContaining({ id: 's0.-1', owner: 'yellow', guards: ['s2.0'] }),
    ]);
    expect(query.conquerable(rich, 'yellow')).toEqual([]);
    expect(query.conquerable(inCorner({ seats: [{ player: 'red', secret: { lyre: 1 } }, held] }), red)).toEqual([]);
  });

  it('is nothing for one who has no guard left, though he had a card for every space', () => {
    const seats = (...guards: readonly SpaceId[]) => [
      { player: 'red', guards, secret: { lyre: 3, temple: 1 } } as const,
      held,
    ];
    const none = inCorner({ seats: seats('s5.1', 's5.3', 's5.6', 's5.8') });
    expect([query.conquerable(none, red), legal(none, 'takeOverProvince')]).toEqual([[], []]);
    expect(query.conquerable(inCorner({ seats: seats('s5.1', 's5.3', 's5.6') }), red)).toHaveLength(1);
  });
});

describe('R Levy Taxes: what is taxed', () => {
  it('are provinces with one guard, however many guards are in the supply', () => {
    // The corner is worth two; the rest of the board has the other ninety of its 92 open spaces.
    const taxes = (...guards: readonly SpaceId[]) =>
      query.taxesOf(inCorner({ seats: [{ player: 'red', guards }, { player: 'yellow' }] }), red);
    expect(taxes()).toBe(0);
    expect(taxes('s2.0')).toBe(2);
    expect(taxes('s2.0', 's5.1')).toBe(92);
    expect(taxes('s2.0', 's5.1', 's5.3')).toBe(2);
    expect(taxes('s2.0', 's5.1', 's5.3', 's5.6')).toBe(2);
  });
});

describe('R End of the Game: who is ahead', () => {
  it('most points first, equal ones in the order of their seats', () => {
    const scores = { red: 3, yellow: 40, blue: 12, green: 40 } as const;
    const seats = (['red', 'yellow', 'blue', 'green'] as const).map((player) => ({ player, score: scores[player] }));
    expect(query.ranking(table({ seats }))).toEqual([
      { player: 'yellow', score: 40 },
      { player: 'green', score: 40 },
      { player: 'blue', score: 12 },
      { player: 'red', score: 3 },
    ]);
  });
});

describe('what is not on the board, or does not play', () => {
  const start = table({ faceUp: ['horse', 'lyre'] });

  it('is infinitely far, in no province and on no way', () => {
    expect(query.distanceToSpace(start, 's9.9')).toBe(Number.POSITIVE_INFINITY);
    const pairs = [
      ['p9.9', 'p0.0'],
      ['p0.0', 'p9.9'],
      ['p9.9', 'p9.9'],
    ] as const;
    for (const [from, to] of pairs) {
      expect(query.distance(start, from, to)).toBe(Number.POSITIVE_INFINITY);
      expect(query.fewestNewWalls(start, from, to)).toBe(Number.POSITIVE_INFINITY);
    }
    expect([query.reachablePoints(start, 's9.9'), query.nextPoints(start, 'p9.9')]).toEqual([[], []]);
    expect([query.provinceOf(start, 's9.9'), query.provinceNamed(start, 's9.9')]).toEqual([undefined, undefined]);
    expect([query.symbolAt(start, 's9.9'), query.isEmptySpace(start, 's9.9')]).toEqual([undefined, false]);
  });

  it('has no seat', () => {
    expect(() => query.seatOf(start, 'green')).toThrow(new RangeError('green does not play'));
  });
});
