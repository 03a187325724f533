import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { PositionCodec, RecordCodec } from '../../src/peloponnesian/codec/index.js';
import { fromPosition, toPosition } from '../../src/peloponnesian/codec/position/index.js';
import { termOf } from '../../src/peloponnesian/codec/position/terms.js';
import { createGame } from '../../src/peloponnesian/beginning.js';
import type { GameFrame } from '../../src/peloponnesian/frame/index.js';
import type { Position } from '../../src/peloponnesian/position.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { PELOPONNESIAN_VERSION } from '../../src/peloponnesian/version.js';
import { hostileForms } from './hostile.js';
import { argive, started } from './table.js';

const options = { players: 2, scenario: 'argiveLeague' } as const;
const head = { format: 'diadochi-position', game: 'peloponnesian', version: 1, options } as const;
const read = (position: Partial<Position>): GameState => orThrow(fromPosition({ ...head, ...position }));

/** Every fault of what ought to be a position, as `path: message`. */
function faultsOf(input: unknown): readonly string[] {
  const answer = fromPosition(input);
  return E.isLeft(answer) ? answer.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
}
const faults = (position: object): readonly string[] => faultsOf({ ...head, ...position });
const pathsOf = (position: object): readonly string[] => faults(position).map((fault) => fault.split(': ')[0] ?? '');

const start = started(argive());

/** Athens moves in the first Campaign Turn of a season. */
const moving: readonly GameFrame[] = [
  { kind: 'turn', step: 8, left: ['sparta'] },
  { kind: 'movement', player: 'athens', stage: 'moving', marched: [], sailed: [], attacks: [] },
];

/** Summer 418: Alcibiades marches on Mantinea, Nicostratus is at sea, and Agis sits in Sparta. */
const summer = {
  year: 418,
  season: 'summer',
  treasuries: { athens: 31 },
  regions: { argolid: { allegiance: 12 } },
  others: 'pools',
  pieces: {
    W2834: ['alcibiades', 'argolid-hoplite-4-1..3', 'attica-cavalry-4-2'],
    W2838: ['agis inside', 'laconia-hoplite-6-1..2 inside', 'laconia-hoplite-6-4 inside'],
    W3731: ['attica-fleet-6-3 inside off saronicGulf'],
    saronicGulf: ['nicostratus', 'attica-fleet-6-1..2 under nicostratus'],
    forcePool: ['gylippus of laconia'],
    gone: ['argolid-hoplite-6-1', 'ramphias'],
    buildPool: ['elis-hoplite-5-1..2'],
  },
  cities: { mantinea: {}, lepreum: { held: 'athens' } },
  forts: {},
  bases: { W3731: 'athens' },
  raided: { elis: 2 },
} as const satisfies Partial<Position>;

describe('terms', () => {
  it('name a unit, several alike, or a leader, and say more of them', () => {
    expect(termOf('boeotia-hoplite-5-3')).toEqual({ kind: 'boeotia-hoplite-5', first: 3, last: 3, marks: {} });
    expect(termOf('boeotia-hoplite-5-1..12 inside foraging')).toEqual({
      kind: 'boeotia-hoplite-5',
      first: 1,
      last: 12,
      marks: { inside: true, foraging: true },
    });
    expect(termOf('attica-hoplite-4-2 raiding')).toMatchObject({ marks: { raiding: true } });
    expect(termOf('attica-fleet-6-1 under demosthenes')).toMatchObject({ marks: { under: 'demosthenes' } });
    expect(termOf('attica-fleet-6-1 inside off saronicGulf')).toMatchObject({
      marks: { inside: true, off: 'saronicGulf' },
    });
    expect(termOf('agis')).toEqual({ leader: 'agis', marks: {} });
    expect(termOf('agis inside by thebes')).toEqual({ leader: 'agis', marks: { inside: true, player: 'thebes' } });
    expect(termOf('agis of laconia')).toEqual({ leader: 'agis', marks: { pool: 'laconia' } });
  });

  it.each([
    '',
    'Agis',
    'agis foraging',
    'agis of sicily',
    'agis by persia',
    'agis by sparta inside',
    'laconia-hoplite-6',
    'laconia-hoplite-6-0',
    'laconia-hoplite-6-3..2',
    'laconia-hoplite-6-1..999999999',
    'laconia-hoplite-6-1 of laconia',
    'laconia-hoplite-6-1 foraging inside',
    'laconia-hoplite-6-1  inside',
    'laconia-elephant-6-1',
    'a'.repeat(41),
    `agis${' inside'.repeat(100)}`,
  ])('"%s" is none', (text) => expect(termOf(text)).toBeUndefined());
});

