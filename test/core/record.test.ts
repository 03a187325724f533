import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { digest, matches, MOST_ACTIONS, orThrow, records, type InvalidRecord } from '../../src/core/index.js';
import { toy, type ToyTypes } from './toy.js';

const { createRecord, replay } = records(toy);
const { createMatch, play } = matches(toy);

/** A game in which both roll until one wins. */
function played() {
  let match = orThrow(createMatch({ players: 2, goal: 20, seed: 'record' }));
  while (toy.actors(match.state).length > 0) match = orThrow(play(match, toy.legalActions(match.state)[0]!)).match;
  return match;
}
const match = played();
const record = createRecord(match.options, match.actions, match.state);
const signed = (changes: object) => {
  const { checksum: _, ...body } = { ...record, ...changes };
  return { ...body, checksum: digest(body) };
};
const refused = (input: unknown): InvalidRecord<ToyTypes> => {
  const result = replay(input);
  if (E.isRight(result)) throw new Error('replayed');
  return result.left;
};
const paths = (input: unknown): readonly string[] => {
  const refusal = refused(input);
  return refusal.code === 'invalidInput' ? refusal.faults.map(({ path }) => path) : [];
};

describe('replay', () => {
  test('gives the same state, all events and the outcome', () => {
    const again = orThrow(replay(JSON.parse(JSON.stringify(record))));
    expect(again.state).toEqual(match.state);
    expect(again.outcome).toEqual(toy.outcome(match.state));
    expect(again.events.at(-1)?.type).toBe('won');
    expect(Object.isFrozen(again.state)).toBe(true);
  });

  test('refuses every fault of the envelope, the options and the actions at once', () => {
    expect(
      paths({
        ...record,
        format: 'x',
        version: 2,
        game: 'chess',
        gameVersion: 8,
        options: { players: 3 },
        actions: [{ type: 'fly' }, 7],
        extra: 1,
        checksum: 5,
      }),
    ).toEqual(
      expect.arrayContaining([
        '$.format',
        '$.version',
        '$.game',
        '$.gameVersion',
        '$.checksum',
        '$.extra',
        '$.options.players',
        '$.actions[0].type',
        '$.actions[1]',
      ]),
    );
  });

  test('refuses a later version of itself or of the game', () => {
    expect(paths(signed({ version: 2 }))).toEqual(['$.version']);
    expect(paths(signed({ gameVersion: 8 }))).toEqual(['$.gameVersion']);
  });

  test('refuses what was changed, signed or not', () => {
    expect(paths({ ...record, actions: record.actions.slice(1) })).toEqual(['$.checksum']);
    expect(paths(signed({ actions: record.actions.slice(0, -1) }))).toEqual(['$.finalState']);
    expect(refused(signed({ actions: [...record.actions, record.actions[0]] }))).toMatchObject({
      code: 'refusedAction',
      index: record.actions.length,
      violation: { code: 'over' },
    });
  });

  test('refuses what is not data', () => {
    const cycle: Record<string, unknown> = { ...record };
    cycle['options'] = cycle;
    expect(paths(cycle)).toContain('$.options');
    let called = false;
    const getter = Object.defineProperty({ ...record }, 'actions', { enumerable: true, get: () => (called = true) });
    expect(paths(getter)).toContain('$.actions');
    expect(called).toBe(false);
    for (const input of [null, undefined, 1, 'record', [], new Map(), () => record, Symbol('r')])
      expect(paths(input)).toHaveLength(1);
  });

  test('refuses more actions than any game has, without looking at them', () => {
    expect(paths({ ...record, actions: Array.from({ length: MOST_ACTIONS + 1 }, () => 0) })).toEqual(['$.actions']);
    expect(paths({ ...record, actions: { length: 1e9 } })).toEqual(['$.actions']);
  });

  test('a thousand faults are enough', () => {
    expect(paths({ ...record, actions: Array.from({ length: 5000 }, () => 0) })).toHaveLength(1000);
  });
});
