/** R 6.4.2, 6.4.3: where reinforcements may be placed. */
import { describe, expect, it } from 'vitest';
import {
  basesOf,
  enemyHeld,
  isRoomForUnits,
  isShutIn,
  lastResort,
  roomForGenerals,
  roomForMinorGenerals,
  roomForUnits,
  type Deployment,
} from '../../../src/successors/questions.js';
import { allUnits } from '../../../src/successors/units.js';
import type { Setting } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

/** Five Mercenaries of Red's, to be placed wherever R 6.4.2 allows. */
const deployment = (terms: Partial<Deployment> = {}): Deployment => ({
  player: 'red',
  units: allUnits({ mercenary: 5 }),
  generals: [],
  spaces: null,
  together: false,
  bases: [],
  placed: {},
  resort: {},
  minorGenerals: false,
  ...terms,
});
const room = (given: Setting, terms: Partial<Deployment> = {}) =>
  roomForUnits(field(given), deployment(terms)).map((one) => [one.space, one.room]);

describe('spaces with enemies', () => {
  it('R 6.4.2 a enemy CUs, Independent Armies and enemy Major Generals, in either zone', () => {
    const state = field({
      control: { pella: 'blue', tyros: 'blue', larisa: 'red' },
      forces: { 'white:issos': { loyal: 1 }, 'blue:tyros:inside': { loyal: 1 }, 'red:larisa': { loyal: 1 } },
      generals: { krateros: 'blue:pella:inside', seleukos: 'white:arbela', kassandros: 'red:gordion' },
      rest: independentsAt({ ariarathes: 'komana' }),
    });
    expect([...enemyHeld(state, 'red')].sort()).toEqual(['arbela', 'issos', 'komana', 'pella', 'tyros']);
  });

  it('R 6.4.2 a whoever sits last at the table is an enemy, too', () => {
    expect(enemyHeld(field({ generals: { krateros: 'white:pella' } }), 'red')).toEqual(['pella']);
    const five = field({ options: { players: 5 }, generals: { krateros: 'black:pella' } });
    expect(enemyHeld(five, 'red')).toEqual(['pella']);
    expect(enemyHeld(five, 'black')).toEqual([]);
  });
});

describe('bases', () => {
  it('R 6.4.2 b every space with a general of the player, Major or Minor, once', () => {
    const state = field({
      forces: { 'red:issos': { loyal: 1 }, 'blue:arbela': { loyal: 1 } },
      minors: ['red:issos', 'blue:arbela'],
      generals: { krateros: 'red:pella', seleukos: 'red:pella', antigonos: 'red:issos', kassandros: 'blue:larisa' },
    });
    expect([...basesOf(state, 'red')].sort()).toEqual(['issos', 'pella']);
    expect(basesOf(field({ minors: ['red:issos'], forces: { 'red:issos': { loyal: 1 } } }), 'red')).toEqual(['issos']);
    expect(basesOf(field({}), 'red')).toEqual([]);
  });
});

describe('room for CUs', () => {
  it('R 6.4.3 all in a friendly Major City or with a Major General, two in any other space, in the order of the board', () => {
    const given: Setting = {
      control: markers('red', 'tarsos', 'pella'),
      generals: { krateros: 'red:tp-amanos' },
      forces: { 'red:issos': { loyal: 1 } },
      minors: ['red:issos'],
    };
    const bases = ['tp-amanos', 'issos'];
    const found = Object.fromEntries(room(given, { bases }));
    expect(found).toEqual({ pella: 5, tarsos: 2, issos: 2, 'tp-amanos': 5 });
    expect(room(given, { bases })).toEqual(room(given, { bases: [...bases].reverse() }));
  });

  it('R 6.4.2 a space that is open for both reasons is open once, and so is one with two generals', () => {
    const given: Setting = { control: markers('red', 'tarsos'), generals: { krateros: 'red:tarsos' } };
    expect(room(given, { bases: ['tarsos'] })).toEqual([['tarsos', 5]]);
    expect(room({ generals: { krateros: 'red:tarsos' } }, { bases: ['tarsos', 'tarsos'] })).toEqual([['tarsos', 5]]);
  });

  it('R 6.4.3 a Major City that is not friendly takes two where a Minor General opens it', () => {
    const given: Setting = {
      control: { pella: 'blue' },
      forces: { 'red:pella': { loyal: 1 } },
      minors: ['red:pella'],
    };
    expect(room(given, { bases: ['pella'] })).toEqual([['pella', 2]]);
  });

  it('R 6.4.3 what has been placed counts, and a full space has no room', () => {
    const given: Setting = { control: markers('red', 'tarsos', 'issos') };
    expect(room(given, { placed: { tarsos: 1 } })).toEqual([
      ['tarsos', 1],
      ['issos', 2],
    ]);
    expect(room(given, { placed: { tarsos: 2 } })).toEqual([['issos', 2]]);
  });

  it('R 6.4.3 whether so many fit into one space', () => {
    const state = field({ control: markers('red', 'tarsos') });
    expect(isRoomForUnits(state, deployment(), 2)).toBe(true);
    expect(isRoomForUnits(state, deployment(), 3)).toBe(false);
    expect(isRoomForUnits(state, deployment({ placed: { tarsos: 1 } }), 2)).toBe(false);
    expect(isRoomForUnits(field({}), deployment(), 1)).toBe(false);
    const led = field({ generals: { krateros: 'red:tp-amanos' } });
    expect(isRoomForUnits(led, deployment({ bases: ['tp-amanos'] }), 5)).toBe(true);
  });

  it('R 6.4.2 b a lone enemy General does not shut the space of a general of one’s own, enemy CUs do (ruling apart-at-rest)', () => {
    const given: Setting = {
      control: markers('red', 'tarsos'),
      generals: { krateros: 'red:tarsos', seleukos: 'blue:tarsos' },
    };
    expect(room(given)).toEqual([]);
    expect(room(given, { bases: ['tarsos'] })).toEqual([['tarsos', 5]]);
    expect(room({ ...given, forces: { 'blue:tarsos': { loyal: 1 } } }, { bases: ['tarsos'] })).toEqual([]);
  });

  it('R 6.4.3 no CU into a besieged city, but a Major General, where one is inside (ruling deploying-inside)', () => {
    const state = field({
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 1 }, 'blue:pella': { loyal: 3 } },
      generals: { krateros: 'red:pella:inside' },
    });
    expect([isShutIn(state, 'red', 'pella'), isShutIn(state, 'blue', 'pella')]).toEqual([true, false]);
    expect(roomForUnits(state, deployment({ bases: ['pella'] }))).toEqual([]);
    expect(roomForGenerals(state, deployment({ bases: ['pella'] }))).toEqual(['pella']);
    expect(roomForGenerals(state, deployment())).toEqual([]);
  });

  it('R 20 where a card names the spaces, in these alone', () => {
    const given: Setting = { control: markers('red', 'tarsos', 'issos'), generals: { krateros: 'red:tp-amanos' } };
    expect(room(given, { bases: ['tp-amanos'], spaces: ['issos'] })).toEqual([['issos', 2]]);
    expect(room(given, { bases: ['tp-amanos'], spaces: ['tp-amanos'] })).toEqual([['tp-amanos', 5]]);
  });

  it('R 20 those that stay together go all to the space in which the first of them has been placed', () => {
    const given: Setting = { control: markers('red', 'tarsos', 'issos') };
    expect(room(given, { together: true })).toEqual([
      ['tarsos', 5],
      ['issos', 5],
    ]);
    expect(room(given, { together: true, placed: { issos: 1 } })).toEqual([['issos', 5]]);
  });
});

