/** The cases: all pass, all are in order, and all sections of the rulebooks have some. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  alexandrosEngine,
  clashEngine,
  CONFORMANCE_GAMES,
  conformanceCases,
  conformanceFiles,
  conquestEngine,
  runConformance,
  successorsEngine,
  xenophonEngine,
  type ConformanceCase,
  type ConformanceEngine,
} from '../../src/conformance/index.js';
import type { GameEvent as AlexandrosEvent } from '../../src/alexandros/index.js';
import type { GameEvent as ConquestEvent } from '../../src/conquest/index.js';
import * as clash from '../../src/clash/index.js';
import { machine as clashMachine } from '../../src/clash/machine.js';
import type { GameEvent } from '../../src/successors/index.js';
import * as xenophon from '../../src/xenophon/index.js';
import { machine as xenophonMachine } from '../../src/xenophon/machine.js';
import { sound as soundInAlexandros } from '../alexandros/sound.js';
import { familyInvariants } from '../conquest/invariants.js';
import { sound as soundInConquest, soundIn } from '../conquest/sound.js';
import { sound } from '../successors/sound.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (game: string): readonly string[] =>
  readdirSync(join(root, 'conformance', game))
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The clause of a case: `8.3.6` of `8.3.6-02`. */
const clauseOf = ({ id }: ConformanceCase): string => id.replace(/-\d\d$/, '');
const isWithin = (clause: string, of: string): boolean => clause === of || clause.startsWith(`${of}.`);

/** What the coverage documents list: `R 8.3.6`, `R Levy Taxes`. */
const sectionsOf = (document: string): readonly string[] =>
  [...read(document).matchAll(/^\| R ([^|]+?) \|/gm)].map(([, section = '']) => section);

/** How a section of Alexandros is spelt in the number of a case. */
const spelt = (section: string): string => section.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The numbers of a case's clause, without its letter, and then its own: 8.3.10 comes after 8.3.9, and 8.3.1 after all of 8.3. */
const numbersOf = (id: string): readonly [clause: readonly number[], own: number] => {
  const [clause = '', own = ''] = id.replace(/^[A-Z]/, '').split('-');
  return [clause.split('.').map(Number), Number(own)];
};
const inOrder = (a: string, b: string): number => {
  const [left, first] = numbersOf(a);
  const [right, second] = numbersOf(b);
  const differing = left.findIndex((number, index) => number !== right[index]);
  if (differing < 0) return left.length - right.length || first - second;
  return (left[differing] ?? 0) - (right[differing] ?? -1);
};

const titled = (
  game: ConformanceCase['game'],
): readonly (readonly [id: string, title: string, one: ConformanceCase])[] =>
  conformanceCases(game).map((one) => [one.id, one.title, one]);

/** Each case by itself: what fails is told by its number, and what is not asked for is not tried. */
const passes = <State>(engine: ConformanceEngine<State>, one: ConformanceCase): void => {
  const [result] = runConformance(engine, [one]).results;
  expect(result?.differences).toEqual([]);
  expect(result).toMatchObject({ id: one.id, verdict: 'passed', unchecked: [] });
};

describe('the cases of Successors', () => {
  const engine: typeof successorsEngine = {
    ...successorsEngine,
    act(state, action) {
      const done = successorsEngine.act(state, action);
      if ('refused' in done) return done;
      return sound(state, { state: done.state, events: (done.events ?? []) as readonly GameEvent[] });
    },
  };
  it.each(titled('successors'))('%s: %s', (_, __, one) => passes(engine, one));
});

describe('the cases of Alexandros', () => {
  const engine: typeof alexandrosEngine = {
    ...alexandrosEngine,
    act(state, action) {
      const done = alexandrosEngine.act(state, action);
      if ('refused' in done) return done;
      return soundInAlexandros(state, { state: done.state, events: (done.events ?? []) as readonly AlexandrosEvent[] });
    },
  };
  it.each(titled('alexandros'))('%s: %s', (_, __, one) => passes(engine, one));
});

describe('the cases of Conquest and Empire', () => {
  const engine: typeof conquestEngine = {
    ...conquestEngine,
    act(state, action) {
      const done = conquestEngine.act(state, action);
      if ('refused' in done) return done;
      return soundInConquest({ state: done.state, events: (done.events ?? []) as readonly ConquestEvent[] });
    },
  };
  it.each(titled('conquest'))('%s: %s', (_, __, one) => passes(engine, one));
});

