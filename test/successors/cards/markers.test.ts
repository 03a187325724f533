import { describe, expect, test } from 'vitest';
import type { Board } from '../../../src/successors/data/shape.js';
import type { GameState } from '../../../src/successors/state.js';
import { geometryOf } from '../../../src/successors/questions.js';
import { dice, forces, general, legal, play, royal, said, type Setting, topKind } from '../language.js';
import { event, may, named, scene, space } from './support.js';

describe('Cards that change control markers', () => {
  test('R 20 card 2 Diplomacy: an enemy or Independent Minor City without CUs changes to the player', () => {
    const state = scene({
      control: {
        lamia: 'independent',
        larisa: 'blue',
        pherai: 'blue',
        pella: 'blue',
        sparta: 'independent',
        argos: 'red',
      },
      forces: { 'blue:pherai': { mercenary: 1 } },
    });
    const told = event(
      { ...state, independentArmies: { ...state.independentArmies, leosthenes: { status: 'removed', space: null } } },
      2,
    );
    expect(named(told, 'space')).toEqual(['larisa', 'lamia']);
    expect(play(told, space('lamia')).state.control['lamia']).toBe('red');
  });

  test('R 20 card 3 Diplomacy: Leosthenes stands in Lamia, so it cannot be won by talk', () => {
    expect(may(scene({ control: { lamia: 'independent' } }), 3)).toBe(false);
    expect(may(scene({ control: { larisa: 'blue' } }), 3)).toBe(true);
  });

  test('R 4.28 cards 2 and 9: a Stronghold that a player controls is like a Minor City, an Independent one is not', () => {
    const state = scene({
      control: { sparta: 'blue', aitolia: 'independent', taulantioi: 'red' },
      forces: { 'red:argos': { mercenary: 1 }, 'red:korinthos': { mercenary: 1 } },
      minors: ['red:argos', 'red:korinthos'],
    });
    // Sparta is 2 Movement Points from Argos by mountain, Aitolia 2 from Korinthos by strait.
    expect(named(event(state, 2), 'space')).toEqual(['sparta']);
    expect(play(event(state, 2), space('sparta')).state.control['sparta']).toBe('red');
    expect(named(event(state, 9), 'space')).toEqual(['sparta']);
    expect(play(event(state, 9), space('sparta')).state.control['sparta']).toBeUndefined();
    const guarded = scene({ control: { sparta: 'blue' }, forces: { 'blue:sparta': { mercenary: 1 } } });
    expect(may(guarded, 2)).toBe(false);
  });

  test('R 20 card 9 Minor Raid: within two Movement Points by land, past no enemy CUs', () => {
    const state = scene({
      control: {
        larisa: 'blue',
        pherai: 'blue',
        pydna: 'blue',
        molossia: 'blue',
        lamia: 'independent',
        boiotia: 'independent',
      },
      forces: { 'red:pella': { mercenary: 1 } },
      minors: ['red:pella'],
    });
    const told = event(state, 9);
    // Pydna and Larisa are next to Pella, Pherai is two away; Lamia holds Leosthenes; Boiotia is three away.
    expect(named(told, 'space')).toEqual(['pydna', 'larisa', 'pherai']);
    expect(play(told, space('pherai')).state.control['pherai']).toBeUndefined();
    const barred = scene({
      control: { pherai: 'blue' },
      forces: { 'red:pella': { mercenary: 1 }, 'blue:larisa': { loyal: 1 } },
      minors: ['red:pella', 'blue:larisa'],
    });
    expect(may(barred, 9)).toBe(false);
  });

  test('R 4.31.3 card 17 Unrest: two dice name the province, the player the space', () => {
    const told = play(
      event(
        scene({
          control: { ekbatana: 'blue', rhagai: 'independent' },
          forces: { 'blue:konkobar': { loyal: 1 } },
          minors: ['blue:konkobar'],
        }),
        17,
      ),
      ...dice(1, 3),
    );
    // A 4 is Media: not Rhagai (Independent already), not Konkobar (CUs).
    expect(named(told, 'space')).toEqual(['ekbatana', 'bagistana', 'kelonai', 'aspadana']);
    const done = play(told, space('ekbatana'));
    expect(done.state.control['ekbatana']).toBe('independent');
    expect(done.state.stack).toEqual([]);
  });

  test('R 4.31.3 card 18 Unrest: of two provinces the player chooses one', () => {
    const told = play(event(scene({ control: {} }), 18), ...dice(6, 5));
    expect(named(told, 'space')).toEqual(['gaza', 'hierosolyma', 'samareia']);
    const two = play(event(scene({ control: {} }), 18), ...dice(1, 1));
    expect(named(two, 'province')).toEqual(['persis', 'sousiane']);
    const chosen = play(two, { type: 'targetProvince', player: 'red', province: 'persis' });
    expect(named(chosen, 'space')).toContain('persepolis');
  });

  test('R 4.31.3 card 19 Unrest: a 7 without room in Armenia and around it places no marker, and brings another roll', () => {
    const { board } = geometryOf(scene({}));
    // Everywhere but in Palaistina an Independent marker stands already.
    const full = Object.fromEntries(
      board.spaces.flatMap(({ id, province }) =>
        province === null || province === 'palaistina' ? [] : [[id, 'independent' as const]],
      ),
    );
    const again = play(event(scene({ control: full }), 19), ...dice(3, 4));
    expect(said(again, 'eventWithoutEffect')).toMatchObject([{ rule: 'R 4.31.3', player: 'red', card: 19 }]);
    expect(again.state.control).toEqual(full);
    expect(topKind(again)).toBe('roll');
    const last = play(again, ...dice(6, 5), space('gaza'));
    expect(last.state.control).toEqual({ ...full, gaza: 'independent' });
    expect(last.state.stack).toEqual([]);
  });

  test('R 4.31.3 card 19 Unrest: a 7 brings a marker to Armenia and another roll', () => {
    const told = play(event(scene({ control: {} }), 19), ...dice(3, 4));
    expect(named(told, 'space')).toEqual(['armavir', 'karana', 'kardouchoi']);
    const again = play(told, space('karana'));
    expect(again.state.control['karana']).toBe('independent');
    expect(topKind(again)).toBe('roll');
    const last = play(again, ...dice(6, 5), space('gaza'));
    expect(last.state.control['gaza']).toBe('independent');
    expect(last.state.stack).toEqual([]);
  });

  test('R 4.31.3 Unrest spills into the provinces next to one without room, or nowhere', () => {
    const full = { gaza: 'independent', hierosolyma: 'independent', samareia: 'independent' } as const;
    const told = play(event(scene({ control: full }), 17), ...dice(6, 5));
    expect(named(told, 'space')).toContain('damaskos');
    expect(named(told, 'space')).toContain('ake');
    expect(named(told, 'space')).not.toContain('memphis');
    const krete = scene({ control: { knossos: 'independent', gortyn: 'independent', kydonia: 'independent' } });
    const nowhere = play(event(krete, 17), ...dice(4, 5), { type: 'targetProvince', player: 'red', province: 'krete' });
    expect(nowhere.state.stack).toEqual([]);
    expect(said(nowhere, 'eventWithoutEffect')).toHaveLength(1);
  });

  test('R 20 card 20 Unrest Spreads: to a space without CUs next to an Independent marker', () => {
    const told = event(
      scene({
        control: { aitolia: 'independent', ambrakia: 'blue' },
        forces: { 'blue:lamia': { loyal: 1 } },
        minors: ['blue:lamia'],
      }),
      20,
    );
    expect(named(told, 'space')).toEqual(['korinthos', 'ambrakia']);
    expect(play(told, space('ambrakia')).state.control['ambrakia']).toBe('independent');
    expect(said(event(scene({ control: {} }), 20), 'eventWithoutEffect')).toHaveLength(1);
  });

  test('R 20 card 39 Traitor: a space of another player without CUs, or a besieged Major City with its garrison', () => {
    const state = scene({
      control: { pella: 'blue', larisa: 'blue', athenai: 'independent', pydna: 'blue', tyros: 'blue' },
      forces: {
        'red:pella': { mercenary: 1 },
        'blue:pella:inside': { mercenary: 1, royalArmy: 1 },
        'blue:pydna': { loyal: 1 },
      },
      generals: { seleukos: 'red:pella', antipatros: 'blue:pella:inside' },
      minors: ['blue:pydna'],
    });
    const told = event(state, 39);
    expect(named(told, 'space')).toEqual(['pella', 'larisa', 'tyros']);
    expect(play(told, space('tyros')).state.control['tyros']).toBe('red');
    const taken = play(told, space('pella'), ...dice(1));
    expect(taken.state.control['pella']).toBe('red');
    expect(forces(taken, 'blue:pella:inside')).toEqual({});
    expect(taken.state.dispersed.blue?.royalArmy).toBe(1);
    expect(general(taken, 'antipatros').status).toBe('dispersed');
    // R 17.2: Blue is not the active player, and his general was dispersed.
    expect(taken.state.champions).not.toContain('red');
    expect(legal(taken)).toEqual([]);
  });

  test('R 20 card 46 Gold of the Temples: four points of training and one marker', () => {
    const state = scene({ control: { pella: 'red' } });
    const told = play(event(state, 46), { type: 'trainUnit', player: 'red', unit: 'loyal' });
    expect(told.state.training.red).toEqual({ unit: 'loyal', points: 4 });
    expect(named(told, 'space')).toContain('larisa');
    const done = play(told, { type: 'placeMarker', player: 'red', space: 'larisa' });
    expect(done.state.control['larisa']).toBe('red');
    expect(done.state.stack).toEqual([]);
  });

  test('R 20 card 9 Minor Raid: not on a city of his own', () => {
    const state = scene({
      control: { pydna: 'red', larisa: 'blue' },
      forces: { 'red:pella': { mercenary: 1 } },
      minors: ['red:pella'],
    });
    expect(named(event(state, 9), 'space')).toEqual(['larisa']);
  });

  test('R 4.31.3 Unrest: on a board without one of two provinces it is the other, without the only one it is nowhere', () => {
    const { board } = geometryOf(scene({}));
    const without = (gone: string): GameState => {
      const spaces = board.spaces.filter(({ province }) => province !== gone);
      const has = (id: string): boolean => spaces.some((fact) => fact.id === id);
      const small: Board = {
        ...board,
        spaces,
        provinces: board.provinces.filter(({ id }) => id !== gone),
        paths: board.paths.filter(({ a, b }) => has(a) && has(b)),
      };
      return scene({ options: { players: 4, board: small } });
    };
    // A 7 is Armenia, and brings another roll all the same.
    expect(topKind(play(event(without('armenia'), 17), ...dice(3, 4)))).toBe('roll');
    // A 9 is Krete or Hellas.
    const told = play(event(without('krete'), 17), ...dice(4, 5));
    expect(topKind(told)).toBe('cardEvent');
    expect(new Set(named(told, 'type'))).toEqual(new Set(['targetSpace']));
    expect(named(told, 'space')).toContain('argos');
  });

  test('R 13.2.4 card 39 Traitor: what is inside suffers as in a captured city, be it CUs or a General alone', () => {
    const before: Setting = {
      control: { pella: 'blue', lamia: 'blue' },
      forces: {
        'red:pella': { loyal: 1 },
        'blue:pella:inside': { mercenary: 1 },
        'red:lamia': { loyal: 1 },
        'blue:lamia': { loyal: 1 },
      },
      minors: ['red:pella', 'red:lamia', 'blue:lamia'],
    };
    const told = event(scene(before), 39);
    // Lamia has no walls to be opened.
    expect(named(told, 'space')).toEqual(['pella']);
    const taken = play(told, space('pella'));
    // R 12.5.1: Mercenaries are eliminated, and not Dispersed.
    expect(taken.state.dispersed.blue).toBeUndefined();
    expect(forces(taken, 'blue:pella:inside')).toEqual({});
    expect(taken.state.champions).toContain('red');
    const alone = event(scene({ control: { tyros: 'blue' }, generals: { antipatros: 'blue:tyros:inside' } }), 39);
    const opened = play(alone, space('tyros'));
    expect(general(opened, 'antipatros').status).toBe('dispersed');
    expect(said(opened, 'defeated')).toMatchObject([{ player: 'blue', space: 'tyros' }]);
    expect(opened.state.champions).not.toContain('red');
  });

  test('R 18.6 card 39 Traitor: an empty city defeats nobody, and its royals are captured', () => {
    const state = scene({ control: { tyros: 'blue' } });
    const wife = { status: 'active', space: 'tyros', inside: true, controller: 'blue' } as const;
    const told = play(event({ ...state, royals: { ...state.royals, kleopatra: wife } }, 39), space('tyros'));
    expect(said(told, 'defeated')).toEqual([]);
    expect(royal(told, 'kleopatra')).toMatchObject({ status: 'inactive', space: 'tyros', controller: null });
    expect(said(told, 'royalInactive')).toMatchObject([{ rule: 'R 18.4.3', royal: 'kleopatra' }]);
  });
});
