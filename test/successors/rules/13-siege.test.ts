import { describe, expect, test } from 'vitest';
import { loseUnits } from '../../../src/successors/deeds/units.js';
import { mayAttempt } from '../../../src/successors/query/siege.js';
import { inside, siegeModifiers, siegePointsNeeded } from '../../../src/successors/questions.js';
import { pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import { pushSiegeAttempt, refuseSiege } from '../../../src/successors/rules/13-siege.js';
import { type Fleet, type GameState, NOTHING_MOVED } from '../../../src/successors/state.js';
import { unitsOf } from '../../../src/successors/units.js';
import {
  type Commander,
  FLEETS,
  type GeneralId,
  type PlayerId,
  type SpaceId,
} from '../../../src/successors/vocabulary.js';
import { army as armyAt, event } from '../cards/support.js';
import {
  carryOut,
  dice,
  forces,
  general,
  legal,
  play,
  royal,
  said,
  setting,
  type Setting,
  situationOf,
  type Told,
  topKind,
  units,
} from '../language.js';
import { activate, end, go, listed, march, marching, refusal } from './marching.js';

/** Demetrios (yellow) with his Army before Pella, which Black holds with two CUs inside (R 13.2.1). */
const pella = (more: Setting = {}): GameState =>
  setting({
    options: { players: 5 },
    control: { pella: 'black' },
    forces: { 'yellow:pella': { mercenary: 4 }, 'black:pella:inside': { royalArmy: 2 }, ...more.forces },
    generals: { demetrios: 'yellow:pella', ...more.generals },
    active: 'yellow',
    segment: more.segment ?? 'movement',
    rest: { champions: [], ...more.rest },
  });

const attempt = (state: GameState, player: PlayerId, space: SpaceId, commander: Commander, surrender = false): Told =>
  carryOut(state, (run) => pushSiegeAttempt(run, player, space, commander, surrender));

describe('Siege of a Major City', () => {
  test('R 13.2.1 a 3 against Pella places one Siege Point and costs one CU', () => {
    const told = play(attempt(pella(), 'yellow', 'pella', 'demetrios'), ...dice(3));
    expect(said(told, 'siegeRolled')).toMatchObject([{ die: 3, modifier: 0, points: 1, losses: 1, total: 1 }]);
    expect(told.state.sieges['pella']).toEqual({ by: 'yellow', points: 1 });
    expect(units(told, 'yellow:pella').mercenary).toBe(3);
    expect(told.state.control['pella']).toBe('black');
  });

  test('R 13.2.1 the owner chooses which CU is lost', () => {
    const told = play(
      attempt(pella({ forces: { 'yellow:pella': { mercenary: 3, loyal: 1 } } }), 'yellow', 'pella', 'demetrios'),
      ...dice(1),
    );
    expect(legal(told)).toEqual([
      { type: 'loseUnit', player: 'yellow', unit: 'mercenary', space: 'pella', inside: false },
      { type: 'loseUnit', player: 'yellow', unit: 'loyal', space: 'pella', inside: false },
    ]);
  });

  test('R 13.2.1 the modifier of the city, of a port without a fleet, and of the Helepolis', () => {
    const state = setting({
      control: { tyros: 'blue', pella: 'blue', molossia: 'blue' },
      rest: { helepolis: { player: 'red', space: 'tyros', bonus: 2 } },
    });
    expect(siegeModifiers(state, 'red', 'pella')).toEqual([]);
    expect(siegeModifiers(state, 'red', 'molossia')).toEqual([{ why: 'city', value: 1 }]);
    expect(siegeModifiers(state, 'red', 'tyros')).toEqual([
      { why: 'city', value: -1 },
      { why: 'portWithoutFleet', value: -1 },
      { why: 'helepolis', value: 2 },
    ]);
    expect(siegeModifiers(state, 'yellow', 'tyros').map(({ why }) => why)).toEqual(['city', 'portWithoutFleet']);
  });

  test('R 13.2.1 a fleet helps against a port, a dispersed one does not', () => {
    const withFleet = (fleet: Fleet) => {
      const state = setting({ control: { tyros: 'blue' } });
      return { ...state, fleets: { ...state.fleets, kypros: fleet } };
    };
    expect(FLEETS).toContain('kypros');
    expect(siegeModifiers(withFleet({ owner: 'red', upgraded: false, dispersed: false }), 'red', 'tyros')).toEqual([
      { why: 'city', value: -1 },
    ]);
    expect(siegeModifiers(withFleet({ owner: 'red', upgraded: false, dispersed: true }), 'red', 'tyros')).toHaveLength(
      2,
    );
  });

  test('R 13.2.2 one point for a city without CUs, two for one CU, three for two', () => {
    const needed = (mercenary: number) =>
      siegePointsNeeded(
        setting({ control: { pella: 'blue' }, forces: mercenary > 0 ? { 'blue:pella:inside': { mercenary } } : {} }),
        'pella',
      );
    expect([0, 1, 2].map(needed)).toEqual([1, 2, 3]);
    expect(siegePointsNeeded(setting({ control: { athenai: 'independent' } }), 'athenai')).toBe(3);
    expect(
      siegePointsNeeded(
        setting({ options: { players: 4, edition: 'player-aid' }, control: { pella: 'blue' } }),
        'pella',
      ),
    ).toBe(3);
  });

  test('R 13.2.2 Royal Army CUs come over on the first Siege Point to a besieger with more Legitimacy', () => {
    const told = play(attempt(pella({ rest: { champions: ['yellow'] } }), 'yellow', 'pella', 'demetrios'), ...dice(4));
    expect(said(told, 'unitsDefected')).toMatchObject([
      { rule: 'R 13.2.2', unit: 'royalArmy', count: 2, from: 'black', to: 'yellow' },
    ]);
    expect(units(told, 'yellow:pella').royalArmy).toBe(2);
    expect(said(told, 'spaceCaptured')).toMatchObject([{ player: 'yellow', space: 'pella', from: 'black' }]);
  });

  test('R 13.2.2 they stay if the Legitimacy is equal, or if no point was placed', () => {
    expect(said(play(attempt(pella(), 'yellow', 'pella', 'demetrios'), ...dice(4)), 'unitsDefected')).toEqual([]);
    const champion = pella({ rest: { champions: ['yellow'] } });
    expect(said(play(attempt(champion, 'yellow', 'pella', 'demetrios'), ...dice(2)), 'unitsDefected')).toEqual([]);
  });

  test('R 3.3.4.5 the Prestige Points of a general inside count', () => {
    const outcome = (inside: GeneralId) =>
      said(
        play(
          attempt(
            pella({ generals: { [inside]: 'black:pella:inside' }, rest: { champions: ['black'] } }),
            'yellow',
            'pella',
            'demetrios',
          ),
          ...dice(4),
        ),
        'unitsDefected',
      ).length;
    expect(outcome('kassandros')).toBe(0);
    const eumenes = pella({
      generals: { eumenes: 'black:pella:inside', leonnatos: 'yellow:sardeis' },
      rest: { champions: [] },
    });
    expect(said(play(attempt(eumenes, 'yellow', 'pella', 'demetrios'), ...dice(4)), 'unitsDefected')).toHaveLength(1);
    const krateros = pella({
      generals: { krateros: 'black:pella:inside', leonnatos: 'yellow:sardeis' },
      rest: { champions: [] },
    });
    expect(said(play(attempt(krateros, 'yellow', 'pella', 'demetrios'), ...dice(4)), 'unitsDefected')).toEqual([]);
  });

  test("R 13.2.3 a city without a marker is nobody's to besiege", () => {
    expect(
      mayAttempt(
        situationOf(
          setting({ control: {}, forces: { 'red:pella': { mercenary: 3 } }, generals: { antigonos: 'red:pella' } }),
        ),
        'red',
        'pella',
        'antigonos',
      ),
    ).toBe(false);
  });

  test('R 13.2.4 a city taken in the Tyche or Movement Segment stays without a marker', () => {
    const state = pella({
      forces: { 'black:pella:inside': { loyal: 1 } },
      generals: { kassandros: 'black:pella:inside' },
      rest: { sieges: { pella: { by: 'yellow', points: 1 } } },
    });
    const told = play(attempt(state, 'yellow', 'pella', 'demetrios'), ...dice(4, 1));
    expect(told.state.control['pella']).toBeUndefined();
    expect(told.state.sieges).toEqual({});
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(told.state.dispersed.black?.loyal).toBe(1);
    expect(told.state.stack).toEqual([]);
  });

  test('R 13.2.4 in the Surrender Segment the victor may place his marker at once', () => {
    const state = pella({ forces: { 'black:pella:inside': {} }, segment: 'surrender' });
    const { 'black:pella:inside': _, ...forces } = state.forces;
    const told = play(attempt({ ...state, forces }, 'yellow', 'pella', 'demetrios', true), ...dice(4));
    expect(legal(told)).toEqual([
      { type: 'placeMarker', player: 'yellow', space: 'pella' },
      { type: 'pass', player: 'yellow' },
    ]);
    expect(play(told, { type: 'placeMarker', player: 'yellow', space: 'pella' }).state.control['pella']).toBe('yellow');
    expect(play(told, { type: 'pass', player: 'yellow' }).state.control['pella']).toBeUndefined();
  });

  test('R 18.6.1 Heirs inside a captured city go to the besieger, women become inactive', () => {
    const base = pella({ forces: { 'black:pella:inside': { mercenary: 1 } } });
    const royals = {
      ...base.royals,
      alexandros: { status: 'active', space: 'pella', inside: true, controller: 'black' },
      olympias: { status: 'active', space: 'pella', inside: true, controller: 'black' },
    } as const;
    const told = play(
      attempt({ ...base, royals, sieges: { pella: { by: 'yellow', points: 1 } } }, 'yellow', 'pella', 'demetrios'),
      ...dice(5),
    );
    expect(royal(told, 'alexandros')).toMatchObject({ controller: 'yellow', inside: false, space: 'pella' });
    expect(royal(told, 'olympias')).toMatchObject({ status: 'inactive', controller: null, inside: false });
  });

  test('R 13.2.5 Lysimachos beats Demetrios before Pella: the siege is lifted and not inherited', () => {
    const besieged = pella({
      forces: { 'white:pella': { loyal: 4 } },
      generals: { lysimachos: 'white:pella' },
      rest: { sieges: { pella: { by: 'yellow', points: 1 } } },
    });
    const battle = carryOut(besieged, (run) =>
      pushBattle(run, {
        space: 'pella',
        attacker: 'white',
        defender: 'yellow',
        retreatTo: ['amphipolis'],
        noLocalTroops: [],
      }),
    );
    const told = play(battle, ...dice(5, 5, 5, 5));
    expect(said(told, 'landBattleDecided')).toMatchObject([{ result: 'attacker' }]);
    expect(general(told, 'demetrios').status).toBe('dispersed');
    expect(said(told, 'siegeLifted')).toMatchObject([{ player: 'yellow', space: 'pella' }]);
    expect(told.state.sieges).toEqual({});
  });

  test("R 17.2 a Siege by a Champion of a Champion's city is an attack", () => {
    const told = attempt(pella({ rest: { champions: ['yellow', 'black'] } }), 'yellow', 'pella', 'demetrios');
    expect(said(told, 'championLost')).toMatchObject([{ player: 'yellow', target: 'black' }]);
    const usurper = attempt(
      pella({ rest: { champions: ['yellow', 'black'], usurper: 'black' } }),
      'yellow',
      'pella',
      'demetrios',
    );
    expect(said(usurper, 'championLost')).toEqual([]);
  });
});

describe('Subjugation', () => {
  const sagalassos = (points = 0): GameState =>
    setting({
      control: { sagalassos: 'independent' },
      forces: { 'red:sagalassos': { loyal: 2, mercenary: 1 } },
      generals: { antigonos: 'red:sagalassos' },
      segment: 'surrender',
      rest: { sieges: points > 0 ? { sagalassos: { by: 'red', points } } : {} },
    });

  test('R 13.3.1 Antigonos against Sagalassos: a 3 brings one Siege Point for one CU', () => {
    const told = play(attempt(sagalassos(), 'red', 'sagalassos', 'antigonos', true), ...dice(3), {
      type: 'loseUnit',
      player: 'red',
      unit: 'mercenary',
      space: 'sagalassos',
      inside: false,
    });
    expect(told.state.sieges['sagalassos']).toEqual({ by: 'red', points: 1 });
    expect(units(told, 'red:sagalassos')).toMatchObject({ loyal: 2, mercenary: 0 });
    expect(told.state.control['sagalassos']).toBe('independent');
    expect(said(told, 'championLost')).toEqual([]);
  });

  test('R 13.3.2 a Stronghold falls on its third point, in the player aid on its second, a Minor City on its first', () => {
    const told = play(attempt(sagalassos(2), 'red', 'sagalassos', 'antigonos', true), ...dice(4), {
      type: 'placeMarker',
      player: 'red',
      space: 'sagalassos',
    });
    expect(told.state.control['sagalassos']).toBe('red');
    const komana = setting({ control: { komana: 'independent' } });
    expect(siegePointsNeeded(komana, 'komana')).toBe(1);
    expect(
      siegePointsNeeded(
        setting({ options: { players: 4, edition: 'player-aid' }, control: { sagalassos: 'independent' } }),
        'sagalassos',
      ),
    ).toBe(2);
  });

  test('R 13.3.1 no modifier of a Major City applies', () => {
    expect(siegeModifiers(setting({ control: { epidamnos: 'independent' } }), 'red', 'epidamnos')).toEqual([]);
  });
});

describe('Restrictions', () => {
  const army = (mercenary: number, more: Setting = {}): GameState =>
    setting({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary }, ...more.forces },
      generals: { antigonos: 'red:pella', ...more.generals },
      segment: more.segment ?? 'movement',
      rest: more.rest ?? {},
    });
  const tried = (state: GameState, commander: Commander, count: number): GameState => ({
    ...state,
    segment: state.segment === null ? null : { ...state.segment, attempts: { pella: { commander, count } } },
  });

  test('R 13.4 three CUs are needed', () => {
    expect(mayAttempt(situationOf(army(2)), 'red', 'pella', 'antigonos')).toBe(false);
    expect(mayAttempt(situationOf(army(3)), 'red', 'pella', 'antigonos')).toBe(true);
  });

  test("R 13.4 Blue's third attempt with another Army is refused", () => {
    const state = army(6, { forces: { 'red:pella': { mercenary: 12 } }, generals: { krateros: 'red:pella' } });
    expect(mayAttempt(situationOf(tried(state, 'antigonos', 2)), 'red', 'pella', 'krateros')).toBe(false);
    expect(mayAttempt(situationOf(tried(state, 'antigonos', 2)), 'red', 'pella', 'antigonos')).toBe(false);
  });

  test("R 13.4 both attempts of a segment are the same general's: once his activation is over nobody makes the second", () => {
    const state = army(6, { generals: { krateros: 'red:pella' } });
    expect(mayAttempt(situationOf(tried(state, 'antigonos', 1)), 'red', 'pella', 'krateros')).toBe(false);
    expect(mayAttempt(situationOf(tried(state, 'antigonos', 1)), 'red', 'pella', 'antigonos')).toBe(false);
  });

  test('R 13.4 one attempt in the Surrender Segment', () => {
    expect(
      mayAttempt(situationOf(tried(army(3, { segment: 'surrender' }), 'antigonos', 1)), 'red', 'pella', 'antigonos'),
    ).toBe(false);
  });

  test('R 13.4 a refusal says what is missing', () => {
    const why = (state: GameState, commander: Commander = 'antigonos') =>
      refuseSiege(situationOf(state), 'red', 'pella', commander)?.code;
    expect(why(army(3))).toBeUndefined();
    expect(why(army(2))).toBe('armyTooSmall');
    expect(why(tried(army(3), 'antigonos', 2))).toBe('attemptsUsed');
    expect(why({ ...army(3), control: {} })).toBe('noSiegeTarget');
    expect(why(army(3, { forces: { 'red:pella': { mercenary: 3 }, 'yellow:pella': { mercenary: 1 } } }))).toBe(
      'enemyUnitsThere',
    );
    expect(refuseSiege(situationOf(army(3)), 'red', 'nowhere', 'antigonos')).toBeUndefined();
  });

  test('R 13.4 attempts are counted', () => {
    const told = play(attempt(army(4), 'red', 'pella', 'antigonos'), ...dice(2));
    expect(told.state.segment?.attempts).toEqual({ pella: { commander: 'antigonos', count: 1 } });
  });

  test('R 12.7 CUs of another activation of the segment do not count', () => {
    const state = army(4);
    const fought = { ...state, moved: { ...NOTHING_MOVED, forces: { 'red:pella': { mercenary: 2 } } } };
    expect(mayAttempt(situationOf(fought), 'red', 'pella', 'antigonos')).toBe(false);
  });

  test("R 8.3.10 not beside enemy CUs, not from inside, not against one's own city", () => {
    expect(
      mayAttempt(
        situationOf(army(3, { forces: { 'red:pella': { mercenary: 3 }, 'yellow:pella': { mercenary: 1 } } })),
        'red',
        'pella',
        'antigonos',
      ),
    ).toBe(false);
    expect(mayAttempt(situationOf({ ...army(3), control: { pella: 'red' } }), 'red', 'pella', 'antigonos')).toBe(false);
    expect(
      mayAttempt(
        situationOf(
          setting({
            control: { larisa: 'blue' },
            forces: { 'red:larisa': { mercenary: 3 } },
            generals: { antigonos: 'red:larisa' },
          }),
        ),
        'red',
        'larisa',
        'antigonos',
      ),
    ).toBe(false);
  });
});

