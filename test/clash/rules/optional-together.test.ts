/** R S12, S14: optional rules and objectives together with the rest: guards on the way, leaders who are caught, markers that are captured. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../../src/clash/options.js';
import type { GameState } from '../../../src/clash/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { phase } from '../battle.js';
import { LANDING, offCyprus, SPRING_321, TURN_OF_THREE } from '../optional.js';
import { dice, emptyBoard, everyUnit, expectRefused, play, said, type Changes } from '../table.js';

const turnFor = ({ players }: GameOptions) =>
  players === 4 ? { ...TURN_OF_THREE, order: [...TURN_OF_THREE.order, 'independents' as const] } : TURN_OF_THREE;
const withAll = (players: GameOptions['players']): GameOptions => ({ players, optionalRules: OPTIONAL_RULES });
/** Leaders of the others, far away. */
const ABROAD = {
  ptolemy: { at: 'lybia', side: 'ptolemaic' },
  seleucus: { at: 'sogdiana', side: 'seleucid' },
} as const;

/** A side of three moves. */
const moving = (side: SideId, changes: Changes, options = withAll(3)): GameState =>
  machine.start(
    emptyBoard(options, {
      turn: 2,
      ...changes,
      leaders: { ...ABROAD, ...changes.leaders },
      stack: [turnFor(options), { kind: 'movement', side, moved: [], turned: [] }],
    }),
  ).state;

const held = (side: SideId, ...provinces: readonly string[]) =>
  Object.fromEntries(provinces.map((id) => [id, { holder: side }]));
const FOUR = held('antigonid', 'syria', 'cilicia', 'phrygia', 'ionia');

const designate = (unit: UnitId): Action => ({ type: 'designateGuard', player: 'antigonid', unit });
const designated = (state: GameState) =>
  machine.legalActions(state).flatMap((action) => (action.type === 'designateGuard' ? [action.unit] : []));
const march = (player: SideId, leader: string, province: string): Action => ({
  type: 'march',
  player,
  leader,
  province,
});
const guarded = (state: GameState, unit: UnitId, leader: string): GameState =>
  machine.start({ ...state, memory: { guards: { antigonid: { unit, leader } } } }).state;

describe('R S14.2: who can be a guard', () => {
  const lesser = {
    units: {
      'phalanx-1': { at: 'syria', side: 'antigonid' },
      'phalanx-2': { at: 'sardis', side: 'antigonid' },
    },
    leaders: {
      demetrius: { at: 'syria', side: 'antigonid' },
      antigonus: { at: 'sardis', side: 'antigonid' },
    },
    cities: { sardis: { walls: 2, holder: 'antigonid' } },
    provinces: FOUR,
  } as const;

  it('who stands with the ablest leader, behind walls too, and not with another in the field', () => {
    const state = moving('antigonid', lesser);
    expect(designated(state)).toEqual(['phalanx-2']);
    expectRefused(state, designate('phalanx-1'), 'noGuard', 'R S14.2');
    // It takes the field with him.
    const { state: out } = play(state, [
      designate('phalanx-2'),
      { type: 'takeField', player: 'antigonid', piece: 'antigonus', province: 'ionia' },
    ]);
    expect(out.units['phalanx-2']?.at).toBe('ionia');
  });

  it('or is at sea with him', () => {
    const state = moving('antigonid', {
      ...lesser,
      units: { 'phalanx-1': lesser.units['phalanx-1'], 'phalanx-2': { at: 'phoenician', side: 'antigonid' } },
      leaders: { ...lesser.leaders, antigonus: { at: 'phoenician', side: 'antigonid' } },
      baggage: { sidonianFleet: { at: 'phoenician', side: 'antigonid' } },
    });
    expect(designated(state)).toEqual(['phalanx-2']);
  });

  it('ruling S2.2 no Companions of whom light cavalry is left', () => {
    const companions = (steps: number) =>
      designated(
        moving('antigonid', {
          units: { 'companions-1': { at: 'syria', side: 'antigonid', steps } },
          leaders: { antigonus: { at: 'syria', side: 'antigonid' } },
          provinces: FOUR,
        }),
      );
    expect(companions(2)).toEqual(['companions-1']);
    expect(companions(1)).toEqual([]);
  });
});

