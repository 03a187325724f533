/** Who gains and who loses when an Army passes by, comes ashore, or goes back: one rule meeting another. */
import { describe, expect, it } from 'vitest';
import { legitimacy } from '../../../src/successors/questions.js';
import { openWindow } from '../../../src/successors/rules/04-31-window.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId, SpaceId } from '../../../src/successors/vocabulary.js';
import { choose } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';
import {
  carryOut,
  dice,
  forces,
  general,
  minors,
  play,
  royal,
  said,
  setting,
  type Setting,
  type Told,
  topKind,
} from '../language.js';

const active = (controller: PlayerId, space: SpaceId): Royal => ({
  status: 'active',
  space,
  inside: false,
  controller,
});
const withRoyal = (state: GameState, id: RoyalId, piece: Royal): GameState => ({
  ...state,
  royals: { ...state.royals, [id]: piece },
});
const begun = (state: GameState): Told => ({ state, events: [] });

describe('an Heir on the coast', () => {
  /** Alexandros is yellow's in a port whose marker alone keeps him; a yellow Army is one Land path away. White has buried the body. */
  const coast = (port: SpaceId = 'tyros', army: SpaceId = 'sidon'): GameState => {
    const given = setting({
      active: 'white',
      control: { pelousion: 'white', tyros: 'yellow', sidon: 'yellow', ake: 'yellow' },
      forces: { 'white:pelousion': { mercenary: 3 }, [`yellow:${army}`]: { mercenary: 2 } },
      generals: { ptolemaios: 'white:pelousion', seleukos: `yellow:${army}` },
      rest: {
        pellaBurial: 'white',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
        fleets: { ...setting({}).fleets, phoinike: { owner: 'yellow', upgraded: false, dispersed: false } },
      },
    });
    return withRoyal(given, 'alexandros', active('yellow', port));
  };
  const sailing = (...route: readonly SpaceId[]): Told => sailingTo(coast(), ...route);
  const sailingTo = (state: GameState, ...route: readonly SpaceId[]): Told =>
    go(
      activate(begun(state), 'ptolemaios', 'white:pelousion', { points: 4 }),
      { type: 'embark' },
      ...route.map((to) => ({ type: 'sail', to }) as const),
    );
  const debark = { type: 'debark', inside: false } as const;

  it('R 18.6.1, 8.5.1 ships that lie off a port have entered nothing: nobody changes hands before they have landed', () => {
    for (const route of [['gaza'], ['gaza', 'ake'], ['gaza', 'ake', 'tyros']] as const) {
      const off = sailing(...route);
      expect(royal(off, 'alexandros').controller).toBe('yellow');
      expect(listed(off, 'takeRoyal')).toEqual([]);
      expect(off.state.outcome).toBeNull();
    }
    expect(royal(go(sailing('gaza', 'ake', 'tyros'), debark), 'alexandros').controller).toBe('yellow');
  });

  it('R 8.5.1, 8.6.3 who is beaten off before he lands has taken nobody', () => {
    const challenged = go(
      sailing('gaza', 'ake', 'tyros'),
      debark,
      { type: 'interceptAtSea', fleet: 'phoinike' },
      { type: 'joinNavalBattle' },
    );
    // White has no fleet and scores 0. Strength 2 on a 7 scores 1; three CUs on a 4 lose one.
    const beaten = play(challenged, ...dice(3, 4), ...dice(4));
    expect(said(beaten, 'navalBattleFought')).toMatchObject([{ scores: [0, 1], winner: 'interceptor' }]);
    expect(forces(beaten, 'white:pelousion')).toEqual({ mercenary: 2 });
    expect(general(beaten, 'ptolemaios')).toMatchObject({ space: 'pelousion', moved: true });
    expect(royal(beaten, 'alexandros')).toMatchObject({ space: 'tyros', controller: 'yellow' });
    expect(beaten.state.outcome).toBeNull();
    expect(topKind(beaten)).toBeUndefined();
  });

  it('R 18.6.1, 7.1 the first General ashore takes him at once, and has won before anybody can avoid or intercept', () => {
    const state = coast('ake', 'tyros');
    // Champion 3 and the burial at Pella 10; Alexandros makes it 18.
    expect(legitimacy(state, 'white')).toBe(13);
    const landed = go(sailingTo(state, 'gaza', 'ake'), debark, { type: 'pass' });
    expect(said(landed, 'debarked')).toMatchObject([{ player: 'white', space: 'ake', inside: false }]);
    expect(said(landed, 'royalControlled')).toMatchObject([
      { royal: 'alexandros', player: 'white', previous: 'yellow' },
    ]);
    expect(legitimacy(landed.state, 'white')).toBe(18);
    expect(landed.state.outcome).toEqual({ winners: ['white'], how: 'legitimacy', rule: 'R 7.1' });
    expect(said(landed, 'gameWon')).toEqual([
      { type: 'gameWon', rule: 'R 7.1', winners: ['white'], how: 'legitimacy' },
    ]);
    expect(landed.state.stack).toEqual([]);
    // No frame tells of the Army any more: it is on the map where it has got to.
    expect(landed.state.forces['white:ake']).toEqual({ mercenary: 3 });
    expect(landed.state.generals.ptolemaios).toMatchObject({ status: 'map', space: 'ake' });
    // Who is no Champion has 3 less: the game goes on, and yellow may intercept from Tyros.
    const short = go(sailingTo({ ...state, champions: [] }, 'gaza', 'ake'), debark, { type: 'pass' });
    expect(royal(short, 'alexandros').controller).toBe('white');
    expect(legitimacy(short.state, 'white')).toBe(15);
    expect(listed(short, 'intercept').map(({ player, from, commander }) => [player, from, commander])).toEqual([
      ['yellow', 'tyros', 'seleukos'],
      // A Minor General from the supply may lead as well (R 3.1.2).
      ['yellow', 'tyros', 'minor'],
    ]);
  });

  it('R 9.1 but before a Major City its owner may first bring the Heir inside', () => {
    const asked = go(sailing('gaza', 'ake', 'tyros'), debark, { type: 'pass' });
    expect(listed(asked, 'moveRoyalThroughGate')).toEqual([
      { type: 'moveRoyalThroughGate', player: 'yellow', royal: 'alexandros', inside: true },
    ]);
    expect(royal(asked, 'alexandros').controller).toBe('yellow');
    const saved = go(asked, { type: 'moveRoyalThroughGate', royal: 'alexandros', inside: true });
    expect(royal(saved, 'alexandros')).toMatchObject({ inside: true, controller: 'yellow' });
    expect(saved.state.outcome).toBeNull();
    const lost = go(asked, { type: 'pass' });
    expect(royal(lost, 'alexandros').controller).toBe('white');
    expect(lost.state.outcome).toMatchObject({ winners: ['white'], rule: 'R 7.1' });
    // A pass has won it, which moves no piece: the Army ashore is on the map all the same.
    expect(lost.state.forces).toEqual({ 'white:tyros': { mercenary: 3 }, 'yellow:sidon': { mercenary: 2 } });
    expect(lost.state.generals.ptolemaios).toMatchObject({ status: 'map', space: 'tyros', inside: false });
  });
});

