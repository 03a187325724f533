import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { GameState } from '../../../src/successors/state.js';
import { control, halted, hold, passBy, put, putGeneral, putMinor, situationWith, top } from './segments-support.js';
import { dice, general, legal, minors, movedUnits, play } from '../language.js';
import { machine } from '../../../src/successors/machine.js';

/** Plays on with nobody doing anything, and gathers what is said. */
function idle(from: GameState, until: (state: GameState) => boolean): { state: GameState; events: GameEvent[] } {
  let state = from;
  const events: GameEvent[] = [];
  while (!until(state)) {
    const [actor] = machine.actors(state);
    const actions = legal(state);
    const next =
      actor === 'chance'
        ? actions[0]
        : (actions.find(({ type }) => type === 'pass') ??
          actions.find(({ type }) => type === 'rollMovement') ??
          actions[0]);
    if (next === undefined) throw new Error('nothing to do');
    const step = play(state, next);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

const segments = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'segmentBegan' ? [`${event.round} ${event.player} ${event.segment}`] : []));

describe('R 6.6 Strategy Phase', () => {
  it('R 6.6 five rounds with four players, four with five', () => {
    for (const [players, rounds] of [
      [4, 5],
      [5, 4],
    ] as const) {
      const state = situationWith({ players }, () => {}, { kind: 'strategy', next: 0 });
      expect(state.round).toBe(1);
      const over = idle(state, halted);
      expect(segments(over.events).filter((said) => said.endsWith('forage'))).toHaveLength(players * rounds);
      expect(over.state.round).toBe(0);
      expect(over.state.segment).toBeNull();
    }
  });

  it('R 6.6.1 four Segments in order, each player whole before the next, in Turn Order', () => {
    const state = situationWith(
      { players: 4 },
      (draft) => {
        draft.turnOrder = ['yellow', 'white', 'red', 'blue'];
      },
      { kind: 'strategy', next: 0 },
    );
    expect(state.segment?.segment).toBe('movement');
    expect(segments(idle(state, halted).events).slice(0, 6)).toEqual([
      '1 yellow forage',
      '1 white surrender',
      '1 white tyche',
      '1 white movement',
      '1 white forage',
      '1 red surrender',
    ]);
  });

  it('R 6.6.3 a Tyche Segment begins with no card chosen, and nothing to count markers from', () => {
    const state = situationWith(
      { players: 4 },
      (draft) => {
        control(draft, 'red', 'pella');
        hold(draft, 'red', 12);
      },
      { kind: 'playerTurn', player: 'red', next: 'tyche' },
    );
    expect(top(state)).toEqual({
      kind: 'tyche',
      player: 'red',
      card: null,
      stage: 'choose',
      cancelled: false,
      operationsUsed: false,
      bases: [],
    });
  });

  it('R 6.6.5 a Forage Segment begins with no Army seen to; a Surrender Segment with no space come up', () => {
    const begun = (next: 'forage' | 'surrender') =>
      situationWith(
        { players: 4 },
        (draft) => {
          control(draft, 'blue', 'larisa');
          putGeneral(draft, 'red', 'antigonos', 'larisa');
          put(draft, 'red', 'larisa', { loyal: 4, mercenary: 5 });
        },
        { kind: 'playerTurn', player: 'red', next },
      );
    // Nine CUs are one too many: the Army is seen to at once.
    expect(begun('forage').stack[1]).toEqual({
      kind: 'forage',
      player: 'red',
      handled: ['red:larisa'],
      asking: false,
    });
    expect(begun('surrender').stack[1]).toEqual({
      kind: 'surrender',
      player: 'red',
      step: 'remove',
      handled: [],
      asking: true,
    });
  });

  it('R 8.3.1 what was moved may move again in the next Segment', () => {
    const state = situationWith(
      { players: 4 },
      (draft) => {
        putGeneral(draft, 'red', 'antigonos', 'kelainai');
        putMinor(draft, 'red', 'synnada');
        put(draft, 'red', 'synnada', { mercenary: 2 });
        draft.moved = {
          forces: { 'red:synnada': { mercenary: 2 } },
          minorGenerals: { 'red:synnada': 1 },
          generals: ['antigonos'],
          royals: [],
          cart: false,
        };
      },
      { kind: 'playerTurn', player: 'red', next: 'movement' },
    );
    expect(general(state, 'antigonos').moved).toBe(false);
    expect(minors(state, 'red')[0]?.moved).toBe(false);
    expect(movedUnits(state, 'red:synnada').mercenary).toBe(0);
    expect(state.segment).toMatchObject({ player: 'red', segment: 'movement', navalMoved: false });
  });

  it('R 6.5.3 a card is turned up when the last of three players has ended his turn, two with two players, none with four', () => {
    for (const [players, cards] of [
      [3, 1],
      [2, 2],
    ] as const) {
      const state = situationWith({ players }, () => {}, { kind: 'strategy', next: 0 });
      const turned = idle(state, (now) => top(now)?.kind === 'faceUp').state;
      expect(top(turned)).toMatchObject({ kind: 'faceUp', left: cards });
      expect(turned.round).toBe(1);
    }
    const four = situationWith({ players: 4 }, () => {}, { kind: 'strategy', next: 0 });
    expect(idle(four, halted).events.some(({ type }) => type === 'cardTurnedUp')).toBe(false);
  });

  it('R 6.6.4 a Movement Segment without Generals: the die is rolled and that is all', () => {
    const state = situationWith({ players: 4 }, () => {}, {
      kind: 'movement',
      player: 'red',
      die: null,
      stage: 'choose',
    });
    const afterRoll = play(play(state, { type: 'rollMovement', player: 'red' }).state, ...dice(3)).state;
    expect(top(afterRoll)).toMatchObject({ kind: 'movement', die: 3 });
    expect(halted(play(afterRoll, passBy('red')).state)).toBe(true);
  });
});
