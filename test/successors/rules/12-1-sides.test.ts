/** R 12.1.2: who comes out of a besieged city to fight before it, and goes back into it. */
import { describe, expect, it } from 'vitest';
import { moveGroupTo, emptyGroup } from '../../../src/successors/deeds/group.js';
import { battleStrength, outside, unitsOf } from '../../../src/successors/questions.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { goBackIntoCity } from '../../../src/successors/rules/12-1-sides.js';
import { battleSide, pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import type { Commander } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, force, forces, general, minors, play, said, type Setting, type Told } from '../language.js';
import { asked, choose, field, fight, passes } from './battlefield.js';
import { listed, marching, objection } from './marching.js';

/** White holds Tyros, before which yellow stands with a Mercenary under a Minor General. */
const tyros = (given: Setting) =>
  field({
    active: 'white',
    control: { tyros: 'white' },
    ...given,
    forces: { 'yellow:tyros': { mercenary: 1 }, ...given.forces },
    minors: ['yellow:tyros', ...(given.minors ?? [])],
  });
/** White attacks before its own city. */
const relief = (given: Setting): Told => fight(tyros(given), { space: 'tyros', attacker: 'white', defender: 'yellow' });
/** Ptolemaios, two Minor Generals and 2 Mercenaries inside, 4 Mercenaries under a third before the walls. */
const garrison: Setting = {
  forces: { 'white:tyros': { mercenary: 4 }, 'white:tyros:inside': { mercenary: 2 } },
  generals: { ptolemaios: 'white:tyros:inside' },
  minors: ['white:tyros', 'white:tyros:inside', 'white:tyros:inside'],
};
const withGeneral = (who: Commander) => ({ type: 'joinBattleWithGeneral', general: who }) as const;
const gate = (told: Told) => said(told, 'generalThroughGate').map(({ general: who, inside }) => [who, inside]);