describe('Independent Major Cities', () => {
  test('R 13.2.2 an Independent Major City is besieged, and falls on its third point (R 13.2.4)', () => {
    // Athenai: -1 for the city, -1 for a port without a fleet; a 6 becomes a 4.
    const told = play(
      attempt(
        setting({
          control: { athenai: 'independent' },
          forces: { 'red:athenai': { mercenary: 4 } },
          generals: { antigonos: 'red:athenai' },
          segment: 'surrender',
          rest: { sieges: { athenai: { by: 'red', points: 2 } } },
        }),
        'red',
        'athenai',
        'antigonos',
        true,
      ),
      ...dice(6),
    );
    expect(said(told, 'siegeAttempted')).toMatchObject([{ rule: 'R 13.2.1', against: 'independent' }]);
    expect(said(told, 'siegeRolled')).toMatchObject([{ rule: 'R 13.2.1', modifier: -2, points: 1, total: 3 }]);
    expect(said(told, 'spaceCaptured')).toMatchObject([{ rule: 'R 13.2.4', from: 'independent' }]);
    const marked = play(told, { type: 'placeMarker', player: 'red', space: 'athenai' });
    expect(marked.state.control['athenai']).toBe('red');
    expect(said(marked, 'championLost')).toEqual([]);
  });
});