describe('R 8.1, S14.2: a guard that another leader has brought to its own in this phase (ruling S14.5)', () => {
  const apart: Changes = {
    units: { 'phalanx-1': { at: 'cilicia', side: 'antigonid' } },
    leaders: {
      antigonus: { at: 'syria', side: 'antigonid' },
      demetrius: { at: 'cilicia', side: 'antigonid' },
    },
    baggage: { sidonianFleet: { at: 'phoenician', side: 'antigonid' } },
    provinces: FOUR,
  };
  const { state } = play(guarded(moving('antigonid', apart), 'phalanx-1', 'antigonus'), [
    march('antigonid', 'demetrius', 'syria'),
    { type: 'take', player: 'antigonid', unit: 'phalanx-1' },
  ]);

  it('goes no further with him', () => {
    expect(state.units['phalanx-1']?.at).toBe('syria');
    const { state: gone } = play(state, [march('antigonid', 'antigonus', 'egypt')]);
    expect(gone.leaders['antigonus']?.at).toBe('egypt');
    expect(gone.units['phalanx-1']?.at).toBe('syria');
  });

  it('nor by sea', () => {
    const { state: gone } = play(state, [
      { type: 'load', player: 'antigonid', fleet: 'sidonianFleet', province: 'syria' },
      { type: 'land', player: 'antigonid', province: 'cyprus', zone: 'phoenician' },
    ]);
    expect(gone.leaders['antigonus']?.at).toBe('cyprus');
    expect(gone.units['phalanx-1']?.at).toBe('syria');
  });
});

describe('R 8.4, S7.2, S14.2: a phalanx that guards (ruling S14.5)', () => {
  const start = (leader: string) =>
    play(
      guarded(
        moving('antigonid', {
          units: { 'phalanx-1': { at: 'ionia', side: 'antigonid' } },
          leaders: {
            antigonus: { at: 'ionia', side: 'antigonid' },
            demetrius: { at: 'phrygia', side: 'antigonid' },
          },
          provinces: FOUR,
        }),
        'phalanx-1',
        leader,
      ),
      [march('antigonid', 'antigonus', 'cilicia')],
    ).state;
  const onward: Action = { type: 'forceMarch', player: 'antigonid', province: 'syria' };

  it('goes all the way with its leader, alone with him too', () => {
    const { state } = play(start('antigonus'), [onward]);
    expect(state.units['phalanx-1']?.at).toBe('syria');
    // R 8.6: a die falls for what that has cost.
    expect(machine.actors(state)).toEqual(['chance']);
  });

  it('with another it does not force a march', () => {
    const { state } = play(start('demetrius'), [{ type: 'take', player: 'antigonid', unit: 'phalanx-1' }]);
    expect(state.units['phalanx-1']?.at).toBe('cilicia');
    expectRefused(state, onward, 'wrongMoment', 'R 8.1');
  });
});

describe('R 7.4, 9.5, 12.3, S14.2: a guard is told from others of its kind', () => {
  const phalanxes = (steps: number) =>
    ({
      'phalanx-1': { at: 'syria', side: 'antigonid', steps },
      'phalanx-2': { at: 'syria', side: 'antigonid', steps },
      'phalanx-3': { at: 'syria', side: 'antigonid', steps },
    }) as const;
  const facing = (steps: number, stack: GameState['stack']): GameState =>
    guarded(
      emptyBoard(withAll(3), {
        turn: 2,
        units: phalanxes(steps),
        leaders: { ...ABROAD, antigonus: { at: 'syria', side: 'antigonid' } },
        provinces: FOUR,
        stack: [TURN_OF_THREE, ...stack],
      }),
      'phalanx-1',
      'antigonus',
    );
  const named = (state: GameState, type: Action['type']) =>
    machine.legalActions(state).flatMap((action) => (action.type === type && 'unit' in action ? [action.unit] : []));

  it('its side chooses whether a loss is its own or another’s', () => {
    const state = facing(2, [
      {
        kind: 'losses',
        side: 'antigonid',
        units: ['phalanx-1', 'phalanx-2', 'phalanx-3'],
        city: null,
        left: 1,
        sparing: true,
        lost: [],
        rule: 'R 7.4',
      },
    ]);
    expect(named(state, 'loseStep')).toEqual(['phalanx-1', 'phalanx-2']);
  });

  it('and which of them is restored', () => {
    const state = facing(1, [
      { kind: 'levy', side: 'antigonid', raised: [] },
      {
        kind: 'replacements',
        side: 'antigonid',
        points: 9,
        bought: { own: 0, recruits: 0 },
        raising: null,
        razed: null,
      },
    ]);
    expect(named(state, 'rebuild')).toEqual(['phalanx-1', 'phalanx-2']);
  });
});