describe('the cases of Xenophon', () => {
  const sounded = soundIn<xenophon.GameState, xenophon.GameEvent, xenophon.Action>({
    game: xenophon.xenophon,
    codecs: xenophon.codecs,
    // A case leaves leaders and fleets out whom a whole game would have: what all games of the family hold is asked alone.
    invariants: familyInvariants<xenophon.GameState>({ machine: xenophonMachine, board: () => undefined }),
  });
  const engine: typeof xenophonEngine = {
    ...xenophonEngine,
    act(state, action) {
      const done = xenophonEngine.act(state, action);
      if ('refused' in done) return done;
      return sounded({ state: done.state, events: (done.events ?? []) as readonly xenophon.GameEvent[] });
    },
  };
  it.each(titled('xenophon'))('%s: %s', (_, __, one) => passes(engine, one));
});

describe('the cases of Clash of the Generals', () => {
  const sounded = soundIn<clash.GameState, clash.GameEvent, clash.Action>({
    game: clash.clash,
    codecs: clash.codecs,
    invariants: familyInvariants<clash.GameState>({ machine: clashMachine, board: () => undefined }),
  });
  const engine: typeof clashEngine = {
    ...clashEngine,
    act(state, action) {
      const done = clashEngine.act(state, action);
      if ('refused' in done) return done;
      return sounded({ state: done.state, events: (done.events ?? []) as readonly clash.GameEvent[] });
    },
  };
  it.each(titled('clash'))('%s: %s', (_, __, one) => passes(engine, one));
});

describe('the files', () => {
  it('are all read, in the order of their names', () => {
    const files = CONFORMANCE_GAMES.flatMap((game) =>
      namesIn(game).map((name): unknown => JSON.parse(read(`conformance/${game}/${name}`))),
    );
    expect(conformanceFiles()).toEqual(files);
  });

  it('hold the cases of one game, those of the section that they are about', () => {
    const strays = conformanceFiles().flatMap(({ section, cases }) =>
      cases
        .filter((one) => {
          const sections = section.split(', ').map((name) => name.replace(/^R /, ''));
          return one.game === 'alexandros'
            ? !sections.some((name) => clauseOf(one) === spelt(name))
            : !sections.some((name) => isWithin(clauseOf(one), name));
        })
        .map(({ id }) => `${section}: ${id}`),
    );
    expect(strays).toEqual([]);
    expect(conformanceFiles().every(({ cases }) => new Set(cases.map(({ game }) => game)).size === 1)).toBe(true);
  });

  it('number their cases once each, in order, from 01 in each clause without a gap', () => {
    for (const game of CONFORMANCE_GAMES) {
      const cases = conformanceCases(game);
      const ids = cases.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (game !== 'alexandros') expect(ids).toEqual([...ids].sort(inOrder));
      for (const clause of new Set(cases.map(clauseOf))) {
        const own = cases.filter((one) => clauseOf(one) === clause);
        expect(own.map(({ id }) => id)).toEqual(
          own.map((_, index) => `${clause}-${String(index + 1).padStart(2, '0')}`),
        );
      }
    }
  });

  it('have a title of its own for each case', () => {
    const titles = conformanceCases().map(({ game, title }) => `${game}: ${title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('the sections', () => {
  const clausesIn = (game: ConformanceCase['game']) => new Set(conformanceCases(game).map(clauseOf));

  it('are at least three hundred cases', () => {
    expect(conformanceCases().length).toBeGreaterThanOrEqual(300);
  });

  it('of Successors all have cases, clause by clause', () => {
    const listed = sectionsOf('docs/rules-coverage.md');
    expect(listed.length).toBeGreaterThan(140);
    const clauses = [...clausesIn('successors')];
    const bare = listed.filter((section) => !clauses.some((clause) => isWithin(clause, section)));
    expect(bare).toEqual([]);
  });

  it('of Alexandros all have cases', () => {
    const listed = sectionsOf('docs/alexandros-coverage.md');
    expect(listed).toHaveLength(14);
    expect(listed.filter((section) => !clausesIn('alexandros').has(spelt(section)))).toEqual([]);
  });

  it('of Conquest and Empire all that is played by have cases', () => {
    const sections = new Set(sectionsOf('docs/conquest-coverage.md').map((clause) => clause.split('.')[0] ?? clause));
    expect(sections.size).toBeGreaterThan(14);
    const tried = new Set([...clausesIn('conquest')].map((clause) => clause.split('.')[0]));
    expect([...sections].filter((section) => !tried.has(section))).toEqual(['2']);
  });

  it.each(['xenophon', 'clash'] as const)('of %s all have cases', (game) => {
    const sections = new Set(sectionsOf(`docs/${game}-coverage.md`).map((clause) => clause.split('.')[0] ?? clause));
    expect(sections.size).toBe(game === 'xenophon' ? 10 : 14);
    const tried = new Set([...clausesIn(game)].map((clause) => clause.split('.')[0]));
    expect([...sections].filter((section) => !tried.has(section))).toEqual([]);
  });
});