describe('On the march', () => {
  const before = (space: SpaceId, mercenaries: number, points: number, more: Setting = {}): Told =>
    activate(
      {
        control: { pella: 'blue', larisa: 'blue' },
        forces: { [`red:${space}`]: { mercenary: mercenaries } },
        generals: { antigonos: `red:${space}` },
        ...more,
      },
      'antigonos',
      `red:${space}`,
      { points },
    );
  const why = (told: Told, space: SpaceId) => refusal(told, { type: 'siege', space });

  test('R 8.3.10, 13.4 an attempt is refused by what stands in its way', () => {
    expect(why(before('pella', 3, 2), 'pella')).toBeUndefined();
    expect(why(before('pella', 3, 1), 'pella')).toBe('notEnoughMovementPoints');
    expect(why(before('pella', 2, 2), 'pella')).toBe('armyTooSmall');
    expect(why(before('larisa', 3, 2), 'larisa')).toBe('noSiegeTarget');
    expect(why(before('larisa', 3, 2), 'pella')).toBe('otherMatter');
  });

  test('R 13.4 two attempts in a space and segment, by one general', () => {
    const once = play(go(before('pella', 5, 6), { type: 'siege', space: 'pella' }), ...dice(2));
    const twice = play(go(once, { type: 'siege', space: 'pella' }), ...dice(2));
    expect(listed(twice, 'siege')).toEqual([]);
    expect(why(twice, 'pella')).toBe('attemptsUsed');
  });
});

