/** What a refusal tells beside its code: the cards, places, provinces and figures that it is about. */
import { describe, expect, it } from 'vitest';
import {
  alexandros,
  type Action,
  type GameState,
  type PlayerView,
  type SpaceId,
} from '../../../src/alexandros/index.js';
import { boardOf, slants, strip } from '../boards.js';
import { actionsLeft, drawn, legal, play, table } from '../table.js';

const red = 'red';
const holds = { player: 'red', secret: { horse: 1 } } as const;

/** The code of a refusal and what it is about. */
function refused(shown: GameState | PlayerView, action: Action): readonly [code?: string, about?: object] {
  const refusal = alexandros.explainAction(shown, action);
  return refusal === undefined ? [] : [refusal.code, refusal.params];
}

describe('R Moving Alexander: what a refusal is about', () => {
  const start = table({ faceUp: ['horse', 'lyre'], seats: [holds, { player: 'yellow' }] });
  const bound = play(start, { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' }, drawn('soldier')).state;
  const onLyre = play(bound, { type: 'chooseSpace', player: red, space: 's2.0' }).state;
  const choose = (space: SpaceId): Action => ({ type: 'chooseSpace', player: red, space });

  it('a card is named by its symbol, a moment by its phase or by what it has no place for', () => {
    expect(refused(start, { type: 'takeSupplyCard', player: red })).toEqual(['alexanderFirst', { phase: 'alexander' }]);
    expect(refused(start, { type: 'step', player: red, to: 'p1.1' })).toEqual(['wrongMoment', { type: 'step' }]);
    const temple = { symbol: 'temple' } as const;
    expect(refused(start, { type: 'moveByFaceUpCard', player: red, ...temple })).toEqual(['noSuchFaceUpCard', temple]);
    expect(refused(start, { type: 'moveByHandCard', player: red, ...temple })).toEqual(['noSuchHandCard', temple]);
  });

  it('a space by its name, and with the symbol that is wanted', () => {
    expect(refused(bound, choose('s9.9'))).toEqual(['spaceUnknown', { space: 's9.9' }]);
    expect(refused(bound, choose('s1.2'))).toEqual(['spaceNotMatching', { space: 's1.2', symbol: 'lyre' }]);
    expect(refused(bound, choose('s2.5'))).toEqual(['spaceNotClosest', { space: 's2.5' }]);
    const walled = play(
      table({ faceUp: ['lyre'], walls: ['p2.0-p2.2'] }),
      { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' },
      drawn('horse'),
    );
    expect(refused(walled.state, choose('s2.0'))).toEqual(['spaceNotEmpty', { space: 's2.0' }]);
  });

  it('a choice by what comes first, or has been chosen', () => {
    expect(refused(bound, { type: 'choosePoint', player: red, point: 'p2.2' })).toEqual([
      'spaceFirst',
      { symbol: 'lyre' },
    ]);
    const horse: Action = { type: 'nameSymbol', player: red, symbol: 'horse' };
    expect([bound, onLyre].map((state) => refused(state, horse))).toEqual([
      ['alreadyChosen', { symbol: 'lyre' }],
      ['alreadyChosen', { symbol: 'lyre' }],
    ]);
    expect(alexandros.explainAction(onLyre, choose('s2.0'))).toMatchObject({
      code: 'alreadyChosen',
      rule: 'R Moving Alexander',
      params: { space: 's2.0' },
    });
  });

  it('a point by its name, and with the space whose point it is not', () => {
    const point = (name: 'p1.1' | 'p9.9'): Action => ({ type: 'choosePoint', player: red, point: name });
    expect(refused(onLyre, point('p1.1'))).toEqual(['pointNotOfSpace', { point: 'p1.1', space: 's2.0' }]);
    expect(refused(onLyre, point('p9.9'))).toEqual(['pointUnknown', { point: 'p9.9' }]);
  });

  it('a step by where it would lead, from where and on the way to what', () => {
    const walking = play(onLyre, { type: 'choosePoint', player: red, point: 'p3.1' }).state;
    const step = (to: `p${number}.${number}`): Action => ({ type: 'step', player: red, to });
    expect(refused(walking, step('p9.1'))).toEqual(['pointUnknown', { point: 'p9.1' }]);
    // To p0.2 is one side, but it is as far from p3.1; p1.3 is one side nearer, but two sides away.
    for (const to of ['p0.2', 'p1.3'] as const)
      expect(refused(walking, step(to))).toEqual(['notOnShortestPath', { from: 'p0.0', to, destination: 'p3.1' }]);
  });

  it('while he is on his way nothing else has its moment', () => {
    const walking = play(onLyre, { type: 'choosePoint', player: red, point: 'p2.2' }).state;
    for (const state of [bound, onLyre, walking])
      expect(alexandros.explainAction(state, { type: 'pass', player: red })).toMatchObject({
        code: 'wrongMoment',
        rule: 'R Moving Alexander',
        params: { type: 'pass' },
      });
  });
});

describe('R Special Situations: what a refusal is about', () => {
  it('a symbol of which no space is empty', () => {
    const walls = ['p0.4-p1.5', 'p0.8-p1.9'];
    const joking = table({
      board: strip,
      faceUp: ['horse', 'temple'],
      walls,
      seats: [holds, { player: 'yellow' }],
      alexander: 'p0.16',
    });
    const horse = { symbol: 'horse' } as const;
    expect(refused(joking, { type: 'moveByHandCard', player: red, ...horse })).toEqual(['noEmptySpace', horse]);
    const joker = play(joking, { type: 'moveByFaceUpCard', player: red, ...horse }, drawn('soldier')).state;
    expect(refused(joker, { type: 'nameSymbol', player: red, ...horse })).toEqual(['noEmptySpace', horse]);
    expect(refused(joker, { type: 'chooseSpace', player: red, space: 's0.10' })).toEqual(['symbolFirst', {}]);
    expect(refused(joker, { type: 'pass', player: red })).toEqual(['wrongMoment', { type: 'pass' }]);
  });

  /** One row, a temple at each end fifteen sides from Alexander: only along the top of it. */
  const between = table({
    board: boardOf([`T${'o'.repeat(29)}AHLS${'o'.repeat(28)}T`]),
    alexander: 'p0.32',
    faceUp: ['temple', 'temple'],
    walls: [
      Array.from({ length: 16 }, (_, index) => `p0.${2 * index + 2}`).join('-'),
      Array.from({ length: 15 }, (_, index) => `p1.${2 * index + 3}`).join('-'),
      ...slants(2, 36),
    ],
  });

  it('of two spaces equally close, the one to which the walls do not suffice: the other must be chosen', () => {
    const state = play(between, { type: 'moveByFaceUpCard', player: red, symbol: 'temple' }, drawn('horse')).state;
    // 15 + 14 + 34 of the 75 walls stand: twelve are left. Along the walls in the west none is needed, in the east fifteen.
    expect(legal(state, 'chooseSpace')).toEqual([{ type: 'chooseSpace', player: red, space: 's0.0' }]);
    expect(alexandros.explainAction(state, { type: 'chooseSpace', player: red, space: 's0.62' })).toMatchObject({
      code: 'wallsShort',
      rule: 'R Special Situations',
      params: { space: 's0.62' },
    });
  });

  const long = boardOf([`ToToooo${'o'.repeat(50)}TALSHo`]);

  it('a card to whose space the walls do not suffice', () => {
    const near = table({
      board: long,
      alexander: 'p0.6',
      faceUp: ['temple', 'lyre'],
      walls: slants(8, 58),
      seats: [{ player: 'red', secret: { soldier: 1 } }, { player: 'yellow' }],
    });
    expect(refused(near, { type: 'moveByFaceUpCard', player: red, symbol: 'lyre' })).toEqual([
      'wallsShort',
      { symbol: 'lyre' },
    ]);
    expect(refused(near, { type: 'moveByHandCard', player: red, symbol: 'soldier' })).toEqual([
      'wallsShort',
      { symbol: 'soldier' },
    ]);
  });

  it('a symbol, a point or a step for which they do not suffice', () => {
    const turn = {
      kind: 'turn',
      player: 'red',
      phase: 'actions',
      actionsLeft: 2,
      levied: false,
      last: null,
    } as const;
    const marching = (symbol: 'temple' | null, space: 's0.57' | null) =>
      table({
        board: long,
        alexander: 'p0.24',
        faceUp: ['temple', 'lyre'],
        walls: [...slants(0, 56), 'p0.2-p0.4-p0.6-p0.8'],
        turn: 20,
        stack: [turn, { kind: 'destination', player: 'red', symbol, space }],
      });
    expect(refused(marching(null, null), { type: 'nameSymbol', player: red, symbol: 'soldier' })).toEqual([
      'wallsShort',
      { symbol: 'soldier' },
    ]);
    expect(refused(marching('temple', 's0.57'), { type: 'choosePoint', player: red, point: 'p1.59' })).toEqual([
      'wallsShort',
      { point: 'p1.59' },
    ]);
    const along = Array.from({ length: 27 }, (_, index) => `p1.${2 * index + 1}`).join('-');
    const last = table({
      board: long,
      alexander: 'p0.2',
      faceUp: ['temple', 'lyre'],
      walls: [along, ...slants(20, 63), 'p0.54-p0.56-p0.58-p0.60-p0.62', 'p1.53-p1.55'],
      turn: 20,
      stack: [
        { ...turn, last: 'wallsExhausted' },
        { kind: 'path', player: 'red', to: 'p1.53' },
      ],
    });
    expect(refused(last, { type: 'step', player: red, to: 'p0.4' })).toEqual(['wallsShort', { to: 'p0.4' }]);
  });
});

describe('R Further Actions: what a refusal is about', () => {
  const corner = ['p0.0-p1.1-p2.2-p3.1'];
  const inCorner = (position: Parameters<typeof table>[0] = {}): GameState =>
    table({ alexander: 'p3.9', walls: corner, stack: actionsLeft(2) ?? [], ...position });
  const able = inCorner({ seats: [{ player: 'red', secret: { temple: 1, lyre: 1 } }, { player: 'yellow' }] });
  const spent = { player: 'red', guards: ['s5.1', 's5.3', 's5.6', 's5.8'] } as const;
  const mine = inCorner({ seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] });
  const his = { player: 'yellow', guards: ['s2.0'] } as const;
  const province = 's0.-1';

  it('the phase in which Alexander is not moved again', () => {
    expect(refused(able, { type: 'moveByFaceUpCard', player: red, symbol: 'horse' })).toEqual([
      'alexanderMoved',
      { phase: 'actions' },
    ]);
  });

  it('R Take a Card: the symbol of a card that is not there', () => {
    expect(refused(able, { type: 'takeFaceUpCard', player: red, symbol: 'horse' })).toEqual([
      'noSuchFaceUpCard',
      { symbol: 'horse' },
    ]);
    const drawing = play(
      table({
        faceUp: ['horse', 'lyre'],
        seats: [
          { player: 'red', secret: { temple: 11, amphora: 11, horse: 10, lyre: 10, soldier: 10 } },
          { player: 'yellow' },
        ],
        stack: actionsLeft(2) ?? [],
      }),
      { type: 'takeSupplyCard', player: red },
    ).state;
    expect(refused(drawing, drawn('horse'))).toEqual(['notInSupply', { symbol: 'horse' }]);
  });

  it('R Occupy an Empty Province: the province, whose it is, and how many symbols it shows', () => {
    const occupy = (name: SpaceId): Action => ({ type: 'occupyProvince', player: red, province: name });
    expect(refused(able, occupy('s2.0'))).toEqual(['provinceUnknown', { province: 's2.0' }]);
    expect(refused(able, occupy('s9.9'))).toEqual(['provinceUnknown', { province: 's9.9' }]);
    const bare = inCorner({ walls: [...corner, 'p0.0-p1.-1-p1.1'] });
    expect(refused(bare, occupy(province))).toEqual(['provinceWithoutSymbol', { province }]);
    expect(refused(mine, occupy(province))).toEqual(['ownProvince', { province }]);
    expect(refused(inCorner({ seats: [{ player: 'red' }, his] }), occupy(province))).toEqual([
      'provinceOccupied',
      { province, owner: 'yellow' },
    ]);
    const without = inCorner({ seats: [spent, { player: 'yellow' }] });
    expect(refused(without, occupy(province))).toEqual(['noGuardInSupply', { province }]);
    // The board has 80 symbol spaces; two are in the corner.
    expect(refused(able, occupy('s0.0'))).toEqual(['cannotCover', { province: 's0.0', symbols: 78 }]);
  });

  it('R Occupy an Empty Province: the space that is to be covered otherwise, or the symbol that is lacking', () => {
    const guard = (space: SpaceId): Action => ({ type: 'placeGuard', player: red, space });
    const pay = (space: SpaceId): Action => ({ type: 'payCard', player: red, space });
    const begun = play(able, { type: 'occupyProvince', player: red, province }).state;
    expect(refused(begun, pay('s2.0'))).toEqual(['guardFirst', { space: 's2.0' }]);
    // An open space of the province, and a horse outside of it.
    for (const space of ['s0.-1', 's1.2'] as const)
      expect(refused(begun, guard(space))).toEqual(['notToBeCovered', { space }]);
    const lyreOnly = (...guards: SpaceId[]) =>
      play(inCorner({ seats: [{ player: 'red', secret: { lyre: 1 }, guards }, { player: 'yellow' }] }), {
        type: 'occupyProvince',
        player: red,
        province,
      }).state;
    const onLyre = play(lyreOnly(), guard('s2.0')).state;
    expect(refused(onLyre, pay('s1.-1'))).toEqual(['noSuchHandCard', { symbol: 'temple' }]);
    const poor = lyreOnly('s5.1', 's5.3', 's5.6');
    expect(refused(poor, guard('s2.0'))).toEqual(['cannotCover', { space: 's2.0' }]);
    expect(refused(play(poor, guard('s1.-1')).state, guard('s2.0'))).toEqual(['noGuardInSupply', { space: 's2.0' }]);
    expect(refused(onLyre, { type: 'pass', player: red })).toEqual(['wrongMoment', { type: 'pass' }]);
  });

  it('R Take Over an Occupied Province: the province, how many guards, and the card that cannot be given', () => {
    const take = (name: SpaceId): Action => ({ type: 'takeOverProvince', player: red, province: name });
    const lyres = (lyre: number, ...guards: SpaceId[]) =>
      inCorner({ seats: [{ player: 'red', secret: { lyre, temple: 1 }, guards }, his, { player: 'blue' }] });
    expect(refused(able, take('s2.0'))).toEqual(['provinceUnknown', { province: 's2.0' }]);
    expect(refused(able, take(province))).toEqual(['provinceFree', { province }]);
    expect(refused(mine, take(province))).toEqual(['ownProvince', { province }]);
    expect(refused(lyres(2, ...spent.guards), take(province))).toEqual(['noGuardInSupply', { province }]);
    expect(refused(lyres(1), take(province))).toEqual(['cannotRemoveGuards', { province, guards: 1 }]);
    const short = inCorner({ seats: [{ player: 'red', secret: { lyre: 2 }, guards: spent.guards.slice(1) }, his] });
    expect(refused(short, take(province))).toEqual(['cannotCover', { province }]);
    const giving = play(
      lyres(2),
      take(province),
      { type: 'placeGuard', player: red, space: 's2.0' },
      { type: 'payCard', player: red, space: 's1.-1' },
    ).state;
    expect(refused(giving, { type: 'giveCard', player: red, symbol: 'horse' })).toEqual([
      'cardNotPlayed',
      { symbol: 'horse' },
    ]);
    expect(alexandros.explainAction(giving, { type: 'pass', player: red })).toMatchObject({
      code: 'wrongMoment',
      rule: 'R Take Over an Occupied Province',
      params: { type: 'pass' },
    });
  });

  it('R Levy Taxes, R Take Back a Guard: the symbol, or the space', () => {
    const levy = (symbol: 'temple' | 'lyre'): Action => ({ type: 'levyTaxes', player: red, symbol });
    expect(refused(mine, levy('temple'))).toEqual(['noMatchingGuard', { symbol: 'temple' }]);
    expect(refused(mine, levy('lyre'))).toEqual(['noSuchHandCard', { symbol: 'lyre' }]);
    expect(refused(mine, { type: 'takeBackGuard', player: red, space: 's5.1' })).toEqual([
      'notYourGuard',
      { space: 's5.1' },
    ]);
  });
});
