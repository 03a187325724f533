/** R 8.4.5, 8.5.1: what happens in the ports of a voyage, and what does not. White sails from Pelousion, unless said otherwise. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { legitimacy } from '../../../src/successors/questions.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../../src/successors/vocabulary.js';
import {
  carryOut,
  dice,
  forces,
  general,
  legal,
  minors,
  play,
  royal,
  said,
  setting,
  type Setting,
  type Told,
  topKind,
  units,
} from '../language.js';
import { faultsAtSea } from '../at-sea.js';
import { choose, field, fight, independentsAt } from './battlefield.js';
import { activate, end, go, left, listed, march, marching, refusal } from './marching.js';

const debark = { type: 'debark', inside: false } as const;
const sail = (to: string) => ({ type: 'sail', to }) as const;
const sailing = (told: Told, ...route: readonly string[]): Told => go(told, { type: 'embark' }, ...route.map(sail));
const pass = { type: 'pass' } as const;
const sails = (told: Told): readonly string[] => listed(told, 'sail').map(({ to }) => to);
const drop = (told: Told) => listed(told, 'leaveUnits').map(({ unit, count, inside }) => [unit, count, inside]);

/** Fleets of some players, one each. */
const fleets = (owners: Partial<Record<FleetId, PlayerId>>): Pick<GameState, 'fleets'> => ({
  fleets: {
    ...setting({}).fleets,
    ...Object.fromEntries(
      Object.entries(owners).map(([fleet, owner]) => [fleet, { owner, upgraded: false, dispersed: false }]),
    ),
  },
});

/** A general is activated at a place with so many Movement Points; no Independent Army is on the map. */
const begin = (given: Setting, commander: 'ptolemaios' | 'minor', place: string, points: number): Told =>
  activate({ state: field({ active: 'white', ...given }), events: [] }, commander, `white:${place}`, { points });

/** Alexandros is yellow's, before Tyros; yellow has Phoinike and its fleet (2). White has 13 Legitimacy: a Champion with Alexander buried at Pella. */
const alexandros: Royal = { status: 'active', space: 'tyros', inside: false, controller: 'yellow' };
const beforeTyros: Setting = {
  active: 'white',
  control: { pelousion: 'white', tyros: 'yellow', sidon: 'yellow', ake: 'yellow' },
  forces: { 'white:pelousion': { mercenary: 3 } },
  generals: { ptolemaios: 'white:pelousion' },
  rest: {
    ...independentsAt({}),
    ...fleets({ phoinike: 'yellow' }),
    royals: { ...setting({}).royals, alexandros },
    pellaBurial: 'white',
    body: { status: 'tomb', space: 'pella', inside: true, controller: null },
  },
};

