import { describe, expect, it } from 'vitest';
import { alexandros, createGame, orThrow, query, seededChance, settle } from '../../../src/alexandros/index.js';
import { said } from '../table.js';

describe('R Setup', () => {
  it.each([2, 3, 4] as const)('one card to each of %i players, two face-up, the rest is the supply', (players) => {
    const { state, events, actions } = settle(orThrow(createGame({ players })), seededChance('gaza'));
    expect(state.seats.map(({ hand }) => query.handSize(hand))).toEqual(Array(players).fill(1));
    expect(state.faceUp).toHaveLength(2);
    expect(Object.values(state.supply).reduce((sum, count) => sum + count, 0)).toBe(55 - players - 2);
    expect(actions).toHaveLength(players + 2);
    expect([...said(events, 'cardDrawn'), ...said(events, 'cardTurnedUp')].map(({ rule }) => rule)).toEqual(
      Array(players + 2).fill('R Setup'),
    );
    expect(said(events, 'turnBegan')).toMatchObject([{ player: 'red', turn: 1, round: 1 }]);
  });

  it('ruling A24: the players choose who begins', () => {
    const { state } = settle(orThrow(createGame({ players: 3, startingPlayer: 'blue' })), seededChance('gaza'));
    expect(alexandros.actors(state)).toEqual(['blue']);
  });

  it('every card of the deck is as likely to be dealt', () => {
    const state = orThrow(createGame({ players: 2 }));
    expect(alexandros.chanceOutcomes(state).map(({ weight }) => weight)).toEqual([11, 11, 11, 11, 11]);
  });

  it('no randomness is in the creation: equal options give equal states', () => {
    expect(createGame({ players: 4 })).toEqual(createGame({ players: 4 }));
  });
});
