/** Whole games of players who want something: every ending, every kind of action and every event is reached. */
import { describe, expect, it } from 'vitest';
import { ENDINGS, query, type ActionType, type EventType, type GameOptions } from '../../src/alexandros/index.js';
import { strip } from './boards.js';
import { invariants } from './invariants.js';
import { playOut, type Finished } from './play-out.js';
import { anything, avoidingWalls, buildingWalls, hoarding, idling, levying, type Liking } from './policies.js';

/** Plays a game under watch: invariants hold, and the measure of progress falls, with every action. */
function watched(options: GameOptions, seed: string, liking: Liking): Finished {
  let left = Number.POSITIVE_INFINITY;
  return playOut(options, seed, liking, (simulation) => {
    const now = simulation.state();
    const measure = query.movesLeft(now);
    expect(measure).toBeLessThan(left);
    expect(measure).toBeGreaterThan(0);
    left = measure;
    expect(invariants(now)).toEqual([]);
  });
}

/** Uses walls along the way, and turns everything down that he may: nothing ever comes of it. */
const obstinate: Liking = avoidingWalls(idling);

const likings: readonly (readonly [name: string, GameOptions, Liking])[] = [
  ['levying', { players: 4 }, levying],
  ['levying, and building walls', { players: 3 }, buildingWalls(levying)],
  ['levying, and avoiding walls', { players: 2 }, avoidingWalls(levying)],
  ['hoarding, and avoiding walls', { players: 3 }, avoidingWalls(hoarding)],
  ['anything, and avoiding walls', { players: 4 }, avoidingWalls(anything)],
  ['anything on a strip', { players: 3, board: strip }, anything],
  ['avoiding walls on a strip', { players: 2, board: strip }, avoidingWalls(anything)],
  ['turning everything down', { players: 2 }, obstinate],
];
const played = new Map(
  likings.map(([name, options, liking]) => [
    name,
    [0, 1, 2].map((game) => watched(options, `${name} ${game}`, liking)),
  ]),
);
const all = [...played.values()].flat();

describe('R End of the Game: games of players who want something', () => {
  it('end in each of the four ways', () => {
    expect(new Set(all.map(({ state }) => state.ended?.how))).toEqual(new Set(ENDINGS));
  });

  it('of levying players end by a hundred points, and then nobody has less than the winner', () => {
    const won = all.filter(({ state }) => state.ended?.how === 'hundredPoints');
    expect(won.length).toBeGreaterThan(0);
    for (const { state, events } of won) {
      const most = Math.max(...state.seats.map(({ score }) => score));
      expect(most).toBeGreaterThanOrEqual(100);
      expect(state.ended?.winners).toEqual(
        state.seats.filter(({ score }) => score === most).map(({ player }) => player),
      );
      const last = events.slice(-1 - state.seats.length).map(({ type }) => type);
      expect(last).toEqual([...state.seats.map(() => 'taxesScored'), 'gameEnded']);
    }
  });

  it('on a strip of 15 spaces end when no symbol space is empty, jokers having been named', () => {
    const strips = [...(played.get('anything on a strip') ?? []), ...(played.get('avoiding walls on a strip') ?? [])];
    expect(strips.map(({ state }) => state.ended?.how)).toEqual(strips.map(() => 'noMoveLeft'));
    expect(strips.some(({ actions }) => actions.some(({ type }) => type === 'nameSymbol'))).toBe(true);
    for (const { events } of strips) {
      const stay = events.findIndex(({ type }) => type === 'alexanderStayed');
      expect(events[stay]).toMatchObject({ why: 'noMoveLeft', rule: 'ruling A11' });
      expect(events.slice(stay).some(({ type }) => type === 'turnBegan')).toBe(false);
    }
  });

  it('reach every kind of action and every kind of event', () => {
    const ACTIONS: Record<ActionType, true> = {
      moveByFaceUpCard: true,
      moveByHandCard: true,
      nameSymbol: true,
      chooseSpace: true,
      choosePoint: true,
      step: true,
      takeSupplyCard: true,
      takeFaceUpCard: true,
      occupyProvince: true,
      takeOverProvince: true,
      placeGuard: true,
      payCard: true,
      giveCard: true,
      levyTaxes: true,
      takeBackGuard: true,
      pass: true,
      drawCard: true,
    };
    const EVENTS: Record<EventType, true> = {
      turnBegan: true,
      cardDrawn: true,
      cardTurnedUp: true,
      discardsShuffled: true,
      faceUpCardTaken: true,
      specialMovePlayed: true,
      symbolNamed: true,
      spaceChosen: true,
      pointChosen: true,
      alexanderStepped: true,
      wallPlaced: true,
      alexanderStayed: true,
      blackWallsExhausted: true,
      guardPlaced: true,
      cardPaid: true,
      guardRemoved: true,
      provinceOccupied: true,
      cardGiven: true,
      taxesLevied: true,
      taxesScored: true,
      guardTakenBack: true,
      actionsForgone: true,
      turnEnded: true,
      gameEnded: true,
    };
    expect(new Set(all.flatMap(({ actions }) => actions.map(({ type }) => type)))).toEqual(
      new Set(Object.keys(ACTIONS)),
    );
    expect(new Set(all.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual(new Set(Object.keys(EVENTS)));
  });

  it('lists of legal actions stay short enough to choose from', () => {
    let longest = 0;
    for (const liking of [levying, buildingWalls(levying), anything])
      playOut({ players: 4 }, 'longest', liking, (simulation) => {
        if (simulation.actors()[0] !== 'chance') longest = Math.max(longest, simulation.legalActions().length);
      });
    expect(longest).toBeLessThanOrEqual(40);
  });
});

describe('ruling A21: the standstill', () => {
  it('leaves games alone in which something still comes of it after many idle rounds', () => {
    const stretches: number[] = [];
    let before = 0;
    playOut({ players: 4 }, 'stretches', avoidingWalls(anything), (simulation) => {
      const { idleTurns } = simulation.state();
      if (idleTurns < before) stretches.push(before);
      before = idleTurns;
    });
    expect(Math.max(...stretches)).toBeGreaterThan(4 * 4);
  });

  it('ends those of players who turn everything down, with the points they have', () => {
    const over = all.filter(({ state }) => state.ended?.how === 'standstill');
    for (const { state, events } of over) {
      expect(state.idleTurns === 276 || state.turn === 800).toBe(true);
      expect(events.slice(-2).map(({ type }) => type)).toEqual(['turnEnded', 'gameEnded']);
    }
  });
});
