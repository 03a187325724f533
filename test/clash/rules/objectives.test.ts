/** R S12, 11.7: what goes along, what is left alone, and what its owner eliminates. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { SideId } from '../../../src/conquest/vocabulary.js';
import { overrunning, scene, SPRING_321, TURN_OF_THREE, withRule } from '../optional.js';
import { asked, dice, emptyBoard, expectRefused, play, said, type Changes } from '../table.js';

/** A side moves. */
const moving = (side: 'regency' | 'warlords', changes: Changes): GameState =>
  machine.start(
    emptyBoard(
      { players: 2 },
      {
        ...changes,
        stack: [
          { kind: 'turn', begun: true, step: 0 },
          { kind: 'movement', side, moved: [], turned: [] },
        ],
      },
    ),
  ).state;

const march = (player: 'regency' | 'warlords', leader: string, province: string): Action => ({
  type: 'march',
  player,
  leader,
  province,
});
const spare = (player: SideId): Action => ({ type: 'spareMarkers', player });
const take = (baggage: string): Action => ({ type: 'takeBaggage', player: 'regency', baggage });

const MARKERS = {
  body: { at: 'syria', side: 'regency' },
  roxane: { at: 'syria', side: 'regency' },
  siegeTrain: { at: 'syria', side: 'regency' },
} as const;
const EUMENES = { eumenes: { at: 'syria', side: 'regency' } } as const;

