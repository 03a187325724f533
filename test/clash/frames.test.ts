/** What no game can be in is refused, with its place: frames of combat, of the course of the game and of fleets, and pieces. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import type { Action } from '../../src/clash/action/index.js';
import { border } from '../../src/clash/codec/edition.js';
import type { GameFrame } from '../../src/clash/frame/index.js';
import type { GameOptions } from '../../src/clash/options.js';
import type { Position } from '../../src/clash/position.js';
import type { GameState } from '../../src/clash/state.js';
import { CLASH_POSITION_VERSION } from '../../src/clash/version.js';
import { dice, newGame, play } from './table.js';

/** The situation of a position, in which nobody else is on the map. */
const at = (position: Omit<Position, 'format' | 'game' | 'version' | 'others'>): GameState =>
  orThrow(border.fromPosition({ format: 'diadochi-position', game: 'clash', version: 1, others: 'pool', ...position }));

const after = (state: GameState, ...actions: readonly Action[]): GameState => play(state, actions).state;

const faultsOf = (state: unknown): readonly string[] => {
  const read = border.decodeState(JSON.parse(JSON.stringify(state)));
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

/** A state in which one frame is changed. */
const withFrame = (state: GameState, kind: GameFrame['kind'], change: object): unknown => ({
  ...state,
  stack: state.stack.map((frame) => (frame.kind === kind ? { ...frame, ...change } : frame)),
});

/** A sound state, a change of one of its frames, and the fault that is reported. */
type Row = readonly [what: string, kind: GameFrame['kind'], change: object, fault: string];

function refuses(state: GameState, rows: readonly Row[]): void {
  it('is read as it comes of play', () => expect(faultsOf(state)).toEqual([]));
  it.each(rows)('%s', (_, kind, change, fault) => expect(faultsOf(withFrame(state, kind, change))).toContain(fault));
}

describe('R S2.1: chariots, which do not count in minor combat', () => {
  it('fight each other without any strength, and the state is read', () => {
    const before = at({
      options: { players: 3 },
      turn: 3,
      pieces: { antigonid: { media: ['scytheChariots-1'] }, ptolemaic: { media: ['scytheChariots-2'] } },
      begins: { phase: 'combat' },
    });
    const fought = after(before, {
      type: 'offerBattle',
      player: 'antigonid',
      province: 'media',
      force: 'antigonid',
      against: 'ptolemaic',
    });
    expect(fought.stack.at(-2)).toMatchObject({ kind: 'minorCombat', strengths: [0, 0], result: null });
    expect(faultsOf(fought)).toEqual([]);
    const twice = {
      side: 'antigonid',
      force: 'antigonid',
      units: ['scytheChariots-1', 'scytheChariots-1'],
      leaders: [],
    };
    expect(faultsOf(withFrame(fought, 'minorCombat', { attacker: twice }))).toContain('$.stack[3].attacker: each once');
    expect(faultsOf(withFrame(fought, 'minorCombat', { strengths: [1, 0] }))).toContain(
      '$.stack[3].strengths: a die is rolled against a defender without strength only if the attacker has none either',
    );
  });
});

describe('R S9: a challenge', () => {
  const three: GameOptions = { players: 3 };
  const armies = (antigonid: string, ptolemaic: string): GameState =>
    at({
      options: three,
      turn: 3,
      pieces: {
        antigonid: { media: [antigonid, 'phalanx-1..3'] },
        ptolemaic: { media: [ptolemaic, 'phalanx-4..6'] },
        seleucid: { media: ['seleucus', 'phalanx-7..9'] },
      },
      begins: { phase: 'combat' },
    });
  const offer: Action = {
    type: 'offerBattle',
    player: 'antigonid',
    province: 'media',
    force: 'antigonid',
    against: 'seleucid',
  };
  const invite: Action = { type: 'invite', player: 'antigonid', force: 'ptolemaic' };
  const join: Action = { type: 'joinAttack', player: 'ptolemaic' };
  const setUp: Action = { type: 'setUpLast', player: 'antigonid' };
  // Seleucus is less able than Antigonus, and does not evade (R S9.1).
  const begun = after(armies('antigonus', 'ptolemy'), offer);

  describe('for which others may be invited', () =>
    refuses(begun, [
      ['another’s phase', 'challenge', { side: 'ptolemaic' }, '$.stack[2].side: the side that acts in this phase'],
      ['oneself', 'challenge', { against: 'antigonid' }, '$.stack[2].against: a side cannot attack itself'],
      [
        'nobody there',
        'challenge',
        { against: 'independents' },
        '$.stack[2].against: the force of the side and one that it may attack, where both are',
      ],
      ['who is attacked as a guest', 'challenge', { invited: ['seleucid'] }, '$.stack[2].invited: others, each once'],
      [
        'a guest who is not there',
        'challenge',
        { invited: ['independents'] },
        '$.stack[2].invited: forces that can join the attack',
      ],
      ['an answer to nothing', 'challenge', { stage: 'answer' }, '$.stack[2].invited: whoever answers was invited'],
      [
        'an ally who was not invited',
        'challenge',
        { ally: 'ptolemaic' },
        '$.stack[2].ally: the side that was invited last, and has joined',
      ],
      ['who sets up, too early', 'challenge', { last: true }, '$.stack[2].last: nobody sets up yet'],
      [
        'an order of one side',
        'challenge',
        { order: ['antigonid', 'seleucid'] },
        '$.stack[2].order: both allies, each once',
      ],
    ]));

  describe('R S9.3: which somebody is asked to join', () =>
    refuses(after(begun, invite), [
      ['twice', 'challenge', { invited: ['ptolemaic', 'ptolemaic'] }, '$.stack[2].invited: others, each once'],
    ]));

  describe('R S9.4: which two fight on the display', () => {
    const battle = after(begun, invite, join, setUp);
    const [first, second] = battle.stack.flatMap((frame) => (frame.kind === 'battle' ? frame.armies : []));
    const allied =
      '$.stack[3].armies: two allies in their order, one in Centre and Right, the other in the Left or the Reserve as well (R S9.4)';
    const army = [first, second].find((each) => each?.contingents !== undefined);
    const armiesWith = (change: object): object => ({
      armies: [first, second].map((each) => (each === army ? { ...each, ...change } : each)),
    });
    it('has an army of two sides, the abler last', () =>
      expect(army?.contingents).toEqual([
        { side: 'ptolemaic', boxes: ['left'] },
        { side: 'antigonid', boxes: ['centre', 'right'] },
      ]));
    refuses(battle, [
      ['no stage of a battle', 'challenge', { stage: 'order' }, '$.stack[2].stage: this is not the next step'],
      [
        'allies in another order',
        'battle',
        armiesWith({ contingents: [...(army?.contingents ?? [])].reverse() }),
        allied,
      ],
      [
        'allies in the same boxes',
        'battle',
        armiesWith({ contingents: army?.contingents?.map((each) => ({ ...each, boxes: ['centre', 'right'] })) }),
        allied,
      ],
      [
        'an ally in front of the wings',
        'battle',
        armiesWith({
          contingents: army?.contingents?.map((each) =>
            each.side === 'ptolemaic' ? { ...each, boxes: ['leftOutflank'] } : each,
          ),
        }),
        allied,
      ],
    ]);
  });

  describe('R S9.4: whose order two equals roll for', () => {
    // Demetrius and Lysimachus are equals.
    const contest = after(armies('demetrius', 'lysimachus'), offer, invite, join, setUp);
    refuses(contest, [
      [
        'another who rolls',
        'contest',
        { bids: ['antigonid', 'seleucid'].map((side) => ({ side, added: 0, totals: [] })) },
        '$.stack[3].bids: one for each side that rolls',
      ],
      [
        'dice for something else',
        'contest',
        { purpose: 'initiative' },
        '$.stack[3].purpose: the frame below needs no such dice',
      ],
    ]);
  });
});

describe('R S7.1: forces that move of themselves', () => {
  // Raiders in Persis, with empty land of one kind on several sides.
  const state = at({
    turn: 3,
    pieces: {
      independents: { persis: ['barbarianCavalry-1..2/3'] },
      regency: { macedonia: ['antipater', 'phalanx-1'] },
    },
    begins: { phase: 'movement', side: 'independents' },
  });
  refuses(state, [
    [
      'a force that is elsewhere',
      'migration',
      { left: [{ force: 'band-3', from: 'media' }] },
      '$.stack[1].left: forces that are there, and have not moved',
    ],
    [
      'a force twice',
      'migration',
      { left: ['persis', 'persis'].map((from) => ({ force: 'band-3', from })) },
      '$.stack[1].left: each force in each place once',
    ],
    [
      'a player’s unit that has moved',
      'migration',
      { moved: ['phalanx-1'] },
      '$.stack[1].moved: units and leaders of the independents on the map, each once',
    ],
    [
      'a die for nobody',
      'migration',
      { left: [] },
      '$.stack[1].left: a die is rolled for a force that may go to several provinces',
    ],
  ]);

  it('none of them moves as players do', () => {
    const { stack } = at({
      turn: 3,
      pieces: { regency: { macedonia: ['antipater', 'phalanx-1'] } },
      begins: { phase: 'movement', side: 'regency' },
    });
    const movement = { ...stack[1], side: 'independents' };
    expect(faultsOf({ ...state, stack: [state.stack[0], movement] })).toEqual([
      '$.stack[1].side: nobody plays the independents side, and a player decides this (R 3.1)',
    ]);
  });
});

describe('R S14.1: a side tries its troops', () => {
  const options: GameOptions = { players: 2, optionalRules: ['mutinyChecks'] };
  // The ninth turn is the Summer of 321.
  const state = at({
    options,
    turn: 9,
    pieces: {
      regency: { media: ['perdiccas', 'phalanx-1..3'], persis: ['eumenes', 'phalanx-4'] },
      warlords: { egypt: ['ptolemy', 'phalanx-7'] },
    },
    stack: [
      { kind: 'turn', begun: true, step: 1 },
      { kind: 'mutinyCheck', side: 'regency', left: ['media', 'persis'], at: null, count: 0, shaken: [] },
      { kind: 'roll', purpose: 'mutinyCheck', side: 'regency', dice: 1, values: [] },
    ],
  });
  refuses(state, [
    ['who is nobody’s', 'mutinyCheck', { side: 'neutral' }, '$.stack[1].side: a player who has troops'],
    ['a place twice', 'mutinyCheck', { left: ['media', 'media'] }, '$.stack[1].left: other places, each once'],
    [
      'a city of a province',
      'mutinyCheck',
      { left: ['ecbatana'] },
      '$.stack[1].left: provinces, fortresses on borders, sea zones',
    ],
    [
      'units who go home from nowhere',
      'mutinyCheck',
      { count: 1 },
      '$.stack[1].count: at most as many as there are, and none if no unit is chosen',
    ],
    [
      'more than there are',
      'mutinyCheck',
      { left: ['persis'], at: 'media', count: 4 },
      '$.stack[1].count: at most as many as there are, and none if no unit is chosen',
    ],
    [
      'a leader who is elsewhere',
      'mutinyCheck',
      { left: ['persis'], at: 'media', shaken: ['eumenes'] },
      '$.stack[1].shaken: leaders of the side who are there, each once',
    ],
    [
      'a die in the midst of it',
      'mutinyCheck',
      { at: 'media', left: ['persis'] },
      '$.stack[1].at: the die is rolled between two places',
    ],
    ['a die for nothing', 'mutinyCheck', { left: [] }, '$.stack[1].at: the die is rolled between two places'],
  ]);

  it('not while something else goes on than a phase in which there is combat (ruling S14.2)', () => {
    const [turn, ...others] = state.stack;
    const supply = { kind: 'supply', stage: 'attrition', armies: [], shipments: [], provinces: [], starving: [] };
    expect(faultsOf({ ...state, stack: [turn, supply, ...others] })).toContain(
      '$.stack[2].kind: a frame "mutinyCheck" lies upon "turn" or "combats" or "challenge" or "sieges" or "seaBattles", not upon "supply" upon "turn" (R 4.2)',
    );
  });

  it('not where that is not played', () =>
    expect(faultsOf({ ...state, options: { players: 2 } })).toContain(
      '$.stack[1].kind: no mutiny is possible in this game, or not yet',
    ));
});

describe('R S8.5: who has lost his ships', () => {
  const state = at({
    turn: 3,
    pieces: { regency: { ionian: ['phalanx-1..2'], macedonia: ['antipater'] }, warlords: { ionian: ['ionianFleet'] } },
    stack: [
      { kind: 'turn', begun: true, step: 1 },
      { kind: 'shipless', side: 'regency', zone: 'ionian', why: 'deserted' },
    ],
  });
  refuses(state, [
    ['no fight that sank them', 'shipless', { why: 'sunk' }, '$.stack[1].why: ships are sunk in a fight in this zone'],
    [
      'another sea than that in which they are',
      'shipless',
      { zone: 'aegean' },
      '$.units["phalanx-2"].at: it does not fit on the ships',
    ],
  ]);

  // Their own ships are there as well.
  const served: GameState['baggage'] = { ...state.baggage, cretanFleet: { at: 'ionian', side: 'regency' } };
  it.each([
    ['no such sea', 'styx', '$.stack[1].zone: a sea zone of the map'],
    ['nobody there', 'aegean', '$.stack[1].side: all of them fit on its ships'],
    ['room for all', 'ionian', '$.stack[1].side: all of them fit on its ships'],
  ])('%s', (_, zone, fault) =>
    expect(faultsOf(withFrame({ ...state, baggage: served }, 'shipless', { zone }))).toContain(fault),
  );
});

describe('R S8.4: a fight at sea', () => {
  // Four fleets attack two: a 3 in the column of 2:1 costs the defender one of his.
  const begun = at({
    turn: 3,
    pieces: {
      regency: { aegean: ['athenianFleet', 'cretanFleet', 'ionianFleet', 'newFleet'], macedonia: ['antipater'] },
      warlords: { aegean: ['egyptianFleet', 'sidonianFleet'], egypt: ['ptolemy', 'phalanx-7'] },
    },
    begins: { phase: 'seaCombat', side: 'regency' },
  });
  describe('before its die', () =>
    refuses(begun, [
      [
        'fleets of another',
        'seaBattle',
        { attacker: { side: 'regency', fleets: ['egyptianFleet'], fortress: null } },
        '$.stack[2].attacker: fleets of that side, each once',
      ],
      ['a sea that is none', 'seaBattle', { zone: 'styx' }, '$.stack[2].zone: a sea zone of the map'],
      [
        'a contest with oneself',
        'seaBattles',
        { left: [{ zone: 'aegean', against: 'regency' }] },
        '$.stack[1].left: sides at war',
      ],
    ]));
});

describe('R S8.3, S8.4: who is aboard when ships are lost', () => {
  // Four fleets attack two, which have room for four units of cavalry; when one of the two is lost there is room for two.
  const begun = at({
    turn: 3,
    pieces: {
      regency: { aegean: ['athenianFleet', 'cretanFleet', 'ionianFleet', 'newFleet'], macedonia: ['antipater'] },
      warlords: {
        aegean: ['egyptianFleet', 'sidonianFleet', 'persianCavalry-1', 'cleruchs-1', 'hetairoi-1'],
        egypt: ['ptolemy', 'phalanx-7'],
      },
    },
    begins: { phase: 'seaCombat', side: 'regency' },
  });
  const hit = after(begun, ...dice(4));
  const sunk = after(hit, { type: 'loseFleet', player: 'warlords', fleet: 'egyptianFleet' });
  /** The same with so many more aboard. */
  const crowded = (state: GameState, more: number): GameState => {
    const aboard = { at: 'aegean', steps: 1, side: 'warlords' } as const;
    const others = Array.from({ length: more }, (_, index) => [`persianCavalry-${index + 2}`, aboard] as const);
    return { ...state, units: { ...state.units, ...Object.fromEntries(others) } };
  };
  const noRoom = '$.units["cleruchs-1"].at: it does not fit on the ships';

  it('has room until a ship has been chosen', () => {
    expect(hit.stack.at(-1)?.kind).toBe('sinking');
    expect(faultsOf(hit)).toEqual([]);
    expect(faultsOf(crowded(hit, 2))).toEqual([noRoom]);
  });

  it('may be more than there is room for until one has been chosen who is lost (ruling S8.4)', () => {
    expect(sunk.stack.at(-1)?.kind).toBe('shipless');
    expect(faultsOf(sunk)).toEqual([]);
    const saved = after(sunk, { type: 'giveUp', player: 'warlords', unit: 'cleruchs-1' });
    expect(faultsOf(saved)).toEqual([]);
  });

  it('is never more than all six fleets that fought there could carry: twelve of cavalry', () => {
    expect(faultsOf(crowded(sunk, 9))).toEqual([]);
    expect(faultsOf(crowded(sunk, 10))).toEqual([noRoom]);
  });

  it('R S13: may be without ships when the game is over before anybody has been looked after', () => {
    const leaders = { ...sunk.leaders, antipater: { ...sunk.leaders['antipater'], at: 'gone' } };
    const ended = { how: 'leaderless', winners: ['warlords'], margin: 'decisive', points: null };
    expect(faultsOf({ ...sunk, leaders, ended, stack: [] })).toEqual([]);
  });

  it('has room when nobody is chosen who is lost', () => {
    const { stack } = sunk;
    expect(faultsOf({ ...sunk, stack: stack.slice(0, -1) })).toEqual([noRoom]);
    const elsewhere = [...stack.slice(0, -1), { kind: 'shipless', side: 'warlords', zone: 'ionian', why: 'deserted' }];
    expect(faultsOf({ ...sunk, stack: elsewhere })).toEqual([noRoom]);
    const ofTheOther = [...stack.slice(0, -1), { kind: 'shipless', side: 'regency', zone: 'aegean', why: 'sunk' }];
    expect(faultsOf({ ...sunk, stack: ofTheOther })).toEqual([noRoom]);
  });
});

describe('R S8.3: a voyage', () => {
  const sailing = after(
    at({
      turn: 3,
      pieces: {
        warlords: { egypt: ['ptolemy', 'phalanx-1..5', 'hetairoi-1'], egyptian: ['egyptianFleet'] },
        regency: { macedonia: ['antipater'] },
      },
      begins: { phase: 'movement', side: 'warlords' },
    }),
    { type: 'load', player: 'warlords', fleet: 'egyptianFleet', province: 'egypt' },
    { type: 'board', player: 'warlords', piece: 'phalanx-1' },
  );
  const notReady = '$.stack[2].fleet: a fleet of the side that is at sea and has not moved';
  refuses(sailing, [
    ['of ships that have sailed', 'movement', { moved: ['egyptianFleet'] }, notReady],
    ['of ships that are another side’s', 'voyage', { fleet: 'athenianFleet' }, notReady],
    ['of who has moved', 'movement', { moved: ['phalanx-1'] }, '$.stack[2].units: they have not moved'],
    [
      'from inland',
      'voyage',
      { from: 'media' },
      '$.stack[2].from: a coast to which the fleet comes, and which the side controls or contests',
    ],
    [
      'of more than four',
      'voyage',
      { units: ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4', 'phalanx-5'] },
      '$.stack[2].units: they do not fit there',
    ],
    [
      'of who is elsewhere',
      'voyage',
      { leaders: ['antipater'] },
      '$.stack[2].leaders: pieces of this side in this place, each once',
    ],
  ]);
});

describe('R S4.3: leaders whose loyalty is settled', () => {
  const { stack, ...begun } = newGame();

  it('are where they begin until then', () => {
    expect(stack.map(({ kind }) => kind)).toContain('loyalty');
    expect(faultsOf({ ...begun, stack })).toEqual([]);
    const leaders = { ...begun.leaders, eumenes: { ...begun.leaders['eumenes'], at: 'alexandria' } };
    expect(faultsOf({ ...begun, leaders, stack })).toContain(
      `$.stack[${stack.findIndex(({ kind }) => kind === 'loyalty')}].left: leaders who have yet to choose are where they begin`,
    );
  });
});

describe('R S11.3: what a side has formed in this phase', () => {
  const state = at({
    options: { players: 3 },
    turn: 3,
    pieces: {
      antigonid: { ionia: ['antigonus', 'phalanx-1'] },
      ptolemaic: { egypt: ['ptolemy', 'phalanx-7'] },
      seleucid: { babylonia: ['seleucus'] },
    },
    begins: { phase: 'replacements', side: 'antigonid' },
  });
  refuses(state, [
    ['another’s', 'levy', { raised: ['phalanx-7'] }, '$.stack[1].raised: units of the side, each once'],
    ['one twice', 'levy', { raised: ['phalanx-1', 'phalanx-1'] }, '$.stack[1].raised: units of the side, each once'],
  ]);
  it('may have gone home since, as the slingers of Rhodes with its last wall', () => {
    const gone = { at: 'aside', steps: 1, side: 'independents' } as const;
    const units = { ...state.units, 'rhodianSlingers-1': gone };
    expect(faultsOf(withFrame({ ...state, units }, 'levy', { raised: ['rhodianSlingers-1'] }))).toEqual([]);
  });
});

describe('R S14.3: offers to prisoners', () => {
  const options: GameOptions = { players: 2, optionalRules: ['leaderRecruitment'] };
  const state = at({
    options,
    turn: 3,
    pieces: {
      regency: { macedonia: ['antipater', 'phalanx-1'], captive: ['ptolemy'] },
      warlords: { egypt: ['antigonus', 'phalanx-7'], captive: ['eumenes'] },
    },
    begins: { phase: 'movement', side: 'regency' },
  });
  refuses(state, [
    ['another’s prisoner', 'prisoners', { left: ['eumenes'] }, '$.stack[2].left: prisoners of the side, each once'],
    [
      'an answer without a die',
      'prisoners',
      { left: [], asked: 'ptolemy' },
      '$.stack[2].asked: the die answers for the side that is asked',
    ],
    [
      'one who is free',
      'prisoners',
      { asked: 'antipater' },
      '$.stack[2].asked: a prisoner of the side to whom no other offer is made',
    ],
  ]);

  it('not where that is not played', () =>
    expect(faultsOf({ ...state, options: { players: 2 } })).toContain(
      '$.stack[2].kind: no offers are made in this game (R S14.3)',
    ));

  describe('who is won over comes into a province of the side', () => {
    // A 6 wins him over; Macedonia and Hellas are both the regent's.
    const won = after(
      at({
        options,
        turn: 3,
        pieces: {
          regency: { macedonia: ['antipater', 'phalanx-1'], hellas: ['phalanx-2'], captive: ['ptolemy'] },
          warlords: { egypt: ['antigonus', 'phalanx-7'] },
        },
        begins: { phase: 'movement', side: 'regency' },
      }),
      { type: 'makeOffer', player: 'regency', leader: 'ptolemy' },
      ...dice(6),
    );
    refuses(won, [
      [
        'one who is nobody’s prisoner',
        'reinforcements',
        { leaders: ['antigonus'] },
        '$.stack[3].leaders: leaders who come to the side now, each once',
      ],
      ['a unit with him', 'reinforcements', { units: ['phalanx-9'] }, '$.stack[3].units: prisoners are leaders'],
    ]);
  });
});

describe('R S5.6: talks with Rhodes', () => {
  // The third turn is the Winter of 323.
  const state = at({
    turn: 3,
    pieces: {
      regency: { macedonia: ['antipater', 'phalanx-1'] },
      warlords: { egypt: ['ptolemy', 'phalanx-7'] },
      neutral: { ionian: ['rhodianFleet'] },
    },
    begins: { phase: 'diplomacy', side: 'regency' },
  });
  refuses(state, [['after the answer', 'talks', { done: true }, '$.stack[1].done: it has not been answered yet']]);

  it('not for who is the ally already', () => {
    const { rhodianFortress } = state.cities;
    const allied = { ...state.cities, rhodianFortress: { ...rhodianFortress, holder: 'regency' } };
    expect(faultsOf({ ...state, cities: allied })).toContain(
      '$.stack[1].side: it cannot talk with Rhodes now (R S5.6)',
    );
  });
});

describe('R S12.2: a last chance to eliminate markers', () => {
  const entered = after(
    at({
      turn: 2,
      pieces: {
        regency: {
          syria: ['roxane'],
          media: ['royalFamily', 'eumenes', 'phalanx-1'],
          babylonia: ['body', 'perdiccas'],
        },
        warlords: { cilicia: ['antigonus'] },
      },
      begins: { phase: 'movement', side: 'warlords' },
    }),
    { type: 'march', player: 'warlords', leader: 'antigonus', province: 'syria' },
  );
  const fault =
    '$.stack[3].markers: markers of the side that can be eliminated, and change hands now or are about to be counted';
  refuses(entered, [
    ['without a marker', 'lastChance', { markers: [] }, fault],
    ['a marker that stays', 'lastChance', { markers: ['royalFamily'] }, fault],
    ['a marker that cannot be eliminated', 'lastChance', { markers: ['body'] }, fault],
    ['of another side', 'lastChance', { side: 'warlords' }, fault],
    ['a marker twice', 'lastChance', { markers: ['roxane', 'roxane'] }, '$.stack[3].markers: each once'],
    [
      'of a side that nobody plays',
      'lastChance',
      { side: 'neutral' },
      '$.stack[3].side: nobody plays the neutral side, and a player decides this (R 3.1)',
    ],
  ]);
});

describe('R 8.6, S12.2: a forced march to markers that were left alone', () => {
  const forced = after(
    at({
      turn: 2,
      pieces: {
        regency: { syria: ['roxane'], babylonia: ['perdiccas'] },
        warlords: { phrygia: ['antigonus', 'persianCavalry-1'] },
      },
      begins: { phase: 'movement', side: 'warlords' },
    }),
    { type: 'march', player: 'warlords', leader: 'antigonus', province: 'cilicia' },
    { type: 'take', player: 'warlords', unit: 'persianCavalry-1' },
    { type: 'forceMarch', player: 'warlords', province: 'syria' },
  );

  it('has its die when their owner has been asked', () => {
    expect(forced.stack.slice(3)).toMatchObject([
      { kind: 'roll', purpose: 'forcedMarch' },
      { kind: 'lastChance', side: 'regency', markers: ['roxane'] },
    ]);
    expect(faultsOf(forced)).toEqual([]);
    expect(after(forced, { type: 'spareMarkers', player: 'regency' }, ...dice(1)).baggage['roxane']?.side).toBe(
      'warlords',
    );
  });
});

describe('a position in which nobody could go on', () => {
  const faultsIn = (position: object): readonly string[] => {
    const read = border.fromPosition({
      format: 'diadochi-position',
      game: 'clash',
      version: CLASH_POSITION_VERSION,
      ...position,
    });
    return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
  };

  it('R 10.16: two leaders are in danger at once in a duel alone', () => {
    const casualty = { kind: 'casualty', column: 'rout', again: false, result: null, rule: 'R S14.1' };
    expect(
      faultsIn({
        options: { players: 4, optionalRules: ['mutinyChecks'], start: 'triparadeisos' },
        pieces: { antigonid: { media: ['ptolemy'], gordium: ['polysperchon'] } },
        cities: { gordium: { walls: 2, holder: 'antigonid' } },
        stack: [
          { kind: 'turn', begun: true, step: 30 },
          { kind: 'mutinyCheck', side: 'antigonid', left: [], at: 'media', count: 0, shaken: [] },
          { ...casualty, leader: 'polysperchon' },
          { ...casualty, leader: 'ptolemy' },
          { kind: 'roll', purpose: 'casualty', side: 'antigonid', dice: 1, values: [] },
        ],
      }),
    ).toEqual([
      '$.stack[3].kind: a frame "casualty" lies upon "minorCombat" or "duel" or "exposure" or "casualty" that lies upon "duel" or "mutinyCheck" or "seaBattle", not upon "casualty" upon "mutinyCheck" (R 4.2)',
    ]);
  });

  it('R 9.1, S14.1: a combat below a check of mutiny is asked as it is without one', () => {
    const check = { kind: 'mutinyCheck', side: 'warlords', left: ['media'], at: null, count: 0, shaken: [] };
    const contest = { province: 'media', forces: ['warlords', 'warlords'] };
    const stack = [
      { kind: 'turn', begun: true, step: 20 },
      { kind: 'combats', left: [contest], now: null, withdrawn: [], phasing: 'warlords' },
      check,
      { kind: 'roll', purpose: 'mutinyCheck', side: 'warlords', dice: 1, values: [] },
    ];
    const base = { options: { players: 2, optionalRules: ['mutinyChecks'] }, turn: 4 };
    expect(faultsIn({ ...base, stack })).toContain('$.stack[1].left: two forces at war in a province (R 9.1)');
  });

  it('R S5.3: the units of a claim that follows are aside', () => {
    const stack = [
      { kind: 'turn', begun: false, step: 0 },
      {
        kind: 'deployment',
        claim: 'seleucids',
        left: ['antigonids', 'ptolemies'],
        units: [],
        leaders: [],
        baggage: [],
        walls: 4,
      },
    ];
    const base = { options: { players: 3 }, turn: 1, pieces: { antigonid: { media: ['phalanx-1'] } } };
    expect(faultsIn({ ...base, stack })).toContain(
      '$.stack[1].left: claims that follow, whose units are aside until then (R S5.3)',
    );
  });

  it('R S14.3: a prisoner who has come over and is being placed gets no other offer', () => {
    const stack = [
      { kind: 'turn', begun: true, step: 9 },
      { kind: 'movement', side: 'warlords', moved: [], turned: [] },
      { kind: 'prisoners', side: 'warlords', left: ['craterus'], asked: null },
      { kind: 'reinforcements', side: 'warlords', units: [], leaders: ['craterus'] },
    ];
    const base = { options: { players: 2, optionalRules: ['leaderRecruitment'] }, turn: 4 };
    expect(faultsIn({ ...base, stack })).toContain('$.stack[2].left: prisoners who have not changed sides');
  });

  it.each(['neutral', 'independents'])('R 3.1, S7.1: the %s side buys nothing, and calls nobody back', (side) => {
    const levy = (own: string): readonly object[] => [
      { kind: 'turn', begun: true, step: 4, points: { regency: 21, warlords: 8 } },
      { kind: 'levy', side: own, raised: [] },
    ];
    const buying = {
      kind: 'replacements',
      side,
      points: 21,
      bought: { own: 0, recruits: 0 },
      raising: null,
      razed: null,
    };
    const fault = (index: number): string =>
      `$.stack[${index}].side: nobody plays the ${side} side, and a player decides this (R 3.1)`;
    const base = { options: { players: 2 }, turn: 4 };
    expect(faultsIn({ ...base, stack: [...levy('regency'), buying] })).toEqual([
      '$.stack[2].side: the same as in the frame below: regency',
      fault(2),
    ]);
    expect(faultsIn({ ...base, stack: [...levy(side), buying] })).toEqual(expect.arrayContaining([fault(1), fault(2)]));
    const recall = { kind: 'recall', side, unit: 'phalanx-1' };
    const own = { ...buying, side: 'regency' };
    expect(faultsIn({ ...base, stack: [...levy('regency'), own, recall] })).toContain(fault(3));
  });
});

describe('pieces', () => {
  const options: GameOptions = { players: 2, optionalRules: ['personalGuards', 'mutinyChecks'] };
  const state = at({
    options,
    turn: 3,
    pieces: {
      regency: { macedonia: ['antipater', 'phalanx-1..4'], aegean: ['athenianFleet'] },
      warlords: { egypt: ['ptolemy', 'phalanx-7'] },
    },
    begins: { phase: 'movement', side: 'regency' },
  });
  const placed = (part: 'units' | 'leaders' | 'baggage', id: string, row: object): unknown => ({
    ...state,
    [part]: { ...state[part], [id]: { ...Object.entries(state[part]).find(([each]) => each === id)?.[1], ...row } },
  });

  it('are read where they are', () => expect(faultsOf(state)).toEqual([]));

  it.each<[string, unknown, string]>([
    [
      'R S14.3: a unit in prison',
      placed('units', 'phalanx-2', { at: 'captive' }),
      '$.units["phalanx-2"].at: only leaders can be prisoners',
    ],
    [
      'R S14.1: a mutineer of a player',
      placed('units', 'phalanx-2', { at: 'mutinied' }),
      '$.units["phalanx-2"].side: off the map it is the independents side’s',
    ],
    [
      'R S14.1: a leader among mutineers',
      placed('leaders', 'antipater', { at: 'mutinied' }),
      '$.leaders.antipater.at: only units go home in anger',
    ],
    [
      'R S13: a prisoner of nobody',
      placed('leaders', 'ptolemy', { at: 'captive', side: 'neutral' }),
      '$.leaders.ptolemy.side: prisoners are held by a side that a player plays',
    ],
    [
      'R S13: a wounded prisoner',
      placed('leaders', 'ptolemy', { at: 'captive', side: 'regency', wounded: true }),
      '$.leaders.ptolemy.wounded: only leaders on the map are wounded',
    ],
    [
      'R 11.7: an engine in the pile that is somebody’s',
      placed('baggage', 'siegeTrain', { at: 'pool', side: 'regency' }),
      '$.baggage.siegeTrain.side: off the map it is the independents side’s',
    ],
    [
      'R S12: a marker in prison',
      placed('baggage', 'roxane', { at: 'captive' }),
      '$.baggage.roxane.at: markers do not go home and are not prisoners',
    ],
    [
      'R S8: a fleet on land',
      placed('baggage', 'athenianFleet', { at: 'macedonia' }),
      '$.baggage.athenianFleet.at: fleets are at sea',
    ],
    [
      'R S8.3: a unit at sea without a ship',
      placed('units', 'phalanx-2', { at: 'egyptian' }),
      '$.units["phalanx-2"].at: it does not fit on the ships',
    ],
    [
      'R S8.3: a leader at sea without a ship',
      placed('leaders', 'antipater', { at: 'egyptian' }),
      '$.leaders.antipater.at: there are no ships',
    ],
    [
      'R S14.2: a guard of a leader who is another’s',
      { ...state, memory: { guards: { regency: { unit: 'phalanx-1', leader: 'ptolemy' } } } },
      '$.memory.guards.regency: a unit and a leader of the side, on the map',
    ],
    [
      'R S14.1: a defeat of nobody',
      { ...state, memory: { defeated: ['neutral'] } },
      '$.memory.defeated[0]: players who have troops, each once',
    ],
    [
      'R S14.1: a defeat when no combat goes on',
      { ...state, memory: { defeated: ['regency'] } },
      '$.memory.defeated: mutiny is checked when the combat is over (R S14.1)',
    ],
    [
      'R S14.1: what is not played',
      { ...state, options: { players: 2 }, memory: { defeated: ['regency'] } },
      '$.memory.defeated: R S14.1 is not played',
    ],
  ])('%s', (_, changed, fault) => expect(faultsOf(changed)).toContain(fault));

  it('R S8.3: no more than there is room for', () => {
    // A fleet has room for four.
    const aboard = { at: 'aegean', steps: 2, side: 'regency' };
    const five = [8, 9, 10, 11, 12].map((number) => [`phalanx-${number}`, aboard]);
    const units = { ...state.units, ...Object.fromEntries(five) };
    expect(faultsOf({ ...state, units })).toEqual(['$.units["phalanx-12"].at: it does not fit on the ships']);
  });
});
