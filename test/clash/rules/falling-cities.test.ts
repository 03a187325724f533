/** R 11.6, S5.6, S8.5, S12: what follows from the fall of a city is seen when it has fallen, and not when its last wall has. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/clash/event/index.js';
import { machine } from '../../../src/clash/machine.js';
import { emptyBoard, type Changes } from '../table.js';

/** The last wall of a Ptolemaic city without a garrison falls; three phalanxes of the Antigonids, who hold the land around it, have stormed it. */
function stormed(city: string, province: string, changes: Changes) {
  const units = ['phalanx-1', 'phalanx-2', 'phalanx-3'] as const;
  return machine.start(
    emptyBoard(
      { players: 3 },
      {
        turn: 9,
        ...changes,
        units: {
          ...Object.fromEntries(units.map((id) => [id, { at: province, side: 'antigonid' }])),
          ...changes.units,
        },
        leaders: {
          ptolemy: { at: 'lybia', side: 'ptolemaic' },
          seleucus: { at: 'media', side: 'seleucid' },
          antigonus: { at: 'phrygia', side: 'antigonid' },
        },
        provinces: { [province]: { holder: 'antigonid' } },
        cities: { [city]: { walls: 1, holder: 'ptolemaic' } },
        stack: [
          { kind: 'turn', begun: true, step: 50 },
          { kind: 'sieges', left: ['antigonid'], tried: [city], spent: [], laid: [] },
          {
            kind: 'siege',
            city,
            province,
            attacker: { side: 'antigonid', force: 'antigonid', units: [...units], leaders: [] },
            train: [],
            defender: { side: 'ptolemaic', force: 'ptolemaic', units: [], leaders: [] },
            further: false,
            stage: 'defenderLoses',
            losses: [0, 1],
          },
        ],
      },
    ),
  );
}

/** Of these events the types, in their order; of a marker that goes over its name. */
const course = (events: readonly GameEvent[], types: readonly GameEvent['type'][]): readonly string[] =>
  events
    .filter(({ type }) => types.includes(type))
    .map((event) => (event.type === 'baggageTaken' ? event.baggage : event.type));

describe('R 11.6: a city falls a moment after its last wall', () => {
  it('R S8.5 the fleet of Alexandria obeys its conqueror when the city has fallen', () => {
    const { state, events } = stormed('alexandria', 'egypt', {
      baggage: { egyptianFleet: { at: 'egyptian', side: 'ptolemaic' } },
    });
    expect(course(events, ['wallLost', 'cityTaken', 'baggageTaken'])).toEqual([
      'wallLost',
      'cityTaken',
      'egyptianFleet',
    ]);
    expect(state.baggage['egyptianFleet']).toEqual({ at: 'egyptian', side: 'antigonid' });
  });

  it('R S12 so is the Treasury his, when Babylon has (ruling S12.1)', () => {
    const { state, events } = stormed('babylon', 'babylonia', {
      baggage: { treasury: { at: 'babylon', side: 'ptolemaic' } },
    });
    expect(course(events, ['wallLost', 'cityTaken', 'baggageTaken'])).toEqual(['wallLost', 'cityTaken', 'treasury']);
    expect(state.baggage['treasury']?.side).toBe('antigonid');
  });

  it('R S5.6 and the slingers go home when the fortress of Rhodes has (ruling S5.8)', () => {
    const { state, events } = stormed('rhodianFortress', 'rhodes', {
      units: { 'rhodianSlingers-1': { at: 'egypt', side: 'ptolemaic' } },
      baggage: { rhodianFleet: { at: 'ionian', side: 'ptolemaic' } },
    });
    expect(course(events, ['wallLost', 'cityTaken', 'baggageTaken', 'unitSentHome'])).toEqual([
      'wallLost',
      'cityTaken',
      'rhodianFleet',
      'unitSentHome',
    ]);
    expect(state.units['rhodianSlingers-1']?.at).toBe('aside');
  });
});
