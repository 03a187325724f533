/** Who takes the Heirs and the cart by coming, who by staying, and who by winning (ruling keeping-royals). */
import { describe, expect, test } from 'vitest';
import { settleRoyals } from '../../../src/successors/rules/18-royal-family.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { FleetId, PlayerId, RoyalId, SpaceId } from '../../../src/successors/vocabulary.js';
import {
  carryOut,
  dice,
  forces,
  general,
  play,
  royal,
  said,
  setting,
  topKind,
  type Setting,
  type Told,
} from '../language.js';
import { field, fight, independentsAt } from './battlefield.js';
import { activate, end, go, listed, march } from './marching.js';

const ward = (controller: PlayerId | null, space: SpaceId, inside = false): Royal => ({
  status: 'active',
  space,
  inside,
  controller,
});

/** A situation with royals in it. */
const court = (given: Setting, royals: Partial<Record<RoyalId, Royal>>): Told => {
  const state = field(given);
  return { state: { ...state, royals: { ...state.royals, ...royals } }, events: [] };
};

const controllerOf = (told: Told, id: RoyalId): PlayerId | null => royal(told, id).controller;
/** To whom a royal has gone, one after the other. */
const captors = (told: Told, id: RoyalId): readonly PlayerId[] =>
  said(told, 'royalControlled').flatMap(({ royal: one, player }) => (one === id ? [player] : []));
const pass = { type: 'pass' } as const;

/** Who controls Herakles in Larisa once it is looked at again. */
const keeperInLarisa = (given: Setting, before: PlayerId | null): PlayerId | null => {
  const { state } = court(given, { herakles: ward(before, 'larisa') });
  return controllerOf(
    carryOut(state, (run) => settleRoyals(run, 'larisa')),
    'herakles',
  );
};

describe('A space that is empty, and one that is not', () => {
  const entering: Setting = { control: { larisa: 'blue' }, generals: { kassandros: 'red:larisa' } };

  test('R 18.6.1 without CUs and generals of others a general takes the Heir, the marker notwithstanding', () => {
    expect(keeperInLarisa(entering, 'blue')).toBe('red');
    expect(keeperInLarisa(entering, null)).toBe('red');
  });

  test('R 18.6.1 CUs of anybody else keep him from it', () => {
    const guarded: Setting = { ...entering, forces: { 'yellow:larisa': { mercenary: 1 } }, minors: ['yellow:larisa'] };
    expect(keeperInLarisa(guarded, 'blue')).toBe('blue');
    expect(keeperInLarisa({ ...guarded, control: {} }, null)).toBeNull();
  });

  test('R 18.6.1 so does a general of anybody else', () => {
    const led: Setting = { ...entering, generals: { ...entering.generals, seleukos: 'yellow:larisa' } };
    expect(keeperInLarisa(led, 'blue')).toBe('blue');
    expect(keeperInLarisa({ ...led, control: {} }, null)).toBeNull();
  });

  test('R 14.1, 18.6.1 so does an Independent Army', () => {
    const beset: Setting = { ...entering, rest: independentsAt({ seuthes: 'larisa' }) };
    expect(keeperInLarisa(beset, 'blue')).toBe('blue');
    expect(keeperInLarisa({ ...beset, control: {} }, null)).toBeNull();
    // His own master's general keeps him all the same (R 18.1).
    expect(keeperInLarisa({ ...beset, control: {} }, 'red')).toBe('red');
  });

  test('R 18.1 a marker has what nobody else has: neither CUs alone nor the marker of another take it from a general', () => {
    expect(keeperInLarisa({ control: { larisa: 'blue' } }, 'red')).toBe('blue');
    const beside: Setting = {
      control: { larisa: 'blue' },
      forces: { 'blue:larisa': { mercenary: 1 } },
      generals: { kassandros: 'red:larisa' },
    };
    expect(keeperInLarisa(beside, 'red')).toBe('red');
    expect(keeperInLarisa({ ...beside, generals: {} }, 'red')).toBe('blue');
  });
});