describe('generals of the city', () => {
  it('R 12.1.2 one by one they join, and after the victory all of them are inside again', () => {
    const out = choose(
      choose(choose(relief(garrison), withGeneral('ptolemaios')), withGeneral('minor')),
      withGeneral('minor'),
    );
    expect(general(out, 'ptolemaios')).toMatchObject({ space: 'tyros', inside: false, moved: true });
    expect(listed(out, 'joinBattleWithGeneral')).toEqual([]);
    // 4 and a Local Troop on a 12 score 7, 1 on a 4 scores 0.
    const won = play(passes(out), ...dice(6, 6, 1, 1));
    expect(said(won, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
    expect(general(won, 'ptolemaios')).toMatchObject({ space: 'tyros', inside: true });
    expect(minors(won, 'white').map(({ inside }) => inside)).toEqual([false, true, true]);
    expect(gate(won)).toEqual([
      ['ptolemaios', false],
      ['minor', false],
      ['minor', false],
      ['ptolemaios', true],
      ['minor', true],
      ['minor', true],
    ]);
    expect(said(won, 'unitsThroughGate')).toEqual([]);
  });

  it('R 12.1.2, 12.4.1 who has come out and fallen goes back into no city', () => {
    const out = passes(choose(relief(garrison), withGeneral('ptolemaios')));
    // Ptolemaios commands: 4 and 5 are 9, and on a 6 the victor is lost.
    const told = play(out, ...dice(4, 5, 1, 1, 6));
    expect(said(told, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
    expect(general(told, 'ptolemaios')).toMatchObject({ status: 'eliminated', space: null, inside: false });
    expect(gate(told)).toEqual([['ptolemaios', false]]);
  });
});

describe('CUs of the city', () => {
  it('R 12.1.2 those of the defender join as well, and go back as well', () => {
    const state = tyros({
      active: 'yellow',
      forces: {
        'white:tyros': { mercenary: 3 },
        'white:tyros:inside': { mercenary: 2 },
        'yellow:tyros': { mercenary: 2 },
      },
      minors: ['white:tyros'],
    });
    const begun = fight(state, { space: 'tyros', attacker: 'yellow', defender: 'white', retreatTo: 'ake' });
    expect(asked(begun)).toBe('white');
    const joined = choose(begun, { type: 'joinBattle', unit: 'mercenary', count: 2 });
    // With the Local Troop of Tyros.
    expect(said(joined, 'battleStrengthCounted').map(({ strength }) => strength)).toEqual([2, 3 + 2 + 1]);
    const won = play(joined, ...dice(1, 1, 6, 6));
    expect(said(won, 'landBattleEnded')).toMatchObject([{ result: 'defender' }]);
    expect(forces(won, 'white:tyros')).toEqual({ mercenary: 3 });
    expect(forces(won, 'white:tyros:inside')).toEqual({ mercenary: 2 });
  });

  it('R 12.1.2, 12.5.2 in the place of those that go back the Army on the march is one weaker (ruling back-into-the-city)', () => {
    const state = tyros({
      options: { players: 4, interrupts: 'everyone' },
      forces: {
        'white:ake': { mercenary: 3 },
        'white:tyros:inside': { mercenary: 2 },
        'yellow:tyros': { mercenary: 3 },
      },
      minors: ['white:ake'],
      rest: { hands: { ...field({}).hands, white: [53] } },
    });
    const begun = carryOut(state, (run) => {
      startMarch(run, { player: 'white', commander: 'minor', space: 'ake', inside: false, die: null, points: 3 });
      const march = run.frame('march');
      if (march === undefined) throw new Error('no march');
      moveGroupTo(run, march, outside('tyros'));
      Object.assign(march, { arrivedBy: 'land', trail: ['ake'], entered: 1, awaiting: 'arrival' });
      pushBattle(run, { space: 'tyros', attacker: 'white', defender: 'yellow', retreatTo: ['ake'], noLocalTroops: [] });
    });
    const joined = choose(begun, { type: 'joinBattle', unit: 'mercenary', count: 2 });
    // 6 on a 10 score 5, 3 score 4: white has won and loses a Mercenary. It is asked for cards before, between and after.
    const over = play(passes(play(passes(joined), ...dice(5, 5, 5, 5))));
    expect(over.state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'battleOver' });
    expect(marching(over).group.units).toMatchObject({ mercenary: 2 });
    expect(forces(over, 'white:tyros:inside')).toEqual({ mercenary: 2 });
    expect(force(over, 'white:tyros')).toMatchObject({ units: { mercenary: 2 }, moved: { mercenary: 2 } });
  });

  it('R 4.16, 12.1.2 nobody goes back into a city that is his no more', () => {
    const state = field({
      control: { tyros: 'yellow' },
      forces: { 'white:tyros': { mercenary: 2 } },
      minors: ['white:tyros'],
    });
    const fromCity = { ...emptyGroup(), units: unitsOf('mercenary', 2) };
    const told = carryOut(state, (run) => goBackIntoCity(run, { ...battleSide('white'), fromCity }, 'tyros'));
    expect(forces(told, 'white:tyros')).toEqual({ mercenary: 2 });
    expect(told.events).toEqual([]);
  });

  it('R 3.3.4.2, 12.2 the Royal Army of a side counts, unless it is known to stand aside', () => {
    const state = field({ forces: { 'blue:lamia': { royalArmy: 2 } }, minors: ['blue:lamia'] });
    expect(battleStrength(state, battleSide('blue'), 'lamia')).toBe(4);
    expect(battleStrength(state, { ...battleSide('blue'), royalArmyAside: true }, 'lamia')).toBe(0);
  });
});

describe('refusals', () => {
  const once = choose(relief({ ...garrison, minors: ['white:tyros'] }), {
    type: 'joinBattle',
    unit: 'mercenary',
    count: 1,
  });
  const why = (deed: Parameters<typeof objection>[1]) => objection(once, deed);

  it('R 12.1.2 each kind is decided on once (ruling who-comes-out)', () => {
    expect(why({ type: 'joinBattle', unit: 'mercenary', count: 1 })).toEqual([
      'alreadyDecided',
      'ruling who-comes-out',
      { unit: 'mercenary' },
    ]);
  });

  it('R 12.1.2 only who is inside joins', () => {
    expect(why({ type: 'joinBattle', unit: 'loyal', count: 1 })).toEqual([
      'noSuchPiece',
      'R 12.1.2',
      { unit: 'loyal', count: 1, available: 0 },
    ]);
    const beside = relief({ ...garrison, forces: { ...garrison.forces, 'white:tyros': { loyal: 1 } } });
    expect(objection(beside, { type: 'joinBattle', unit: 'loyal', count: 1 })?.[0]).toBe('noSuchPiece');
    for (const who of ['kassandros', 'minor'] as const)
      expect(why({ type: 'joinBattleWithGeneral', general: who })).toEqual([
        'noSuchPiece',
        'R 12.1.2',
        { player: 'white', general: who, space: 'tyros', inside: true },
      ]);
    expect(why(withGeneral('ptolemaios'))).toBeUndefined();
    const led = relief({ ...garrison, generals: {} });
    expect(objection(led, { type: 'joinBattleWithGeneral', general: 'ptolemaios' })?.[0]).toBe('noSuchPiece');
    expect(objection(led, { type: 'joinBattleWithGeneral', general: 'minor' })).toBeUndefined();
  });

  it('R 12.1.2 nothing else is decided meanwhile', () => {
    expect(why({ type: 'endActivation', inside: false })?.slice(0, 2)).toEqual(['outOfPhase', 'R 12.1.2']);
  });
});
