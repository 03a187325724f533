/** Who belongs to an Army, who leaves it, and what is said of that. */
import { describe, expect, it } from 'vitest';
import { eliminateGeneral } from '../../../src/successors/deeds/generals.js';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import { choose, field, fight } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';
import { elephantsInPlay } from '../../../src/successors/cards/reach.js';
import { macedoniansOf } from '../../../src/successors/questions.js';
import { allUnits } from '../../../src/successors/units.js';
import { carryOut, dice, forces, minors, play, said, setting, situationOf } from '../language.js';

describe('Minor Generals of an Army', () => {
  const pella = () =>
    activate(
      {
        control: { pella: 'red' },
        forces: { 'red:pella': { mercenary: 3 } },
        generals: { antigonos: 'red:pella' },
        minors: ['red:pella'],
      },
      'antigonos',
      'red:pella',
      { points: 4 },
    );

  it('R 3.1.2 one stays behind only where CUs stay with him', () => {
    const zones = (told: ReturnType<typeof pella>) => listed(told, 'leaveMinorGeneral').map(({ inside }) => inside);
    expect(zones(pella())).toEqual([false]);
    const manned = go(pella(), { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true });
    expect(zones(manned)).toContain(true);
    const left = go(manned, { type: 'leaveMinorGeneral', from: 'group', inside: true });
    expect(minors(left, 'red')).toEqual([{ space: 'pella', inside: true, moved: false }]);
    expect(said(left, 'generalLeft')).toMatchObject([{ rule: 'R 8.3.1', general: 'minor', inside: true }]);
    expect(marching(left).group.minors).toBe(0);
  });

  it('R 7.3, 20.13 what is at sea is in play', () => {
    const ashore = activate(
      {
        active: 'red',
        forces: { 'red:pelousion': { loyal: 3, elephant: 2 }, 'red:gaza': { elephant: 1 } },
        generals: { ptolemaios: 'red:pelousion' },
        rest: { dispersed: { red: allUnits({ royalArmy: 1 }) } },
      },
      'ptolemaios',
      'red:pelousion',
      { points: 4 },
    );
    const sailing = go(ashore, { type: 'embark' }, { type: 'sail', to: 'gaza' });
    for (const { state } of [ashore, sailing]) {
      expect(macedoniansOf(state, 'red')).toBe(4);
      expect(elephantsInPlay(situationOf(state))).toBe(3);
    }
  });

  it('R 3.1.2, 8.6.3 whose last CU is lost at sea goes home, once', () => {
    const { fleets } = setting({});
    const sailing = go(
      activate(
        {
          active: 'white',
          control: { pelousion: 'white', athenai: 'red', gaza: 'red' },
          forces: { 'white:pelousion': { mercenary: 1 } },
          generals: {},
          minors: ['white:pelousion'],
          rest: { fleets: { ...fleets, athenai: { owner: 'red', upgraded: false, dispersed: false } } },
        },
        'minor',
        'white:pelousion',
        { points: 3 },
      ),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
      { type: 'debark', inside: false },
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
    // Strength 1 on a 12 scores 3 against nothing; a single CU is lost on a 6.
    const beaten = play(sailing, ...dice(6, 6), ...dice(6));
    expect(forces(beaten, 'white:pelousion')).toEqual({});
    expect(minors(beaten, 'white')).toEqual([]);
    expect(said(beaten, 'minorGeneralLifted')).toHaveLength(1);
  });

  describe('R 12.1.2, 12.6 of several CUs of a kind the Army on the march has lost its own (ruling back-into-the-city)', () => {
    /** A Mercenary under a Minor General relieves Tyros, and the one inside joins him: 2 and a Local Troop. */
    const relieved = (besiegers: number) =>
      play(
        go(
          activate(
            {
              active: 'white',
              control: { tyros: 'white', ake: 'white' },
              forces: {
                'white:ake': { mercenary: 1 },
                'white:tyros:inside': { mercenary: 1 },
                'yellow:tyros': { mercenary: besiegers },
              },
              minors: ['white:ake', 'yellow:tyros'],
            },
            'minor',
            'white:ake',
            { points: 3 },
          ),
          march('tyros'),
          { type: 'pass' },
          { type: 'joinBattle', unit: 'mercenary', count: 1 },
        ),
        ...dice(5, 5, 5, 5),
      );

    it('R 12.5.2 a victor', () => {
      // 3 on a 10 score 4, 2 score 3: white has won, and loses one of its two Mercenaries.
      const won = relieved(2);
      expect(said(won, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
      expect(said(won, 'unitsThroughGate').map(({ inside }) => inside)).toEqual([false, true]);
      expect(won.state.forces['white:tyros:inside']).toEqual({ mercenary: 1 });
      expect(forces(won, 'white:tyros')).toEqual({});
      expect(minors(won, 'white')).toEqual([]);
    });

    it('R 12.6 one who goes back after a draw', () => {
      const drawn = relieved(3);
      expect(said(drawn, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
      expect(drawn.state.forces['white:tyros:inside']).toEqual({ mercenary: 1 });
      expect([forces(drawn, 'white:tyros'), forces(drawn, 'white:ake')]).toEqual([{}, {}]);
      expect(forces(drawn, 'yellow:tyros')).toEqual({ mercenary: 2 });
    });
  });

  it('R 12.1.2 one comes out of a besieged city to fight', () => {
    const begun = fight(
      field({
        active: 'white',
        control: { tyros: 'white' },
        forces: {
          'white:tyros': { mercenary: 2 },
          'white:tyros:inside': { mercenary: 1 },
          'yellow:tyros': { mercenary: 3 },
        },
        generals: { ptolemaios: 'white:tyros', antigonos: 'yellow:tyros' },
        minors: ['white:tyros:inside'],
      }),
      { space: 'tyros', attacker: 'white', defender: 'yellow' },
    );
    const out = choose(begun, { type: 'joinBattleWithGeneral', general: 'minor' });
    expect(minors(out, 'white')).toEqual([{ space: 'tyros', inside: false, moved: true }]);
    expect(said(out, 'generalThroughGate')).toMatchObject([{ general: 'minor', inside: false }]);
    // The CU may still join as well.
    expect(listed(out, 'joinBattle').map(({ unit, count }) => [unit, count])).toEqual([['mercenary', 1]]);
  });
});

describe('others', () => {
  it('R 3.1.1 a general who is eliminated is of no Army on the march any more', () => {
    const told = go(
      activate(
        {
          control: { pella: 'red' },
          forces: { 'red:pella': { mercenary: 2 } },
          generals: { antigonos: 'red:pella', kassandros: 'red:pella' },
        },
        'antigonos',
        'red:pella',
        { points: 4 },
      ),
      march('larisa'),
    );
    expect(marching(told).group.generals).toEqual(['antigonos', 'kassandros']);
    const after = carryOut(told.state, (run) => eliminateGeneral(run, 'kassandros', 'R 12.4.1'));
    expect(marching(after).group.generals).toEqual(['antigonos']);
    expect(after.state.generals.kassandros).toMatchObject({ status: 'eliminated', space: null });
  });

  it('R 18.6 who takes a royal along says so', () => {
    const state = setting({
      control: { pella: 'red', larisa: 'red' },
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { antigonos: 'red:pella' },
    });
    const philippos = { status: 'active', space: 'larisa', inside: false, controller: 'red' } as const;
    const there = go(
      activate({ state: { ...state, royals: { ...state.royals, philippos } }, events: [] }, 'antigonos', 'red:pella', {
        points: 4,
      }),
      march('larisa'),
      { type: 'takeRoyal', royal: 'philippos', inside: false },
    );
    expect(said(there, 'royalTaken')).toEqual([
      { type: 'royalTaken', rule: 'R 18.6', player: 'red', space: 'larisa', inside: false, royal: 'philippos' },
    ]);
    expect(marching(there).group.royals).toEqual(['philippos']);
  });

  it('R 4.16 where nobody is left to find shelter no gate is passed', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { antigonos: 'red:pella' },
    });
    expect(carryOut(state, (run) => takeShelter(run, 'blue', 'pella')).events).toEqual([]);
  });
});
