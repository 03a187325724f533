import { describe, expect, it } from 'vitest';
import {
  allowance,
  by,
  dice,
  end,
  forces,
  march,
  minors,
  offered,
  play,
  post,
  refusal,
  anyRefusal,
  roll,
  said,
  situation,
  waitingFor,
  ways,
} from './situation.js';

describe('R 8.3.1, 8.3.2 activations', () => {
  it('R 8.3.1 on a 2 the Minor General joins Antigonos in Sagalassos; Antigonos leaves him a Mercenary and crosses the mountains', () => {
    const rolled = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['halikarnassos'] },
        generals: { antigonos: 'yellow:sagalassos' },
        minorGenerals: ['yellow:halikarnassos'],
        forces: { 'yellow:halikarnassos': { mercenary: 1 }, 'yellow:sagalassos': { mercenary: 3 } },
      }),
      roll('yellow', 2),
    );
    const minor = play(
      rolled,
      by('yellow', { type: 'activate', commander: 'minor', space: 'halikarnassos', inside: false }),
    );
    expect(allowance(minor)).toBe(2);
    // One activation is finished before another begins.
    expect(
      refusal(minor, 'yellow', { type: 'activate', commander: 'antigonos', space: 'sagalassos', inside: false }),
    ).toEqual(anyRefusal);
    const joined = play(minor, by('yellow', march('tp-kibyra'), march('sagalassos'), end));
    // What has moved does not move again.
    expect(offered(joined, 'activate').map(({ commander }) => commander)).toEqual(['antigonos']);
    const antigonos = play(
      joined,
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'sagalassos', inside: false }),
    );
    expect(allowance(antigonos)).toBe(3);
    expect(offered(antigonos, 'takeUnits')).toEqual([]);
    const left = play(antigonos, by('yellow', { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false }));
    const over = play(left, by('yellow', march('aspendos'), march('tp-kilikia-tracheia')));
    expect(ways(over)).toEqual([]);
    expect(forces(over, 'yellow:sagalassos')).toEqual({ mercenary: 2 });
    expect(minors(over, 'yellow')).toEqual(['yellow:sagalassos']);
    expect(forces(over, 'yellow:tp-kilikia-tracheia')).toEqual({ mercenary: 2 });
    expect(post(over, 'antigonos')).toBe('yellow:tp-kilikia-tracheia');
  });

  it('R 8.3.2 on a 3 Antigonos picks up Krateros, who commands from then on: one space further at most, and not over the mountains', () => {
    const rolled = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['tarsos', 'issos'] },
        generals: { antigonos: 'yellow:tarsos', krateros: 'yellow:issos' },
        forces: { 'yellow:tarsos': { mercenary: 2 }, 'yellow:issos': { loyal: 2 } },
      }),
      roll('yellow', 3),
    );
    expect(
      allowance(play(rolled, by('yellow', { type: 'activate', commander: 'krateros', space: 'issos', inside: false }))),
    ).toBe(2);
    const antigonos = play(
      rolled,
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'tarsos', inside: false }),
    );
    expect(allowance(antigonos)).toBe(4);
    const picked = play(
      antigonos,
      by(
        'yellow',
        march('issos'),
        { type: 'takeGeneral', general: 'krateros', inside: false },
        { type: 'takeUnits', unit: 'loyal', count: 2, inside: false },
      ),
    );
    expect(said(picked, 'commandChanged')).toMatchObject([
      { rule: 'R 8.3.2', from: 'antigonos', to: 'krateros', movementPoints: 1 },
    ]);
    // Back to Tarsos would be a step of one Movement Point, too; the example looks ahead.
    expect(
      ways(picked)
        .filter((to) => to !== 'tarsos')
        .sort(),
    ).toEqual(['chalybon', 'myriandos']);
    expect(refusal(picked, 'yellow', march('tp-amanos'))).toEqual({ code: 'notEnoughMovementPoints', rule: 'R 8.2' });
    const over = play(picked, by('yellow', march('chalybon')));
    expect(ways(over)).toEqual([]);
    expect(forces(over, 'yellow:chalybon')).toEqual({ loyal: 2, mercenary: 2 });
    expect([post(over, 'krateros'), post(over, 'antigonos')]).toEqual(['yellow:chalybon', 'yellow:chalybon']);
    const stopped = play(over, by('yellow', end));
    expect(offered(stopped, 'activate')).toEqual([]);
  });
});