describe('a position', () => {
  it.each([
    [2, 'argiveLeague'],
    [2, 'spartanFantasy'],
    [2, 'athenianFantasy'],
    [3, 'threePlayerCampaign'],
    [4, 'fourPlayerCampaign'],
  ] as const)('that says nothing is the beginning of its scenario: for %i, %s', (players, scenario) => {
    const chosen = { players, scenario };
    const begun = orThrow(createGame(chosen));
    expect(orThrow(fromPosition({ ...head, options: chosen }))).toEqual(begun);
    expect(toPosition(begun)).toMatchObject({ ...head, options: chosen });
  });

  it('says where pieces are; units that it does not name are in Force Pools, leaders in the Leader Pool', () => {
    const { units, leaders } = read(summer);
    const expected: Record<string, unknown> = {};
    for (const id of Object.keys(start.units)) expected[id] = { at: 'forcePool' };
    for (const number of [1, 2, 3]) expected[`argolid-hoplite-4-${number}`] = { at: 'W2834' };
    expected['attica-cavalry-4-2'] = { at: 'W2834' };
    for (const number of [1, 2, 4]) expected[`laconia-hoplite-6-${number}`] = { at: 'W2838', inside: true };
    expected['attica-fleet-6-3'] = { at: 'W3731', inside: true, off: 'saronicGulf' };
    for (const number of [1, 2]) expected[`attica-fleet-6-${number}`] = { at: 'saronicGulf', under: 'nicostratus' };
    expected['argolid-hoplite-6-1'] = { at: 'gone' };
    delete expected['elis-hoplite-5-1'];
    delete expected['elis-hoplite-5-2'];
    expect(units).toEqual(expected);
    expect(leaders).toEqual({
      alcibiades: { at: 'W2834', player: 'athens' },
      agis: { at: 'W2838', player: 'sparta', inside: true },
      nicostratus: { at: 'saronicGulf', player: 'athens' },
      gylippus: { at: 'forcePool', player: 'sparta', pool: 'laconia' },
      ramphias: { at: 'gone', player: 'sparta' },
    });
  });

  it('says what differs of regions, treasuries and cities, and all of forts, bases and Long Walls', () => {
    const state = read(summer);
    const before = argive();
    expect(state.treasuries).toEqual({ athens: 31, sparta: 22 });
    expect(state.regions).toEqual({
      ...before.regions,
      argolid: { player: 'athens', allegiance: 12, militance: 8, multiple: 2 },
    });
    // R 22.2: Athens holds Nisaea and Mantinea at the beginning, Sparta Lepreum.
    expect(state.cities).toEqual({ nisaea: { held: 'athens' }, lepreum: { held: 'athens' } });
    expect(state.forts).toEqual({});
    expect(state.bases).toEqual({ W3731: 'athens' });
    expect(state.longWalls).toEqual(before.longWalls);
    expect(read({ longWalls: [] }).longWalls).toEqual([]);
    expect(state.raided).toEqual({ elis: 2 });
  });

  it('R 3.1, 22.4.1: begins its season: Athens places units first', () => {
    const state = read(summer);
    // From spring 419 to summer 418 five seasons pass.
    expect([state.year, state.season, state.turn, state.campaignTurn]).toEqual([418, 'summer', 5, 0]);
    expect(state.stack).toEqual([
      { kind: 'turn', step: 1, left: ['sparta'] },
      { kind: 'placement', player: 'athens', moved: [] },
    ]);
  });

  it('R 4.3.1: begins a year with the control check: who lost the Allegiance of a region loses it', () => {
    const { regions, stack } = read({ year: 418, regions: { epidaurus: { allegiance: -3 } } });
    expect(regions.epidaurus).toEqual({ player: 'athens', allegiance: 3, militance: 8, multiple: 1 });
    // R 22.4.4: Athens rolls for the tribute of the Empire.
    expect(stack.map(({ kind }) => kind)).toEqual(['turn', 'tribute', 'roll']);
  });

  it('gives the frames of any other moment, or how the game ended', () => {
    const inTurn = read({ campaignTurn: 1, stack: moving, raidedThisSeason: ['elis'], raided: { elis: 1 } });
    expect(inTurn).toEqual({
      ...start,
      campaignTurn: 1,
      stack: moving,
      raidedThisSeason: ['elis'],
      raided: { elis: 1 },
    });
    const ended = { winner: 'league', margin: 'victory', how: 'count' } as const;
    expect(read({ year: 416, season: 'winter', campaignTurn: 3, ended })).toEqual({
      ...start,
      year: 416,
      season: 'winter',
      turn: 15,
      campaignTurn: 3,
      stack: [],
      ended,
    });
  });

  it('accepts what says no more than is known: `{}` of a city that is as printed, a piece where it begins', () => {
    // R 22.2.2: Demosthenes begins in Athens.
    const told = {
      cities: { argos: {} },
      pieces: { W3831: ['demosthenes inside'] },
      year: 419,
      others: 'setup',
    } as const;
    expect(read(told)).toEqual(start);
  });

  it('is frozen when it is read', () => {
    expect(Object.isFrozen(read(summer).units['attica-fleet-6-1'])).toBe(true);
  });
});