describe('R S8.5, S14.2: a fleet changes sides', () => {
  it('a guard comes ashore where its leader does', () => {
    const aboard = { 'phalanx-1': { at: 'cypriote', side: 'antigonid' } } as const;
    const { state: lost } = play(guarded(offCyprus(withAll(3), aboard), 'phalanx-1', 'demetrius'), LANDING);
    expect(machine.legalActions(lost)).toContainEqual({
      type: 'comeAshore',
      player: 'antigonid',
      piece: 'demetrius',
      province: 'ionia',
    });
    const { state: ashore } = play(lost, [
      { type: 'comeAshore', player: 'antigonid', piece: 'demetrius', province: 'ionia' },
    ]);
    expect(ashore.leaders['demetrius']?.at).toBe('ionia');
    expect(ashore.units['phalanx-1']?.at).toBe('ionia');
  });
});

describe('R S14.3: caught alone, whoever plays him or his enemy (rulings S13.5, S14.4)', () => {
  const raided: Changes = {
    units: { 'barbarianCavalry-1': { at: 'cilicia', side: 'independents', band: 1 } },
    leaders: {
      antigonus: { at: 'syria', side: 'antigonid' },
      demetrius: { at: 'phrygia', side: 'antigonid' },
    },
    provinces: held('independents', 'cilicia'),
  };

  it('by raiders nobody plays he is taken, and gone; by the fourth player’s he is held', () => {
    const caught = (players: 3 | 4) =>
      play(moving('antigonid', raided, withAll(players)), [march('antigonid', 'antigonus', 'cilicia')]).state.leaders[
        'antigonus'
      ];
    expect(caught(3)?.at).toBe('gone');
    expect(caught(4)).toMatchObject({ at: 'captive', side: 'independents' });
  });

  it('by neutrals, who are nobody’s enemies, nobody is (ruling S8.3)', () => {
    const { state } = play(
      moving('antigonid', {
        units: { 'illyrians-1': { at: 'macedonia', side: 'neutral' } },
        leaders: { antigonus: { at: 'thrace', side: 'antigonid' } },
        provinces: held('neutral', 'macedonia'),
      }),
      [march('antigonid', 'antigonus', 'macedonia')],
    );
    expect(state.leaders['antigonus']).toMatchObject({ at: 'macedonia', side: 'antigonid' });
  });

  it('a leader whom nobody plays is held as others are', () => {
    const { state, events } = play(
      moving('antigonid', {
        units: { 'phalanx-1': { at: 'thrace', side: 'antigonid' } },
        leaders: {
          antigonus: { at: 'thrace', side: 'antigonid' },
          cassander: { at: 'macedonia', side: 'neutral' },
        },
        provinces: held('neutral', 'macedonia'),
      }),
      [march('antigonid', 'antigonus', 'macedonia'), { type: 'take', player: 'antigonid', unit: 'phalanx-1' }],
    );
    expect(said(events, 'leaderHeld')).toMatchObject([{ leader: 'cassander', from: 'neutral', by: 'antigonid' }]);
    expect(state.leaders['cassander']).toMatchObject({ at: 'captive', side: 'antigonid' });
  });
});