describe('An Army on its way past a Major City', () => {
  /** White, with three CUs at Heliopolis, marches into Damaskos, Yellow's, where Alexandros stands outside. */
  const toDamaskos = (more: Setting): Told =>
    go(
      activate(
        court(
          {
            active: 'white',
            control: { damaskos: 'yellow' },
            ...more,
            forces: { 'white:heliopolis': { mercenary: 3 }, ...more.forces },
            generals: { ptolemaios: 'white:heliopolis', ...more.generals },
          },
          { alexandros: ward('yellow', 'damaskos') },
        ),
        'ptolemaios',
        'white:heliopolis',
        { points: 4 },
      ),
      march('damaskos'),
    );

  test.each<[string, Setting]>([
    ['a CU', { forces: { 'yellow:damaskos:inside': { mercenary: 1 } } }],
    ['a lone Major General', { generals: { antigonos: 'yellow:damaskos:inside' } }],
  ])('R 18.6.1 takes nothing beside the city while %s of its owner is inside', (_, within) => {
    const there = go(toDamaskos(within), pass);
    expect(controllerOf(there, 'alexandros')).toBe('yellow');
    expect(listed(there, 'takeRoyal')).toEqual([]);
    const past = go(there, march('samareia'));
    expect(royal(past, 'alexandros')).toMatchObject({ controller: 'yellow', space: 'damaskos' });
    expect(captors(past, 'alexandros')).toEqual([]);
  });

  test('R 9.1, 18.6.1 takes him from an empty one, once its owner has arranged it and left him outside', () => {
    const entered = toDamaskos({});
    expect(topKind(entered)).toBe('arrangeCity');
    expect(controllerOf(entered, 'alexandros')).toBe('yellow');
    const taken = go(entered, pass);
    expect(captors(taken, 'alexandros')).toEqual(['white']);
    expect(listed(taken, 'takeRoyal')).toContainEqual({
      type: 'takeRoyal',
      player: 'white',
      royal: 'alexandros',
      inside: false,
    });
    const past = go(taken, march('samareia'));
    expect(captors(past, 'alexandros')).toEqual(['white', 'yellow']);
    expect(royal(past, 'alexandros').space).toBe('damaskos');
  });

  test('R 18.1 has him as the besieger once it stops before a garrisoned city, or has attempted a Siege there', () => {
    const there = go(toDamaskos({ forces: { 'yellow:damaskos:inside': { mercenary: 1 } } }), pass);
    expect(controllerOf(go(there, end), 'alexandros')).toBe('white');
    const attempt = go(there, { type: 'siege', space: 'damaskos' });
    expect(controllerOf(attempt, 'alexandros')).toBe('white');
  });

  test('R 18.1 a lone general besieges nothing: he takes nothing beside a garrison, though he stops there', () => {
    const alone = activate(
      court(
        {
          active: 'white',
          control: { damaskos: 'yellow' },
          forces: { 'yellow:damaskos:inside': { mercenary: 1 } },
          generals: { ptolemaios: 'white:heliopolis' },
        },
        { alexandros: ward('yellow', 'damaskos') },
      ),
      'ptolemaios',
      'white:heliopolis',
      { points: 4 },
    );
    const stopped = go(alone, march('damaskos'), end);
    expect(general(stopped, 'ptolemaios').space).toBe('damaskos');
    expect(controllerOf(stopped, 'alexandros')).toBe('yellow');
  });
});

