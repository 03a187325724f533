/** R S5: the set-up of the games for three and four, with forced dice. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/clash/machine.js';
import type { Action } from '../../../src/clash/action/index.js';
import type { GameOptions } from '../../../src/clash/options.js';
import type { LeaderId } from '../../../src/conquest/vocabulary.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import { asked, dice, expectRefused, newGame, play, said } from '../table.js';

const draw = (...leaders: readonly LeaderId[]): readonly Action[] =>
  leaders.map((leader) => ({ type: 'drawLeader', player: 'chance', leader }));

/** The initial sequence is Seleucus, Antigonus, Ptolemy. */
const SEQUENCE = dice(4, 2, 6);
const CUP = draw('craterus', 'eumenes', 'lysimachus', 'polysperchon', 'leonnatus', 'perdiccas');
const begun = (options: GameOptions = { players: 3 }, sequence = SEQUENCE) =>
  play(newGame(options), [...sequence, ...CUP]);

const rest = (player: 'antigonid' | 'ptolemaic' | 'seleucid', province: string): Action => ({
  type: 'deployRest',
  player,
  province,
});
const wall = (player: 'antigonid' | 'ptolemaic' | 'seleucid', city: string): Action => ({
  type: 'deployWall',
  player,
  city,
});

describe('R S5.2 the initial sequence', () => {
  it('by the dice, ties rolled again; it is the order of the first turn', () => {
    const { state, events } = play(newGame({ players: 3 }), dice(3, 5, 5, 2, 6));
    expect(said(events, 'orderSettled')).toMatchObject([
      { rule: 'R S5.2', order: ['seleucid', 'ptolemaic', 'antigonid'] },
    ]);
    expect(state.stack[0]).toMatchObject({ kind: 'turn', order: ['seleucid', 'ptolemaic', 'antigonid'] });
    const situation = asked(state);
    const steps = sequenceOf(situation);
    expect(steps.some(({ phase }) => phase === 'initiative' || phase === 'supply')).toBe(false);
    expect(steps.filter(({ phase }) => phase === 'movement').map(({ side }) => side)).toEqual([
      'seleucid',
      'ptolemaic',
      'antigonid',
      // R S7.1: and then those whom nobody plays
      'independents',
      'neutral',
    ]);
  });

  it('the fourth player rolls as well, and draws nobody (ruling S5.1)', () => {
    const { events } = begun({ players: 4 }, dice(4, 2, 5, 6));
    expect(said(events, 'orderSettled')).toMatchObject([
      { order: ['independents', 'seleucid', 'antigonid', 'ptolemaic'] },
    ]);
    expect(said(events, 'leaderDrawn').map(({ side }) => side)).toEqual([
      'seleucid',
      'antigonid',
      'ptolemaic',
      'seleucid',
      'antigonid',
      'ptolemaic',
    ]);
  });
});

describe('R S5.3 leaders are drawn from the cup', () => {
  it('one at a time, in the sequence, all as likely', () => {
    const start = play(newGame({ players: 3 }), SEQUENCE).state;
    const outcomes = machine.chanceOutcomes(start);
    expect(outcomes).toHaveLength(6);
    expect(new Set(outcomes.map(({ weight }) => weight)).size).toBe(1);
    const { state, events } = play(start, CUP);
    expect(said(events, 'leaderDrawn').map(({ leader, side }) => [leader, side])).toEqual([
      ['craterus', 'seleucid'],
      ['eumenes', 'antigonid'],
      ['lysimachus', 'ptolemaic'],
      ['polysperchon', 'seleucid'],
      ['leonnatus', 'antigonid'],
      ['perdiccas', 'ptolemaic'],
    ]);
    expect(state.leaders['craterus']).toMatchObject({ side: 'seleucid' });
  });
});

