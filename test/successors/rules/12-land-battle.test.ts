/** R 12: Land Battles. */
import { describe, expect, it } from 'vitest';
import {
  battleStrength,
  combatStrength,
  elephantsStrength,
  localTroops,
  modifiedTotal,
  NO_UNITS,
} from '../../../src/successors/questions.js';
import { battleSide } from '../../../src/successors/rules/12-land-battle.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { asked, choose, field, fight, independentsAt, kinds, passes } from './battlefield.js';
import { dice, force, forces, general, legal, minors, play, royal, said, type Told, topKind } from '../language.js';

/** Red attacks Blue in Lamia under Minor Generals (Battle Rating 2), from Larisa. */
const lamia = (red: object, blue: object, more: Parameters<typeof field>[0] = {}) =>
  field({
    ...more,
    forces: { 'red:lamia': red, 'blue:lamia': blue, ...more.forces },
    minors: more.minors ?? ['red:lamia', 'blue:lamia'],
  });
const battle = (state: ReturnType<typeof field>, more: object = {}) =>
  fight(state, { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa', ...more });
const scores = (told: Told) =>
  said(told, 'battleScored').map(({ who, total, strength, score }) => ({ who, total, strength, score }));
/** Where a Minor General may come from, and whether none need. */
const successors = (told: Told): readonly string[] =>
  legal(told).map((action) => (action.type === 'succeed' ? action.from : action.type));
const result = (told: Told) => said(told, 'landBattleDecided')[0]?.result;

describe('strength', () => {
  it('R 3.3.2 the example: Elephants that roll 3, 5 and 1 have Strengths 1, 3 and 0', () => {
    expect(elephantsStrength([3, 5, 1])).toBe(4);
    const told = play(battle(lamia({ elephant: 3 }, { mercenary: 1 })), ...dice(3, 5, 1));
    expect(said(told, 'battleStrengthCounted')[0]).toMatchObject({ who: 'red', strength: 4, elephantDice: [3, 5, 1] });
  });

  it('R 12.2 CUs by their kinds', () => {
    expect(combatStrength({ ...NO_UNITS, mercenary: 3, loyal: 2, royalArmy: 1, silverShields: 2 })).toBe(3 + 4 + 2 + 6);
    expect(combatStrength({ ...NO_UNITS, elephant: 3 })).toBe(0);
  });

  it('R 12.2 Local Troops: 1 for the space, 2 for its province, together 3', () => {
    const control = (spaces: readonly string[]) =>
      field({ control: Object.fromEntries(spaces.map((space) => [space, 'blue' as const])) });
    expect(localTroops(control([]), 'blue', 'lamia')).toBe(0);
    expect(localTroops(control(['lamia']), 'blue', 'lamia')).toBe(1);
    expect(localTroops(control(['larisa', 'pherai']), 'blue', 'lamia')).toBe(2);
    expect(localTroops(control(['lamia', 'pherai']), 'blue', 'lamia')).toBe(3);
    expect(localTroops(control(['lamia', 'pherai']), 'red', 'lamia')).toBe(0);
  });

  it('R 14.7 Independents have Local Troops where their markers stand, and the sum of all their strengths', () => {
    const state = field({
      control: { lamia: 'independent', pherai: 'independent' },
      rest: independentsAt({ leosthenes: 'lamia', seuthes: 'lamia' }),
    });
    expect(localTroops(state, 'independent', 'lamia')).toBe(3);
    expect(battleStrength(state, battleSide('independent'), 'lamia')).toBe(8 + 6 + 3);
  });

  it('R 10.4, 12.2 none for those who failed to Avoid Battle', () => {
    const state = lamia({ mercenary: 2 }, { mercenary: 2 }, { control: { lamia: 'blue' } });
    expect(said(battle(state), 'battleStrengthCounted')[1]).toMatchObject({ strength: 3, localTroops: 1 });
    expect(said(battle(state, { noLocalTroops: ['blue'] }), 'battleStrengthCounted')[1]).toMatchObject({
      strength: 2,
      localTroops: 0,
    });
  });
});

describe('score', () => {
  it('R 12.3 the example: 8 against 5, 7 against 12, 4 against 7', () => {
    const told = play(battle(lamia({ mercenary: 8 }, { mercenary: 5 })), ...dice(3, 4, 6, 6));
    expect(scores(told)).toEqual([
      { who: 'red', total: 7, strength: 8, score: 4 },
      { who: 'blue', total: 12, strength: 5, score: 7 },
    ]);
    expect(result(told)).toBe('defender');
  });

  it('R 12.3.1 the examples: each die counts at least the Battle Rating of 4', () => {
    expect(modifiedTotal([1, 5], 4)).toBe(9);
    expect(modifiedTotal([1, 3], 4)).toBe(8);
    expect(modifiedTotal([4, 5], 4)).toBe(9);
    const state = lamia(
      { mercenary: 2 },
      { mercenary: 2 },
      { generals: { antigonos: 'red:lamia' }, control: { lamia: 'blue' }, minors: [] },
    );
    const told = play(battle(state), ...dice(1, 3, 1, 3));
    expect(scores(told).map(({ total }) => total)).toEqual([8, 4]);
  });

  it('R 12.3 strength 0 scores 0', () => {
    const told = play(battle(lamia({ elephant: 1 }, { mercenary: 1 })), ...dice(2, 6, 6, 5, 5));
    expect(scores(told)).toEqual([
      { who: 'red', total: 12, strength: 0, score: 0 },
      { who: 'blue', total: 10, strength: 1, score: 2 },
    ]);
  });

  it('R 14.7 of several Independent leaders the best Battle Rating counts', () => {
    const state = field({
      forces: { 'red:lamia': { mercenary: 9 } },
      minors: ['red:lamia'],
      rest: independentsAt({ glaukias: 'lamia', leosthenes: 'lamia' }),
    });
    const told = play(fight(state, { space: 'lamia', attacker: 'red', defender: 'independent' }), ...dice(6, 6, 1, 1));
    expect(scores(told)[1]).toMatchObject({ who: 'independent', total: 6, strength: 14 });
  });
});

describe('card 53', () => {
  it('R 12.3, 4.31.1 has a die rolled again before the scores are read', () => {
    const state = lamia({ mercenary: 8 }, { mercenary: 5 }, { rest: { hands: { red: [53] } } });
    let told = play(battle(state), ...dice(3, 4, 6, 6));
    expect(topKind(told)).toBe('window');
    told = choose(choose(told, { type: 'playSurprise', card: 53 }), { type: 'targetDie', index: 0 });
    told = play(told, ...dice(6), { type: 'drawCard', player: 'chance', to: 'red', card: 1 });
    expect(scores(told)[0]).toEqual({ who: 'red', total: 10, strength: 8, score: 7 });
    expect(result(told)).toBe('draw');
  });
});

describe('losses', () => {
  it('R 12.5.1 Mercenaries and Elephants are gone, Macedonians suffer Attrition and are Dispersed with their Major Generals', () => {
    const state = lamia(
      { mercenary: 9 },
      { mercenary: 1, loyal: 3, elephant: 1 },
      { generals: { kassandros: 'blue:lamia' } },
    );
    const told = play(battle(state), ...dice(1), ...dice(6, 6, 2, 2, 6));
    expect(result(told)).toBe('attacker');
    expect(said(told, 'attritionRolled')[0]).toMatchObject({ player: 'blue', die: 6, count: 3, losses: 1 });
    expect(told.state.dispersed.blue).toEqual({ ...NO_UNITS, loyal: 2 });
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(minors(told, 'blue')).toEqual([]);
    expect(forces(told, 'blue:lamia')).toEqual({});
  });

  it('R 12.5.2 the winner loses a CU of his choice', () => {
    const told = play(battle(lamia({ mercenary: 3, loyal: 3 }, { mercenary: 8 })), ...dice(6, 6, 3, 4));
    expect(scores(told).map((side) => side.score)).toEqual([10, 4]);
    const close = play(battle(lamia({ mercenary: 3, loyal: 3 }, { mercenary: 8 })), ...dice(4, 4, 3, 4));
    expect(scores(close).map((side) => side.score)).toEqual([5, 4]);
    expect(asked(close)).toBe('red');
    expect(legal(close).map((action) => (action.type === 'loseUnit' ? action.unit : action.type))).toEqual([
      'mercenary',
      'loyal',
    ]);
    expect(forces(choose(close, { type: 'loseUnit', unit: 'mercenary' }), 'red:lamia')).toEqual({
      mercenary: 2,
      loyal: 3,
    });
  });

  it('R 12.5.2 but none with twice the score of the loser, 0 included', () => {
    const told = play(battle(lamia({ mercenary: 3, loyal: 3 }, { mercenary: 1 })), ...dice(4, 4, 3, 4));
    expect(scores(told).map((side) => side.score)).toEqual([5, 0]);
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 3, loyal: 3 });
    expect(topKind(told)).toBeUndefined();
  });

  it('R 12.6 a draw costs each side a CU, and the attacker goes back', () => {
    const told = play(battle(lamia({ mercenary: 3 }, { mercenary: 3 })), ...dice(4, 4, 4, 4));
    expect(result(told)).toBe('draw');
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 2 });
    expect(forces(told, 'blue:lamia')).toEqual({ mercenary: 2 });
    expect(said(told, 'retreated')[0]).toMatchObject({ player: 'red', from: 'lamia', to: 'larisa' });
  });

  it('R 12.7, 18.6.1 royals and generals of the beaten fall to the victor; nobody moves after the battle', () => {
    const state = lamia(
      { mercenary: 9 },
      { mercenary: 1 },
      {
        rest: {
          royals: {
            ...field({}).royals,
            philippos: { status: 'active', space: 'lamia', inside: false, controller: 'blue' },
          },
        },
      },
    );
    const told = play(battle(state), ...dice(6, 6, 2, 2));
    expect(royal(told, 'philippos')).toMatchObject({ controller: 'red', space: 'lamia' });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 9 });
  });

  it('R 17.2 the attacker of a Champion is one no longer', () => {
    const told = battle(lamia({ mercenary: 9 }, { mercenary: 1 }));
    expect(told.state.champions).not.toContain('red');
    expect(told.state.champions).toContain('blue');
  });
});

