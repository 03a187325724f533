/** What actions are about, and where Alexander can go, on positions worked out by hand. */
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/core/index.js';
import {
  applyAction,
  destinations,
  fromPosition,
  groupActions,
  legalActions,
  orThrow,
  query,
  subjectOf,
  type GameState,
  type PointId,
  type Position,
} from '../../src/alexandros/index.js';

const position = (parts: Partial<Position>): GameState =>
  orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'alexandros',
      version: 1,
      alexander: 'p3.1',
      seats: [{ player: 'red' }, { player: 'yellow' }],
      ...(parts.stack === undefined ? { toMove: 'red' as const } : {}),
      ...parts,
    }),
  );

describe('what an action is about', () => {
  test('R Special Move a card of the hand is another than a face-up one', () => {
    const state = position({
      seats: [{ player: 'red', secret: { horse: 1 } }, { player: 'yellow' }],
      faceUp: ['horse'],
    });
    const { cards } = groupActions(legalActions(state), state);
    expect(cards.map(({ of, actions }) => [of, actions.map(({ type }) => type)])).toEqual([
      ['faceUp:horse', ['moveByFaceUpCard']],
      ['hand:horse', ['moveByHandCard']],
    ]);
  });

  test('R Occupy an Empty Province to pay is about the card that the space asks for', () => {
    const state = position({ faceUp: ['horse'] });
    expect(query.symbolAt(state, 's2.0')).toBe('lyre');
    expect(subjectOf({ type: 'payCard', player: 'red', space: 's2.0' }, state)).toMatchObject({
      spaces: ['s2.0'],
      cards: ['hand:lyre'],
    });
  });

  test('R Take Over an Occupied Province is about whoever loses it', () => {
    const walls: Position['walls'] = ['p0.0-p1.1-p2.2-p3.1'];
    const state = position({
      walls,
      seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }],
      faceUp: ['horse'],
    });
    expect(subjectOf({ type: 'takeOverProvince', player: 'yellow', province: 's0.-1' }, state)).toMatchObject({
      provinces: ['s0.-1'],
      players: ['red'],
      pieces: ['guards:yellow'],
    });
  });
});

describe('destinations', () => {
  test('R Moving Alexander are the three points of each closest space, by a shortest path', () => {
    const state = position({ faceUp: ['horse'] });
    const moves = destinations(state);
    const corners = query.closestEmptySpaces(state, 'horse').flatMap((space) => query.reachablePoints(state, space));
    expect(new Set(moves.map(({ goal }) => goal))).toEqual(new Set(corners));
    for (const { goal, actions, cost } of moves) {
      const point = actions.find((action) => action.type === 'choosePoint')?.point;
      expect(point).toBe(goal);
      const sides = point === undefined ? NaN : query.distance(state, 'p3.1', point);
      expect(actions.filter(({ type }) => type === 'step')).toHaveLength(sides);
      expect(cost, 'no wall stands: each side takes one').toBe(sides);
    }
  });

  test('R Moving Alexander cost the walls that do not stand', () => {
    const seats: Position['seats'] = [
      { player: 'red', secret: { temple: 1, amphora: 1, horse: 1, lyre: 1, soldier: 1 } },
      { player: 'yellow' },
    ];
    const bare = destinations(position({ seats, faceUp: [] }));
    const state = position({ seats, faceUp: [], walls: ['p0.0-p1.1-p2.2-p3.1'] });
    const walled = destinations(state);
    for (const { goal, cost } of walled) expect(cost).toBe(query.fewestNewWalls(state, 'p3.1', goal as PointId));
    const before = new Map(bare.map(({ goal, cost }) => [goal, cost] as const));
    const cheaper = walled.filter(({ goal, cost }) => cost < (before.get(goal) ?? 0));
    expect(cheaper.length, 'no way is along the walls that stand').toBeGreaterThan(0);
  });

  test('R Moving Alexander after a card is taken another comes, whichever it is', () => {
    const [move] = destinations(position({ faceUp: ['horse'] }));
    expect(move?.certain).toBe(1);
    const taken = orThrow(
      applyAction(position({ faceUp: ['horse'] }), { type: 'moveByFaceUpCard', player: 'red', symbol: 'horse' }),
    );
    const after = (['lyre', 'temple'] as const).map(
      (symbol) => orThrow(applyAction(taken.state, { type: 'drawCard', player: CHANCE, symbol })).state,
    );
    const [one, other] = after.map((state) => destinations(state));
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(0);
  });

  test('R Game Play are none once he has moved', () => {
    const seats: Position['seats'] = [{ player: 'red' }, { player: 'yellow' }];
    const state = position({
      seats,
      faceUp: ['horse'],
      stack: [{ kind: 'turn', player: 'red', phase: 'actions', actionsLeft: 2, levied: false, last: null }],
    });
    expect(legalActions(state).length).toBeGreaterThan(0);
    expect(destinations(state)).toEqual([]);
  });
});
