/** R 19.9 as it is written: states, positions, decks and boards with Elite Cavalry, and games that must not have any. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import { codecs, successors, type GameOptions, type GameState } from '../../../src/successors/index.js';
import { begin, FOUR_HANDS, setUp } from '../rules/phases-support.js';

const { decodeOptions, decodeState } = codecs;
const options: GameOptions = { players: 4, optionalRules: ['cavalry'] };
const started = setUp(options, FOUR_HANDS);
const json = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const faultsOf = (read: ReturnType<typeof decodeState> | ReturnType<typeof decodeOptions>): readonly string[] =>
  E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
const NOT_PLAYED = 'Elite Cavalry are of R 19.9, which is not played';

/** A state of the variant said to be one of a game without it. */
const unplayed = (state: GameState): unknown => ({ ...json(state), options: { players: 4 } });

describe('states', () => {
  test('R 19.9 a state with Elite Cavalry reads back, as a position too', () => {
    const { state } = begin({ ...started, turn: 2 }, 'reinforcements');
    expect(decodeState(json(state))).toEqual(E.right(state));
    expect(successors.fromPosition(json(successors.toPosition(state)))).toEqual(E.right(state));
  });

  test('R 19.9 none where the variant is not played: among the forces, in the Dispersed Box, in hand', () => {
    expect(faultsOf(decodeState(unplayed(started)))).toContain(`$.forces["red:babylon"].cavalry: ${NOT_PLAYED}`);
    const { state } = begin({ ...started, turn: 2, forces: {} }, 'reinforcements');
    expect(faultsOf(decodeState(unplayed(state)))).toEqual([`$.stack[1].kind: ${NOT_PLAYED}`]);
    const boxed = {
      ...state,
      dispersed: { red: { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0, cavalry: 1 } },
    };
    expect(faultsOf(decodeState(unplayed(boxed)))).toContain(`$.dispersed.red.cavalry: ${NOT_PLAYED}`);
  });

  test('R 19.9 a position says so too', () => {
    const read = successors.fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: { players: 4 },
      forces: { 'red:pella': { cavalry: 1 } },
      minorGenerals: ['red:pella'],
    });
    expect(E.isLeft(read) && read.left.faults).toEqual([
      { path: '$.forces["red:pella"].cavalry', message: NOT_PLAYED },
    ]);
  });

  test('R 19.9 what is not there is not named', () => {
    const state = {
      ...json(started),
      dispersed: { red: { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0, cavalry: 0 } },
    };
    expect(faultsOf(decodeState(state))).toEqual([
      '$.dispersed.red.cavalry: expected a whole number from 1 to 999, got 0',
    ]);
  });
});

describe('options', () => {
  /** The default board with one name changed wherever it stands. */
  const renamed = (name: string): unknown => JSON.parse(JSON.stringify(board).replaceAll(`"${name}"`, '"elsewhere"'));
  const played = (name: string) =>
    faultsOf(decodeOptions({ ...options, board: renamed(name), cards: cards.map((card) => ({ ...card })) }));

  test('R 19.9.2 a board has the treasure cities, if the variant is played', () => {
    expect(played('sousa')).toContain('$.board.spaces: R 19.9.2 asks for the treasure city sousa');
    expect(faultsOf(decodeOptions({ ...options, board }))).toEqual([]);
    const asked = faultsOf(decodeOptions({ players: 4, board: renamed('sousa') }));
    expect(asked.some((fault) => fault.includes('R 19.9.2'))).toBe(false);
  });

  test('R 19.9.3 a levy of one’s own has no more Elite Cavalry than Mercenaries', () => {
    const levied = (cavalry: number): unknown =>
      cards.map((card) => (card.id === 7 ? { ...card, effect: { ...card.effect, cavalry } } : card));
    expect(faultsOf(decodeOptions({ ...options, cards: levied(2) }))).toEqual([]);
    expect(faultsOf(decodeOptions({ ...options, cards: levied(3) }))).toEqual([
      '$.cards[6].effect.cavalry: Elite Cavalry come in the place of Mercenaries',
    ]);
  });
});