describe('R S14.1, S14.3: a combat is over, and others are still open (rulings S14.2, S14.4)', () => {
  /** Antigonus with two phalanxes, 24, against a levy and Ptolemy, 8; at the same time levies face each other in Cilicia. */
  const combats = (leaders: Changes['leaders']): GameState =>
    phase(
      { antigonid: ['phalanx-1', 'phalanx-2', 'antigonus'], ptolemaic: ['persianLevy-1'] },
      {
        options: withAll(3),
        province: 'syria',
        turn: SPRING_321,
        units: {
          'persianLevy-2': { at: 'lybia', side: 'ptolemaic' },
          'persianLevy-3': { at: 'cilicia', side: 'antigonid' },
          'persianLevy-4': { at: 'cilicia', side: 'seleucid' },
        },
        leaders: { ...ABROAD, ...leaders },
      },
    );
  const attack: Action = {
    type: 'offerBattle',
    player: 'antigonid',
    province: 'syria',
    force: 'antigonid',
    against: 'ptolemaic',
  };

  it('a leader who is left alone is taken at once', () => {
    // At 3:1 a 3 costs the defender his levy; the die of 6 does nothing to Ptolemy, who has nowhere to go.
    const { state } = play(
      combats({ ptolemy: { at: 'syria', side: 'ptolemaic' }, eumenes: { at: 'lybia', side: 'ptolemaic' } }),
      [attack, ...dice(3, 6)],
    );
    expect(state.leaders['ptolemy']).toMatchObject({ at: 'captive', side: 'antigonid' });
    expect(machine.actors(state)).toEqual(['antigonid']);
  });

  it('of two who have lost it the second is tried when the first has been', () => {
    const { state } = play(
      machine.start({
        ...combats({}),
        memory: { defeated: ['seleucid', 'ptolemaic'] },
        stack: [
          { ...TURN_OF_THREE, step: 50 },
          { kind: 'combats', left: [], now: null, withdrawn: [] },
          { kind: 'mutinyCheck', side: 'antigonid', left: ['cilicia'], at: null, count: 0, shaken: [] },
        ],
      }).state,
      dice(1),
    );
    expect(state.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'seleucid', left: ['cilicia'] });
    const { state: next } = play(state, dice(1));
    // Where Ptolemy has units one after another, in the order of the map.
    expect(next.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'ptolemaic' });
  });
});

describe('R S14.2: a guard behind walls, and its leader in the field around them', () => {
  it('comes out to him, and goes with him', () => {
    const start = guarded(
      moving('antigonid', {
        units: { 'phalanx-1': { at: 'sardis', side: 'antigonid' } },
        leaders: {
          antigonus: { at: 'ionia', side: 'antigonid' },
          demetrius: { at: 'phrygia', side: 'antigonid' },
        },
        cities: { sardis: { walls: 2, holder: 'antigonid' } },
        provinces: FOUR,
      }),
      'phalanx-1',
      'antigonus',
    );
    const { state } = play(start, [
      { type: 'takeField', player: 'antigonid', piece: 'phalanx-1', province: 'ionia' },
      march('antigonid', 'antigonus', 'phrygia'),
    ]);
    expect(state.leaders['antigonus']?.at).toBe('phrygia');
    expect(state.units['phalanx-1']?.at).toBe('phrygia');
  });
});

describe('R S1.2, S2, S14.1: who has gone home is called back (ruling S14.8)', () => {
  const recallable = (ally: SideId) =>
    machine
      .legalActions(
        machine.start(
          emptyBoard(withAll(3), {
            turn: 10,
            units: {
              'rhodianSlingers-1': { at: 'mutinied', side: 'independents' },
              'cataphracts-1': { at: 'mutinied', side: 'independents', steps: 2 },
            },
            leaders: { ...ABROAD, antigonus: { at: 'syria', side: 'antigonid' } },
            provinces: { ...FOUR, rhodes: { holder: ally } },
            cities: { rhodianFortress: { walls: 2, holder: ally } },
            stack: [
              TURN_OF_THREE,
              { kind: 'levy', side: 'antigonid', raised: [] },
              {
                kind: 'replacements',
                side: 'antigonid',
                points: 2,
                bought: { own: 0, recruits: 0 },
                raising: null,
                razed: null,
              },
            ],
          }),
        ).state,
      )
      .flatMap((action) => (action.type === 'recall' ? [action.unit] : []));

  it('the slingers of Rhodes by its ally alone (ruling S5.8)', () => {
    expect(recallable('antigonid')).toContain('rhodianSlingers-1');
    expect(recallable('ptolemaic')).not.toContain('rhodianSlingers-1');
  });

  it('Cataphracts without Parthia, where they are built', () => {
    expect(recallable('ptolemaic')).toEqual(['cataphracts-1']);
  });
});