describe('R 8.3.6 Overrun', () => {
  /** Yellow marches with Mercenaries into a space that Blue holds with CUs without a general. */
  const meeting = (mercenaries: number, blue: object, hand: readonly number[] = []) =>
    play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['kelainai'], blue: ['synnada'] },
        generals: { antigonos: 'yellow:kelainai' },
        forces: { 'yellow:kelainai': { mercenary: mercenaries }, 'blue:synnada': blue },
        hands: { blue: hand },
        silverShieldsRaised: Object.hasOwn(blue, 'silverShields'),
      }),
      roll('yellow', 2),
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }, march('synnada')),
    );

  it('R 8.3.6 10 Mercenaries overrun 2 Silver Shields, for only the numbers count', () => {
    const over = play(meeting(10, { silverShields: 2 }), dice(1));
    expect(said(over, 'overrun')).toMatchObject([{ by: 'yellow', victim: 'blue', space: 'synnada' }]);
    expect(said(over, 'landBattleBegan')).toEqual([]);
    expect(forces(over, 'yellow:synnada')).toEqual({ mercenary: 10 });
    expect(forces(over, 'blue:synnada')).toEqual({});
    expect(over.state.dispersed.blue).toMatchObject({ silverShields: 2 });
    expect(ways(over)).toContain('gordion');
  });

  it.each([
    [5, 1],
    [10, 2],
    [15, 3],
  ])('R 8.3.6 the note: %i overrun %i, and one fewer has to fight', (needed, victims) => {
    const over = meeting(needed, { mercenary: victims });
    expect(said(over, 'overrun')).toHaveLength(1);
    expect(ways(over)).toContain('gordion');
    const fewer = meeting(needed - 1, { mercenary: victims });
    expect(said(fewer, 'overrun')).toEqual([]);
    expect(said(fewer, 'landBattleBegan')).toHaveLength(1);
  });

  it('R 8.3.6 the note: Surprise cards about battles cannot be played in an Overrun', () => {
    const omensAndRepercussions = [53, 59];
    expect(waitingFor(meeting(5, { mercenary: 1 }, omensAndRepercussions))).toEqual(['yellow']);
    expect(waitingFor(play(meeting(4, { mercenary: 1 }, omensAndRepercussions), dice(3, 3, 1, 1)))).toEqual(['blue']);
  });
});

describe('R 8.3.7 to 8.3.10 Kassandros goes north', () => {
  it('R 8.3.7 Kassandros marches from Athenai to Lamia and leaves a Mercenary as garrison', () => {
    // On the reconstructed board Boiotia lies between the two.
    const over = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['athenai'] },
        generals: { kassandros: 'yellow:athenai' },
        forces: { 'yellow:athenai': { mercenary: 4, loyal: 1 } },
        independentArmies: { leosthenes: 'removed' },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'kassandros', space: 'athenai', inside: false }),
      by(
        'yellow',
        { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true },
        march('boiotia'),
        march('lamia'),
        end,
      ),
    );
    expect(forces(over, 'yellow:athenai:inside')).toEqual({ mercenary: 1 });
    expect(forces(over, 'yellow:lamia')).toEqual({ mercenary: 3, loyal: 1 });
    expect(minors(over, 'yellow')).toEqual([]);
  });

  /** Kassandros in Lamia; Black holds Larisa, and Pella with the last of the Royal Army and the royal family. */
  const north = {
    toMove: 'yellow',
    turn: 2,
    markers: { yellow: ['athenai'], black: ['larisa', 'pella'] },
    generals: { kassandros: 'yellow:lamia' },
    forces: { 'yellow:lamia': { mercenary: 3, loyal: 1 }, 'black:pella': { royalArmy: 2 } },
    independentArmies: { leosthenes: 'removed' },
    royals: { alexandros: 'black:pella', olympias: { status: 'active', controller: 'black', space: 'pella' } },
  } as const;
  const toLarisa = (die: number) =>
    play(
      situation(north),
      roll('yellow', die),
      by('yellow', { type: 'activate', commander: 'kassandros', space: 'lamia', inside: false }, march('larisa')),
    );

  it("R 8.3.9 Kassandros moves to Larisa and spends 2 Movement Points to remove Black's marker", () => {
    const there = toLarisa(3);
    expect(allowance(there)).toBe(3);
    const over = play(there, by('yellow', { type: 'removeEnemyMarker', space: 'larisa' }));
    expect(over.state.control.larisa).toBeUndefined();
    expect(ways(over)).toEqual([]);
    const tooFewPoints = toLarisa(2);
    expect(allowance(tooFewPoints)).toBe(2);
    expect(refusal(tooFewPoints, 'yellow', { type: 'removeEnemyMarker', space: 'larisa' })).toEqual(anyRefusal);
  });

  it('R 8.3.10 Kassandros goes on to Pella, where Black hides the Royal Army and the royals inside, and makes a Siege attempt', () => {
    const arriving = play(toLarisa(6), by('yellow', march('pella')));
    expect(waitingFor(arriving)).toEqual(['black']);
    const hidden = play(
      arriving,
      by(
        'black',
        { type: 'moveIntoCity', unit: 'royalArmy', count: 2 },
        { type: 'moveRoyalThroughGate', royal: 'olympias', inside: true },
        { type: 'moveRoyalThroughGate', royal: 'alexandros', inside: true },
      ),
    );
    expect(said(hidden, 'landBattleBegan')).toEqual([]);
    expect(forces(hidden, 'black:pella:inside')).toEqual({ royalArmy: 2 });
    expect(hidden.state.control.larisa).toBe('black');
    const tried = play(hidden, by('yellow', { type: 'siege', space: 'pella' }), dice(4));
    expect(tried.state.sieges.pella).toEqual({ by: 'yellow', points: 1 });
    expect(tried.state.royals).toMatchObject({
      alexandros: { controller: 'black', inside: true },
      olympias: { controller: 'black', inside: true },
    });
    expect(offered(tried, 'siege')).toEqual([]);
    expect(ways(tried)).toEqual([]);
  });
});

