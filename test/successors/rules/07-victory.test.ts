import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import {
  allVictoryPoints,
  availableFleets,
  fleetStrength,
  geometryOf,
  largestFleetOwner,
  playersOf,
  rightfulFleetOwner,
  victoryPoints,
  victoryPointSources,
} from '../../../src/successors/questions.js';
import type { Fleet, GameState } from '../../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../../src/successors/vocabulary.js';
import { begin, board, FOUR_HANDS, markers, setUp } from './phases-support.js';
import { body, onMap, play } from '../language.js';
import { allUnits } from '../../../src/successors/units.js';

const started = setUp({ players: 4 }, FOUR_HANDS);
const spacesOf = (...provinces: readonly string[]) =>
  provinces.flatMap((province) => geometryOf(board()).spacesOf.get(province) ?? []);
const fleet = (owner: PlayerId, changes: Partial<Fleet> = {}): Fleet => ({
  owner,
  upgraded: false,
  dispersed: false,
  ...changes,
});
const withFleets = (fleets: Partial<Record<FleetId, Fleet>>, changes: Partial<GameState> = {}) =>
  board({ fleets: { ...board().fleets, ...fleets }, ...changes });

describe('R 7.4: Victory Points', () => {
  test('R 7.4 provinces: those of the first turn', () => {
    // Red: Babylonia 4, Kilikia 2. Blue: Makedonia 3, Media 2. Yellow: Phrygia 2, Mikra Phrygia 1. White: Aigyptos 6, Thrake 2.
    expect(playersOf(started).map((player) => victoryPoints(started, player))).toEqual([6, 5, 3, 8]);
    expect([...allVictoryPoints(started, playersOf(started)).values()]).toEqual([6, 5, 3, 8]);
    expect(victoryPointSources(started, 'blue')).toEqual([
      { kind: 'province', province: 'makedonia', points: 3 },
      { kind: 'province', province: 'media', points: 2 },
    ]);
  });

  test('R 4.22 a province needs more than half of its spaces and the Major City', () => {
    expect(victoryPoints(board({ control: markers('red', 'memphis', 'thebai') }), 'red')).toBe(0);
    expect(victoryPoints(board({ control: markers('red', 'memphis', 'thebai', 'naukratis') }), 'red')).toBe(6);
    expect(
      victoryPoints(board({ control: markers('red', 'alexandreia', 'thebai', 'naukratis', 'pelousion') }), 'red'),
    ).toBe(0);
  });

  test('R 7.4 the Hellespont: all five spaces', () => {
    const control = markers('red', 'chersonesos', 'byzantion', 'abydos', 'kyzikos');
    expect(victoryPoints(board({ control }), 'red')).toBe(1);
    const all = board({ control: { ...control, ...markers('red', 'astakos') } });
    expect(victoryPointSources(all, 'red')).toEqual([
      { kind: 'province', province: 'mikra-phrygia', points: 1 },
      { kind: 'hellespont', points: 2 },
    ]);
  });

  test('R 7.4 the Lord of Asia: Babylonia, Phrygia and Syria', () => {
    const state = board({ control: markers('red', ...spacesOf('babylonia', 'phrygia', 'syria')) });
    expect(victoryPoints(state, 'red')).toBe(4 + 2 + 2 + 4);
    expect(victoryPoints(board({ control: markers('red', ...spacesOf('babylonia', 'phrygia')) }), 'red')).toBe(6);
  });

  test('R 7.4 the Largest Fleet: three points at least, more than anybody else, dispersed ones counted', () => {
    expect(largestFleetOwner(withFleets({ phoinike: fleet('red') }))).toBeUndefined();
    expect(largestFleetOwner(withFleets({ phoinike: fleet('red', { upgraded: true }) }))).toBe('red');
    expect(largestFleetOwner(withFleets({ phoinike: fleet('red'), karia: fleet('red', { dispersed: true }) }))).toBe(
      'red',
    );
    const blues = { makedonia: fleet('blue', { upgraded: true }), athenai: fleet('blue') };
    expect(largestFleetOwner(withFleets({ phoinike: fleet('red'), karia: fleet('red'), ...blues }))).toBeUndefined();
    const more = withFleets({ phoinike: fleet('red'), karia: fleet('red'), ...blues, kilikia: fleet('blue') });
    expect(largestFleetOwner(more)).toBe('blue');
    expect(victoryPointSources(more, 'blue')).toEqual([{ kind: 'largestFleet', points: 3 }]);
  });
});

