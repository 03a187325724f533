/** The short form of a situation. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, sameJson } from '../../../src/core/index.js';
import {
  applyAction,
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

/** A Macedonian army in Cilicia and Persians in Media; a phase in the turn after a Summer. */
const quiet = {
  turn: 11,
  others: 'pool',
  pieces: {
    macedonian: { cilicia: ['alexander', 'phalanx-1..3'] },
    persian: { media: ['nabarzanes', 'persianInfantry-1..3'] },
  },
  begins: { phase: 'movement', side: 'macedonian' },
} as const satisfies Omit<Position, keyof typeof head>;
const adding = (side: 'macedonian' | 'persian', places: object, more: object = {}) => ({
  ...quiet,
  ...more,
  pieces: { ...quiet.pieces, [side]: { ...quiet.pieces[side], ...places } },
});
const told = (position: object) => {
  const { secured, milestones, units, leaders, baggage, cities } = orThrow(fromPosition({ ...head, ...position }));
  return { secured, milestones, units, leaders, baggage, cities };
};

describe('what follows from a position', () => {
  it('nothing where nothing does', () => {
    expect(told(quiet)).toMatchObject({ secured: {}, milestones: {} });
  });

  it('R 15.8, 12.8 a treasury and a capital that are Macedonian; the Winter after there are recruits', () => {
    const susa = { susa: { walls: 1, holder: 'macedonian' } };
    expect(told({ ...quiet, cities: susa })).toMatchObject({
      secured: { treasuryOfSusa: 10 },
      milestones: { capitalTaken: 10 },
    });
    // Babylon is no capital.
    const babylon = { babylon: { walls: 1, holder: 'macedonian' } };
    expect(told({ ...quiet, cities: babylon }).milestones).toEqual({});
    // The turn of the treasury is that of the capital.
    const secured = { treasuryOfSusa: 7, treasuryOfBabylon: 3 };
    expect(told({ ...quiet, secured, cities: susa }).milestones).toEqual({ capitalTaken: 7 });
    // The Winter of 332: the third of the track.
    const winter = { turn: 12, secured, cities: susa, begins: { phase: 'replacements', side: 'macedonian' } };
    const state = orThrow(fromPosition({ ...head, ...quiet, ...winter }));
    const raises = legalActions(state).flatMap((action) => (action.type === 'raise' ? [action.unit] : []));
    const { state: bought } = orThrow(applyAction(state, { type: 'raise', player: 'macedonian', unit: 'phalanx-4' }));
    expect(raises).not.toContain('persianLevy-1');
    const { state: mustered } = orThrow(
      applyAction(bought, { type: 'muster', player: 'macedonian', unit: 'phalanx-4', province: 'cilicia' }),
    );
    expect(legalActions(mustered)).toContainEqual({ type: 'raise', player: 'macedonian', unit: 'persianLevy-1' });
  });

  it('R 15.3-15.5 what the King has entered, unless walls of an enemy keep him out', () => {
    const king = (at: string) => ({ ...quiet, pieces: { ...quiet.pieces, macedonian: { [at]: ['alexander'] } } });
    expect(told(king('egypt')).secured).toEqual({ alexandria: 10 });
    expect(told(king('lybia')).secured).toEqual({ oracle: 10 });
    expect(told(king('phrygia')).secured).toEqual({ gordianKnot: 10 });
    const walled = { ...king('phrygia'), cities: { gordium: { walls: 1, holder: 'persian' } } };
    expect(told(walled).secured).toEqual({});
    expect(told({ ...king('egypt'), secured: { alexandria: 4 } }).secured).toEqual({ alexandria: 4 });
  });

  it('R 15.2, 15.6, 15.7 kings who are gone; R 14.2 with all treasuries no die falls for the revolt', () => {
    expect(told(adding('persian', { gone: ['darius'] })).secured).toEqual({ royalFamily: 10, darius: 10 });
    const treasuries = { treasuryOfBabylon: 5, treasuryOfSusa: 6, treasuryOfPersepolis: 7, treasuryOfEcbatana: 8 };
    const over = adding(
      'persian',
      { gone: ['darius', 'bessus'], aside: ['agis', 'spartans-1..4'] },
      { secured: treasuries, begins: { phase: 'randomEvents' } },
    );
    const { secured, milestones } = told(over);
    expect(secured).toEqual({ ...treasuries, royalFamily: 10, darius: 10, bessus: 10 });
    expect(milestones).toMatchObject({ revoltCalledOff: 10 });
    expect(orThrow(fromPosition({ ...head, ...over })).stack.map(({ kind }) => kind)).not.toContain('revolt');
    // With one of the kings still there it does.
    const feared = { ...over, pieces: { ...over.pieces, persian: { ...over.pieces.persian, gone: ['darius'] } } };
    expect(orThrow(fromPosition({ ...head, ...feared })).stack.map(({ kind }) => kind)).toContain('revolt');
  });

  it('R 3.3, 12.8 India that is entered, by a leader too', () => {
    const { milestones } = told(adding('macedonian', { gandara: ['phalanx-4'] }));
    expect(milestones).toEqual({ indiansRoused: 10 });
    expect(told(adding('macedonian', { lowerIndia: ['parmenio'] })).milestones).toEqual({
      indiansRoused: 10,
      indiaReached: 10,
    });
    // Who was there has roused them.
    expect(told({ ...quiet, milestones: { indiaReached: 8 } }).milestones).toEqual({
      indiaReached: 8,
      indiansRoused: 8,
    });
  });

  it('R 14.2, 8.3 Spartans on the map have risen; when they are gone the home army is free', () => {
    expect(told(adding('persian', { hellas: ['agis', 'spartans-1:1'] })).milestones).toEqual({ revolt: 10 });
    expect(told({ ...quiet, milestones: { revolt: 8 } }).milestones).toEqual({ revolt: 8, revoltCalledOff: 10 });
    expect(told({ ...quiet, options: { players: 2, without: ['randomEvents'] } }).milestones).toEqual({});
  });

  it('R 11.2 who is in a city holds its walls', () => {
    expect(told(adding('macedonian', { tyre: ['phalanx-4'] })).cities['tyre']).toEqual({
      walls: 4,
      holder: 'macedonian',
    });
    expect(faults(adding('macedonian', { tyre: ['phalanx-4'] }, { cities: { tyre: { holder: 'persian' } } }))).toEqual([
      '$.pieces.macedonian.tyre[0]: only pieces of the side that holds the walls are in a city (R 11.2)',
    ]);
  });

  it('R 13.2, 15.6, 11.7 pieces that are not named have been withdrawn, succeeded or caught', () => {
    const { others: _, ...all } = quiet;
    // Memnon left on turn 5.
    expect(told({ ...all, turn: 5 }).leaders['memnon']?.at).toBe('ionia');
    expect(told({ ...all, turn: 6 }).leaders['memnon']?.at).toBe('gone');
    expect(told({ ...all, turn: 19 }).units['thessalians-1']?.at).toBe('gone');
    const bessus = { ...all, pieces: { ...all.pieces, persian: { ...all.pieces.persian, bactria: ['bessus'] } } };
    expect(told(bessus)).toMatchObject({
      leaders: { darius: { at: 'gone' } },
      secured: { royalFamily: 10, darius: 10 },
    });
    const caught = {
      ...all,
      pieces: {
        ...all.pieces,
        macedonian: {
          cilicia: [
            'alexander',
            'phalanx-1..6',
            'hypaspists-1',
            'hetairoi-1',
            'prodromoi-1',
            'paiones-1',
            'agrianes-1',
            'illyrians-1',
            'macedonianArchers-1',
            'cretanArchers-1',
            'thessalians-1',
            'alliedHoplites-1..3',
          ],
        },
      },
    };
    expect(told({ ...caught, turn: 6 }).baggage['siegeTrain']?.at).toBe('pool');
  });

  it('nothing where the frames or the end are given: there all is said', () => {
    const { begins: _, ...still } = quiet;
    const stack = orThrow(fromPosition({ ...head, ...quiet })).stack;
    const cities = { susa: { walls: 1, holder: 'macedonian' } };
    expect(told({ ...still, cities, stack })).toMatchObject({ secured: {}, milestones: {} });
  });
});

