import { describe, expect, test } from 'vitest';
import { pushArrival } from '../../../src/successors/rules/09-reaction.js';
import type { SomeUnits } from '../../../src/successors/units.js';
import { carryOut, forces, type Setting } from '../language.js';
import { held, segment } from './moments.js';
import { activate, go, march } from '../rules/marching.js';
import { army, dice, drawn, legal, pass, play, said, scene, show, type Told } from './support.js';

const unit = (name: 'loyal' | 'royalArmy') => ({ type: 'targetUnit', player: 'blue', unit: name }) as const;

/** Somebody has come to Larisa by land. */
const atLarisa = { army: null, space: 'larisa', from: 'lamia', bySea: false } as const;

/** Blue's Army at Pella, with Red's next to it at Larisa; Red has shown the card. */
const atPella = (blues: SomeUnits, more: Setting = {}): Told =>
  play(
    segment({
      ...held('red', 24),
      control: { pella: 'blue' },
      ...more,
      forces: { 'red:larisa': { loyal: 1 }, 'blue:pella': blues, ...more.forces },
      minors: ['red:larisa', 'blue:pella', ...(more.minors ?? [])],
    }),
    show('red', 24),
    army('blue', 'pella', 'red'),
  );

describe('R 20.24 card 24 Desertions', () => {
  test('R 20.24 of several Armies in the space or next to it the deserters join the one that their new master names', () => {
    const told = atPella(
      { mercenary: 2 },
      {
        forces: { 'red:pydna': { loyal: 1 }, 'red:gaza': { loyal: 1 } },
        minors: ['red:pydna', 'red:gaza'],
      },
    );
    const three = play(told, ...dice(3));
    // Pydna and Larisa are next to Pella, Gaza is not.
    expect(legal(three)).toEqual([army('red', 'pydna', 'red'), army('red', 'larisa', 'red')]);
    const done = play(three, army('red', 'pydna', 'red'));
    expect(forces(done, 'red:pydna')).toEqual({ mercenary: 1, loyal: 1 });
    expect(forces(done, 'red:larisa')).toEqual({ loyal: 1 });
    expect(forces(done, 'blue:pella')).toEqual({ mercenary: 1 });
    expect(said(play(told, ...dice(2)), 'eventWithoutEffect')).toMatchObject([{ player: 'red', card: 24 }]);
  });

  test('R 20.24 the owner picks the second as well as the first, and the Silver Shields never go', () => {
    const told = play(atPella({ loyal: 2, royalArmy: 1, silverShields: 2 }), ...dice(5));
    const kinds = [unit('loyal'), unit('royalArmy')];
    expect(legal(told)).toEqual(kinds);
    const one = play(told, unit('loyal'));
    expect(legal(one)).toEqual(kinds);
    const two = play(one, unit('loyal'));
    expect(forces(two, 'red:larisa')).toEqual({ loyal: 3 });
    expect(forces(two, 'blue:pella')).toEqual({ royalArmy: 1, silverShields: 2 });
  });

  test('R 20.24 an Army of the Silver Shields alone is safe from it', () => {
    const given = { ...held('red', 24), control: { pella: 'blue' }, minors: ['red:larisa', 'blue:pella'] } as const;
    const armed = (blues: SomeUnits): Setting => ({
      ...given,
      forces: { 'red:larisa': { loyal: 1 }, 'blue:pella': blues },
    });
    expect(segment(armed({ silverShields: 2 })).state.stack).toEqual([]);
    expect(segment(armed({ silverShields: 2, elephant: 1 })).state.stack).not.toEqual([]);
  });

  test('R 20.24 an Army of one CU can lose no two', () => {
    const told = play(atPella({ mercenary: 1 }), ...dice(6));
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1, loyal: 1 });
    expect(forces(told, 'blue:pella')).toEqual({});
    expect(said(told, 'unitsDefected')).toHaveLength(1);
  });

  describe('R 8.3.8.2 beside enemy CUs who stay there is no room (ruling card-24)', () => {
    /** Blue's Army passes those at Larisa, who have let it through. Blue plays the card on an Army of Red's, and two CUs are to desert. */
    const besides = (others: Setting['forces'], minors: Setting['minors'] = [], from = 'larisa'): Told => {
      const entered = carryOut(
        scene({
          segment: 'movement',
          active: 'blue',
          ...held('blue', 24),
          forces: { 'blue:larisa': { loyal: 2 }, ...others },
          generals: { antigonos: 'red:larisa', seleukos: 'blue:larisa' },
          minors,
        }),
        (run) => pushArrival(run, { ...atLarisa, mover: 'blue', passage: ['red', 'yellow'] }),
      );
      return play(entered, show('blue', 24), army('red', from, 'blue'), ...dice(5));
    };
    const waiting = ({ state }: Told) => state.dispersed.blue?.mercenary;

    test('R 8.3.8.2 a third CU of their own Army that stays shuts out both', () => {
      const told = besides({ 'red:larisa': { mercenary: 3 } });
      expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1 });
      expect(forces(told, 'blue:larisa')).toEqual({ loyal: 2 });
      expect(waiting(told)).toBe(2);
    });

    test('R 8.3.8.2 so do the Silver Shields, who never desert', () => {
      const told = besides({ 'red:larisa': { mercenary: 1, silverShields: 1 } });
      expect(forces(told, 'red:larisa')).toEqual({ silverShields: 1 });
      expect(waiting(told)).toBe(1);
    });

    test('R 8.3.8.2 so does an Army of a third player', () => {
      const told = besides({ 'red:larisa': { mercenary: 2 }, 'yellow:larisa': { loyal: 1 } }, ['yellow:larisa']);
      expect(forces(told, 'red:larisa')).toEqual({});
      expect(waiting(told)).toBe(2);
    });

    test('R 8.3.8.2 so do others of their own player where they go', () => {
      const told = besides({ 'red:larisa': { loyal: 3 }, 'red:pherai': { mercenary: 2 } }, ['red:pherai'], 'pherai');
      expect(forces(told, 'red:pherai')).toEqual({});
      expect(forces(told, 'blue:larisa')).toEqual({ loyal: 2 });
      expect(waiting(told)).toBe(2);
    });
  });

  describe('R 8.3.8.2 in a Reaction Step the Army that has entered does not stay (ruling apart-at-rest)', () => {
    /** Red's Army marches from Pherai to Larisa with 3 Mercenaries; Blue has 2 Loyal Macedonians there, or others elsewhere. */
    const marched = (given: Setting): Told => {
      const state = scene({
        segment: 'movement',
        ...given,
        forces: { 'red:pherai': { mercenary: 3 }, ...given.forces },
        generals: { antigonos: 'red:pherai', ...given.generals },
      });
      return go(activate({ state, events: [] }, 'antigonos', 'red:pherai', { points: 4 }), march('larisa'));
    };

    test('R 9.1 deserters from it join the defender of the space', () => {
      const entered = marched({
        ...held('blue', 24),
        forces: { 'blue:larisa': { loyal: 2 } },
        generals: { seleukos: 'blue:larisa' },
      });
      const told = play(entered, show('blue', 24), army('red', 'larisa', 'blue'), ...dice(5));
      expect(forces(told, 'blue:larisa')).toEqual({ loyal: 2, mercenary: 2 });
      expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1 });
      expect(told.state.dispersed.blue).toBeUndefined();
    });

    test('R 9.1 deserters from the defender join it', () => {
      const entered = marched({
        ...held('red', 24),
        forces: { 'blue:larisa': { loyal: 1, mercenary: 2 } },
        generals: { seleukos: 'blue:larisa' },
      });
      const told = play(entered, show('red', 24), army('blue', 'larisa', 'red'), ...dice(3));
      expect(forces(told, 'red:larisa')).toEqual({ mercenary: 4 });
      expect(told.state.dispersed.red).toBeUndefined();
    });

    test('R 9.1 so it is with an Independent Army', () => {
      const entered = carryOut(
        scene({
          segment: 'tyche',
          ...held('blue', 24),
          forces: { 'blue:larisa': { loyal: 2 }, 'red:pherai': { mercenary: 2 } },
          generals: { antigonos: 'red:pherai', seleukos: 'blue:larisa' },
          rest: {
            ...held('blue', 24).rest,
            independentArmies: { ...scene({}).independentArmies, leosthenes: { status: 'map', space: 'larisa' } },
          },
        }),
        (run) => pushArrival(run, { ...atLarisa, mover: 'independent', army: 'leosthenes', passage: [] }),
      );
      const told = play(entered, show('blue', 24), army('red', 'pherai', 'blue'), ...dice(5));
      expect(forces(told, 'blue:larisa')).toEqual({ loyal: 2, mercenary: 2 });
    });

    test('R 11.7.1 CUs that have come over to it are of it: they bar no interception, and withdraw with it', () => {
      // The space has Red's marker and Blue's Army; another one of Blue's comes to help out of Pella.
      const entered = marched({
        ...held('red', 24),
        control: { larisa: 'red' },
        forces: { 'blue:larisa': { loyal: 2, mercenary: 1 }, 'blue:pella': { loyal: 2 } },
        generals: { seleukos: 'blue:larisa', peithon: 'blue:pella' },
      });
      const joined = play(entered, show('red', 24), army('blue', 'larisa', 'red'), ...dice(3), drawn('red', 2));
      expect(forces(joined, 'red:larisa')).toEqual({ mercenary: 4 });
      const intercepted = go(
        play(joined, pass('blue')),
        { type: 'intercept', from: 'pella', inside: false, commander: 'peithon' },
        { type: 'interceptWith', unit: 'loyal', count: 2 },
        { type: 'declareInterception' },
      );
      const beaten = play(intercepted, ...dice(6));
      expect(forces(beaten, 'blue:larisa')).toEqual({ loyal: 4 });
      const back = play(beaten, { type: 'withdraw', player: 'red' });
      expect(forces(back, 'red:larisa')).toEqual({});
      expect(forces(back, 'red:pherai')).toEqual({ mercenary: 4 });
      expect(said(back, 'withdrew')).toMatchObject([{ units: { mercenary: 4 }, rule: 'R 11.7.1' }]);
    });
  });
});

