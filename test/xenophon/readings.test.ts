/** R X1-X9: what the rulebook leaves open, read in one way: where armies stand, move, are fed, and fall. */
import { describe, expect, it } from 'vitest';
import { commandersOf } from '../../src/conquest/rules/10-19-ending.js';
import type { SideId, UnitId } from '../../src/conquest/vocabulary.js';
import type { Action } from '../../src/xenophon/action.js';
import { isGreek } from '../../src/xenophon/query/09-2-remnant.js';
import { scoreOf } from '../../src/xenophon/query/09-victory.js';
import { duelling } from './duelling.js';
import { at, offer, offered, scene } from './scenes.js';
import { fighting, moving, STEPS, turnAt } from './stages.js';
import {
  asked,
  board,
  die,
  emptyBoard,
  everyUnit,
  expectRefused,
  listed,
  newGame,
  play,
  started,
  said,
} from './table.js';
import type { Changes } from './table.js';

const march = (player: SideId, leader: string, province: string) =>
  ({ type: 'march', player, leader, province }) as const;

describe('R X1.3 whose the units are', () => {
  it('black and red counters are the Ten Thousand, the Persians of the rebels are not', () => {
    const { roster } = asked(newGame());
    const greeks = new Set(roster.units.filter(isGreek).map(({ kind }) => kind.id));
    expect([...greeks].sort()).toEqual([
      'cretanArchers',
      'greekArchers',
      'illyrians',
      'mercenaryHoplites',
      'mercenaryPeltasts',
      'prodromoi',
      'slingers',
      'spartanHoplites',
      'thracianPeltasts',
    ]);
    expect(roster.leaders.filter(isGreek).map(({ id }) => id)).toEqual([
      'clearchus',
      'menon',
      'xenophon',
      'rebelOfficer',
    ]);
  });
});

describe('R X2.1 scythe chariots', () => {
  it('ruling X2.1 charge archers who attack them, and these do not shoot before', () => {
    const { events } = play(duelling('greekArchers-1', 'scytheChariots-1'), [die(6)]);
    expect(said(events, 'shotFired')).toEqual([]);
    // 5 against the 1 of the archers.
    expect(said(events, 'duelFought')[0]).toMatchObject({
      attacker: 'scytheChariots-1',
      defender: 'greekArchers-1',
      attack: 5,
      defense: 1,
    });
  });
});

