/** R 8 to 12: movement, reactions and battles where they meet. */
import { describe, expect, it } from 'vitest';
import { field, fight } from './battlefield.js';
import { activate, end, go, left, listed, march } from './marching.js';
import {
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

/** Red in Gordion; what is beyond Ankyra differs. */
const anatolia = (more: Setting): Setting => ({
  control: { gordion: 'red' },
  ...more,
  forces: { 'red:gordion': { mercenary: 10 }, ...more.forces },
  generals: { leonnatos: 'red:gordion', ...more.generals },
});
const marchOut = (given: Setting, points = 4): Told => activate(given, 'leonnatos', 'red:gordion', { points });
const pass = { type: 'pass' } as const;

/** All Loyal Macedonians of a Minor General intercept. */
const interceptFrom = (told: Told, from: string, loyal: number): Told =>
  go(
    told,
    { type: 'intercept', from, inside: false, commander: 'minor' },
    { type: 'interceptWith', unit: 'loyal', count: loyal },
    { type: 'declareInterception' },
  );

describe('Reaction Steps', () => {
  it('R 8.3.4 each space that is entered brings one, and one that is entered again another', () => {
    const given = anatolia({ forces: { 'blue:mazaka': { loyal: 3 } }, generals: { eumenes: 'blue:mazaka' } });
    const first = go(marchOut(given), march('ankyra'));
    expect(topKind(first)).toBe('interception');
    const second = go(first, pass, march('gangra'));
    expect(topKind(second)).toBe('march');
    expect(topKind(go(second, march('ankyra')))).toBe('interception');
  });

  it('R 11.5 interceptors whom the Army outnumbers five to one are overrun', () => {
    const given = anatolia({ control: {}, forces: { 'blue:mazaka': { loyal: 2 } }, minors: ['blue:mazaka'] });
    const caught = play(interceptFrom(go(marchOut(given), march('ankyra')), 'mazaka', 2), ...dice(5));
    const over = play(go(caught, { type: 'standAndFight' }), ...dice(1));
    expect(said(over, 'overrun')).toMatchObject([{ by: 'red', victim: 'blue', space: 'ankyra' }]);
    expect(over.state.dispersed.blue?.loyal).toBe(2);
    expect(topKind(over)).toBe('march');
    expect(left(over)).toBe(3);
  });

  it('R 12.1.1 the Army on the march attacks, an interceptor defends; R 17.2 only the attacker loses his Champion status', () => {
    const given = anatolia({ control: {}, forces: { 'blue:mazaka': { loyal: 3 } }, minors: ['blue:mazaka'] });
    const caught = play(interceptFrom(go(marchOut(given), march('ankyra')), 'mazaka', 3), ...dice(5));
    const fought = go(caught, { type: 'standAndFight' });
    expect(said(fought, 'landBattleBegan')).toMatchObject([{ attacker: 'red', defender: 'blue', space: 'ankyra' }]);
    expect(fought.state.champions).toEqual(['blue', 'yellow', 'white']);
  });

  it('R 11.6 interceptors meet an Army before its own city, before it can go inside or do anything else', () => {
    const given: Setting = {
      control: { pella: 'red' },
      forces: { 'red:larisa': { mercenary: 2 }, 'blue:pella': { loyal: 1 }, 'blue:amphipolis': { loyal: 3 } },
      generals: { leonnatos: 'red:larisa' },
      minors: ['blue:pella', 'blue:amphipolis'],
    };
    const there = go(activate(given, 'leonnatos', 'red:larisa', { points: 4 }), march('pella'), pass);
    const caught = play(interceptFrom(there, 'amphipolis', 3), ...dice(5));
    expect(units(caught, 'blue:pella').loyal).toBe(4);
    expect(legal(caught).map(({ type }) => type)).toEqual(['withdraw', 'standAndFight']);
    const fighting = go(caught, { type: 'standAndFight' });
    expect(said(fighting, 'landBattleBegan')).toHaveLength(1);
    expect(units(fighting, 'red:pella').mercenary).toBe(2);
  });

  it('R 4.4, 11.8 an Army that only passed by a city did not besiege it: those inside may intercept it', () => {
    const passing: Setting = {
      control: { pella: 'blue' },
      forces: { 'red:larisa': { mercenary: 4 }, 'blue:pella:inside': { loyal: 2 } },
      generals: { leonnatos: 'red:larisa', kassandros: 'blue:pella:inside' },
    };
    const beyond = go(
      activate(passing, 'leonnatos', 'red:larisa', { points: 4 }),
      march('pella'),
      pass,
      march('pydna'),
    );
    expect(listed(beyond, 'intercept')).toEqual([
      { type: 'intercept', player: 'blue', from: 'pella', inside: true, commander: 'kassandros' },
      { type: 'intercept', player: 'blue', from: 'pella', inside: true, commander: 'minor' },
    ]);
    const standing: Setting = {
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 4 }, 'blue:pella:inside': { loyal: 2 } },
      generals: { leonnatos: 'red:pella', kassandros: 'blue:pella:inside' },
    };
    expect(topKind(go(activate(standing, 'leonnatos', 'red:pella', { points: 4 }), march('pydna')))).toBe('march');
    // A 2 places no Siege Point; but a Siege it was.
    const siege = play(
      go(activate(passing, 'leonnatos', 'red:larisa', { points: 4 }), march('pella'), pass, {
        type: 'siege',
        space: 'pella',
      }),
      ...dice(2),
    );
    expect(topKind(go(siege, march('pydna')))).toBe('march');
  });
});

