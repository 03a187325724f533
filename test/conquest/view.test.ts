/** Views of a game in which nothing is hidden. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import {
  createGame,
  eventFor,
  isUndoBarrier,
  legalActions,
  legalActionsFromView,
  sampleState,
  SIDES,
  viewFor,
} from '../../src/conquest/index.js';
import { momentsOf } from './moments.js';

const state = orThrow(createGame({ players: 2 }));

describe('a view', () => {
  it('is the whole state, and tells whose it is', () => {
    for (const viewer of [...SIDES, 'spectator'] as const) expect(viewFor(state, viewer)).toEqual({ ...state, viewer });
  });

  it('is frozen, and leaves the state as it was', () => {
    expect(Object.isFrozen(viewFor(state, 'persian'))).toBe(true);
    const owned = { ...state };
    expect(Object.isFrozen(viewFor(owned, 'persian'))).toBe(true);
    expect(Object.isFrozen(owned)).toBe(false);
  });

  it('lists what its viewer may do, and to a spectator nothing', () => {
    expect(legalActionsFromView(viewFor(state, 'persian'))).toEqual(legalActions(state));
    expect(legalActionsFromView(viewFor(state, 'macedonian'))).toEqual([]);
    expect(legalActionsFromView(viewFor(state, 'spectator'))).toEqual([]);
  });

  it('leaves one state to be thought of', () => {
    expect(sampleState(viewFor(state, 'macedonian'), seededChance('any'))).toEqual(state);
  });
});

describe('what is heard', () => {
  const { events } = momentsOf(['susa']);

  it('is the same to everybody', () => {
    for (const event of events) for (const side of SIDES) expect(eventFor(event, side)).toEqual(event);
  });

  it('bars taking back where dice fell, and nowhere else', () => {
    expect(new Set(events.filter(isUndoBarrier).map(({ type }) => type))).toEqual(new Set(['rolled']));
  });
});
