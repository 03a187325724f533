import { describe, expect, it } from 'vitest';
import {
  allowance,
  by,
  dice,
  forces,
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
  ways,
} from './situation.js';

/** Ptolemaios in Pelousion, Antigonos in Gaza, and Yellow besieging White's garrison of Tyros. */
const phoinike = {
  toMove: 'white',
  turn: 2,
  markers: { white: ['pelousion', 'tyros'], yellow: ['gaza', 'sidon'] },
  generals: { ptolemaios: 'white:pelousion', antigonos: 'yellow:gaza' },
  minorGenerals: ['yellow:tyros', 'white:tyros:inside'],
  forces: {
    'white:pelousion': { loyal: 2, mercenary: 4 },
    'white:tyros:inside': { mercenary: 2 },
    'yellow:tyros': { mercenary: 3 },
    'yellow:gaza': { loyal: 4, mercenary: 6 },
  },
} as const;
/** On a 4 both Ptolemaios and the Minor General have 3 Movement Points. */
const rolled = play(situation(phoinike), roll('white', 4));
const sail = (to: string) => ({ type: 'sail', to }) as const;

describe('R 8.4 Naval Movement', () => {
  it('R 8.4.5 Ptolemaios sails past Antigonos in Gaza over Ake to Tyros, where Antigonos is too far away to intercept', () => {
    const pelousion = play(
      rolled,
      by('white', { type: 'activate', commander: 'ptolemaios', space: 'pelousion', inside: false }),
    );
    expect(allowance(pelousion)).toBe(3);
    const ake = play(pelousion, by('white', { type: 'embark' }, sail('gaza'), sail('ake')));
    expect(said(ake, 'landBattleBegan')).toEqual([]);
    const landed = play(ake, by('white', sail('tyros')));
    // All 3 points are spent.
    expect(offered(landed, 'sail')).toEqual([]);
    const debarked = play(landed, by('white', { type: 'debark', inside: false }));
    expect(said(debarked, 'debarked')).toMatchObject([{ space: 'tyros' }]);
    // The besiegers may try to Avoid Battle; after that nobody may intercept, and the battle begins.
    expect(offered(debarked, 'avoidBattle')).toHaveLength(1);
    const battle = play(debarked, by('yellow', pass));
    expect(said(battle, 'landBattleBegan')).toMatchObject([{ space: 'tyros', attacker: 'white', defender: 'yellow' }]);
    expect(
      refusal(battle, 'yellow', { type: 'intercept', from: 'gaza', inside: false, commander: 'antigonos' }),
    ).toEqual(anyRefusal);
    expect(said(battle, 'interceptionDeclared')).toEqual([]);
    expect(forces(battle, 'yellow:gaza')).toEqual({ loyal: 4, mercenary: 6 });
  });

  it("R 8.4.6 White's Minor General leaves besieged Tyros by sea with a Mercenary and joins Ptolemaios; by land he could not", () => {
    const tyros = play(rolled, by('white', { type: 'activate', commander: 'minor', space: 'tyros', inside: true }));
    expect(ways(tyros)).toEqual([]);
    expect(refusal(tyros, 'white', march('ake'))).toEqual({ code: 'besieged', rule: 'R 13.2.6' });
    const over = play(
      tyros,
      by('white', { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true }, { type: 'embark' }),
      by('white', sail('ake'), sail('gaza'), sail('pelousion'), { type: 'debark', inside: false }),
    );
    expect(forces(over, 'white:pelousion')).toEqual({ loyal: 2, mercenary: 5 });
    expect(forces(over, 'white:tyros:inside')).toEqual({ mercenary: 1 });
    expect(minors(over, 'white')).toEqual(['white:pelousion']);
  });

  it.each([
    [1, true],
    [2, false],
  ])('R 8.4.6 the reminder: with 1 combat unit in Tyros, %i more may debark inside: %s', (count, fits) => {
    const landed = play(
      situation({
        toMove: 'white',
        turn: 2,
        markers: { white: ['pelousion', 'tyros'] },
        minorGenerals: ['white:pelousion', 'yellow:tyros'],
        forces: {
          'white:pelousion': { mercenary: count },
          'white:tyros:inside': { mercenary: 1 },
          'yellow:tyros': { mercenary: 3 },
        },
      }),
      roll('white', 4),
      by('white', { type: 'activate', commander: 'minor', space: 'pelousion', inside: false }, { type: 'embark' }),
      by('white', sail('gaza'), sail('ake'), sail('tyros')),
    );
    expect(offered(landed, 'debark').map(({ inside }) => inside)).toEqual(fits ? [false, true] : [false]);
    if (!fits) return expect(refusal(landed, 'white', { type: 'debark', inside: true })).toEqual(anyRefusal);
    const over = play(landed, by('white', { type: 'debark', inside: true }));
    expect(forces(over, 'white:tyros:inside')).toEqual({ mercenary: 2 });
    expect(said(over, 'landBattleBegan')).toEqual([]);
  });

  it('R 8.4.8 Seuthes crosses the Strait from Byzantion to Astakos, but does not go to sea', () => {
    const scythianInvasion = 23;
    const start = play(
      situation({
        toMove: 'blue',
        segment: 'tyche',
        turn: 2,
        hands: { blue: [scythianInvasion] },
        independentArmies: { seuthes: 'byzantion' },
      }),
      by('blue', { type: 'playCard', card: scythianInvasion, as: 'event' }),
    );
    const targets = offered(start, 'moveIndependentArmy').map(({ to }) => to);
    expect(targets).toContain('astakos');
    // Sea paths lead from Byzantion to Kyzikos and to Istros.
    expect(targets).not.toContain('kyzikos');
    expect(refusal(start, 'blue', { type: 'moveIndependentArmy', army: 'seuthes', to: 'istros' })).toEqual({
      code: 'noPath',
      rule: 'R 14.2.2',
    });
    const over = play(start, by('blue', { type: 'moveIndependentArmy', army: 'seuthes', to: 'astakos' }));
    expect(over.state.independentArmies.seuthes).toEqual({ status: 'map', space: 'astakos' });
  });
});