describe('the last resort', () => {
  const open = (given: Setting, terms: Partial<Deployment> = {}) => lastResort(field(given), deployment(terms));
  const at = (space: string, given: Setting, terms: Partial<Deployment> = {}) =>
    open(given, terms).find((one) => one.space === space)?.room;

  it('R 6.4.3 uncontrolled and Independent spaces, two CUs to a province', () => {
    expect(at('tarsos', {})).toBe(2);
    expect(at('tarsos', { control: { tarsos: 'independent' } })).toBe(2);
    expect(at('tarsos', { control: { tarsos: 'blue' } })).toBeUndefined();
    expect(at('tarsos', {}, { resort: { kilikia: 1 } })).toBe(1);
    expect(at('tarsos', {}, { units: allUnits({ mercenary: 1 }) })).toBe(1);
  });

  it('R 6.4.3 in provinces of nobody, of the Independents and of one’s own, not in those of others', () => {
    // Syria has four spaces, none of them a Major City: three markers control it.
    const three = ['myriandos', 'chalybon', 'hamath'] as const;
    expect(at('bambyke', { control: markers('red', ...three) })).toBe(2);
    expect(at('bambyke', { control: markers('independent', ...three) })).toBe(2);
    expect(at('bambyke', { control: markers('blue', ...three) })).toBeUndefined();
    expect(at('bambyke', { control: markers('blue', 'myriandos', 'chalybon') })).toBe(2);
  });

  it('R 6.4.3 not beside enemies, and nowhere where a card names the spaces', () => {
    expect(at('tarsos', { generals: { krateros: 'blue:tarsos' } })).toBeUndefined();
    expect(open({}, { spaces: ['tarsos'] })).toEqual([]);
  });

  it('R 6.4.3 nothing is open where every province is another player’s', () => {
    const spaces = open({}).map(({ space }) => space);
    expect(open({ control: markers('blue', ...spaces) })).toEqual([]);
  });

  it('R 3.1.2, 6.4.3 without a Minor General in the supply only beside a general of one’s own (ruling last-resort)', () => {
    const given: Setting = {
      minors: ['red:gaza', 'red:gaza', 'red:gaza', 'red:gaza'],
      forces: { 'red:gaza': { loyal: 4 } },
      generals: { krateros: 'red:tarsos' },
    };
    expect([at('tarsos', given), at('lesbos', given)]).toEqual([2, 0]);
  });
});

describe('room for Minor Generals', () => {
  const eight = { 'red:tarsos': { loyal: 8 } };

  it('R 6.4.3 friendly spaces with CUs and without a Minor General, in each zone (ruling deploying-minor-generals)', () => {
    const state = field({
      control: markers('red', 'pella', 'tarsos', 'gaza'),
      forces: {
        'red:pella': { loyal: 1 },
        'red:pella:inside': { loyal: 1 },
        'red:tarsos': { loyal: 1 },
        'red:issos': { loyal: 1 },
      },
      minors: ['red:tarsos'],
      generals: { krateros: 'red:pella' },
    });
    expect(roomForMinorGenerals(state, 'red')).toEqual([
      { space: 'pella', inside: false },
      { space: 'pella', inside: true },
    ]);
  });

  it('R 3.1.2, 6.4.3 as long as one is left in the supply', () => {
    const control = markers('red', 'tarsos', 'issos');
    const forces = { ...eight, 'red:issos': { loyal: 1 } };
    const place = [{ space: 'issos', inside: false }];
    const placed = (count: number) =>
      roomForMinorGenerals(
        field({ control, forces, minors: Array.from({ length: count }, () => 'red:tarsos') }),
        'red',
      );
    expect(placed(3)).toEqual(place);
    expect(placed(4)).toEqual([]);
  });
});