describe('a state', () => {
  it('is written by what differs from the beginning: pieces as terms, by their places in the order of the map', () => {
    const state = read(summer);
    expect(toPosition(state)).toEqual({
      ...head,
      year: 418,
      season: 'summer',
      treasuries: { athens: 31 },
      regions: { argolid: { allegiance: 12 } },
      pieces: {
        W2834: ['alcibiades', 'argolid-hoplite-4-1..3', 'attica-cavalry-4-2'],
        W2838: ['laconia-hoplite-6-1..2 inside', 'laconia-hoplite-6-4 inside'],
        W3731: ['attica-fleet-6-3 inside off saronicGulf'],
        saronicGulf: ['nicostratus', 'attica-fleet-6-1..2 under nicostratus'],
        // R 22.2.2: one hoplite begins in Nisaea, and light infantry in the fort.
        forcePool: ['gylippus of laconia', 'attica-lightInfantry-3-3', 'attica-hoplite-4-4'],
        leaderPool: ['demosthenes'],
        gone: ['ramphias', 'argolid-hoplite-6-1'],
        buildPool: ['elis-hoplite-5-1..2'],
      },
      cities: { mantinea: {}, lepreum: { held: 'athens' } },
      forts: {},
      bases: { W3731: 'athens' },
      raided: { elis: 2 },
    });
    expect(Object.keys(toPosition(state).pieces ?? {})).toEqual([
      'W2834',
      'W2838',
      'W3731',
      'saronicGulf',
      'forcePool',
      'buildPool',
      'leaderPool',
      'gone',
    ]);
  });

  it('is written with its frames once something was done in the season', () => {
    const stack = [
      { kind: 'turn', step: 1, left: ['sparta'] },
      { kind: 'placement', player: 'athens', moved: ['attica-hoplite-4-1'] },
    ] as const;
    const state = { ...start, units: { ...start.units, 'attica-hoplite-4-1': { at: 'W3831', inside: true } }, stack };
    expect(toPosition(state as GameState)).toEqual({
      ...head,
      pieces: { W3831: ['attica-hoplite-4-1 inside'] },
      stack,
    });
  });

  it('that may still change shares nothing with its position', () => {
    const frames = [...moving];
    const position = toPosition({ ...start, campaignTurn: 1, stack: frames });
    frames.pop();
    expect(position.stack).toEqual(moving);
  });
});