describe('joining from a besieged city', () => {
  const tyros = () =>
    field({
      control: { tyros: 'white' },
      forces: {
        'white:tyros': { loyal: 2, mercenary: 4 },
        'white:tyros:inside': { mercenary: 2 },
        'yellow:tyros': { mercenary: 3 },
      },
      generals: { ptolemaios: 'white:tyros' },
      minors: ['yellow:tyros'],
      active: 'white',
    });
  const relief = () =>
    fight(tyros(), { space: 'tyros', attacker: 'white', defender: 'yellow', retreatTo: 'pelousion' });

  it('R 12.1.2, 12.2 the example: the 2 Mercenaries of Tyros join, 1 Local Troop: 11 against 3', () => {
    const told = choose(relief(), { type: 'joinBattle', unit: 'mercenary', count: 2 });
    expect(
      said(told, 'battleStrengthCounted').map(({ who, strength, localTroops: local }) => [who, strength, local]),
    ).toEqual([
      ['white', 11, 1],
      ['yellow', 3, 0],
    ]);
  });

  it('R 12.1.2 they need not join, nor all of them', () => {
    expect(said(passes(relief()), 'battleStrengthCounted')[0]?.strength).toBe(9);
    expect(
      said(passes(choose(relief(), { type: 'joinBattle', unit: 'mercenary', count: 1 }), 0), 'battleStrengthCounted')[0]
        ?.strength,
    ).toBe(10);
  });

  it('R 12.1.2 what joined shares the losses of a defeat; what did not is safe', () => {
    const beaten = (told: Told) => play(told, ...dice(1, 1, 6, 6));
    const weak = field({
      control: { tyros: 'white' },
      active: 'white',
      forces: {
        'white:tyros': { mercenary: 1 },
        'white:tyros:inside': { mercenary: 2 },
        'yellow:tyros': { mercenary: 9 },
      },
      minors: ['white:tyros', 'yellow:tyros'],
    });
    const lost = beaten(
      choose(fight(weak, { space: 'tyros', attacker: 'white', defender: 'yellow' }), {
        type: 'joinBattle',
        unit: 'mercenary',
        count: 1,
      }),
    );
    expect(result(lost)).toBe('defender');
    expect(forces(lost, 'white:tyros')).toEqual({});
    expect(forces(lost, 'white:tyros:inside')).toEqual({ mercenary: 1 });
  });

  it('R 12.1.2 after a victory or a draw they are inside again', () => {
    const won = play(choose(relief(), { type: 'joinBattle', unit: 'mercenary', count: 2 }), ...dice(6, 6, 1, 1));
    expect(forces(won, 'white:tyros:inside')).toEqual({ mercenary: 2 });
    expect(forces(won, 'white:tyros')).toEqual({ loyal: 2, mercenary: 4 });
  });

  it('R 12.7 who joined has fought, and does nothing more in the segment', () => {
    const told = play(choose(relief(), { type: 'joinBattle', unit: 'mercenary', count: 1 }), ...dice(6, 6, 1, 1));
    expect(result(told)).toBe('attacker');
    expect(force(told, 'white:tyros:inside')).toMatchObject({ units: { mercenary: 2 }, moved: { mercenary: 1 } });
  });

  it('R 12.1.2 a general of the city may join, and commands if he is the most senior', () => {
    const state = field({
      control: { tyros: 'white' },
      active: 'white',
      forces: { 'white:tyros': { mercenary: 4 }, 'yellow:tyros': { mercenary: 9 } },
      generals: { ptolemaios: 'white:tyros:inside' },
      minors: ['white:tyros', 'yellow:tyros'],
    });
    const told = play(
      choose(fight(state, { space: 'tyros', attacker: 'white', defender: 'yellow', retreatTo: 'ake' }), {
        type: 'joinBattleWithGeneral',
        general: 'ptolemaios',
      }),
      ...dice(1, 1, 1, 1),
    );
    expect(scores(told)[0]).toMatchObject({ who: 'white', total: 6 });
  });

  it('R 12.6, 13.2.6 an Army that sallied goes back into its city after a draw', () => {
    const state = field({
      control: { tyros: 'white' },
      active: 'white',
      forces: { 'white:tyros': { mercenary: 2 }, 'yellow:tyros': { mercenary: 3 } },
      minors: ['white:tyros', 'yellow:tyros'],
    });
    const told = play(
      fight(state, { space: 'tyros', attacker: 'white', defender: 'yellow', retreatTo: null }),
      ...dice(4, 4, 4, 4),
    );
    expect(result(told)).toBe('draw');
    expect(forces(told, 'white:tyros:inside')).toEqual({ mercenary: 1 });
    expect(forces(told, 'yellow:tyros')).toEqual({ mercenary: 2 });
  });
});

