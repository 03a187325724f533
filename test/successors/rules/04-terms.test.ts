import { describe, expect, test } from 'vitest';
import { generals as generalFacts } from '../../../src/successors/data/generals.js';
import { royals as royalFacts } from '../../../src/successors/data/royals.js';
import { recordAttack } from '../../../src/successors/deeds/attack.js';
import { placeMarker } from '../../../src/successors/deeds/markers.js';
import {
  enemyHeld,
  hasEnemyUnits,
  isBesieged,
  isPort,
  legitimacy,
  localTroops,
  onSacredGround,
  outside,
  prestige,
  provinceController,
  provincesOf,
  victoryPoints,
} from '../../../src/successors/questions.js';
import { disperseAll } from '../../../src/successors/rules/12-5-losses.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import { HEIRS, ROYAL_WOMEN, type PlayerId, type RoyalId, type SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, forces, general, minors, occupied, royal, said, setting, topKind } from '../language.js';
import { enter, enterIndependent, field, independentsAt, passes } from './battlefield.js';
import { activate, go, listed, march, ways } from './marching.js';

const KAPPADOKIA = ['komana', 'dana', 'melitene', 'mazaka', 'zela', 'amaseja'] as const;
const marked = (faction: PlayerId | 'independent', ...spaces: readonly SpaceId[]) =>
  Object.fromEntries(spaces.map((space) => [space, faction] as const));
const cart = (controller: PlayerId, space: SpaceId) => ({ status: 'cart', space, inside: false, controller }) as const;
const held = (controller: PlayerId): Royal => ({
  status: 'active',
  space: 'babylon',
  inside: false,
  controller,
});
const holding = (...royals: readonly RoyalId[]): GameState => {
  const state = setting({ rest: { champions: [] } });
  return {
    ...state,
    royals: { ...state.royals, ...Object.fromEntries(royals.map((royal) => [royal, held('red')] as const)) },
  };
};

describe('Armies and enemies', () => {
  test("R 4.4 a Major City is besieged by enemy CUs outside it, an Independent Army's included; nothing else is", () => {
    const state = field({
      control: { pella: 'red', memphis: 'red', larisa: 'red', tyros: 'red', sardeis: 'red' },
      forces: { 'blue:pella': { mercenary: 1 }, 'blue:larisa': { mercenary: 3 }, 'red:sardeis': { mercenary: 1 } },
      generals: { krateros: 'blue:pella', antigonos: 'blue:tyros', kassandros: 'blue:larisa' },
      rest: independentsAt({ seuthes: 'memphis' }),
    });
    expect(['pella', 'memphis', 'larisa', 'tyros', 'sardeis'].filter((space) => isBesieged(state, space))).toEqual([
      'pella',
      'memphis',
    ]);
  });

  test('R 4.6 dispersed Major Generals and CUs go to the Dispersed Box, Minor Generals to the supply', () => {
    const told = carryOut(
      setting({ forces: { 'red:pella': { loyal: 2 } }, generals: { antigonos: 'red:pella' }, minors: ['red:pella'] }),
      (run) => disperseAll(run, 'red', outside('pella'), 'R 4.6'),
    );
    expect(general(told, 'antigonos')).toMatchObject({ status: 'dispersed', owner: 'red', space: null });
    expect(told.state.dispersed.red).toMatchObject({ loyal: 2, mercenary: 0 });
    expect(minors(told, 'red')).toEqual([]);
    expect(occupied(told)).toEqual([]);
  });

  test('R 4.7 enemies are Armies, generals, CUs and markers of other players and of the Independents', () => {
    const state = field({
      control: { komana: 'independent', pydna: 'blue' },
      forces: { 'blue:pella': { mercenary: 1 }, 'red:tyros': { mercenary: 1 } },
      generals: { krateros: 'blue:memphis', antigonos: 'red:sardeis' },
      rest: independentsAt({ filon: 'rhagai' }),
    });
    expect(['pella', 'tyros', 'rhagai'].map((space) => hasEnemyUnits(state, 'red', space))).toEqual([
      true,
      false,
      true,
    ]);
    expect([...enemyHeld(state, 'red')].sort()).toEqual(['memphis', 'pella', 'rhagai']);
    expect(hasEnemyUnits(state, 'blue', 'pella')).toBe(false);
  });

  test("R 4.8 the pieces of all a player's generals are one faction: they meet without battle and stand together", () => {
    const told = go(
      activate(
        {
          control: {},
          forces: { 'red:issos': { mercenary: 2 }, 'red:tarsos': { loyal: 2 } },
          generals: { kassandros: 'red:issos', antigonos: 'red:tarsos' },
        },
        'kassandros',
        'red:issos',
        { points: 2 },
      ),
      march('tarsos'),
    );
    expect(topKind(told)).toBe('march');
    expect(said(told, 'landBattleBegan')).toEqual([]);
    expect(forces(told, 'red:tarsos')).toEqual({ mercenary: 2, loyal: 2 });
  });

  test("R 4.10 a space with one's marker and a province that one controls are friendly, and fight for nobody else", () => {
    const state = setting({ control: marked('red', 'tarsos', 'issos') });
    expect(provincesOf(state, 'red')).toEqual(['kilikia']);
    expect(provincesOf(state, 'blue')).toEqual([]);
    expect([localTroops(state, 'red', 'tarsos'), localTroops(state, 'blue', 'tarsos')]).toEqual([3, 0]);
  });

  test('R 4.14 Local Troops: one for the space, two for the province', () => {
    expect(localTroops(setting({ control: { tarsos: 'red' } }), 'red', 'tarsos')).toBe(1);
    const province = setting({ control: marked('red', 'dana', 'melitene', 'mazaka', 'zela') });
    expect(localTroops(province, 'red', 'amaseja')).toBe(2);
    expect(localTroops(province, 'red', 'zela')).toBe(3);
  });
});

