/** R X1-X9: where two rules meet, of this variant or of it and the base. */
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/core/index.js';
import type { GameState } from '../../src/xenophon/state.js';
import { duelling } from './duelling.js';
import { faultsOf, withFrame } from './refusing.js';
import { at, offer, scene } from './scenes.js';
import { fighting, moving, turnAt } from './stages.js';
import { die, emptyBoard, listed, play, started, said, type Changes } from './table.js';

const march = (leader: string, province: string) => ({ type: 'march', player: 'rebel', leader, province }) as const;

describe('R X7.1, R 9.2 who has evaded', () => {
  /** Cyrus with two of horse gives way to Tissaphernes with one: into Phrygia, where both sides are, or into Ionia, where nobody is. */
  const evading = (to: string): GameState =>
    play(
      scene({
        turn: 3,
        leaders: { cyrus: { at: 'cilicia' }, tissaphernes: { at: 'cilicia' } },
        units: {
          ...at(['persianCavalry-1', 'persianCavalry-2', 'persianCavalry-7'], 'cilicia'),
          ...at(['illyrians-1', 'persianInfantry-5'], 'phrygia'),
        },
        provinces: { phrygia: { holder: 'rebel' } },
        stack: fighting(['royal', 'rebel']),
      }),
      [
        offer('royal', 'cilicia'),
        { type: 'evade', player: 'rebel' },
        die(1),
        { type: 'retreat', player: 'rebel', province: to },
        ...(to === 'phrygia' ? [{ type: 'endCombats', player: 'royal' } as const] : []),
      ],
    ).state;

  it('into a contested province fights no more in the turn, in the phase of his own side neither (ruling X7.7)', () => {
    const state = evading('phrygia');
    expect(frameOf(state, 'turn')?.evaded).toEqual(['persianCavalry-1', 'persianCavalry-2', 'cyrus']);
    expect(faultsOf(state)).toEqual([]);
    const { events } = play(state, [
      { type: 'endMovement', player: 'rebel' },
      offer('rebel', 'phrygia'),
      { type: 'stand', player: 'royal' },
    ]);
    // The Illyrians alone, 3, against infantry of 2: without the horse, and without the 7 of Cyrus.
    expect(said(events, 'minorCombatJoined')[0]).toMatchObject({
      attacker: { units: ['illyrians-1'], leaders: [] },
      strengths: [3, 2],
    });
  });

  it('nor where he has marched in between', () => {
    const { state } = play(evading('phrygia'), [
      march('cyrus', 'cilicia'),
      { type: 'take', player: 'rebel', unit: 'persianCavalry-1' },
      { type: 'depart', player: 'rebel' },
      { type: 'endMovement', player: 'rebel' },
    ]);
    expect(listed(state, 'offerBattle')).toEqual([offer('rebel', 'phrygia')]);
  });

  it('into a province of his own does', () => {
    const { state } = play(evading('ionia'), [
      { type: 'endCombats', player: 'royal' },
      march('cyrus', 'cilicia'),
      { type: 'takeAll', player: 'rebel' },
      { type: 'halt', player: 'rebel' },
      { type: 'endMovement', player: 'rebel' },
    ]);
    expect(listed(state, 'offerBattle').map(({ province }) => province)).toEqual(['phrygia', 'cilicia']);
  });

  it('is driven out with those to whom he has come, and is told once of those who have withdrawn', () => {
    // 7 and 6 against 6 and 6 are 1:1; a 1 costs the hoplites a step, and another 1 Clearchus his life and them the battle.
    const battle = duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
      units: { 'persianCavalry-1': { at: 'syria' } },
      with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
    });
    const joined = withFrame(battle, 'combats', { withdrawn: ['persianCavalry-1'] }) as GameState;
    const beaten = play(joined, [die(1), die(1)]).state;
    const pursued = play(beaten, listed(beaten, 'forgoPursuit')).state;
    const { state } = play(pursued, [{ type: 'retreat', player: 'rebel', province: 'cilicia' }]);
    expect(state.units['persianCavalry-1']?.at).toBe('cilicia');
    expect(faultsOf(state)).toEqual([]);
  });
});

