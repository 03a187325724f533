/** R Figures 1 to 6: Alexander's moves. The corner at the start is the printed one; the later figures are set up on the default board. */
import { describe, expect, it } from 'vitest';
import { query, type Action, type GameState, type PointId } from '../../../src/alexandros/index.js';
import { drawn, expectRefused, legal, play, table, said } from '../table.js';

const red = 'red';
const start = table({ faceUp: ['horse', 'lyre'] });
const byCard = (state: GameState, symbol: 'horse' | 'lyre' | 'soldier', next: 'soldier' | 'amphora' = 'soldier') =>
  play(state, { type: 'moveByFaceUpCard', player: red, symbol }, drawn(next)).state;
const go = (...points: readonly PointId[]): readonly Action[] =>
  points.map((to) => ({ type: 'step', player: red, to }));

/** Every way to mark the path to a point, as the points passed. */
function paths(state: GameState): readonly string[] {
  const steps = legal(state, 'step');
  return steps.length === 0
    ? ['']
    : steps.flatMap((step) => paths(play(state, step).state).map((rest) => `${step.to} ${rest}`.trim()));
}

/** New walls on the way to where a path ends. */
const newWalls = (state: GameState, path: string): number =>
  said(play(state, ...go(...(path.split(' ') as PointId[]))).events, 'wallPlaced').length;

describe('R Moving Alexander: figure 1', () => {
  it('the horse and the lyre lead to one space each, two sides away', () => {
    expect(legal(byCard(start, 'lyre'), 'chooseSpace').map(({ space }) => space)).toEqual(['s2.0']);
    expect(legal(byCard(start, 'horse'), 'chooseSpace').map(({ space }) => space)).toEqual(['s1.2']);
    expect(['s2.0', 's1.2'].map((space) => query.distanceToSpace(start, space as 's2.0'))).toEqual([2, 2]);
  });

  it('the horse to the lower right is three sides away and refused', () => {
    expect(query.distanceToSpace(start, 's1.5')).toBe(3);
    expectRefused(
      byCard(start, 'horse'),
      { type: 'chooseSpace', player: red, space: 's1.5' },
      'spaceNotClosest',
      'R Moving Alexander',
    );
  });
});

const onLyre = play(byCard(start, 'lyre'), { type: 'chooseSpace', player: red, space: 's2.0' }).state;

describe('R Moving Alexander: figure 2', () => {
  it('the lyre goes to the hand, a soldier replaces it, and any of three points is free', () => {
    expect(query.seatOf(onLyre, red).hand.shown.lyre).toBe(1);
    expect(onLyre.faceUp).toEqual(['horse', 'soldier']);
    expect(legal(onLyre, 'choosePoint').map(({ point }) => point)).toEqual(['p2.0', 'p2.2', 'p3.1']);
  });

  it('to the easternmost point there is one way of two walls', () => {
    const bound = play(onLyre, { type: 'choosePoint', player: red, point: 'p2.2' }).state;
    expect(paths(bound)).toEqual(['p1.1 p2.2']);
    expect(play(bound, ...go('p1.1', 'p2.2')).state.walls).toEqual(['p0.0-p1.1', 'p1.1-p2.2']);
  });
});

describe('R Moving Alexander: figure 3', () => {
  const bound = play(onLyre, { type: 'choosePoint', player: red, point: 'p3.1' }).state;

  it('to the southernmost point there are several ways of three walls, one along the coast', () => {
    expect(paths(bound)).toEqual(['p1.-1 p2.0 p3.1', 'p1.1 p2.0 p3.1', 'p1.1 p2.2 p3.1']);
    expect(paths(bound).map((path) => newWalls(bound, path))).toEqual([3, 3, 3]);
  });

  it('the way inland closes a province of four spaces, two of them with symbols', () => {
    const { state } = play(bound, ...go('p1.1', 'p2.2', 'p3.1'));
    expect(query.provinceOf(state, 's2.0')).toMatchObject({
      spaces: ['s0.-1', 's1.-1', 's1.0', 's2.0'],
      symbolSpaces: ['s1.-1', 's2.0'],
      value: 2,
    });
  });

  it('walls stand on the coast too, and count (ruling A2)', () => {
    const { state } = play(bound, ...go('p1.-1', 'p2.0', 'p3.1'));
    expect(state.walls).toHaveLength(3);
    expect(query.blackWallsLeft(state)).toBe(62);
    expect(query.isEmptySpace(state, 's1.-1')).toBe(false);
  });
});

const midway = table({
  alexander: 'p3.9',
  walls: [
    'p1.-1-p0.0-p0.2-p0.4-p1.5-p2.6-p2.8-p1.7-p2.6-p3.5-p2.4-p1.3',
    'p2.4-p3.3-p3.5-p3.7-p3.9-p3.11-p2.12-p2.10-p3.9',
  ],
  faceUp: ['soldier', 'lyre'],
});
const bySoldier = byCard(midway, 'soldier', 'amphora');

describe('R Moving Alexander: figure 4', () => {
  it('three soldier spaces are equally close, two sides away: nine points', () => {
    const spaces = legal(bySoldier, 'chooseSpace');
    expect(spaces.map(({ space }) => query.distanceToSpace(bySoldier, space))).toEqual([2, 2, 2]);
    const points = spaces.flatMap((space) => legal(play(bySoldier, space).state, 'choosePoint'));
    expect(new Set(points.map(({ point }) => point)).size).toBe(9);
  });
});

describe('R Moving Alexander: figure 5', () => {
  const bound = play(
    bySoldier,
    { type: 'chooseSpace', player: red, space: 's0.8' },
    { type: 'choosePoint', player: red, point: 'p0.8' },
  ).state;

  it('three ways lead to the point; two pass over a wall and need only the remaining two', () => {
    expect(paths(bound)).toEqual(['p2.8 p1.7 p0.8', 'p2.8 p1.9 p0.8', 'p2.10 p1.9 p0.8']);
    expect(paths(bound).map((path) => newWalls(bound, path))).toEqual([2, 3, 2]);
  });

  it('no wall is doubled', () => {
    const { state } = play(bound, ...go('p2.8', 'p1.7', 'p0.8'));
    expect(new Set(state.walls).size).toBe(state.walls.length);
  });

  it('the province cut off depends on the way chosen', () => {
    const sizes = paths(bound).map(
      (path) => query.provinces(play(bound, ...go(...(path.split(' ') as PointId[]))).state).length,
    );
    expect(new Set(sizes).size).toBeGreaterThan(1);
  });
});

describe('R Moving Alexander: figure 6', () => {
  const bound = play(
    bySoldier,
    { type: 'chooseSpace', player: red, space: 's1.12' },
    { type: 'choosePoint', player: red, point: 'p2.12' },
  ).state;

  it('a way wholly on walls places none; the only other runs elsewhere', () => {
    expect(paths(bound)).toEqual(['p2.10 p2.12', 'p3.11 p2.12']);
    const { state, events } = play(bound, ...go('p2.10', 'p2.12'));
    expect(said(events, 'wallPlaced')).toEqual([]);
    expect([state.walls, state.alexander]).toEqual([bound.walls, 'p2.12']);
  });
});
