import { describe, expect, it } from 'vitest';
import { query, type Action } from '../../../src/alexandros/index.js';
import { boardOf, slants, strip } from '../boards.js';
import { drawn, expectRefused, legal, play, table, said } from '../table.js';

const red = 'red';
const seats = [{ player: 'red', secret: { horse: 1 } }, { player: 'yellow' }] as const;

describe('R Moving Alexander', () => {
  const start = table({ faceUp: ['horse', 'lyre'], seats });

  it('lists one action for each symbol, though the face-up cards be alike', () => {
    expect(legal(table({ faceUp: ['lyre', 'lyre'] }), 'moveByFaceUpCard')).toEqual([
      { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' },
    ]);
  });

  it('refuses a card that is not there', () => {
    expectRefused(
      start,
      { type: 'moveByFaceUpCard', player: red, symbol: 'temple' },
      'noSuchFaceUpCard',
      'R Moving Alexander',
    );
  });

  it('refuses further actions before the move', () => {
    expectRefused(start, { type: 'takeSupplyCard', player: red }, 'alexanderFirst', 'R Game Play');
    expectRefused(start, { type: 'step', player: red, to: 'p1.1' }, 'wrongMoment', 'R Game Play');
  });

  it('refuses another player, and what is no action', () => {
    expectRefused(start, { type: 'pass', player: 'yellow' }, 'notYourTurn', 'R Game Play');
    expectRefused(start, { type: 'pass', player: red, extra: 1 } as Action, 'malformedAction', 'R Game Play');
  });

  const bound = play(start, { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' }, drawn('soldier')).state;

  it('refuses spaces that are not the closest empty ones of the symbol', () => {
    const choose = (space: `s${number}.${number}`): Action => ({ type: 'chooseSpace', player: red, space });
    expectRefused(bound, choose('s9.9'), 'spaceUnknown', 'R Moving Alexander');
    expectRefused(bound, choose('s1.2'), 'spaceNotMatching', 'R Moving Alexander');
    expectRefused(bound, choose('s2.5'), 'spaceNotClosest', 'R Moving Alexander');
    const walled = play(
      table({ faceUp: ['lyre'], walls: ['p2.0-p2.2'] }),
      { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' },
      drawn('horse'),
    );
    expectRefused(walled.state, choose('s2.0'), 'spaceNotEmpty', 'R Moving Alexander');
    expectRefused(bound, { type: 'choosePoint', player: red, point: 'p2.2' }, 'spaceFirst', 'R Moving Alexander');
    expectRefused(bound, { type: 'nameSymbol', player: red, symbol: 'horse' }, 'alreadyChosen', 'R Moving Alexander');
  });

  const onLyre = play(bound, { type: 'chooseSpace', player: red, space: 's2.0' }).state;

  it("refuses points that are none of the space's three", () => {
    expectRefused(onLyre, { type: 'choosePoint', player: red, point: 'p1.1' }, 'pointNotOfSpace', 'R Moving Alexander');
    expectRefused(onLyre, { type: 'choosePoint', player: red, point: 'p9.9' }, 'pointUnknown', 'R Moving Alexander');
  });

  it('refuses steps off the shortest paths', () => {
    const walking = play(onLyre, { type: 'choosePoint', player: red, point: 'p2.2' }).state;
    expectRefused(walking, { type: 'step', player: red, to: 'p0.2' }, 'notOnShortestPath', 'R Moving Alexander');
    expectRefused(walking, { type: 'step', player: red, to: 'p2.2' }, 'notOnShortestPath', 'R Moving Alexander');
    expectRefused(walking, { type: 'step', player: red, to: 'p9.1' }, 'pointUnknown', 'R Moving Alexander');
  });

  it("the taken card is everybody's knowledge and is replaced before the march (ruling A8)", () => {
    expect(query.seatOf(bound, red).hand.shown.lyre).toBe(1);
    expect(bound.faceUp).toEqual(['horse', 'soldier']);
    expect(bound.stack.map(({ kind }) => kind)).toEqual(['turn', 'destination']);
  });

  it("walls, guards and provinces do not stand in Alexander's way (ruling A3)", () => {
    const fenced = table({
      faceUp: ['lyre'],
      walls: ['p1.-1-p1.1-p0.2'],
      seats: [{ player: 'red' }, { player: 'yellow', guards: ['s1.-1'] }],
    });
    expect(query.distance(fenced, 'p0.0', 'p2.2')).toBe(2);
  });
});

describe('R Special Move', () => {
  it('a card of the hand is discarded, and no face-up card is taken (ruling A9)', () => {
    const start = table({ faceUp: ['temple', 'lyre'], seats });
    const { state, events } = play(start, { type: 'moveByHandCard', player: red, symbol: 'horse' });
    expect([state.faceUp, state.discards.horse]).toEqual([['temple', 'lyre'], 1]);
    expect(said(events, 'specialMovePlayed')).toHaveLength(1);
    expect(legal(state, 'chooseSpace').map(({ space }) => space)).toEqual(['s1.2']);
  });

  it('needs the card', () => {
    expectRefused(
      table({ faceUp: ['temple', 'lyre'] }),
      { type: 'moveByHandCard', player: red, symbol: 'horse' },
      'noSuchHandCard',
      'R Special Move',
    );
  });
});

describe('R Special Situations: jokers', () => {
  const walls = ['p0.4-p1.5', 'p0.8-p1.9'];
  const joking = table({ board: strip, faceUp: ['horse', 'temple'], walls, seats, alexander: 'p0.16' });

  it("a face-up card whose symbol has no empty space moves Alexander by a symbol of the player's choice", () => {
    expect(query.emptySpaces(joking, 'horse')).toEqual([]);
    const { state, events } = play(
      joking,
      { type: 'moveByFaceUpCard', player: red, symbol: 'horse' },
      drawn('soldier'),
    );
    expect(said(events, 'faceUpCardTaken')).toMatchObject([{ purpose: 'joker', rule: 'R Special Situations' }]);
    expect(legal(state, 'nameSymbol').map(({ symbol }) => symbol)).toEqual(['temple', 'lyre', 'soldier']);
    expectRefused(state, { type: 'nameSymbol', player: red, symbol: 'horse' }, 'noEmptySpace', 'R Special Situations');
    expectRefused(state, { type: 'chooseSpace', player: red, space: 's0.10' }, 'symbolFirst', 'R Special Situations');
    const named = play(state, { type: 'nameSymbol', player: red, symbol: 'lyre' }).state;
    expect(legal(named, 'chooseSpace')).toEqual([{ type: 'chooseSpace', player: red, space: 's0.10' }]);
  });

  it('a card of the hand is never a joker (ruling A10)', () => {
    expectRefused(
      joking,
      { type: 'moveByHandCard', player: red, symbol: 'horse' },
      'noEmptySpace',
      'R Special Situations',
    );
  });
});

describe('R Special Situations: too few walls (ruling A13)', () => {
  const long = boardOf([`ToToooo${'o'.repeat(50)}TALSHo`]);
  const near = table({
    board: long,
    alexander: 'p0.6',
    faceUp: ['temple', 'lyre'],
    walls: slants(8, 58),
    seats: [{ player: 'red', secret: { soldier: 1 } }, { player: 'yellow' }],
  });

  it('a move that not even the red walls would finish is refused; another must be found', () => {
    expect(legal(near, 'moveByFaceUpCard').map(({ symbol }) => symbol)).toEqual(['temple']);
    expectRefused(
      near,
      { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' },
      'wallsShort',
      'R Special Situations',
    );
    expectRefused(
      near,
      { type: 'moveByHandCard', player: red, symbol: 'soldier' },
      'wallsShort',
      'R Special Situations',
    );
  });

  it('a way with too many new walls is refused, one along walls is not', () => {
    const along = Array.from({ length: 26 }, (_, index) => `p1.${2 * index + 1}-p1.${2 * index + 3}`);
    const state = table({
      board: long,
      alexander: 'p0.2',
      faceUp: ['temple', 'lyre'],
      walls: [...along, ...slants(20, 63), 'p0.54-p0.56-p0.58-p0.60-p0.62', 'p1.53-p1.55'],
      turn: 20,
      stack: [
        { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: 2, levied: false, last: 'wallsExhausted' },
        { kind: 'path', player: 'red', to: 'p1.53' },
      ],
    });
    expect(query.wallsLeft(state)).toBe(1);
    expect(legal(state, 'step').map(({ to }) => to)).toEqual(['p1.3']);
    expectRefused(state, { type: 'step', player: red, to: 'p0.4' }, 'wallsShort', 'R Special Situations');
    // The last wall placed, he goes on where walls stand already.
    const on = play(state, { type: 'step', player: red, to: 'p1.3' }).state;
    expect([query.wallsLeft(on), legal(on, 'step').map(({ to }) => to)]).toEqual([0, ['p1.5']]);
  });

  it('a point, or a space, that the walls cannot reach is refused', () => {
    const marching = (symbol: 'temple' | null, space: 's0.57' | null) =>
      table({
        board: long,
        alexander: 'p0.24',
        faceUp: ['temple', 'lyre'],
        walls: [...slants(0, 56), 'p0.2-p0.4', 'p0.4-p0.6', 'p0.6-p0.8'],
        turn: 20,
        stack: [
          { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: 2, levied: false, last: null },
          { kind: 'destination', player: 'red', symbol, space },
        ],
      });
    const state = marching('temple', 's0.57');
    expect(query.wallsLeft(state)).toBe(16);
    expect(legal(state, 'choosePoint').map(({ point }) => point)).toEqual(['p1.57']);
    expectRefused(state, { type: 'choosePoint', player: red, point: 'p1.59' }, 'wallsShort', 'R Special Situations');
    expectRefused(
      marching(null, null),
      { type: 'nameSymbol', player: red, symbol: 'soldier' },
      'wallsShort',
      'R Special Situations',
    );
  });
});