describe('R S12.1, S12.2: with whom they go', () => {
  it('R S12.1: the Body with a leader alone; Roxane and the Siege Train do not', () => {
    const state = play(moving('regency', { leaders: EUMENES, baggage: MARKERS }), [
      march('regency', 'eumenes', 'assyria'),
    ]).state;
    expectRefused(state, take('roxane'), 'staysBehind', 'R S12');
    expectRefused(state, take('siegeTrain'), 'needsInfantry', 'R 11.7');
    const { state: gone } = play(state, [take('body')]);
    expect(gone.baggage['body']).toEqual({ at: 'assyria', side: 'regency' });
    expect(gone.baggage['roxane']).toEqual({ at: 'syria', side: 'regency' });
  });

  it('R S12.2: Roxane with any unit; the Siege Train with infantry alone', () => {
    const state = play(
      moving('regency', {
        leaders: EUMENES,
        baggage: MARKERS,
        units: { 'persianCavalry-1': { at: 'syria', side: 'regency' } },
      }),
      [
        march('regency', 'eumenes', 'assyria'),
        { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
        take('roxane'),
      ],
    ).state;
    expectRefused(state, take('siegeTrain'), 'needsInfantry', 'R 11.7');
    expect(play(state, [{ type: 'depart', player: 'regency' }]).state.baggage['roxane']?.at).toBe('assyria');
  });

  it('R S12.1, S12.2: Roxane goes all the way of a forced march, the Body does not', () => {
    const state = play(
      moving('regency', {
        leaders: EUMENES,
        baggage: MARKERS,
        units: { 'persianCavalry-1': { at: 'syria', side: 'regency' } },
      }),
      [
        march('regency', 'eumenes', 'assyria'),
        { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
        take('roxane'),
        take('body'),
        { type: 'forceMarch', player: 'regency', province: 'babylonia' },
      ],
    ).state;
    expectRefused(state, take('body'), 'staysBehind', 'R S12.1');
    const { state: gone } = play(state, [take('roxane')]);
    expect(gone.baggage['roxane']?.at).toBe('babylonia');
    expect(gone.baggage['body']?.at).toBe('assyria');
  });

  it('R S12.2: Roxane may be left where a forced march goes on', () => {
    const { state } = play(
      moving('regency', {
        leaders: EUMENES,
        baggage: { roxane: MARKERS.roxane },
        units: {
          'persianCavalry-1': { at: 'syria', side: 'regency' },
          'persianLevy-1': { at: 'assyria', side: 'regency' },
        },
      }),
      [
        march('regency', 'eumenes', 'assyria'),
        { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
        take('roxane'),
        { type: 'forceMarch', player: 'regency', province: 'babylonia' },
        { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
        { type: 'depart', player: 'regency' },
      ],
    );
    expect(state.leaders['eumenes']?.at).toBe('babylonia');
    expect(state.baggage['roxane']).toEqual({ at: 'assyria', side: 'regency' });
  });
});

describe('R S12.1, S12.2: what is left alone', () => {
  const alone: Changes = { leaders: { antigonus: { at: 'cilicia', side: 'warlords' } }, baggage: MARKERS };

  it('is his who enters: a leader alone too', () => {
    const { state, events } = play(moving('warlords', alone), [
      march('warlords', 'antigonus', 'syria'),
      spare('regency'),
    ]);
    expect(said(events, 'baggageTaken').map(({ baggage, rule }) => [baggage, rule])).toEqual([
      ['body', 'R S12'],
      ['roxane', 'R S12'],
    ]);
    expect(state.baggage['roxane']).toEqual({ at: 'syria', side: 'warlords' });
  });

  it.each([
    ['a unit', { units: { 'persianLevy-1': { at: 'syria', side: 'regency' } } }],
    [
      'a garrison',
      {
        units: { 'persianLevy-1': { at: 'tyre', side: 'regency' } },
        cities: { tyre: { walls: 2, holder: 'regency' } },
      },
    ],
    ['a leader', { leaders: { ...alone.leaders, ...EUMENES } }],
  ] as const)('not as long as %s of its owner is in the province', (_, changes) => {
    const { state } = play(moving('warlords', { ...alone, ...changes }), [march('warlords', 'antigonus', 'syria')]);
    expect(state.baggage['body']).toEqual({ at: 'syria', side: 'regency' });
    expect(state.baggage['roxane']).toEqual({ at: 'syria', side: 'regency' });
  });

  it('ruling S12.3 of several who stay the first in the order of play takes it, of those whom nobody plays none', () => {
    const left = (order: readonly SideId[]) =>
      play(
        machine.start(
          emptyBoard(
            { players: 3 },
            {
              leaders: { ptolemy: { at: 'syria', side: 'ptolemaic' } },
              baggage: { roxane: { at: 'syria', side: 'ptolemaic' } },
              units: {
                'persianLevy-1': { at: 'syria', side: 'antigonid' },
                'persianLevy-2': { at: 'syria', side: 'seleucid' },
                'persianLevy-3': { at: 'syria', side: 'independents' },
              },
              stack: [
                { kind: 'turn', begun: true, step: 0, order },
                { kind: 'movement', side: 'ptolemaic', moved: [], turned: [] },
              ],
            },
          ),
        ).state,
        [{ type: 'march', player: 'ptolemaic', leader: 'ptolemy', province: 'assyria' }, spare('ptolemaic')],
      ).state.baggage['roxane']?.side;
    expect(left(['seleucid', 'antigonid', 'ptolemaic'])).toBe('seleucid');
    expect(left(['ptolemaic', 'antigonid', 'seleucid'])).toBe('antigonid');
  });

  it('is taken by him who stays when its owner leaves', () => {
    const { state } = play(
      moving('regency', {
        leaders: EUMENES,
        baggage: { roxane: MARKERS.roxane },
        units: { 'persianLevy-1': { at: 'syria', side: 'warlords' } },
      }),
      [march('regency', 'eumenes', 'assyria'), spare('regency')],
    );
    expect(state.baggage['roxane']?.side).toBe('warlords');
  });
});

describe('ruling S12.1: the Treasury', () => {
  it('goes with Babylon, when another alone is in its province and it has no walls', () => {
    const { state } = play(
      moving('warlords', {
        leaders: { antigonus: { at: 'assyria', side: 'warlords' } },
        units: { 'persianLevy-1': { at: 'assyria', side: 'warlords' } },
        baggage: { treasury: { at: 'babylon', side: 'regency' } },
        provinces: { babylonia: { holder: 'regency' } },
      }),
      [march('warlords', 'antigonus', 'babylonia'), { type: 'take', player: 'warlords', unit: 'persianLevy-1' }],
    );
    expect(state.baggage['treasury']).toEqual({ at: 'babylon', side: 'warlords' });
  });

  it('stays behind walls', () => {
    const { state } = play(
      moving('warlords', {
        leaders: { antigonus: { at: 'assyria', side: 'warlords' } },
        units: { 'persianLevy-1': { at: 'assyria', side: 'warlords' } },
        baggage: { treasury: { at: 'babylon', side: 'regency' } },
        provinces: { babylonia: { holder: 'regency' } },
        cities: { babylon: { walls: 1, holder: 'regency' } },
      }),
      [march('warlords', 'antigonus', 'babylonia'), { type: 'take', player: 'warlords', unit: 'persianLevy-1' }],
    );
    expect(state.provinces['babylonia']?.holder).toBe('warlords');
    expect(state.baggage['treasury']?.side).toBe('regency');
  });
});

const destroy = (player: SideId, marker: string): Action => ({ type: 'destroyMarker', player, marker });

describe('R S12.2: their owner eliminates them when it moves', () => {
  const state = moving('regency', {
    leaders: EUMENES,
    baggage: { ...MARKERS, royalFamily: { at: 'media', side: 'warlords' } },
  });

  it('ruling S12.2: Roxane by the side that has her', () => {
    const { state: after, events } = play(state, [destroy('regency', 'roxane')]);
    expect(after.baggage['roxane']?.at).toBe('gone');
    expect(said(events, 'markerDestroyed')).toEqual([
      { type: 'markerDestroyed', rule: 'R S12.2', marker: 'roxane', side: 'regency' },
    ]);
  });

  it('R S12.1: nobody eliminates the Body, nor what another side has', () => {
    expectRefused(state, destroy('regency', 'body'), 'cannotBeDestroyed', 'R S12.1');
    expectRefused(state, destroy('regency', 'royalFamily'), 'notItsMarker', 'R S12.2');
    expectRefused(state, destroy('regency', 'fleece'), 'pieceUnknown', 'R S12.2');
  });
});

describe('R S12.2, ruling S12.2: their owner eliminates them before they change hands', () => {
  const both: Changes = {
    leaders: { antigonus: { at: 'cilicia', side: 'warlords' } },
    baggage: {
      ...MARKERS,
      royalFamily: { at: 'syria', side: 'regency' },
      treasury: { at: 'babylon', side: 'regency' },
    },
  };
  const entered = play(moving('warlords', both), [march('warlords', 'antigonus', 'syria')]);

  it('the owner is asked, and what it cannot eliminate changes hands at once', () => {
    expect(said(entered.events, 'baggageTaken').map(({ baggage }) => baggage)).toEqual(['body']);
    expect(machine.legalActions(entered.state)).toEqual([
      destroy('regency', 'roxane'),
      destroy('regency', 'royalFamily'),
      spare('regency'),
    ]);
    expect(entered.state.baggage['roxane']).toEqual({ at: 'syria', side: 'regency' });
  });

  it('what it eliminates nobody takes, and what it spares is taken', () => {
    const { state, events } = play(entered.state, [destroy('regency', 'royalFamily'), spare('regency')]);
    expect(said(events, 'markerDestroyed')).toEqual([
      { type: 'markerDestroyed', rule: 'R S12.2', marker: 'royalFamily', side: 'regency' },
    ]);
    expect(said(events, 'baggageTaken')).toEqual([
      { type: 'baggageTaken', rule: 'R S12', baggage: 'roxane', from: 'regency', to: 'warlords', at: 'syria' },
    ]);
    expect(state.baggage['royalFamily']?.at).toBe('gone');
    expect(state.baggage['roxane']).toEqual({ at: 'syria', side: 'warlords' });
    expect(state.stack.map(({ kind }) => kind)).toEqual(['turn', 'movement']);
  });

  it('with nothing left to eliminate it is not asked again', () => {
    const { state } = play(entered.state, [destroy('regency', 'roxane'), destroy('regency', 'royalFamily')]);
    expect(state.stack.some(({ kind }) => kind === 'lastChance')).toBe(false);
  });

  it('nothing else can be eliminated at that moment', () => {
    const { state } = play(
      moving('warlords', { ...both, baggage: { ...both.baggage, royalFamily: { at: 'media', side: 'regency' } } }),
      [march('warlords', 'antigonus', 'syria')],
    );
    expectRefused(state, destroy('regency', 'royalFamily'), 'notAtStake', 'R S12.2');
    expectRefused(state, destroy('regency', 'treasury'), 'cannotBeDestroyed', 'R S12.1');
    expectRefused(state, destroy('regency', 'body'), 'notItsMarker', 'R S12.2');
    expectRefused(state, destroy('regency', 'fleece'), 'pieceUnknown', 'R S12.2');
  });

  it('owners are asked one after another', () => {
    const { state } = play(
      scene(
        { players: 3 },
        {
          leaders: { seleucus: { at: 'cilicia', side: 'seleucid' } },
          baggage: {
            roxane: { at: 'syria', side: 'ptolemaic' },
            royalFamily: { at: 'syria', side: 'antigonid' },
          },
          stack: [TURN_OF_THREE, { kind: 'movement', side: 'seleucid', moved: [], turned: [] }],
        },
      ).state,
      [{ type: 'march', player: 'seleucid', leader: 'seleucus', province: 'syria' }],
    );
    expect(machine.legalActions(state)).toEqual([destroy('ptolemaic', 'roxane'), spare('ptolemaic')]);
    const next = play(state, [spare('ptolemaic')]).state;
    expect(machine.legalActions(next)).toEqual([destroy('antigonid', 'royalFamily'), spare('antigonid')]);
    const last = play(next, [destroy('antigonid', 'royalFamily')]).state;
    expect(last.baggage['roxane']).toEqual({ at: 'syria', side: 'seleucid' });
    expect(last.baggage['royalFamily']?.at).toBe('gone');
    expect(last.stack.map(({ kind }) => kind)).toEqual(['turn', 'movement']);
  });

  it('a side that nobody plays is not asked', () => {
    const { state } = play(
      scene(
        { players: 3 },
        {
          leaders: { seleucus: { at: 'thrace', side: 'seleucid' } },
          baggage: { royalFamily: { at: 'macedonia', side: 'neutral' } },
          stack: [TURN_OF_THREE, { kind: 'movement', side: 'seleucid', moved: [], turned: [] }],
        },
      ).state,
      [{ type: 'march', player: 'seleucid', leader: 'seleucus', province: 'macedonia' }],
    );
    expect(state.baggage['royalFamily']).toEqual({ at: 'macedonia', side: 'seleucid' });
    expect(state.stack.map(({ kind }) => kind)).toEqual(['turn', 'movement']);
  });

  /** The only unit of the regency in Egypt, where Roxane is, is lost; the mutiny check of the regency comes after that. */
  const beaten = scene(withRule(2, 'mutinyChecks'), {
    turn: SPRING_321,
    leaders: { ...EUMENES, antigonus: { at: 'egypt', side: 'warlords' } },
    units: {
      'phalanx-1': { at: 'egypt', side: 'warlords' },
      'phalanx-2': { at: 'egypt', side: 'warlords' },
      'persianLevy-1': { at: 'egypt', side: 'regency' },
      'persianLevy-2': { at: 'syria', side: 'regency' },
    },
    baggage: { roxane: { at: 'egypt', side: 'regency' } },
    stack: overrunning('egypt', 'warlords', {
      side: 'regency',
      force: 'regency',
      unit: 'persianLevy-1',
      strength: 2,
    }),
  });

  it.each([
    ['spared', spare('regency'), { at: 'egypt', side: 'warlords' }],
    ['eliminated', destroy('regency', 'roxane'), { at: 'gone', side: 'regency' }],
  ] as const)('R S12.2, S14.1: Roxane %s after a defeat adds nothing to the die of its mutiny', (_, action, row) => {
    expect(machine.legalActions(beaten.state)).toEqual([destroy('regency', 'roxane'), spare('regency')]);
    const { state, events } = play(beaten.state, [action, ...dice(4)]);
    expect(state.baggage['roxane']).toEqual(row);
    expect(said(events, 'mutinyChecked')).toMatchObject([{ side: 'regency', at: 'syria', modifier: 0 }]);
  });
});

describe('R S12.2, S14.1, ruling S12.2: troops are tried when it is known what becomes of a marker', () => {
  /** The last wall of Alexandria is about to fall; with its garrison Roxane, who is in Egypt, loses all who were with her. */
  const falling = scene(withRule(2, 'mutinyChecks'), {
    turn: SPRING_321,
    leaders: { ...EUMENES, antigonus: { at: 'phrygia', side: 'warlords' } },
    units: {
      ...Object.fromEntries(
        ['phalanx-1', 'phalanx-2', 'phalanx-3'].map((id) => [id, { at: 'egypt', side: 'warlords' } as const]),
      ),
      'persianLevy-1': { at: 'alexandria', side: 'regency' },
      'persianLevy-2': { at: 'syria', side: 'regency' },
    },
    baggage: { roxane: { at: 'egypt', side: 'regency' } },
    provinces: { egypt: { holder: 'warlords' } },
    cities: { alexandria: { walls: 1, holder: 'regency' } },
    stack: [
      { kind: 'turn', begun: true, step: 50 },
      { kind: 'sieges', left: ['warlords'], tried: ['alexandria'], spent: [], laid: [] },
      {
        kind: 'siege',
        city: 'alexandria',
        province: 'egypt',
        attacker: { side: 'warlords', force: 'warlords', units: ['phalanx-1', 'phalanx-2', 'phalanx-3'], leaders: [] },
        train: [],
        defender: { side: 'regency', force: 'regency', units: ['persianLevy-1'], leaders: [] },
        further: false,
        stage: 'defenderLoses',
        losses: [0, 1],
      },
    ],
  }).state;
  const taken = play(falling, [{ type: 'loseWall', player: 'regency', city: 'alexandria' }]).state;

  it('their owner is asked first, though the siege is over', () => {
    expect(taken.stack.map(({ kind }) => kind)).toEqual(['turn', 'sieges', 'lastChance']);
    expect(machine.legalActions(taken)).toEqual([destroy('regency', 'roxane'), spare('regency')]);
  });

  it.each([
    ['spared', spare('regency')],
    ['eliminated', destroy('regency', 'roxane')],
  ] as const)('and then its troops are tried: Roxane is %s', (_, action) => {
    const { state } = play(taken, [action]);
    expect(state.stack.slice(2)).toMatchObject([
      { kind: 'mutinyCheck', side: 'regency', left: ['syria'] },
      { kind: 'roll', purpose: 'mutinyCheck' },
    ]);
  });
});

describe('R S12.2, ruling S12.2: their owners eliminate them before points are counted', () => {
  /** Winter 311 (R S13): the 51st turn from Summer 323. */
  const LAST = 51;
  /** The last turn of two, the step of which that counts points comes next. */
  function atLast(changes: Changes): GameState {
    const board = emptyBoard({ players: 2 }, { ...changes, turn: LAST });
    const situation = asked(board);
    let step = 0;
    while (situation.law.step(situation, step)?.phase !== 'reckoning') step++;
    return machine.start({ ...board, stack: [{ kind: 'turn', begun: true, step, order: ['warlords', 'regency'] }] })
      .state;
  }
  const state = atLast({
    baggage: {
      roxane: { at: 'syria', side: 'regency' },
      royalFamily: { at: 'media', side: 'warlords' },
      body: { at: 'syria', side: 'regency' },
    },
    leaders: { eumenes: { at: 'syria', side: 'regency' }, antigonus: { at: 'media', side: 'warlords' } },
  });

  it('all who have one are asked, in the order of play, before the die for the Body', () => {
    expect(machine.legalActions(state)).toEqual([destroy('warlords', 'royalFamily'), spare('warlords')]);
    const next = play(state, [spare('warlords')]).state;
    expect(machine.legalActions(next)).toEqual([destroy('regency', 'roxane'), spare('regency')]);
    // Roxane 3, the Royal Family 2; the Body the die (R S13).
    const { events } = play(next, [spare('regency'), ...dice(1)]);
    expect(said(events, 'pointsCounted')[0]?.tallies).toEqual([
      { side: 'warlords', points: 2 },
      { side: 'regency', points: 4 },
    ]);
  });

  it('what has been eliminated counts for nobody', () => {
    const { state: over, events } = play(state, [
      destroy('warlords', 'royalFamily'),
      destroy('regency', 'roxane'),
      ...dice(1),
    ]);
    expect(said(events, 'pointsCounted')[0]?.tallies).toEqual([
      { side: 'warlords', points: 0 },
      { side: 'regency', points: 1 },
    ]);
    expect(over.ended?.winners).toEqual(['regency']);
  });

  it('nobody is asked who has none', () => {
    const alone = atLast({ baggage: { body: { at: 'syria', side: 'regency' } }, leaders: EUMENES });
    expect(alone.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'reckoning' });
  });
});
