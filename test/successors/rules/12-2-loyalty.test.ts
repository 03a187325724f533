/** R 3.3.4.2, 3.3.4.3, 16, 17.2: whom the Royal Army follows in battle. */
import { describe, expect, it } from 'vitest';
import type { Abilities } from '../../../src/successors/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { NO_UNITS } from '../../../src/successors/questions.js';
import type { PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { dice, forces, general, play, said, type Setting, topKind, type Told } from '../language.js';
import { field, fight, independentsAt } from './battlefield.js';

/** Yellow attacks blue in Lamia. Both are Champions (3 Legitimacy each) unless it is said otherwise. */
const attack = (yellow: object, blue: object, given: Setting = {}): Told =>
  fight(
    field({
      active: 'yellow',
      ...given,
      forces: { 'yellow:lamia': yellow, 'blue:lamia': blue, ...given.forces },
      rest: { champions: ['yellow', 'blue'], ...given.rest },
    }),
    { space: 'lamia', attacker: 'yellow', defender: 'blue', retreatTo: 'larisa' },
  );
const results = (told: Told) => said(told, 'landBattleEnded').map(({ result }) => result);
const defected = (told: Told) =>
  said(told, 'unitsDefected').map(({ rule, from, to, count }) => [rule, from, to, count]);
/** The Funeral Cart, in Lamia. */
const cart = (controller: PlayerId, space: SpaceId = 'lamia') =>
  ({ body: { status: 'cart', space, inside: false, controller } }) as const;
const able = (abilities: Abilities): GameOptions => ({ players: 4, optionalRules: ['specialAbilities'], abilities });

describe('Prestige of the two sides', () => {
  it('R 3.3.4.3, 16.2 Sacred Ground helps a defender against the Royal Army of the attacker, which goes over before any attack', () => {
    // Krateros has 3 and 2, the Minor General of the cart 3 and 4.
    const told = attack(
      { royalArmy: 3 },
      { mercenary: 2 },
      { generals: { krateros: 'yellow:lamia' }, minors: ['blue:lamia'], rest: cart('blue') },
    );
    expect(defected(told)).toEqual([['R 3.3.4.3', 'yellow', 'blue', 3]]);
    expect(forces(told, 'blue:lamia')).toEqual({ mercenary: 2, royalArmy: 3 });
    expect(told.state.dispersed.yellow).toBeUndefined();
    expect(general(told, 'krateros').status).toBe('dispersed');
    // The defender has attacked nobody, and the attacker has not come to it.
    expect(told.state.champions).toEqual(['yellow', 'blue']);
  });

  it('R 16.2 the cart with the attacker makes him no defender: the Royal Army before him stays', () => {
    const told = attack(
      { mercenary: 4 },
      { royalArmy: 2 },
      { generals: { kassandros: 'yellow:lamia', seleukos: 'blue:lamia' }, rest: cart('yellow') },
    );
    expect(defected(told)).toEqual([]);
    expect(said(told, 'royalArmyStoodAside')).toEqual([]);
    expect(said(told, 'battleStrengthCounted').map(({ strength }) => strength)).toEqual([4, 4]);
  });

  it('R 16.2 nor does it keep his own Royal Army from going over', () => {
    // Kassandros has 3, Antipatros 3 and 1.
    const told = attack(
      { royalArmy: 2 },
      { mercenary: 4 },
      { generals: { kassandros: 'yellow:lamia', antipatros: 'blue:lamia' }, rest: cart('yellow') },
    );
    expect(defected(told)).toEqual([['R 3.3.4.3', 'yellow', 'blue', 2]]);
    expect(results(told)).toEqual(['noBattle']);
  });

  it('R 16.1, 3.3.4.2 Independent Armies have no Prestige, not even more than Eumenes without a Champion', () => {
    const state = field({
      forces: { 'red:lamia': { royalArmy: 4 } },
      generals: { eumenes: 'red:lamia' },
      rest: { ...independentsAt({ leosthenes: 'lamia' }), champions: [] },
    });
    for (const [attacker, defender] of [
      ['red', 'independent'],
      ['independent', 'red'],
    ] as const) {
      const told = fight(state, { space: 'lamia', attacker, defender });
      expect(results(told)).toEqual([]);
      expect(said(told, 'royalArmyStoodAside')).toEqual([]);
      expect(
        said(told, 'battleStrengthCounted').map(({ who, strength, rule }) => [who, strength, rule]),
      ).toContainEqual(['red', 8, 'R 12.2']);
      expect(said(told, 'battleStrengthCounted').find(({ who }) => who === 'independent')?.rule).toBe('R 14.7');
    }
  });
});

describe('going over', () => {
  it('R 3.3.4.3, 17.2 after the attack as well: the attacker without his Champion loses his Royal Army, and nobody fights', () => {
    const told = attack(
      { royalArmy: 3 },
      { mercenary: 2 },
      { generals: { seleukos: 'yellow:lamia' }, minors: ['blue:lamia'] },
    );
    expect(told.state.champions).toEqual(['blue']);
    expect(defected(told)).toEqual([['R 3.3.4.3', 'yellow', 'blue', 3]]);
    expect(results(told)).toEqual(['noBattle']);
    expect(said(told, 'battleStrengthCounted')).toEqual([]);
    expect(topKind(told)).toBeUndefined();
  });

  it('R 17.2 to have Dispersed a general of the defender in this way is an attack', () => {
    const told = attack(
      { mercenary: 4 },
      { royalArmy: 2 },
      { generals: { krateros: 'yellow:lamia', kassandros: 'blue:lamia' } },
    );
    expect(results(told)).toEqual(['noBattle']);
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(told.state.champions).toEqual(['blue']);
  });

  it('R 17.2 where the defender had no general there is none (ruling attack-and-defection)', () => {
    const told = attack(
      { mercenary: 4 },
      { royalArmy: 2 },
      { generals: { krateros: 'yellow:lamia' }, control: { lamia: 'blue' } },
    );
    expect(defected(told)).toEqual([['R 3.3.4.3', 'blue', 'yellow', 2]]);
    expect(told.state.champions).toEqual(['yellow', 'blue']);
  });

  it('R 3.3.4.3, 17.2 a Minor General among those who are Dispersed counts (ruling lone-minor-general)', () => {
    const told = attack(
      { mercenary: 4 },
      { royalArmy: 2 },
      { generals: { krateros: 'yellow:lamia' }, minors: ['blue:lamia'] },
    );
    expect(results(told)).toEqual(['noBattle']);
    expect(told.state.champions).toEqual(['blue']);
  });

  it('R 3.1.2, 17.2 one whose last CU a card has taken goes home, and nobody has attacked (ruling lone-minor-general)', () => {
    const told = attack({ mercenary: 1 }, {}, { generals: { kassandros: 'yellow:lamia' }, minors: ['blue:lamia'] });
    expect(results(told)).toEqual(['noBattle']);
    expect(told.state.minorGenerals).toEqual({});
    expect(told.state.champions).toEqual(['yellow', 'blue']);
    const major = attack({ mercenary: 1 }, {}, { generals: { kassandros: 'yellow:lamia', seleukos: 'blue:lamia' } });
    expect(major.state.champions).toEqual(['blue']);
  });

  it('R 3.3.4.2 after a defeat no Royal Army CU is left to be Dispersed with the beaten', () => {
    const told = play(
      attack(
        { mercenary: 6 },
        { royalArmy: 2, loyal: 1 },
        { generals: { krateros: 'yellow:lamia' }, minors: ['blue:lamia'], rest: { champions: ['yellow'] } },
      ),
      ...dice(6, 6, 1, 1),
      ...dice(1),
    );
    expect(defected(told)).toEqual([['R 3.3.4.2', 'blue', 'yellow', 2]]);
    expect(forces(told, 'yellow:lamia')).toEqual({ mercenary: 6, royalArmy: 2 });
    expect(told.state.dispersed.blue).toEqual({ ...NO_UNITS, loyal: 1 });
  });

  it('R 8.3.3 generals without CUs are lost to CUs, and not to other generals without', () => {
    const generals = { kassandros: 'yellow:lamia', seleukos: 'blue:lamia' } as const;
    const met = attack({ mercenary: 1 }, {}, { generals });
    expect(said(met, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.3', general: 'seleukos' }]);
    const alone = attack({}, {}, { generals });
    expect(said(alone, 'generalDispersed')).toEqual([]);
    expect(results(alone)).toEqual(['noBattle']);
  });
});

describe('special abilities', () => {
  const prestige = (told: Told) =>
    said(told, 'abilityCounted')
      .filter(({ changes }) => changes === 'prestige')
      .map(({ general: who, printed, counts }) => [who, printed, counts]);
  const ownOnly = { changes: 'prestige', plus: 1, for: 'ownRoyalArmy' } as const;
  const attacking = { changes: 'prestige', plus: 1, when: 'attacking' } as const;
  const defending = { changes: 'prestige', plus: 2, when: 'defending' } as const;
  const generals = { kassandros: 'yellow:lamia', seleukos: 'blue:lamia' } as const;

  it('R 16.1, 19.2 of an attacker: the Royal Army of the defender goes over to him', () => {
    const told = attack({ mercenary: 2 }, { royalArmy: 2 }, { generals, options: able({ kassandros: [attacking] }) });
    expect(defected(told)).toEqual([['R 3.3.4.3', 'blue', 'yellow', 2]]);
  });

  it('R 16.1, 19.2 of a defender: that of the attacker goes over to him', () => {
    const told = attack({ royalArmy: 2 }, { mercenary: 2 }, { generals, options: able({ seleukos: [defending] }) });
    expect(defected(told)).toEqual([['R 3.3.4.3', 'yellow', 'blue', 2]]);
  });

  it('R 3.3.4, 19.2 one for his own Royal Army impresses nobody else’s', () => {
    const told = attack({ mercenary: 2 }, { royalArmy: 2 }, { generals, options: able({ kassandros: [ownOnly] }) });
    expect(defected(told)).toEqual([]);
    expect(said(told, 'royalArmyStoodAside')).toEqual([]);
  });

  it('R 19.2 the event names what counts of both commanders, for the side that has Royal Army CUs', () => {
    const told = attack(
      { mercenary: 6 },
      { royalArmy: 1, loyal: 2 },
      { generals, options: able({ kassandros: [attacking, ownOnly], seleukos: [defending, ownOnly] }) },
    );
    expect(prestige(told)).toEqual([
      ['seleukos', 3, 6],
      ['kassandros', 3, 4],
    ]);
  });

  it('R 19.2 without Royal Army CUs nothing of it, nor before Independent Armies', () => {
    const options = able({ kassandros: [attacking], seleukos: [defending] });
    expect(prestige(attack({ mercenary: 6 }, { loyal: 2 }, { generals, options }))).toEqual([]);
    const state = field({
      options,
      forces: { 'yellow:lamia': { royalArmy: 4 } },
      generals: { kassandros: 'yellow:lamia' },
      rest: independentsAt({ leosthenes: 'lamia' }),
    });
    expect(prestige(fight(state, { space: 'lamia', attacker: 'yellow', defender: 'independent' }))).toEqual([]);
  });
});
