/** R 14.2 to 14.7: what an Independent Army may not do and why, and how its move ends. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { pushIndependentMove } from '../../../src/successors/deeds/independents.js';
import { machine } from '../../../src/successors/machine.js';
import type { IndependentArmyId, SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, forces, legal, play, said, type Setting, topKind, type Told } from '../language.js';
import { asked, choose, field, independentsAt, passes } from './battlefield.js';

/** Red activates an army; `'box'`: it stands in its box. */
const activate = (army: IndependentArmyId, at: SpaceId | 'box', given: Setting = {}): Told =>
  carryOut(
    field({ ...given, rest: { ...(at === 'box' ? {} : independentsAt({ [army]: at })), ...given.rest } }),
    (run) => pushIndependentMove(run, 'red', army),
  );
const go = (army: IndependentArmyId, to: SpaceId) =>
  ({ type: 'moveIndependentArmy', player: 'red', army, to }) as const;
const retreat = (army: IndependentArmyId, to: SpaceId | 'box') =>
  ({ type: 'retreatIndependentArmy', player: 'red', army, to }) as const;
const halt = (army: IndependentArmyId) => ({ type: 'endIndependentArmy', player: 'red', army }) as const;
const settle = (space: SpaceId) => ({ type: 'placeIndependentMarker', player: 'red', space }) as const;

const refusal = ({ state }: Told, action: Action) => machine.explainAction(state, action);
const may = (told: Told, action: Action): boolean =>
  legal(told).some((open) => JSON.stringify(open) === JSON.stringify(action));

/** Seuthes goes from Byzantion to Kabyle, where Blue's marker is, and these CUs. */
const toKabyle = (given: Setting): Told =>
  play(
    activate('seuthes', 'byzantion', { ...given, control: { kabyle: 'blue', ...given.control } }),
    go('seuthes', 'kabyle'),
  );

describe('What is refused', () => {
  test('R 14.2 it is one army that has been activated', () => {
    const told = activate('seuthes', 'byzantion');
    for (const action of [go('filon', 'rhagai'), halt('filon'), retreat('filon', 'box')])
      expect(refusal(told, action)).toMatchObject({
        code: 'otherMatter',
        rule: 'R 14.2',
        params: { army: 'filon', waitingFor: 'seuthes' },
      });
    expect(refusal(told, { type: 'pass', player: 'red' })).toMatchObject({ code: 'outOfPhase', rule: 'R 14.2' });
  });

  test('R 14.2.2, 14.3, 8.2 a step says from where to where', () => {
    const told = activate('leosthenes', 'larisa');
    expect(refusal(told, go('leosthenes', 'pella'))).toMatchObject({
      code: 'beyondLimits',
      rule: 'R 14.3',
      params: { army: 'leosthenes', at: 'larisa', to: 'pella' },
    });
  });

  test('R 14.1, 14.3 a move does not end in the box, nor for Filon where he is further east', () => {
    expect(refusal(activate('seuthes', 'box'), halt('seuthes'))).toMatchObject({
      code: 'mustEnter',
      rule: 'R 14.1',
      params: { army: 'seuthes' },
    });
    const east = play(activate('filon', 'rhagai'), go('filon', 'hekatompylos'));
    expect(refusal(east, halt('filon'))).toMatchObject({
      code: 'notWestward',
      rule: 'R 14.3',
      params: { army: 'filon', at: 'hekatompylos' },
    });
  });

  test('R 14.3 Filon need not move at all (ruling filon-west)', () => {
    const told = activate('filon', 'rhagai');
    expect(may(told, halt('filon'))).toBe(true);
    expect(play(told, halt('filon')).state.independentArmies.filon).toEqual({ status: 'map', space: 'rhagai' });
  });

  test('R 14.2.1 an Independent marker is placed where the army was activated, and nowhere else', () => {
    expect(refusal(activate('seuthes', 'byzantion'), settle('kabyle'))).toMatchObject({
      code: 'otherMatter',
      rule: 'R 14.2.1',
      params: { space: 'kabyle', waitingFor: 'byzantion' },
    });
    expect(refusal(activate('seuthes', 'box'), settle('getai'))).toMatchObject({
      code: 'otherMatter',
      params: { space: 'getai', waitingFor: 'box' },
    });
  });

  test('R 14.2.1 it costs the whole move: once the army has moved there is none', () => {
    const moved = play(activate('seuthes', 'byzantion'), go('seuthes', 'kabyle'));
    expect(refusal(moved, settle('byzantion'))).toMatchObject({
      code: 'wrongStep',
      rule: 'R 14.2.1',
      params: { army: 'seuthes', entered: 1 },
    });
    const back = play(moved, go('seuthes', 'byzantion'));
    expect(may(back, settle('byzantion'))).toBe(false);
    expect(refusal(back, settle('byzantion'))).toMatchObject({ code: 'wrongStep', params: { entered: 2 } });
  });

  test('R 14.2.1, 4.27 none at a Transit Point, in a Major City, or where one stands (ruling independent-moves)', () => {
    const why = (space: SpaceId, control: Setting['control'] = {}) => {
      const told = activate('glaukias', space, { control });
      expect(may(told, settle(space))).toBe(false);
      return refusal(told, settle(space));
    };
    expect(why('tp-paionia')).toMatchObject({
      code: 'noMarkersHere',
      rule: 'R 4.27',
      params: { space: 'tp-paionia' },
    });
    expect(why('pella', { pella: 'blue' })).toMatchObject({
      code: 'notOffered',
      rule: 'R 14.2.1',
      params: { space: 'pella' },
    });
    expect(why('epidamnos', { epidamnos: 'independent' })).toMatchObject({
      code: 'notUncontrolled',
      rule: 'ruling independent-moves',
      params: { space: 'epidamnos' },
    });
  });
});