describe('Whose Army it is', () => {
  const siege = { type: 'siege', space: 'sardeis' } as const;
  const again = (told: Told) => refusal(told, siege);
  /** Blue's Sardeis is empty; Ephesos lies one Land path away. */
  const sardeis = (more: Setting): Setting => ({ control: { sardeis: 'blue' }, ...more });

  test('R 13.4 a second Minor General is another general: his Army does not go on with the Siege of the first', () => {
    const given = sardeis({
      forces: { 'red:sardeis': { mercenary: 3 }, 'red:ephesos': { mercenary: 3 } },
      minors: ['red:sardeis', 'red:ephesos'],
    });
    // A 2 brings nothing and costs nothing.
    const first = go(play(go(activate(given, 'minor', 'red:sardeis', { points: 2 }), siege), ...dice(2)), end);
    const second = go(activate(first, 'minor', 'red:ephesos', { points: 4 }), march('sardeis'));
    expect(listed(second, 'siege')).toEqual([]);
    expect(again(second)).toBe('attemptsUsed');
  });

  test('R 13.4 the Minor General himself may try twice in his activation', () => {
    const given = sardeis({ forces: { 'red:sardeis': { mercenary: 3 } }, minors: ['red:sardeis'] });
    const once = play(go(activate(given, 'minor', 'red:sardeis', { points: 4 }), siege), ...dice(2));
    expect(again(once)).toBeUndefined();
    expect(again(play(go(once, siege), ...dice(2)))).toBe('notEnoughMovementPoints');
  });

  test('R 13.4, 8.3.2 whoever takes command from the general of the first attempt does not make the second', () => {
    const given = sardeis({
      forces: { 'red:ephesos': { mercenary: 3 } },
      generals: { antigonos: 'red:ephesos', perdikkas: 'red:sardeis' },
    });
    const arrived = go(activate(given, 'antigonos', 'red:ephesos', { points: 6 }), march('sardeis'));
    const once = play(go(arrived, siege), ...dice(2));
    expect(again(once)).toBeUndefined();
    const taken = go(once, { type: 'takeGeneral', general: 'perdikkas', inside: false });
    expect(marching(taken).commander).toBe('perdikkas');
    expect(again(taken)).toBe('attemptsUsed');
    expect(listed(taken, 'siege')).toEqual([]);
  });

  test('R 13.4 attempts in two spaces are counted apart, and a general who comes back makes his second', () => {
    const given: Setting = {
      control: { sardeis: 'blue', ephesos: 'independent' },
      forces: { 'red:sardeis': { mercenary: 4 } },
      generals: { antigonos: 'red:sardeis' },
    };
    const once = play(go(activate(given, 'antigonos', 'red:sardeis', { points: 9 }), siege), ...dice(2));
    const elsewhere = play(go(once, march('ephesos'), { type: 'siege', space: 'ephesos' }), ...dice(2));
    expect(again(go(elsewhere, march('sardeis')))).toBeUndefined();
  });

  test('R 13.2.1 the Army that attempts bears the losses: those who stand by bear none', () => {
    const given = sardeis({
      forces: { 'red:ephesos': { mercenary: 2, elephant: 1 }, 'red:sardeis': { loyal: 2 } },
      generals: { antigonos: 'red:ephesos' },
      minors: ['red:sardeis'],
    });
    const arrived = go(activate(given, 'antigonos', 'red:ephesos', { points: 6 }), march('sardeis'));
    // A 1 costs one CU.
    const tried = play(go(arrived, siege), ...dice(1));
    expect(listed(tried, 'loseUnit').map(({ unit }) => unit)).toEqual(['mercenary', 'elephant']);
    const lost = go(tried, { type: 'loseUnit', unit: 'mercenary', space: 'sardeis', inside: false });
    expect(marching(lost).group.units).toMatchObject({ mercenary: 1, elephant: 1, loyal: 0 });
    expect(forces(lost, 'red:sardeis')).toEqual({ mercenary: 1, elephant: 1, loyal: 2 });
    // Four stand before the walls, two of them in the Army on the march.
    expect(again(lost)).toBe('armyTooSmall');
  });

  test('R 13.2.2 Royal Army CUs that come over stand beside the Army on the march, which may take them', () => {
    const given: Setting = {
      options: { players: 5 },
      active: 'yellow',
      control: { pella: 'black' },
      forces: { 'yellow:pella': { mercenary: 4 }, 'black:pella:inside': { royalArmy: 2 } },
      generals: { demetrios: 'yellow:pella', krateros: 'black:pella:inside' },
      // Yellow's 3 of a Champion against Krateros' 2 Prestige Points.
      rest: { champions: ['yellow'] },
    };
    const begun = activate(given, 'demetrios', 'yellow:pella', { points: 4 });
    const over = play(go(begun, { type: 'siege', space: 'pella' }), ...dice(4));
    expect(said(over, 'unitsDefected')).toMatchObject([{ count: 2, to: 'yellow' }]);
    expect(forces(over, 'yellow:pella')).toEqual({ mercenary: 4, royalArmy: 2 });
    expect(marching(over).group.units).toMatchObject({ mercenary: 4, royalArmy: 0 });
    expect(listed(over, 'takeUnits')).toContainEqual({
      type: 'takeUnits',
      player: 'yellow',
      unit: 'royalArmy',
      count: 2,
      inside: false,
    });
  });

  test('R 13.1 in the Surrender Segment all CUs outside make up the Army, and all of them are exposed', () => {
    const state = setting({
      control: { sardeis: 'blue' },
      forces: { 'red:sardeis': { mercenary: 2, loyal: 1 } },
      generals: { antigonos: 'red:sardeis' },
      minors: ['red:sardeis'],
      segment: 'surrender',
    });
    const tried = play(attempt(state, 'red', 'sardeis', 'antigonos', true), ...dice(1));
    expect(listed(tried, 'loseUnit').map(({ unit }) => unit)).toEqual(['mercenary', 'loyal']);
  });
});

