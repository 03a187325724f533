/** Who belongs to an Army, who leaves it, and what is said of that. */
import { describe, expect, it } from 'vitest';
import { eliminateGeneral } from '../../../src/successors/deeds/generals.js';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import { choose, field, fight } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';
import { carryOut, dice, forces, minors, play, said, setting } from '../language.js';

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