describe('R 8.5.1 nothing happens before the landing', () => {
  it('R 8.4.5, 18.6.1 off a port nobody is taken, and nobody wins', () => {
    let told = begin(beforeTyros, 'ptolemaios', 'pelousion', 4);
    expect(legitimacy(told.state, 'white')).toBe(13);
    told = go(told, { type: 'embark' });
    for (const port of ['gaza', 'ake', 'tyros']) {
      told = go(told, sail(port));
      expect(royal(told, 'alexandros').controller).toBe('yellow');
      expect(listed(told, 'takeRoyal')).toEqual([]);
      expect(told.state.outcome).toBeNull();
    }
    // Yellow intercepts before the Debarkation Port: a 7 scores 1 with Strength 2, white has nothing. Attrition of three on a 4: one.
    const asked = go(told, debark);
    expect(machine.actors(asked.state)).toEqual(['yellow']);
    const met = go(asked, { type: 'interceptAtSea', fleet: 'phoinike' }, { type: 'joinNavalBattle' });
    const over = play(met, ...dice(3, 4), ...dice(4));
    expect(said(over, 'navalBattleFought')).toMatchObject([{ scores: [0, 1], winner: 'interceptor' }]);
    expect(units(over, 'white:pelousion').mercenary).toBe(2);
    expect(general(over, 'ptolemaios')).toMatchObject({ space: 'pelousion', moved: true });
    expect(royal(over, 'alexandros').controller).toBe('yellow');
    expect(said(over, 'activationEnded')).toHaveLength(1);
  });

  it('R 7.1, 18.6.1 he who lands takes the Heir at once, if nobody brings him inside (R 9.1)', () => {
    const landed = go(sailing(begin(beforeTyros, 'ptolemaios', 'pelousion', 4), 'gaza', 'ake', 'tyros'), debark, pass);
    expect([said(landed, 'debarked').length, topKind(landed)]).toEqual([1, 'arrangeCity']);
    const inside = go(landed, { type: 'moveRoyalThroughGate', royal: 'alexandros', inside: true });
    expect([royal(inside, 'alexandros').controller, inside.state.outcome]).toEqual(['yellow', null]);
    const ashore = go(landed, pass);
    expect(royal(ashore, 'alexandros').controller).toBe('white');
    expect(legitimacy(ashore.state, 'white')).toBe(18);
    expect(ashore.state.outcome).toMatchObject({ winners: ['white'], how: 'legitimacy', rule: 'R 7.1' });
  });

  it('R 13.2.5 a siege is lifted when the ships leave, not when they are boarded', () => {
    const siege: Setting = {
      ...beforeTyros,
      forces: { 'white:tyros': { mercenary: 4 }, 'yellow:tyros:inside': { mercenary: 1 } },
      generals: { ptolemaios: 'white:tyros' },
      rest: { ...beforeTyros.rest, royals: setting({}).royals, sieges: { tyros: { by: 'white', points: 1 } } },
    };
    const aboard = go(begin(siege, 'ptolemaios', 'tyros', 4), { type: 'embark' });
    expect(said(aboard, 'siegeLifted')).toEqual([]);
    expect(units(aboard, 'white:tyros').mercenary).toBe(4);
    const away = go(aboard, sail('sidon'));
    expect(said(away, 'siegeLifted')).toMatchObject([{ space: 'tyros', player: 'white' }]);
    expect(forces(away, 'white:tyros')).toEqual({});
  });

  it('R 8.4.1 who never sails stands where he embarked, and the Naval Movement is used', () => {
    const state = field({
      ...beforeTyros,
      control: { pelousion: 'white' },
      forces: { 'white:pelousion': { mercenary: 1 } },
    });
    const royals = { ...state.royals, alexandros: { ...alexandros, space: 'pelousion', controller: 'white' as const } };
    const deck = state.deck.filter((card) => card !== 43);
    const given: GameState = { ...state, royals, deck, pellaBurial: null, hands: { ...state.hands, blue: [43] } };
    const embarked = go(activate({ state: given, events: [] }, 'ptolemaios', 'white:pelousion', { points: 4 }), {
      type: 'embark',
    });
    // A Storm at Sea takes the only CU on a 6; without an Army the Heir cannot be carried any further (R 18.6).
    const struck = play(go(embarked, { type: 'playSurprise', card: 43 }), ...dice(6), {
      type: 'drawCard',
      player: 'chance',
      to: 'blue',
      card: 1,
    });
    expect(said(struck, 'unitsLost')).toHaveLength(1);
    expect(legal(struck)).toEqual([{ type: 'debark', player: 'white', inside: false }]);
    const over = go(struck, debark);
    expect(said(over, 'debarked')).toEqual([]);
    expect(topKind(over)).toBe('march');
    expect(royal(over, 'alexandros')).toMatchObject({ space: 'pelousion', controller: 'white' });
    expect(over.state.segment?.navalMoved).toBe(true);
    expect(refusal(over, { type: 'embark' })).toBe('navalMovementUsed');
  });
});

