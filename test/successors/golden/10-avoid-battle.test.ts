import { describe, expect, it } from 'vitest';
import type { OptionalRule } from '../../../src/successors/options.js';
import {
  by,
  dice,
  march,
  minors,
  offered,
  pass,
  play,
  refusal,
  anyRefusal,
  roll,
  said,
  situation,
  waitingFor,
} from './situation.js';

describe('R 10 Avoid Battle', () => {
  it.each([
    [4, 'dispersed'],
    [5, 'eliminated'],
  ])('R 10.2 the note: Demetrios without combat units fails to Avoid Battle, and on a %i he is %s', (die, status) => {
    const over = play(
      situation({
        toMove: 'blue',
        turn: 2,
        markers: { blue: ['kelainai'] },
        generals: { seleukos: 'blue:kelainai', demetrios: 'yellow:synnada' },
        forces: { 'blue:kelainai': { mercenary: 2 } },
      }),
      roll('blue', 3),
      by('blue', { type: 'activate', commander: 'seleukos', space: 'kelainai', inside: false }, march('synnada')),
      by('yellow', { type: 'avoidBattle' }),
      dice(2, die),
    );
    expect(over.state.generals.demetrios).toMatchObject({ status, space: null });
    expect(said(over, 'landBattleBegan')).toEqual([]);
  });

  it('R 10.3 the note: Antigonos chases an Army that has avoided him, and it may try to Avoid Battle again', () => {
    const avoided = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['kelainai'] },
        generals: { antigonos: 'yellow:kelainai' },
        minorGenerals: ['blue:synnada'],
        forces: { 'yellow:kelainai': { mercenary: 3 }, 'blue:synnada': { mercenary: 2 } },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }, march('synnada')),
      // He stops in Gordion, and does not intercept from there.
      by('blue', { type: 'avoidBattle' }),
      dice(5),
      by('blue', { type: 'avoidTo', to: 'gordion' }, pass, pass),
    );
    expect(waitingFor(avoided)).toEqual(['yellow']);
    const chased = play(avoided, by('yellow', march('gordion')));
    expect(waitingFor(chased)).toEqual(['blue']);
    expect(offered(chased, 'avoidBattle')).toHaveLength(1);
    const again = play(
      chased,
      by('blue', { type: 'avoidBattle' }),
      dice(5),
      by('blue', { type: 'avoidTo', to: 'ankyra' }, pass),
    );
    expect(minors(again, 'blue')).toEqual(['blue:ankyra']);
    expect(said(again, 'landBattleBegan')).toEqual([]);
  });

  it('R 10.5 an Army cannot be reinforced by an interception and then avoid the battle', () => {
    const reinforced = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['kelainai'] },
        generals: { antigonos: 'yellow:kelainai', seleukos: 'blue:gordion' },
        minorGenerals: ['blue:synnada'],
        forces: {
          'yellow:kelainai': { mercenary: 6 },
          'blue:synnada': { mercenary: 2 },
          'blue:gordion': { mercenary: 3 },
        },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }, march('synnada')),
      by('blue', pass, { type: 'intercept', from: 'gordion', inside: false, commander: 'seleukos' }),
      by('blue', { type: 'interceptWith', unit: 'mercenary', count: 3 }, { type: 'declareInterception' }),
      dice(4),
    );
    expect(said(reinforced, 'intercepted')).toMatchObject([{ player: 'blue', from: 'gordion', to: 'synnada' }]);
    expect(waitingFor(reinforced)).toEqual(['yellow']);
    expect(offered(reinforced, 'withdraw')).toHaveLength(1);
    expect(refusal(reinforced, 'blue', { type: 'avoidBattle' })).toEqual(anyRefusal);
    const battle = play(reinforced, by('yellow', { type: 'standAndFight' }));
    expect(said(battle, 'landBattleBegan')).toMatchObject([{ attacker: 'yellow', defender: 'blue' }]);
    expect(waitingFor(battle)).toEqual(['chance']);
  });

  /** Blue's Seleukos comes to Sagalassos. From there Black's Kassandros could go to a Minor City or a Transit Point; a 4 is rolled. */
  const avoidedWith = (...optionalRules: readonly OptionalRule[]) =>
    play(
      situation(
        {
          toMove: 'blue',
          turn: 2,
          markers: { blue: ['kelainai'], black: ['aspendos'] },
          generals: { seleukos: 'blue:kelainai', kassandros: 'black:sagalassos' },
          forces: { 'blue:kelainai': { mercenary: 3 }, 'black:sagalassos': { mercenary: 2 } },
        },
        { players: 5, optionalRules },
      ),
      roll('blue', 3),
      by('blue', { type: 'activate', commander: 'seleukos', space: 'kelainai', inside: false }, march('sagalassos')),
      by('black', { type: 'avoidBattle' }),
      dice(4),
    );

  it('R 19.5 Kassandros of Initiative 3 avoids Blue with a 4: he must go to the Minor City, into the Transit Point it counts 3', () => {
    const avoided = avoidedWith('avoidingDirection');
    expect(said(avoided, 'avoidBattleRolled')).toMatchObject([{ die: 4, initiative: 3, success: true }]);
    expect(offered(avoided, 'avoidTo').map(({ to }) => to)).toEqual(['aspendos']);
    expect(refusal(avoided, 'black', { type: 'avoidTo', to: 'tp-kibyra' })).toEqual({
      code: 'noWayToAvoid',
      rule: 'R 19.5',
    });
    expect(offered(avoided, 'pass')).toEqual([]);
  });

  it('R 19.5 where it is not played Kassandros, who avoids Blue with a 4, may choose the Transit Point or the Minor City', () => {
    const avoided = avoidedWith();
    expect(said(avoided, 'avoidBattleRolled')).toMatchObject([{ die: 4, initiative: 3, success: true }]);
    expect(
      offered(avoided, 'avoidTo')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['aspendos', 'tp-kibyra']);
  });
});
