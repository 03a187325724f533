/** A record and a save of every version are kept: those of the present one replay, those of earlier ones are refused as such. */
import { describe, expect, test } from 'vitest';
import { withKit } from '../../bench/kits.js';
import { isLeft, matches, orThrow, records, sameJson, type WholeGameTypes } from '../../src/core/index.js';
import { GAMES } from '../../src/games.js';
import type { SoakKit } from '../../bench/kit.js';
import { readVersion, versionsOf } from '../../bench/versions/kept.js';

const kept = <G extends WholeGameTypes>(name: (typeof GAMES)[number], version: number) => {
  const found = readVersion<G>(name, version);
  if (found === undefined) throw new Error(`nothing is kept of version ${version} of ${name}`);
  return found;
};

describe.each(GAMES)('%s', (name) => {
  test('every version up to the present one is kept', () =>
    withKit(name, ({ game }) =>
      expect(versionsOf(name)).toEqual(Array.from({ length: game.version }, (_, index) => index + 1)),
    ));

  test('the record and the save of the present version are read', () =>
    withKit(name, <G extends WholeGameTypes>({ game }: SoakKit<G>) => {
      const { record, save } = kept<G>(name, game.version);
      orThrow(records(game).replay(record));
      const match = orThrow(matches(game).load(save));
      expect(sameJson(matches(game).save(match), save)).toBe(true);
    }));

  test('those of an earlier version are refused by their version, and so is one to come', () =>
    withKit(name, <G extends WholeGameTypes>({ game }: SoakKit<G>) => {
      const { record, save } = kept<G>(name, game.version);
      const later = { ...record, gameVersion: game.version + 1 };
      const earlier = versionsOf(name).filter((version) => version < game.version);
      for (const { record: old, save: saved } of [
        { record: later, save: { ...save, record: later } },
        ...earlier.map((version) => kept<G>(name, version)),
      ]) {
        const written = old.gameVersion;
        const refusal = { code: 'otherVersion', game: name, written, plays: game.version };
        for (const read of [records(game).replay(old), records(game).read(old), matches(game).load(saved)])
          expect(isLeft(read) && read.left).toMatchObject(refusal);
      }
    }));
});
