import { describe, expect, it } from 'vitest';
import { by, dice, forces, march, pass, play, roll, said, situation } from './situation.js';

describe('R 12.1.2, 12.2 the battle before Tyros', () => {
  /** Ptolemaios has landed in Tyros to relieve the garrison; the example of R 8.4.5 goes on. */
  const landed = play(
    situation({
      toMove: 'white',
      turn: 2,
      markers: { white: ['pelousion', 'tyros'] },
      generals: { ptolemaios: 'white:pelousion' },
      minorGenerals: ['yellow:tyros'],
      forces: {
        'white:pelousion': { loyal: 2, mercenary: 4 },
        'white:tyros:inside': { mercenary: 2 },
        'yellow:tyros': { mercenary: 3 },
      },
    }),
    roll('white', 4),
    by('white', { type: 'activate', commander: 'ptolemaios', space: 'pelousion', inside: false }, { type: 'embark' }),
    by(
      'white',
      { type: 'sail', to: 'gaza' },
      { type: 'sail', to: 'ake' },
      { type: 'sail', to: 'tyros' },
      { type: 'debark', inside: false },
    ),
    by('yellow', pass),
  );
  const joined = play(landed, by('white', { type: 'joinBattle', unit: 'mercenary', count: 2 }));
  const strengths = (told: typeof joined) =>
    said(told, 'battleStrengthCounted').map(({ who, strength, localTroops }) => ({ who, strength, localTroops }));

  it("R 12.1.2 the 2 Mercenaries of the garrison join Ptolemaios' 2 loyal Macedonians and 4 Mercenaries", () => {
    expect(forces(joined, 'white:tyros')).toEqual({ loyal: 2, mercenary: 6 });
    expect(forces(joined, 'yellow:tyros')).toEqual({ mercenary: 3 });
    // They need not: without them White is 2 weaker.
    expect(strengths(play(landed, by('white', pass)))).toContainEqual({
      who: 'white',
      strength: 2 * 2 + 4 + 1,
      localTroops: 1,
    });
  });

  it('R 12.2 White has 1 Local Troop for Tyros, and nobody any for Phoinike', () => {
    expect(strengths(joined)).toEqual([
      { who: 'white', strength: 2 * 2 + 6 + 1, localTroops: 1 },
      { who: 'yellow', strength: 3, localTroops: 0 },
    ]);
  });
});

/** Yellow attacks Blue in Synnada. */
const attack = (commander: 'minor' | 'antigonos', yellow: object, blue: object, markers: readonly string[] = []) =>
  play(
    situation({
      toMove: 'yellow',
      turn: 2,
      markers: { yellow: ['halikarnassos'], blue: markers },
      generals: commander === 'minor' ? {} : { antigonos: 'yellow:kelainai' },
      minorGenerals: [...(commander === 'minor' ? ['yellow:kelainai'] : []), 'blue:synnada'],
      forces: { 'yellow:kelainai': yellow, 'blue:synnada': blue },
    }),
    roll('yellow', 3),
    by('yellow', { type: 'activate', commander, space: 'kelainai', inside: false }, march('synnada')),
    by('blue', pass),
  );

describe('R 12.2, 12.3 strengths and scores', () => {
  it('R 12.2 the note: in a friendly space of a friendly province 3 Local Troops come to the defender', () => {
    const met = attack('minor', { mercenary: 4 }, { mercenary: 2 }, ['synnada', 'gordion', 'ankyra', 'kelainai']);
    expect(said(met, 'battleStrengthCounted')).toMatchObject([
      { who: 'yellow', strength: 4 },
      { who: 'blue', strength: 2 + 3, localTroops: 3 },
    ]);
  });

  it('R 12.3 strength 8 and a 7 score 4; strength 5 and a 12 score 7: the defender wins', () => {
    const over = play(attack('minor', { mercenary: 8 }, { mercenary: 5 }), dice(3, 4, 6, 6));
    expect(
      said(over, 'battleScored').map(({ who, strength, total, score }) => ({ who, strength, total, score })),
    ).toEqual([
      { who: 'yellow', strength: 8, total: 7, score: 4 },
      { who: 'blue', strength: 5, total: 12, score: 7 },
    ]);
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'defender' }]);
    expect(forces(over, 'yellow:synnada')).toEqual({});
    // 7 is less than twice 4: the winner loses a unit (R 12.5.2).
    expect(forces(over, 'blue:synnada')).toEqual({ mercenary: 4 });
  });

  it.each([
    [1, 5, 9],
    [1, 3, 8],
    [4, 5, 9],
  ])('R 12.3.1 under Antigonos, Battle Rating 4, dice of %i and %i make %i', (first, second, total) => {
    const over = play(attack('antigonos', { mercenary: 4 }, { mercenary: 4 }), dice(first, second, 2, 2));
    expect(said(over, 'battleScored')[0]).toMatchObject({ who: 'yellow', dice: [first, second], rating: 4, total });
  });

  it('R 12.5.2 the note: a score of at least 1 against 0 costs the winner no combat unit', () => {
    const over = play(attack('minor', { mercenary: 4 }, { mercenary: 1 }), dice(3, 4, 1, 1));
    expect(said(over, 'battleScored').map(({ score }) => score)).toEqual([2, 0]);
    expect(forces(over, 'yellow:synnada')).toEqual({ mercenary: 4 });
    expect(forces(over, 'blue:synnada')).toEqual({});
  });
});
