/** A case says something: what it denies could be, and engines that are wrong somewhere fail. */
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import {
  CONFORMANCE_GAMES,
  conformanceCases,
  runConformance,
  type ConformanceAction,
  type ConformanceCase,
  type ConformanceEngine,
  type Facts,
} from '../../src/conformance/index.js';
import { ofEachGame, type GameName } from '../../src/games.js';

/** What is made of an engine. */
type Into = <State>(engine: ConformanceEngine<State>) => ConformanceEngine<State>;

/** The facts of a new game of two. */
const factsOf = <State>(engine: ConformanceEngine<State>): Facts =>
  engine.facts?.(engine.open({ options: { players: 2 } })) ?? {};

/** Of each game: how cases are tried on what is made of its engine, how actions are read, and the facts of a new game. */
const EACH = await ofEachGame(async (manifest) => {
  const engine = await manifest.conformance();
  const { game } = await manifest.entry();
  return {
    tried: (into: Into, cases: readonly ConformanceCase[]) => runConformance(into(engine), cases),
    read: (input: unknown) => game.decode.action(input),
    facts: factsOf(engine),
  };
});

/** All events of all cases of a game, by type: the names of their fields. */
function fieldsOfEvents(name: GameName): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>();
  const seen = (event: object): void => {
    const type = Reflect.get(event, 'type') as string;
    const known = fields.get(type) ?? new Set();
    for (const key of Object.keys(event)) known.add(key);
    fields.set(type, known);
  };
  const watch = <State>(engine: ConformanceEngine<State>): ConformanceEngine<State> => ({
    ...engine,
    act(state, action) {
      const acted = engine.act(state, action);
      if ('state' in acted) for (const event of acted.events ?? []) seen(event);
      return acted;
    },
  });
  EACH[name].tried(watch, conformanceCases(name));
  return fields;
}

/** What is wrong with a pattern as a part of an action, apart from what it leaves out. */
function faultsOf(one: ConformanceCase, pattern: object): readonly string[] {
  const read = EACH[one.game].read(pattern);
  if (isRight(read)) return [];
  return read.left.faults.filter(({ message }) => message !== 'missing').map(({ path }) => path);
}

describe.each(CONFORMANCE_GAMES)('the cases of %s', (name) => {
  const cases = conformanceCases(name);

  it('deny only actions that there are', () => {
    const faulty = cases.flatMap((one) =>
      (one.expect.lists ?? []).flatMap(({ actor, of, lacks = [], contains = [], exactly = [] }) =>
        [...lacks, ...contains, ...exactly]
          .map((pattern) => ({ player: actor, ...(of === undefined ? {} : { type: of }), ...pattern }))
          .filter((pattern) => 'type' in pattern)
          .flatMap((pattern) => faultsOf(one, pattern).map((fault) => `${one.id} ${JSON.stringify(pattern)} ${fault}`)),
      ),
    );
    expect(faulty).toEqual([]);
  });

  it('look only at types of actions that there are', () => {
    const types = cases.flatMap((one) =>
      (one.expect.lists ?? []).flatMap(({ of }) => (of === undefined ? [] : [{ one, of }])),
    );
    expect(types.filter(({ one, of }) => faultsOf(one, { type: of, player: 'red' }).includes('$.type'))).toEqual([]);
  });

  it('deny only events that happen elsewhere, by fields that they have', () => {
    const fields = fieldsOfEvents(name);
    const strange = cases.flatMap((one) =>
      (one.expect.noEvents ?? []).flatMap((pattern) => {
        const known = fields.get(String(pattern['type']));
        return Object.keys(pattern)
          .filter((key) => known?.has(key) !== true)
          .map((key) => `${one.id}: ${key} of ${JSON.stringify(pattern)}`);
      }),
    );
    expect(strange).toEqual([]);
  });

  it('deny only facts by names that there are', () => {
    const told = EACH[name].facts;
    expect(Object.keys(told).length).toBeGreaterThan(5);
    const strange = cases.flatMap((one) =>
      Object.keys(one.expect.facts ?? {})
        .filter((fact) => !Object.hasOwn(told, fact))
        .map((fact) => `${one.id}: ${fact}`),
    );
    expect(strange).toEqual([]);
  });
});

/** What may be wrong with an engine. */
interface Planted {
  readonly name: string;
  readonly into: Into;
  /** Which cases must notice. */
  readonly concerns: (one: ConformanceCase) => boolean;
}

