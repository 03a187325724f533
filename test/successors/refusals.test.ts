/** Refusals: what was wrong, by which rule, and nothing changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import {
  applyAction,
  cards,
  createGame,
  explainAction,
  fromPosition,
  legalActions,
  orThrow,
  REFUSAL_CODES,
  seededChance,
  settle,
  simulate,
  type Action,
  type CardId,
  type PlayerId,
  type GameState,
  type IndependentArmyId,
  type SpaceId,
  type SuccessorsFrame,
} from '../../src/successors/index.js';
import { SPECTATOR } from '../../src/core/index.js';
import { INDEPENDENT_MOVEMENT_POINTS } from '../../src/successors/data/independents.js';
import { situation, type Told } from './golden/situation.js';

/** Four players, dealt and placed, the first of whom must decide. */
const begun = settle(orThrow(createGame({ players: 4 })), seededChance('refusals')).state;

/** The refusal of an action, which must have changed nothing. */
function refused(
  state: GameState,
  action: unknown,
): { readonly code: string; readonly rule: string; readonly message: string } {
  const before = JSON.stringify(state);
  const answer = applyAction(state, action as Action);
  expect(JSON.stringify(state)).toBe(before);
  if (E.isRight(answer)) throw new Error('the action was carried out');
  expect(explainAction(state, action as Action)).toEqual(answer.left);
  expect(Object.keys(REFUSAL_CODES)).toContain(answer.left.code);
  expect(answer.left.rule).toMatch(/^(R \d|ruling )/);
  return answer.left;
}

describe('R 6 whose turn it is, and what is going on', () => {
  const [mine] = legalActions(begun);
  if (mine === undefined) throw new Error('nobody has anything to do');

  it('R 6 an action of somebody else', () => {
    const other = mine.player === 'red' ? 'blue' : 'red';
    expect(refused(begun, { ...mine, player: other }).code).toBe('notYourTurn');
    expect(refused(begun, { type: 'roll', player: 'chance', die: 6 }).code).toBe('notYourTurn');
  });

  it('R 6 to somebody who asks about an action of another, whether it is listed or not', () => {
    const other = mine.player === 'red' ? 'blue' : 'red';
    const actions: readonly Action[] = [
      mine,
      { type: 'playSurprise', player: mine.player as PlayerId, card: 24 },
      { type: 'roll', player: 'chance', die: 6 },
    ];
    for (const action of actions) {
      for (const by of [other, SPECTATOR] as const) {
        const refusal = explainAction(begun, action, by);
        expect(refusal).toMatchObject({ code: 'notYourAction', rule: 'R 6', params: { player: action.player, by } });
        expect(applyAction(begun, action, by)).toEqual(E.left(refusal));
      }
    }
    expect(explainAction(begun, mine, mine.player as PlayerId)).toBeUndefined();
    expect(applyAction(begun, mine, mine.player as PlayerId)).toEqual(applyAction(begun, mine));
    expect(explainAction(begun, { type: 'pass', player: other }, other)?.code).toBe('notYourTurn');
    expect(explainAction(begun, null as unknown as Action, other)?.code).toBe('malformedAction');
  });

  it('R 6 an action out of phase', () => {
    expect(refused(begun, { type: 'rollMovement', player: mine.player })).toMatchObject({ code: 'outOfPhase' });
  });

  it('R 6 an action with other particulars', () => {
    const elsewhere = { ...mine, space: 'memphis' } as Action;
    if (mine.type !== 'placeGeneral') throw new Error('the seed deals nobody who may choose his space');
    expect(refused(begun, elsewhere)).toMatchObject({ code: 'notOffered', rule: 'R 5.4.1' });
  });

  it.each([
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    { type: 'pass' },
    { type: 'conquer', player: 'red' },
    { ...mine, extra: 1 },
    { type: 'roll', player: 'chance', die: NaN },
    { type: 'placeMarker', player: 'green', space: 'pella' },
    JSON.parse('{"__proto__":{"type":"pass"}}'),
  ])('R 6 what is no action at all: %j', (nonsense) => {
    expect(refused(begun, nonsense).code).toBe('malformedAction');
  });

  it('R 7 anything when the game is over', () => {
    const ended = {
      ...begun,
      stack: [],
      outcome: { winners: ['red'], how: 'victoryPoints', rule: 'R 7.1' },
    } as GameState;
    expect(refused(ended, mine).code).toBe('gameOver');
    expect(legalActions(ended)).toEqual([]);
  });

  it('R 6 the mutable twin refuses the same, and stands where it stood', () => {
    const simulation = simulate(begun);
    const answer = simulation.apply({ type: 'rollMovement', player: mine.player } as Action);
    expect(E.isLeft(answer) && answer.left.code).toBe('outOfPhase');
    expect(simulation.state()).toEqual(begun);
  });
});

