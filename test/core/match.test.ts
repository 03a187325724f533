import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { digest, matches, orThrow, seededChance, type Match } from '../../src/core/index.js';
import { toy, type ToyTypes } from './toy.js';

const { createMatch, play, undo, save, load } = matches(toy);

const begin = (seed = 'match') => orThrow(createMatch({ players: 2, goal: 40, seed }));
const roll = (match: Match<ToyTypes>) => orThrow(play(match, toy.legalActions(match.state)[0]!)).match;
const paths = (result: E.Either<{ readonly code: string }, unknown>): readonly string[] =>
  E.isLeft(result) && 'faults' in result.left ? (result.left.faults as { path: string }[]).map(({ path }) => path) : [];
const signed = (saved: object, changes: object) => {
  const { checksum: _, ...body } = { ...saved, ...changes } as Record<string, unknown>;
  return { ...body, checksum: digest(body) };
};

describe('a match', () => {
  test('settles chance after each decision', () => {
    const match = roll(begin());
    expect(match.actions.map(({ type }) => type)).toEqual(['roll', 'fall']);
    expect(toy.actors(match.state)).toEqual(['bob']);
  });

  test('a decision taken back meets the same dice again', () => {
    const one = roll(begin());
    const two = roll(one);
    expect(undo(two)).toEqual(one);
    expect(roll(undo(two)!)).toEqual(two);
    expect(undo(begin())).toBeUndefined();
  });

  test('a refused action changes nothing', () => {
    const match = begin();
    expect(E.isLeft(play(match, { type: 'roll', player: 'bob' }))).toBe(true);
    expect(match).toEqual(begin());
  });

  test('begins with options and a seed, or says everything that is wrong', () => {
    expect(paths(createMatch({ players: 3, seed: 5 } as never))).toEqual(['$.seed', '$.players']);
    expect(paths(createMatch({ players: 2 } as never))).toEqual(['$.seed']);
    for (const input of [null, undefined, 7, [], 'x']) expect(E.isLeft(createMatch(input as never))).toBe(true);
    const getter = Object.defineProperty({ players: 2 }, 'seed', {
      enumerable: true,
      get: () => {
        throw new Error('called');
      },
    });
    expect(E.isLeft(createMatch(getter as never))).toBe(true);
  });
});

describe('a saved match', () => {
  const match = roll(roll(begin()));
  const saved = JSON.parse(JSON.stringify(save(match))) as ReturnType<typeof save>;

  test('loads as it was, and goes on with the same dice', () => {
    const loaded = orThrow(load(saved));
    expect(loaded).toEqual(match);
    expect(roll(loaded)).toEqual(roll(match));
  });

  test('is refused if anything was changed', () => {
    expect(paths(load({ ...saved, seed: 'other' }))).toEqual(['$.checksum']);
    expect(paths(load({ ...saved, format: 'x', extra: 1, chance: { ...saved.chance, algorithm: 'mine' } }))).toEqual([
      '$.format',
      '$.chance.algorithm',
      '$.extra',
    ]);
    expect(paths(load({ ...saved, record: { ...saved.record, version: 9 } }))).toContain('$.record.version');
  });

  test('is refused if its dice are not those of its seed, however it is signed', () => {
    expect(paths(load(signed(saved, { seed: 'other', chance: seededChance('other').save() })))[0]).toMatch(
      /^\$\.record\.actions\[\d\]$|^\$\.chance$/,
    );
    expect(paths(load(signed(saved, { chance: seededChance('match').save() })))).toEqual(['$.chance']);
    expect(
      paths(load(signed(saved, { chance: { ...saved.chance, generator: { c: NaN, s0: 0, s1: 0, s2: 0 } } }))),
    ).toEqual(['$.chance.generator.c']);
  });

  test('is refused if it is no match at all', () => {
    const cycle: Record<string, unknown> = { ...saved };
    cycle['record'] = cycle;
    for (const input of [null, undefined, 1, '', [], cycle, new Date(0)])
      expect(paths(load(input)).length).toBeGreaterThan(0);
  });
});
