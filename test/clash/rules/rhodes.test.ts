/** Talks with Rhodes, its fleet, its walls and its slingers (R S1.2, S5.6). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import { turnNumber } from '../../../src/clash/data/track.js';
import { componentsFor } from '../../../src/clash/data/default.js';
import { asked, dice, emptyBoard, newGame, play, said, type Changes } from '../table.js';

const THREE = { players: 3 } as const;
const WINTER = turnNumber(componentsFor(THREE).track, 'winter', 322);
const at = (place: string, side: 'antigonid' | 'ptolemaic' | 'neutral') => ({ at: place, side });
const talk: Action = { type: 'talkWithRhodes', player: 'antigonid' };

/** The Antigonids come to their movement; the steps of the turn before it are done. */
function arrived(changes: Changes = {}) {
  const state = emptyBoard(THREE, { turn: WINTER });
  const order = ['antigonid', 'ptolemaic', 'seleucid'] as const;
  const frames = [{ kind: 'turn' as const, begun: true, step: 0, order: [...order] }];
  const steps = sequenceOf(asked({ ...state, stack: frames }));
  const step = steps.findIndex(({ phase, side }) => phase === 'diplomacy' && side === 'antigonid');
  expect(steps[step + 1]).toEqual({ phase: 'movement', side: 'antigonid' });
  return machine.start(
    emptyBoard(THREE, {
      turn: WINTER,
      ...changes,
      stack: [{ kind: 'turn', begun: true, step, order: [...order] }],
      units: { 'rhodianSlingers-1': { at: 'aside' }, ...changes.units },
      baggage: { rhodianFleet: at('ionian', 'neutral'), ...changes.baggage },
      provinces: { rhodes: { holder: 'neutral' }, ...changes.provinces },
      cities: { rhodianFortress: { walls: 2, holder: 'neutral' }, ...changes.cities },
    }),
  ).state;
}

/** Rhodes is Ptolemy's ally. */
const allied: Changes = {
  units: { 'rhodianSlingers-1': at('rhodes', 'ptolemaic') },
  baggage: { rhodianFleet: at('ionian', 'ptolemaic') },
  provinces: { rhodes: { holder: 'ptolemaic' } },
  cities: { rhodianFortress: { walls: 2, holder: 'ptolemaic' } },
};