/** A CU of white's under its marker at Gaza. */
const gaza: Setting = {
  control: { pelousion: 'white', gaza: 'white' },
  forces: { 'white:pelousion': { mercenary: 3 }, 'white:gaza': { loyal: 1 } },
  generals: { ptolemaios: 'white:pelousion' },
};

describe('R 8.4.5 taking and leaving on the way', () => {
  it('R 8.4.5 a port in which something is taken is not the one where the Army lands', () => {
    const off = sailing(begin(gaza, 'ptolemaios', 'pelousion', 4), 'gaza');
    expect(listed(off, 'takeUnits')).toMatchObject([{ unit: 'loyal', count: 1 }]);
    expect(listed(off, 'debark')).toHaveLength(1);
    const taken = go(off, { type: 'takeUnits', unit: 'loyal', count: 1, inside: false });
    expect(said(taken, 'unitsTaken')).toMatchObject([{ rule: 'R 8.4.5', space: 'gaza' }]);
    expect(listed(taken, 'debark')).toEqual([]);
    expect(sails(taken)).toEqual(['ake', 'pelousion']);
    expect(units(go(taken, sail('ake'), debark, end), 'white:ake')).toMatchObject({ mercenary: 3, loyal: 1 });
  });

  it('R 8.4.5 where the points are spent nothing is taken or left before the landing', () => {
    const off = sailing(begin(gaza, 'ptolemaios', 'pelousion', 1), 'gaza');
    expect(legal(off)).toEqual([{ type: 'debark', player: 'white', inside: false }]);
    // Ashore it is land business again (R 8.3.1).
    expect(listed(go(off, debark), 'takeUnits')).toHaveLength(1);
  });

  it('R 8.4.5 nor where a senior general would have no points left to sail on', () => {
    // Antigonos has 3 Movement Points on a 2, Ptolemaios, senior to him, 2.
    const at = (die: number) =>
      sailing(
        activate(
          {
            state: field({
              active: 'white',
              control: { arados: 'white', tyros: 'white' },
              forces: { 'white:arados': { mercenary: 3 } },
              generals: { antigonos: 'white:arados', ptolemaios: 'white:tyros' },
            }),
            events: [],
          },
          'antigonos',
          'white:arados',
          { die },
        ),
        'sidon',
        'tyros',
      );
    expect(left(at(2))).toBe(1);
    expect(listed(at(2), 'takeGeneral')).toEqual([]);
    // On a 6 he has 4 as well.
    const able = go(at(6), { type: 'takeGeneral', general: 'ptolemaios', inside: false });
    expect(sails(able)).toEqual(['sidon', 'ake']);
  });

  it('R 3.3.1 nobody is taken whose CUs would lose their owner', () => {
    const given: Setting = {
      ...gaza,
      control: { pelousion: 'white' },
      generals: { ptolemaios: 'white:pelousion', leonnatos: 'white:gaza' },
    };
    const off = sailing(begin(given, 'ptolemaios', 'pelousion', 4), 'gaza');
    expect(listed(off, 'takeGeneral')).toEqual([]);
    const taken = go(off, { type: 'takeUnits', unit: 'loyal', count: 1, inside: false });
    expect(listed(taken, 'takeGeneral')).toHaveLength(1);
    const marked = sailing(begin({ ...given, minors: ['white:gaza'] }, 'ptolemaios', 'pelousion', 4), 'gaza');
    expect(listed(marked, 'takeGeneral')).toHaveLength(1);
  });

  it('R 18.6, 15.4.1 the last CU stays aboard with a royal', () => {
    const given: Setting = {
      ...gaza,
      rest: {
        royals: { ...setting({}).royals, alexandros: { ...alexandros, space: 'pelousion', controller: 'white' } },
      },
    };
    const off = sailing(begin(given, 'ptolemaios', 'pelousion', 4), 'gaza');
    expect(drop(off)).toEqual([
      ['mercenary', 1, false],
      ['mercenary', 2, false],
    ]);
    const put = go(off, { type: 'leaveRoyal', royal: 'alexandros', inside: false });
    expect(drop(put).map(([, count]) => count)).toEqual([1, 2, 3]);
  });

  it('R 8.3.3 nor is it left by a general who could not land without it', () => {
    /** From Gaza to Ake, where one point is left: Tyros is shut, and Gaza open unless Krateros is there. */
    const off = (generals: Setting['generals']) =>
      sailing(
        begin(
          {
            control: { gaza: 'white', ake: 'red', tyros: 'red' },
            forces: { 'white:gaza': { mercenary: 2 }, 'red:tyros': { mercenary: 1 } },
            generals: { ptolemaios: 'white:gaza', ...generals },
          },
          'ptolemaios',
          'gaza',
          2,
        ),
        'ake',
      );
    expect(drop(off({}))).toEqual([
      ['mercenary', 1, false],
      ['mercenary', 2, false],
    ]);
    expect(drop(off({ krateros: 'red:gaza' }))).toEqual([['mercenary', 1, false]]);
  });
});

