import { describe, expect, it } from 'vitest';
import {
  by,
  dice,
  end,
  forces,
  march,
  offered,
  pass,
  play,
  refusal,
  anyRefusal,
  roll,
  said,
  situation,
  ways,
} from './situation.js';

/** Demetrios before Pella, which Black holds with two combat units. */
const pella = {
  toMove: 'yellow',
  segment: 'surrender',
  turn: 2,
  markers: { black: ['pella'] },
  generals: { demetrios: 'yellow:pella' },
  forces: { 'yellow:pella': { loyal: 2, mercenary: 2 }, 'black:pella:inside': { loyal: 2 } },
} as const;

describe('R 13.2 Sieges', () => {
  it('R 13.2.1 Demetrios rolls a 3 before Pella: a Siege Point is placed, and a combat unit lost', () => {
    const tried = play(situation(pella), by('yellow', { type: 'siege', space: 'pella' }), dice(3));
    expect(said(tried, 'rolled')).toMatchObject([{ rule: 'R 13.2.1', purpose: 'siege', dice: [3] }]);
    expect(said(tried, 'siegeRolled')).toMatchObject([{ die: 3, modifier: 0, points: 1, losses: 1, total: 1 }]);
    expect(offered(tried, 'loseUnit').map(({ unit }) => unit)).toEqual(['mercenary', 'loyal']);
    const over = play(tried, by('yellow', { type: 'loseUnit', unit: 'mercenary', space: 'pella', inside: false }));
    expect(forces(over, 'yellow:pella')).toEqual({ loyal: 2, mercenary: 1 });
    expect(over.state.sieges.pella).toEqual({ by: 'yellow', points: 1 });
    expect(over.state.control.pella).toBe('black');
  });

  it('R 13.2.2 the note: Royal Army CUs come over with the first Siege Point, and it is enough for the empty city', () => {
    const tried = play(
      situation({
        ...pella,
        champions: ['red', 'blue', 'yellow', 'white'],
        forces: { ...pella.forces, 'black:pella:inside': { royalArmy: 2 } },
      }),
      by('yellow', { type: 'siege', space: 'pella' }),
      dice(4),
    );
    expect(said(tried, 'unitsDefected')).toMatchObject([{ unit: 'royalArmy', count: 2, from: 'black', to: 'yellow' }]);
    expect(said(tried, 'siegeRolled')).toMatchObject([{ points: 1, losses: 0 }]);
    expect(forces(tried, 'yellow:pella')).toEqual({ loyal: 2, mercenary: 2, royalArmy: 2 });
    expect(tried.state.control.pella).toBeUndefined();
    expect(play(tried, by('yellow', { type: 'placeMarker', space: 'pella' })).state.control.pella).toBe('yellow');
  });

  it('R 13.2.2 the note: the Prestige Points of Krateros inside the city keep its Royal Army CUs there', () => {
    // Yellow's Legitimacy is 3, as a Champion; Black, a Successor, has 2 as Strategos of Europe, and Krateros 2 Prestige Points.
    const besieged = (generals: object) =>
      play(
        situation({
          ...pella,
          champions: ['red', 'blue', 'yellow', 'white'],
          markers: { black: ['pella', 'pydna', 'amphipolis'] },
          generals: { ...pella.generals, ...generals },
          forces: { ...pella.forces, 'black:pella:inside': { royalArmy: 2 } },
        }),
        by('yellow', { type: 'siege', space: 'pella' }),
        dice(4),
      );
    expect(forces(besieged({}), 'yellow:pella')).toEqual({ loyal: 2, mercenary: 2, royalArmy: 2 });
    const held = besieged({ krateros: 'black:pella:inside' });
    expect(forces(held, 'black:pella:inside')).toEqual({ royalArmy: 2 });
    expect(held.state.sieges.pella).toEqual({ by: 'yellow', points: 1 });
  });

  it("R 13.2.5 Lysimachos beats Demetrios before Pella: the siege is lifted, and its Siege Point is not Lysimachos'", () => {
    const met = play(
      situation({
        ...pella,
        toMove: 'white',
        segment: 'movement',
        markers: { black: ['pella'], white: ['chersonesos'] },
        sieges: { pella: { by: 'yellow', points: 1 } },
        generals: { ...pella.generals, lysimachos: 'white:chersonesos' },
        forces: { ...pella.forces, 'white:chersonesos': { loyal: 2, mercenary: 4 } },
      }),
      roll('white', 3),
      by('white', { type: 'activate', commander: 'lysimachos', space: 'chersonesos', inside: false }),
      by('white', march('abdera'), march('amphipolis')),
      by('yellow', pass),
      by('white', march('pella')),
      by('yellow', pass),
    );
    expect(met.state.sieges.pella).toEqual({ by: 'yellow', points: 1 });
    // Strength 8 and a 12 score 9; strength 6 and a 6 (two dice of at least 3) score 2. The die after that is Attrition.
    const over = play(met, dice(6, 6, 1, 1), dice(1));
    expect(over.state.generals.demetrios.status).toBe('dispersed');
    expect(over.state.dispersed.yellow).toMatchObject({ loyal: 2, mercenary: 0 });
    expect(over.state.sieges.pella).toBeUndefined();
    expect(forces(over, 'white:pella')).toEqual({ loyal: 2, mercenary: 4 });
    expect(forces(over, 'black:pella:inside')).toEqual({ loyal: 2 });
    expect(over.state.control.pella).toBe('black');
  });
});

