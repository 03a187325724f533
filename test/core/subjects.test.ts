import { describe, expect, test } from 'vitest';
import { groupActions, orThrow, subjectOf } from '../../src/core/index.js';
import { toy } from './toy.js';

const begun = orThrow(toy.createGame({ players: 2 }));

describe('subjectOf', () => {
  test('fills in what its table leaves out', () => {
    expect(subjectOf(toy, { type: 'stop', player: 'ann' }, begun)).toEqual({
      spaces: [],
      pieces: [],
      cards: [],
      provinces: [],
      players: [],
    });
  });

  test('may look at what is shown', () => {
    const fall = { type: 'fall', player: 'chance', value: 2 } as const;
    expect(subjectOf(toy, fall, begun).spaces).toEqual(['2']);
    expect(subjectOf(toy, fall, { ...begun, score: 5 }).spaces).toEqual(['7']);
  });
});

describe('groupActions', () => {
  const actions = toy.legalActions(begun);
  const [roll, stop] = actions;

  test('finds an action by each thing that it names, once', () => {
    expect(groupActions(toy, actions, begun)).toEqual({
      spaces: [],
      pieces: [{ of: 'token of ann', actions: [roll] }],
      cards: [],
      provinces: [],
      players: [{ of: 'ann', actions: [roll] }],
      others: [stop],
    });
  });

  test('finds cards and provinces as well', () => {
    const stop = () => ({ cards: ['joker', 7], provinces: ['asia'], players: ['bob'] });
    const game: typeof toy = { ...toy, guide: { ...toy.guide, subjects: { ...toy.guide.subjects, stop } } };
    expect(groupActions(game, [actions[1]!], begun)).toEqual({
      spaces: [],
      pieces: [],
      cards: [
        { of: 'joker', actions: [actions[1]] },
        { of: 7, actions: [actions[1]] },
      ],
      provinces: [{ of: 'asia', actions: [actions[1]] }],
      players: [{ of: 'bob', actions: [actions[1]] }],
      others: [],
    });
  });

  test('keeps the order of the list, and that in which things are named first', () => {
    const falls = [3, 1, 3].map((value) => ({ type: 'fall', player: 'chance', value }) as const);
    expect(groupActions(toy, falls, begun).spaces).toEqual([
      { of: '3', actions: [falls[0], falls[2]] },
      { of: '1', actions: [falls[1]] },
    ]);
  });
});