/** Every fact, and every row of a table, is something that no case expects. */
const anotherWorld = (): Facts => new Proxy({}, { get: () => new Proxy({}, { get: () => 'Atlantis' }) });

const withType = (action: object, type: string): object => ({ ...action, type });

const FAULTS: readonly Planted[] = [
  {
    name: 'refuses every action',
    into: (engine) => ({ ...engine, act: () => ({ refused: { code: 'no', rule: 'R 0' } }) }),
    concerns: ({ actions }) => actions.length > 0,
  },
  {
    name: 'waits for a stranger',
    into: (engine) => ({ ...engine, waitsFor: () => ['nobody'] }),
    concerns: ({ expect: { waitsFor } }) => waitsFor !== undefined,
  },
  {
    name: 'lists nothing',
    into: (engine) => ({ ...engine, list: () => [] }),
    concerns: ({ expect: { lists = [] } }) =>
      lists.some(({ exactly = [], contains = [] }) => exactly.length + contains.length > 0),
  },
  {
    name: 'lists everything twice',
    into: (engine) => ({
      ...engine,
      list: (state, actor) => [...engine.list(state, actor), ...engine.list(state, actor)],
    }),
    concerns: ({ expect: { lists = [] } }) => lists.some(({ exactly = [] }) => exactly.length > 0),
  },
  {
    name: 'refuses nothing',
    into: (engine) => ({ ...engine, why: () => undefined }),
    concerns: ({ expect: { refusals } }) => refusals !== undefined,
  },
  {
    name: 'refuses by another code',
    into: (engine) => ({ ...engine, why: (...asked) => ({ ...engine.why(...asked), code: 'other' }) }),
    concerns: ({ expect: { refusals } }) => refusals !== undefined,
  },
  {
    name: 'refuses by another rule',
    into: (engine) => ({ ...engine, why: (...asked) => ({ ...engine.why(...asked), rule: 'R 0' }) }),
    concerns: ({ expect: { refusals } }) => refusals !== undefined,
  },
  {
    name: 'tells other events',
    into: (engine) => ({
      ...engine,
      act(state, action: ConformanceAction) {
        const acted = engine.act(state, action);
        if ('refused' in acted) return acted;
        return { ...acted, events: (acted.events ?? []).map((event) => withType(event, 'rumour')) };
      },
    }),
    concerns: ({ expect: { events } }) => events !== undefined,
  },
  {
    name: 'tells no events at all',
    into: (engine) => ({
      ...engine,
      act(state, action: ConformanceAction) {
        const acted = engine.act(state, action);
        return 'refused' in acted ? acted : { ...acted, events: [] };
      },
    }),
    concerns: ({ expect: { events } }) => events !== undefined,
  },
  {
    name: 'answers every question alike',
    into: (engine) => ({ ...engine, ask: () => 'Alexander' }),
    concerns: ({ expect: { queries } }) => queries !== undefined,
  },
  {
    name: 'tells facts of another world',
    into: (engine) => ({ ...engine, facts: () => anotherWorld() }),
    concerns: ({ expect: { facts } }) => facts !== undefined,
  },
  {
    name: 'throws',
    into: (engine) => ({
      ...engine,
      open: () => {
        throw new Error('no');
      },
    }),
    concerns: () => true,
  },
];

describe.each(FAULTS)('an engine that $name', ({ into, concerns }) => {
  it.each(CONFORMANCE_GAMES)('fails each case of %s that it concerns', (name) => {
    const concerned = conformanceCases(name).filter(concerns);
    expect(concerned.length).toBeGreaterThan(0);
    const { results } = EACH[name].tried(into, concerned);
    expect(results.filter(({ verdict }) => verdict !== 'failed').map(({ id }) => id)).toEqual([]);
  });
});

describe('every case', () => {
  it('fails on an engine that does nothing and knows nothing', () => {
    const idle: Into = (engine) => ({
      ...engine,
      waitsFor: () => ['nobody'],
      list: () => [{ type: 'anything' }],
      act: (state) => ({ state, events: [] }),
      why: () => undefined,
      ask: () => 'Alexander',
      facts: () => anotherWorld(),
    });
    const results = CONFORMANCE_GAMES.flatMap((name) => EACH[name].tried(idle, conformanceCases(name)).results);
    expect(results.filter(({ verdict }) => verdict !== 'failed').map(({ id }) => id)).toEqual([]);
  });
});