it('R X7.1, 10.20 who is beaten and retreats can be sought out again in the phase of the other side', () => {
  // A 1 costs the hoplites a step, and another 1 Clearchus his life and them the battle.
  const beaten = play(
    duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
      with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
    }),
    [die(1), die(1)],
  ).state;
  const pursued = play(beaten, listed(beaten, 'forgoPursuit')).state;
  const { state } = play(pursued, [
    { type: 'retreat', player: 'rebel', province: 'cilicia' },
    { type: 'march', player: 'royal', leader: 'tissaphernes', province: 'cilicia' },
    { type: 'take', player: 'royal', unit: 'persianHeavyCavalry-1' },
  ]);
  expect(listed(state, 'offerBattle')).toEqual([offer('royal', 'cilicia')]);
});

describe('R 8.2, 10.20 who is beaten in the mountains in winter, and has no way out', () => {
  it('ruling C9.10 fights no more in the turn: nobody attacks him in the phase of the other side', () => {
    // A 1 costs the hoplites a step, and another 1 Clearchus his life: the rebels have lost the battle that they sought.
    const { state, events } = play(
      duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
        province: 'cilicia',
        turn: 4,
        with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
      }),
      [die(1), die(1)],
    );
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'commanderLost', winner: 'royal' }]);
    expect([state.units['spartanHoplites-1']?.at, state.units['illyrians-1']?.at]).toEqual(['cilicia', 'cilicia']);
    // The King’s men have their phase of combat, in which there is nobody whom they could attack; and the turn is over.
    expect(said(events, 'phaseBegan').map(({ phase, side }) => [phase, side])).toContainEqual(['combat', 'royal']);
    expect(state.turn).toBe(5);
  });
});

it.each([
  ['rebel', 'persianCavalry-1'],
  ['royal', 'persianCavalry-7'],
] as const)(
  'R 9.4, X7.1 of equals in minor combat the %s side attacks when it has sought it (ruling X7.6)',
  (side, attacker) => {
    for (const order of [
      ['rebel', 'royal'],
      ['royal', 'rebel'],
    ] as const) {
      // Supply, initiative, four phases of each side: the last of them is its combat.
      const state = scene({
        turn: 3,
        units: at(['persianCavalry-1', 'persianCavalry-7'], 'phrygia'),
        stack: [turnAt(order[0] === side ? 5 : 9, order)],
      });
      const { events } = play(state, [
        offer(side, 'phrygia'),
        { type: 'stand', player: side === 'rebel' ? 'royal' : 'rebel' },
      ]);
      expect(said(events, 'minorCombatJoined')[0]?.attacker.units).toEqual([attacker]);
    }
  },
);

describe('R X6.1, X6.2 a fleet that calls somewhere on its way', () => {
  const boarded = (ionian: Changes['provinces']) =>
    play(
      scene({
        turn: 3,
        leaders: { menon: { at: 'phrygia' } },
        units: at(['illyrians-1'], 'phrygia'),
        provinces: { phrygia: { holder: 'rebel' }, ...ionian },
        stack: moving('rebel'),
      }),
      [
        { type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'phrygia' },
        { type: 'board', player: 'rebel', piece: 'illyrians-1' },
      ],
    ).state;
  const zones = (state: GameState) => [...new Set(listed(state, 'land').map(({ zone }) => zone))].sort();

  it('does not come back past an enemy’s city off which it began', () => {
    // It fetches them from the Black Sea; Halicarnassus, on the Ionian zone, is the King's.
    expect(zones(boarded({ ionia: { holder: 'royal' } }))).toEqual(['aegean', 'blackSea', 'ionian']);
    expect(zones(boarded({ ionia: { holder: 'rebel' } }))).toEqual([
      'aegean',
      'blackSea',
      'cypriote',
      'ionian',
      'phoenician',
    ]);
  });
});

