/** The store writes all or nothing, and no step twice. */
import { describe, expect, it } from 'vitest';
import { batching } from '../../../examples/server/batch.js';
import { countedAddress } from '../../../examples/server/address.js';
import { recentOnes } from '../../../examples/server/recent.js';
import { openStore, type Entry } from '../../../examples/server/store.js';
import { hashOf, newToken, viewerOf } from '../../../examples/server/tokens.js';
import { seededChance } from '../../../src/core/index.js';
import { newDatabase } from './serving.js';

const chance = seededChance('store').save();

const begun = (id: string): Entry => ({
  match: id,
  step: { number: 0, actions: [], events: [{ type: 'begun' }] },
  beginning: {
    id,
    game: 'alexandros',
    options: { players: 2 },
    version: 1,
    seed: 's',
    seats: [{ viewer: 'black', hash: hashOf('t') }],
  },
  checkpoint: { number: 0, state: { turn: 1 }, chance },
});
const step = (match: string, number: number, action = 'pass'): Entry => ({
  match,
  step: { number, actions: [{ type: action }], events: [] },
});

describe('the store', () => {
  it('keeps a match from one opening to the next', async () => {
    const file = newDatabase();
    const first = openStore(file);
    expect(await Promise.all([first.append(begun('a')), first.append(step('a', 1))])).toEqual([true, true]);
    first.close();
    const second = openStore(file);
    expect(second.beginningOf('a')).toEqual(begun('a').beginning);
    expect(second.checkpointOf('a')).toEqual(begun('a').checkpoint);
    expect(second.stepsAfter('a', -1)).toEqual([begun('a').step, step('a', 1).step]);
    expect(second.stepsAfter('a', -1, 1)).toEqual([begun('a').step]);
    expect(second.stepsAfter('a', 1)).toEqual([]);
    expect([second.beginningOf('b'), second.checkpointOf('b')]).toEqual([undefined, undefined]);
    second.close();
  });

  it('takes one step of a number, the first, from whichever server', async () => {
    const file = newDatabase();
    const [one, two] = [openStore(file), openStore(file)];
    await one.append(begun('a'));
    expect(await Promise.all([one.append(step('a', 1, 'march')), one.append(step('a', 1, 'siege'))])).toEqual([
      true,
      false,
    ]);
    expect(await two.append(step('a', 1, 'sail'))).toBe(false);
    expect(two.stepsAfter('a', 0)).toEqual([step('a', 1, 'march').step]);
    one.close();
    two.close();
  });

  it('tells everybody when a transaction fails, and goes on with the next', async () => {
    const store = openStore(newDatabase());
    await store.append(begun('a'));
    // A match that has begun cannot begin again: the transaction is undone, the other entry with it.
    const failed = await Promise.allSettled([store.append(step('a', 1)), store.append(begun('a'))]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(store.stepsAfter('a', 0)).toEqual([]);
    expect(await store.append(step('a', 1))).toBe(true);
    store.close();
  });
});

describe('a batch', () => {
  it('holds what came in since the last one, in order', async () => {
    const batches: (readonly number[])[] = [];
    const append = batching<number>((writes) => {
      batches.push(writes);
      return writes.map((write) => write % 2 === 1);
    });
    expect(await Promise.all([append(1), append(2), append(3)])).toEqual([true, false, true]);
    expect(await append(4)).toBe(false);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });
});

describe('the ones asked about last', () => {
  it('stay; the one that nobody has asked about for longest makes room', () => {
    const recent = recentOnes<number>({ most: 20, perOwner: 20 });
    recent.set('a', 1, 10, 'x');
    recent.set('b', 2, 10, 'y');
    expect(recent.get('a', 'x')).toBe(1);
    recent.set('c', 3, 10, 'z');
    expect(['a', 'b', 'c'].map((key) => recent.peek(key))).toEqual([1, undefined, 3]);
    recent.delete('a');
    expect(recent.get('a', 'x')).toBeUndefined();
    expect(recent.size).toBe(10);
  });

  it('are bounded by their bytes, not by their number', () => {
    const recent = recentOnes<number>({ most: 100, perOwner: 100 });
    for (let key = 0; key < 1_000; key++) recent.set(`small ${key}`, key, 1, 'x');
    expect(recent.size).toBe(100);
    recent.set('large', 0, 90, 'y');
    expect(recent.size).toBe(100);
    recent.set('too large', 0, 101, 'y');
    expect(recent.size).toBe(10);
    expect(recent.peek('too large')).toBeUndefined();
  });

  it('of one owner make room for each other first, and leave those of others alone', () => {
    const recent = recentOnes<number>({ most: 100, perOwner: 30 });
    recent.set('other', 0, 10, 'y');
    for (let key = 0; key < 50; key++) recent.set(`greedy ${key}`, key, 10, 'x');
    expect(recent.peek('other')).toBe(0);
    expect(recent.size).toBe(40);
    expect(recent.peek('greedy 46')).toBeUndefined();
    // What another owner asks about counts for that one.
    expect(recent.get('greedy 47', 'y')).toBe(47);
    recent.set('greedy 50', 50, 10, 'x');
    expect(['greedy 47', 'greedy 48', 'greedy 49', 'greedy 50'].map((key) => recent.peek(key))).toEqual([
      47, 48, 49, 50,
    ]);
  });

  it('that grow count by their size of today', () => {
    const recent = recentOnes<number>({ most: 30, perOwner: 30 });
    recent.set('a', 1, 10, 'x');
    recent.set('b', 2, 10, 'x');
    recent.set('b', 3, 25, 'x');
    expect([recent.peek('a'), recent.peek('b'), recent.size]).toEqual([undefined, 3, 25]);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:ffff::9', '2001:db8:0:1'],
    ['2001:DB8:0000:0001:1:2:3:4', '2001:db8:0:1'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unix', 'unix'],
  ])('%s counts as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });
});

describe('a token', () => {
  it('is another each time, and stands for its seat alone', () => {
    const [red, blue] = [newToken(), newToken()];
    expect(red).toMatch(/^[\w-]{43}$/);
    expect(red).not.toBe(blue);
    const seats = [
      { viewer: 'red', hash: hashOf(red) },
      { viewer: 'blue', hash: hashOf(blue) },
    ];
    expect([red, blue, newToken()].map((token) => viewerOf(token, seats))).toEqual(['red', 'blue', undefined]);
  });
});
