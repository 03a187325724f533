import { describe, expect, test } from 'vitest';
import { placeMarker } from '../../../src/successors/deeds/markers.js';
import { markUnitsMoved } from '../../../src/successors/deeds/units.js';
import { commanderAt, provinceController } from '../../../src/successors/questions.js';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import type { GameState } from '../../../src/successors/state.js';
import { NO_UNITS } from '../../../src/successors/units.js';
import { choose, enter, field, fight } from './battlefield.js';
import { activate, listed, march, marching, go } from './marching.js';
import { FOUR_HANDS, setUp } from './phases-support.js';
import {
  carryOut,
  dice,
  forces,
  general,
  legal,
  minors,
  movedUnits,
  occupied,
  play,
  said,
  setting,
  type Setting,
  type Told,
  topKind,
  units,
} from '../language.js';

const royalArmyOf = (state: GameState): number =>
  occupied(state).reduce((sum, place) => sum + units(state, place).royalArmy, 0);

describe('R 3.1 generals', () => {
  test('R 3.1.1 the most senior Major General of a place commands; inside a city and outside are two places', () => {
    const state = setting({
      generals: { kassandros: 'red:pella', krateros: 'red:pella', perdikkas: 'red:pella:inside' },
      minors: ['red:pella'],
    });
    expect(commanderAt(state, 'red', 'pella')).toBe('krateros');
    expect(commanderAt(state, 'red', 'pella', true)).toBe('perdikkas');
  });

  test('R 3.1.1 who has lost all his Major Generals plays on with Minor Generals', () => {
    const state = setting({ forces: { 'red:larisa': { mercenary: 2 } }, minors: ['red:larisa'] });
    const told = carryOut(state, (run) => run.push({ kind: 'movement', player: 'red', die: 5, stage: 'activate' }));
    expect(listed(told, 'activate')).toEqual([
      { type: 'activate', player: 'red', commander: 'minor', space: 'larisa', inside: false },
    ]);
  });
});

describe('R 3.2 control markers', () => {
  test("R 3.2 most spaces of a province and its Major City make it a player's", () => {
    const makedonia = (...spaces: readonly string[]) =>
      provinceController(
        setting({ control: Object.fromEntries(spaces.map((space) => [space, 'red'] as const)) }),
        'makedonia',
      );
    expect(makedonia('pella', 'pydna', 'amphipolis')).toBe('red');
    expect(makedonia('pella', 'pydna')).toBeUndefined();
    expect(makedonia('pydna', 'amphipolis', 'poteidaia', 'herakleia-lynkestis')).toBeUndefined();
  });

  test('R 3.2 no marker is ever offered for a Transit Point', () => {
    const at = (space: string) =>
      carryOut(
        setting({
          control: {},
          forces: { [`red:${space}`]: { mercenary: 1 } },
          minors: [`red:${space}`],
          segment: 'surrender',
        }),
        (run) => run.push({ kind: 'surrender', player: 'red', step: 'remove', handled: [], asking: false }),
      );
    expect(listed(at('larisa'), 'placeMarker')).toEqual([{ type: 'placeMarker', player: 'red', space: 'larisa' }]);
    expect(legal(at('tp-anatho'))).toEqual([]);
  });
});

