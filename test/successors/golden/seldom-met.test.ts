/** What whole games hardly ever come to: each is played here, by its clause. */
import { describe, expect, it } from 'vitest';
import { legitimacy, victoryPoints } from '../../../src/successors/questions.js';
import {
  by,
  dice,
  end,
  forces,
  march,
  minors,
  offered,
  play,
  post,
  roll,
  said,
  situation,
  waitingFor,
  ways,
  type Deed,
  type Told,
} from './situation.js';

const PIRATES = 12;
const THESSALONIKE = 32;
const sail = (to: string): Deed => ({ type: 'sail', to });

describe('R 7.1 victory by Victory Points, at once', () => {
  /** More than half of the spaces of Aigyptos (6), Babylonia (4), Mesopotamia, Media and Persis (2 each), with their cities: 16. */
  const sixteen = [
    ...['memphis', 'alexandreia', 'pelousion'],
    ...['babylon', 'opis', 'is', 'borsippa'],
    ...['thapsakos', 'karrhai', 'nisibis'],
    ...['ekbatana', 'rhagai', 'konkobar', 'bagistana'],
    ...['persepolis', 'pasargadai', 'karmana'],
  ];
  /** Sousiane: 2 more. */
  const sousiane = ['sousa', 'ouxioi', 'charax'];

  /** Blue, who has the city of Karia and needs another of its three spaces, places the first of three markers in Miletos. */
  const placed = (turn: number, markers: readonly string[]): Told => {
    const begun = play(
      situation({
        toMove: 'blue',
        segment: 'tyche',
        turn,
        hands: { blue: [PIRATES] },
        markers: { blue: ['halikarnassos', ...markers] },
        // They are in Babylon, and so Blue's (R 18.1).
        royals: { alexandros: 'blue:babylon' },
        body: 'blue:babylon',
      }),
      by(
        'blue',
        { type: 'playCard', card: PIRATES, as: 'operations' },
        { type: 'operation', operation: 'placeMarkers' },
      ),
    );
    expect(begun.state.outcome).toBeNull();
    return play(begun, by('blue', { type: 'placeMarker', space: 'miletos' }));
  };

  it('R 7.1 among five players the marker that brings the twentieth point ends the game, with two Operation Points unspent', () => {
    const won = placed(2, [...sixteen, ...sousiane]);
    expect(victoryPoints(won.state, 'blue')).toBe(20);
    expect(won.state.outcome).toEqual({ winners: ['blue'], how: 'victoryPoints', rule: 'R 7.1' });
    expect(said(won, 'gameWon')).toHaveLength(1);
    expect(waitingFor(won)).toEqual([]);
  });

  it('R 7.1 eighteen points are not enough', () => {
    const short = placed(2, sixteen);
    expect(victoryPoints(short.state, 'blue')).toBe(18);
    expect(short.state.outcome).toBeNull();
    expect(waitingFor(short)).toEqual(['blue']);
  });

  it('R 7.1, 6.1.1 nor are twenty on Game Turn 1', () => {
    const early = placed(1, [...sixteen, ...sousiane]);
    expect(victoryPoints(early.state, 'blue')).toBe(20);
    expect(early.state.outcome).toBeNull();
  });
});

describe('R 14.4, 8.3.6 an Independent Army is overrun', () => {
  /** Ariarathes, who counts for six combat units, in Komana; Antigonos with some Mercenaries in Mazaka. */
  const meeting = (mercenary: number): Told =>
    play(
      situation({
        toMove: 'red',
        turn: 2,
        markers: { red: ['mazaka'] },
        generals: { antigonos: 'red:mazaka' },
        forces: { 'red:mazaka': { mercenary } },
        independentArmies: { ariarathes: 'komana' },
      }),
      roll('red', 6),
      by('red', { type: 'activate', commander: 'antigonos', space: 'mazaka', inside: false }, march('komana')),
    );

  it('R 14.4, 8.3.6 thirty combat units overrun it: no battle, it is out of the game, and the Army goes on', () => {
    const over = meeting(30);
    expect(said(over, 'overrun')).toMatchObject([{ by: 'red', victim: 'independent', space: 'komana' }]);
    expect(said(over, 'landBattleBegan')).toEqual([]);
    expect(over.state.independentArmies.ariarathes).toEqual({ status: 'removed', space: null });
    expect(forces(over, 'red:komana')).toEqual({ mercenary: 30 });
    expect(waitingFor(over)).toEqual(['red']);
    expect(ways(over)).toContain('mazaka');
  });

  it('R 14.5, 8.3.6 twenty-nine do not: there is a battle', () => {
    const met = meeting(29);
    expect(said(met, 'overrun')).toEqual([]);
    expect(said(met, 'landBattleBegan')).toMatchObject([{ space: 'komana', attacker: 'red', defender: 'independent' }]);
    expect(met.state.independentArmies.ariarathes).toEqual({ status: 'map', space: 'komana' });
  });
});

