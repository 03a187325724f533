import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { fromPosition, legalActions, toPosition, type GameState, type Position } from '../../src/successors/index.js';
import { json, sampledGame } from './codec/samples.js';

const bare: Position = { format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 } };
const read = (position: unknown): GameState => {
  const state = fromPosition(position);
  if (E.isLeft(state)) throw new Error(state.left.message);
  return state.right;
};
const faults = (position: unknown): readonly string[] => {
  const state = fromPosition(position);
  return E.isLeft(state) ? state.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('every situation of a game', () => {
  test('two players: can be written and read back', () => {
    const { states } = sampledGame({ players: 2 }, 'positions 2', 10);
    for (const state of states.slice(1)) {
      const again = read(json(toPosition(state)));
      expect(again).toEqual(state);
      expect(legalActions(again)).toEqual(legalActions(state));
    }
  });

  test('a position is a fraction of its state', () => {
    const { states } = sampledGame({ players: 4 }, 'size', 20);
    for (const state of states)
      expect(JSON.stringify(toPosition(state)).length).toBeLessThan(JSON.stringify(state).length * 0.7);
  });
});

describe('a position written by hand', () => {
  test('the least of them: somebody is about to move on an empty board', () => {
    const state = read(bare);
    expect(state.stack.map(({ kind }) => kind)).toEqual(['game', 'strategy', 'playerTurn', 'movement']);
    expect(state).toMatchObject({
      turn: 1,
      round: 1,
      champions: ['red', 'blue'],
      segment: { player: 'red', segment: 'movement' },
    });
    expect(state.control['athenai']).toBe('independent');
    expect(state.deck).toHaveLength(59);
  });

  test('short forms', () => {
    const state = read({
      ...bare,
      toMove: 'blue',
      segment: 'forage',
      markers: { red: ['pella', 'athenai'], blue: ['damaskos', 'salamis', 'paphos'] },
      forces: {
        'red:pella': { loyal: 3 },
        'red:pella:inside': { mercenary: 1 },
        'red:athenai': { mercenary: 2 },
        'blue:sardeis': { loyal: 1 },
      },
      generals: {
        krateros: 'red:pella',
        antigonos: { space: 'sardeis', owner: 'blue' },
        perdikkas: { status: 'dispersed', owner: 'red' },
      },
      minorGenerals: ['red:athenai', 'blue:sardeis', 'red:athenai'],
      royals: { olympias: 'red:pella', philippos: 'red:pella', herakles: { status: 'dead' } },
      body: 'blue:damaskos',
      fleets: { kilikia: 'red', kypros: { upgraded: true } },
      independentArmies: { filon: 'box', seuthes: 'removed', glaukias: 'epidamnos' },
      dispersed: { red: { elephant: 1 } },
      hands: { red: [1, 7] },
      discards: [9],
    });
    expect(state.control).toMatchObject({ pella: 'red', athenai: 'red', sparta: 'independent' });
    expect(state.forces).toMatchObject({ 'red:pella': { loyal: 3 }, 'red:pella:inside': { mercenary: 1 } });
    expect(state.generals.krateros).toMatchObject({ status: 'map', owner: 'red', space: 'pella' });
    expect(state.generals.antigonos).toMatchObject({ status: 'map', owner: 'blue', space: 'sardeis' });
    expect(state.generals.perdikkas).toMatchObject({ status: 'dispersed', space: null });
    expect(state.minorGenerals).toEqual({ 'red:athenai': 2, 'blue:sardeis': 1 });
    expect(state.royals).toMatchObject({
      olympias: { controller: 'red', space: 'pella', status: 'active' },
      philippos: { controller: 'red', space: 'pella', status: 'active' },
      herakles: { status: 'dead', space: null },
    });
    expect(state.body).toMatchObject({ status: 'cart', controller: 'blue', space: 'damaskos' });
    expect(state.fleets).toMatchObject({
      kilikia: { owner: 'red', upgraded: false },
      athenai: { owner: 'red', upgraded: false },
      kypros: { owner: 'blue', upgraded: true },
    });
    expect(state.independentArmies).toMatchObject({
      filon: { status: 'box', space: null },
      seuthes: { status: 'removed' },
      glaukias: { status: 'map' },
    });
    expect(state.dispersed.red).toEqual({ mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 1 });
    expect(state.deck).toHaveLength(56);
    expect(state.deck).not.toContain(9);
  });

  test('R 8.3.1 what has been moved, in the midst of a Segment', () => {
    const written = {
      ...bare,
      toMove: 'blue',
      forces: { 'blue:sardeis': { loyal: 3 } },
      generals: { antigonos: 'blue:sardeis' },
      minorGenerals: ['blue:sardeis', 'blue:sardeis'],
      royals: { olympias: { status: 'active', controller: 'blue', space: 'sardeis' } },
      body: 'blue:sardeis',
    };
    const { stack, memory } = toPosition(read(written));
    const { toMove: _, ...pieces } = written;
    const midst = { ...pieces, stack, memory };
    const moved = {
      forces: { 'blue:sardeis': { loyal: 1 } },
      minorGenerals: { 'blue:sardeis': 1 },
      generals: ['antigonos'],
      royals: ['olympias'],
      cart: true,
    };
    const nothing = { forces: {}, minorGenerals: {}, generals: [], royals: [], cart: false };
    expect(read({ ...midst, moved }).moved).toEqual(moved);
    expect(toPosition(read({ ...midst, moved })).moved).toEqual(moved);
    // What is left out of it has not moved.
    expect(read({ ...midst, moved: { cart: true } }).moved).toEqual({ ...nothing, cart: true });
    expect(read(midst).moved).toEqual(nothing);
    expect(toPosition(read(midst))).not.toHaveProperty('moved');
    // A Segment about to begin finds everything rested.
    expect(read({ ...written, moved }).moved).toEqual(nothing);
  });

  test('the example of docs/positions.md', () => {
    const text = readFileSync(new URL('../../docs/positions.md', import.meta.url), 'utf8');
    const example = JSON.parse(/```json\n([^`]*)```/.exec(text)![1]!) as unknown;
    const state = read(example);
    expect(legalActions(state).length).toBeGreaterThan(0);
    expect(read(json(toPosition(state)))).toEqual(state);
  });
});

describe('whose a piece is follows from the pieces, or is refused', () => {
  const MAKEDONIA = ['pella', 'pydna', 'amphipolis'];

  test('R 3.4 a fleet that is left out is with whoever controls its province', () => {
    const markers = { red: MAKEDONIA, blue: ['rhodos'], independent: ['athenai'] };
    const { fleets } = read({ ...bare, markers, fleets: { rhodos: { dispersed: true } } });
    expect(fleets.makedonia).toEqual({ owner: 'red', upgraded: false, dispersed: false });
    expect(fleets.rhodos).toEqual({ owner: 'blue', upgraded: false, dispersed: true });
    // Nobody's, the Independents', and one that no province brings.
    expect([fleets.karia.owner, fleets.athenai.owner, fleets.kilikia.owner]).toEqual([null, null, null]);
  });

  test('R 3.4 a fleet is with nobody else', () => {
    const markers = { red: MAKEDONIA };
    expect(faults({ ...bare, markers, fleets: { makedonia: 'blue' } })).toEqual([
      '$.fleets.makedonia: R 3.4 gives the fleet of makedonia to red',
    ]);
    expect(faults({ ...bare, markers, fleets: { makedonia: { owner: null }, karia: { owner: 'red' } } })).toEqual([
      '$.fleets.makedonia.owner: R 3.4 gives the fleet of makedonia to red',
      '$.fleets.karia.owner: R 3.4 gives the fleet of karia to nobody',
    ]);
  });

  test('R 3.4.1 a fleet of nobody, and a Dispersed one, is on its weak side', () => {
    const fleets = { karia: { upgraded: true }, makedonia: { upgraded: true, dispersed: true } };
    expect(faults({ ...bare, markers: { red: MAKEDONIA }, fleets })).toEqual([
      '$.fleets.makedonia.upgraded: R 3.4.1: the fleet of makedonia is on its weak side: it is Dispersed',
      '$.fleets.karia.upgraded: R 3.4.1: the fleet of karia is on its weak side: it is nobody’s',
    ]);
  });

  test('R 18.1 an Heir and the cart are with whoever the pieces give them to', () => {
    // Herakles is at Damaskos, Alexandros and the cart at Babylon (R 5.3).
    const markers = { red: ['damaskos'], blue: ['babylon'] };
    const { royals, body } = read({ ...bare, markers });
    expect([royals.herakles.controller, royals.alexandros.controller, body.controller]).toEqual([
      'red',
      'blue',
      'blue',
    ]);
    const forces = { 'red:babylon': { loyal: 3 } };
    const besieged = read({ ...bare, markers, forces, minorGenerals: ['red:babylon'] });
    expect([besieged.royals.alexandros.controller, besieged.body.controller]).toEqual(['red', 'red']);
    // Nobody is there.
    expect(read(bare).royals.herakles.controller).toBeNull();
  });

  test('R 18.1 they are with nobody else, which is said by name', () => {
    const markers = { red: ['damaskos'], blue: ['babylon'] };
    expect(faults({ ...bare, markers, royals: { herakles: 'blue:damaskos' }, body: { controller: null } })).toEqual([
      '$.royals.herakles: as the pieces stand in damaskos, R 18.1 gives control to red',
      '$.body.controller: as the pieces stand in babylon, R 18.1 gives control to blue',
    ]);
    // Beside a stack, which is as in a state, nothing is inferred.
    const { stack, memory } = toPosition(read({ ...bare, markers }));
    expect(faults({ ...bare, markers, stack, memory })).toEqual([
      '$.royals.herakles: as the pieces stand in damaskos, R 18.1 gives control to red',
      '$.royals.alexandros: as the pieces stand in babylon, R 18.1 gives control to blue',
      '$.body: as the pieces stand in babylon, R 18.1 gives control to blue',
    ]);
  });

  test('R 18.2 whoever stands in a space is active, and so is she whom somebody controls', () => {
    const markers = { red: ['pella'] };
    const royals = { philippos: { space: 'pella' }, thessalonike: { controller: 'red' } };
    expect(read({ ...bare, markers, royals }).royals).toMatchObject({
      philippos: { status: 'active', space: 'pella', controller: 'red' },
      thessalonike: { status: 'active', space: 'pella', controller: 'red' },
    });
    expect(read({ ...bare, royals: { kleopatra: { space: 'pella' } } }).royals.kleopatra).toMatchObject({
      status: 'inactive',
      controller: null,
    });
  });

  test('R 3.3.1 CUs without a general and a marker of their player are refused, and R 3.1.2 Minor Generals without CUs', () => {
    const markers = { red: ['pella'], blue: ['athenai'] };
    const forces = {
      'red:pella': { loyal: 1 },
      'red:pydna': { loyal: 1 },
      'blue:sardeis': { loyal: 1 },
      'red:athenai': { loyal: 1 },
    };
    const minorGenerals = ['blue:sardeis', 'blue:athenai:inside', 'red:amphipolis'];
    expect(faults({ ...bare, markers, forces, minorGenerals })).toEqual([
      '$.forces["red:pydna"]: R 3.3.1: no general and no marker shows that these CUs are of red',
      '$.minorGenerals[2]: R 3.1.2: no CUs of red are with the Minor General',
      '$.forces["red:athenai"]: R 3.3.1: no general and no marker shows that these CUs are of red',
      '$.minorGenerals[1]: R 3.1.2: no CUs of blue are with the Minor General',
    ]);
  });

  test('R 3.3.3.2 Silver Shields on the map have been brought into play', () => {
    const there = { ...bare, markers: { red: ['pella'] }, forces: { 'red:pella': { silverShields: 2 } } };
    expect(read(there).silverShieldsRaised).toBe(true);
    expect(read(bare).silverShieldsRaised).toBe(false);
    expect(faults({ ...there, silverShieldsRaised: false })).toEqual([
      '$.silverShieldsRaised: R 3.3.3.2 brings Silver Shields into play by their card only',
    ]);
    expect(read({ ...bare, silverShieldsRaised: true }).silverShieldsRaised).toBe(true);
  });

  test('R 15.4.3 the tomb at Pella has a builder, and no other tomb has one', () => {
    const tomb = (space: string) => ({ ...bare, turn: 2, body: { status: 'tomb', space } });
    expect(faults(tomb('pella'))).toEqual(['$.pellaBurial: R 15.4.3: somebody has built the tomb at pella']);
    expect(read({ ...tomb('pella'), pellaBurial: 'red' }).pellaBurial).toBe('red');
    expect(faults({ ...tomb('memphis'), pellaBurial: 'red' })).toEqual(['$.pellaBurial: there is no tomb at pella']);
  });
});

describe('what is wrong with a position', () => {
  test('is told all at once, in its own terms', () => {
    expect(
      faults({
        ...bare,
        turn: 9,
        markers: { red: ['pella', 'sardes'], blue: ['pella'], black: [] },
        forces: { 'red:pella': { loyal: -1 }, 'green:pella': {}, 'red:athenai:inside': { loyal: 3 } },
        generals: { bob: 'red:pella', krateros: { status: 'map' } },
        hands: { red: [1, 1], blue: [99] },
        minorGenerals: ['red:pella', 'blue:sparte', { at: 'blue:sparta' }],
        moved: { 'red:pella': { loyal: 1 } },
        colour: 'red',
      }),
    ).toEqual(
      expect.arrayContaining([
        '$.turn: expected a whole number from 1 to 5, got 9',
        '$.markers.red[1]: expected a space of the board, got "sardes"',
        '$.markers.black: expected as key one of "red", "blue", or "independent"',
        '$.forces["red:pella"].loyal: expected a whole number from 1 to 999, got -1',
        '$.forces["green:pella"]: expected as key a place such as "red:pella" or "red:pella:inside"',
        '$.hands.blue[0]: expected a card of the deck, got 99',
        '$.minorGenerals[1]: expected a place such as "red:pella" or "red:pella:inside", got "blue:sparte"',
        '$.minorGenerals[2]: expected a place such as "red:pella" or "red:pella:inside", got an object',
        '$.moved["red:pella"]: unknown key',
        '$.colour: unknown key',
      ]),
    );
  });

  test('the pieces must be able to stand so', () => {
    expect(
      faults({
        ...bare,
        markers: { red: ['tp-amanos', 'pella'], blue: ['pella'] },
        forces: { 'red:pella:inside': { loyal: 3 }, 'red:pydna': {} },
        moved: { forces: { 'red:pella:inside': { loyal: 4 }, 'blue:sardeis': { loyal: 1 } }, generals: ['perdikkas'] },
        generals: { krateros: 'red:pydna:inside', antigonos: { status: 'map', owner: 'red' } },
        minorGenerals: ['blue:pella', 'red:pydna:inside'],
        hands: { red: [3, 3] },
      }),
    ).toEqual([
      '$.markers.blue[0]: pella has a marker already',
      '$.markers.red[0]: a Transit Point cannot be controlled',
      '$.forces["red:pella:inside"]: R 4.16 allows 2 CUs inside a city, not 3',
      '$.forces["red:pydna"]: a place that is listed has at least one CU',
      '$.moved.forces["red:pella:inside"].loyal: 4 moved of 3',
      '$.moved.forces["blue:sardeis"].loyal: 1 moved of 0',
      '$.moved.generals[0]: only a general on the map has been moved',
      '$.generals.krateros: only a Major City has an inside',
      '$.generals.antigonos: a general stands in a space if his status is "map", and only then',
      '$.minorGenerals[1]: only a Major City has an inside',
      '$.hands.red[1]: card 3 lies somewhere else already',
    ]);
  });

  test('R 8.3.8.2 enemies are not outside in one space when nothing is being resolved', () => {
    const forces = { 'blue:pella': { loyal: 1 }, 'red:pella': { loyal: 1 }, 'red:lamia': { loyal: 1 } };
    const minorGenerals = ['blue:pella', 'red:pella', 'red:lamia'];
    expect(faults({ ...bare, forces, minorGenerals })).toEqual([
      '$.forces["red:pella"]: R 8.3.8.2: CUs of blue stand outside in pella',
      // Leosthenes starts there (R 5.8).
      '$.independentArmies.leosthenes: R 8.3.8.2: CUs of red stand outside in lamia',
    ]);
  });

  test('what is said twice, and what cannot be gone on from', () => {
    expect(faults({ ...bare, stack: [{ kind: 'game', stage: 'end' }], toMove: 'red', segment: 'tyche' })).toEqual([
      '$.toMove: says nothing beside "stack"',
      '$.segment: says nothing beside "stack"',
    ]);
    expect(faults({ ...bare, stack: [] })).toEqual([
      '$.stack: the stack is empty if there is an outcome, and only then',
    ]);
    expect(faults({ ...bare, version: 2 })).toEqual(['$.version: expected 1, got 2']);
    expect(faults({ ...bare, options: { players: 9 } })).toEqual([
      '$.options.players: expected one of 2, 3, 4, 5, got 9',
    ]);
    expect(faults({ ...bare, memory: { player: 'red' } })).toContain('$.memory.segment: missing');
  });

  test('what is no position at all', () => {
    for (const input of [null, undefined, 1, 'x', [], new Map(), () => bare]) expect(faults(input)).toHaveLength(1);
    expect(faults({})).toEqual(['$.format: missing', '$.game: missing', '$.version: missing', '$.options: missing']);
    const getter = Object.defineProperty({ ...bare }, 'forces', {
      enumerable: true,
      get: () => {
        throw new Error('called');
      },
    });
    expect(faults(getter)).toEqual(['$.forces: a getter is not data']);
  });
});