describe('The body, the Heirs, the Independents', () => {
  test('R 4.11 the Funeral Cart holds the body until it is buried, and passes no gate on Game Turn 1', () => {
    const invaded = (turn: number) =>
      enter(
        field({
          control: { pella: 'red' },
          forces: { 'red:pella': { mercenary: 1 }, 'blue:larisa': { mercenary: 3 } },
          generals: { antipatros: 'red:pella', krateros: 'blue:larisa' },
          active: 'blue',
          rest: { turn, body: cart('red', 'pella') },
        }),
        'blue',
        'larisa',
        'pella',
      );
    expect(listed(invaded(1), 'moveRoyalThroughGate')).toEqual([]);
    expect(listed(invaded(2), 'moveRoyalThroughGate')).toEqual([
      { type: 'moveRoyalThroughGate', player: 'red', royal: 'cart', inside: true },
    ]);
  });

  test('R 4.12 of Philippos, Herakles and Alexandros, the Heirs, one counts; of the women all do', () => {
    const worth = (royal: RoyalId): number => royalFacts[royal].legitimacy;
    for (const one of HEIRS) {
      for (const other of HEIRS) {
        if (one !== other) expect(legitimacy(holding(one, other), 'red')).toBe(Math.max(worth(one), worth(other)));
      }
    }
    expect(legitimacy(holding(...ROYAL_WOMEN), 'red')).toBe(ROYAL_WOMEN.reduce((sum, woman) => sum + worth(woman), 0));
  });

  test('R 4.13 the Independents can control a province', () => {
    expect(provinceController(setting({ control: marked('independent', ...KAPPADOKIA) }), 'kappadokia')).toBe(
      'independent',
    );
    expect(
      provinceController(
        setting({ control: { ...marked('independent', 'komana', 'dana', 'zela'), mazaka: 'red' } }),
        'kappadokia',
      ),
    ).toBeUndefined();
  });

  test('R 4.13 Independent Armies are friendly to each other and enemies to every player', () => {
    const state = field({ rest: independentsAt({ seuthes: 'getai', glaukias: 'istros' }) });
    const told = enterIndependent(state, 'glaukias', 'istros', 'getai');
    expect(said(told, 'landBattleBegan')).toEqual([]);
    expect(told.state.independentArmies.seuthes).toEqual(told.state.independentArmies.glaukias);
    for (const player of ['red', 'blue', 'yellow', 'white'] as const)
      expect(hasEnemyUnits(told.state, player, 'getai')).toBe(true);
  });

  test("R 4.15 a player's Legitimacy is never below 0", () => {
    const state = setting({
      generals: { perdikkas: 'red:pella' },
      rest: { champions: [], condemned: { general: 'perdikkas', card: 15, legitimacy: 3 } },
    });
    expect(legitimacy(state, 'red')).toBe(0);
    expect(legitimacy({ ...state, condemned: null }, 'red')).toBe(1);
  });
});

