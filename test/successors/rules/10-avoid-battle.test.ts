/** R 10: Avoid Battle. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { arrivalOf, choose, enter, enterIndependent, field, kinds, march, passes } from './battlefield.js';
import { dice, forces, general, legal, minors, play, royal, said, topKind } from '../language.js';
import { objection } from './marching.js';
import { why } from './refusing.js';

/** Blue comes from Pella upon Kassandros of Red in Larisa: Initiative 3, ways to Lamia and Pherai, mountains to Molossia. */
const larisa = (more: Parameters<typeof field>[0] = {}) =>
  field({
    active: 'blue',
    ...more,
    forces: { 'blue:pella': { mercenary: 4 }, 'red:larisa': { mercenary: 2, loyal: 1 }, ...more.forces },
    generals: { krateros: 'blue:pella', kassandros: 'red:larisa', ...more.generals },
  });
const tried = (state = larisa()) => choose(enter(state, 'blue', 'pella', 'larisa'), { type: 'avoidBattle' });
const targets = (told: ReturnType<typeof tried>) =>
  legal(told).flatMap((action) => (action.type === 'avoidTo' ? [action.to] : []));

describe('the attempt', () => {
  it('R 10.1 whoever is outside in the space with an Army may try or not', () => {
    const told = enter(larisa(), 'blue', 'pella', 'larisa');
    expect(topKind(told)).toBe('avoidBattle');
    expect(kinds(told)).toEqual(['avoidBattle', 'pass']);
    expect(topKind(passes(told))).toBeUndefined();
  });

  it('R 10.2 a die above the Initiative Rating succeeds, one that equals it fails', () => {
    expect(topKind(play(tried(), ...dice(4)))).toBe('avoidMove');
    const failed = play(tried(), ...dice(3));
    expect(said(failed, 'avoidBattleRolled')[0]).toMatchObject({
      player: 'red',
      commander: 'kassandros',
      die: 3,
      initiative: 3,
      success: false,
    });
    expect(forces(failed, 'red:larisa')).toEqual({ mercenary: 2, loyal: 1 });
  });

  it('R 10.4 who failed is remembered, so that he gets no Local Troops', () => {
    const state = larisa({
      forces: { 'red:lamia': { mercenary: 1 } },
      minors: ['red:lamia'],
      control: { larisa: 'red' },
    });
    expect(arrivalOf(play(tried(state), ...dice(1)))?.failedToAvoid).toEqual(['red']);
  });

  it('R 10.1 CUs without a general cannot, nor do general and CUs inside a city', () => {
    const state = field({
      active: 'blue',
      control: { larisa: 'red' },
      forces: { 'blue:pella': { mercenary: 4 }, 'red:larisa': { mercenary: 2 } },
      generals: { krateros: 'blue:pella' },
    });
    expect(topKind(enter(state, 'blue', 'pella', 'larisa'))).toBeUndefined();
  });

  it('R 10.1 a general alone who comes is no reason to go', () => {
    const state = field({
      active: 'blue',
      forces: { 'red:larisa': { mercenary: 2 } },
      generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
    });
    expect(topKind(enter(state, 'blue', 'pella', 'larisa', { passage: ['red'] }))).toBeUndefined();
    expect(topKind(enter(state, 'blue', 'pella', 'larisa'))).toBeUndefined();
  });

  it('R 14.5 battle may be avoided with an Independent Army too', () => {
    const state = field({ forces: { 'red:larisa': { mercenary: 2 } }, generals: { kassandros: 'red:larisa' } });
    expect(topKind(enterIndependent(state, 'glaukias', 'pella', 'larisa'))).toBe('avoidBattle');
  });
});

describe('what becomes of an attempt', () => {
  const attempt = ({ state }: ReturnType<typeof tried>) => state.stack.find(({ kind }) => kind === 'avoidBattle');

  it('R 10.2, 17.2 an Army that fails has not been attacked yet', () => {
    expect(play(tried(), ...dice(3)).state.champions).toContain('blue');
  });

  it('R 4.31.1, 10.2 nothing is decided before the die has fallen', () => {
    expect(attempt(tried(larisa({ rest: { hands: { red: [49] } } })))).toMatchObject({ stage: 'roll', result: null });
    expect(attempt(tried())).toMatchObject({ stage: 'roll', result: null });
  });

  it('R 10.2 who fails without CUs awaits his fate', () => {
    const alone = larisa({ forces: { 'red:larisa': {} } });
    expect(attempt(play(tried(alone), ...dice(3)))).toMatchObject({ stage: 'fate', result: 'failed' });
  });

  it('R 10.1, 10.5 nothing else is done meanwhile', () => {
    const asked = enter(larisa(), 'blue', 'pella', 'larisa');
    expect(objection(asked, { type: 'withdraw' })).toEqual(['outOfPhase', 'R 10', { type: 'withdraw' }]);
    const going = play(tried(), ...dice(4));
    expect(objection(going, { type: 'withdraw' })).toEqual(['outOfPhase', 'R 10.5', { type: 'withdraw' }]);
  });
});