describe('R S5.3 deployment', () => {
  it('in the sequence; piece by piece into any of the side’s provinces', () => {
    const { state } = begun();
    expect(machine.actors(state)).toEqual(['seleucid']);
    const pieces = machine.legalActions(state).filter(({ type }) => type === 'deployPiece');
    expect(pieces).toEqual(
      ['babylonia', 'assyria', 'media', 'susiana', 'persis'].map((province) => ({
        type: 'deployPiece',
        player: 'seleucid',
        piece: 'phalanx-7',
        province,
      })),
    );
    expectRefused(
      state,
      { type: 'deployPiece', player: 'seleucid', piece: 'phalanx-7', province: 'syria' },
      'notOfTheClaim',
      'R S5.1',
    );
    expectRefused(
      state,
      { type: 'deployPiece', player: 'seleucid', piece: 'seleucus', province: 'media' },
      'anotherPieceFirst',
      'R S5.3',
    );
    expectRefused(state, wall('seleucid', 'babylon'), 'piecesFirst', 'R S5.3');
    const next = play(state, [
      { type: 'deployPiece', player: 'seleucid', piece: 'phalanx-7', province: 'media' },
    ]).state;
    expect(next.units['phalanx-7']).toEqual({ at: 'media', steps: 2, side: 'seleucid' });
    expect(machine.legalActions(next)[0]).toMatchObject({ piece: 'phalanx-8' });
  });

  it('walls follow: on any city of his provinces, five at most, and none on the Temple', () => {
    const { state } = play(begun().state, [rest('seleucid', 'babylonia')]);
    expect(
      machine.legalActions(state).map((action) => (action.type === 'deployWall' ? action.city : action.type)),
    ).toEqual(['babylon', 'susa', 'ecbatana', 'persepolis', 'pasargadae', 'assyriaFortress']);
    expectRefused(state, rest('seleucid', 'media'), 'wallsOnly', 'R S5.3');
    expectRefused(state, wall('seleucid', 'tyre'), 'notItsCity', 'R S5.3');
    const four = Array.from({ length: 4 }, () => wall('seleucid', 'babylon'));
    const walled = play(state, four).state;
    expect(walled.cities['babylon']).toEqual({ walls: 4, holder: 'seleucid' });
    expect(machine.actors(walled)).toEqual(['antigonid']);
  });

  it('all that is printed stands where it was deployed (rulings S5.5, S8.8), and the first turn begins with the first of the sequence', () => {
    const { state, events } = play(begun().state, [
      rest('seleucid', 'babylonia'),
      ...Array.from({ length: 4 }, () => wall('seleucid', 'babylon')),
      rest('antigonid', 'phrygia'),
      ...Array.from({ length: 4 }, () => wall('antigonid', 'sardis')),
      rest('ptolemaic', 'egypt'),
      wall('ptolemaic', 'gaza'),
      wall('ptolemaic', 'alexandria'),
      wall('ptolemaic', 'tyre'),
    ]);
    const count = (side: string) =>
      Object.values(state.units).filter((unit) => unit.side === side && !['pool', 'aside', 'gone'].includes(unit.at))
        .length;
    // R S5.3: 1+1+1+3+3+2+1+4+3+3+1; 3+1+1+1+3+1+2+7+3+1; 3+1+4+2+1+6+1.
    expect([count('antigonid'), count('ptolemaic'), count('seleucid')]).toEqual([23, 23, 18]);
    const of = (side: string) =>
      Object.entries(state.leaders).flatMap(([id, leader]) =>
        leader.side === side && leader.at !== 'aside' ? [id] : [],
      );
    expect(of('antigonid')).toEqual(['antigonus', 'demetrius', 'eumenes', 'leonnatus']);
    expect(of('ptolemaic')).toEqual(['ptolemy', 'perdiccas', 'lysimachus']);
    expect(of('seleucid')).toEqual(['seleucus', 'craterus', 'polysperchon']);
    expect(state.baggage).toMatchObject({
      siegeTrain: { at: 'phrygia', side: 'antigonid' },
      body: { at: 'egypt', side: 'ptolemaic' },
      treasury: { at: 'babylon', side: 'seleucid' },
      roxane: { at: 'macedonia', side: 'neutral' },
      royalFamily: { at: 'macedonia', side: 'neutral' },
    });
    // Alexandria's marker counts as one of the four.
    expect(Object.fromEntries(Object.entries(state.cities).filter(([, { walls }]) => walls > 0))).toEqual({
      babylon: { walls: 4, holder: 'seleucid' },
      sardis: { walls: 4, holder: 'antigonid' },
      alexandria: { walls: 2, holder: 'ptolemaic' },
      gaza: { walls: 1, holder: 'ptolemaic' },
      tyre: { walls: 1, holder: 'ptolemaic' },
      rhodianFortress: { walls: 2, holder: 'neutral' },
    });
    // The Cretan fleet is his, and the island nobody's.
    expect(state.baggage['cretanFleet']).toEqual({ at: 'aegean', side: 'ptolemaic' });
    expect(state.provinces['crete']?.holder).toBeNull();
    expect(state.provinces['macedonia']?.holder).toBe('neutral');
    expect(said(events, 'turnBegan')).toMatchObject([{ turn: 1, season: 'summer', year: 323 }]);
    expect(machine.actors(state)).toEqual(['seleucid']);
  });
});