describe('From the sea', () => {
  const fleetsOf = (owners: Partial<Record<FleetId, PlayerId>>): Pick<GameState, 'fleets'> => {
    const { fleets } = setting({});
    const changed = Object.entries(owners).map(([id, owner]) => [id, { owner, upgraded: false, dispersed: false }]);
    return { fleets: { ...fleets, ...(Object.fromEntries(changed) as Partial<typeof fleets>) } };
  };

  /**
   * White, with 13 Legitimacy (a Champion's 3, the 10 of the burial at Pella) and three CUs at Pelousion, embarks for Tyros, where
   * Yellow's marker is and Alexandros, worth 5, stands outside. Yellow has the fleet of Phoinike.
   */
  const embarked = (more: Setting['forces'] = {}): Told =>
    go(
      activate(
        court(
          {
            active: 'white',
            control: { pelousion: 'white', tyros: 'yellow', sidon: 'yellow', ake: 'yellow' },
            forces: { 'white:pelousion': { mercenary: 3 }, ...more },
            generals: { ptolemaios: 'white:pelousion' },
            rest: {
              ...independentsAt({}),
              ...fleetsOf({ phoinike: 'yellow' }),
              pellaBurial: 'white',
              body: { status: 'tomb', space: 'pella', inside: false, controller: null },
            },
          },
          { alexandros: ward('yellow', 'tyros') },
        ),
        'ptolemaios',
        'white:pelousion',
        { points: 4 },
      ),
      { type: 'embark' },
    );
  const voyage = (told: Told): readonly Told[] => {
    const off: Told[] = [];
    for (const to of ['gaza', 'ake', 'tyros']) off.push(go(off.at(-1) ?? told, { type: 'sail', to }));
    return off;
  };
  const offTyros = (told: Told): Told => voyage(told).at(-1) ?? told;
  const debark = { type: 'debark', inside: false } as const;

  test('R 8.5.1, 18.6.1 ships off a port have entered nothing: nobody changes hands, and nobody wins by it', () => {
    for (const told of voyage(embarked())) {
      expect(controllerOf(told, 'alexandros')).toBe('yellow');
      expect(listed(told, 'takeRoyal')).toEqual([]);
      expect(told.state.outcome).toBeNull();
    }
  });

  test('R 8.6.3 who is beaten at sea has landed nowhere: Alexandros stays where and whose he was', () => {
    const joined = go(
      go(offTyros(embarked()), debark),
      { type: 'interceptAtSea', fleet: 'phoinike' },
      { type: 'joinNavalBattle' },
    );
    // Yellow's fleet of 2 scores 1 with 3 and 4, White's none nothing; Attrition of three CUs, die 4: one of them is lost.
    const beaten = play(joined, ...dice(3, 4, 4));
    expect(said(beaten, 'navalBattleFought')).toMatchObject([{ scores: [0, 1], winner: 'interceptor' }]);
    expect(forces(beaten, 'white:pelousion')).toEqual({ mercenary: 2 });
    expect(general(beaten, 'ptolemaios').space).toBe('pelousion');
    expect(controllerOf(beaten, 'alexandros')).toBe('yellow');
    expect(topKind(beaten)).toBeUndefined();
    expect(beaten.state.outcome).toBeNull();
  });

  test('R 7.1, 18.6.1 who lands at an empty city takes him, and wins, before anybody can react', () => {
    const landing = go(offTyros(embarked()), debark, pass);
    expect(said(landing, 'debarked')).toHaveLength(1);
    // Alexandros is a piece of Yellow's in a city not besieged: Yellow says where he is (R 9.1).
    expect(topKind(landing)).toBe('arrangeCity');
    const landed = go(landing, pass);
    expect(captors(landed, 'alexandros')).toEqual(['white']);
    expect(landed.state.outcome).toMatchObject({ winners: ['white'], how: 'legitimacy' });
  });

  test('R 9.1 unless his master brings him inside', () => {
    const hidden = go(offTyros(embarked()), debark, pass, {
      type: 'moveRoyalThroughGate',
      royal: 'alexandros',
      inside: true,
    });
    expect(royal(hidden, 'alexandros')).toMatchObject({ controller: 'yellow', inside: true });
    expect(hidden.state.outcome).toBeNull();
  });

  test('R 18.1 with a CU inside he stays with its owner until the Army that has landed stops before the walls', () => {
    const landed = go(offTyros(embarked({ 'yellow:tyros:inside': { mercenary: 1 } })), debark, pass, pass);
    expect(topKind(landed)).toBe('march');
    expect(controllerOf(landed, 'alexandros')).toBe('yellow');
    expect(landed.state.outcome).toBeNull();
    const besieging = go(landed, end);
    expect(controllerOf(besieging, 'alexandros')).toBe('white');
    expect(besieging.state.outcome).toMatchObject({ winners: ['white'], how: 'legitimacy' });
  });
});