describe('card 49', () => {
  it('R 10.2, 4.31.1 adds to the die before it falls', () => {
    const told = tried(larisa({ rest: { hands: { red: [49] } } }));
    expect(topKind(told)).toBe('window');
    const rolled = play(
      play(choose(told, { type: 'playSurprise', card: 49 }), {
        type: 'drawCard',
        player: 'chance',
        to: 'red',
        card: 1,
      }),
      ...dice(3),
    );
    expect(said(rolled, 'avoidBattleRolled')[0]).toMatchObject({ die: 3, bonus: 1, success: true });
  });
});

describe('where they go', () => {
  it('R 10.5 by Land paths only, and not to where the active Army came from', () => {
    expect(targets(play(tried(), ...dice(6)))).toEqual(['lamia', 'pherai']);
  });

  it('R 10.2 two Movement Points, of which the second may be left', () => {
    const first = play(tried(), ...dice(6));
    expect(kinds(first)).toEqual(['avoidTo']);
    const second = choose(first, { type: 'avoidTo', to: 'lamia' });
    expect(targets(second)).toEqual(['pherai', 'boiotia']);
    expect(forces(passes(second), 'red:lamia')).toEqual({ mercenary: 2, loyal: 1 });
    const third = choose(second, { type: 'avoidTo', to: 'boiotia' });
    expect(topKind(third)).toBeUndefined();
    expect(general(third, 'kassandros')).toMatchObject({ space: 'boiotia', inside: false, moved: false });
  });

  it('R 10.5 not into spaces with enemy CUs, nor enemy controlled ones without friendly CUs', () => {
    const state = larisa({
      forces: { 'white:pherai': { mercenary: 1 } },
      control: { lamia: 'yellow', pherai: 'white', boiotia: 'independent' },
    });
    expect(topKind(enter(state, 'blue', 'pella', 'larisa'))).toBeUndefined();
    const held = larisa({
      forces: { 'red:lamia': { mercenary: 1 } },
      minors: ['red:lamia'],
      control: { lamia: 'yellow', pherai: 'yellow' },
    });
    expect(targets(play(tried(held), ...dice(6)))).toEqual(['lamia']);
  });

  it('R 10.5 a general without CUs may go into enemy controlled spaces, by the player aid only to friendly CUs', () => {
    const alone = (edition: 'rulebook' | 'player-aid') =>
      enter(
        larisa({
          forces: { 'red:larisa': {} },
          control: { lamia: 'yellow', pherai: 'independent' },
          options: { players: 4, edition },
        }),
        'blue',
        'pella',
        'larisa',
      );
    const told = choose(alone('rulebook'), { type: 'avoidBattle' });
    expect(targets(play(told, ...dice(6)))).toEqual(['lamia', 'pherai']);
    expect(topKind(alone('player-aid'))).toBeUndefined();
  });

  it('R 10.5 the whole force goes, its royals with it, and picks up nobody', () => {
    const state = larisa({
      forces: { 'red:lamia': { loyal: 2 } },
      minors: ['red:lamia', 'red:larisa'],
      control: { lamia: 'red' },
      rest: {
        royals: {
          ...field({}).royals,
          herakles: { status: 'active', space: 'larisa', inside: false, controller: 'red' },
        },
      },
    });
    const there = choose(choose(play(tried(state), ...dice(6)), { type: 'avoidTo', to: 'lamia' }), {
      type: 'avoidTo',
      to: 'boiotia',
    });
    expect(forces(there, 'red:boiotia')).toEqual({ mercenary: 2, loyal: 1 });
    expect(forces(there, 'red:lamia')).toEqual({ loyal: 2 });
    expect(
      minors(there, 'red')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['boiotia', 'lamia']);
    expect(royal(there, 'herakles')).toMatchObject({ space: 'boiotia', controller: 'red' });
    expect(topKind(there)).toBe('interception');
  });

  it('R 10.5 refuses other ways and says so', () => {
    const { state } = play(tried(), ...dice(6));
    for (const to of ['pella', 'molossia', 'athenai']) {
      expect(machine.explainAction(state, { type: 'avoidTo', player: 'red', to })).toMatchObject({
        code: 'noWayToAvoid',
        rule: 'R 10.5',
      });
    }
  });

  it('R 10.5 nor do they stay where they are', () => {
    const going = play(tried(), ...dice(4));
    expect(objection(going, { type: 'pass' })).toEqual(['mustChoose', 'R 10.5', { player: 'red' }]);
    expect(why(going, { type: 'pass' })?.message).toBe('A force that avoids battle leaves the space.');
    expect(objection(going, { type: 'avoidTo', to: 'pella' })).toEqual([
      'noWayToAvoid',
      'R 10.5',
      { from: 'larisa', to: 'pella' },
    ]);
  });

  it('R 8.3.3, 10.5 not upon a general of another player, though he is alone (ruling no-fight-from-avoiding)', () => {
    const between = (antigonos: string) =>
      targets(
        play(tried(larisa({ generals: { antigonos, krateros: 'blue:pella', kassandros: 'red:larisa' } })), ...dice(4)),
      );
    expect(between('white:lamia')).toEqual(['pherai']);
    expect(between('blue:pherai')).toEqual(['lamia']);
    expect(between('red:pherai')).toEqual(['lamia', 'pherai']);
  });

  it('R 10.5 whose second step leads nowhere is not asked for it', () => {
    const shut = larisa({
      forces: { 'yellow:pherai': { loyal: 1 }, 'yellow:boiotia': { loyal: 1 } },
      minors: ['yellow:pherai', 'yellow:boiotia'],
    });
    const there = choose(play(tried(shut), ...dice(4)), { type: 'avoidTo', to: 'lamia' });
    expect(forces(there, 'red:lamia')).toEqual({ mercenary: 2, loyal: 1 });
    // The Reaction Step goes on: from Lamia he might come back.
    expect(topKind(there)).toBe('interception');
  });

  it('R 19.5 a die higher by one shuts a Transit Point to the first step, and not to the second', () => {
    // Blue comes from Sardeis upon Kelainai, from where ways lead to Synnada, Sagalassos, and the Transit Point beyond that.
    const state = field({
      options: { players: 4, optionalRules: ['avoidingDirection'] },
      active: 'blue',
      forces: { 'blue:sardeis': { mercenary: 4 }, 'red:kelainai': { mercenary: 2 } },
      generals: { krateros: 'blue:sardeis', kassandros: 'red:kelainai' },
    });
    const going = play(choose(enter(state, 'blue', 'sardeis', 'kelainai'), { type: 'avoidBattle' }), ...dice(4));
    expect([...targets(going)].sort()).toEqual(['sagalassos', 'synnada']);
    expect(objection(going, { type: 'avoidTo', to: 'tp-kibyra' })).toEqual([
      'noWayToAvoid',
      'R 19.5',
      { from: 'kelainai', to: 'tp-kibyra' },
    ]);
    expect(why(going, { type: 'avoidTo', to: 'tp-kibyra' })?.message).toBe('The die is too low for a Transit Point.');
    expect(targets(choose(going, { type: 'avoidTo', to: 'sagalassos' }))).toContain('tp-kibyra');
  });

  it('R 10.5 whoever has nowhere to go is not asked', () => {
    expect(
      topKind(enter(larisa({ control: { lamia: 'blue', pherai: 'independent' } }), 'blue', 'pella', 'larisa')),
    ).toBeUndefined();
  });
});

