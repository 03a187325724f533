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
} from '../../src/xenophon/index.js';
import { momentsIn } from '../kit/moments.js';
import { xenophonWithAll } from './kit.js';

const state = orThrow(createGame({ players: 2 }));

describe('a view', () => {
  it('is the whole state, and tells whose it is', () => {
    for (const viewer of [...SIDES, 'spectator'] as const) expect(viewFor(state, viewer)).toEqual({ ...state, viewer });
  });

  it('lists what its viewer may do, and to a spectator nothing', () => {
    // R X4.2: on the first turn the King's armies are fed first; that of Cyrus lives on the fleet (R X6.3).
    expect(legalActionsFromView(viewFor(state, 'royal'))).toEqual(legalActions(state));
    expect(legalActions(state)).toHaveLength(2);
    expect(legalActionsFromView(viewFor(state, 'rebel'))).toEqual([]);
    expect(legalActionsFromView(viewFor(state, 'spectator'))).toEqual([]);
  });

  it('tells what is remembered, and leaves one state to be thought of', () => {
    const { states } = momentsIn(xenophonWithAll, ['tarsus', 'trapezus'], 'marching');
    const fallen = states.filter(({ memory }) => memory?.remnant !== undefined);
    expect(fallen.length).toBeGreaterThan(0);
    for (const each of fallen.slice(0, 5)) {
      const view = viewFor(each, 'royal');
      expect(view.memory).toEqual(each.memory);
      expect(sampleState(view, seededChance('any'))).toEqual(each);
    }
  });
});

describe('what is heard', () => {
  const { events } = momentsIn(xenophonWithAll, ['cunaxa'], 'fighting');

  it('is the same to everybody', () => {
    for (const event of events) for (const side of SIDES) expect(eventFor(event, side)).toEqual(event);
  });

  it('bars taking back where dice fell, and nowhere else', () => {
    expect(new Set(events.filter(isUndoBarrier).map(({ type }) => type))).toEqual(new Set(['rolled']));
  });
});
