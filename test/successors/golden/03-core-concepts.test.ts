import { describe, expect, it } from 'vitest';
import {
  by,
  dice,
  forces,
  march,
  minors,
  movedMinors,
  offered,
  pass,
  play,
  refusal,
  roll,
  said,
  situation,
  waitingFor,
} from './situation.js';

describe('R 3.1.2 what Minor Generals are for', () => {
  /** White's garrison of Tyros, shut up by Yellow. */
  const tyros = {
    toMove: 'white',
    turn: 2,
    markers: { white: ['tyros'] },
    forces: { 'white:tyros:inside': { mercenary: 2 }, 'yellow:tyros': { mercenary: 3 } },
    minorGenerals: ['yellow:tyros'],
  } as const;

  it("R 3.1.2 a Minor General is placed in a Besieged Major City in his owner's turn, and taken out of it again", () => {
    const placed = play(
      situation(tyros),
      by('white', { type: 'placeMinorGeneral', space: 'tyros', inside: true, from: null }),
    );
    expect(minors(placed, 'white')).toEqual(['white:tyros:inside']);
    expect(movedMinors(placed, 'white:tyros:inside')).toBe(0);
    const later = situation({ ...tyros, minorGenerals: ['yellow:tyros', 'white:tyros:inside'] });
    expect(
      minors(play(later, by('white', { type: 'liftMinorGeneral', space: 'tyros', inside: true })), 'white'),
    ).toEqual([]);
  });

  it("R 3.1.2 in an opponent's turn a Minor General lets an intercepting Army be divided; without him nothing may stay behind", () => {
    const declaring = (...minorGenerals: readonly string[]) =>
      play(
        situation({
          toMove: 'yellow',
          turn: 2,
          generals: { antigonos: 'yellow:sagalassos', seleukos: 'blue:synnada' },
          minorGenerals,
          forces: { 'yellow:sagalassos': { mercenary: 3 }, 'blue:synnada': { mercenary: 6 } },
        }),
        roll('yellow', 2),
        by(
          'yellow',
          { type: 'activate', commander: 'antigonos', space: 'sagalassos', inside: false },
          march('kelainai'),
        ),
        by(
          'blue',
          { type: 'intercept', from: 'synnada', inside: false, commander: 'seleukos' },
          { type: 'interceptWith', unit: 'mercenary', count: 4 },
        ),
      );
    expect(refusal(declaring(), 'blue', { type: 'declareInterception' })).toEqual({
      code: 'ownerless',
      rule: 'R 11.2',
    });
    const over = play(declaring('blue:synnada'), by('blue', { type: 'declareInterception' }), dice(4));
    expect([forces(over, 'blue:synnada'), forces(over, 'blue:kelainai')]).toEqual([{ mercenary: 2 }, { mercenary: 4 }]);
    expect(minors(over, 'blue')).toEqual(['blue:synnada']);
    expect(movedMinors(over, 'blue:synnada')).toBe(0);
  });

  /** Antigonos attacks Seleukos; each player has a Minor General elsewhere. */
  const battle = play(
    situation({
      toMove: 'yellow',
      turn: 2,
      markers: { yellow: ['halikarnassos'] },
      generals: { antigonos: 'yellow:kelainai', seleukos: 'blue:synnada' },
      forces: {
        'yellow:kelainai': { mercenary: 3 },
        'yellow:halikarnassos': { mercenary: 1 },
        'blue:synnada': { mercenary: 6 },
        'blue:ankyra': { mercenary: 1 },
      },
      minorGenerals: ['yellow:halikarnassos', 'blue:ankyra'],
    }),
    roll('yellow', 2),
    by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }, march('synnada')),
    by('blue', pass),
  );

  it('R 3.1.2 after the loss of a commander the active player repositions a Minor General, or brings one from the supply', () => {
    const fallen = play(battle, dice(5, 4, 1, 1), dice(6));
    expect(said(fallen, 'generalEliminated').map(({ general }) => general)).toEqual(['antigonos']);
    expect(offered(fallen, 'succeed').map(({ from }) => from)).toEqual(['supply', 'halikarnassos']);
    const over = play(fallen, by('yellow', { type: 'succeed', from: 'halikarnassos', inside: false }));
    expect(minors(over, 'yellow')).toEqual(['yellow:synnada']);
  });

  it("R 3.1.2 after the loss of a commander in an opponent's turn a Minor General comes from the supply only", () => {
    const fallen = play(battle, dice(4, 4, 6, 3), dice(6));
    expect(said(fallen, 'generalEliminated').map(({ general }) => general)).toEqual(['seleukos']);
    expect(waitingFor(fallen)).toEqual(['blue']);
    expect(offered(fallen, 'succeed').map(({ from }) => from)).toEqual(['supply']);
    expect(refusal(fallen, 'blue', { type: 'succeed', from: 'ankyra', inside: false })).toMatchObject({
      rule: 'R 12.4.2',
    });
  });
});

describe('R 3.3.2 Elephants', () => {
  /** Three Elephants of Yellow against a force of Blue, in a space of nobody or of Yellow. */
  const attack = (markers: readonly string[]) =>
    play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['kelainai', ...markers] },
        generals: { antigonos: 'yellow:kelainai' },
        forces: { 'yellow:kelainai': { elephant: 3 }, 'blue:synnada': { mercenary: 2 } },
        minorGenerals: ['blue:synnada'],
      }),
      roll('yellow', 2),
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }, march('synnada')),
      by('blue', pass),
      dice(3, 5, 1),
    );
  const strength = (markers: readonly string[]) =>
    said(attack(markers), 'battleStrengthCounted').find(({ who }) => who === 'yellow');

  it('R 3.3.2 dice of 3, 5 and 1 give three Elephants strengths of 1, 3 and 0: 4 together, before Local Troops', () => {
    expect(strength([])).toMatchObject({ strength: 4, localTroops: 0, elephantDice: [3, 5, 1] });
    expect(strength(['synnada'])).toMatchObject({ strength: 5, localTroops: 1 });
  });
});