describe('Cities and spaces', () => {
  /** Blue's Army enters Pella, which Red holds with these CUs outside and inside. */
  const invaded = (without: number, within: number) =>
    enter(
      field({
        control: { pella: 'red' },
        forces: {
          ...(without > 0 ? { 'red:pella': { mercenary: without } } : {}),
          ...(within > 0 ? { 'red:pella:inside': { mercenary: within } } : {}),
          'blue:larisa': { mercenary: 20 },
        },
        generals: { krateros: 'blue:larisa' },
        active: 'blue',
      }),
      'blue',
      'larisa',
      'pella',
    );

  test('R 4.16 no more than two CUs find room inside a Major City', () => {
    const counts = (within: number) => listed(invaded(3, within), 'moveIntoCity').map(({ count }) => count);
    expect([counts(0), counts(1), counts(2)]).toEqual([[1, 2], [1], []]);
  });

  test('R 4.16 pieces inside do not stop an enemy, who neither fights nor overruns them', () => {
    const entered = go(
      activate(
        {
          control: { pella: 'red' },
          forces: { 'red:pella:inside': { mercenary: 2 }, 'blue:larisa': { mercenary: 20 } },
          generals: { krateros: 'blue:larisa' },
          active: 'blue',
        },
        'krateros',
        'blue:larisa',
        { points: 3 },
      ),
      march('pella'),
    );
    const past = passes(entered);
    expect(topKind(past)).toBe('march');
    expect(ways(past)).toContain('amphipolis');
    expect([said(past, 'landBattleBegan'), said(past, 'overrun')]).toEqual([[], []]);
    expect(forces(past, 'red:pella:inside')).toEqual({ mercenary: 2 });
  });

  test("R 4.17 a player's Minor City falls to one CU, an Independent one does not", () => {
    const told = carryOut(
      setting({
        control: { larisa: 'blue', lamia: 'independent' },
        forces: { 'red:larisa': { mercenary: 1 }, 'red:lamia': { mercenary: 1 } },
        minors: ['red:larisa', 'red:lamia'],
        segment: 'surrender',
      }),
      (run) => run.push({ kind: 'surrender', player: 'red', step: 'remove', handled: [], asking: false }),
    );
    expect(listed(told, 'removeMarker')).toEqual([{ type: 'removeMarker', player: 'red', space: 'larisa' }]);
  });

  test('R 4.20 a port is a space on a Sea path, and only from there does one sail', () => {
    const at = (space: SpaceId) =>
      activate(
        { control: {}, forces: { [`red:${space}`]: { mercenary: 2 } }, generals: { antigonos: `red:${space}` } },
        'antigonos',
        `red:${space}`,
        { points: 3 },
      );
    for (const space of ['tyros', 'babylon', 'chersonesos', 'kelainai']) {
      expect(listed(at(space), 'embark').length > 0).toBe(isPort(at(space).state, space));
    }
    expect([isPort(setting({}), 'tyros'), isPort(setting({}), 'babylon')]).toEqual([true, false]);
  });

  test("R 4.21 Prestige Points are their general's alone, and no Legitimacy", () => {
    const state = setting({ generals: { krateros: 'red:pella', eumenes: 'red:tyros' } });
    const at = (general: 'krateros' | 'eumenes' | 'antigonos') =>
      prestige(state, 'red', general, { space: 'pella', defending: false });
    expect(legitimacy(state, 'red')).toBe(3);
    expect([at('krateros'), at('eumenes'), at('antigonos')]).toEqual([5, 1, 3]);
    expect(generalFacts.eumenes.prestige).toBe(-2);
  });

  test('R 4.25 the body makes its space Sacred Ground: four Prestige more for its master, while he defends there', () => {
    const state = setting({ generals: { antigonos: 'red:pella' }, rest: { body: cart('red', 'pella') } });
    const prestigeOf = (player: PlayerId, defending: boolean, space = 'pella') =>
      prestige(state, player, 'antigonos', { space, defending });
    expect([
      prestigeOf('red', true),
      prestigeOf('red', false),
      prestigeOf('red', true, 'tyros'),
      prestigeOf('blue', true),
    ]).toEqual([7, 3, 3, 3]);
    expect(onSacredGround(state, 'red', 'pella')).toBe(true);
  });
});

