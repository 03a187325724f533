/** The runner: what it compares, and what it says. */
import { describe, expect, it } from 'vitest';
import {
  conformanceText,
  runConformance,
  type ConformanceCase,
  type ConformanceEngine,
  type Expectation,
} from '../../src/conformance/index.js';

/** A game in which a counter goes up: `add` of one's own, as long as it stays below 10. */
const counter: ConformanceEngine<number> = {
  game: 'alexandros',
  open: (setup) => ('options' in setup ? 0 : Number(Reflect.get(Object(setup.position) as object, 'count'))),
  waitsFor: (state) => (state < 10 ? ['red'] : []),
  list: (state, actor) =>
    actor === 'red' && state < 10 ? [1, 2].map((by) => ({ type: 'add', player: 'red', by })) : [],
  act: (state, action) =>
    action['type'] === 'add' && state < 10
      ? {
          state: state + Number(action['by']),
          events: [{ type: 'added', by: action['by'], of: { from: state, list: [1, 2] } }],
        }
      : { refused: { code: 'tooMuch', rule: 'R 1' } },
  why: (state) => (state < 10 ? undefined : { code: 'tooMuch', rule: 'R 1' }),
  ask: (state, name, args) => (name === 'count' ? state : args[0]),
  facts: (state) => ({ count: state, table: { low: state, high: [state, 10] } }),
};
const add = (by: number) => ({ type: 'add', player: 'red', by });
const caseOf = (expect: Expectation, ...actions: readonly ReturnType<typeof add>[]): ConformanceCase => ({
  id: '1.1-01',
  game: 'alexandros',
  title: 'counting',
  position: { count: 3 },
  actions,
  expect,
});
const differences = (expect: Expectation, ...actions: readonly ReturnType<typeof add>[]) =>
  runConformance(counter, [caseOf(expect, ...actions)]).results[0]?.differences;

describe('what is compared', () => {
  it('whom the game waits for', () => {
    expect(differences({ waitsFor: ['red'] })).toEqual([]);
    expect(differences({ waitsFor: [] })).toEqual(['it waits for ["red"], not []']);
    expect(differences({ waitsFor: [] }, add(7))).toEqual([]);
  });

  it('lists: exactly, in any order; among others; not among them', () => {
    const list = (rest: object) => differences({ lists: [{ actor: 'red', of: 'add', ...rest }] });
    expect(list({ exactly: [{ by: 2 }, { by: 1 }] })).toEqual([]);
    expect(list({ exactly: [{ by: 2 }] })).toEqual([
      'listed for red: {"by":1,"player":"red","type":"add"} is listed, too',
    ]);
    expect(list({ exactly: [{ player: 'red' }] })).toEqual([
      'listed for red: {"player":"red"} is not listed, or not once',
    ]);
    expect(list({ exactly: [{ by: 1 }, { by: 2 }, { by: 3 }] })).toEqual([
      'listed for red: {"by":3} is not listed, or not once',
    ]);
    expect(list({ contains: [{ by: 2 }], lacks: [{ by: 3 }] })).toEqual([]);
    expect(list({ contains: [{ by: 3 }] })).toHaveLength(1);
    expect(list({ lacks: [{ by: 1 }] })).toEqual(['listed for red: {"by":1} is among them']);
    expect(differences({ lists: [{ actor: 'red', of: 'pass', exactly: [] }] })).toEqual([]);
    expect(differences({ lists: [{ actor: 'red', exactly: [] }] })).toHaveLength(2);
  });

  it('refusals, by code and rule', () => {
    const refused = (code: string, rule: string) =>
      differences({ refusals: [{ action: add(1), code, rule }] }, add(2), add(5));
    expect(refused('tooMuch', 'R 1')).toEqual([]);
    expect(refused('tooLittle', 'R 2')).toEqual([
      '{"by":1,"player":"red","type":"add"}: refused as tooMuch, not tooLittle',
      '{"by":1,"player":"red","type":"add"}: refused by R 1, not R 2',
    ]);
    expect(differences({ refusals: [{ action: add(1), code: 'tooMuch', rule: 'R 1' }] })).toEqual([
      '{"by":1,"player":"red","type":"add"} is not refused',
    ]);
  });

  it('events in their order, by the fields that are named', () => {
    const told = (...events: NonNullable<Expectation['events']>) => differences({ events }, add(1), add(2));
    expect(told({ type: 'added', by: 1 }, { type: 'added', by: 2 })).toEqual([]);
    expect(told({ type: 'added', by: 2 }, { type: 'added', by: 1 })).toHaveLength(1);
    expect(told({ type: 'added', by: 1 }, { type: 'added', by: 1 })).toHaveLength(1);
    expect(told({ of: { from: 4 } })).toEqual([]);
    expect(told({ of: { from: 4, list: [1] } })).toHaveLength(1);
    expect(told({ of: { from: 4, list: [1, 3] } })).toHaveLength(1);
    expect(told({ missing: null })).toEqual([]);
    expect(differences({ noEvents: [{ by: 2 }] }, add(1))).toEqual([]);
    expect(differences({ noEvents: [{ by: 2 }] }, add(2))).toEqual(['events: {"by":2} is among them']);
  });

  it('answers, as a whole', () => {
    const asked = (name: string, answer: number | null, ...args: readonly string[]) =>
      differences({ queries: [{ name, arguments: args, answer }] });
    expect(asked('count', 3)).toEqual([]);
    expect(asked('count', 4)).toEqual(['count() is 3, not 4']);
    expect(asked('other', null)).toEqual([]);
    expect(asked('other', null, 'a')).toEqual(['other("a") is "a", not null']);
  });

  it('facts: of a table the rows that are named, each as a whole', () => {
    expect(differences({ facts: { count: 3, table: { low: 3 } } })).toEqual([]);
    expect(differences({ facts: { table: { high: [3] } } })).toEqual(['table.high is [3,10], not [3]']);
    expect(differences({ facts: { table: { none: null }, none: null } })).toEqual([]);
    expect(differences({ facts: { table: { none: 1 } } })).toEqual(['table.none is null, not 1']);
  });

  it('an action that is refused fails the case', () => {
    expect(differences({ waitsFor: ['red'] }, add(7), add(1))).toEqual([
      'action 2, {"by":1,"player":"red","type":"add"}, is refused: tooMuch, R 1',
    ]);
  });
});