describe('R S5.6 Rhodian alliance', () => {
  it('Rhodes is neutral at first, with a fortress of two walls and a fleet', () => {
    for (const players of [2, 3, 4] as const) {
      const { cities, provinces, baggage, units } = newGame({ players });
      expect(cities['rhodianFortress']).toEqual({ walls: 2, holder: 'neutral' });
      expect(provinces['rhodes']?.holder).toBe('neutral');
      expect(baggage['rhodianFleet']).toEqual(at('ionian', 'neutral'));
      expect(units['rhodianSlingers-1']?.at).toBe('aside');
    }
  });

  it('a side may roll, or not, at the beginning of its movement in Winter', () =>
    expect(machine.legalActions(arrived())).toEqual([talk, { type: 'leaveRhodes', player: 'antigonid' }]));

  it.each([
    [1, 'alliance'],
    [2, 'alliance'],
    [3, 'alliance'],
    [4, 'noEffect'],
    [5, 'noEffect'],
    [6, 'noEffect'],
  ] as const)('without an alliance a %i is: %s (rulings S5.3, S5.8)', (die, result) => {
    const { state, events } = play(arrived(), [talk, ...dice(die)]);
    expect(said(events, 'rhodesAnswered')).toMatchObject([{ side: 'antigonid', die, modifier: 0, result }]);
    const holder = result === 'alliance' ? 'antigonid' : 'neutral';
    expect(state.cities['rhodianFortress']).toEqual({ walls: 2, holder });
    expect(state.provinces['rhodes']?.holder).toBe(holder);
    expect(state.baggage['rhodianFleet']).toEqual(at('ionian', holder));
    expect(state.units['rhodianSlingers-1']?.at).toBe(result === 'alliance' ? 'rhodes' : 'aside');
  });

  it.each([
    [1, 'broken'],
    [2, 'broken'],
    [3, 'noEffect'],
    [6, 'noEffect'],
  ] as const)('with another’s alliance a %i is: %s (rulings S5.3, S5.8)', (die, result) => {
    const { state, events } = play(arrived(allied), [talk, ...dice(die)]);
    expect(said(events, 'rhodesAnswered')).toMatchObject([{ die, result }]);
    const holder = result === 'broken' ? 'neutral' : 'ptolemaic';
    expect(state.cities['rhodianFortress']).toEqual({ walls: 2, holder });
    expect(state.provinces['rhodes']?.holder).toBe(holder);
    expect(state.baggage['rhodianFleet']).toEqual(at('ionian', holder));
    expect(state.units['rhodianSlingers-1']?.at).toBe(result === 'broken' ? 'aside' : 'rhodes');
  });

  it('the slingers come to the new ally from whomever they have gone over to (R S1.2, S3.0)', () => {
    const { state, events } = play(arrived({ units: { 'rhodianSlingers-1': at('media', 'ptolemaic') } }), [
      talk,
      ...dice(3),
    ]);
    expect(state.units['rhodianSlingers-1']).toMatchObject(at('rhodes', 'antigonid'));
    expect(said(events, 'unitSentHome')).toMatchObject([{ unit: 'rhodianSlingers-1', at: 'media' }]);
  });

  it('leaders of who was its ally leave the fortress for the island (ruling S5.8)', () => {
    const inside = { ...allied, leaders: { ptolemy: at('rhodianFortress', 'ptolemaic') } };
    const { state } = play(arrived(inside), [talk, ...dice(2)]);
    expect(state.leaders['ptolemy']).toMatchObject(at('rhodes', 'ptolemaic'));
    // A 3 breaks nothing.
    expect(play(arrived(inside), [talk, ...dice(3)]).state.leaders['ptolemy']?.at).toBe('rhodianFortress');
  });

  it('one less for whoever controls both Ionia and Cilicia, and not for one of them', () => {
    const both = { ionia: { holder: 'antigonid' }, cilicia: { holder: 'antigonid' } } as const;
    const { events } = play(arrived({ provinces: both }), [talk, ...dice(4)]);
    expect(said(events, 'rhodesAnswered')).toMatchObject([{ die: 4, modifier: -1, result: 'alliance' }]);
    const { events: less } = play(arrived({ provinces: { ionia: { holder: 'antigonid' } } }), [talk, ...dice(4)]);
    expect(said(less, 'rhodesAnswered')).toMatchObject([{ modifier: 0, result: 'noEffect' }]);
    // A 1 less one is a 1.
    const { events: least } = play(arrived({ provinces: both }), [talk, ...dice(1)]);
    expect(said(least, 'rhodesAnswered')).toMatchObject([{ result: 'alliance' }]);
  });

  it('who is its ally does not ask; and a garrison hears nobody (ruling S5.9)', () => {
    const own = arrived({
      ...allied,
      units: {},
      cities: { rhodianFortress: { walls: 2, holder: 'antigonid' } },
      provinces: { rhodes: { holder: 'antigonid' } },
      leaders: { demetrius: at('ionia', 'antigonid') },
    });
    expect(machine.legalActions(own)).not.toContainEqual(talk);
    const held = arrived({
      ...allied,
      units: { 'phalanx-1': at('rhodes', 'ptolemaic') },
      leaders: { demetrius: at('ionia', 'antigonid') },
    });
    expect(machine.legalActions(held)).not.toContainEqual(talk);
  });

  it.each([
    // The walls have fallen: the fortress is his who has the island.
    ['whose walls have fallen', 0, 2, 'broken', 'neutral'],
    ['whose walls have fallen', 0, 3, 'noEffect', 'ptolemaic'],
    // It has not opened to whoever was on the island.
    ['that stands neutral', 2, 3, 'alliance', 'antigonid'],
    ['that stands neutral', 2, 4, 'noEffect', 'ptolemaic'],
  ] as const)(
    'of an island held by arms, and left, with a fortress %s (%i walls), a %i is: %s (ruling S5.11)',
    (_, walls, die, result, holder) => {
      const taken = {
        provinces: { rhodes: { holder: 'ptolemaic' } },
        cities: { rhodianFortress: { walls, holder: 'neutral' } },
      } as const;
      const { state, events } = play(arrived(taken), [talk, ...dice(die)]);
      expect(said(events, 'rhodesAnswered')).toMatchObject([{ side: 'antigonid', die, result }]);
      expect(state.provinces['rhodes']?.holder).toBe(holder);
    },
  );

  describe('R 8.1, S8.3 the slingers in the turn in which they come (ruling S8.17)', () => {
    // Antigonus is in Ionia, with cavalry; with the alliance the slingers and their fleet are his.
    const ionia: Changes = {
      leaders: { antigonus: at('ionia', 'antigonid') },
      units: { 'persianCavalry-1': at('ionia', 'antigonid') },
    };
    const come = play(arrived(ionia), [talk, ...dice(1)]).state;
    const taken = (state: GameState): readonly string[] =>
      machine.legalActions(state).flatMap((action) => (action.type === 'take' ? [action.unit] : []));

    it('sail without a leader, and move no more in the phase', () => {
      const { state, events } = play(come, [
        { type: 'load', player: 'antigonid', fleet: 'rhodianFleet', province: 'rhodes' },
        { type: 'land', player: 'antigonid', province: 'ionia', zone: 'ionian' },
      ]);
      expect(said(events, 'carried')).toMatchObject([{ rule: 'R S8.3', units: ['rhodianSlingers-1'], leaders: [] }]);
      expect(state.units['rhodianSlingers-1']).toMatchObject(at('ionia', 'antigonid'));
      const march = { type: 'march', player: 'antigonid', leader: 'antigonus', province: 'phrygia' } as const;
      expect(taken(play(state, [march]).state)).toEqual(['persianCavalry-1']);
    });

    it('do not march without one', () => {
      const marching = machine.legalActions(come).filter(({ type }) => type === 'march' || type === 'marchForce');
      expect(marching.length).toBeGreaterThan(0);
      expect(marching.every((action) => action.type === 'march' && action.leader === 'antigonus')).toBe(true);
    });
  });

  it('in Winter alone', () => {
    const state = emptyBoard(THREE, { turn: WINTER - 1 });
    expect(sequenceOf(asked(state)).some(({ phase }) => phase === 'diplomacy')).toBe(false);
  });
});