describe('Standing among the players', () => {
  const champions = ['red', 'blue', 'yellow', 'white'] as const;
  const attacks = (state: GameState, ...targets: readonly PlayerId[]) =>
    carryOut(state, (run) => targets.forEach((target) => recordAttack(run, 'red', target))).state.champions;

  test('R 4.5 all are Champions until they attack a Champion who is not the Usurper', () => {
    expect(legitimacy(setting({ rest: { champions } }), 'red')).toBe(3);
    expect(attacks(setting({ rest: { champions, usurper: 'blue' } }), 'yellow')).toEqual(['blue', 'yellow', 'white']);
  });

  test('R 4.30 who has attacked a Champion is a Successor, and may be attacked by all', () => {
    const state = setting({ rest: { champions: ['red', 'yellow', 'white'] } });
    expect(legitimacy(state, 'blue')).toBe(0);
    expect(attacks(state, 'blue')).toEqual(['red', 'yellow', 'white']);
  });

  test('R 4.32 the Usurper is attacked by everyone without loss', () => {
    expect(attacks(setting({ rest: { champions, usurper: 'blue' } }), 'blue')).toEqual(champions);
  });

  test('R 4.33 Victory Points change with the board at once', () => {
    const state = setting({ control: { abydos: 'red' }, rest: { champions: [] } });
    const told = carryOut(state, (run) => placeMarker(run, 'kyzikos', 'red', 'R 6.6.3.2'));
    expect([victoryPoints(state, 'red'), victoryPoints(told.state, 'red')]).toEqual([0, 1]);
    const lost = carryOut(told.state, (run) => placeMarker(run, 'abydos', 'blue', 'R 6.6.2'));
    expect(victoryPoints(lost.state, 'red')).toBe(0);
  });

  test('R 4.31.2 a Bonus card gives its Operation Points, and then its event if its player wishes', () => {
    const state = setting({
      segment: 'tyche',
      control: { pella: 'red' },
      forces: { 'red:pella': { loyal: 2 } },
      generals: { antigonos: 'red:pella' },
      rest: { hands: { red: [33], blue: [], yellow: [], white: [] } },
    });
    const told = carryOut(state, (run) =>
      run.push({
        kind: 'tyche',
        player: 'red',
        card: null,
        stage: 'choose',
        cancelled: false,
        operationsUsed: false,
        bases: [],
      }),
    );
    expect(listed(told, 'playCard').map(({ as }) => as)).toEqual(['event', 'operations', 'discard']);
    const spent = go(
      told,
      { type: 'playCard', card: 33, as: 'operations' },
      { type: 'operation', operation: 'train' },
      { type: 'trainUnit', unit: 'loyal' },
    );
    expect(spent.state.training.red).toMatchObject({ unit: 'loyal' });
    expect(listed(spent, 'resolveBonusEvent').map(({ resolve }) => resolve)).toEqual([true, false]);
    expect(royal(go(spent, { type: 'resolveBonusEvent', resolve: false }), 'philippos').status).toBe('box');
  });
});