describe('pieces', () => {
  it.each<readonly [string, string, readonly string[], string]>([
    ['an unknown unit', 'W2838', ['laconia-hoplite-6-5'], '[0]: the scenario has no unit laconia-hoplite-6-5'],
    [
      'more units than there are',
      'W2838',
      ['agis', 'laconia-hoplite-6-1..9999'],
      '[1]: the scenario has no unit laconia-hoplite-6-9999',
    ],
    [
      'a unit of a region that is not in play',
      'W2838',
      ['samos-fleet-4-1'],
      '[0]: the scenario has no unit samos-fleet-4-1',
    ],
    ['an unknown leader', 'W2838', ['leonidas'], '[0]: the scenario has no leader leonidas'],
    ['a name that every object has', 'W2838', ['constructor'], '[0]: the scenario has no leader constructor'],
    ['a leader named twice', 'W2838', ['agis', 'agis inside'], '[1]: agis is named twice'],
    [
      'a unit named twice',
      'W2838',
      ['laconia-hoplite-6-2..4', 'laconia-hoplite-6-1..2'],
      '[1]: laconia-hoplite-6-2 is named twice',
    ],
    ['an unknown hex', 'W9999', ['agis'], '[0]: agis: the map has no place W9999'],
    ['an unknown sea', 'atlantic', ['agis'], '[0]: agis: the map has no place atlantic'],
    [
      'R 7.2 a unit in a Build Pool that forages',
      'buildPool',
      ['elis-hoplite-5-1 foraging'],
      '[0]: a unit in its Build Pool does nothing',
    ],
    [
      'R 7.8 a leader in the Leader Pool of somebody',
      'leaderPool',
      ['agis by sparta'],
      '[0]: a leader in the Leader Pool serves nobody yet',
    ],
    [
      'a unit in the Leader Pool',
      'leaderPool',
      ['elis-hoplite-5-1'],
      '[0]: elis-hoplite-5-1: units are never in a Leader Pool',
    ],
    ['a leader in the Build Pool', 'buildPool', ['agis'], '[0]: agis: leaders are never in a Build Pool'],
    [
      'a leader in a Force Pool of no region',
      'forcePool',
      ['agis'],
      '[0]: agis: a leader has a pool exactly when in a Force Pool',
    ],
    [
      'R 7.8.5 a leader in a Force Pool of the enemy',
      'forcePool',
      ['agis of attica'],
      '[0]: agis: sparta does not hold attica',
    ],
    ['a leader of the other camp', 'W2838', ['agis by athens'], '[0]: agis: agis serves the other camp'],
    [
      'a leader of somebody who does not play',
      'W2838',
      ['agis by thebes'],
      '[0]: agis: thebes is not a player of this scenario',
    ],
    [
      'R 10.2 a unit inside of nothing',
      'W3430',
      ['laconia-hoplite-6-1 inside'],
      '[0]: laconia-hoplite-6-1: there is no city or fort in W3430',
    ],
    [
      'R 16.2.2 a unit ashore under a leader',
      'W2838',
      ['laconia-hoplite-6-1 under agis'],
      '[0]: laconia-hoplite-6-1: only a unit at sea is under a leader',
    ],
    [
      'R 8.4 a fleet off a sea far away',
      'W3731',
      ['attica-fleet-6-1 off hellespont'],
      '[0]: attica-fleet-6-1: W3731 does not border hellespont',
    ],
  ])('refuse %s', (_, place, terms, fault) => {
    expect(faults({ pieces: { [place]: terms } })).toEqual([`$.pieces.${place}${fault}`]);
  });

  it('refuse a piece that is named in two places', () => {
    expect(faults({ pieces: { W2838: ['agis'], W3831: ['agis'] } })).toEqual([
      '$.pieces.W3831[0]: agis is named twice',
    ]);
  });

  it.each(['laconia-hoplite-6-1..999999999', 'agis raiding', 7, null])('refuse the term %s', (term) => {
    expect(pathsOf({ pieces: { W2838: [term] } })).toEqual(['$.pieces.W2838[0]']);
  });

  it('refuse what is no list of terms, no place, and no rest', () => {
    expect(pathsOf({ pieces: { W2838: [] } })).toEqual(['$.pieces.W2838']);
    expect(pathsOf({ pieces: { 'Sparta!': ['agis'] } })).toEqual(['$.pieces["Sparta!"]']);
    expect(pathsOf({ pieces: [] })).toEqual(['$.pieces']);
    expect(pathsOf({ others: 'gone' })).toEqual(['$.others']);
  });

  it('that a position does not name are at fault where it says where they are', () => {
    // R 22.2.2: light infantry begins in the fort, which is not there.
    const fault = 'attica-lightInfantry-3-3: there is no city or fort in W2337';
    expect(faults({ forts: {} })).toEqual([`$: ${fault}`]);
    expect(faults({ forts: {}, others: 'setup' })).toEqual([`$.others: ${fault}`]);
  });
});

