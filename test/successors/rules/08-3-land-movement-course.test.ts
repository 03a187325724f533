/** R 8.3, 9: the course of an activation by land: whom it meets one after the other, and what is refused on the way. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { dice, general, legal, play, said, type Setting, type Told, topKind } from '../language.js';
import { asked, field } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';

type Particulars<A> = A extends { readonly player: unknown } ? Omit<A, 'player'> : never;
const why = ({ state }: Told, action: Particulars<Action>) =>
  machine.explainAction(state, { ...action, player: 'red' } as Action);
/** Antigonos sets out. */
const begin = (given: Setting, place = 'red:pella', points = 6): Told =>
  activate({ state: field(given), events: [] }, 'antigonos', place, { points });
const through = { type: 'march', to: 'larisa', passage: true } as const;
const pass = { type: 'pass' } as const;
const grant = { type: 'grantPassage', grant: true } as const;

/** Ten Mercenaries of Red's are at Pella, and so many of others at Larisa, each under a Minor General. */
const toLarisa = (others: Partial<Record<PlayerId, number>>, more: Setting = {}): Told => {
  const there = Object.entries(others);
  return begin({
    ...more,
    forces: {
      'red:pella': { mercenary: 10 },
      ...Object.fromEntries(there.map(([player, mercenary]) => [`${player}:larisa`, { mercenary }])),
      ...more.forces,
    },
    generals: { antigonos: 'red:pella', ...more.generals },
    minors: there.map(([player]) => `${player}:larisa`),
  });
};

describe('Setting out', () => {
  test('R 8.3.1, 8.3.7 an Army inside its city begins outside, unless that is besieged (ruling gates)', () => {
    const within: Setting = {
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { mercenary: 1 } },
      generals: { antigonos: 'red:pella:inside' },
    };
    const open = begin(within, 'red:pella:inside');
    expect(marching(open)).toMatchObject({ inside: false, byLand: false, bySea: false });
    expect(said(open, 'gatePassed')).toMatchObject([{ rule: 'R 8.3.7', space: 'pella', inside: false }]);
    const shut = begin(
      {
        ...within,
        forces: { ...within.forces, 'blue:pella': { mercenary: 2 }, 'red:pella': { loyal: 1 } },
        minors: ['blue:pella', 'red:pella'],
      },
      'red:pella:inside',
    );
    expect(marching(shut).inside).toBe(true);
    expect(said(shut, 'gatePassed')).toEqual([]);
    // What stands outside is out of reach by land (R 13.2.6).
    expect(listed(shut, 'takeUnits')).toEqual([]);
  });

  test('R 8.4.2, 9.1 where the Army has come from, and how', () => {
    const met = go(toLarisa({ blue: 3 }), march('larisa'), pass);
    expect(met.state.stack).toMatchObject([
      { kind: 'march', awaiting: 'battle', byLand: true, bySea: false },
      { kind: 'landBattle' },
      { kind: 'roll' },
    ]);
    const city: Setting = {
      control: { pelousion: 'red', tyros: 'blue' },
      forces: { 'red:pelousion': { mercenary: 3 }, 'blue:tyros': { loyal: 1 } },
      generals: { antigonos: 'red:pelousion' },
    };
    const debarked = go(
      begin(city, 'red:pelousion'),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
      { type: 'sail', to: 'ake' },
      { type: 'sail', to: 'tyros' },
      { type: 'debark', inside: false },
    );
    expect(topKind(debarked)).toBe('arrangeCity');
    expect(debarked.state.stack.slice(0, 2)).toMatchObject([
      { kind: 'march', awaiting: 'arrival', byLand: false, bySea: true },
      { kind: 'arrival', mover: 'red', space: 'tyros', from: 'pelousion', trail: ['pelousion'], bySea: true },
    ]);
    const entered = go(
      toLarisa({}, { control: { pella: 'blue' }, forces: { 'blue:pella:inside': { loyal: 1 } } }),
      march('larisa'),
      march('pella'),
    );
    expect(entered.state.stack.slice(0, 2)).toMatchObject([
      { kind: 'march', awaiting: 'arrival', byLand: true },
      { kind: 'arrival', mover: 'red', space: 'pella', from: 'larisa', trail: ['larisa'], bySea: false },
    ]);
  });
});

