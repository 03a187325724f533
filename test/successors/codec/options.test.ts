import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import { codecs, createGame, type GameOptions } from '../../../src/successors/index.js';

const { decodeOptions, OptionsCodec } = codecs;
const faults = (input: unknown): readonly string[] => {
  const read = decodeOptions(input);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('options', () => {
  test.each([2, 3, 4, 5])('%i players', (players) => {
    expect(decodeOptions({ players })).toEqual(E.right({ players }));
  });

  test('everything that can be chosen', () => {
    const options: GameOptions = {
      players: 3,
      edition: 'player-aid',
      optionalRules: [],
      interrupts: 'everyone',
      board,
      cards,
    };
    expect(decodeOptions(options)).toEqual(E.right(options));
    expect(OptionsCodec.is(options)).toBe(true);
  });

  test('every fault at once', () => {
    expect(
      faults({ players: 6, edition: 'first', optionalRules: ['elephants', 3], interrupts: null, colour: 'red' }),
    ).toEqual([
      '$.players: expected one of 2, 3, 4, 5, got 6',
      '$.edition: expected one of "rulebook", "player-aid", got "first"',
      expect.stringMatching(/^\$\.optionalRules\[0\]: expected one of "prestigeForIndependents", .*, got "elephants"$/),
      expect.stringMatching(/^\$\.optionalRules\[1\]: expected one of .*, got 3$/),
      '$.interrupts: expected one of "holders", "everyone", got null',
      '$.colour: unknown key',
    ]);
    expect(faults({})).toEqual(['$.players: missing']);
  });

  test('R 19 an optional rule is named once', () => {
    const named = ['fasterCart', 'cavalry', 'fasterCart'];
    expect(faults({ players: 2, optionalRules: named })).toEqual([
      '$.optionalRules[2]: fasterCart (R 19.11) is named twice',
    ]);
  });

  test('a board and a deck are read to the bottom', () => {
    const spaces = board.spaces.map((space) => (space.id === 'pella' ? { ...space, kind: 'town' } : space));
    expect(faults({ players: 2, board: { ...board, spaces } })[0]).toMatch(
      /^\$\.board\.spaces\[\d+\]\.kind: expected one of/,
    );
    expect(faults({ players: 2, cards: [{ ...cards[0], id: 0 }, ...cards.slice(1)] })[0]).toMatch(
      /^\$\.cards\[0\]\.id: expected a whole number/,
    );
  });

  test('R 4.31 the deck must fit the board', () => {
    const astray = cards.map((card) =>
      card.effect.kind === 'peukestas' ? { ...card, effect: { ...card.effect, province: 'india' } } : card,
    );
    const index = cards.findIndex(({ effect }) => effect.kind === 'peukestas');
    expect(faults({ players: 2, cards: astray })).toEqual([
      `$.cards[${index}].effect.province: there is no province india on the board`,
    ]);
  });

  test('a game keeps a plain copy of its options', () => {
    const given = { players: 2, board } as const;
    const created = createGame(given);
    if (E.isLeft(created)) throw new Error(created.left.message);
    expect(created.right.options).toEqual(given);
    expect(created.right.options).not.toBe(given);
    expect(created.right.options.board).not.toBe(board);
    expect(Object.isFrozen(created.right.options)).toBe(true);
    expect(Object.isFrozen(given)).toBe(false);
  });
});