describe('what an engine does not tell', () => {
  const {
    ask: _,
    facts: __,
    ...terse
  }: ConformanceEngine<number> = {
    ...counter,
    act: (state, action) => ({ state: state + Number(action['by']) }),
    why: () => ({}),
  };

  it('is not compared, and the report says so', () => {
    const report = runConformance(terse, [
      caseOf(
        {
          waitsFor: ['red'],
          refusals: [{ action: add(1), code: 'tooMuch', rule: 'R 1' }],
          events: [{ type: 'added' }],
          queries: [{ name: 'count', arguments: [], answer: 9 }],
          facts: { count: 9 },
        },
        add(1),
      ),
    ]);
    expect(report.results).toMatchObject([
      { verdict: 'passed', unchecked: ['codes', 'rules', 'events', 'queries', 'facts'] },
    ]);
    expect(conformanceText(report)).toBe(
      'not told by the engine, and not compared: codes, rules, events, queries, facts\n1 passed, 0 failed, 0 skipped',
    );
  });

  it('skips a case of which nothing is left, and those of other games', () => {
    const nothing = caseOf({ facts: { count: 3 } });
    const report = runConformance(terse, [nothing, { ...nothing, game: 'successors' }]);
    expect(report).toMatchObject({ passed: 0, failed: 0, skipped: 2 });
    expect(report.results.map(({ differences: why }) => why)).toEqual([
      ['the engine tells nothing of it'],
      ['it is of successors'],
    ]);
  });
});

describe('a report', () => {
  it('tells what failed, and goes on after an engine that throws', () => {
    const thrower: ConformanceEngine<number> = {
      ...counter,
      waitsFor: () => {
        throw new Error('lost count');
      },
    };
    const report = runConformance(thrower, [caseOf({ waitsFor: ['red'] }), caseOf({ facts: { count: 3 } })]);
    expect(conformanceText(report)).toBe(
      '1.1-01 failed: counting\n  thrown: lost count\n1 passed, 1 failed, 0 skipped',
    );
  });
});