describe('R 15.1 card 54 Mutiny', () => {
  const pella = (given: Setting): Told =>
    segment({
      ...given,
      control: { pella: 'blue' },
      forces: { 'red:lamia': { loyal: 1 }, 'red:pherai': { loyal: 1 }, 'blue:pella': { loyal: 1 } },
      rest: { ...given.rest, ...held('red', 54).rest },
    });

  test('R 16.1 one commander who outshines the enemy is enough, and Sacred Ground does not count', () => {
    // Krateros has 2 Prestige Points, Peithon none, Antipatros 1; all are of Champions. The cart would give a defender 4.
    const told = pella({
      generals: { krateros: 'red:lamia', peithon: 'red:pherai', antipatros: 'blue:pella' },
      rest: { body: { status: 'cart', space: 'pella', inside: false, controller: 'blue' } },
    });
    const rebels = play(told, show('red', 54));
    expect(legal(rebels)).toEqual([army('blue', 'pella', 'red')]);
    expect(play(rebels, army('blue', 'pella', 'red')).state.dispersed.blue?.loyal).toBe(1);
  });

  test("R 16.1 a Minor General whom an orator favours where he stands is not outshone (Orator's Gift)", () => {
    const given = { generals: { krateros: 'red:lamia', peithon: 'red:pherai' }, minors: ['blue:pella'] } as const;
    expect(pella(given).state.stack).not.toEqual([]);
    const favour = { player: 'blue', general: 'minor', space: 'pella', inside: false, prestige: 3 } as const;
    const favoured = scene({ segment: 'surrender' }).segment;
    if (favoured === null) expect.fail();
    expect(pella({ ...given, rest: { segment: { ...favoured, oratory: [favour] } } }).state.stack).toEqual([]);
  });
});