describe('R 8.4.5, 18.6.1 a general put ashore has entered', () => {
  /** Alexandros is nobody's, in Ake, where no marker stands. Leonnatos sails with Ptolemaios. */
  const off = (): Told =>
    sailing(
      begin(
        {
          ...gaza,
          generals: { ptolemaios: 'white:pelousion', leonnatos: 'white:pelousion' },
          rest: { royals: { ...setting({}).royals, alexandros: { ...alexandros, space: 'ake', controller: null } } },
        },
        'ptolemaios',
        'pelousion',
        4,
      ),
      'gaza',
      'ake',
    );

  it('R 18.6.1 he takes the Heir there at once, and the ships may take him aboard', () => {
    expect(listed(off(), 'takeRoyal')).toEqual([]);
    const ashore = go(off(), { type: 'leaveGeneral', general: 'leonnatos', inside: false });
    expect(royal(ashore, 'alexandros').controller).toBe('white');
    expect(listed(ashore, 'takeRoyal')).toMatchObject([{ royal: 'alexandros' }]);
    const carried = go(ashore, { type: 'takeRoyal', royal: 'alexandros', inside: false }, sail('tyros'), debark, end);
    expect(royal(carried, 'alexandros')).toMatchObject({ space: 'tyros', controller: 'white' });
    expect(general(carried, 'leonnatos')).toMatchObject({ space: 'ake', moved: true });
  });

  it('R 3.3.1 CUs put ashore wait for the general who is to follow them', () => {
    const put = go(off(), { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false });
    expect(said(put, 'unitsLeft')).toMatchObject([{ rule: 'R 8.4.5', space: 'ake' }]);
    expect(forces(put, 'white:ake')).toEqual({ mercenary: 1 });
    expect(royal(put, 'alexandros').controller).toBeNull();
    expect(listed(put, 'sail')).toEqual([]);
    const led = go(put, { type: 'leaveGeneral', general: 'leonnatos', inside: false }, sail('tyros'));
    expect(forces(led, 'white:ake')).toEqual({ mercenary: 1 });
  });
});