describe('R 14 Independent Armies that go where they may not', () => {
  /** The card whose event activates an Independent Army. */
  const cardOf = (army: IndependentArmyId): CardId => {
    const card = cards.find(({ effect }) => effect.kind === 'independentArmy' && effect.army === army);
    if (card === undefined) throw new Error(`no card activates ${army}`);
    return card.id;
  };

  /** Red has just activated an Independent Army by its card: it has all the Movement Points of R 14.2.1 left. */
  function activated(army: IndependentArmyId, space: SpaceId | null): Told {
    const origin = space ?? 'box';
    const card = cardOf(army);
    const pieces = { turn: 2, independentArmies: { [army]: origin } };
    const { stack, segment } = situation(
      { ...pieces, toMove: 'red', segment: 'tyche', hands: { red: [card] } },
      { players: 4 },
    ).state;
    const move: SuccessorsFrame = {
      kind: 'independentMove',
      player: 'red',
      army,
      origin,
      left: INDEPENDENT_MOVEMENT_POINTS,
      cameFrom: origin,
      drew: false,
      entered: 0,
      ended: false,
      awaiting: 'none',
      noLocalTroops: [],
    };
    const event: SuccessorsFrame = { kind: 'cardEvent', player: 'red', card, step: 'marching', memory: {} };
    const played = stack.map((frame): SuccessorsFrame =>
      frame.kind === 'tyche' ? { ...frame, card, stage: 'resolved' } : frame,
    );
    return situation({ ...pieces, discards: [card], stack: [...played, event, move], memory: segment }, { players: 4 });
  }

  it('R 14.3 Leosthenes stays in Thessalia and Hellas', () => {
    const { state } = activated('leosthenes', 'larisa');
    expect(refused(state, { type: 'moveIndependentArmy', player: 'red', army: 'leosthenes', to: 'pella' }).code).toBe(
      'beyondLimits',
    );
  });

  it('R 14.3 Filon ends further west than he began', () => {
    const { state } = activated('filon', 'rhagai');
    const east = applyAction(state, { type: 'moveIndependentArmy', player: 'red', army: 'filon', to: 'hekatompylos' });
    const now = E.isRight(east) ? east.right.state : state;
    const attempt = E.isRight(east)
      ? { type: 'endIndependentArmy', player: 'red', army: 'filon' }
      : { type: 'moveIndependentArmy', player: 'red', army: 'filon', to: 'hekatompylos' };
    expect(refused(now, attempt).code).toBe('notWestward');
  });

  it('R 14.1 an Army in its box must come onto the board', () => {
    const { state } = activated('seuthes', null);
    expect(refused(state, { type: 'endIndependentArmy', player: 'red', army: 'seuthes' }).code).toBe('mustEnter');
  });
});

describe('R 5 options and positions', () => {
  it.each([
    [{ players: 6 }, '$.players'],
    [{}, '$.players'],
    [{ players: 4, edition: 'third' }, '$.edition'],
    [{ players: 4, optionalRules: ['19.1'] }, '$.optionalRules[0]'],
    [{ players: 4, board: { name: 'none' } }, '$.board.spaces'],
    [{ players: 4, colour: 'red' }, '$.colour'],
    [null, '$'],
    ['4', '$'],
  ])('R 5 options %j are refused at %s', (options, path) => {
    const answer = createGame(options as never);
    if (E.isRight(answer)) throw new Error('they were taken');
    expect(answer.left.code).toBe('invalidInput');
    expect(answer.left.faults.map((fault) => fault.path)).toContain(path);
  });

  it('R 5 every fault of a position at once', () => {
    const answer = fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: { players: 2 },
      turn: 9,
      markers: { red: ['atlantis'] },
    });
    if (E.isRight(answer)) throw new Error('it was taken');
    expect(answer.left.faults.map((fault) => fault.path)).toEqual(
      expect.arrayContaining(['$.turn', '$.markers.red[0]']),
    );
  });
});

describe('R 1 codes', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .concat('refusal-scenes.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

  it.each(Object.keys(REFUSAL_CODES))('R 1 the code %s is reached by a test', (code) => {
    expect(tests).toContain(`'${code}'`);
  });
});