describe('R X2.3 the Baggage Train and its leader', () => {
  const withCyrus = (where: string, units: Changes['units'] = {}) =>
    scene({
      turn: 3,
      leaders: { cyrus: { at: where }, menon: { at: 'ionia' } },
      units,
      baggage: { baggageTrain: { at: where, side: 'rebel' } },
      provinces: { phrygia: { holder: 'rebel' } },
      stack: moving('rebel'),
    });

  it('is safe with him, where he goes without a unit too (ruling X2.3)', () => {
    const { state, events } = play(withCyrus('phrygia'), [march('cyrus', 'cilicia')]);
    expect(state.baggage['baggageTrain']?.at).toBe('cilicia');
    expect(said(events, 'baggageLost')).toEqual([]);
  });

  it('does not go by ship, and is lost when he leaves it to the enemy so (ruling X2.8)', () => {
    const state = withCyrus('cilicia', at(['illyrians-1', 'persianCavalry-7'], 'cilicia'));
    const { events } = play(state, [
      { type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'cilicia' },
      { type: 'board', player: 'rebel', piece: 'illyrians-1' },
      { type: 'board', player: 'rebel', piece: 'cyrus' },
      { type: 'land', player: 'rebel', province: 'ionia', zone: 'cypriote' },
    ]);
    expect(said(events, 'baggageLost')).toHaveLength(1);
  });
});

describe('R X9.2 those who desert', () => {
  it('besiege nobody until then (ruling X9.6)', () => {
    const before = (pretenderFallen: number | undefined) =>
      scene({
        turn: 3,
        ...(pretenderFallen === undefined
          ? {}
          : { milestones: { pretenderFallen }, memory: { remnant: ['illyrians-1'] as const } }),
        leaders: { ariaeus: { at: 'babylonia' } },
        units: {
          ...at(['persianInfantry-1', 'persianInfantry-2', 'persianInfantry-3'], 'babylonia'),
          ...at(['illyrians-1'], 'ionia'),
        },
        stack: [turnAt(10)],
      });
    expect(listed(before(undefined), 'besiege')).toHaveLength(1);
    expect(listed(before(3), 'besiege')).toEqual([]);
  });
});

it('R X2.2 cavalry and slingers come to a stack in a city as well, in the field around it (ruling X2.7)', () => {
  const { state } = started(
    emptyBoard({
      turn: 4,
      milestones: { pretenderFallen: 3 },
      memory: { remnant: ['spartanHoplites-1'] },
      units: {
        'spartanHoplites-1': { at: 'sardis' },
        'prodromoi-1': { at: 'track' },
        'slingers-1': { at: 'track' },
      },
      stack: [turnAt(2)],
    }),
  );
  expect([state.units['prodromoi-1']?.at, state.units['slingers-1']?.at]).toEqual(['ionia', 'ionia']);
});

it('R X2.4, X10.2 after a battle Xenophon is elected before a stand-in is offered (rulings X2.6, C15.4)', () => {
  const battle = duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
    province: 'ionia',
    turn: 5,
    options: { players: 2, optionalRules: ['anotherGeneral'] },
    milestones: { pretenderFallen: 3 },
    memory: { remnant: ['spartanHoplites-1', 'illyrians-1'] },
    provinces: { phrygia: { holder: 'rebel' }, syria: { holder: 'rebel' } },
    leaders: { xenophon: { at: 'aside' }, rebelOfficer: { at: 'aside' } },
    units: { 'thracianPeltasts-1': { at: 'syria' } },
    with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
  });
  // 7 and 6 against 6 and 6 are 1:1; a 1 costs the hoplites a step, and another 1 Clearchus his life and them the battle.
  const beaten = play(battle, [die(1), die(1)]).state;
  const electing = play(beaten, listed(beaten, 'forgoPursuit')).state;
  expect(listed(electing, 'elect').map(({ place }) => place)).toEqual(['phrygia', 'syria']);
  expect(faultsOf(electing)).toEqual([]);
  const { state } = play(electing, [{ type: 'elect', player: 'rebel', leader: 'xenophon', place: 'syria' }]);
  expect(state.leaders['xenophon']?.at).toBe('syria');
  expect(listed(state, 'appoint').map(({ place }) => place)).toEqual(['phrygia']);
});
