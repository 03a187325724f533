/** Views of a game in which nothing is hidden. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import {
  createMatch,
  decode,
  eventFor,
  isUndoBarrier,
  legalActions,
  legalActionsFromView,
  play,
  sampleState,
  SIDES,
  viewFor,
} from '../../src/clash/index.js';

const begun = orThrow(createMatch({ players: 2, seed: 'babylon' }));
const { state } = begun;

describe('a view', () => {
  it('is the whole state, and tells whose it is', () => {
    for (const viewer of [...SIDES, 'spectator'] as const) expect(viewFor(state, viewer)).toEqual({ ...state, viewer });
  });

  it('is read as it is written, markers and fleets with it', () => {
    const written = JSON.parse(JSON.stringify(viewFor(state, 'regency'))) as object;
    expect(orThrow(decode.view(written))).toEqual(written);
    expect(decode.view({ ...written, viewer: 'nobody' })._tag).toBe('Left');
  });

  it('is frozen, whether its state is or not', () => {
    expect(Object.isFrozen(viewFor(state, 'regency'))).toBe(true);
    expect(Object.isFrozen(viewFor({ ...state }, 'regency'))).toBe(true);
  });

  it('lists what its viewer may do, and to a spectator nothing', () => {
    // R S4.4: the regent leaves Babylon.
    expect(legalActionsFromView(viewFor(state, 'regency'))).toEqual(legalActions(state));
    expect(legalActions(state).length).toBeGreaterThan(0);
    expect(legalActionsFromView(viewFor(state, 'warlords'))).toEqual([]);
    expect(legalActionsFromView(viewFor(state, 'spectator'))).toEqual([]);
  });

  it('leaves one state to be thought of', () => {
    expect(sampleState(viewFor(state, 'warlords'), seededChance('any'))).toEqual(state);
  });
});

describe('what is heard', () => {
  const [first] = legalActions(state);
  const { events } = orThrow(play(begun, first ?? { type: 'endMovement', player: 'regency' }));

  it('is the same to everybody', () => {
    for (const event of events) for (const side of SIDES) expect(eventFor(event, side)).toEqual(event);
  });

  it('bars taking back where dice fell, and nowhere else', () => {
    // R S6.2: when Babylon is left, the dice of initiative fall.
    expect(new Set(events.filter(isUndoBarrier).map(({ type }) => type))).toEqual(new Set(['rolled']));
  });
});