describe('the situation', () => {
  it.each<readonly [string, object, string]>([
    [
      'both frames and an end',
      { campaignTurn: 1, stack: moving, ended: { winner: 'league', margin: 'victory', how: 'count' } },
      '$: expected no more than one of stack and ended',
    ],
    ['a year before the game', { year: 420 }, '$.year: this season is before the start of the game'],
    ['R 22.3 a year after the game', { year: 415 }, '$.year: this is after the last season of the scenario'],
    [
      'R 14.1 a Campaign Turn when a season begins',
      { campaignTurn: 2 },
      '$.campaignTurn: no Campaign Turn has begun at the start of a season (R 14.1)',
    ],
    [
      'R 15.4 raids when a season begins',
      { raidedThisSeason: ['elis'] },
      '$.raidedThisSeason: no area has been raided at the start of a season (R 15.4)',
    ],
    [
      'R 9.7.2 foragers when a season begins',
      { pieces: { W2838: ['laconia-hoplite-6-1 foraging'] } },
      '$.pieces.W2838[0]: laconia-hoplite-6-1: no unit forages or raids at the start of a season (R 9.7.2, 15.1)',
    ],
    ['a stack without frames', { stack: [] }, '$.stack: a game that is not over needs a frame'],
    [
      'R 14.1 frames of another Campaign Turn',
      { campaignTurn: 2, stack: moving },
      '$.stack[0].step: this step belongs to Campaign Turn 1, not 2',
    ],
    [
      'R 22.2 a region that is not in play',
      { regions: { samos: { allegiance: 1 } } },
      '$.regions.samos: this region is not in play',
    ],
    [
      'R 4.1 a level out of range',
      { regions: { elis: { allegiance: 21 } } },
      '$.regions.elis.allegiance: expected a level from -4 to 20, got 21',
    ],
    [
      'a region of nobody who plays',
      { regions: { corinth: { player: 'corinth' } } },
      '$.regions.corinth.player: corinth is not a player of this scenario',
    ],
    [
      'a region that is never neutral',
      { regions: { elis: { neutral: true } } },
      '$.regions.elis.neutral: this region cannot be neutral',
    ],
    [
      'R 5.1 a treasury of nobody who plays',
      { treasuries: { thebes: 3 } },
      '$.treasuries.thebes: thebes is not a player of this scenario',
    ],
    [
      'an unknown city',
      { cities: { atlantis: { held: 'athens' } } },
      '$.cities.atlantis: the map has no city atlantis',
    ],
    [
      'R 6.5 a revolt that is still to come',
      { cities: { argos: { revolt: 1 } } },
      '$.cities.argos.revolt: this season is in the future',
    ],
    [
      'a fort in the hex of a city',
      { forts: { W2337: { by: 'athens' }, W2838: { by: 'sparta' } } },
      '$.forts.W2838: a fort cannot be in the hex of a city',
    ],
    ['a base in no land', { bases: { W0101: 'athens' } }, '$.bases.W0101: W0101 is not a land hex'],
    ['unknown Long Walls', { longWalls: ['athens sparta'] }, '$.longWalls[0]: Long Walls join adjacent places only'],
    ['an unknown area', { raided: { atlantis: 1 } }, '$.raided.atlantis: the map has no area atlantis'],
    ['R 22.4.5 too many bases placed', { placedBases: 4 }, '$.placedBases: expected at most 3 bases'],
    [
      'R 21.1 a game that would have ended',
      { cities: { sparta: { held: 'athens' } } },
      '$: the game would have ended (R 21.1)',
    ],
  ])('refuses %s', (_, position, fault) => {
    expect(faults(position)).toEqual([fault]);
  });

  it('refuses an unknown city that is said to be as the map prints it', () => {
    expect(faults({ cities: { atlantis: {} } })).toContain('$.cities.atlantis: the map has no city atlantis');
  });

  it('refuses frames that do not agree with the board, where they say so', () => {
    const [turn] = moving;
    const march = {
      kind: 'movement',
      player: 'athens',
      stage: 'moving',
      marched: ['leonidas'],
      sailed: [],
      attacks: [],
    };
    expect(faults({ campaignTurn: 1, stack: [turn, march] })).toEqual([
      '$.stack[1].marched[0]: there is no piece leonidas',
    ]);
  });

  it.each<readonly [string, object, string]>([
    ['an unknown field', { weather: 'fine' }, '$.weather'],
    ['another game', { game: 'alexandros' }, '$.game'],
    ['another version', { version: 2 }, '$.version'],
    ['too few players', { options: { players: 3, scenario: 'fourPlayerCampaign' } }, '$.options.players'],
    ['too many players', { options: { players: 3, scenario: 'argiveLeague' } }, '$.options.players'],
    ['an unknown season', { season: 'autumn' }, '$.season'],
    ['half a talent', { treasuries: { athens: 0.5 } }, '$.treasuries.athens'],
    ['a field of a region that there is not', { regions: { elis: { loyalty: 3 } } }, '$.regions.elis.loyalty'],
  ])('refuses %s', (_, position, path) => {
    expect(pathsOf(position)).toEqual([path]);
  });

  it('tells everything at once', () => {
    expect(
      faults({
        year: 420,
        regions: { samos: {}, elis: { militance: 0 } },
        pieces: { W2838: ['leonidas', 'agis', 'agis'], W9999: ['gylippus'] },
        longWalls: ['athens sparta'],
        placedBases: 4,
        weather: 'fine',
      }),
    ).toEqual([
      '$.weather: unknown key',
      '$.year: this season is before the start of the game',
      '$.regions.samos: this region is not in play',
      '$.pieces.W2838[0]: the scenario has no leader leonidas',
      '$.pieces.W2838[2]: agis is named twice',
      '$.regions.elis.militance: expected a level from 1 to 20, got 0',
      '$.placedBases: expected at most 3 bases',
      '$.longWalls[0]: Long Walls join adjacent places only',
      '$.pieces.W9999[0]: gylippus: the map has no place W9999',
    ]);
  });
});