describe('R 14.3 the numbers of groups of raiders', () => {
  const raiders = (...terms: readonly string[]) => adding('persian', { syria: terms });
  it('are the face of the die, and six more for each further group', () => {
    for (const term of [
      'barbarianCavalry-1/3',
      'barbarianCavalry-1/4',
      'barbarianInfantry-1/5',
      'arabs-1/6',
      'arabs-1/12',
    ])
      expect(faults(raiders(term))).toEqual([]);
    expect(faults(raiders('arabs-1/5'))).toEqual(['$.pieces.persian.syria[0]: no such raiders have this number']);
  });
  it('are needed on the map, and nowhere else', () => {
    expect(faults(raiders('arabs-1'))).toEqual([
      '$.pieces.persian.syria[0]: raiders on the map belong to a group, whose number says where it came from: /6 (arabia) (R 14.3)',
    ]);
    expect(faults(raiders('barbarianCavalry-1'))[0]).toContain('/3 (scythia), /4 (chorasmia), /5 (sind)');
    expect(faults(adding('persian', { aside: ['arabs-1'] }))).toEqual([]);
  });
});

describe('what contradicts itself', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'R 15.6 a king who is an objective and on the map',
      adding('persian', { syria: ['darius'] }, { secured: { darius: 5 } }),
      ['$.secured.darius: darius is on the map, neither killed nor captured (R 15.6)'],
    ],
    [
      'R 15.6 an heir beside the king',
      adding('persian', { syria: ['darius'], bactria: ['bessus'] }),
      ['$.pieces.persian.bactria[0]: this leader comes when darius has left the board (R 15.6)'],
    ],
    [
      'R 16.1 the King is gone, and the game goes on',
      { ...quiet, pieces: { ...quiet.pieces, macedonian: { gone: ['alexander'] } } },
      ['$.pieces.macedonian.gone[0]: the game ends with the loss of this leader (R 16.1)'],
    ],
    [
      'R 11.7 a Siege Train that has been caught',
      adding('macedonian', { media: ['siegeTrain'] }),
      ['$.pieces.macedonian.media[0]: a marker alone in a province of the enemy is lost (R 11.7)'],
    ],
    [
      'R 14, 15 what belongs to a section that is not played',
      {
        ...quiet,
        options: { players: 2, without: ['randomEvents', 'objectives'] },
        secured: { oracle: 3 },
        milestones: { revolt: 10 },
      },
      ['$.secured.oracle: R 15 is not played', '$.milestones.revolt: R 14 is not played'],
    ],
  ])('%s', (_, position, expected) => {
    expect(faults(position)).toEqual(expected);
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
