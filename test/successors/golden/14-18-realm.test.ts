import { describe, expect, it } from 'vitest';
import { legitimacy } from '../../../src/successors/questions.js';
import { by, march, offered, pass, play, refusal, roll, said, situation, waitingFor } from './situation.js';

describe('R 14 Independent Armies', () => {
  it('R 14.5 whoever moves into the space of an Independent Army must battle; R 14.7 it has 1 Local Troop in an Independent space', () => {
    const met = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['larisa'] },
        generals: { kassandros: 'yellow:larisa' },
        forces: { 'yellow:larisa': { mercenary: 8 } },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'kassandros', space: 'larisa', inside: false }, march('lamia')),
    );
    expect(waitingFor(met)).toEqual(['chance']);
    expect(said(met, 'landBattleBegan')).toMatchObject([
      { space: 'lamia', attacker: 'yellow', defender: 'independent' },
    ]);
    const strength = said(met, 'battleStrengthCounted').find(({ who }) => who === 'independent');
    expect(strength).toMatchObject({ localTroops: 1 });
  });

  it('R 14.6 an Independent Army before a Major City besieges it: no way out by land for the garrison, no Reinforcements into it', () => {
    const start = situation({
      toMove: 'red',
      turn: 2,
      markers: { red: ['pella', 'pydna'] },
      minorGenerals: ['red:pella:inside'],
      forces: { 'red:pella:inside': { mercenary: 1 } },
      independentArmies: { glaukias: 'pella' },
    });
    const activated = play(
      start,
      roll('red', 4),
      by('red', { type: 'activate', commander: 'minor', space: 'pella', inside: true }),
    );
    expect(refusal(activated, 'red', march('larisa'))).toEqual({ code: 'besieged', rule: 'R 13.2.6' });
    const raised = play(start, by('red', { type: 'raiseMercenary' }));
    expect(offered(raised, 'deployUnits').map(({ space }) => space)).not.toContain('pella');
    expect(refusal(raised, 'red', { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'pella' })).toEqual({
      code: 'cityBesieged',
      rule: 'R 6.4.3',
    });
  });
});

describe('R 16 Prestige', () => {
  /** Blue attacks a Yellow force whose faction has a Legitimacy of 2, one less than Blue's own. */
  const attack = (general: 'eumenes' | 'seleukos') =>
    play(
      situation({
        toMove: 'blue',
        turn: 2,
        champions: ['red', 'blue', 'white', 'black'],
        generals: { [general]: 'blue:kelainai' },
        minorGenerals: ['yellow:synnada'],
        markers: { blue: ['kelainai'], yellow: ['pella', 'pydna', 'amphipolis'] },
        forces: { 'blue:kelainai': { royalArmy: 2, mercenary: 1 }, 'yellow:synnada': { mercenary: 3 } },
      }),
      roll('blue', 3),
      by('blue', { type: 'activate', commander: general, space: 'kelainai', inside: false }, march('synnada')),
      by('yellow', pass),
    );

  it("R 16.1 the note: Eumenes' Prestige is 2 less than his faction's Legitimacy, and so the Royal Army does not fight for him", () => {
    const eumenes = attack('eumenes');
    expect([legitimacy(eumenes.state, 'blue'), legitimacy(eumenes.state, 'yellow')]).toEqual([3, 2]);
    expect(said(eumenes, 'royalArmyStoodAside')).toMatchObject([{ player: 'blue', count: 2 }]);
    expect(said(attack('seleukos'), 'royalArmyStoodAside')).toEqual([]);
  });
});

describe('R 15.4 the burial', () => {
  it('R 15.4.2 Alexander may be buried in any Major City, Babylon included', () => {
    const over = play(
      situation({
        toMove: 'red',
        turn: 2,
        markers: { red: ['babylon'] },
        body: 'red:babylon',
        royals: { alexandros: { status: 'dead' } },
        generals: { perdikkas: 'red:babylon' },
        forces: { 'red:babylon': { royalArmy: 4 } },
      }),
      by('red', { type: 'bury', space: 'babylon' }),
    );
    expect(over.state.body).toMatchObject({ status: 'tomb', space: 'babylon' });
    // 3 as a Champion, 1 for Perdikkas, 2 for the tomb.
    expect(legitimacy(over.state, 'red')).toBe(6);
  });
});

describe('R 17 Champions', () => {
  it('R 17.2 the note: Blue loses 3 Legitimacy by attacking a Champion, and so his Royal Army goes over', () => {
    const met = play(
      situation({
        toMove: 'blue',
        turn: 2,
        markers: { blue: ['kelainai'] },
        generals: { seleukos: 'blue:kelainai' },
        minorGenerals: ['yellow:synnada'],
        forces: { 'blue:kelainai': { royalArmy: 4 }, 'yellow:synnada': { mercenary: 3 } },
      }),
      roll('blue', 3),
      by('blue', { type: 'activate', commander: 'seleukos', space: 'kelainai', inside: false }, march('synnada')),
      by('yellow', pass),
    );
    expect([legitimacy(met.state, 'blue'), legitimacy(met.state, 'yellow')]).toEqual([0, 3]);
    expect(said(met, 'unitsDefected')).toMatchObject([{ unit: 'royalArmy', count: 4, from: 'blue', to: 'yellow' }]);
    expect(said(met, 'battleScored')).toEqual([]);
    expect(met.state.generals.seleukos.status).toBe('dispersed');
  });
});

describe('R 18 the royal family', () => {
  it('R 18.5.1 the note: a siege is no obstacle to a wedding before the walls', () => {
    const married = play(
      situation({
        toMove: 'yellow',
        segment: 'tyche',
        turn: 2,
        hands: { yellow: [32] },
        markers: { black: ['pella'] },
        generals: { kassandros: 'yellow:pella' },
        forces: { 'yellow:pella': { mercenary: 3 }, 'black:pella:inside': { loyal: 2 } },
      }),
      by('yellow', { type: 'playCard', card: 32, as: 'event' }),
    );
    expect(said(married, 'royalMarried')).toMatchObject([{ bride: 'thessalonike', general: 'kassandros' }]);
  });

  it('R 18.5.3 after the capture of Pella Yellow plays card 32, and Kassandros marries Thessalonike', () => {
    const thessalonike = 32;
    const before = situation({
      toMove: 'yellow',
      segment: 'tyche',
      turn: 2,
      hands: { yellow: [thessalonike] },
      markers: { yellow: ['pella'] },
      generals: { kassandros: 'yellow:pella' },
      forces: { 'yellow:pella': { mercenary: 3 } },
    });
    expect(before.state.royals.thessalonike).toMatchObject({ status: 'inactive', controller: null });
    const over = play(before, by('yellow', { type: 'playCard', card: thessalonike, as: 'event' }));
    expect(over.state.royals.thessalonike).toMatchObject({ status: 'active', controller: 'yellow', space: 'pella' });
    expect(legitimacy(over.state, 'yellow')).toBe(legitimacy(before.state, 'yellow') + 2);
    expect(said(over, 'royalMarried')).toMatchObject([{ bride: 'thessalonike', general: 'kassandros' }]);
    // The card lies with the discards, and there alone.
    expect(over.state.contracts).toEqual([]);
    expect(over.state.discards.filter((card) => card === thessalonike)).toEqual([thessalonike]);
  });
});