describe('after Friendly Passage', () => {
  it('R 10.5 nobody avoids battle into the space of those who have just let the Army through', () => {
    const given = anatolia({
      control: { gordion: 'red', ankyra: 'blue', mazaka: 'blue' },
      forces: { 'blue:ankyra': { mercenary: 3 }, 'blue:mazaka': { mercenary: 7 } },
      generals: { kassandros: 'blue:mazaka' },
      minors: ['blue:ankyra'],
    });
    const through = go(marchOut(given), march('ankyra', true), { type: 'grantPassage', grant: true });
    // Komana is held by Ariarathes, and of Ankyra only that the Army came from there speaks against it.
    const avoiding = play(go(through, march('mazaka'), { type: 'avoidBattle' }), ...dice(6));
    expect(listed(avoiding, 'avoidTo').map(({ to }) => to)).toEqual(['dana', 'zela']);
  });
});

describe('sorties', () => {
  it('R 12.6, 13.2.6 after a draw those who sallied are inside again, even if the besieger has lost his last combat unit', () => {
    const given: Setting = {
      active: 'yellow',
      control: { pella: 'yellow' },
      forces: { 'yellow:pella:inside': { mercenary: 2 }, 'red:pella': { loyal: 1 } },
      generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
    };
    // 2 and 1 Local Troop score 1 on a 7; 2 score 1 on an 8.
    const drawn = play(
      go(activate(given, 'kassandros', 'yellow:pella:inside', { points: 3 }), { type: 'attack', target: 'red' }),
      ...dice(4, 3, 4, 4),
    );
    expect(said(drawn, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(forces(drawn, 'red:pella')).toEqual({});
    expect(forces(drawn, 'yellow:pella')).toEqual({});
    expect(units(drawn, 'yellow:pella:inside').mercenary).toBe(1);
    expect(general(drawn, 'kassandros')).toMatchObject({ space: 'pella', inside: true });
    expect(general(drawn, 'lysimachos')).toMatchObject({ space: 'pella', inside: false });
    expect(said(drawn, 'activationEnded')).toMatchObject([{ space: 'pella', inside: true }]);
  });
});

describe('battles that are not fought', () => {
  it('R 3.3.4.3, 8.3.5 when the Royal Army has gone over, the Army marches on, and may take it along', () => {
    // Red is a Champion with Leonnatos: Prestige 4. Blue's combat units have the 3 of a Champion, and no general who would be Dispersed.
    const given = anatolia({
      control: { gordion: 'red', ankyra: 'blue' },
      forces: { 'blue:ankyra': { royalArmy: 3 } },
    });
    const there = go(marchOut(given), march('ankyra'));
    expect(said(there, 'landBattleEnded')).toMatchObject([{ result: 'noBattle' }]);
    expect(there.state.champions).toContain('red');
    expect(topKind(there)).toBe('march');
    expect(left(there)).toBe(3);
    const taken = go(there, { type: 'takeUnits', unit: 'royalArmy', count: 3, inside: false }, march('mazaka'), end);
    expect(units(taken, 'red:mazaka')).toMatchObject({ mercenary: 10, royalArmy: 3 });
  });

  it('R 8.3.3 generals whose last combat unit is gone before the battle are Dispersed', () => {
    const state = field({
      forces: { 'red:lamia': { mercenary: 2 } },
      generals: { eumenes: 'blue:lamia' },
      minors: ['red:lamia'],
    });
    const told = fight(state, { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' });
    expect(said(told, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.3', general: 'eumenes' }]);
    expect(said(told, 'landBattleEnded')).toMatchObject([{ rule: 'ruling attack-and-defection', result: 'noBattle' }]);
  });
});

/** White in Pelousion, for voyages along the coast. */
const coast = (more: Setting): Setting => ({ active: 'white', control: { pelousion: 'white' }, ...more });
const sailing = (told: Told, ...route: readonly string[]): Told =>
  go(told, { type: 'embark' }, ...route.map((to) => ({ type: 'sail', to }) as const));
const debark = { type: 'debark', inside: false } as const;

describe('voyages', () => {
  it('R 8.4.7 an Army overruns at its Debarkation Port, and not on the way', () => {
    const given = coast({
      forces: { 'white:pelousion': { mercenary: 5 }, 'yellow:gaza': { mercenary: 1 }, 'yellow:ake': { mercenary: 1 } },
      generals: { ptolemaios: 'white:pelousion' },
      control: { pelousion: 'white', gaza: 'yellow', ake: 'yellow' },
    });
    const over = go(sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza', 'ake'), debark);
    expect(said(over, 'overrun')).toMatchObject([{ by: 'white', victim: 'yellow', space: 'ake' }]);
    expect(forces(over, 'yellow:ake')).toEqual({});
    expect(units(over, 'yellow:gaza').mercenary).toBe(1);
    expect(topKind(over)).toBe('march');
  });

  it('R 8.4.6 into a besieged city goes a General with 1 or 2 combat units, but none alone', () => {
    const given = coast({
      control: { pelousion: 'white', tyros: 'white' },
      forces: { 'yellow:tyros': { mercenary: 3 } },
      generals: { ptolemaios: 'white:pelousion' },
      minors: ['yellow:tyros'],
    });
    expect(
      listed(
        sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza', 'ake', 'tyros'),
        'debark',
      ),
    ).toEqual([]);
    const led: Setting = { ...given, forces: { ...given.forces, 'white:pelousion': { loyal: 1 } } };
    expect(
      listed(
        sailing(activate(led, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza', 'ake', 'tyros'),
        'debark',
      ).map(({ inside }) => inside),
    ).toEqual([false, true]);
  });

  it('R 8.3.3, 8.4.5 nothing is dropped off beside an enemy general without combat units (ruling voyage-and-interception)', () => {
    const given = coast({
      forces: { 'white:pelousion': { loyal: 3 } },
      generals: { ptolemaios: 'white:pelousion', antigonos: 'yellow:gaza' },
    });
    const atGaza = sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza');
    expect(listed(atGaza, 'leaveUnits')).toEqual([]);
    expect(listed(go(atGaza, { type: 'sail', to: 'ake' }), 'leaveUnits')).not.toEqual([]);
    // Ashore he is Dispersed by the Army that comes.
    expect(general(go(atGaza, debark, pass), 'antigonos').status).toBe('dispersed');
  });

  it('R 8.4.5, 11.8 who has dropped off combat units in a port sails on: they are no guard for a landing there (ruling voyage-and-interception)', () => {
    const given = coast({ forces: { 'white:pelousion': { loyal: 3 } }, generals: { ptolemaios: 'white:pelousion' } });
    const atGaza = sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza');
    const dropped = go(atGaza, { type: 'leaveUnits', unit: 'loyal', count: 1, inside: false });
    // The combat unit needs a Minor General to show whose it is; then the ships may go on, but not land.
    expect(listed(dropped, 'debark')).toEqual([]);
    expect(listed(dropped, 'sail')).toEqual([]);
    const marked = go(dropped, { type: 'leaveMinorGeneral', from: 'supply', inside: false });
    expect(listed(marked, 'debark')).toEqual([]);
    expect(listed(marked, 'sail').map(({ to }) => to)).toEqual(['ake', 'pelousion']);
    // With the last Movement Point spent the Army can only go ashore, and drops off nothing before.
    expect(
      listed(sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 1 }), 'gaza'), 'leaveUnits'),
    ).toEqual([]);
  });

  it('R 8.6.3 royals whose last combat unit is lost at sea go back all the same', () => {
    const { fleets, royals } = setting({});
    const given = coast({
      control: { pelousion: 'white', ake: 'red', athenai: 'red' },
      forces: { 'white:pelousion': { mercenary: 1 } },
      minors: ['white:pelousion'],
      rest: {
        fleets: { ...fleets, athenai: { owner: 'red', upgraded: false, dispersed: false } },
        royals: {
          ...royals,
          alexandros: { status: 'active', space: 'pelousion', inside: false, controller: 'white' },
        },
      },
    });
    const met = go(
      sailing(activate(given, 'minor', 'white:pelousion', { points: 3 }), 'gaza', 'ake'),
      debark,
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
    // Strength 1 on a 12 scores 3 against nothing; a single combat unit is lost on a 6.
    const beaten = play(met, ...dice(6, 6), ...dice(6));
    expect(said(beaten, 'unitsLost')).toHaveLength(1);
    expect(royal(beaten, 'alexandros')).toMatchObject({ space: 'pelousion', controller: 'white' });
    expect(said(beaten, 'royalControlled')).toEqual([]);
    expect(minors(beaten, 'white')).toEqual([]);
    expect(beaten.state.stack).toEqual([]);
  });
});

describe('R 12.4.2 while another Army is on the march', () => {
  /** White's Minor General marches into a space; Red, at Hamath, has Eleventh Hour (card 47) Ptolemaios killed at Heliopolis, on a 6. */
  const orphaned = (to: 'larisa' | 'pherai'): Told => {
    const state = field({
      active: 'white',
      control: { pherai: 'white', hamath: 'red' },
      forces: { 'red:hamath': { mercenary: 1 }, 'white:heliopolis': { mercenary: 2 }, 'white:lamia': { mercenary: 2 } },
      minors: ['white:lamia'],
      generals: { kassandros: 'red:hamath', ptolemaios: 'white:heliopolis' },
    });
    const begun = activate(
      { state: { ...state, hands: { red: [47], blue: [], yellow: [], white: [] } }, events: [] },
      'minor',
      'white:lamia',
      { points: 4 },
    );
    return play(
      go(begun, march(to)),
      { type: 'playSurprise', player: 'red', card: 47 },
      { type: 'targetGeneral', player: 'red', general: 'ptolemaios' },
      ...dice(6),
    );
  };
  const sources = (told: Told) => listed(told, 'succeed').map(({ from }) => from);

  it('R 3.3.1 its last general is not taken away where nothing else shows whose it is', () => {
    expect(sources(orphaned('larisa'))).toEqual(['supply']);
  });

  it('R 3.3.1 where its marker stands he may go, and it stays', () => {
    const told = orphaned('pherai');
    expect(sources(told)).toEqual(['supply', 'pherai']);
    const gone = go(told, { type: 'succeed', from: 'pherai', inside: false });
    expect(minors(gone, 'white')).toMatchObject([{ space: 'heliopolis' }]);
    expect([forces(gone, 'white:pherai'), forces(gone, 'white:heliopolis')]).toEqual([
      { mercenary: 2 },
      { mercenary: 2 },
    ]);
  });
});

describe('R 12.1.2, 12.7 who comes out of a besieged city to a battle before it', () => {
  /** An Army sallies from besieged Pella with one of two Loyal Macedonians, the other of which has been moved in this Segment. */
  const sallied = (): Told => {
    const state = field({
      active: 'red',
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 2 }, 'blue:pella': { mercenary: 3 } },
      minors: ['red:pella:inside', 'red:pella:inside'],
      generals: { krateros: 'blue:pella' },
      rest: {
        moved: {
          forces: { 'red:pella:inside': { loyal: 1 } },
          minorGenerals: { 'red:pella:inside': 1 },
          generals: [],
          royals: [],
          cart: false,
        },
      },
    });
    return go(activate({ state, events: [] }, 'minor', 'red:pella:inside', { points: 4 }), {
      type: 'attack',
      target: 'blue',
    });
  };

  it('R 12.7 has been used once in this Segment, though he had been moved before', () => {
    const units = go(sallied(), { type: 'joinBattle', unit: 'loyal', count: 1 });
    expect(units.state.moved.forces).toEqual({ 'red:pella': { loyal: 1 } });
    const general = go(sallied(), { type: 'joinBattleWithGeneral', general: 'minor' });
    expect(general.state.moved.minorGenerals).toEqual({ 'red:pella': 1 });
  });
});