describe('Whose royals a victor takes', () => {
  /** Blue's Seleukos and two CUs are beaten at Ephesos, Yellow's, by White's Ptolemaios and six: 6 and 6 against 1 and 1. */
  const beatenAtEphesos = (royals: Partial<Record<RoyalId, Royal>>): Told => {
    const { state } = court(
      {
        active: 'white',
        control: { ephesos: 'yellow' },
        forces: { 'blue:ephesos': { mercenary: 2 }, 'white:ephesos': { mercenary: 6 } },
        generals: { seleukos: 'blue:ephesos', ptolemaios: 'white:ephesos' },
      },
      royals,
    );
    const begun = fight(state, { space: 'ephesos', attacker: 'white', defender: 'blue' });
    return play(begun, ...dice(6, 6, 1, 1));
  };

  test("R 12.5.1, 18.6.1 the loser's Heir goes to the victor, a third player's woman stays where her marker is", () => {
    const told = beatenAtEphesos({ herakles: ward('blue', 'ephesos'), kleopatra: ward('yellow', 'ephesos') });
    expect(said(told, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
    expect(general(told, 'seleukos').status).toBe('dispersed');
    expect(controllerOf(told, 'herakles')).toBe('white');
    expect(royal(told, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow', space: 'ephesos' });
  });

  test('R 18.6.1 whoever came first has taken the Heir of an empty space, and loses him as his own', () => {
    const { state } = court(
      {
        active: 'blue',
        control: { ephesos: 'yellow' },
        forces: { 'blue:miletos': { mercenary: 2 } },
        generals: { seleukos: 'blue:miletos' },
      },
      { herakles: ward('yellow', 'ephesos') },
    );
    const came = go(activate({ state, events: [] }, 'seleukos', 'blue:miletos', { points: 2 }), march('ephesos'), end);
    expect(controllerOf(came, 'herakles')).toBe('blue');
    expect(controllerOf(beatenAtEphesos({ herakles: ward('blue', 'ephesos') }), 'herakles')).toBe('white');
  });

  test('R 18.1, 18.6 an Army that comes to a siege keeps whom it carries; whom the besieger has is the prize of the battle', () => {
    // Red besieges Pella, Yellow's, and so has Herakles, who is outside; Blue comes with Philippos.
    const before = court(
      {
        active: 'blue',
        control: { pella: 'yellow' },
        forces: {
          'yellow:pella:inside': { mercenary: 1 },
          'red:pella': { mercenary: 2 },
          'blue:larisa': { mercenary: 6 },
        },
        generals: { seleukos: 'red:pella', ptolemaios: 'blue:larisa' },
      },
      { herakles: ward('red', 'pella'), philippos: ward('blue', 'larisa') },
    );
    const met = go(activate(before, 'ptolemaios', 'blue:larisa', { points: 4 }), march('pella'));
    expect(topKind(met)).toBe('avoidBattle');
    expect([controllerOf(met, 'philippos'), controllerOf(met, 'herakles')]).toEqual(['blue', 'red']);
    const won = play(go(met, pass), ...dice(6, 6, 1, 1));
    expect(said(won, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
    expect([controllerOf(won, 'philippos'), controllerOf(won, 'herakles')]).toEqual(['blue', 'blue']);
  });

  test('R 12.5.1 whom nobody had stands with the victor alone, and is his (R 18.6.1)', () => {
    const told = beatenAtEphesos({ herakles: ward(null, 'ephesos') });
    expect(controllerOf(told, 'herakles')).toBe('white');
  });

  test('R 14.1, 14.7 to an Independent Army he is lost by nobody but with the marker', () => {
    const beaten = (space: 'larisa' | 'pella'): Told => {
      const { state } = court(
        {
          control: { [space]: 'blue' },
          forces: { [`blue:${space}`]: { mercenary: 1 } },
          generals: { seleukos: `blue:${space}` },
          rest: independentsAt({ seuthes: space }),
        },
        { herakles: ward('blue', space), kleopatra: ward('blue', space) },
      );
      const begun = fight(state, { space, attacker: 'independent', defender: 'blue' });
      return play(begun, ...dice(6, 6, 1, 1));
    };
    const open = beaten('larisa');
    expect(open.state.control['larisa']).toBeUndefined();
    expect(controllerOf(open, 'herakles')).toBeNull();
    const city = beaten('pella');
    expect(city.state.control['pella']).toBe('blue');
    expect(controllerOf(city, 'herakles')).toBe('blue');
    for (const told of [open, city]) expect(royal(told, 'kleopatra').status).toBe('inactive');
  });

  test('R 3.3.4.3, 18.6.1 a force that goes over loses its own, and no third player loses anything', () => {
    // Blue's Royal Army alone, with the 3 Legitimacy that Olympias brings, before a Champion's 3 and the 2 of Ptolemaios.
    const { state } = court(
      {
        active: 'white',
        control: { ephesos: 'yellow' },
        forces: { 'blue:ephesos': { royalArmy: 2 }, 'white:ephesos': { mercenary: 2 } },
        generals: { seleukos: 'blue:ephesos', ptolemaios: 'white:ephesos' },
        rest: { ...independentsAt({}), champions: ['white'] },
      },
      { olympias: ward('blue', 'ephesos'), kleopatra: ward('yellow', 'ephesos') },
    );
    const over = fight(state, { space: 'ephesos', attacker: 'white', defender: 'blue' });
    expect(said(over, 'landBattleEnded')).toMatchObject([{ result: 'noBattle' }]);
    expect(said(over, 'royalInactive')).toMatchObject([{ royal: 'olympias', rule: 'R 18.4.3' }]);
    expect(royal(over, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow' });
  });
});