describe('Friendly Passage', () => {
  test('R 8.3.8 all who stand there are asked, one after the other', () => {
    const first = go(toLarisa({ blue: 3, yellow: 3 }), through);
    expect([topKind(first), asked(first)]).toEqual(['passage', 'blue']);
    const second = go(first, grant);
    expect([topKind(second), asked(second)]).toEqual(['passage', 'yellow']);
    expect(topKind(go(second, grant))).toBe('march');
  });

  test('R 8.3.8.1 one of them may be attacked, and the other still lets the Army through', () => {
    const passing = go(toLarisa({ blue: 3, yellow: 3 }), through, grant, grant);
    const met = go(passing, { type: 'attack', target: 'blue' }, pass);
    expect(met.state.stack[0]).toMatchObject({ kind: 'march', passage: ['yellow'] });
    expect(said(met, 'landBattleBegan')).toMatchObject([{ attacker: 'red', defender: 'blue' }]);
    const won = play(met, ...dice(6, 6, 1, 1));
    expect(said(won, 'landBattleBegan')).toHaveLength(1);
    expect(topKind(won)).toBeUndefined();
  });

  test('R 8.3.8.2 nothing is picked up among those who grant it', () => {
    const given = { forces: { 'red:larisa': { loyal: 1 } }, control: { larisa: 'red' } } as const;
    const passing = go(toLarisa({ blue: 3 }, given), through, grant);
    expect(legal(passing).filter(({ type }) => type.startsWith('take'))).toEqual([]);
    expect(why(passing, { type: 'takeUnits', unit: 'loyal', count: 1, inside: false })).toMatchObject({
      code: 'enemyUnitsThere',
      rule: 'R 8.3.8.2',
      params: { space: 'larisa' },
    });
  });

  test('R 8.3.8.1 a general without CUs to whom it is refused is Dispersed, before anybody reacts', () => {
    const alone = toLarisa({ blue: 3 }, { forces: { 'red:pella': {} } });
    const told = go(alone, through, { type: 'grantPassage', grant: false });
    expect(said(told, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.8.1', general: 'antigonos' }]);
    expect(general(told, 'antigonos').status).toBe('dispersed');
    expect(topKind(told)).toBeUndefined();
  });
});

describe('Enemies one after the other', () => {
  test('R 8.3.6, 8.3.5 who has overrun one fights the next', () => {
    const met = go(toLarisa({ blue: 1, yellow: 4 }), march('larisa'), pass, pass);
    expect(said(met, 'overrun')).toMatchObject([{ by: 'red', victim: 'blue', space: 'larisa' }]);
    expect(said(met, 'landBattleBegan')).toMatchObject([{ attacker: 'red', defender: 'yellow', space: 'larisa' }]);
  });
});

describe('Past an Independent Stronghold', () => {
  /** From Aspendos past Sagalassos against Kelainai, where Blue stands, with one loyal CU. */
  const past = (): Told =>
    go(
      begin(
        {
          control: { sagalassos: 'independent' },
          forces: { 'red:aspendos': { loyal: 1 }, 'blue:kelainai': { mercenary: 2 } },
          generals: { antigonos: 'red:aspendos' },
          minors: ['blue:kelainai'],
        },
        'red:aspendos',
      ),
      march('sagalassos'),
      march('kelainai'),
    );

  test('R 8.3.11 an Army that is left goes where it was bound for', () => {
    expect(marching(play(past(), ...dice(1))).space).toBe('kelainai');
  });

  test('R 8.3.11, 8.3.3 a general who has lost his last CU does not go among enemies: he is still to choose', () => {
    const told = play(past(), ...dice(6));
    expect(marching(told)).toMatchObject({ space: 'sagalassos', bound: null, group: { units: { loyal: 0 } } });
    expect(topKind(told)).toBe('march');
    expect(listed(told, 'march')).toContainEqual({ type: 'march', player: 'red', to: 'kelainai', passage: true });
    expect(listed(told, 'march')).not.toContainEqual({ type: 'march', player: 'red', to: 'kelainai', passage: false });
  });
});

describe('Refusals', () => {
  test('R 8.3 each by the clause of what was to be done', () => {
    const options: Setting['options'] = { players: 4, optionalRules: ['cavalry'] };
    const told = go(toLarisa({}, { options }), march('larisa'));
    const refused = (action: Particulars<Action>) => {
      const violation = why(told, action);
      return violation && [violation.code, violation.rule];
    };
    expect(refused({ type: 'disband', count: 1 })).toEqual(['tooLateToDisband', 'R 3.3.4.6']);
    expect(refused({ type: 'embark' })).toEqual(['noPort', 'R 8.4.1']);
    expect(refused({ type: 'siege', space: 'larisa' })).toEqual(['noSiegeTarget', 'R 13.1']);
    expect(refused({ type: 'subjugateWithCavalry', space: 'larisa' })).toEqual(['noCavalry', 'R 19.9.4']);
    expect(refused({ type: 'removeEnemyMarker', space: 'larisa' })).toEqual(['noMarkerThere', 'R 8.3.9']);
    expect(refused({ type: 'endActivation', inside: true })).toEqual(['notYourCity', 'R 8.3.7']);
    expect(why(told, { type: 'attack', target: 'blue' })).toMatchObject({
      code: 'nobodyToAttack',
      rule: 'R 8.3.8.1',
      params: { space: 'larisa', target: 'blue' },
    });
    const alone = begin({ generals: { antigonos: 'red:pella' } });
    expect(why(alone, { type: 'attack', target: 'blue' })).toMatchObject({
      code: 'onlyArmies',
      rule: 'R 8.3.8.1',
      params: { player: 'red', space: 'pella' },
    });
    expect(refused({ type: 'bury', space: 'larisa' })).toEqual(['noBurial', 'R 15.4.2']);
  });
});