describe('R 8.3.11 on the way through an Independent Stronghold', () => {
  const kossaioi = (given: Setting): Told =>
    go(
      activate({ control: { ekbatana: 'red', kossaioi: 'independent' }, ...given }, 'peithon', 'red:ekbatana', {
        points: 4,
      }),
      march('kossaioi'),
    );
  const generals = { peithon: 'red:ekbatana' } as const;

  it('R 8.3.11 what stands there has not moved through it, and loses nothing', () => {
    const there = kossaioi({
      forces: { 'red:ekbatana': { mercenary: 2 }, 'red:kossaioi': { loyal: 3 } },
      generals,
      minors: ['red:kossaioi'],
      rest: {
        moved: {
          forces: { 'red:kossaioi': { loyal: 3 } },
          minorGenerals: { 'red:kossaioi': 1 },
          generals: [],
          royals: [],
          cart: false,
        },
      },
    });
    // Whatever the Army's size the column is that of 2: on a 6 one CU, which must be a Mercenary.
    const on = play(go(there, march('sousa')), ...dice(6));
    expect(said(on, 'attritionRolled')).toMatchObject([{ count: 2, losses: 1 }]);
    expect(said(on, 'unitsLost').map(({ units }) => units.mercenary)).toEqual([1]);
    expect(forces(on, 'red:sousa')).toEqual({ mercenary: 1 });
    expect(forces(on, 'red:kossaioi')).toEqual({ loyal: 3 });
    expect(minors(on, 'red')).toEqual([{ space: 'kossaioi', inside: false, moved: true }]);
  });

  it('R 8.3.11 a general who came alone and fetches CUs there passes no Army through', () => {
    const there = kossaioi({ forces: { 'red:kossaioi': { mercenary: 2 } }, generals, minors: ['red:kossaioi'] });
    const on = go(there, { type: 'takeUnits', unit: 'mercenary', count: 2, inside: false }, march('sousa'));
    expect(said(on, 'attritionRolled')).toEqual([]);
    expect(marching(on).space).toBe('sousa');
    expect(forces(on, 'red:sousa')).toEqual({ mercenary: 2 });
  });

  it('R 8.3.11, 4.3 an Elephant that was fetched there is not the first to be lost', () => {
    const there = kossaioi({
      forces: { 'red:ekbatana': { mercenary: 1 }, 'red:kossaioi': { elephant: 1 } },
      generals,
      minors: ['red:kossaioi'],
    });
    const with1 = go(there, { type: 'takeUnits', unit: 'elephant', count: 1, inside: false });
    const on = play(go(with1, march('sousa')), ...dice(6));
    expect(forces(on, 'red:sousa')).toEqual({ elephant: 1 });
    expect(marching(on).group.units).toMatchObject({ mercenary: 0, elephant: 1 });
  });
});

