import { describe, expect, it } from 'vitest';
import { codecs as alexandrosCodecs } from '../../src/alexandros/index.js';
import {
  closed,
  either,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  orThrow,
  realNumber,
  sameJson,
  seededChance,
  tagged,
  text,
  value,
  wholeNumber,
  type Check,
  type Names,
} from '../../src/core/index.js';
import { observationSpace } from '../../src/env/index.js';
import {
  codecs,
  createMatch,
  legalActions,
  play,
  sampleState,
  viewFor,
  type GameState,
} from '../../src/successors/index.js';

const name = value('a name', (u): u is string => typeof u === 'string' && /^[a-z]+$/.test(u), 1, {
  is: 'text',
  most: 20,
});
const spaces = ['tyre', 'gaza', 'sidon'];
const NAMES: Names = {
  all: spaces,
  fields: { card: [7, 12, 30], deck: [7, 12, 30] },
  identities: ['card'],
  constant: ['options'],
};

/** Returns how a value of one field is written, and the layout. */
function written<A>(field: string, check: Check<A>, given: A, names = NAMES) {
  const space = observationSpace(closed({ [field]: check }), names);
  const numbers = new Float32Array(space.size);
  space.write({ [field]: given }, numbers);
  return { numbers: [...numbers], layout: space.layout(), leftOut: space.leftOut };
}
/** Returns how each of some values is written. */
const each = <A>(field: string, check: Check<A>, values: readonly A[]): readonly (readonly number[])[] =>
  values.map((given) => written(field, check, given).numbers);

