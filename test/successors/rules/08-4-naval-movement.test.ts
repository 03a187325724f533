import { describe, expect, it } from 'vitest';
import { codecs } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import { mayInterceptAtSea } from '../../../src/successors/rules/08-5-naval-interception.js';
import type { GameState } from '../../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../../src/successors/vocabulary.js';
import { activate, end, go, left, listed, march, marching, refusal, ways } from './marching.js';
import {
  dice,
  force,
  general,
  legal,
  minors,
  play,
  said,
  setting,
  type Setting,
  situationOf,
  type Told,
  topKind,
  units,
} from '../language.js';

/** Whose the fleets are. */
const fleetsOf = (owners: Partial<Record<FleetId, PlayerId>>): Pick<GameState, 'fleets'> => {
  const { fleets } = setting({});
  const changed = Object.entries(owners).map(([fleet, owner]) => [fleet, { owner, upgraded: false, dispersed: false }]);
  return { fleets: { ...fleets, ...(Object.fromEntries(changed) as Partial<typeof fleets>) } };
};

/** White in Egypt, with Gaza and the siege of Tyros in yellow hands. */
const levant: Setting = {
  active: 'white',
  control: { pelousion: 'white', tyros: 'white' },
  forces: {
    'white:pelousion': { loyal: 2, mercenary: 4 },
    'white:tyros:inside': { mercenary: 2 },
    'yellow:gaza': { loyal: 3 },
    'yellow:tyros': { mercenary: 3 },
  },
  generals: { ptolemaios: 'white:pelousion', antigonos: 'yellow:gaza' },
  minors: ['white:tyros:inside', 'yellow:tyros'],
};

const sailing = (told: Told, ...route: readonly string[]): Told =>
  go(told, { type: 'embark' }, ...route.map((to) => ({ type: 'sail', to }) as const));
const debark = { type: 'debark', inside: false } as const;
const debarkInside = { type: 'debark', inside: true } as const;