describe('R 18.1 royals of a besieged city', () => {
  it('R 18.1 Alexandros left outside Pella goes over to the besieger, inside he stays with Black', () => {
    const arriving = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['larisa'], black: ['pella'] },
        generals: { kassandros: 'yellow:larisa' },
        royals: { alexandros: 'black:pella' },
        forces: { 'yellow:larisa': { mercenary: 3, loyal: 1 }, 'black:pella': { royalArmy: 2 } },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'kassandros', space: 'larisa', inside: false }, march('pella')),
      // The note of R 8.3.7: combat units without a general go inside in the Reaction Step.
      by('black', { type: 'moveIntoCity', unit: 'royalArmy', count: 2 }),
    );
    const left = play(arriving, by('black', { type: 'pass' }), by('yellow', end));
    expect(left.state.royals.alexandros).toMatchObject({ controller: 'yellow', inside: false });
    const taken = play(
      arriving,
      by('black', { type: 'moveRoyalThroughGate', royal: 'alexandros', inside: true }),
      by('yellow', end),
    );
    expect(taken.state.royals.alexandros).toMatchObject({ controller: 'black', inside: true });
  });
});

describe('R 8.3.8 Friendly Passage', () => {
  it('R 8.3.8 White lets Leonnatos pass Chersonesos on his way to Antipatros; crossing the Strait costs 2 Movement Points', () => {
    const rolled = play(
      situation({
        toMove: 'red',
        turn: 2,
        markers: { red: ['abydos'], white: ['chersonesos', 'byzantion', 'abdera', 'philippopolis', 'kabyle'] },
        generals: { leonnatos: 'red:abydos', antipatros: 'red:lamia' },
        independentArmies: { leosthenes: 'pherai' },
        forces: {
          'red:abydos': { loyal: 2, mercenary: 2 },
          'red:lamia': { loyal: 2 },
          'white:chersonesos': { mercenary: 2 },
        },
      }),
      roll('red', 2),
      by('red', { type: 'activate', commander: 'leonnatos', space: 'abydos', inside: false }),
    );
    expect(allowance(rolled)).toBe(3);
    const asked = play(rolled, by('red', { type: 'march', to: 'chersonesos', passage: true }));
    expect(waitingFor(asked)).toEqual(['white']);
    const granted = play(asked, by('white', { type: 'grantPassage', grant: true }));
    expect(post(granted, 'leonnatos')).toBe('red:chersonesos');
    expect(said(granted, 'landBattleBegan')).toEqual([]);
    // One point is left: for a Land path, not for the way back over the Strait.
    expect([...ways(granted)].sort()).toEqual(['abdera', 'byzantion']);
    expect(refusal(granted, 'red', march('abydos'))).toEqual({ code: 'notEnoughMovementPoints', rule: 'R 8.2' });
    expect(forces(granted, 'white:chersonesos')).toEqual({ mercenary: 2 });
    expect(granted.state.champions).toContain('red');
  });
});

describe('R 8.3.11 Independent Strongholds', () => {
  /** Peithon, with as many CUs as cost him more than the column of 2 if they were counted. */
  const kossaioi = play(
    situation({
      toMove: 'blue',
      turn: 2,
      markers: { blue: ['ekbatana'] },
      generals: { peithon: 'blue:ekbatana' },
      forces: { 'blue:ekbatana': { loyal: 2, mercenary: 2 } },
    }),
    roll('blue', 3),
    by('blue', { type: 'activate', commander: 'peithon', space: 'ekbatana', inside: false }, march('kossaioi')),
  );

  it('R 8.3.11 Peithon, 2 Movement Points spent to reach the Kossaioi, suffers Attrition as he goes on to Sousa', () => {
    expect(said(kossaioi, 'attritionRolled')).toEqual([]);
    const passing = play(kossaioi, by('blue', march('sousa')));
    expect(waitingFor(passing)).toEqual(['chance']);
    const over = play(
      passing,
      dice(5),
      by('blue', { type: 'loseUnit', unit: 'mercenary', space: 'kossaioi', inside: false }),
    );
    expect(forces(over, 'blue:sousa')).toEqual({ loyal: 2, mercenary: 1 });
    // On a 4 the column of 2 spares him; that of 4 would not.
    expect(forces(play(passing, dice(4)), 'blue:sousa')).toEqual({ loyal: 2, mercenary: 2 });
  });

  it('R 8.3.11 had he stopped among the Kossaioi, nothing would have happened', () => {
    const over = play(kossaioi, by('blue', end));
    expect(said(over, 'attritionRolled')).toEqual([]);
    expect(forces(over, 'blue:kossaioi')).toEqual({ loyal: 2, mercenary: 2 });
  });
});
