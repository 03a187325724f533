/** R 19.3: Land Interception options. */
import { describe, expect, it } from 'vitest';
import { codecs } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { OptionalRule } from '../../../src/successors/options.js';
import { json } from '../codec/samples.js';
import { dice, forces, general, legal, play, said, situationOf, type Told, topKind } from '../language.js';
import { arrivalOf, asked, choose, enterIndependent, field, kinds, march, passes } from './battlefield.js';
import { marching, objection } from './marching.js';
import {
  hasAvoided,
  mayAttackMover,
  forbiddenToMover,
} from '../../../src/successors/rules/19-3-2-interceptor-attacks.js';

type Given = Parameters<typeof field>[0];
const played = (...optionalRules: readonly OptionalRule[]) => ({ players: 4, optionalRules }) as const;

/** All CUs of a space set out under the first who may lead them. */
function declare(told: Told, from: string, ...units: readonly (readonly [string, number])[]): Told {
  const first = legal(told).find((action) => action.type === 'intercept' && action.from === from);
  if (first === undefined) throw new Error(`nobody intercepts from ${from}`);
  const begun = play(told, first);
  return choose(
    units.reduce((now, [unit, count]) => choose(now, { type: 'interceptWith', unit, count }), begun),
    { type: 'declareInterception' },
  );
}

describe('R 19.3.1 intercepting into a Transit Point', () => {
  /** Blue comes from Herakleia Lynkestis into the Transit Point of Paionia; Kassandros of Red, Initiative 3, is in Amphipolis. */
  const paionia = (...rules: readonly OptionalRule[]) =>
    declare(
      march(
        field({
          options: played(...rules),
          active: 'blue',
          forces: { 'blue:herakleia-lynkestis': { mercenary: 3 }, 'red:amphipolis': { mercenary: 3 } },
          generals: { krateros: 'blue:herakleia-lynkestis', kassandros: 'red:amphipolis' },
        }),
        'blue',
        'herakleia-lynkestis',
        'tp-paionia',
      ),
      'amphipolis',
      ['mercenary', 3],
    );

  it.each([
    [4, false],
    [5, true],
  ])('R 19.3.1 the die counts one less: a %i against Initiative 3 succeeds: %s', (die, success) => {
    const told = play(paionia('interceptingIntoTransit'), ...dice(die));
    expect(said(told, 'interceptionRolled')).toMatchObject([
      { die, initiative: 3, modifiers: [{ rule: 'R 19.3.1', value: -1 }], success },
    ]);
  });

  it('R 19.3.1 where it is not played, and elsewhere, a 4 suffices, and nothing is said of it', () => {
    const [unplayed] = said(play(paionia(), ...dice(4)), 'interceptionRolled');
    expect(unplayed).toMatchObject({ die: 4, success: true });
    expect(unplayed).not.toHaveProperty('modifiers');
    const [elsewhere] = said(play(mazaka(['interceptingIntoTransit']), ...dice(4)), 'interceptionRolled');
    expect(elsewhere).toMatchObject({ die: 4, success: true });
    expect(elsewhere).not.toHaveProperty('modifiers');
  });
});

/** Krateros of Blue, Initiative 4, comes from Komana to Mazaka, with ways to Ankyra, Dana and Zela; Kassandros of Red, Initiative 3, sets out from Ankyra. */
const mazaka = (rules: readonly OptionalRule[] = ['interceptorAttacks'], more: Given = {}) =>
  declare(
    march(
      field({
        options: played(...rules),
        active: 'blue',
        ...more,
        forces: { 'blue:komana': { mercenary: 3 }, 'red:ankyra': { mercenary: 3 }, ...more.forces },
        generals: { krateros: 'blue:komana', kassandros: 'red:ankyra', ...more.generals },
      }),
      'blue',
      'komana',
      'mazaka',
    ),
    'ankyra',
    ['mercenary', more.forces?.['red:ankyra']?.mercenary ?? 3],
  );