describe('A garrison that has become too small', () => {
  /** Blue before red's Kelainai, which one CU and Antigonos hold: it would take two Siege Points, and one lies there. */
  const kelainai = (more: Setting = {}): Setting => ({
    control: { kelainai: 'red' },
    forces: { 'red:kelainai:inside': { loyal: 1 }, 'blue:kelainai': { mercenary: 4 } },
    generals: { antigonos: 'red:kelainai:inside', leonnatos: 'blue:kelainai' },
    ...more,
    rest: { champions: ['red', 'blue'], sieges: { kelainai: { by: 'blue', points: 1 } }, ...more.rest },
  });
  const sallied = (more: Setting = {}): Told =>
    go(activate(kelainai(more), 'antigonos', 'red:kelainai:inside', { points: 4 }), { type: 'attack', target: 'blue' });
  const isTaken = (told: Told): void => {
    expect(said(told, 'spaceCaptured')).toMatchObject([
      { rule: 'R 13.2.4', player: 'blue', space: 'kelainai', from: 'red' },
    ]);
    expect(told.state.control['kelainai']).toBeUndefined();
    expect(told.state.sieges).toEqual({});
    expect(general(told, 'antigonos').status).toBe('dispersed');
    // The attacks were the attempts (R 17.2): this is none.
    expect(said(told, 'siegeAttempted')).toEqual([]);
    expect(told.state.champions).toContain('blue');
  };

  test('R 13.2.4 it sallies and is beaten: the city falls when the activation is over', () => {
    // 3 (2 and 1 Local Troop) and an 8 score 2, 4 and a 12 score 6; then the Attrition of the loyal CU, which is Dispersed.
    const fought = play(sallied(), ...dice(1, 1, 6, 6));
    expect(fought.state.control['kelainai']).toBe('red');
    const over = play(fought, ...dice(1));
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'defender' }]);
    isTaken(over);
    const types = over.events.map(({ type }) => type);
    expect(types.indexOf('spaceCaptured')).toBeGreaterThan(types.indexOf('activationEnded'));
  });

  test('R 13.2.4, 12.5.1 its last CU falls in a draw: the general who is inside again is Dispersed with the city', () => {
    // 3 and a 10 score 4, and so do 4 and a 10.
    const over = play(sallied(), ...dice(5, 5, 5, 5));
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(forces(over, 'blue:kelainai')).toEqual({ mercenary: 3 });
    isTaken(over);
  });

  test('R 13.2.2 in the player aid every city takes three points: nothing happens', () => {
    const over = play(sallied({ options: { players: 4, edition: 'player-aid' } }), ...dice(1, 1, 6, 6), ...dice(1));
    expect(said(over, 'spaceCaptured')).toEqual([]);
    expect(over.state.sieges['kelainai']).toEqual({ by: 'blue', points: 1 });
    expect(over.state.control['kelainai']).toBe('red');
  });

  test('R 13.2.4 a card takes its CU: the city falls when the event is over', () => {
    const disease = event({ ...setting({ segment: 'tyche', ...kelainai() }) }, 4, 'blue');
    // Attrition of one CU: a 6 takes it.
    const over = play(disease, armyAt('red', 'kelainai', 'blue', true), ...dice(6));
    isTaken(over);
    const spared = play(disease, armyAt('red', 'kelainai', 'blue', true), ...dice(5));
    expect(spared.state.sieges['kelainai']).toEqual({ by: 'blue', points: 1 });
  });

  test('R 13.2.4 in the Surrender Segment of the besieger he may place his marker at once, in that of others not', () => {
    const shrunk = (active: PlayerId): Told =>
      carryOut(setting(kelainai({ segment: 'surrender', active })), (run) =>
        loseUnits(run, 'red', inside('kelainai'), unitsOf('loyal', 1), 'R 6.6.5'),
      );
    const own = shrunk('blue');
    expect(legal(own)).toEqual([
      { type: 'placeMarker', player: 'blue', space: 'kelainai' },
      { type: 'pass', player: 'blue' },
    ]);
    expect(play(own, { type: 'placeMarker', player: 'blue', space: 'kelainai' }).state.control['kelainai']).toBe(
      'blue',
    );
    expect(play(own, { type: 'pass', player: 'blue' }).state.control['kelainai']).toBeUndefined();
    isTaken(shrunk('red'));
    expect(topKind(shrunk('red'))).toBeUndefined();
  });

  test('R 13.2.4 two cities fall one after the other', () => {
    const both = setting({
      ...kelainai(),
      control: { kelainai: 'red', sardeis: 'red' },
      forces: {
        'red:kelainai:inside': { loyal: 1 },
        'blue:kelainai': { mercenary: 4 },
        'yellow:sardeis': { mercenary: 1 },
      },
      minors: ['yellow:sardeis'],
      rest: { sieges: { kelainai: { by: 'blue', points: 1 }, sardeis: { by: 'yellow', points: 1 } } },
    });
    const over = carryOut(both, (run) => loseUnits(run, 'red', inside('kelainai'), unitsOf('loyal', 1), 'R 6.6.5'));
    expect(said(over, 'spaceCaptured').map(({ player, space }) => [player, space])).toEqual([
      ['blue', 'kelainai'],
      ['yellow', 'sardeis'],
    ]);
  });

  /** Yellow's Halikarnassos holds two CUs, and red has two of the three points that this takes. Miletos is one Sea path away. */
  const halikarnassos: Setting = {
    active: 'yellow',
    control: { halikarnassos: 'yellow', athenai: 'red' },
    forces: { 'yellow:halikarnassos:inside': { loyal: 2 }, 'red:halikarnassos': { mercenary: 4 } },
    generals: { leonnatos: 'red:halikarnassos' },
    minors: ['yellow:halikarnassos:inside'],
    rest: { sieges: { halikarnassos: { by: 'red', points: 2 } } },
  };
  const sailedAway = (given: Setting): Told =>
    go(
      activate(given, 'minor', 'yellow:halikarnassos:inside', { points: 3 }),
      { type: 'leaveUnits', unit: 'loyal', count: 1, inside: true },
      { type: 'embark' },
      { type: 'sail', to: 'miletos' },
    );

  test('R 13.2.4, 8.4.6 half of it sails away: the city falls after that activation, not before', () => {
    const ashore = go(sailedAway(halikarnassos), { type: 'debark', inside: false });
    expect(ashore.state.control['halikarnassos']).toBe('yellow');
    // The CU inside suffers Attrition on a 1, and is Dispersed.
    const over = play(go(ashore, { type: 'pass' }, end), ...dice(1));
    expect(said(over, 'spaceCaptured')).toMatchObject([{ player: 'red', space: 'halikarnassos', from: 'yellow' }]);
    expect(over.state.dispersed.yellow?.loyal).toBe(1);
    expect(forces(over, 'yellow:miletos')).toEqual({ loyal: 1 });
  });

  test('R 13.2.4, 8.6.3 ships that are beaten back to port are inside again before it is counted', () => {
    const { fleets } = setting({});
    const guarded: Setting = {
      ...halikarnassos,
      control: { halikarnassos: 'yellow', kyklades: 'red' },
      rest: {
        ...halikarnassos.rest,
        fleets: { ...fleets, athenai: { owner: 'red', upgraded: false, dispersed: false } },
      },
    };
    const fought = go(
      sailedAway(guarded),
      { type: 'debark', inside: false },
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
    // One Fleet Strength and a 12 score 3 against nothing; Attrition of one CU on a 1 takes nothing.
    const over = play(fought, ...dice(6, 6), ...dice(1));
    expect(forces(over, 'yellow:halikarnassos:inside')).toEqual({ loyal: 2 });
    expect(said(over, 'spaceCaptured')).toEqual([]);
    expect(over.state.sieges['halikarnassos']).toEqual({ by: 'red', points: 2 });
  });
});