describe('R 18.5.3, 6.6.3.1 a wedding in a Forced March', () => {
  it('R 18.5.3, 6.6.3.1 Kassandros marries Thessalonike as he comes to Pella, and has a point left to go on with her', () => {
    const begun = play(
      situation({
        toMove: 'yellow',
        segment: 'tyche',
        turn: 2,
        hands: { yellow: [PIRATES] },
        contracts: [{ player: 'yellow', card: THESSALONIKE, bride: 'thessalonike' }],
        markers: { yellow: ['amphipolis'] },
        generals: { kassandros: 'yellow:amphipolis' },
        forces: { 'yellow:amphipolis': { mercenary: 3 } },
      }),
      by(
        'yellow',
        { type: 'playCard', card: PIRATES, as: 'operations' },
        { type: 'operation', operation: 'forcedMarch' },
        { type: 'activate', commander: 'kassandros', space: 'amphipolis', inside: false },
      ),
    );
    expect(said(begun, 'royalMarried')).toEqual([]);
    const before = legitimacy(begun.state, 'yellow');
    const there = play(begun, by('yellow', march('pella')));
    expect(said(there, 'royalMarried')).toMatchObject([
      { player: 'yellow', bride: 'thessalonike', general: 'kassandros', space: 'pella' },
    ]);
    expect(there.state.royals.thessalonike).toMatchObject({ status: 'active', controller: 'yellow' });
    expect(legitimacy(there.state, 'yellow')).toBe(before + 2);
    expect(there.state.contracts).toEqual([]);
    expect(there.state.discards).toContain(THESSALONIKE);
    // She goes with the Army, as royals do (R 18.6), on the two points that are left.
    const over = play(
      there,
      by('yellow', { type: 'takeRoyal', royal: 'thessalonike', inside: false }, march('pydna'), end),
    );
    expect(over.state.royals.thessalonike).toMatchObject({ space: 'pydna', controller: 'yellow' });
    expect(post(over, 'kassandros')).toBe('yellow:pydna');
  });
});

describe('R 18.6, 8.4.5 royals and the cart on a voyage', () => {
  it('R 18.6, 15.4.1, 8.4.5 Ptolemaios takes the cart and Alexandros aboard at Gaza, leaves the one at Ake and the other at Tyros, and lands at Sidon', () => {
    const off = play(
      situation({
        toMove: 'white',
        turn: 2,
        markers: { white: ['pelousion', 'gaza', 'ake', 'tyros'] },
        generals: { ptolemaios: 'white:pelousion' },
        forces: { 'white:pelousion': { loyal: 3 } },
        body: 'white:gaza',
        royals: { alexandros: 'white:gaza' },
      }),
      roll('white', 6),
      by(
        'white',
        { type: 'activate', commander: 'ptolemaios', space: 'pelousion', inside: false },
        { type: 'embark' },
        sail('gaza'),
      ),
    );
    expect(offered(off, 'takeCart')).toHaveLength(1);
    const aboard = play(
      off,
      by('white', { type: 'takeCart', inside: false }, { type: 'takeRoyal', royal: 'alexandros', inside: false }),
    );
    const ake = play(aboard, by('white', sail('ake'), { type: 'leaveCart', inside: false }));
    expect(ake.state.body).toMatchObject({ status: 'cart', space: 'ake', controller: 'white' });
    const tyros = play(ake, by('white', sail('tyros'), { type: 'leaveRoyal', royal: 'alexandros', inside: false }));
    expect(tyros.state.royals.alexandros).toMatchObject({ space: 'tyros', controller: 'white' });
    const over = play(tyros, by('white', sail('sidon'), { type: 'debark', inside: false }, end));
    expect(over.state.body).toMatchObject({ space: 'ake', controller: 'white' });
    expect(over.state.royals.alexandros).toMatchObject({ space: 'tyros', controller: 'white' });
    expect(forces(over, 'white:sidon')).toEqual({ loyal: 3 });
    expect([...over.state.moved.royals]).toEqual(['alexandros']);
  });
});

describe('R 4.16, 8.6.3 royals find shelter', () => {
  it('R 8.6.3, 4.16 who sailed out of a besieged city is beaten and back inside it, Alexandros with him (ruling shelter)', () => {
    const sailed = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['halikarnassos'], red: ['kyklades', 'athenai'] },
        minorGenerals: ['yellow:halikarnassos:inside', 'blue:halikarnassos'],
        forces: { 'yellow:halikarnassos:inside': { loyal: 2 }, 'blue:halikarnassos': { mercenary: 3 } },
        royals: { alexandros: 'yellow:halikarnassos:inside' },
        fleets: { athenai: 'red' },
      }),
      roll('yellow', 6),
      by(
        'yellow',
        { type: 'activate', commander: 'minor', space: 'halikarnassos', inside: true },
        { type: 'embark' },
        sail('miletos'),
        { type: 'debark', inside: false },
      ),
    );
    // One Fleet Strength and a 12 score 3 against nothing; Attrition of two combat units on a 1 takes none.
    const beaten = play(
      sailed,
      by('red', { type: 'interceptAtSea', fleet: 'athenai' }, { type: 'joinNavalBattle' }),
      dice(6, 6, 1),
    );
    expect(said(beaten, 'gatePassed').at(-1)).toMatchObject({
      rule: 'ruling shelter',
      space: 'halikarnassos',
      inside: true,
      royals: ['alexandros'],
    });
    expect(beaten.state.royals.alexandros).toMatchObject({
      space: 'halikarnassos',
      inside: true,
      controller: 'yellow',
    });
    expect(forces(beaten, 'yellow:halikarnassos:inside')).toEqual({ loyal: 2 });
    expect(minors(beaten, 'yellow')).toEqual(['yellow:halikarnassos:inside']);
  });
});