describe('R 8.4 Naval Movement', () => {
  it('R 8.4.5 the example: Ptolemaios sails past Gaza and Ake to Tyros for 3 Movement Points', () => {
    const there = sailing(activate(levant, 'ptolemaios', 'white:pelousion', { points: 3 }), 'gaza', 'ake', 'tyros');
    expect(left(there)).toBe(0);
    expect(marching(there)).toMatchObject({ space: 'tyros', bySea: true });
    expect(listed(there, 'debark')).toEqual([{ type: 'debark', player: 'white', inside: false }]);
    const ashore = go(there, debark);
    expect(said(ashore, 'debarked')).toMatchObject([{ space: 'tyros', inside: false }]);
    expect(ashore.state.stack.some((frame) => frame.kind === 'march')).toBe(true);
  });

  it('R 8.4.5 it need not stop on the way where enemy CUs are, and nothing is dropped off there', () => {
    const there = sailing(activate(levant, 'ptolemaios', 'white:pelousion', { points: 3 }), 'gaza');
    expect(listed(there, 'leaveUnits')).toEqual([]);
    expect(listed(there, 'sail').map(({ to }) => to)).toEqual(['ake', 'pelousion']);
  });

  it('R 8.4.5 CUs are dropped off to join friendly CUs inside a besieged city, as many as find room', () => {
    const given: Setting = { ...levant, forces: { ...levant.forces, 'white:tyros:inside': { mercenary: 1 } } };
    const there = sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 4 }), 'gaza', 'ake', 'tyros');
    expect(listed(there, 'leaveUnits').map(({ unit, count, inside }) => [unit, count, inside])).toEqual([
      ['mercenary', 1, true],
      ['loyal', 1, true],
    ]);
    const dropped = go(
      there,
      { type: 'leaveUnits', unit: 'loyal', count: 1, inside: true },
      { type: 'sail', to: 'sidon' },
      debark,
      { type: 'pass' },
      end,
    );
    expect(units(dropped, 'white:tyros:inside')).toMatchObject({ mercenary: 1, loyal: 1 });
    expect(units(dropped, 'white:sidon')).toMatchObject({ mercenary: 4, loyal: 1 });
  });

  it('R 8.4.6 the example: a Minor General and a CU leave besieged Tyros by sea and join Ptolemaios', () => {
    const inside = activate(levant, 'minor', 'white:tyros:inside', { points: 3 });
    expect(refusal(inside, march('ake'))).toBe('besieged');
    const out = sailing(
      go(inside, { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true }),
      'ake',
      'gaza',
      'pelousion',
    );
    const over = go(out, debark, end);
    expect(units(over, 'white:tyros:inside').mercenary).toBe(1);
    expect(force(over, 'white:pelousion')).toMatchObject({
      units: { loyal: 2, mercenary: 5 },
      moved: { loyal: 0, mercenary: 1 },
    });
  });

  it('R 8.4.6 the inverse: with one or two CUs, as far as the city has room', () => {
    const given: Setting = { ...levant, forces: { 'white:pelousion': { loyal: 2 }, 'yellow:tyros': { mercenary: 3 } } };
    const there = sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 3 }), 'gaza', 'ake', 'tyros');
    expect(listed(there, 'debark').map(({ inside }) => inside)).toEqual([false, true]);
    const over = go(there, debarkInside, { type: 'endActivation', inside: true });
    expect(units(over, 'white:tyros:inside').loyal).toBe(2);
    expect(general(over, 'ptolemaios')).toMatchObject({ space: 'tyros', inside: true });
    expect(general(over, 'antigonos').status).toBe('map');
    const crowded: Setting = { ...given, forces: { ...given.forces, 'white:tyros:inside': { mercenary: 1 } } };
    const full = sailing(activate(crowded, 'ptolemaios', 'white:pelousion', { points: 3 }), 'gaza', 'ake', 'tyros');
    expect(listed(full, 'debark').map(({ inside }) => inside)).toEqual([false]);
  });

  it('R 8.4.1 one Naval Movement a Segment, with eight CUs at most', () => {
    const once = go(
      sailing(activate(levant, 'ptolemaios', 'white:pelousion', { points: 3 }), 'alexandreia'),
      debark,
      end,
    );
    expect(listed(activate(once, 'minor', 'white:tyros:inside', { points: 3 }), 'embark')).toEqual([]);
    const given: Setting = {
      ...levant,
      forces: { 'white:pelousion': { mercenary: 9 }, 'white:alexandreia': { mercenary: 2 } },
      control: { pelousion: 'white', alexandreia: 'white' },
    };
    const nine = activate(given, 'ptolemaios', 'white:pelousion', { points: 3 });
    expect(listed(nine, 'embark')).toEqual([]);
    const eight = sailing(go(nine, { type: 'leaveUnits', unit: 'mercenary', count: 2, inside: false }), 'alexandreia');
    expect(listed(eight, 'takeUnits').map(({ count }) => count)).toEqual([1]);
  });

  it('R 8.4.2 by land before or after, not both', () => {
    const before = go(
      sailing(
        go(
          activate(levant, 'ptolemaios', 'white:pelousion', { points: 9 }),
          march('memphis'),
          march('naukratis'),
          march('alexandreia'),
        ),
        'paraitonion',
      ),
      debark,
    );
    expect(refusal(before, march('ammon'))).toBe('landAndSea');
    const after = go(
      sailing(activate(levant, 'ptolemaios', 'white:pelousion', { points: 9 }), 'alexandreia', 'paraitonion'),
      debark,
    );
    expect(ways(after)).toEqual(['alexandreia', 'ammon', 'tp-marmarike']);
    expect(listed(go(after, march('alexandreia'), march('paraitonion')), 'march').length).toBeGreaterThan(0);
  });

  it('R 8.2 a Trans-Mediterranean path costs 2 Movement Points', () => {
    const given: Setting = {
      ...levant,
      control: { alexandreia: 'white' },
      forces: { 'white:alexandreia': { loyal: 1 } },
      generals: { ptolemaios: 'white:alexandreia' },
    };
    const embarked = go(activate(given, 'ptolemaios', 'white:alexandreia', { points: 2 }), { type: 'embark' });
    expect(left(go(embarked, { type: 'sail', to: 'rhodos' }))).toBe(0);
    const poor = go(activate(given, 'ptolemaios', 'white:alexandreia', { points: 1 }), { type: 'embark' });
    expect(listed(poor, 'sail').map(({ to }) => to)).toEqual(['pelousion', 'paraitonion']);
  });

  it('R 8.4.4 escorts are declared fleet by fleet', () => {
    const given: Setting = { ...levant, rest: fleetsOf({ kilikia: 'white', aigyptos: 'white' }) };
    const embarked = go(activate(given, 'ptolemaios', 'white:pelousion', { points: 3 }), { type: 'embark' });
    expect(legal(embarked).map((action) => (action.type === 'escort' ? action.fleet : action.type))).toEqual([
      'aigyptos',
      'kilikia',
      'setSail',
    ]);
    const all = go(embarked, { type: 'escort', fleet: 'aigyptos' }, { type: 'escort', fleet: 'kilikia' });
    expect(said(all, 'embarked')).toMatchObject([{ escort: ['aigyptos', 'kilikia'] }]);
    expect(listed(go(embarked, { type: 'escort', fleet: 'kilikia' }), 'sail').length).toBeGreaterThan(0);
  });

  it('R 8.4.3 after a Storm at Sea (card 43) it ends at the first port', () => {
    const given = setting(levant);
    const stormy = { ...given, hands: { ...given.hands, blue: [43] }, deck: given.deck.filter((card) => card !== 43) };
    const embarked = go(activate({ state: stormy, events: [] }, 'ptolemaios', 'white:pelousion', { points: 3 }), {
      type: 'embark',
    });
    const struck = play(go(embarked, { type: 'playSurprise', card: 43 }), ...dice(1), {
      type: 'drawCard',
      player: 'chance',
      to: 'blue',
      card: 1,
    });
    const there = go(struck, { type: 'sail', to: 'alexandreia' });
    expect(legal(there)).toEqual([{ type: 'debark', player: 'white', inside: false }]);
    expect(units(go(there, debark, end), 'white:alexandreia')).toMatchObject({ loyal: 2, mercenary: 4 });
  });

  it('R 8.3.3 a general alone does not come ashore among enemies', () => {
    const given: Setting = { ...levant, forces: { 'yellow:gaza': { loyal: 3 } } };
    const there = sailing(activate(given, 'ptolemaios', 'white:pelousion', { points: 3 }), 'gaza');
    expect(listed(there, 'debark')).toEqual([]);
    expect(listed(there, 'sail')).not.toEqual([]);
  });
});