describe('R 3.4: fleets', () => {
  test('R 3.4 a fleet goes with its province, that of Athenai with the city, the pirates with nobody', () => {
    const control = {
      ...markers('red', 'salamis', 'paphos', 'athenai', 'tarsos', 'issos'),
      ...markers('independent', 'rhodos'),
    };
    const state = withFleets({ kilikia: fleet('blue') }, { control });
    expect(rightfulFleetOwner(state, 'kypros')).toBe('red');
    expect(rightfulFleetOwner(state, 'athenai')).toBe('red');
    expect(rightfulFleetOwner(state, 'rhodos')).toBeNull();
    expect(rightfulFleetOwner(state, 'karia')).toBeNull();
    expect(rightfulFleetOwner(state, 'kilikia')).toBe('blue');
  });

  test('R 3.4 available are those not dispersed; R 3.4.1 upgraded ones are stronger', () => {
    const state = withFleets({
      phoinike: fleet('red', { upgraded: true }),
      karia: fleet('red', { dispersed: true }),
      kypros: fleet('red'),
    });
    expect(availableFleets(state, 'red')).toEqual(['phoinike', 'kypros']);
    expect(fleetStrength(state, availableFleets(state, 'red'))).toBe(4);
    expect(availableFleets(state, 'blue')).toEqual([]);
  });

  test('R 5.9 at set-up the fleets of Makedonia and Aigyptos have their owners', () => {
    expect(started.fleets.makedonia.owner).toBe('blue');
    expect(started.fleets.aigyptos.owner).toBe('white');
    expect(started.fleets.athenai.owner).toBeNull();
  });
});

/** Returns whether a Game Turn that begins like this is over at once. */
const outcomeOf = (state: GameState) => begin(state, 'turnEvents').state.outcome;
const bare = (players: 2 | 3 | 4 | 5, turn: number, changes: Partial<GameState>) =>
  board({ turn, control: {}, ...changes }, { players });

describe('R 7.1: Immediate Victory', () => {
  // Aigyptos 6, Babylonia 4, Makedonia 3, Hellas 3, Lydia 2, Karia 2: 20. Mesopotamia 2 and Armenia 1: 23. Persis 2 and Libye 1: 26.
  // Kypros, Krete and Rhodos 1 each: 29. Nobody has fleets here, and Herakles and Alexandros are nobody's.
  const twenty = ['aigyptos', 'babylonia', 'makedonia', 'hellas', 'lydia', 'karia'];
  const more = [
    ['mesopotamia', 'armenia'],
    ['persis', 'libye'],
    ['kypros', 'krete', 'rhodos'],
  ];
  test.each([
    [5, 20, 0],
    [4, 23, 1],
    [3, 26, 2],
    [2, 29, 3],
  ] as const)('R 7.1 with %i players %i Victory Points win', (players, points, steps) => {
    const provinces = [...twenty, ...more.slice(0, steps).flat()];
    const enough = bare(players, 2, { control: markers('blue', ...spacesOf(...provinces)) });
    expect(victoryPoints(enough, 'blue')).toBe(points);
    expect(outcomeOf(enough)).toEqual({ winners: ['blue'], how: 'victoryPoints', rule: 'R 7.1' });
    const fewer = bare(players, 2, { control: markers('blue', ...spacesOf(...provinces.slice(0, -1))) });
    expect(outcomeOf(fewer)).toBeNull();
  });

  test('R 6.1.1 never on Game Turn 1', () => {
    expect(outcomeOf(bare(5, 1, { control: markers('blue', ...spacesOf(...twenty)) }))).toBeNull();
  });

  test('R 7.1 18 Legitimacy wins', () => {
    // Champion 3, Makedonia 2, the burial at Pella 10: 15. Leonnatos 1, Herakles 2: 18.
    const royals = {
      ...board().royals,
      herakles: { status: 'active', space: 'pella', inside: false, controller: 'blue' },
    } as const;
    const generals = { ...board().generals, leonnatos: onMap('blue:pella') };
    const changes = { control: markers('blue', ...spacesOf('makedonia')), pellaBurial: 'blue', generals } as const;
    expect(outcomeOf(bare(4, 2, { ...changes, royals }))).toEqual({
      winners: ['blue'],
      how: 'legitimacy',
      rule: 'R 7.1',
    });
    expect(outcomeOf(bare(4, 2, changes))).toBeNull();
  });

  test('R 7.1 it is looked for after every step, not only between phases', () => {
    // Champion 3, Alexandros 5, and 10 for the burial at Pella: 18.
    const body = { status: 'cart', space: 'pella', inside: false, controller: 'white' } as const;
    const royals = {
      ...board().royals,
      alexandros: { status: 'active', space: 'pella', inside: false, controller: 'white' },
    } as const;
    const state = bare(4, 2, {
      body,
      royals,
      control: markers('white', 'pella'),
      forces: { 'white:pella': { loyal: 1 } },
      generals: { ...board().generals, ptolemaios: onMap('white:pella') },
    });
    const asked = begin(state, 'end').state;
    expect(machine.legalActions(asked)).toEqual([
      { type: 'bury', player: 'white', space: 'pella' },
      { type: 'pass', player: 'white' },
    ]);
    const { state: over } = play(asked, { type: 'bury', player: 'white', space: 'pella' });
    expect(over.outcome).toEqual({ winners: ['white'], how: 'legitimacy', rule: 'R 7.1' });
    expect(machine.actors(over)).toEqual([]);
  });

  test('R 7.1 two at once: the higher sum of both figures wins (ruling simultaneous-victory)', () => {
    // Blue 23 Victory Points and 3 + 2 Legitimacy: 28. White 18 Legitimacy and nothing on the board: 18.
    const control = markers('blue', ...spacesOf(...twenty, ...(more[0] ?? [])));
    const royals = {
      ...board().royals,
      alexandros: { status: 'active', space: 'gaza', inside: false, controller: 'white' },
    } as const;
    expect(outcomeOf(bare(4, 2, { control, royals, pellaBurial: 'white' }))).toEqual({
      winners: ['blue'],
      how: 'victoryPoints',
      rule: 'R 7.1',
    });
  });
});