describe('an Army without a way back', () => {
  it('R 12.6 is Dispersed after a draw (ruling no-way-back)', () => {
    const told = play(battle(lamia({ mercenary: 3 }, { mercenary: 3 }), { retreatTo: 'lamia' }), ...dice(4, 4, 4, 4));
    expect(forces(told, 'red:lamia')).toEqual({});
    expect(told.state.dispersed.red).toMatchObject({ mercenary: 2 });
  });
});

describe('Independent Armies', () => {
  const against = (red: object, more: Parameters<typeof field>[0] = {}) =>
    field({
      ...more,
      forces: { 'red:lamia': red },
      minors: ['red:lamia'],
      rest: independentsAt({ leosthenes: 'lamia' }),
    });

  it('R 14.7 beaten, it is out of the game, or in its box', () => {
    const told = play(
      fight(against({ mercenary: 12 }), { space: 'lamia', attacker: 'red', defender: 'independent' }),
      ...dice(6, 6, 1, 1),
    );
    expect(told.state.independentArmies.leosthenes).toEqual({ status: 'removed', space: null });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 12 });
    const seuthes = field({
      forces: { 'red:lamia': { mercenary: 12 } },
      minors: ['red:lamia'],
      rest: independentsAt({ seuthes: 'lamia' }),
    });
    const boxed = play(
      fight(seuthes, { space: 'lamia', attacker: 'red', defender: 'independent' }),
      ...dice(6, 6, 1, 1),
    );
    expect(boxed.state.independentArmies.seuthes).toEqual({ status: 'box', space: null });
  });

  it('R 14.7 victorious, it removes the marker of a player', () => {
    const told = play(
      fight(against({ mercenary: 2 }, { control: { lamia: 'red' } }), {
        space: 'lamia',
        attacker: 'independent',
        defender: 'red',
      }),
      ...dice(6, 6, 1, 1),
    );
    expect(result(told)).toBe('attacker');
    expect(told.state.control['lamia']).toBeUndefined();
    const order = told.events.map(({ type }) => type);
    expect(order.indexOf('defeated')).toBeLessThan(order.indexOf('markerRemoved'));
    expect(minors(told, 'red')).toEqual([]);
  });

  it('R 14.7 draws cost it nothing', () => {
    const told = play(
      fight(against({ mercenary: 8 }), {
        space: 'lamia',
        attacker: 'red',
        defender: 'independent',
        retreatTo: 'larisa',
      }),
      ...dice(4, 4, 4, 4),
    );
    expect(result(told)).toBe('draw');
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 7 });
    expect(told.state.independentArmies.leosthenes.space).toBe('lamia');
  });
});