describe('hostile input', () => {
  const sound = { ...head, ...summer };

  it.each(hostileForms(sound, 'options'))('refuses %s', (_, input) => {
    expect(faultsOf(input).length).toBeGreaterThan(0);
    expect(PositionCodec.is(input)).toBe(false);
  });

  it.each(
    hostileForms(summer.pieces, 'W2838').filter(([name]) => name !== 'an empty object' && name !== 'a missing field'),
  )('refuses pieces that are %s', (_, pieces) => {
    expect(faultsOf({ ...head, pieces }).length).toBeGreaterThan(0);
  });

  it('changes no prototype', () => {
    const text = '{"W2838":["agis"],"__proto__":{"gylippus":["agis"]},"constructor":["agis"]}';
    expect(pathsOf({ pieces: JSON.parse(text) as unknown })).toContain('$.pieces.constructor');
    expect(Object.hasOwn(Object.prototype, 'gylippus')).toBe(false);
  });

  it('is read in the end, however many terms there are', { timeout: 60_000 }, () => {
    const terms = Array.from({ length: 1_100 }, () => 'laconia-hoplite-6-1..9999');
    const places = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`W${1000 + index}`, terms]));
    expect(faults({ pieces: places }).length).toBeGreaterThan(0);
  });
});

describe('records', () => {
  const digest = '0'.repeat(64);
  const record = {
    format: 'diadochi-record',
    version: 2,
    game: 'peloponnesian',
    gameVersion: PELOPONNESIAN_VERSION,
    options,
    start: { ...head, ...summer },
    actions: [{ type: 'endPlacement', player: 'athens' }],
    finalState: digest,
    checksum: digest,
  };

  it('are read with the positions at which they start', () => {
    expect(RecordCodec.is({ ...record, actions: [] })).toBe(true);
    expect(RecordCodec.is({ ...record, actions: [], start: { ...record.start, placedBases: 4 } })).toBe(false);
    expect(RecordCodec.is({ ...record, actions: [{ type: 'surrender', player: 'athens' }] })).toBe(false);
    expect(RecordCodec.is({ ...record, actions: [], game: 'alexandros' })).toBe(false);
  });
});
