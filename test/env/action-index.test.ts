import { describe, expect, it } from 'vitest';
import { strip } from '../alexandros/boards.js';
import { codecs } from '../../src/alexandros/index.js';
import { closed, listOf, oneOf, tagged, text, value, wholeNumber, type Names } from '../../src/core/index.js';
import { actionIndex, type AnyAction } from '../../src/env/index.js';

const name = value('a name', (u): u is string => typeof u === 'string' && /^[a-z]+( [a-z]+)?$/.test(u), 1, {
  is: 'text',
  most: 20,
});
const player = oneOf(['ann', 'bob']);
const codec = tagged('type', {
  pass: closed({ type: oneOf(['pass']), player }),
  march: closed({
    type: oneOf(['march']),
    player,
    from: name,
    to: closed({ space: name, inside: oneOf(['yes', 'no']) }),
  }),
  pay: closed({ type: oneOf(['pay']), player, talents: wholeNumber(0, 250) }, { card: wholeNumber(1, 99) }),
  give: closed({ type: oneOf(['give']), player }, { talents: wholeNumber(0, 250) }),
  wall: closed({ type: oneOf(['wall']), player, walls: name }),
  roll: closed({ type: oneOf(['roll']), player: oneOf(['chance']), die: wholeNumber(1, 6) }),
});
const names: Names = {
  all: ['tyre', 'gaza', 'sidon'],
  fields: { card: [7, 12], walls: ['tyre gaza', 'gaza sidon'] },
  identities: [],
  constant: [],
};
const index = actionIndex<AnyAction & Record<string, unknown>>(codec as never, names);

describe('the numbers of actions', () => {
  it('have a block for each type that players decide, with a number for each combination of values', () => {
    expect(index.blocks.map(({ type, first, size }) => [type, first, size])).toEqual([
      ['pass', 0, 1],
      // Three spaces, three spaces again, two zones.
      ['march', 1, 18],
      // Three digits, of which the first is 0, 1 or 2; no card, or one of two.
      ['pay', 19, 900],
      // Nothing, or three digits.
      ['give', 919, 600],
      // Three words, twice.
      ['wall', 1519, 9],
    ]);
    expect(index.size).toBe(1528);
    expect(index.blocks[1]?.choices.map(({ field }) => field)).toEqual(['from', 'to.space', 'to.inside']);
  });

  it('are read back, and belong to any player', () => {
    const march = { type: 'march', player: 'ann', from: 'gaza', to: { space: 'sidon', inside: 'no' } };
    const number = index.encode(march);
    // The second of three spaces, the third of three, the second of two.
    expect(number).toBe(1 + (1 * 3 + 2) * 2 + 1);
    expect(index.decode(number, 'bob')).toEqual({ ...march, player: 'bob' });
    expect(index.encode({ ...march, player: 'bob' })).toBe(number);
    expect(index.decode(index.encode({ type: 'pay', player: 'ann', talents: 207, card: 12 }), 'ann')).toEqual({
      type: 'pay',
      player: 'ann',
      talents: 207,
      card: 12,
    });
    expect(index.decode(index.encode({ type: 'give', player: 'ann' }), 'ann')).toEqual({ type: 'give', player: 'ann' });
    const wall = { type: 'wall', player: 'ann', walls: 'gaza sidon' };
    expect(index.decode(index.encode(wall), 'ann')).toEqual(wall);
  });

  it('are those of their actions, for every number that an action has', () => {
    let actions = 0;
    for (let number = 0; number < index.size; number++) {
      let action;
      try {
        action = index.decode(number, 'ann');
      } catch (thrown) {
        // Digits can exceed 250.
        expect(thrown).toBeInstanceOf(RangeError);
        continue;
      }
      actions += 1;
      // A value that is left out has several numbers, and the first of them is its own.
      if (action.type !== 'give' || 'talents' in action) expect(index.encode(action)).toBe(number);
    }
    expect(actions).toBe(1 + 18 + 251 * 3 + 300 + 251 + 9);
  });

  it('do not exist for other actions', () => {
    for (const number of [-1, 0.5, index.size, Number.NaN])
      expect(() => index.decode(number, 'ann')).toThrow(RangeError);
    expect(() => index.encode({ type: 'roll', player: 'chance', die: 3 })).toThrow('players have no action roll');
    expect(() => index.encode({ type: 'wall', player: 'ann', walls: 'tyre rome' })).toThrow('rome is not listed');
    expect(() => index.encode({ type: 'give', player: 'ann', talents: 251 })).toThrow('no number from 0 to 250');
  });
});

describe('the tokens of actions', () => {
  const meaningsOf = (action: AnyAction & Record<string, unknown>) =>
    index.spell(action).map((token) => index.tokens[token]);

  it('say the type and then each choice; a name is one token wherever it occurs', () => {
    expect(meaningsOf({ type: 'march', player: 'ann', from: 'tyre', to: { space: 'gaza', inside: 'yes' } })).toEqual([
      'march',
      '"tyre"',
      '"gaza"',
      '"yes"',
    ]);
    expect(meaningsOf({ type: 'wall', player: 'ann', walls: 'tyre gaza' })).toEqual(['wall', '"tyre"', '"gaza"']);
    expect(meaningsOf({ type: 'pay', player: 'ann', talents: 42 })).toEqual([
      'pay',
      'digit 0',
      'digit 4',
      'digit 2',
      'nothing',
    ]);
    expect(meaningsOf({ type: 'pay', player: 'ann', talents: 0, card: 7 }).at(-1)).toBe('card 7');
    expect(index.longest).toBe(5);
  });
});

describe('an index', () => {
  const withField = (field: object) => closed({ type: oneOf(['do']), player, ...field }) as never;

  it('cannot be made of lists, tables and free text', () => {
    expect(() => actionIndex(withField({ cards: listOf(name, 3) }), names)).toThrow('cards: a list of a name');
    expect(() => actionIndex(withField({ word: text(20) }), names)).toThrow('word: a text of 1 to 20 characters');
  });

  it('has no numbers for what the components lack', () => {
    const none = actionIndex(withField({ fleet: name }), { ...names, fields: { fleet: [] } });
    expect([none.size, none.blocks]).toEqual([
      0,
      [{ type: 'do', first: 0, size: 0, choices: [{ field: 'fleet', values: [] }] }],
    ]);
  });

  it('counts no more actions than there are exact numbers', () => {
    const digits = wholeNumber(0, 1e8);
    const huge = actionIndex<never>(withField({ a: digits, b: digits }), names);
    expect(huge.size).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(() => huge.encode({ type: 'do', player: 'ann', a: 1, b: 2 } as never)).toThrow('too many actions');
    expect(huge.spell({ type: 'do', player: 'ann', a: 1, b: 2 } as never)).toHaveLength(19);
  });
});

describe('the index of Alexandros', () => {
  it('depends on the board', () => {
    const sizeFor = (options: Parameters<typeof codecs.namesOf>[0]): number =>
      actionIndex(codecs.ActionCodec, codecs.namesOf(options)).size;
    // Six types with a symbol, six with one of 172 spaces, two with one of 120 points, and two without anything.
    expect(sizeFor({ players: 2 })).toBe(6 * 5 + 6 * 172 + 2 * 120 + 2);
    expect(sizeFor({ players: 4 })).toBe(sizeFor({ players: 2 }));
    expect(sizeFor({ players: 2, board: strip })).toBeLessThan(1000);
  });
});