describe('a Major General without CUs', () => {
  const alone = (more: object = {}) =>
    field({
      active: 'blue',
      forces: { 'blue:pella': { mercenary: 4 } },
      generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
      ...more,
    });

  it('R 10.2 is eliminated on 5 or 6 after a failure, Dispersed otherwise', () => {
    const dead = play(tried(alone()), ...dice(3, 5));
    expect(general(dead, 'kassandros')).toMatchObject({ status: 'eliminated', space: null });
    const away = play(tried(alone()), ...dice(3, 4));
    expect(general(away, 'kassandros')).toMatchObject({ status: 'dispersed', space: null });
  });

  it('R 17.2 which is an attack by the active player', () => {
    expect(play(tried(alone()), ...dice(3, 4)).state.champions).not.toContain('blue');
    expect(play(tried(alone()), ...dice(4)).state.champions).toContain('blue');
  });

  it('R 8.3.3 is Dispersed by the Army that comes if he does not try, or has nowhere to go', () => {
    const told = passes(enter(alone(), 'blue', 'pella', 'larisa'));
    expect(said(told, 'generalDispersed')).toEqual([
      { type: 'generalDispersed', rule: 'R 8.3.3', player: 'red', general: 'kassandros', space: 'larisa' },
    ]);
    expect(told.state.champions).not.toContain('blue');
    const held = { 'blue:pella': { mercenary: 4 }, 'blue:lamia': { mercenary: 1 }, 'blue:pherai': { mercenary: 1 } };
    const shut = enter(alone({ control: { lamia: 'blue', pherai: 'blue' }, forces: held }), 'blue', 'pella', 'larisa');
    expect(general(shut, 'kassandros').status).toBe('dispersed');
  });

  it('R 8.3.3 is saved by an Army of his own that intercepts', () => {
    const state = alone({
      forces: { 'blue:pella': { mercenary: 4 }, 'red:lamia': { mercenary: 2 } },
      minors: ['red:lamia'],
    });
    let told = passes(march(state, 'blue', 'pella', 'larisa'));
    told = choose(choose(choose(told, { type: 'intercept' }), { type: 'interceptWith', count: 2 }), {
      type: 'declareInterception',
    });
    told = choose(play(told, ...dice(5)), { type: 'standAndFight' });
    expect(general(told, 'kassandros').status).toBe('map');
  });

  it('R 10.2 several generals dice for their fates one by one', () => {
    const told = play(
      tried(alone({ generals: { krateros: 'blue:pella', kassandros: 'red:larisa', seleukos: 'red:larisa' } })),
      ...dice(1, 6, 2),
    );
    expect(general(told, 'seleukos').status).toBe('eliminated');
    expect(general(told, 'kassandros').status).toBe('dispersed');
  });
});