describe('R S12.1, S12.2: what is captured (ruling S12.3)', () => {
  const MARKERS = {
    body: { at: 'syria', side: 'ptolemaic' },
    roxane: { at: 'syria', side: 'ptolemaic' },
    royalFamily: { at: 'syria', side: 'ptolemaic' },
  } as const;
  const holders = ({ baggage }: GameState) => ['body', 'roxane', 'royalFamily'].map((marker) => baggage[marker]?.side);

  it('ruling S12.3 of several who are there whoever has beaten its owner has it, though another comes first in the order of play', () => {
    // Two phalanxes and Seleucus, 16 and 7, against a levy: beyond 4:1 there is no die.
    const start = phase(
      { antigonid: ['persianLevy-1'], ptolemaic: ['persianLevy-2'], seleucid: ['phalanx-1', 'phalanx-2', 'seleucus'] },
      {
        province: 'syria',
        turn: 2,
        leaders: { antigonus: { at: 'ionia', side: 'antigonid' }, ptolemy: { at: 'egypt', side: 'ptolemaic' } },
        baggage: MARKERS,
      },
    );
    // Antigonus comes first, and lets them fight.
    const { state } = play(start, [
      { type: 'endCombats', player: 'antigonid' },
      { type: 'endCombats', player: 'ptolemaic' },
      { type: 'offerBattle', player: 'seleucid', province: 'syria', force: 'seleucid', against: 'ptolemaic' },
      { type: 'spareMarkers', player: 'ptolemaic' },
    ]);
    expect(everyUnit(state)['persianLevy-2']?.at).toBe('pool');
    expect(holders(state)).toEqual(['seleucid', 'seleucid', 'seleucid']);
  });

  it.each([
    [
      'units that enter take Roxane and the Family from him, not the Body',
      true,
      ['ptolemaic', 'antigonid', 'antigonid'],
    ],
    ['a leader who enters alone takes nothing from him', false, ['ptolemaic', 'ptolemaic', 'ptolemaic']],
  ] as const)('ruling S12.3 a leader alone is left with them: %s', (_, isLed, whose) => {
    const start = moving(
      'antigonid',
      {
        units: { 'phalanx-1': { at: 'cilicia', side: 'antigonid' } },
        leaders: {
          antigonus: { at: 'cilicia', side: 'antigonid' },
          ptolemy: { at: 'syria', side: 'ptolemaic' },
        },
        baggage: MARKERS,
      },
      { players: 3 },
    );
    const { state } = play(start, [
      march('antigonid', 'antigonus', 'syria'),
      ...(isLed
        ? ([
            { type: 'take', player: 'antigonid', unit: 'phalanx-1' },
            { type: 'spareMarkers', player: 'ptolemaic' },
          ] as const)
        : ([{ type: 'depart', player: 'antigonid' }] as const)),
    ]);
    expect(holders(state)).toEqual(whose);
  });

  it('ruling S12.3 so whoever has taken Macedonia has them, though Cassander is left there', () => {
    const { state, events } = play(
      phase(
        { antigonid: ['phalanx-1', 'phalanx-2', 'antigonus'], neutral: ['illyrians-1', 'cassander'] },
        {
          province: 'macedonia',
          turn: 2,
          leaders: ABROAD,
          baggage: { roxane: { at: 'macedonia', side: 'neutral' } },
          provinces: held('neutral', 'macedonia'),
        },
      ),
      [
        { type: 'offerBattle', player: 'antigonid', province: 'macedonia', force: 'antigonid', against: 'neutral' },
        // 24 against 3 and Cassander's 5, 3:1: a 3 costs the defender a step, his last.
        ...dice(3),
      ],
    );
    expect(said(events, 'minorCombatDecided')[0]?.result).toBe('DL');
    expect(state.leaders['cassander']?.at).toBe('macedonia');
    expect(state.baggage['roxane']).toEqual({ at: 'macedonia', side: 'antigonid' });
  });
});