describe('R 8.4.5 dropping off before a city', () => {
  /** Ptolemaios with 4 CUs, and a Minor General, from Pelousion to Tyros, from where Sidon is within his means. */
  const off = (given: Setting, points = 4): Told =>
    sailing(
      begin(
        {
          ...given,
          control: { pelousion: 'white', ...given.control },
          forces: { 'white:pelousion': { mercenary: 4 }, ...given.forces },
          generals: { ptolemaios: 'white:pelousion', ...given.generals },
          minors: ['white:pelousion', ...(given.minors ?? [])],
        },
        'ptolemaios',
        'pelousion',
        points,
      ),
      'gaza',
      'ake',
      'tyros',
    );
  const outside = (told: Told) => listed(told, 'leaveUnits').filter(({ inside }) => !inside);

  it('R 8.4.5 nothing is left before a city with enemy CUs inside', () => {
    const held = off({ control: { tyros: 'yellow' }, forces: { 'yellow:tyros:inside': { mercenary: 1 } } });
    expect(listed(held, 'leaveUnits')).toEqual([]);
    expect(listed(held, 'leaveGeneral')).toEqual([]);
    expect(refusal(held, { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false })).toBe('enemyUnitsThere');
    expect(
      machine.explainAction(held.state, {
        type: 'leaveUnits',
        player: 'white',
        unit: 'mercenary',
        count: 1,
        inside: false,
      })?.rule,
    ).toBe('R 8.4.5');
  });

  it('R 8.4.5 but to join those who besiege it', () => {
    const siege = off({
      control: { tyros: 'yellow' },
      forces: { 'yellow:tyros:inside': { mercenary: 1 }, 'white:tyros': { loyal: 3 } },
      minors: ['white:tyros'],
    });
    expect(outside(siege).map(({ count }) => count)).toEqual([1, 2, 3, 4]);
    const left = go(siege, { type: 'leaveUnits', unit: 'mercenary', count: 2, inside: false }, sail('sidon'));
    expect(units(left, 'white:tyros')).toMatchObject({ loyal: 3, mercenary: 2 });
  });

  it('R 8.4.5 a lone general inside is no CUs', () => {
    const lone = off({ control: { tyros: 'yellow' }, generals: { antigonos: 'yellow:tyros:inside' } });
    expect(outside(lone).map(({ count }) => count)).toEqual([1, 2, 3, 4]);
  });

  it('R 8.4.5 inside his own besieged city only beside CUs of his own', () => {
    const besieged: Setting = {
      control: { tyros: 'white' },
      forces: { 'yellow:tyros': { mercenary: 3 } },
      minors: ['yellow:tyros'],
    };
    expect(listed(off({ ...besieged, generals: { leonnatos: 'white:tyros:inside' } }), 'leaveUnits')).toEqual([]);
    const one = off({ ...besieged, forces: { ...besieged.forces, 'white:tyros:inside': { loyal: 1 } } });
    expect(drop(one)).toEqual([['mercenary', 1, true]]);
    // What is inside may be fetched, besieged or not (R 13.2.6).
    expect(listed(one, 'takeUnits')).toMatchObject([{ unit: 'loyal', count: 1, inside: true }]);
  });
});