describe('R 8.5, 8.6 two players intercept at sea', () => {
  /** Yellow sails from Halikarnassos; Red's fleet of Rhodos and Blue's pirates are near, and Red is asked first. */
  const intercepted = play(
    situation({
      toMove: 'yellow',
      turn: 2,
      markers: { yellow: ['halikarnassos', 'kaunos'], red: ['rhodos'], blue: ['kyklades'] },
      generals: { antigonos: 'yellow:halikarnassos' },
      forces: { 'yellow:halikarnassos': { loyal: 2, mercenary: 2 } },
      fleets: { karia: 'yellow', rhodos: 'red', kilikia: 'blue' },
    }),
    roll('yellow', 2),
    by(
      'yellow',
      { type: 'activate', commander: 'antigonos', space: 'halikarnassos', inside: false },
      { type: 'embark' },
    ),
    by('yellow', { type: 'escort', fleet: 'karia' }, sail('miletos'), sail('ephesos'), {
      type: 'debark',
      inside: false,
    }),
    by('red', { type: 'interceptAtSea', fleet: 'rhodos' }, { type: 'joinNavalBattle' }),
  );

  it("R 8.5.3 Red, earlier in Turn Order, wins: the mover goes back, and Blue's interception never takes place", () => {
    const beaten = play(intercepted, dice(1, 1, 6, 6));
    expect(said(beaten, 'navalBattleFought')).toMatchObject([
      { mover: 'yellow', interceptor: 'red', winner: 'interceptor' },
    ]);
    const over = play(beaten, dice(1));
    expect(said(over, 'returnedToPort')).toMatchObject([{ space: 'halikarnassos' }]);
    expect(said(over, 'groupMoved').at(-1)).toMatchObject({ rule: 'R 8.6.3', to: 'halikarnassos', path: null });
    expect(forces(over, 'yellow:halikarnassos')).toEqual({ loyal: 2, mercenary: 2 });
    expect(over.state.fleets).toMatchObject({
      karia: { dispersed: true },
      rhodos: { dispersed: false },
      kilikia: { dispersed: false },
    });
    expect(said(over, 'navalInterceptionDeclared').map(({ player }) => player)).toEqual(['red']);
    expect(over.state.champions).not.toContain('red');
    expect(over.state.champions).toContain('blue');
    expect(refusal(over, 'blue', { type: 'interceptAtSea', fleet: 'kilikia' })).toEqual(anyRefusal);
    expect(waitingFor(over)).toEqual(['yellow']);
    expect(offered(over, 'activate')).toEqual([]);
  });

  it('R 8.6.4 Red loses: Blue has his chance to intercept', () => {
    const won = play(intercepted, dice(6, 6, 1, 1));
    expect(said(won, 'navalBattleFought')).toMatchObject([{ winner: 'mover' }]);
    expect(won.state.fleets).toMatchObject({ karia: { dispersed: false }, rhodos: { dispersed: true } });
    expect(waitingFor(won)).toEqual(['blue']);
    expect(offered(won, 'interceptAtSea').map(({ fleet }) => fleet)).toEqual(['kilikia']);
    expect(won.state.champions).toContain('blue');
    const second = play(
      won,
      by('blue', { type: 'interceptAtSea', fleet: 'kilikia' }, { type: 'joinNavalBattle' }),
      dice(6, 6, 1, 1),
    );
    expect(second.state.champions).not.toContain('blue');
    expect(said(second, 'debarked')).toMatchObject([{ space: 'ephesos' }]);
  });
});
