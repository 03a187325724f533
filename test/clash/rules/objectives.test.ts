/** R S12, 11.7: what goes along, what is left alone, and who is put out of the way. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { SideId } from '../../../src/conquest/vocabulary.js';
import { emptyBoard, expectRefused, play, told, type Changes } from '../table.js';

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
    const { state, events } = play(moving('warlords', alone), [march('warlords', 'antigonus', 'syria')]);
    expect(told(events, 'baggageTaken').map(({ baggage, rule }) => [baggage, rule])).toEqual([
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
        [{ type: 'march', player: 'ptolemaic', leader: 'ptolemy', province: 'assyria' }],
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
      [march('regency', 'eumenes', 'assyria')],
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

describe('R S12.2: an end is put to them', () => {
  const state = moving('regency', {
    leaders: EUMENES,
    baggage: { ...MARKERS, royalFamily: { at: 'media', side: 'warlords' } },
  });
  const destroy = (marker: string): Action => ({ type: 'destroyMarker', player: 'regency', marker });

  it('Roxane by whoever has her, when he moves (ruling S12.2)', () => {
    const { state: after, events } = play(state, [destroy('roxane')]);
    expect(after.baggage['roxane']?.at).toBe('gone');
    expect(told(events, 'markerDestroyed')).toEqual([
      { type: 'markerDestroyed', rule: 'R S12.2', marker: 'roxane', side: 'regency' },
    ]);
  });

  it('R S12.1: nobody to the Body, nor to what another has', () => {
    expectRefused(state, destroy('body'), 'cannotBeDestroyed', 'R S12.1');
    expectRefused(state, destroy('royalFamily'), 'notItsMarker', 'R S12.2');
    expectRefused(state, destroy('fleece'), 'pieceUnknown', 'R S12.2');
  });
});