describe('an observation', () => {
  it('has one number for a flag and none for what never changes', () => {
    expect(each('ready', flag, [true, false])).toEqual([[1], [0]]);
    expect(each('game', oneOf(['chess']), ['chess'])).toEqual([[]]);
  });

  it('has a number for each of a few values, null among them', () => {
    expect(each('at', orNull(name), ['gaza', null])).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
    expect(written('at', orNull(name), null).layout).toEqual([
      { path: 'at', from: 0, size: 4, encoding: 'one-hot', values: [...spaces, null] },
    ]);
  });

  it('has the index of one of many values in binary, from 1', () => {
    const many = oneOf(Array.from({ length: 65 }, (_, number) => `v${number}`));
    expect(each('at', many, ['v0', 'v5'])).toEqual([
      [1, 0, 0, 0, 0, 0, 0],
      [0, 1, 1, 0, 0, 0, 0],
    ]);
  });

  it('scales numbers by their bounds, and large ones by their logarithm', () => {
    expect(each('level', wholeNumber(-10, 5), [-10, 5, 0])).toEqual([[-1], [0.5], [0]]);
    expect(each('share', realNumber(0, 1), [0.25])).toEqual([[0.25]]);
    const [[most], [some], [none]] = each('talents', wholeNumber(0, 999), [999, 9, 0]) as [
      [number],
      [number],
      [number],
    ];
    expect([most, some, none]).toEqual([1, Math.fround(1 / 3), 0]);
    expect(each('due', orNull(wholeNumber(0, 10)), [4, 0, null])).toEqual([
      [Math.fround(0.4), 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('marks what is missing, unless it can be told anyway', () => {
    const piece = closed({ at: name }, { wounded: flag, due: wholeNumber(1, 10) });
    // Three spaces; whether it is told, and wounded; a number that is never 0.
    expect(each('piece', piece, [{ at: 'tyre' }, { at: 'tyre', wounded: false, due: 5 }])).toEqual([
      [1, 0, 0, 0, 0, 0],
      [1, 0, 0, 1, 0, 0.5],
    ]);
  });

  it('counts the items of long lists, and keeps the order of short ones', () => {
    const deck = listOf(either(wholeNumber(1, 99), oneOf(['hidden'])), 60);
    expect(written('deck', deck, [12, 'hidden', 'hidden', 'hidden']).numbers).toEqual([0, 1, 0, 2]);
    expect(written('order', listOf(name, 2), ['sidon', 'tyre']).numbers).toEqual([0, 0, 1, 1, 0, 0]);
    expect(written('dice', listOf(wholeNumber(1, 6), 9), [6, 3]).numbers).toEqual([
      1,
      0.5,
      0,
      0,
      0,
      0,
      0,
      0,
      Math.fround(2 / 9),
    ]);
  });

  it('has tables by all keys that there can be, and lists of pieces by the piece', () => {
    expect(written('holders', mapOf(name, wholeNumber(1, 10), 3), { sidon: 5 }).numbers).toEqual([0, 0, 0.5]);
    // A table may be there and be empty: a flag says so.
    expect(
      written('units', mapOf(name, mapOf(oneOf(['horse', 'foot']), wholeNumber(1, 10), 2), 3), { gaza: {} }).numbers,
    ).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0]);
    const known = listOf(closed({ card: wholeNumber(1, 99), level: wholeNumber(0, 10) }), 20);
    expect(written('known', known, [{ card: 30, level: 5 }]).numbers).toEqual([0, 0, 0, 0, 1, 0.5]);
  });

  it('has the topmost frames first, and fields of different kinds of frames in the same place', () => {
    const frame = tagged('kind', {
      turn: closed({ kind: oneOf(['turn']), space: name, die: wholeNumber(0, 10) }),
      march: closed({ kind: oneOf(['march']), to: name, from: name }),
    });
    const stack = [
      { kind: 'turn', space: 'tyre', die: 10 },
      { kind: 'turn', space: 'gaza', die: 5 },
      { kind: 'march', to: 'sidon', from: 'tyre' },
    ] as const;
    const { numbers, layout } = written('stack', listOf(frame, 10), stack);
    // For each frame: two kinds, a space, a number, and another space; then the number of frames.
    expect(numbers).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0.5, 0, 0, 0, Math.fround(0.3)]);
    expect(layout.slice(0, 4).map(({ path }) => path)).toEqual([
      'stack[-1]',
      'stack[-1].space|to',
      'stack[-1].die',
      'stack[-1].from',
    ]);
  });

  it('says what it lacks', () => {
    const codec = closed({
      options: closed({ players: wholeNumber(2, 4) }),
      note: text(20),
      notes: mapOf(text(9), flag, 3),
    });
    const { size, leftOut } = observationSpace(codec, NAMES);
    expect(size).toBe(0);
    expect(leftOut).toEqual([
      { path: 'options', reason: 'the same in every observation' },
      { path: 'note', reason: 'free text' },
      { path: 'notes', reason: 'a table whose keys are free text' },
    ]);
  });

  it('is not made of names that the components do not have', () => {
    expect(() => written('at', name, 'rome')).toThrow('rome is none of 3 possible values');
    expect(() => written('holders', mapOf(name, flag, 3), { rome: true })).toThrow('rome is none of 3 possible keys');
  });
});

/** A game of Successors in which the cards have been dealt. */
function inPlay(): GameState {
  let match = orThrow(createMatch({ players: 3, seed: 'observed' }));
  while (match.state.round === 0) {
    const [first] = legalActions(match.state);
    if (first === undefined) throw new Error('the game is over');
    ({ match } = orThrow(play(match, first)));
  }
  return match.state;
}

describe('the observations of Successors', () => {
  const options = { players: 3 } as const;
  const space = observationSpace(codecs.ViewCodec, codecs.namesOf(options));
  const observed = (view: unknown): Float32Array => {
    const numbers = new Float32Array(space.size);
    space.write(view, numbers);
    return numbers;
  };
  const state = inPlay();

  it('are the same for all states that look the same', () => {
    const imagined = sampleState(viewFor(state, 'blue'), seededChance('imagined'));
    expect(sameJson(imagined, state)).toBe(false);
    expect(observed(viewFor(imagined, 'blue'))).toEqual(observed(viewFor(state, 'blue')));
    expect(observed(viewFor(imagined, 'red'))).not.toEqual(observed(viewFor(state, 'red')));
  });

  it('are laid out without gaps', () => {
    let next = 0;
    for (const { path, from, size } of space.layout()) {
      expect(from, path).toBe(next);
      next += size;
    }
    expect(next).toBe(space.size);
  });

  it('lack the options, and what frames of cards remember', () => {
    expect(space.leftOut.map(({ path }) => path)).toEqual([
      'options',
      'stack[].handled[]',
      'stack[].step',
      'stack[].memory',
    ]);
  });
});

describe('the number of frames', () => {
  it('decides the size of an observation', () => {
    const names = alexandrosCodecs.namesOf({ players: 2 });
    const sizes = [1, 2, 3].map((frames) => observationSpace(alexandrosCodecs.ViewCodec, names, { frames }).size);
    const [one = 0, two = 0, three = 0] = sizes;
    expect(two - one).toBeGreaterThan(100);
    // The greatest depth is three frames, so their number need not be told.
    expect(three - two).toBe(two - one - 1);
  });
});