describe('R 8.4.5 home again (ruling home-port)', () => {
  it('R 8.4.5 CUs are fetched and brought home', () => {
    const begun = begin(gaza, 'ptolemaios', 'pelousion', 4);
    expect(sails(go(begun, { type: 'embark' }))).not.toContain('pelousion');
    const home = go(
      sailing(begun, 'gaza'),
      { type: 'takeUnits', unit: 'loyal', count: 1, inside: false },
      sail('pelousion'),
      debark,
    );
    expect(said(home, 'debarked')).toMatchObject([{ space: 'pelousion' }]);
    expect(units(home, 'white:pelousion')).toMatchObject({ mercenary: 3, loyal: 1 });
    expect(left(home)).toBe(2);
    expect(units(go(home, march('memphis'), end), 'white:memphis')).toMatchObject({ mercenary: 3, loyal: 1 });
  });

  /** Red has a marker at Paraitonion: two Sea paths from Pelousion, three from Gaza. */
  const watched: Setting = {
    ...gaza,
    control: { ...gaza.control, paraitonion: 'red', athenai: 'red' },
    rest: fleets({ athenai: 'red' }),
  };

  it('R 8.5.1 the Embarkation Port counts among the spaces entered if it is entered again, and only then', () => {
    const off = sailing(begin(watched, 'ptolemaios', 'pelousion', 4), 'gaza');
    expect(said(go(off, debark), 'debarked')).toHaveLength(1);
    const asked = go(off, sail('pelousion'), debark);
    expect(machine.actors(asked.state)).toEqual(['red']);
    // Beaten off its own port it is back there, and its activation over: 0 against 3, and Attrition of three on a 1: none.
    const over = play(
      go(asked, { type: 'interceptAtSea', fleet: 'athenai' }, { type: 'joinNavalBattle' }),
      ...dice(6, 6, 1),
    );
    expect(said(over, 'returnedToPort')).toMatchObject([{ space: 'pelousion' }]);
    expect(units(over, 'white:pelousion').mercenary).toBe(3);
    expect(said(over, 'activationEnded')).toHaveLength(1);
  });

  it('R 11.7.1, 12.6 who came home has no way back from there (ruling no-way-back)', () => {
    const given: Setting = {
      ...gaza,
      control: {},
      forces: { 'white:pelousion': { mercenary: 3 }, 'red:memphis': { mercenary: 3 } },
      generals: { ptolemaios: 'white:pelousion', leonnatos: 'red:memphis' },
    };
    const home = go(sailing(begin(given, 'ptolemaios', 'pelousion', 4), 'gaza', 'pelousion'), debark);
    const caught = play(
      go(
        home,
        { type: 'intercept', from: 'memphis', inside: false, commander: 'leonnatos' },
        { type: 'interceptWith', unit: 'mercenary', count: 3 },
        { type: 'declareInterception' },
      ),
      ...dice(3),
    );
    expect(said(caught, 'intercepted')).toHaveLength(1);
    expect(listed(caught, 'withdraw')).toEqual([]);
    const drawn = play(caught, ...dice(4, 4, 4, 4));
    expect(said(drawn, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(drawn.state.dispersed.white?.mercenary).toBe(2);
    expect(general(drawn, 'ptolemaios').status).toBe('dispersed');
  });
});

describe('R 8.6.3 driven back', () => {
  /** Off Ake red, with the fleet of Athenai, is about to intercept. */
  const met = (more: Setting): Told =>
    go(
      sailing(
        begin(
          {
            control: { ake: 'red', athenai: 'red', ...more.control },
            forces: { 'white:pelousion': { mercenary: 3 }, ...more.forces },
            generals: { ptolemaios: 'white:pelousion' },
            rest: fleets({ athenai: 'red' }),
          },
          'ptolemaios',
          'pelousion',
          4,
        ),
        'gaza',
        'ake',
      ),
      debark,
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );

  it('R 8.6.3 to a port where enemies stand by now, they are Dispersed (ruling no-way-back)', () => {
    const { state } = met({});
    const taken: GameState = {
      ...state,
      forces: { ...state.forces, 'yellow:pelousion': { mercenary: 2 } },
      minorGenerals: { ...state.minorGenerals, 'yellow:pelousion': 1 },
    };
    const over = play({ state: taken, events: [] }, ...dice(6, 6), ...dice(1));
    expect(over.state.dispersed.white?.mercenary).toBe(3);
    expect(general(over, 'ptolemaios').status).toBe('dispersed');
    expect(forces(over, 'white:pelousion')).toEqual({});
    expect(over.state.stack).toEqual([]);
    // With nobody there they are back whole.
    const back = play({ state, events: [] }, ...dice(6, 6), ...dice(1));
    expect(forces(back, 'white:pelousion')).toEqual({ mercenary: 3 });
  });

  it('R 3.1.2 a Minor General without a CU goes to the supply', () => {
    const alone = go(
      sailing(
        begin(
          {
            control: { ake: 'red', athenai: 'red', pelousion: 'white' },
            forces: { 'white:pelousion': { mercenary: 1 } },
            minors: ['white:pelousion'],
            rest: fleets({ athenai: 'red' }),
          },
          'minor',
          'pelousion',
          4,
        ),
        'gaza',
        'ake',
      ),
      debark,
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
    const over = play(alone, ...dice(6, 6), ...dice(6));
    expect(minors(over, 'white')).toEqual([]);
    expect(over.state.stack).toEqual([]);
  });
});

describe('R 10.5, 11.7.2 where an Army that has landed came from (ruling came-by-sea)', () => {
  /** Red's Army is before Tyros, whose marker is yellow's. */
  const tyros = (from: string, points: number): Told => {
    const given: Setting = {
      control: { tyros: 'yellow' },
      forces: { [`white:${from}`]: { mercenary: 4 }, 'red:tyros': { mercenary: 3 } },
      generals: { ptolemaios: `white:${from}`, leonnatos: 'red:tyros' },
    };
    const route = from === 'gaza' ? ['ake', 'tyros'] : ['tyros'];
    const asked = go(sailing(begin(given, 'ptolemaios', from, points), ...route), debark);
    return play(go(asked, { type: 'avoidBattle' }), ...dice(6));
  };
  const open = (told: Told) => listed(told, 'avoidTo').map(({ to }) => to);

  it('R 10.5 whoever avoids it may go to a port that it sailed past', () => {
    expect(open(tyros('gaza', 3))).toEqual(['sidon', 'ake']);
  });

  it('R 10.5 but not to that from which it sailed', () => {
    expect(open(tyros('ake', 3))).toEqual(['sidon']);
  });
});

describe('R 4.16, 12.6 shelter (ruling shelter)', () => {
  it('R 12.6 after a draw, too, their owner says who goes in', () => {
    const drawn = play(
      fight(
        field({
          active: 'red',
          control: { pella: 'red' },
          forces: {
            'red:larisa': { loyal: 2, mercenary: 2 },
            'blue:larisa': { loyal: 3 },
            'yellow:pella': { mercenary: 3 },
          },
          generals: { antipatros: 'red:larisa', krateros: 'blue:larisa' },
          minors: ['yellow:pella'],
        }),
        { space: 'larisa', attacker: 'red', defender: 'blue', retreatTo: 'pella' },
      ),
      ...dice(4, 4, 4, 4),
    );
    // The attacker's loss is chosen first.
    const asked = choose(drawn, { type: 'loseUnit', unit: 'mercenary' });
    expect(said(asked, 'retreated')).toMatchObject([{ to: 'pella' }]);
    expect(topKind(asked)).toBe('shelter');
    const over = choose(asked, { type: 'moveIntoCity', unit: 'loyal', count: 2 });
    expect(forces(over, 'red:pella:inside')).toEqual({ loyal: 2 });
    expect(over.state.dispersed.red?.mercenary).toBe(1);
    expect(said(over, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
  });
});

describe('R 8.3.1, 3.3.1 what is left must be able to show its owner', () => {
  /** Antigonos and 4 Mercenaries of white's in Ephesos; four Minor Generals lead CUs elsewhere, where nothing else shows whose they are. */
  const ephesos = (more: Setting = {}): Told => {
    const posts = ['gordion', 'synnada', 'ankyra', 'sinope'];
    const state = field({
      active: 'white',
      control: { ephesos: 'yellow', ...more.control },
      forces: {
        'white:ephesos': { mercenary: 4 },
        ...Object.fromEntries(posts.map((space) => [`white:${space}`, { mercenary: 1 }])),
      },
      generals: { antigonos: 'white:ephesos', ...more.generals },
      minors: posts.map((space) => `white:${space}`),
    });
    return activate({ state, events: [] }, 'antigonos', 'white:ephesos', { points: 4 });
  };

  it('R 8.3.1 by nobody: it is not left', () => {
    expect(listed(ephesos(), 'leaveUnits')).toEqual([]);
    expect(refusal(ephesos(), { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false })).toBe('noOwner');
  });

  it('R 8.3.1 by a marker, a subordinate, or a Minor General whom others can spare', () => {
    expect(listed(ephesos({ control: { ephesos: 'white' } }), 'leaveUnits')).toHaveLength(4);
    expect(listed(ephesos({ generals: { eumenes: 'white:ephesos' } }), 'leaveUnits')).toHaveLength(4);
    expect(listed(ephesos({ control: { gordion: 'white' } }), 'leaveUnits')).toHaveLength(4);
  });

  it('R 8.3.1 not by a subordinate who has been taken along here and will not be left again', () => {
    const taken = carryOut(ephesos({ generals: { eumenes: 'white:ephesos' } }).state, (run) => {
      run.frame('march')?.handled.push('general:eumenes');
    });
    expect(listed(taken, 'leaveUnits')).toEqual([]);
  });

  it('R 8.3.8.2 by land nothing is left among those who let the Army pass', () => {
    const state = field({
      active: 'white',
      control: {},
      forces: { 'white:larisa': { mercenary: 3 }, 'red:lamia': { mercenary: 3 } },
      generals: { lysimachos: 'white:larisa', leonnatos: 'red:lamia' },
    });
    const there = go(
      activate({ state, events: [] }, 'lysimachos', 'white:larisa', { points: 4 }),
      march('lamia', true),
      { type: 'grantPassage', grant: true },
    );
    expect(marching(there).space).toBe('lamia');
    expect(refusal(there, { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false })).toBe('enemyUnitsThere');
  });
});

describe('R 8 refusals by name', () => {
  it('R 8.4.1 nine CUs do not go aboard', () => {
    const nine = begin({ ...gaza, forces: { 'white:pelousion': { mercenary: 9 } } }, 'ptolemaios', 'pelousion', 4);
    expect(refusal(nine, { type: 'embark' })).toBe('tooManyUnits');
  });

  it('R 8.4.1 nor is there a second voyage', () => {
    const over = go(sailing(begin(gaza, 'ptolemaios', 'pelousion', 4), 'alexandreia'), debark);
    expect(refusal(over, { type: 'embark' })).toBe('navalMovementUsed');
  });

  it('R 13.2.1 the marker of a Major City is not removed on the march', () => {
    const state = field({
      active: 'white',
      control: { pella: 'red' },
      forces: { 'white:pella': { mercenary: 3 } },
      generals: { kassandros: 'white:pella' },
    });
    const there = activate({ state, events: [] }, 'kassandros', 'white:pella', { points: 4 });
    expect(refusal(there, { type: 'removeEnemyMarker', space: 'pella' })).toBe('onlyBySiege');
  });

  it('R 8.4.5 beside a lone enemy general nothing is put ashore (ruling voyage-and-interception)', () => {
    const off = sailing(
      begin(
        {
          ...gaza,
          forces: { 'white:pelousion': { mercenary: 3 } },
          control: {},
          generals: { ptolemaios: 'white:pelousion', antigonos: 'yellow:gaza' },
        },
        'ptolemaios',
        'pelousion',
        4,
      ),
      'gaza',
    );
    expect(refusal(off, { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false })).toBe('enemiesThere');
  });
});

describe('R 8.5.1 what is held of every voyage at every step', () => {
  it('R 8.4.5 it is told when the ships may land where something was taken', () => {
    const off = sailing(begin(gaza, 'ptolemaios', 'pelousion', 1), 'gaza');
    expect(faultsAtSea(off.state, undefined)).toEqual([]);
    const taken = carryOut(off.state, (run) => void run.frame('march')?.handled.push('units:loyal:outside'));
    expect(faultsAtSea(taken.state, undefined)).toHaveLength(1);
  });

  it('R 18.6.1 and when an Heir changes hands because ships sail by', () => {
    const off = sailing(begin(beforeTyros, 'ptolemaios', 'pelousion', 4), 'gaza', 'ake', 'tyros');
    const heldBy = (controller: PlayerId): GameState => ({
      ...off.state,
      royals: { ...off.state.royals, alexandros: { ...alexandros, controller } },
    });
    expect(faultsAtSea(heldBy('yellow'), off.state)).toEqual([]);
    expect(faultsAtSea(heldBy('white'), off.state)).toHaveLength(1);
  });
});