describe('R 3.3.3.1 the Silver Shields never part', () => {
  const invaded = (inside: number): Told =>
    enter(
      field({
        control: { pella: 'red' },
        forces: {
          'red:pella': { silverShields: 2, loyal: 1 },
          'blue:larisa': { mercenary: 3 },
          ...(inside > 0 ? { 'red:pella:inside': { mercenary: inside } } : {}),
        },
        generals: { antipatros: 'red:pella', krateros: 'blue:larisa' },
        active: 'blue',
      }),
      'blue',
      'larisa',
      'pella',
    );

  test('R 3.3.3.1 both go into a city or none', () => {
    const counts = (told: Told) => listed(told, 'moveIntoCity').map(({ unit, count }) => `${count} ${unit}`);
    expect(counts(invaded(0))).toEqual(['1 loyal', '2 silverShields']);
    expect(counts(invaded(1))).toEqual(['1 loyal']);
  });

  test('R 3.3.3.1 both intercept or none', () => {
    const declaring = choose(
      enter(
        field({
          forces: { 'red:amphipolis': { silverShields: 2, mercenary: 2 }, 'blue:larisa': { mercenary: 3 } },
          generals: { antipatros: 'red:amphipolis', krateros: 'blue:larisa' },
          active: 'blue',
        }),
        'blue',
        'larisa',
        'pella',
      ),
      { type: 'intercept', from: 'amphipolis', commander: 'antipatros' },
    );
    expect(listed(declaring, 'interceptWith').map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      '1 mercenary',
      '2 mercenary',
      '2 silverShields',
    ]);
  });

  test('R 3.3.3.1 both come out of a besieged city for a battle or none', () => {
    const told = fight(
      field({
        control: { pella: 'red' },
        forces: {
          'red:pella': { mercenary: 2 },
          'red:pella:inside': { silverShields: 2 },
          'blue:pella': { mercenary: 3 },
        },
        generals: { antipatros: 'red:pella', krateros: 'blue:pella' },
      }),
      { space: 'pella', attacker: 'red', defender: 'blue' },
    );
    expect(listed(told, 'joinBattle')).toEqual([
      { type: 'joinBattle', player: 'red', unit: 'silverShields', count: 2 },
    ]);
  });

  test('R 3.3.3.1 both find shelter or none (ruling shelter)', () => {
    const sheltered = (inside: Setting['forces']) =>
      carryOut(
        field({
          control: { pella: 'red' },
          forces: { 'red:pella': { silverShields: 2, loyal: 1 }, 'blue:pella': { mercenary: 3 }, ...inside },
          generals: { antipatros: 'red:pella', krateros: 'blue:pella' },
        }),
        (run) => void takeShelter(run, 'red', 'pella'),
      );
    const asked = sheltered({});
    expect(listed(asked, 'moveIntoCity').map(({ unit, count }) => [unit, count])).toEqual([
      ['loyal', 1],
      ['silverShields', 2],
    ]);
    const [loyal, shields] = listed(asked, 'moveIntoCity');
    if (loyal === undefined || shields === undefined) throw new Error('nobody is asked');
    expect(forces(play(asked, shields), 'red:pella:inside')).toEqual({ silverShields: 2 });
    expect(forces(play(asked, loyal), 'red:pella:inside')).toEqual({ loyal: 1 });
    // With room for one there is nothing to choose.
    const one = sheltered({ 'red:pella:inside': { mercenary: 1 } });
    expect(forces(one, 'red:pella:inside')).toEqual({ mercenary: 1, loyal: 1 });
    expect(one.state.dispersed.red).toMatchObject({ silverShields: 2, loyal: 0 });
  });

  test('R 4.16 to find shelter is no activation: who had not moved has not, who had has (ruling reactions-are-no-activation)', () => {
    const told = carryOut(
      field({
        control: { pella: 'red' },
        forces: { 'red:pella': { mercenary: 1, loyal: 1 }, 'blue:pella': { mercenary: 3 } },
        generals: { antipatros: 'red:pella', krateros: 'blue:pella' },
      }),
      (run) => {
        markUnitsMoved(run, 'red', { space: 'pella', inside: false }, { ...NO_UNITS, loyal: 1 });
        takeShelter(run, 'red', 'pella');
      },
    );
    expect(forces(told, 'red:pella:inside')).toEqual({ mercenary: 1, loyal: 1 });
    expect(movedUnits(told, 'red:pella:inside')).toEqual({ ...NO_UNITS, loyal: 1 });
    expect(general(told, 'antipatros')).toMatchObject({ inside: true, moved: false });
  });
});

describe('R 3.3.4 Royal Army', () => {
  test('R 3.3.4.1 there are eight at the start, and none can be trained', () => {
    expect(royalArmyOf(setUp({ players: 4 }, FOUR_HANDS))).toBe(8);
    const told = carryOut(setting({}), (run) => run.push({ kind: 'train', player: 'red', points: 4 }));
    expect(listed(told, 'trainUnit').map(({ unit }) => unit)).toEqual(['mercenary', 'loyal']);
  });

  test('R 3.3.4.2 what comes over in a battle has done enough for the segment (R 12.7)', () => {
    // Red has 3 Legitimacy as a Champion, Blue none, and 1 more Prestige with Antipatros. Red: 6 Mercenaries, 11 on the dice: 6.
    // Blue: 1 loyal of strength 2, dice raised to 3 and 3: 0.
    const told = play(
      fight(
        field({
          forces: { 'red:larisa': { mercenary: 6 }, 'blue:larisa': { loyal: 1, royalArmy: 2 } },
          generals: { lysimachos: 'red:larisa', antipatros: 'blue:larisa' },
          rest: { champions: ['red'] },
        }),
        { space: 'larisa', attacker: 'red', defender: 'blue' },
      ),
      ...dice(6, 5, 1, 1),
    );
    expect(said(told, 'unitsDefected')).toMatchObject([{ rule: 'R 3.3.4.2', count: 2, to: 'red' }]);
    const won = play(told, ...dice(1));
    expect(forces(won, 'red:larisa')).toEqual({ mercenary: 6, royalArmy: 2 });
    expect(movedUnits(won, 'red:larisa').royalArmy).toBe(2);
  });

  test('R 3.3.4.6 all of them may be disbanded, and a Minor General left alone goes home with his activation over', () => {
    const told = activate(
      { control: {}, forces: { 'red:issos': { royalArmy: 2 } }, minors: ['red:issos'] },
      'minor',
      'red:issos',
      { die: 5 },
    );
    expect(listed(told, 'disband').map(({ count }) => count)).toEqual([1, 2]);
    const gone = go(told, { type: 'disband', count: 2 });
    expect(forces(gone, 'red:issos')).toEqual({});
    expect(minors(gone, 'red')).toEqual([]);
    expect(topKind(gone)).toBeUndefined();
    const one = go(told, { type: 'disband', count: 1 }, march('tarsos'));
    expect(marching(one).group.units.royalArmy).toBe(1);
  });
});

describe('R 3.4 fleets', () => {
  test('R 3.4.1 a fleet that changes hands shows its weak side', () => {
    const base = setting({ control: { athenai: 'red' } });
    const state: GameState = {
      ...base,
      fleets: { ...base.fleets, athenai: { owner: 'red', upgraded: true, dispersed: false } },
    };
    const told = carryOut(state, (run) => {
      placeMarker(run, 'athenai', 'blue', 'R 3.2');
    });
    expect(told.state.fleets.athenai).toEqual({ owner: 'blue', upgraded: false, dispersed: false });
  });
});