describe('the Royal Army', () => {
  /** Yellow (a Champion, with Krateros: Prestige 5) against Blue with a Minor General (Prestige 3), attacked by Yellow. */
  const royal = (blue: object, yellow: object = { mercenary: 6 }, more: Parameters<typeof field>[0] = {}) =>
    field({
      forces: { 'yellow:lamia': yellow, 'blue:lamia': blue },
      generals: { krateros: 'yellow:lamia' },
      minors: ['blue:lamia'],
      active: 'yellow',
      ...more,
      rest: { ...more.rest, champions: ['yellow'] },
    });
  const attacked = (state: ReturnType<typeof field>) =>
    fight(state, { space: 'lamia', attacker: 'yellow', defender: 'blue', retreatTo: 'larisa' });

  it('R 3.3.4.2 stands aside before more Prestige, and goes over when its commander is beaten', () => {
    const told = play(attacked(royal({ royalArmy: 2, loyal: 1 })), ...dice(6, 6, 1, 1));
    expect(said(told, 'royalArmyStoodAside')[0]).toMatchObject({ player: 'blue', count: 2 });
    expect(scores(told)[1]).toMatchObject({ who: 'blue', strength: 2 });
    expect(said(told, 'unitsDefected')[0]).toMatchObject({ from: 'blue', to: 'yellow', count: 2, rule: 'R 3.3.4.2' });
    expect(forces(told, 'yellow:lamia')).toEqual({ mercenary: 6, royalArmy: 2 });
  });

  it('R 3.3.4.2 stays with a commander who wins all the same, and cannot be his loss', () => {
    const told = play(attacked(royal({ royalArmy: 1, loyal: 2, mercenary: 3 }, { mercenary: 6 })), ...dice(2, 2, 6, 6));
    expect(result(told)).toBe('defender');
    expect(forces(told, 'blue:lamia')).toEqual({ royalArmy: 1, loyal: 2, mercenary: 3 });
    const close = play(
      attacked(royal({ royalArmy: 1, loyal: 1, mercenary: 4 }, { mercenary: 6 })),
      ...dice(4, 3, 5, 5),
    );
    expect(result(close)).toBe('defender');
    expect(legal(close).map((action) => (action.type === 'loseUnit' ? action.unit : action.type))).toEqual([
      'mercenary',
      'loyal',
    ]);
  });

  it('R 3.3.4.3 alone, it goes over without a battle, and its generals are Dispersed', () => {
    const told = attacked(
      royal({ royalArmy: 3 }, { mercenary: 2 }, { generals: { krateros: 'yellow:lamia', kassandros: 'blue:lamia' } }),
    );
    expect(said(told, 'landBattleEnded')).toMatchObject([{ rule: 'ruling attack-and-defection', result: 'noBattle' }]);
    expect(forces(told, 'yellow:lamia')).toEqual({ mercenary: 2, royalArmy: 3 });
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(topKind(told)).toBeUndefined();
  });

  it('R 3.3.4.3, 17.2 an attack can cost so much Legitimacy that the attacker loses his own Royal Army', () => {
    const state = royal({ mercenary: 2 }, { royalArmy: 3 }, { generals: { seleukos: 'yellow:lamia' } });
    const champions = { ...state, champions: ['yellow', 'blue'] as const };
    const told = attacked(champions);
    expect(told.state.champions).toEqual(['blue']);
    expect(forces(told, 'blue:lamia')).toEqual({ mercenary: 2, royalArmy: 3 });
    expect(general(told, 'seleukos').status).toBe('dispersed');
  });

  it('R 3.3.4.2 Sacred Ground lends the defender Prestige', () => {
    const state = royal(
      { royalArmy: 3 },
      { mercenary: 4 },
      { rest: { body: { status: 'cart', space: 'lamia', inside: false, controller: 'blue' } } },
    );
    const told = attacked({ ...state, champions: ['yellow', 'blue'] });
    expect(said(told, 'royalArmyStoodAside')).toEqual([]);
    expect(said(told, 'battleStrengthCounted')[1]?.strength).toBe(6);
  });

  it('R 3.3.4.2 fights against Independent Armies', () => {
    const state = field({
      forces: { 'red:lamia': { royalArmy: 4 } },
      minors: ['red:lamia'],
      rest: { ...independentsAt({ leosthenes: 'lamia' }), champions: [] },
    });
    expect(
      said(fight(state, { space: 'lamia', attacker: 'red', defender: 'independent' }), 'battleStrengthCounted')[0]
        ?.strength,
    ).toBe(8);
  });

  it('R 3.3.4.2 in the player aid it stands aside only if both sides have some', () => {
    const aid = (yellow: object) =>
      royal({ royalArmy: 2, loyal: 1 }, yellow, { options: { players: 4, edition: 'player-aid' } });
    expect(said(attacked(aid({ mercenary: 6 })), 'royalArmyStoodAside')).toEqual([]);
    expect(said(attacked(aid({ mercenary: 6, royalArmy: 1 })), 'royalArmyStoodAside')).toHaveLength(1);
  });
});