describe('R 13.3 Subjugations', () => {
  it('R 13.3.1 Antigonos gets 1/1 before Sagalassos: one of the three Siege Points it needs, for a combat unit', () => {
    const over = play(
      situation({
        toMove: 'yellow',
        segment: 'surrender',
        turn: 2,
        markers: { yellow: ['halikarnassos'] },
        generals: { antigonos: 'yellow:sagalassos' },
        forces: { 'yellow:sagalassos': { mercenary: 3 } },
      }),
      by('yellow', { type: 'siege', space: 'sagalassos' }),
      dice(3),
    );
    expect(said(over, 'rolled')).toMatchObject([{ rule: 'R 13.3.1', purpose: 'siege', dice: [3] }]);
    expect(said(over, 'siegeRolled')).toMatchObject([{ rule: 'R 13.3.1', points: 1, losses: 1, total: 1 }]);
    expect(over.state.sieges.sagalassos).toEqual({ by: 'yellow', points: 1 });
    expect(forces(over, 'yellow:sagalassos')).toEqual({ mercenary: 2 });
    expect(over.state.control.sagalassos).toBe('independent');
  });
});

describe('R 13.4 how many attempts', () => {
  /** Blue has an Army before Pella, and another in Larisa. */
  const blue = {
    toMove: 'blue',
    turn: 2,
    markers: { black: ['pella'], blue: ['larisa'] },
    generals: { seleukos: 'blue:pella', peithon: 'blue:larisa' },
    forces: { 'blue:pella': { mercenary: 6 }, 'blue:larisa': { mercenary: 3 }, 'black:pella:inside': { loyal: 2 } },
  } as const;

  it("R 13.4 after Blue's two attempts of the Segment a second Army that comes up cannot make another", () => {
    const first = play(
      situation(blue),
      roll('blue', 6),
      by(
        'blue',
        { type: 'activate', commander: 'seleukos', space: 'pella', inside: false },
        { type: 'siege', space: 'pella' },
      ),
      dice(2),
      by('blue', { type: 'siege', space: 'pella' }),
      dice(2),
    );
    expect(offered(first, 'siege')).toEqual([]);
    const second = play(
      first,
      by('blue', end),
      by('blue', { type: 'activate', commander: 'peithon', space: 'larisa', inside: false }, march('pella')),
    );
    expect(offered(second, 'siege')).toEqual([]);
    expect(refusal(second, 'blue', { type: 'siege', space: 'pella' })).toEqual(anyRefusal);
    expect(said(second, 'siegeAttempted')).toHaveLength(2);
  });

  it('R 13.4 the two attempts of a Segment are made by the same General: what Seleukos began Peithon does not take up', () => {
    const over = play(
      situation(blue),
      roll('blue', 6),
      by(
        'blue',
        { type: 'activate', commander: 'seleukos', space: 'pella', inside: false },
        { type: 'siege', space: 'pella' },
      ),
      dice(2),
      by('blue', end),
      by('blue', { type: 'activate', commander: 'peithon', space: 'larisa', inside: false }, march('pella')),
    );
    expect(offered(over, 'siege')).toEqual([]);
    expect(refusal(over, 'blue', { type: 'siege', space: 'pella' })).toEqual(anyRefusal);
  });

  it('R 13.4 a space can suffer 5 attempts in one turn: 1 by surrender, 2 in the Tyche and 2 in the Movement Segment', () => {
    const traitor = 39;
    const secondWind = 52;
    const siege = { type: 'siege', space: 'sagalassos' } as const;
    const activate = { type: 'activate', commander: 'antigonos', space: 'sagalassos', inside: false } as const;
    const surrender = play(
      situation({
        toMove: 'yellow',
        segment: 'surrender',
        turn: 2,
        generals: { antigonos: 'yellow:sagalassos' },
        forces: { 'yellow:sagalassos': { mercenary: 3 } },
        hands: { yellow: [traitor, secondWind] },
      }),
      // Second Wind may be put aside when the turn begins (R 4.31.1).
      by('yellow', { type: 'pass' }, siege),
      dice(2),
    );
    expect(offered(surrender, 'siege')).toEqual([]);
    const tyche = play(
      surrender,
      by(
        'yellow',
        { type: 'playCard', card: traitor, as: 'operations' },
        { type: 'operation', operation: 'forcedMarch' },
      ),
      by('yellow', activate, siege),
      dice(2),
      by('yellow', siege),
      dice(2),
    );
    expect(offered(tyche, 'siege')).toEqual([]);
    const movement = play(
      tyche,
      by('yellow', end),
      roll('yellow', 6),
      by('yellow', activate, siege),
      dice(2),
      by('yellow', siege),
      dice(2),
    );
    expect(said(movement, 'siegeAttempted')).toHaveLength(5);
    // Not even with the 2 Movement Points more of Second Wind there is a sixth.
    const winded = play(movement, by('yellow', { type: 'playSurprise', card: secondWind }), [
      { type: 'drawCard', player: 'chance', to: 'yellow', card: 1 },
    ]);
    expect(ways(winded)).toContain('kelainai');
    expect(offered(winded, 'siege')).toEqual([]);
    expect(refusal(winded, 'yellow', siege)).toEqual(anyRefusal);
  });
});
