/** R 12.4.2: who takes over an Army that has lost its commander. */
import { describe, expect, it } from 'vitest';
import { moveGroupTo } from '../../../src/successors/deeds/group.js';
import { pushSuccession } from '../../../src/successors/deeds/succession.js';
import { outside } from '../../../src/successors/questions.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import { carryOut, dice, forces, legal, minors, play, said, type Setting, topKind, type Told } from '../language.js';
import { choose, field, fight } from './battlefield.js';
import { marching, objection } from './marching.js';

/** Kassandros of red and Seleukos of blue in Lamia, where red attacks; Kassandros wins on a 9 and falls. */
const field12 = (given: Setting) =>
  field({
    ...given,
    forces: { 'red:lamia': { mercenary: 9 }, 'blue:lamia': { mercenary: 4 }, ...given.forces },
    generals: { kassandros: 'red:lamia', seleukos: 'blue:lamia', ...given.generals },
  });
const fallen = (given: Setting): Told =>
  play(
    fight(field12(given), { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' }),
    ...dice(5, 4, 1, 1, 6),
  );
const sources = (told: Told) => legal(told).map((action) => (action.type === 'succeed' ? action.from : action.type));

describe('where a new leader may come from', () => {
  const pella: Setting = { control: { pella: 'red' }, forces: { 'red:pella': { loyal: 1 } } };

  it('R 12.4.2 a place from which none can come is refused', () => {
    const told = fallen({ ...pella, minors: ['red:pella'] });
    for (const [from, inside] of [
      ['larisa', false],
      ['pella', true],
      ['supply', true],
    ] as const)
      expect(objection(told, { type: 'succeed', from, inside })).toEqual([
        'noMinorGeneral',
        'R 12.4.2',
        { player: 'red', from, inside },
      ]);
    expect(objection(told, { type: 'endActivation', inside: false })?.slice(0, 2)).toEqual(['outOfPhase', 'R 12.4.2']);
  });

  it('R 3.1.2, 12.4.2 not from a supply in which nobody is left', () => {
    const told = fallen({ ...pella, minors: ['red:pella', 'red:pella', 'red:pella', 'red:pella'] });
    expect(sources(told)).toEqual(['pella', 'pass']);
    expect(objection(told, { type: 'succeed', from: 'supply', inside: false })?.[0]).toBe('noMinorGeneral');
  });

  it('R 12.4.2 with nobody in the supply, in the turn of another, nobody is asked: the Army is Dispersed', () => {
    const state = field12({
      control: { pella: 'blue' },
      forces: { 'blue:lamia': { mercenary: 9 }, 'red:lamia': { mercenary: 3 }, 'blue:pella': { loyal: 1 } },
      minors: ['blue:pella', 'blue:pella', 'blue:pella', 'blue:pella'],
    });
    const told = play(
      fight(state, { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' }),
      ...dice(1, 1, 5, 4, 6),
    );
    expect(said(told, 'landBattleEnded')).toMatchObject([{ result: 'defender' }]);
    expect(topKind(told)).toBeUndefined();
    expect(said(told, 'unitsDispersed')).toMatchObject([{ rule: 'R 12.4.2', player: 'blue', units: { mercenary: 9 } }]);
  });

  it('R 12.4.2 between the Segments it is nobody’s turn: one comes from the supply alone', () => {
    const state = field({
      control: { lamia: 'red', pella: 'red' },
      forces: { 'red:lamia': { mercenary: 2 }, 'red:pella': { loyal: 1 } },
      minors: ['red:pella'],
      rest: { segment: null },
    });
    expect(sources(carryOut(state, (run) => pushSuccession(run, 'red', 'lamia')))).toEqual(['supply', 'pass']);
  });
});

describe('on the march', () => {
  /** Kassandros comes from Larisa with 8 Mercenaries and a loyal Macedonian to one who has come before him, and falls. */
  const onTheWay = (): Told => {
    const state = field({
      forces: {
        'red:larisa': { mercenary: 8, loyal: 1 },
        'red:lamia': { mercenary: 1 },
        'red:pella': { loyal: 1 },
        'blue:lamia': { mercenary: 9 },
      },
      generals: { kassandros: 'red:larisa', seleukos: 'blue:lamia' },
      minors: ['red:pella'],
      rest: { moved: { ...field({}).moved, forces: { 'red:lamia': { mercenary: 1 } } } },
    });
    const begun = carryOut(state, (run) => {
      startMarch(run, { player: 'red', commander: 'kassandros', space: 'larisa', inside: false, die: null, points: 3 });
      const march = run.frame('march');
      if (march === undefined) throw new Error('no march');
      moveGroupTo(run, march, outside('lamia'));
      Object.assign(march, { arrivedBy: 'land', trail: ['larisa'], entered: 1, awaiting: 'arrival' });
      pushBattle(run, { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: ['larisa'], noLocalTroops: [] });
    });
    // 11 on a 9 score 8, 9 on an 8 score 5: red has won, and is to lose a CU.
    return play(begun, ...dice(5, 4, 4, 4, 6));
  };

  it('R 12.4.2, 3.3.1 he comes from CUs that he alone shows to be his, for they are not the Army on the march', () => {
    expect(sources(onTheWay())).toEqual(['supply', 'pella', 'pass']);
  });

  it('R 12.4.2, 3.3.1 not the one who leads the Army on the march, unless it can spare him (ruling leaving-with-an-owner)', () => {
    const led = (minorGenerals: readonly ('red:larisa' | 'red:lamia')[]) =>
      carryOut(
        field({
          control: { pella: 'red' },
          forces: { 'red:larisa': { mercenary: 3 }, 'red:pella': { loyal: 2 } },
          minors: minorGenerals,
        }),
        (run) => {
          startMarch(run, { player: 'red', commander: 'minor', space: 'larisa', inside: false, die: null, points: 3 });
          pushSuccession(run, 'red', 'pella');
        },
      );
    expect(sources(led(['red:larisa']))).toEqual(['supply', 'pass']);
    expect(sources(led(['red:larisa', 'red:larisa']))).toEqual(['supply', 'larisa', 'pass']);
  });

  it('R 12.4.2, 8.3.1 he is of the Army on the march, and moves no more when it stops, no sooner', () => {
    const led = choose(onTheWay(), { type: 'succeed', from: 'supply' });
    expect(topKind(led)).toBe('losses');
    expect(marching(led).group).toMatchObject({ generals: [], minors: 1 });
    expect(led.state.moved.minorGenerals).toEqual({});
    const over = choose(led, { type: 'loseUnit', unit: 'loyal' });
    expect(minors(over, 'red')).toContainEqual({ space: 'lamia', inside: false, moved: true });
    expect(forces(over, 'red:lamia')).toEqual({ mercenary: 9 });
  });
});
