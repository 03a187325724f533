/** What frames cannot name in their places: who is lost, elsewhere or another side's, and who has yet to be lost. Each by the place of its fault. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../../src/core/index.js';
import type { GameFrame } from '../../../src/conquest/frame/index.js';
import { decode, fromPosition, type GameState } from '../../../src/conquest/index.js';
import type { Position } from '../../../src/conquest/position.js';
import { CONQUEST_POSITION_VERSION } from '../../../src/conquest/version.js';

/** A position of the ninth turn, in which nobody else is on the map. */
const at = (position: Pick<Position, 'pieces' | 'cities' | 'provinces' | 'stack'>): GameState =>
  orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'conquest',
      version: CONQUEST_POSITION_VERSION,
      turn: 9,
      others: 'pool',
      ...position,
    }),
  );

const faultsOf = (state: GameState): readonly string[] => {
  const read = decode.state(JSON.parse(JSON.stringify(state)));
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

/** A state in which one frame is changed. */
const withFrame = (state: GameState, kind: GameFrame['kind'], change: object): GameState => ({
  ...state,
  stack: state.stack.map((frame) => (frame.kind === kind ? { ...frame, ...change } : frame)),
});

const withUnit = (state: GameState, id: keyof GameState['units'], row: object): GameState => ({
  ...state,
  units: { ...state.units, [id]: { at: 'media', steps: 1, side: 'persian', ...state.units[id], ...row } },
});

const COMBAT = { kind: 'turn', begun: true, step: 9 } as const;
const SIEGES = { kind: 'turn', begun: true, step: 10 } as const;
const COMBATS = { kind: 'combats', left: [], now: null, withdrawn: [] } as const;
const THERE = 'pieces of this side in this place, each once';
const LEFT = 'they are lost, or still there, each once';

describe('R 9.5: minor combat whose die has fallen', () => {
  const macedonian = {
    side: 'macedonian',
    force: 'macedonian',
    units: ['hypaspists-1', 'prodromoi-1'],
    leaders: [],
  } as const;
  const persian = { side: 'persian', force: 'persian', units: ['persianInfantry-1'], leaders: [] } as const;
  const fought = at({
    pieces: {
      macedonian: { media: [...macedonian.units] },
      persian: { media: ['persianInfantry-1', 'persianCavalry-1'] },
    },
    stack: [
      COMBAT,
      COMBATS,
      {
        kind: 'minorCombat',
        province: 'media',
        attacker: { ...macedonian, units: [...macedonian.units], leaders: [] },
        defender: { ...persian, units: [...persian.units], leaders: [] },
        strengths: [9, 2],
        result: 'EX',
        done: 1,
      },
      {
        kind: 'losses',
        side: 'macedonian',
        units: [...macedonian.units],
        city: null,
        left: 1,
        sparing: false,
        lost: [],
        rule: 'R 9.5',
      },
    ],
  });

  it('may have cost units, who are off the map', () => {
    expect(faultsOf(fought)).toEqual([]);
    expect(
      faultsOf(withFrame(fought, 'minorCombat', { defender: { ...persian, units: ['persianInfantry-2'] } })),
    ).toEqual([]);
  });

  it('has nobody in a party who is another side’s, or elsewhere', () => {
    expect(faultsOf(withFrame(fought, 'minorCombat', { defender: { ...persian, units: ['prodromoi-1'] } }))).toEqual([
      `$.stack[2].defender: ${LEFT}`,
    ]);
    expect(faultsOf(withUnit(fought, 'persianInfantry-1', { at: 'susiana' }))).toContain(
      `$.stack[2].defender: ${LEFT}`,
    );
    expect(
      faultsOf(withFrame(fought, 'minorCombat', { attacker: { ...macedonian, units: ['persianCavalry-1'] } })),
    ).toEqual([`$.stack[2].attacker: ${LEFT}`]);
  });
});

describe('R 10.10, 10.12: a duel that is over but for a leader in danger', () => {
  const own = { army: 'macedonian', line: 1, since: 0, with: null } as const;
  const other = { army: 'persian', line: 1, since: 0, with: null } as const;
  const attack = {
    from: { army: 'macedonian', box: 'centre' },
    into: { army: 'persian', box: 'centre' },
    struck: ['phalanx-1'],
    met: ['royalGuard-1'],
  } as const;
  const army = (side: 'macedonian' | 'persian', units: string[], leader: string) =>
    ({ side, units, leaders: [leader], commanders: [leader] }) as never;
  const routed = at({
    pieces: {
      macedonian: { media: ['phalanx-1..2', 'hypaspists-1', 'alexander'] },
      persian: { media: ['royalGuard-1', 'persianInfantry-1..2', 'darius'] },
    },
    stack: [
      COMBAT,
      COMBATS,
      {
        kind: 'battle',
        province: 'media',
        armies: [
          army('persian', ['royalGuard-1', 'persianInfantry-1', 'persianInfantry-2'], 'darius'),
          army('macedonian', ['phalanx-1', 'phalanx-2', 'hypaspists-1'], 'alexander'),
        ],
        first: 'macedonian',
        round: 2,
        step: 3,
        fighters: [
          { ...own, unit: 'phalanx-1', box: 'centre' },
          { ...own, unit: 'phalanx-2', box: 'left' },
          { ...own, unit: 'hypaspists-1', box: 'right' },
          { ...other, unit: 'royalGuard-1', box: 'routed', since: 2 },
          { ...other, unit: 'persianInfantry-1', box: 'left' },
          { ...other, unit: 'persianInfantry-2', box: 'right' },
        ],
        leaders: [
          { leader: 'alexander', unit: 'phalanx-1', army: 'macedonian', box: 'centre' },
          { leader: 'darius', unit: 'royalGuard-1', army: 'persian', box: 'routed' },
        ],
        vacant: [],
        engaged: [],
        led: [],
        idle: [],
        fired: [],
        ended: null,
        winner: null,
      },
      {
        kind: 'assault',
        side: 'macedonian',
        from: [],
        into: [],
        met: ['royalGuard-1'],
        current: { ...attack, struck: ['phalanx-1'], met: ['royalGuard-1'] },
        done: false,
      },
      {
        kind: 'duel',
        side: 'macedonian',
        attacker: 'phalanx-1',
        defender: 'royalGuard-1',
        shift: 0,
        stage: 'done',
        bereaved: null,
      },
      { kind: 'casualty', leader: 'darius', column: 'rout', again: false, result: null, rule: 'R 10.16' },
      { kind: 'roll', purpose: 'casualty', side: 'persian', dice: 1, values: [] },
    ],
  });
  const attacking = (change: object): readonly string[] =>
    faultsOf(withFrame(routed, 'assault', { current: { ...attack, ...change } }));

  it('leaves the box that was attacked empty, if its last unit was routed', () => expect(faultsOf(routed)).toEqual([]));

  it('was not with a box of the same side', () =>
    expect(attacking({ into: { army: 'macedonian', box: 'left' } })).toEqual([
      '$.stack[3].current: units of the side attack those of an enemy (R 10.10)',
    ]));

  it('was not from a box of the enemy, nor by who stands in another one', () =>
    expect(attacking({ from: { army: 'persian', box: 'left' } })).toEqual([
      '$.stack[3].current: units of the side attack those of an enemy (R 10.10)',
      '$.stack[4].attacker: it fights for the side, in the box that attacks',
    ]));

  it('was not with one who stands in another box than the one that was attacked', () => {
    const battle = routed.stack.find((frame) => frame.kind === 'battle');
    const fighters = battle?.fighters.map((each) => (each.unit === 'royalGuard-1' ? { ...each, box: 'centre' } : each));
    const leaders = battle?.leaders.map((each) => (each.leader === 'darius' ? { ...each, box: 'centre' } : each));
    const fighting = withFrame(routed, 'battle', { fighters, leaders });
    expect(faultsOf(fighting)).toEqual([]);
    expect(
      faultsOf(withFrame(fighting, 'assault', { current: { ...attack, into: { army: 'persian', box: 'left' } } })),
    ).toEqual(['$.stack[4].defender: it fights for the other side, in the box that is attacked']);
  });

  it('R 10.3: leaves nobody who has lost his unit in a box of enemies, nor elsewhere than where it fought', () => {
    const battle = routed.stack.find((frame) => frame.kind === 'battle');
    const bereaved = (army: string, box: string): GameState => {
      const leaders = battle?.leaders.map((each) =>
        each.leader === 'darius' ? { ...each, unit: null, army, box } : each,
      );
      const fighters = battle?.fighters.filter(({ unit }) => unit !== 'royalGuard-1');
      const { ['royalGuard-1']: _, ...units } = routed.units;
      return withFrame(withFrame({ ...routed, units }, 'battle', { leaders, fighters }), 'duel', {
        bereaved: 'darius',
      });
    };
    expect(faultsOf(bereaved('persian', 'centre'))).toEqual([]);
    expect(faultsOf(bereaved('macedonian', 'left'))).toEqual([
      '$.stack[2].leaders: a leader is with a unit of the same side, or alone',
      '$.stack[4].bereaved: a leader whose unit was lost',
    ]);
    expect(faultsOf(bereaved('persian', 'left'))).toEqual(['$.stack[4].bereaved: a leader whose unit was lost']);
  });
});

describe('R 11.3-11.5: a siege', () => {
  const besiegers = ['phalanx-1', 'phalanx-2', 'hypaspists-1'];
  const siege = {
    kind: 'siege',
    city: 'sardis',
    province: 'ionia',
    attacker: { side: 'macedonian', force: 'macedonian', units: [...besiegers], leaders: [] },
    train: ['siegeTrain'],
    defender: { side: 'persian', force: 'persian', units: ['persianInfantry-1', 'persianLevy-1'], leaders: [] },
    further: false,
    stage: 'sortie',
    losses: [0, 0],
  } as const;
  const laid = at({
    pieces: {
      macedonian: { ionia: [...besiegers, 'siegeTrain'] },
      persian: { sardis: ['persianInfantry-1', 'persianLevy-1'] },
    },
    cities: { sardis: { walls: 3, holder: 'persian' } },
    stack: [
      SIEGES,
      {
        kind: 'sieges',
        left: ['macedonian', 'persian'],
        tried: ['sardis'],
        spent: [...besiegers, 'siegeTrain'],
        laid: [],
      },
      siege as never,
    ],
  });
  const losses = (side: string, units: readonly string[]) => ({
    kind: 'losses',
    side,
    units,
    city: null,
    left: 1,
    sparing: false,
    lost: [],
    rule: 'R 11.5',
  });
  const suffering = (stage: string, ...top: readonly object[]): readonly string[] => {
    const { stack } = withFrame(laid, 'siege', { stage });
    return faultsOf({ ...laid, stack: [...stack, ...top] as GameState['stack'] });
  };
  const OTHERS_TURN = '$.stack[2].stage: it is the other side that loses something now (R 11.4, 11.5)';

  it('R 11.5: has its whole garrison in the city before the sortie', () => {
    expect(faultsOf(laid)).toEqual([]);
    const defender = { ...siege.defender, units: ['persianInfantry-2'] };
    expect(faultsOf(withFrame(laid, 'siege', { defender }))).toEqual([`$.stack[2].defender: ${THERE}`]);
  });

  it('R 11.4, 11.5: costs the garrison something in a sortie, then the besiegers, and then the garrison', () => {
    const [garrison, others] = [losses('persian', siege.defender.units), losses('macedonian', besiegers)];
    expect(suffering('sortie', garrison)).toEqual([]);
    expect(suffering('sortie', others)).toEqual([OTHERS_TURN]);
    expect(suffering('defenderLoses', others)).toEqual([]);
    expect(suffering('defenderLoses', garrison)).toEqual([OTHERS_TURN]);
    expect(suffering('aftermath', garrison)).toEqual([]);
    expect(suffering('aftermath', others)).toEqual([OTHERS_TURN]);
  });

  it('R 11.1: is laid by an army of the side', () => {
    const attacker = { side: 'macedonian', force: 'persian', units: [], leaders: [] };
    const muster = { stage: 'muster', attacker, train: [], defender: { ...siege.defender, units: [] } };
    const spent = withFrame(laid, 'sieges', { spent: [] });
    expect(faultsOf(withFrame(spent, 'siege', { ...muster, attacker: { ...attacker, force: 'macedonian' } }))).toEqual(
      [],
    );
    expect(faultsOf(withFrame(spent, 'siege', muster))).toEqual([
      '$.stack[2].attacker: an army of the side that stands before the city',
    ]);
  });

  it('R 11.2: has nobody of another side in the city, whatever its walls', () => {
    const levy = withUnit(laid, 'persianLevy-1', { side: 'macedonian' });
    expect(faultsOf(levy)).toContain(
      '$.units["persianLevy-1"].at: only pieces of the side that holds the walls are in a city (R 11.2)',
    );
  });
});

describe('R 16.1: a game that is over', () => {
  it('may be so before it is seen what becomes of a city whose last wall has fallen', () => {
    const stormed = at({
      pieces: { macedonian: { gordium: ['phalanx-1'] }, persian: { phrygia: ['persianInfantry-1..3'] } },
      cities: { gordium: { walls: 1, holder: 'macedonian' } },
      provinces: { phrygia: { holder: 'persian' } },
      stack: [SIEGES, { kind: 'sieges', left: ['persian'], tried: [], spent: [], laid: [] }],
    });
    const fallen = {
      ...stormed,
      cities: { ...stormed.cities, gordium: { walls: 0, holder: null } },
      leaders: { ...stormed.leaders, alexander: { at: 'gone', wounded: false, side: 'macedonian' } },
    } as GameState;
    expect(faultsOf(fallen)).toContain(
      '$.units["phalanx-1"].at: only pieces of the side that holds the walls are in a city (R 11.2)',
    );
    const ended = { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null } as const;
    expect(faultsOf({ ...fallen, ended, stack: [] })).toEqual([]);
  });
});

describe('R 8.6: a forced march that is over', () => {
  const marched = at({
    pieces: { macedonian: { media: ['prodromoi-1', 'alexander'] }, persian: { susiana: ['persianCavalry-1'] } },
    stack: [
      { kind: 'turn', begun: true, step: 4 },
      { kind: 'movement', side: 'macedonian', moved: ['prodromoi-1', 'alexander'], turned: [] },
      {
        kind: 'march',
        side: 'macedonian',
        leader: 'alexander',
        force: 'macedonian',
        from: 'assyria',
        to: 'media',
        stage: 'over',
        began: 'armenia',
        units: ['prodromoi-1'],
        baggage: [],
        came: ['prodromoi-1'],
      },
      { kind: 'roll', purpose: 'forcedMarch', side: 'macedonian', dice: 1, values: [] },
    ],
  });

  it('has cost nobody before its die', () => {
    expect(faultsOf(marched)).toEqual([]);
    const lost = withFrame(marched, 'march', { units: ['paiones-1'], came: ['paiones-1'] });
    expect(faultsOf(lost)).toEqual([`$.stack[2].units: ${THERE}`]);
  });
});