describe('R 7.3: the end of the game', () => {
  const end = (changes: Partial<GameState>) =>
    begin(bare(4, 5, { body: { ...board().body, status: 'lost', space: null }, ...changes }), 'end').state.outcome;

  test('R 7.3 after Game Turn 5 the most Victory Points win; Legitimacy does not count', () => {
    const control = { ...markers('white', ...spacesOf('aigyptos')), ...markers('blue', ...spacesOf('makedonia')) };
    const royals = {
      ...board().royals,
      alexandros: { status: 'active', space: 'pella', inside: false, controller: 'blue' },
    } as const;
    expect(end({ control, royals })).toEqual({ winners: ['white'], how: 'mostVictoryPoints', rule: 'R 7.3' });
  });

  test('R 6.8 before that a new Game Turn begins', () => {
    const { state, events } = begin(
      bare(4, 3, { royals: board().royals, body: { ...board().body, space: 'gaza' } }),
      'end',
    );
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['turnEnded', 'turnBegan']));
    expect(state.turn).toBe(4);
  });

  const tied = {
    ...markers('blue', ...spacesOf('makedonia')),
    ...markers('white', ...spacesOf('hellas')),
    ...markers('red', ...spacesOf('krete', 'kypros', 'rhodos')),
  };

  test('R 7.3.1 a tie: the controller of Makedonia', () => {
    expect(end({ control: tied })?.winners).toEqual(['blue']);
  });

  test('R 7.3.2 then the most Macedonian CUs, the Dispersed Box included, Mercenaries and Elephants not', () => {
    const { control } = bare(4, 5, {
      control: Object.fromEntries(Object.entries(tied).filter(([, holder]) => holder !== 'blue')),
    });
    const forces = {
      control,
      forces: { 'white:athenai': { loyal: 1, royalArmy: 1, mercenary: 9 }, 'red:rhodos:inside': { silverShields: 1 } },
    };
    expect(end(forces)?.winners).toEqual(['white']);
    expect(end({ ...forces, dispersed: { red: allUnits({ loyal: 2 }) } })?.winners).toEqual(['red']);
  });

  test('R 7.3.3 then the most senior General', () => {
    const control = Object.fromEntries(Object.entries(tied).filter(([, holder]) => holder !== 'blue'));
    const generals = { ...board().generals, peithon: onMap('white:athenai'), krateros: onMap('red:rhodos') };
    expect(end({ control, generals })?.winners).toEqual(['red']);
  });
});

describe('R 6.8: the End Phase', () => {
  const cart = { status: 'cart', space: 'sardeis', inside: false, controller: 'red' } as const;
  const forces = {
    forces: { 'red:sardeis': { loyal: 2 } },
    generals: { ...board().generals, krateros: onMap('red:sardeis') },
  };

  test('R 15.4.2 who has the cart at a Major City, his or not, may bury the body, or not', () => {
    const asked = begin(bare(4, 2, { body: cart, ...forces }), 'end').state;
    expect(machine.actors(asked)).toEqual(['red']);
    expect(body(play(asked, { type: 'bury', player: 'red', space: 'sardeis' }))).toMatchObject({
      status: 'tomb',
      space: 'sardeis',
    });
    const { state } = play(asked, { type: 'pass', player: 'red' });
    expect(body(state).status).toBe('cart');
    expect(state.turn).toBe(3);
  });

  test('R 15.4.2 the body is buried where it is, and nothing else is done in the End Phase', () => {
    const asked = begin(bare(4, 2, { body: cart, ...forces }), 'end').state;
    const objection = (action: Action) => {
      const { code, rule, params } = machine.explainAction(asked, action) ?? {};
      return [code, rule, params];
    };
    const player = 'red';
    expect(objection({ type: 'bury', player, space: 'pella' })).toEqual([
      'noBurial',
      'R 15.4.2',
      { player, space: 'pella' },
    ]);
    expect(objection({ type: 'rollMovement', player })).toEqual(['outOfPhase', 'R 6.8', { type: 'rollMovement' }]);
  });

  test('R 15.4.2 otherwise nobody is asked', () => {
    expect(begin(bare(4, 1, { body: cart, ...forces }), 'end').state.turn).toBe(2);
    expect(begin(bare(4, 2, { body: { ...cart, space: 'ephesos' } }), 'end').state.turn).toBe(3);
  });

  test('R 18.5.2 marriage contracts run out', () => {
    const { state, events } = begin(
      bare(4, 2, { contracts: [{ player: 'red', card: 31, bride: 'kleopatra' }] }),
      'end',
    );
    expect(state.contracts).toEqual([]);
    expect(state.discards).toEqual([31]);
    expect(events).toContainEqual({ type: 'contractEnded', rule: 'R 18.5.2', player: 'red', card: 31 });
  });
});
