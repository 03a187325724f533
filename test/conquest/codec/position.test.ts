/** The short form of a situation. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, sameJson } from '../../../src/core/index.js';
import {
  createGame,
  fromPosition,
  legalActions,
  query,
  toPosition,
  type Position,
} from '../../../src/conquest/index.js';
import { termOf } from '../../../src/conquest/codec/position/terms.js';
import { momentsOf } from '../moments.js';

const head = { format: 'diadochi-position', game: 'conquest', version: 1 } as const;
const read = (position: Omit<Position, keyof typeof head>) => fromPosition({ ...head, ...position });
const faults = (position: object): readonly string[] => {
  const answer = fromPosition({ ...head, ...position });
  return E.isLeft(answer) ? answer.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

/** Alexander before Issus: he has Cilicia, Darius has come into Syria. */
const issus = {
  turn: 7,
  others: 'pool',
  pieces: {
    macedonian: { cilicia: ['alexander!', 'hetairoi-1:3', 'phalanx-1..6', 'phalanx-7..8:1', 'siegeTrain'] },
    persian: { syria: ['darius', 'royalGuard-1', 'persianInfantry-1..4'] },
  },
  begins: { phase: 'movement', side: 'macedonian' },
} as const satisfies Omit<Position, keyof typeof head>;

describe('terms', () => {
  it('name one piece or several', () => {
    expect(termOf('alexander')).toEqual({ ids: ['alexander'], isUnit: false, wounded: false });
    expect(termOf('alexander!')).toEqual({ ids: ['alexander'], isUnit: false, wounded: true });
    expect(termOf('phalanx-3')).toEqual({ ids: ['phalanx-3'], isUnit: true, wounded: false });
    expect(termOf('phalanx-9..11:1')).toEqual({
      ids: ['phalanx-9', 'phalanx-10', 'phalanx-11'],
      isUnit: true,
      wounded: false,
      steps: 1,
    });
    expect(termOf('arabs-1/6')?.band).toBe(6);
  });
  it.each(['Phalanx', 'phalanx-', 'phalanx-0', 'phalanx-3..1', 'phalanx-1!', 'alexander:1', 'phalanx-1:0', ''])(
    '%s is none',
    (text) => expect(termOf(text)).toBeUndefined(),
  );
});

describe('a position', () => {
  it('says where pieces are, how much is left of them, and who is wounded', () => {
    const state = orThrow(read(issus));
    expect(state.units['phalanx-8']).toEqual({ at: 'cilicia', steps: 1, side: 'macedonian' });
    expect(state.units['hetairoi-1']).toEqual({ at: 'cilicia', steps: 3, side: 'macedonian' });
    expect(state.leaders['alexander']).toEqual({ at: 'cilicia', wounded: true, side: 'macedonian' });
    expect(state.baggage['siegeTrain']).toEqual({ at: 'cilicia', side: 'macedonian' });
    expect(state.units['phalanx-9']).toBeUndefined();
  });

  it('R 5: leaves it to those who are there whose a province is', () => {
    const state = orThrow(read(issus));
    expect(query.statusOf(state, 'cilicia')).toBe('macedonian');
    expect(query.statusOf(state, 'syria')).toBe('persian');
  });

  it('R 4.2: begins a phase, and the rules go on from there', () => {
    const state = orThrow(read(issus));
    expect(state.stack.map(({ kind }) => kind)).toEqual(['turn', 'movement']);
    expect(legalActions(state, 'macedonian')).toContainEqual({
      type: 'march',
      player: 'macedonian',
      leader: 'alexander',
      province: 'syria',
    });
  });

  it('begins the turn where it says nothing of the moment', () => {
    const { begins: _, ...turn } = issus;
    const state = orThrow(read(turn));
    expect(state.turn).toBe(7);
    expect(state.stack[0]).toMatchObject({ kind: 'turn', begun: true });
  });

  it('is written as short as it was given', () => {
    const state = orThrow(read(issus));
    const written = toPosition(state);
    expect(written.begins).toEqual(issus.begins);
    expect(written.stack).toBeUndefined();
    expect(written.pieces?.macedonian?.['cilicia']).toEqual([
      'alexander!',
      'hetairoi-1:3',
      'phalanx-1..6',
      'phalanx-7..8:1',
      'siegeTrain',
    ]);
    expect(sameJson(orThrow(fromPosition(written)), state)).toBe(true);
  });

  it('of the beginning says next to nothing', () => {
    const start = orThrow(createGame({ players: 2 }));
    expect(toPosition(start)).toEqual({ ...head, stack: start.stack });
  });

  it('of any moment of a game reads back', () => {
    for (const state of momentsOf(['gordion']).states) {
      const written = JSON.parse(JSON.stringify(toPosition(state))) as unknown;
      expect(orThrow(fromPosition(written))).toEqual(state);
    }
  });
});

describe('what a position cannot say', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'a piece that there is not',
      { ...issus, pieces: { macedonian: { cilicia: ['eumenes'] } } },
      ['$.pieces.macedonian.cilicia[0]: there is no piece eumenes'],
    ],
    [
      'a piece in two places',
      { ...issus, pieces: { macedonian: { cilicia: ['alexander'], phrygia: ['alexander'] } } },
      ['$.pieces.macedonian.phrygia[0]: alexander is named already'],
    ],
    [
      'more steps than are printed',
      { ...issus, pieces: { macedonian: { cilicia: ['alexander', 'phalanx-1..2:3'] } } },
      ['$.pieces.macedonian.cilicia[1]: it has 2 at most', '$.pieces.macedonian.cilicia[1]: it has 2 at most'].slice(
        0,
        1,
      ),
    ],
    [
      'a place that there is not',
      { ...issus, pieces: { macedonian: { roma: [] } } },
      ['$.pieces.macedonian.roma: expected as key a place of the map, or a tray'],
    ],
    ['two moments', { ...issus, stack: [] }, ['$: expected no more than one of begins, stack and ended']],
    [
      'a phase that the turn has not',
      { ...issus, begins: { phase: 'replacements', side: 'macedonian' } },
      ['$.begins: this turn has no such phase of this side'],
    ],
    [
      'a holder whom those who are there are not',
      { ...issus, provinces: { cilicia: { holder: 'persian' } } },
      ['$.provinces.cilicia.holder: with those who are there it is macedonian’s (R 5)'],
    ],
    [
      'walls of nobody',
      { ...issus, cities: { tyre: { walls: 2, holder: null } } },
      ['$.cities.tyre.holder: walls are somebody’s, and nobody has none'],
    ],
    ['a version to come', { ...issus, version: 2 }, ['$.version: expected 1, got 2']],
  ])('%s', (_, position, expected) => {
    expect(faults(position)).toEqual(expected);
  });

  it('anything at all that is no position', () => {
    for (const input of [null, 3, 'position', [], { format: 'diadochi-position' }])
      expect(E.isLeft(fromPosition(input))).toBe(true);
  });
});