describe('R X2.2, X5.1 who forces a march', () => {
  const joins = (id: UnitId) => {
    const situation = asked(newGame());
    return situation.law.joinsForcedMarch(situation, situation.roster.unitCodes.get(id) ?? -1);
  };

  it('ruling X5.1 cavalry and archers of either side, and no other foot', () => {
    expect((['cyrusGuard-1', 'persianCavalry-1', 'greekArchers-1', 'dahae-1'] as const).map(joins)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect((['spartanHoplites-1', 'illyrians-1', 'thracianPeltasts-1', 'royalGuard-1'] as const).map(joins)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('ruling X2.2 slingers are archers', () => {
    expect(joins('slingers-1')).toBe(true);
  });
});

describe('R X2.3 the Baggage Train', () => {
  const train = (where: string) => ({ baggageTrain: { at: where, side: 'rebel' as const } });

  it('ruling X2.3 stays where Cyrus leaves it, and is lost to an enemy who finds nobody with it', () => {
    const marching = (units: Changes['units'] = {}) =>
      play(
        scene({
          turn: 2,
          leaders: { tissaphernes: { at: 'cappadocia' }, cyrus: { at: 'ionia' } },
          units: { 'persianCavalry-7': { at: 'cappadocia' }, ...units },
          baggage: train('phrygia'),
          stack: moving('royal'),
        }),
        [march('royal', 'tissaphernes', 'phrygia'), { type: 'take', player: 'royal', unit: 'persianCavalry-7' }],
      );
    const { state, events } = marching();
    expect(state.baggage['baggageTrain']?.at).toBe('pool');
    expect(said(events, 'baggageLost')[0]).toMatchObject({
      rule: 'ruling X2.3',
      baggage: 'baggageTrain',
      why: 'abandoned',
    });
    expect(marching({ 'illyrians-1': { at: 'phrygia' } }).state.baggage['baggageTrain']?.at).toBe('phrygia');
  });

  it('ruling X2.4 does not feed those who find it on their way', () => {
    const forced = (where: string) =>
      play(
        scene({
          turn: 2,
          leaders: { cyrus: { at: 'ionia' } },
          units: at(['cyrusGuard-1'], 'ionia'),
          baggage: train(where),
          provinces: { cilicia: { holder: 'rebel' } },
          stack: moving('rebel'),
        }),
        [
          march('rebel', 'cyrus', 'phrygia'),
          { type: 'take', player: 'rebel', unit: 'cyrusGuard-1' },
          { type: 'forceMarch', player: 'rebel', province: 'cappadocia' },
        ],
      ).state;
    expect(listed(forced('ionia'), 'spendProvisions')).toHaveLength(1);
    expect(listed(forced('phrygia'), 'spendProvisions')).toEqual([]);
    expect(listed(forced('phrygia'), 'roll').length).toBeGreaterThan(0);
  });

  /** Clearchus forces a march, with the Guard, after this has been done. */
  const clearchus = (from: string, by: string, to: string, where: string, ...before: readonly Action[]) =>
    play(
      scene({
        turn: 2,
        leaders: { cyrus: { at: where }, clearchus: { at: from } },
        units: at(['cyrusGuard-1'], from),
        baggage: train(where),
        provinces: { cilicia: { holder: 'rebel' } },
        stack: moving('rebel'),
      }),
      [
        ...before,
        march('rebel', 'clearchus', by),
        { type: 'take', player: 'rebel', unit: 'cyrusGuard-1' },
        { type: 'forceMarch', player: 'rebel', province: to },
      ],
    ).state;

  it('ruling X2.4 feeds the march of another leader that begins where it stands', () => {
    const state = clearchus('ionia', 'phrygia', 'cappadocia', 'ionia');
    expect(listed(state, 'spendProvisions')).toHaveLength(1);
    expect(state.baggage['baggageTrain']?.at).toBe('ionia');
  });

  it('ruling X2.4 does not feed the march of another leader to whom Cyrus has brought it in the same turn', () => {
    const begun = clearchus('phrygia', 'cappadocia', 'cilicia', 'ionia', march('rebel', 'cyrus', 'phrygia'));
    const passed = clearchus('cilicia', 'phrygia', 'cappadocia', 'ionia', march('rebel', 'cyrus', 'phrygia'));
    for (const state of [begun, passed]) {
      expect(state.baggage['baggageTrain']?.at).toBe('phrygia');
      expect(listed(state, 'spendProvisions')).toEqual([]);
      expect(listed(state, 'roll').length).toBeGreaterThan(0);
    }
  });
});

describe('R X2.4 the election', () => {
  const remnant = ['illyrians-1', 'spartanHoplites-1'] as const;
  const mourning = (units: Changes['units'], stack: Changes['stack']) =>
    started(
      emptyBoard({
        turn: 4,
        milestones: { pretenderFallen: 3, generalLost: 3 },
        memory: { remnant },
        leaders: { xenophon: { at: 'aside' } },
        ...(units !== undefined && { units }),
        ...(stack !== undefined && { stack }),
      }),
    );

  it('ruling X2.6 not while a combat is being resolved, and never without hoplites or peltasts', () => {
    const loss = (below: NonNullable<Changes['stack']>): NonNullable<Changes['stack']> => [
      turnAt(STEPS),
      ...below,
      {
        kind: 'losses',
        side: 'rebel',
        units: ['greekArchers-1'],
        city: null,
        left: 1,
        sparing: false,
        lost: [],
        rule: 'R 9.5',
      },
    ];
    const minor: NonNullable<Changes['stack']> = [
      {
        kind: 'minorCombat',
        province: 'media',
        attacker: { side: 'royal', force: 'royal', units: ['royalGuard-1'], leaders: [] },
        defender: { side: 'rebel', force: 'rebel', units: ['greekArchers-1'], leaders: [] },
        strengths: [6, 1],
        result: 'DL',
        done: 1,
      },
    ];
    const units = {
      ...at(['greekArchers-1', 'royalGuard-1'], 'media'),
      ...at(['spartanHoplites-1'], 'ionia'),
      ...at(['illyrians-1'], 'phrygia'),
    };
    const { state, events } = mourning(units, loss(minor));
    const order = events.map(({ type }) => type);
    expect(state.leaders['xenophon']?.at).toBe('ionia');
    expect(everyUnit(state)['greekArchers-1']?.at).toBe('pool');
    expect(order.indexOf('unitEliminated')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('leaderArrived')).toBeGreaterThan(order.indexOf('unitEliminated'));
    const nobody = mourning({ ...units, ...at(['spartanHoplites-1'], 'pool') }, loss([]));
    expect(nobody.state.leaders['xenophon']?.at).toBe('aside');
  });
});

describe('R X2.5 the fleet', () => {
  it('is the rebels’ alone', () => {
    const { state } = started(
      emptyBoard({ turn: 2, leaders: { tissaphernes: { at: 'cilicia' } }, stack: moving('royal') }),
    );
    expect(listed(state, 'sail')).toEqual([]);
    expectRefused(
      state,
      { type: 'sail', player: 'royal', fleet: 'ionianFleet', zone: 'aegean' },
      'fleetUnknown',
      'R X6.1',
    );
  });
});

describe('R X4.2, X5.4 who rests', () => {
  const evading = (turn: number) =>
    offered('rebel', 'syria', {
      turn,
      units: at(['spartanHoplites-1', 'persianInfantry-8', 'persianInfantry-9'], 'syria'),
    });

  it('ruling X5.3 does not evade', () => {
    // Two of the army of Syria, no leader and no cavalry on either side: 7.1 would let them try.
    expect(listed(evading(3), 'evade')).toHaveLength(1);
    expect(listed(evading(2), 'evade')).toEqual([]);
  });

  it('ruling X5.3 elsewhere is as free as others', () => {
    const leaders = (where: string) =>
      listed(
        scene({
          turn: 2,
          leaders: { abrocomas: { at: where } },
          units: at(['persianInfantry-8'], where),
          stack: moving('royal'),
        }),
        'march',
      ).map(({ leader }) => leader);
    expect(leaders('syria')).toEqual([]);
    expect(new Set(leaders('babylonia'))).toEqual(new Set(['abrocomas']));
  });
});

describe('R X5.4 forces that enter Syria later', () => {
  it('ruling X5.5 may leave it again, without the units that rest there', () => {
    const state = scene({
      turn: 2,
      leaders: { tissaphernes: { at: 'syria' }, abrocomas: { at: 'syria' } },
      units: at(['persianCavalry-7', 'persianInfantry-8'], 'syria'),
      stack: moving('royal'),
    });
    expect(new Set(listed(state, 'march').map(({ leader }) => leader))).toEqual(new Set(['tissaphernes']));
    const { state: marching } = play(state, [
      { type: 'march', player: 'royal', leader: 'tissaphernes', province: 'assyria' },
    ]);
    expect(listed(marching, 'take').map(({ unit }) => unit)).toEqual(['persianCavalry-7']);
  });
});

describe('R X5.2 the Royal Family', () => {
  it('ruling X5.2 is the rebels’ when the King routs', () => {
    const { state, events } = play(
      duelling('spartanHoplites-1', 'persianInfantry-5', {
        province: 'media',
        with: { artaxerxes: 'persianInfantry-5' },
      }),
      // 7 against 2 and 4 is 1:1, where a 5 routs the defender; a 6 leaves its leader whole.
      [die(5), die(6)],
    );
    expect(said(events, 'duelFought')[0]).toMatchObject({ attack: 7, defense: 6, result: 'DR' });
    expect(state.secured.royalFamily).toBe(2);
  });
});

describe('R X7.1 evasion', () => {
  it('ruling X7.1 in minor combat too: light horse does not get away from an abler leader', () => {
    // Two of the light cavalry alone could evade in the base (R 9.2); Cyrus is a 7, Tissaphernes a 6.
    const facing = (leader: string) =>
      offered('rebel', 'armenia', {
        turn: 2,
        leaders: { ...at([leader], 'armenia'), ...at(['tissaphernes'], 'armenia') },
        units: at(['spartanHoplites-1', 'persianCavalry-7', 'persianCavalry-8'], 'armenia'),
      });
    expect(listed(facing('cyrus'), 'evade')).toEqual([]);
    expect(listed(facing('menon'), 'evade')).toHaveLength(1);
  });
});

describe('R 10.19 who commands', () => {
  it('ruling X7.2 Cyrus and Artaxerxes where they are, whoever is abler', () => {
    const situation = asked(newGame());
    const named = (...ids: readonly string[]) => situation.roster.leaders.filter(({ id }) => ids.includes(id));
    expect(commandersOf(situation, named('artaxerxes', 'tissaphernes'))).toEqual(['artaxerxes']);
    expect(commandersOf(situation, named('cyrus', 'xenophon'))).toEqual(['cyrus']);
    expect(commandersOf(situation, named('menon', 'clearchus'))).toEqual(['clearchus']);
  });
});

describe('R 10.7, X7.2 pairs', () => {
  it('ruling X7.5 two Persians of a kind with a leader, on both sides, and nobody else', () => {
    const situation = asked(newGame());
    const may = (one: UnitId, other: UnitId, isLed: boolean, army: SideId) =>
      situation.law.mayPair(
        situation,
        situation.roster.unitCodes.get(one) ?? -1,
        situation.roster.unitCodes.get(other) ?? -1,
        isLed,
        { army, box: 'centre' },
      );
    expect(may('persianCavalry-1', 'persianCavalry-2', true, 'rebel')).toBe(true);
    expect(may('persianInfantry-5', 'persianInfantry-6', true, 'royal')).toBe(true);
    expect(may('persianInfantry-5', 'persianInfantry-6', false, 'royal')).toBe(false);
    expect(may('persianInfantry-5', 'persianCavalry-7', true, 'royal')).toBe(false);
    expect(may('spartanHoplites-1', 'spartanHoplites-2', true, 'rebel')).toBe(false);
  });
});

describe('R X8.2 the tribes', () => {
  const meeting = (tribe: Changes['units']) =>
    play(
      scene({
        turn: 5,
        milestones: { pretenderFallen: 3 },
        memory: { remnant: ['spartanHoplites-1'] },
        units: {
          ...at(['spartanHoplites-1', 'spartanHoplites-2'], 'armenia'),
          ...at(['persianInfantry-5', 'persianInfantry-6', 'persianInfantry-7', 'royalGuard-1'], 'armenia'),
          ...tribe,
        },
        provinces: { cappadocia: { holder: 'rebel' } },
        stack: fighting(['royal', 'rebel']),
      }),
      [offer('royal', 'armenia')],
    );

  it('ruling X8.2 who is with a tribe neither evades the King’s men nor gives way to them', () => {
    // Neither leaders nor cavalry on either side: without a tribe the two could try.
    expect(listed(meeting({}).state, 'evade')).toHaveLength(1);
    const beset = meeting({ 'carduchi-1': { at: 'armenia' } });
    expect(listed(beset.state, 'evade')).toEqual([]);
    // 3 + 3 + 3 + 6 against 8 and 8 is less than 1:1; the rebels lose a step, and could give way.
    expect(said(beset.events, 'minorCombatJoined')[0]?.strengths).toEqual([15, 16]);
    const free = play(meeting({}).state, [{ type: 'stand', player: 'rebel' }, die(6)]);
    const held = play(beset.state, [die(6)]);
    for (const { events } of [free, held])
      expect(said(events, 'minorCombatDecided')[0]).toMatchObject({ result: 'DL' });
    const hurt = (state: typeof held.state) => play(state, listed(state, 'loseStep').slice(0, 1)).state;
    expect(listed(hurt(free.state), 'retreat').map(({ province }) => province)).toEqual(['cappadocia']);
    expect(listed(hurt(held.state), 'retreat')).toEqual([]);
  });
});

describe('R X9.1, X9.2 the heads of the sides', () => {
  /** A leader rolls on a column of the Leader Casualty Table. */
  const endangered = (leader: string, changes: Changes = {}) =>
    scene({
      turn: 3,
      ...changes,
      leaders: {
        cyrus: { at: 'syria' },
        artaxerxes: { at: 'media' },
        clearchus: { at: 'ionia' },
        ...changes.leaders,
      },
      units: { ...at(['spartanHoplites-1'], 'ionia'), ...changes.units },
      stack: [turnAt(STEPS), { kind: 'casualty', leader, column: 'rout', again: false, result: null, rule: 'R 10.16' }],
    });

  it('R X9.1 the King’s fall wins the war for Cyrus', () => {
    // A 1 kills.
    const { state } = play(endangered('artaxerxes'), [die(1)]);
    expect(state.ended).toEqual({ how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null });
  });

  it('ruling X9.1 not when Cyrus is dead; and Cyrus captured is Cyrus killed', () => {
    const avenged = endangered('artaxerxes', {
      milestones: { pretenderFallen: 2 },
      memory: { remnant: ['spartanHoplites-1'] },
      leaders: { cyrus: { at: 'gone' } },
    });
    expect(play(avenged, [die(1)]).state.ended).toBeNull();
    const stormed = started(
      emptyBoard({
        turn: 3,
        leaders: { cyrus: { at: 'sardis' }, tissaphernes: { at: 'ionia' }, artaxerxes: { at: 'media' } },
        units: {
          ...at(['royalGuard-1', 'persianInfantry-5', 'persianInfantry-6'], 'ionia'),
          ...at(['illyrians-1'], 'phrygia'),
        },
        cities: { sardis: { walls: 1, holder: 'rebel' } },
        stack: [
          turnAt(STEPS),
          { kind: 'sieges', left: ['royal'], tried: ['sardis'], spent: [], laid: [] },
          {
            kind: 'siege',
            city: 'sardis',
            province: 'ionia',
            attacker: { side: 'royal', force: 'royal', units: ['royalGuard-1', 'persianInfantry-5'], leaders: [] },
            train: [],
            defender: { side: 'rebel', force: 'rebel', units: [], leaders: ['cyrus'] },
            further: false,
            stage: 'defenderLoses',
            losses: [0, 1],
          },
        ],
      }),
    );
    expect(said(stormed.events, 'leaderLeft')).toMatchObject([{ leader: 'cyrus', why: 'captured' }]);
    expect(stormed.state.milestones.pretenderFallen).toBe(3);
  });
});

describe('R X9.2 deserters', () => {
  it('ruling X9.3 take a city along in which no Greeks are, and leave it to these', () => {
    const deserting = (units: Changes['units'], leaders: Changes['leaders'] = {}) =>
      scene({
        turn: 3,
        milestones: { pretenderFallen: 3 },
        memory: { remnant: ['spartanHoplites-1', 'illyrians-1'] },
        leaders: { ariaeus: { at: 'sardis' }, ...leaders },
        units: { 'spartanHoplites-1': { at: 'phrygia' }, 'persianInfantry-1': { at: 'sardis' }, ...units },
        cities: { sardis: { walls: 3, holder: 'rebel' } },
        stack: [turnAt(STEPS)],
      });
    const alone = deserting({});
    expect(alone.cities['sardis']).toEqual({ walls: 3, holder: 'royal' });
    expect(alone.units['persianInfantry-1']).toMatchObject({ at: 'sardis', side: 'royal' });
    const shared = deserting({ 'illyrians-1': { at: 'sardis' } });
    expect(shared.cities['sardis']).toEqual({ walls: 3, holder: 'rebel' });
    expect(shared.units['persianInfantry-1']).toMatchObject({ at: 'ionia', side: 'royal' });
    expect(shared.leaders['ariaeus']).toMatchObject({ at: 'ionia', side: 'royal' });
    // A leader is a Greek as well: nobody leaves him within the walls of an enemy.
    const led = deserting({}, { clearchus: { at: 'sardis' } });
    expect(led.cities['sardis']).toEqual({ walls: 3, holder: 'rebel' });
    expect(led.leaders['clearchus']).toMatchObject({ at: 'sardis', side: 'rebel' });
    expect(led.units['persianInfantry-1']).toMatchObject({ at: 'ionia', side: 'royal' });
    expect(led.leaders['ariaeus']).toMatchObject({ at: 'ionia', side: 'royal' });
    // And who deserts alone takes the city along no less than a garrison does.
    const hollow = deserting({ 'persianInfantry-1': { at: 'phrygia' } });
    expect(hollow.cities['sardis']).toEqual({ walls: 3, holder: 'royal' });
    expect(hollow.leaders['ariaeus']).toMatchObject({ at: 'sardis', side: 'royal' });
  });

  const FALLEN = {
    turn: 3,
    milestones: { pretenderFallen: 3 },
    memory: { remnant: ['spartanHoplites-1', 'illyrians-1'] },
    cities: { sardis: { walls: 3, holder: 'rebel' } },
    stack: [turnAt(STEPS)],
  } as const;

  it('leave a city of the rebels alone in which none of them is', () => {
    const { state, events } = started(
      emptyBoard({
        ...FALLEN,
        leaders: { ariaeus: { at: 'phrygia' } },
        units: { ...at(['spartanHoplites-1'], 'ionia'), ...at(['persianInfantry-1'], 'phrygia') },
      }),
    );
    expect(state.cities['sardis']).toEqual({ walls: 3, holder: 'rebel' });
    expect(said(events, 'cityTaken')).toEqual([]);
    // Those in the field stay where they are.
    expect(said(events, 'leaderMoved')).toEqual([]);
    expect(said(events, 'leaderChangedSides')).toMatchObject([{ rule: 'R X9.2', leader: 'ariaeus', to: 'royal' }]);
    expect(said(events, 'unitChangedSides')).toMatchObject([
      { rule: 'R X9.2', unit: 'persianInfantry-1', to: 'royal', at: 'phrygia' },
    ]);
  });

  it('take their city and leave that of the Greeks by R X9.2', () => {
    const garrisoned = (units: Changes['units']) =>
      started(
        emptyBoard({
          ...FALLEN,
          leaders: { ariaeus: { at: 'sardis' } },
          units: { ...at(['spartanHoplites-1'], 'phrygia'), ...at(['persianInfantry-1'], 'sardis'), ...units },
        }),
      ).events;
    expect(said(garrisoned({}), 'cityTaken')).toMatchObject([{ rule: 'R X9.2', city: 'sardis', to: 'royal' }]);
    expect(said(garrisoned(at(['illyrians-1'], 'sardis')), 'leaderMoved')).toMatchObject([
      { rule: 'R X9.2', leader: 'ariaeus', from: 'sardis', to: 'ionia' },
    ]);
  });
});

describe('R X9.3 points', () => {
  it('ruling X9.4 a contested province is nobody’s', () => {
    // Of Ionia, Phrygia and Cappadocia, 2 + 2 + 1, the King’s men are in Phrygia with the rebels'.
    const situation = asked(
      board({ units: { 'illyrians-1': { at: 'phrygia' }, 'persianCavalry-7': { at: 'phrygia' } } }),
    );
    expect(scoreOf(situation, 'rebel').provinces).toBe(3);
    expect(scoreOf(situation, 'royal').provinces).toBe(25);
  });

  it('ruling X9.5 as many are a draw', () => {
    // All of the empire is Thrace's neighbour's: one mountain each, and no capital, treasury or family apart.
    const nobody = Object.fromEntries(Object.keys(newGame().provinces).map((id) => [id, { holder: null }]));
    const { state } = started(
      emptyBoard({
        turn: 8,
        provinces: {
          ...nobody,
          media: { holder: 'rebel' },
          cilicia: { holder: 'rebel' },
          syria: { holder: 'rebel' },
          armenia: { holder: 'royal' },
        },
        cities: Object.fromEntries(Object.keys(newGame().cities).map((id) => [id, { walls: 0, holder: null }])),
        stack: [turnAt(STEPS)],
      }),
    );
    // The rebels have 1 + 1 + 2, the King 1 and the Family's 4.
    expect(state.ended).toMatchObject({ winners: ['royal'], points: 5 });
    const even = started(
      emptyBoard({
        turn: 8,
        provinces: { ...nobody, media: { holder: 'rebel' }, cilicia: { holder: 'rebel' }, syria: { holder: 'rebel' } },
        cities: Object.fromEntries(Object.keys(newGame().cities).map((id) => [id, { walls: 0, holder: null }])),
        stack: [turnAt(STEPS)],
      }),
    );
    expect(even.state.ended).toEqual({ how: 'victoryPoints', winners: [], margin: 'draw', points: 4 });
  });
});
