/** Records and saves of other versions of the rules are refused as such. */
import { expect, test } from 'vitest';
import { isLeft, matches, orThrow, records } from '../../src/core/index.js';
import { toy } from './toy.js';

const { createMatch, load, recordOf, save } = matches(toy);
const match = orThrow(createMatch({ players: 2, goal: 20, seed: 'version' }));
const record = recordOf(match);

const remedies = [
  [toy.version - 1, 'a release of diadochi that plays version 6 reads it (docs/records.md)'],
  [toy.version + 1, 'a later release of diadochi reads it'],
] as const;

test.each(remedies)(
  'of version %i a record or a save is refused by its version, whatever else is wrong with it',
  (written, remedy) => {
    const other = { ...record, gameVersion: written };
    for (const read of [
      records(toy).replay(other),
      records(toy).read({ ...other, actions: 'none', extra: 1, checksum: 'none' }),
      load({ ...save(match), record: other }),
    ])
      expect(isLeft(read) && read.left).toEqual({
        code: 'otherVersion',
        game: 'toy',
        written,
        plays: 7,
        message: `version ${written} of the rules of toy wrote this, and this library plays version 7: ${remedy}`,
      });
  },
);

test('what is no record of the game, or names no version, has faults instead', () => {
  for (const none of [
    { format: 'x' },
    { game: 'chess' },
    { gameVersion: 0 },
    { gameVersion: 7.5 },
    { gameVersion: '6' },
  ]) {
    const read = records(toy).read({ ...record, gameVersion: 6, ...none });
    expect(isLeft(read) && read.left.code).toBe('invalidInput');
  }
});