describe('R 11.7.1 a withdrawal', () => {
  /** Kassandros, alone, and Philippos, who is white's, stand in Larisa, which nobody controls; Antigonos comes from Pherai. */
  const larisa = (moved: boolean, philippos: SpaceId = 'larisa'): GameState =>
    withRoyal(
      setting({
        active: 'white',
        control: {},
        forces: { 'white:pherai': { mercenary: 3 }, 'red:pella': { mercenary: 4 } },
        generals: { antigonos: 'white:pherai', kassandros: 'white:larisa', antipatros: 'red:pella' },
        rest: {
          moved: { forces: {}, minorGenerals: {}, generals: moved ? ['kassandros'] : [], royals: [], cart: false },
        },
      }),
      'philippos',
      active('white', philippos),
    );
  const withdrawn = (state: GameState): Told => {
    const entered = go(activate(begun(state), 'antigonos', 'white:pherai', { points: 4 }), march('larisa'));
    const building = choose(choose(entered, { type: 'intercept', from: 'pella', commander: 'antipatros' }), {
      type: 'interceptWith',
      unit: 'mercenary',
      count: 4,
    });
    // A 5 exceeds the Initiative of Antipatros, which is 4.
    return choose(play(choose(building, { type: 'declareInterception' }), ...dice(5)), { type: 'withdraw' });
  };

  it.each([true, false])(
    'R 11.7.1, 8.3.3 leads back the Army that was intercepted, and no others: a general left alone is Dispersed (had moved: %s)',
    (moved) => {
      const told = withdrawn(larisa(moved));
      expect(forces(told, 'white:pherai')).toEqual({ mercenary: 3 });
      expect(general(told, 'antigonos')).toMatchObject({ space: 'pherai', moved: true });
      expect(said(told, 'withdrew')).toMatchObject([
        { generals: ['antigonos'], royals: [], from: 'larisa', to: 'pherai' },
      ]);
      expect(general(told, 'kassandros').status).toBe('dispersed');
      expect(royal(told, 'philippos')).toMatchObject({ space: 'larisa', controller: 'red' });
      expect(forces(told, 'red:larisa')).toEqual({ mercenary: 4 });
      // Kassandros was no general of a non-active player's: to catch him is no attack (R 17.2).
      expect(told.state.champions).toContain('red');
      expect(topKind(told)).toBeUndefined();
    },
  );

  it('R 11.7.1, 18.6 the royals whom the Army carries go back with it', () => {
    const told = withdrawn(larisa(false, 'pherai'));
    expect(said(told, 'withdrew')).toMatchObject([{ royals: ['philippos'] }]);
    expect(royal(told, 'philippos')).toMatchObject({ space: 'pherai', controller: 'white', moved: true });
  });
});

describe('R 20.15 a condemned general', () => {
  /** Champion 3, the burial at Pella 10, Perdikkas 1, Alexandros 5: 19, less 3 as long as Antigonos is of the faction. Blue holds Eleventh Hour. */
  const condemned = (): GameState =>
    withRoyal(
      setting({
        active: 'red',
        control: { babylon: 'red' },
        forces: { 'red:kelainai': { mercenary: 1 }, 'blue:sardeis': { mercenary: 1 } },
        generals: { antigonos: 'red:kelainai', perdikkas: 'red:babylon', seleukos: 'blue:sardeis' },
        rest: {
          turn: 3,
          hands: { blue: [47], red: [15] },
          deck: [1],
          pellaBurial: 'red',
          body: { status: 'tomb', space: 'pella', inside: false, controller: null },
          condemned: { general: 'antigonos', card: 15, legitimacy: 3 },
        },
      }),
      'alexandros',
      active('red', 'babylon'),
    );
  const struck = (die: number): Told =>
    play(
      carryOut(condemned(), (run) => openWindow(run, 'segment', { subject: 'red' })),
      { type: 'playSurprise', player: 'blue', card: 47 },
      { type: 'targetGeneral', player: 'blue', general: 'antigonos' },
      ...dice(die),
    );

  it('R 7.1, 15.2, 20.15 lowers his faction no more once he is dead, and that may win at once', () => {
    expect(legitimacy(condemned(), 'red')).toBe(16);
    for (const die of [5, 6]) {
      const told = struck(die);
      expect(general(told, 'antigonos').status).toBe('eliminated');
      expect(legitimacy(told.state, 'red')).toBe(19);
      expect(told.state.outcome).toEqual({ winners: ['red'], how: 'legitimacy', rule: 'R 7.1' });
    }
  });

  it('R 7.1, 20.15 as long as he lives nobody has won', () => {
    const told = struck(4);
    expect(general(told, 'antigonos').status).toBe('map');
    expect(legitimacy(told.state, 'red')).toBe(16);
    expect(told.state.outcome).toBeNull();
  });
});