const intercepted = (more: Given = {}) => play(mazaka(undefined, more), ...dice(4));
const attack = (told: Told) => choose(told, { type: 'becomeAttacker' });
const accepted = (more: Given = {}) => passes(attack(intercepted(more)));

describe('R 19.3.2 the interceptor becomes the Attacker', () => {
  it('R 19.3.2 who has intercepted is asked; without the rule the mover is, whether he withdraws', () => {
    const told = intercepted();
    expect([asked(told), kinds(told)]).toEqual(['red', ['becomeAttacker', 'pass']]);
    expect(topKind(play(mazaka([]), ...dice(4)))).toBe('withdrawal');
    expect(play(mazaka([]), ...dice(4)).state.stack).not.toContainEqual(
      expect.objectContaining({ attack: expect.anything() }),
    );
  });

  it('R 19.3.2 nothing else is decided meanwhile', () => {
    expect(objection(intercepted(), { type: 'withdraw' })?.slice(0, 2)).toEqual(['outOfPhase', 'R 19.3.2']);
  });

  it('R 4.2, 19.3.2 who has lost his CUs by then is no Attacker', () => {
    const told = intercepted();
    const arrival = arrivalOf(told);
    if (arrival === undefined) throw new Error('nobody has arrived');
    expect(mayAttackMover(situationOf(told), arrival)).toBe(true);
    const { 'red:mazaka': _, ...others } = told.state.forces;
    expect(mayAttackMover(situationOf({ ...told.state, forces: others }), arrival)).toBe(false);
  });

  it('R 19.3.2 only from interceptors who attack does one get away so that the activation is over', () => {
    const told = intercepted();
    const arrival = arrivalOf(told);
    if (arrival === undefined) throw new Error('nobody has arrived');
    const away = { ...marching(told), space: 'zela' };
    const { attack: _, ...unattacked } = arrival;
    expect(forbiddenToMover(unattacked)).toEqual(['komana']);
    expect(hasAvoided(away, unattacked)).toBe(false);
    expect(hasAvoided(away, { ...arrival, attack: { from: ['ankyra'], declared: false } })).toBe(false);
    expect(hasAvoided(away, { ...arrival, attack: { from: ['ankyra'], declared: true } })).toBe(true);
    expect(hasAvoided(marching(told), { ...arrival, attack: { from: ['ankyra'], declared: true } })).toBe(false);
  });

  it('R 19.3.2 after a die that fails nobody is asked', () => {
    expect(topKind(play(mazaka(), ...dice(3)))).toBe('march');
  });

  it('R 19.3.2 if he declines, all is as ever: the mover may withdraw', () => {
    const told = passes(intercepted());
    expect([asked(told), kinds(told)]).toEqual(['blue', ['withdraw', 'standAndFight']]);
    const battle = choose(told, { type: 'standAndFight' });
    expect(said(battle, 'landBattleBegan')).toMatchObject([{ rule: 'R 12.1.1', attacker: 'blue', defender: 'red' }]);
  });

  it('R 19.3.2 if he attacks, the mover accepts or tries to avoid, and does not withdraw', () => {
    const told = attack(intercepted());
    expect(said(told, 'becameAttacker')).toMatchObject([
      { rule: 'R 19.3.2', player: 'red', mover: 'blue', space: 'mazaka' },
    ]);
    expect([asked(told), kinds(told)]).toEqual(['blue', ['avoidBattle', 'pass']]);
    expect(machine.explainAction(told.state, { type: 'withdraw', player: 'blue' })).toBeDefined();
  });

  it('R 12.1.1, 19.3.2 in the battle he is the attacker, and his dice fall first', () => {
    const told = accepted();
    expect(said(told, 'landBattleBegan')).toMatchObject([{ rule: 'R 19.3.2', attacker: 'red', defender: 'blue' }]);
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'battle', player: 'red' });
  });

  it('R 17.2, 19.3.2 a Champion who attacks a Champion so is one no longer, but for the Usurper', () => {
    expect(intercepted().state.champions).toContain('red');
    const told = accepted();
    expect(told.state.champions).not.toContain('red');
    expect(told.state.champions).toContain('blue');
    expect(accepted({ rest: { usurper: 'blue' } }).state.champions).toContain('red');
  });

  it('R 10.2, 19.3.2 who avoids goes two spaces, not back and not to where the interceptors came from; his activation is over', () => {
    const away = play(choose(attack(intercepted()), { type: 'avoidBattle' }), ...dice(5));
    expect(legal(away).map((action) => (action.type === 'avoidTo' ? action.to : action.type))).toEqual(
      expect.arrayContaining(['dana', 'zela']),
    );
    expect(legal(away)).toHaveLength(2);
    const over = play(
      away,
      { type: 'avoidTo', player: 'blue', to: 'zela' },
      { type: 'avoidTo', player: 'blue', to: 'amaseja' },
    );
    expect(forces(over, 'blue:amaseja')).toEqual({ mercenary: 3 });
    expect(general(over, 'krateros')).toMatchObject({ space: 'amaseja' });
    expect(forces(over, 'red:mazaka')).toEqual({ mercenary: 3 });
    expect(said(over, 'activationEnded')).toMatchObject([{ player: 'blue', space: 'amaseja' }]);
    expect(said(over, 'landBattleBegan')).toEqual([]);
    expect(over.state.champions).toContain('red');
  });

  it('R 10.2, 19.3.2 he may stop after one space', () => {
    const away = play(choose(attack(intercepted()), { type: 'avoidBattle' }), ...dice(5));
    const over = passes(play(away, { type: 'avoidTo', player: 'blue', to: 'dana' }));
    expect(forces(over, 'blue:dana')).toEqual({ mercenary: 3 });
    expect(topKind(over)).toBeUndefined();
  });

  it('R 10.4, 19.3.2 who fails to avoid has no Local Troops; who accepts has', () => {
    const control = { komana: 'blue', melitene: 'blue', dana: 'blue', zela: 'blue' } as const;
    const troops = (told: Told) =>
      said(told, 'battleStrengthCounted').map(({ who, localTroops }) => [who, localTroops]);
    const failed = play(choose(attack(intercepted({ control })), { type: 'avoidBattle' }), ...dice(4));
    expect(troops(failed)).toEqual([
      ['red', 0],
      ['blue', 0],
    ]);
    expect(troops(accepted({ control }))).toEqual([
      ['red', 0],
      ['blue', 2],
    ]);
  });

  it('R 12.6, 19.3.2 after a draw the interceptor goes back to where he came from, and the mover stays', () => {
    const over = play(accepted(), ...dice(6, 6, 6, 6));
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(said(over, 'retreated')).toMatchObject([{ player: 'red', from: 'mazaka', to: 'ankyra' }]);
    expect(forces(over, 'red:ankyra')).toEqual({ mercenary: 2 });
    expect(forces(over, 'blue:mazaka')).toEqual({ mercenary: 2 });
    expect(topKind(over)).toBeUndefined();
  });

  it('R 11.4, 19.3.2 with two Armies he is asked once, after both dice; after a draw all go to where the last came from', () => {
    const told = march(
      field({
        options: played('interceptorAttacks'),
        active: 'blue',
        forces: { 'blue:komana': { mercenary: 4 }, 'red:ankyra': { mercenary: 3 }, 'red:zela': { mercenary: 1 } },
        generals: { krateros: 'blue:komana', kassandros: 'red:ankyra' },
        minors: ['red:zela'],
      }),
      'blue',
      'komana',
      'mazaka',
    );
    const both = declare(declare(told, 'ankyra', ['mercenary', 3]), 'zela', ['mercenary', 1]);
    const first = play(both, ...dice(4));
    expect(topKind(first)).toBe('roll');
    const attacked = attack(play(first, ...dice(5)));
    const away = play(choose(attacked, { type: 'avoidBattle' }), ...dice(5));
    expect(legal(away)).toEqual([{ type: 'avoidTo', player: 'blue', to: 'dana' }]);
    const drawn = play(passes(attacked), ...dice(6, 6, 6, 6));
    expect(said(drawn, 'retreated')).toMatchObject([{ player: 'red', from: 'mazaka', to: 'zela' }]);
    expect(forces(drawn, 'red:zela')).toEqual({ mercenary: 3 });
    expect(forces(drawn, 'red:ankyra')).toEqual({});
  });

  it('R 10.5, 19.3.2 who has nowhere to go is not asked: the battle begins', () => {
    const control = { dana: 'red', zela: 'red' } as const;
    expect(said(attack(intercepted({ control })), 'landBattleBegan')).toMatchObject([
      { attacker: 'red', defender: 'blue' },
    ]);
  });

  it('R 8.3.3, 19.3.2 upon a general alone there is nothing to declare: he is Dispersed, which is no attack', () => {
    const told = intercepted({ forces: { 'blue:komana': {} } });
    expect(general(told, 'krateros')).toMatchObject({ status: 'dispersed' });
    expect(said(told, 'becameAttacker')).toEqual([]);
    expect(told.state.champions).toContain('red');
  });

  it('R 14.5, 19.3.2 nor upon an Independent Army', () => {
    const state = field({
      options: played('interceptorAttacks'),
      forces: { 'red:ankyra': { mercenary: 3 } },
      generals: { kassandros: 'red:ankyra' },
    });
    const told = play(
      declare(enterIndependent(state, 'seuthes', 'komana', 'mazaka'), 'ankyra', ['mercenary', 3]),
      ...dice(4),
    );
    expect(said(told, 'intercepted')).toHaveLength(1);
    expect(topKind(told)).toBeUndefined();
  });

  it('R 11.5, 19.3.2 the Army on the march still overruns those whom it outnumbers five to one', () => {
    const told = accepted({ forces: { 'blue:komana': { mercenary: 5 }, 'red:ankyra': { mercenary: 1 } } });
    expect(said(told, 'overrun')).toMatchObject([{ by: 'blue', victim: 'red' }]);
    expect(said(told, 'landBattleBegan')).toEqual([]);
    expect(told.state.champions).toContain('red');
    expect(told.state.champions).not.toContain('blue');
  });

  it('R 8.3.6, 19.3.2 interceptors overrun nobody: they fight', () => {
    const told = accepted({ forces: { 'blue:komana': { mercenary: 1 }, 'red:ankyra': { mercenary: 5 } } });
    expect(said(told, 'overrun')).toEqual([]);
    expect(said(told, 'landBattleBegan')).toMatchObject([{ attacker: 'red', defender: 'blue' }]);
  });

  it('R 19.3.2, 19.5 the mover who avoids is bound by the direction too', () => {
    /** Antigonos, Initiative 2, comes from Synnada to Kelainai; the ways are Sardeis, Sagalassos and a Transit Point. */
    const told = declare(
      march(
        field({
          options: played('interceptorAttacks', 'avoidingDirection'),
          active: 'blue',
          forces: { 'blue:synnada': { mercenary: 3 }, 'red:sardeis': { mercenary: 3 } },
          generals: { antigonos: 'blue:synnada', kassandros: 'red:sardeis' },
        }),
        'blue',
        'synnada',
        'kelainai',
      ),
      'sardeis',
      ['mercenary', 3],
    );
    const away = play(choose(attack(play(told, ...dice(4))), { type: 'avoidBattle' }), ...dice(3));
    expect(legal(away)).toEqual([{ type: 'avoidTo', player: 'blue', to: 'sagalassos' }]);
  });

  it('R 19.3.2 a state that remembers it where it is not played is refused, and one where it is played is not', () => {
    const { state } = intercepted();
    const told = (optionalRules: readonly OptionalRule[]) =>
      codecs.StateCodec.decode(json({ ...state, stack: state.stack, options: { players: 4, optionalRules } }));
    const without = told([]);
    expect(without._tag).toBe('Left');
    expect(JSON.stringify(without)).toContain('interceptorAttacks (R 19.3.2) is not played');
    expect(JSON.stringify(told(['interceptorAttacks']))).not.toContain('is not played');
  });
});