describe('leaders', () => {
  const led = (more: Parameters<typeof field>[0] = {}) =>
    lamia(
      { mercenary: 9 },
      { mercenary: 4 },
      { generals: { kassandros: 'red:lamia', seleukos: 'blue:lamia' }, minors: [], ...more },
    );

  it('R 12.4.1 a modified 9 endangers the commander: lost on 5 or 6 in defeat, on 6 otherwise', () => {
    const won = play(battle(led()), ...dice(5, 4, 1, 1));
    expect(topKind(won)).toBe('roll');
    expect(general(play(won, ...dice(5)), 'kassandros').status).toBe('map');
    expect(general(play(won, ...dice(6)), 'kassandros').status).toBe('eliminated');
    const lost = play(battle(led()), ...dice(6, 6, 5, 4));
    expect(general(play(lost, ...dice(5)), 'seleukos').status).toBe('eliminated');
    expect(general(play(lost, ...dice(4)), 'seleukos').status).toBe('dispersed');
  });

  it('R 12.4.1 the rating counts: 3 makes a 9 of 1 and 6', () => {
    expect(topKind(play(battle(led()), ...dice(1, 6, 1, 1)))).toBe('roll');
  });

  it('R 3.1.2 Minor Generals are never in danger', () => {
    expect(topKind(play(battle(lamia({ mercenary: 9 }, { mercenary: 1 })), ...dice(5, 4, 5, 4)))).toBeUndefined();
  });

  it('R 12.4.2 the next Major General takes over', () => {
    const told = play(
      battle(led({ generals: { kassandros: 'red:lamia', eumenes: 'red:lamia', seleukos: 'blue:lamia' } })),
      ...dice(4, 5, 1, 1, 6),
    );
    expect(general(told, 'eumenes').status).toBe('eliminated');
    expect(general(told, 'kassandros').status).toBe('map');
    expect(topKind(told)).toBeUndefined();
  });

  it('R 12.4.2 else a Minor General from the supply, or on his own turn from elsewhere', () => {
    const state = led({ minors: ['red:pella'], forces: { 'red:pella': { loyal: 1 } }, control: { pella: 'red' } });
    const told = play(battle(state), ...dice(5, 4, 1, 1, 6));
    expect(topKind(told)).toBe('succession');
    expect(legal(told)).toEqual([
      { type: 'succeed', player: 'red', from: 'supply', inside: false },
      { type: 'succeed', player: 'red', from: 'pella', inside: false },
      { type: 'pass', player: 'red' },
    ]);
    const moved = choose(told, { type: 'succeed', from: 'pella' });
    expect(minors(moved, 'red')).toEqual([{ space: 'lamia', inside: false, moved: false }]);
    expect(forces(moved, 'red:lamia')).toEqual({ mercenary: 9 });
  });

  it('R 12.4.2 leaderless, an Army is Dispersed unless the space is friendly', () => {
    const told = passes(play(battle(led()), ...dice(5, 4, 1, 1, 6)));
    expect(forces(told, 'red:lamia')).toEqual({});
    expect(told.state.dispersed.red).toMatchObject({ mercenary: 9 });
    const friendly = passes(play(battle(led({ control: { lamia: 'red' } })), ...dice(5, 4, 1, 1, 6)));
    expect(forces(friendly, 'red:lamia')).toEqual({ mercenary: 9 });
  });

  it('R 12.4.2, 3.3.1 he may also be taken away from CUs that he alone shows to be his: those are Dispersed', () => {
    const state = led({ minors: ['red:pella'], forces: { 'red:pella': { loyal: 1 } } });
    const told = play(battle(state), ...dice(5, 4, 1, 1, 6));
    expect(successors(told)).toEqual(['supply', 'pella', 'pass']);
    const moved = choose(told, { type: 'succeed', from: 'pella' });
    expect(forces(moved, 'red:lamia')).toEqual({ mercenary: 9 });
    expect(forces(moved, 'red:pella')).toEqual({});
    expect(moved.state.dispersed.red).toMatchObject({ loyal: 1 });
  });

  describe('in the turn of another', () => {
    const defended = (options: GameOptions): Told =>
      play(
        battle(
          led({
            options,
            control: { pella: 'blue' },
            minors: ['blue:pella'],
            forces: { 'blue:lamia': { mercenary: 9 }, 'red:lamia': { mercenary: 3 }, 'blue:pella': { loyal: 1 } },
          }),
        ),
        ...dice(1, 1, 5, 4, 6),
      );

    it('R 12.4.2 the defender takes his from the supply only', () => {
      expect(successors(defended({ players: 4 }))).toEqual(['supply', 'pass']);
      expect(kinds(defended({ players: 4 }))).toEqual(['succeed', 'pass']);
    });

    it('R 12.4.2 in the player aid he repositions one as well, as to intercept', () => {
      const told = defended({ players: 4, edition: 'player-aid' });
      expect(successors(told)).toEqual(['supply', 'pella', 'pass']);
      const moved = choose(told, { type: 'succeed', from: 'pella' });
      expect(minors(moved, 'blue')).toMatchObject([{ space: 'lamia', inside: false }]);
      expect(forces(moved, 'blue:pella')).toEqual({ loyal: 1 });
    });
  });
});