/** Red (Athenai) and blue (Rhodos) lie in wait on the Phoenician coast; white has the pirates. */
const waters: Setting = {
  active: 'white',
  control: { pelousion: 'white', athenai: 'red', ake: 'red', rhodos: 'blue', sidon: 'blue' },
  forces: { 'white:pelousion': { loyal: 2, mercenary: 4 } },
  generals: { ptolemaios: 'white:pelousion' },
  rest: fleetsOf({ athenai: 'red', rhodos: 'blue', kilikia: 'white' }),
};
const challenged = (): Told =>
  go(
    activate(waters, 'ptolemaios', 'white:pelousion', { points: 3 }),
    { type: 'embark' },
    { type: 'escort', fleet: 'kilikia' },
    { type: 'sail', to: 'gaza' },
    { type: 'sail', to: 'ake' },
    debark,
  );
const redIntercepts = (): Told =>
  go(challenged(), { type: 'interceptAtSea', fleet: 'athenai' }, { type: 'joinNavalBattle' });

describe('R 8.5 Naval Interception', () => {
  it('R 8.5.1 takes an available fleet, and a marker within 2 Sea paths of a space entered', () => {
    const { state } = challenged();
    expect(mayInterceptAtSea(situationOf(state), 'red', ['gaza'])).toBe(true);
    // Sidon is three Sea paths from Gaza: by way of Tyros and Ake.
    expect(mayInterceptAtSea(situationOf(state), 'blue', ['gaza'])).toBe(false);
    expect(mayInterceptAtSea(situationOf(state), 'blue', ['gaza', 'ake'])).toBe(true);
    expect(mayInterceptAtSea(situationOf(state), 'yellow', ['ake'])).toBe(false);
    // The Trans-Mediterranean path from Rhodos to Alexandreia does not count.
    expect(
      mayInterceptAtSea(situationOf(setting({ ...waters, control: { rhodos: 'blue' } })), 'blue', ['alexandreia']),
    ).toBe(false);
  });

  it('R 8.5.2 players are asked in Turn Order, and declare their fleets', () => {
    const asked = challenged();
    expect(machine.actors(asked.state)).toEqual(['red']);
    expect(legal(asked)).toEqual([
      { type: 'interceptAtSea', player: 'red', fleet: 'athenai' },
      { type: 'pass', player: 'red' },
    ]);
    const passed = go(asked, { type: 'pass' });
    expect(machine.actors(passed.state)).toEqual(['blue']);
    expect(passed.state.champions).toContain('red');
    const ashore = go(passed, { type: 'pass' });
    expect(said(ashore, 'debarked')).toHaveLength(1);
    expect(ashore.state.champions).toEqual(['red', 'blue', 'yellow', 'white']);
  });

  it('R 8.5.3 the example: red fights first and wins; the mover goes back, and blue never attacks', () => {
    const beaten = play(redIntercepts(), ...dice(1, 1, 6, 6));
    // Strength 1 on a 2 scores nothing, on a 12 it scores 3.
    expect(said(beaten, 'navalBattleFought')).toMatchObject([
      { rule: 'R 8.6.1', scores: [0, 3], winner: 'interceptor' },
    ]);
    expect(beaten.state.fleets.kilikia).toMatchObject({ owner: 'white', dispersed: true });
    expect(beaten.state.fleets.athenai.dispersed).toBe(false);
    expect(beaten.state.champions).toEqual(['blue', 'yellow', 'white']);
    // Six CUs on a 5 lose one.
    const over = go(play(beaten, ...dice(5)), { type: 'loseUnit', unit: 'mercenary', space: 'ake', inside: false });
    expect(units(over, 'white:pelousion')).toMatchObject({ loyal: 2, mercenary: 3 });
    expect(general(over, 'ptolemaios')).toMatchObject({ space: 'pelousion', moved: true });
    expect(over.state.stack).toEqual([]);
    expect(said(over, 'navalInterceptionDeclared').map(({ player }) => player)).toEqual(['red']);
  });

  it('R 8.6.4 the example: red loses, and blue has a chance to fight', () => {
    const won = play(redIntercepts(), ...dice(6, 6, 1, 1));
    expect(won.state.fleets.athenai).toMatchObject({ owner: 'red', dispersed: true, upgraded: false });
    expect(machine.actors(won.state)).toEqual(['blue']);
    const second = play(
      go(won, { type: 'interceptAtSea', fleet: 'rhodos' }, { type: 'joinNavalBattle' }),
      ...dice(6, 6, 1, 1),
    );
    expect(second.state.fleets.rhodos.dispersed).toBe(true);
    expect(second.state.fleets.kilikia.dispersed).toBe(false);
    expect(said(second, 'debarked')).toMatchObject([{ space: 'ake' }]);
    expect(units(go(second, end), 'white:ake')).toMatchObject({ loyal: 2, mercenary: 4 });
  });

  it('R 8.6.2 after a draw nobody loses fleets, and the others are asked', () => {
    const drawn = play(redIntercepts(), ...dice(4, 4, 4, 4));
    expect(said(drawn, 'navalBattleFought')).toMatchObject([{ rule: 'R 8.6.2', scores: [1, 1], winner: 'draw' }]);
    expect(Object.values(drawn.state.fleets).some(({ dispersed }) => dispersed)).toBe(false);
    expect(machine.actors(drawn.state)).toEqual(['blue']);
  });

  it('R 8.6.1 without fleets the mover scores nothing', () => {
    const unescorted = go(
      activate(waters, 'ptolemaios', 'white:pelousion', { points: 3 }),
      { type: 'embark' },
      { type: 'setSail' },
      { type: 'sail', to: 'gaza' },
      debark,
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
    const fought = play(unescorted, ...dice(1, 1));
    expect(said(fought, 'navalBattleFought')).toMatchObject([{ scores: [0, 0], winner: 'draw' }]);
    expect(fought.state.fleets.athenai.dispersed).toBe(false);
  });

  describe('R 8.6.3 who had embarked inside a besieged city goes back inside (ruling shelter)', () => {
    /** A Minor General and 2 loyal sail out of besieged Halikarnassos, take a Mercenary aboard at Miletos, and lose a battle off the Kyklades. */
    const drivenBack = (garrison: Setting['forces']): Told => {
      const given: Setting = {
        active: 'yellow',
        control: { halikarnassos: 'yellow', miletos: 'yellow', kyklades: 'red', athenai: 'red' },
        forces: {
          'yellow:halikarnassos:inside': { loyal: 2 },
          'yellow:miletos': { mercenary: 1 },
          'blue:halikarnassos': { mercenary: 3 },
          ...garrison,
        },
        minors: ['yellow:halikarnassos:inside', 'blue:halikarnassos'],
        rest: fleetsOf({ athenai: 'red' }),
      };
      const aboard = go(
        sailing(activate(given, 'minor', 'yellow:halikarnassos:inside', { points: 3 }), 'miletos'),
        { type: 'takeUnits', unit: 'mercenary', count: 1, inside: false },
        { type: 'sail', to: 'kyklades' },
      );
      const met = go(aboard, debark, { type: 'interceptAtSea', fleet: 'athenai' }, { type: 'joinNavalBattle' });
      // Without an escort white scores nothing, Strength 1 on a 12 scores 3; Attrition of three on a 1: none.
      return play(met, ...dice(6, 6), ...dice(1));
    };

    it('R 4.16 as many as find room; which, their owner says', () => {
      const asked = drivenBack({});
      expect([topKind(asked), machine.actors(asked.state)]).toEqual(['shelter', ['yellow']]);
      expect(legal(asked)).toEqual([
        { type: 'moveIntoCity', player: 'yellow', unit: 'mercenary', count: 1 },
        { type: 'moveIntoCity', player: 'yellow', unit: 'loyal', count: 1 },
        { type: 'moveIntoCity', player: 'yellow', unit: 'loyal', count: 2 },
      ]);
      const over = go(asked, { type: 'moveIntoCity', unit: 'mercenary', count: 1 });
      expect(over.state.stack).toEqual([]);
      expect(units(over, 'yellow:halikarnassos:inside')).toMatchObject({ loyal: 1, mercenary: 1 });
      expect(over.state.dispersed.yellow).toMatchObject({ loyal: 1, mercenary: 0 });
      expect(minors(over, 'yellow')).toMatchObject([{ space: 'halikarnassos', inside: true, moved: true }]);
      const loyal = go(asked, { type: 'moveIntoCity', unit: 'loyal', count: 2 });
      expect(units(loyal, 'yellow:halikarnassos:inside')).toMatchObject({ loyal: 2, mercenary: 0 });
      expect(loyal.state.dispersed.yellow).toMatchObject({ mercenary: 1 });
    });

    it('R 4.16 what is back waits before the walls for nobody to take it', () => {
      const asked = drivenBack({});
      expect(asked.state.stack.every((frame) => codecs.FrameCodec.is(JSON.parse(JSON.stringify(frame))))).toBe(true);
      expect(machine.legalActions(JSON.parse(JSON.stringify(asked.state)) as GameState)).toEqual(legal(asked));
      expect(said(asked, 'returnedToPort')).toHaveLength(1);
      expect(said(asked, 'unitsDispersed')).toEqual([]);
    });
  });
});