describe('After a draw', () => {
  /** Five Mercenaries and a Local Troop of Blue's against the six of Seuthes, and equal dice. */
  const drawn = (): Told => play(toKabyle({ forces: { 'blue:kabyle': { mercenary: 5 } } }), ...dice(3, 3, 3, 3));

  test('R 14.7, 12.6 there is nothing for the army but to go back', () => {
    const told = drawn();
    expect(said(told, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    for (const action of [go('seuthes', 'philippopolis'), halt('seuthes'), settle('byzantion')])
      expect(refusal(told, action)).toMatchObject({
        code: 'wrongStep',
        rule: 'R 14.7',
        params: { army: 'seuthes', step: 'retreat' },
      });
    expect(refusal(told, retreat('seuthes', 'philippopolis'))).toMatchObject({
      code: 'notOffered',
      rule: 'R 14.7',
      params: { army: 'seuthes', to: 'philippopolis' },
    });
    expect(refusal(told, { type: 'pass', player: 'red' })).toMatchObject({ code: 'outOfPhase', rule: 'R 14.2' });
    expect(refusal(activate('seuthes', 'byzantion'), retreat('seuthes', 'box'))).toMatchObject({
      code: 'wrongStep',
      params: { step: 'none' },
    });
  });

  test('R 14.7 whoever has just come out of his box goes back to it, unasked', () => {
    const met = play(
      activate('seuthes', 'box', { control: { istros: 'blue' }, forces: { 'blue:istros': { mercenary: 5 } } }),
      go('seuthes', 'istros'),
    );
    const back = play(met, ...dice(3, 3, 3, 3));
    expect(said(back, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(back.state.independentArmies.seuthes).toEqual({ status: 'box', space: null });
    expect(said(back, 'independentArmyMoved').at(-1)).toMatchObject({ rule: 'R 14.7', from: 'istros', to: 'box' });
    expect(back.state.control['istros']).toBe('blue');
    expect(back.state.stack).toEqual([]);
  });

  test('R 12.6, 14.7 so does Leosthenes, who has no box to come out of again, to where he came from (ruling independent-moves)', () => {
    // Seven Mercenaries and a Local Troop against his eight, and equal dice.
    const met = play(
      activate('leosthenes', 'larisa', { control: { lamia: 'blue' }, forces: { 'blue:lamia': { mercenary: 7 } } }),
      go('leosthenes', 'lamia'),
    );
    const back = play(met, ...dice(3, 3, 3, 3));
    expect(said(back, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(back.state.independentArmies.leosthenes).toEqual({ status: 'map', space: 'larisa' });
    expect(forces(back, 'blue:lamia')).toEqual({ mercenary: 6 });
    expect(back.state.stack).toEqual([]);
  });
});

describe('The end of the move', () => {
  test('R 8.2, 14.2.1 a step over a mountain costs two of its three Movement Points', () => {
    const left = (to: SpaceId) => play(activate('seuthes', 'kabyle'), go('seuthes', to)).state.stack;
    expect(left('istros')).toMatchObject([{ kind: 'independentMove', left: 1 }]);
    expect(left('byzantion')).toMatchObject([{ kind: 'independentMove', left: 2 }]);
  });

  test('R 14.2.1 with its third Movement Point the move is over, and the marker goes where it has come to', () => {
    const told = play(
      activate('seuthes', 'chersonesos', { control: { philippopolis: 'blue' } }),
      go('seuthes', 'byzantion'),
      go('seuthes', 'kabyle'),
      go('seuthes', 'philippopolis'),
    );
    expect(told.state.stack).toEqual([]);
    expect(told.state.control['philippopolis']).toBeUndefined();
    expect(said(told, 'independentArmyEnded')).toEqual([
      { type: 'independentArmyEnded', rule: 'R 14.2.1', army: 'seuthes', space: 'philippopolis' },
    ]);
  });

  test('R 14.3 who has left the game ends nowhere', () => {
    const told = play(activate('filon', 'lamia'), go('filon', 'boiotia'));
    expect(told.state.independentArmies.filon.status).toBe('removed');
    expect(said(told, 'independentArmyEnded')).toEqual([]);
  });
});

describe('Enemies on the way', () => {
  test('R 14.4, 12.5.1 it waits for the Attrition of whom it has overrun, and goes on', () => {
    const struck = toKabyle({ forces: { 'blue:kabyle': { loyal: 1 } } });
    expect(struck.state.stack[0]).toMatchObject({ kind: 'independentMove', awaiting: 'overrun' });
    // A 2 takes nothing of one CU, and what is left is Dispersed.
    const over = play(struck, ...dice(2));
    expect(over.state.dispersed.blue?.loyal).toBe(1);
    expect(over.state.stack).toMatchObject([{ kind: 'independentMove', awaiting: 'none', left: 2 }]);
  });

  /** Blue's Eumenes and five Mercenaries are asked whether they would avoid battle. */
  const beforeEumenes = (): Told =>
    toKabyle({ forces: { 'blue:kabyle': { mercenary: 5 } }, generals: { eumenes: 'blue:kabyle' } });
  const localTroops = (told: Told) =>
    said(told, 'battleStrengthCounted').flatMap((event) => (event.who === 'blue' ? [event.localTroops] : []));

  test('R 10.4, 14.5 who fails to avoid it has no Local Troops', () => {
    const told = beforeEumenes();
    expect([topKind(told), asked(told)]).toEqual(['avoidBattle', 'blue']);
    const failed = play(choose(told, { type: 'avoidBattle' }), ...dice(1));
    expect(said(failed, 'avoidBattleRolled')).toMatchObject([{ success: false }]);
    expect(localTroops(failed)).toEqual([0]);
    expect(localTroops(passes(told))).toEqual([1]);
  });

  test('R 14.2.2, 14.5 it has come by land and with nobody’s leave; if nobody goes it fights, and has no space to retreat to', () => {
    const told = beforeEumenes();
    expect(told.state.stack.slice(0, 2)).toMatchObject([
      { kind: 'independentMove', awaiting: 'arrival' },
      { kind: 'arrival', mover: 'independent', army: 'seuthes', bySea: false, passage: [] },
    ]);
    expect(passes(told).state.stack.slice(0, 2)).toMatchObject([
      { kind: 'independentMove', awaiting: 'battle' },
      { kind: 'landBattle', attacker: { who: 'independent' }, defender: { who: 'blue' }, retreatTo: [] },
    ]);
  });

  /** Before a die is rolled Blue's two Mercenaries go over to White, who is next door: card 24, on a 5. */
  const deserted = (more: Setting = {}): Told => {
    const met = toKabyle({
      forces: { 'blue:kabyle': { mercenary: 2 }, 'white:philippopolis': { loyal: 1 }, ...more.forces },
      minors: ['blue:kabyle', 'white:philippopolis', ...(more.minors ?? [])],
      rest: { hands: { red: [], blue: [], yellow: [], white: [24] } },
    });
    const battle = passes(met);
    expect(battle.state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'landBattle', asked: 'white' });
    const over = play(
      battle,
      { type: 'playSurprise', player: 'white', card: 24 },
      { type: 'targetArmy', player: 'white', target: 'blue', space: 'kabyle', inside: false },
      ...dice(5),
      { type: 'drawCard', player: 'chance', to: 'white', card: 1 },
    );
    expect(forces(over, 'white:philippopolis')).toEqual({ loyal: 1, mercenary: 2 });
    expect(said(over, 'landBattleEnded')[0]).toMatchObject({ defender: 'blue', result: 'noBattle' });
    return over;
  };

  test('R 14.4 when they are gone before the battle it goes on (ruling attack-and-defection)', () => {
    const told = deserted();
    expect(told.state.stack).toMatchObject([{ kind: 'independentMove', awaiting: 'none', left: 2, drew: false }]);
    expect(may(told, go('seuthes', 'byzantion'))).toBe(true);
    expect(play(told, halt('seuthes')).state.control['kabyle']).toBeUndefined();
  });

  test('R 14.4 but not past others: it fights them (ruling attack-and-defection)', () => {
    const told = deserted({ forces: { 'yellow:kabyle': { mercenary: 2 } }, minors: ['yellow:kabyle'] });
    expect(said(told, 'landBattleBegan').map(({ defender }) => defender)).toEqual(['blue', 'yellow']);
    // Two Mercenaries on a 2 score nothing, the six of Seuthes on a 12 win.
    const fought = play(told, ...dice(6, 6, 1, 1));
    expect(said(fought, 'landBattleDecided')).toMatchObject([{ result: 'attacker' }]);
    expect(forces(fought, 'yellow:kabyle')).toEqual({});
    expect(fought.state.stack).toEqual([]);
  });
});
