/** What a soak reached, by policy and in total: collected, summarised, and in full. */
import type { WholeGameTypes } from '../src/core/index.js';
import { Reached, unreached, type Counts } from './reach.js';
import type { Axis, SoakKit } from './kit.js';
import type { Soaked } from './soak-game.js';
import { settingsIn, settingsOf, type Way } from './ways.js';

/** The results of the games of one policy. */
interface Tally {
  games: number;
  actions: number;
  readonly reached: Reached;
}

const tally = (): Tally => ({ games: 0, actions: 0, reached: new Reached() });

/** One column of the tables. */
export interface Column {
  readonly name: string;
  readonly games: number;
  readonly actions: number;
  readonly counts: Counts;
}

/** All results of a soak so far. */
export class Results {
  /** Everything that can be reached. Kinds without a complete list are shown as they come. */
  readonly all: Readonly<Record<string, readonly string[]>>;
  failures = 0;
  actions = 0;
  longest = 0;
  private readonly axes: readonly Axis[];
  private readonly together = tally();
  private readonly policies: Readonly<Record<string, Tally>>;
  private readonly refused: Record<string, number> = {};

  constructor(kit: Pick<SoakKit<WholeGameTypes>, 'axes' | 'reach'> & { readonly policies: object }) {
    this.axes = kit.axes;
    this.all = { ...kit.reach.all, ...settingsOf(kit.axes) };
    this.policies = Object.fromEntries(Object.keys(kit.policies).map((name) => [name, tally()]));
  }

  /** Adds a game; `undefined`: it broke a promise. */
  add({ policy, chosen, refused }: Pick<Way<WholeGameTypes>, 'policy' | 'chosen' | 'refused'>, soaked?: Soaked): void {
    for (const why of refused) this.refused[why] = (this.refused[why] ?? 0) + 1;
    if (soaked === undefined) this.failures++;
    else this.longest = Math.max(this.longest, soaked.longest);
    this.actions += soaked?.actions ?? 0;
    for (const one of [this.together, this.policies[policy] ?? tally()]) {
      one.games++;
      one.actions += soaked?.actions ?? 0;
      one.reached.add(soaked?.reached ?? {});
      for (const [kind, name] of settingsIn(this.axes, chosen)) one.reached.count(kind, name);
    }
  }

  /** Returns all games together first, then each policy that was played. */
  columns(): readonly Column[] {
    const named = [['together', this.together] as const, ...Object.entries(this.policies)];
    return named
      .filter(([, { games }]) => games > 0)
      .map(([name, { games, actions, reached }]) => ({ name, games, actions, counts: reached.counts() }));
  }

  /** Returns the names of a kind: all known ones, and others that were reached. */
  names(kind: string): readonly string[] {
    const met = Object.keys(this.together.reached.counts()[kind] ?? {}).sort();
    return [...new Set([...(this.all[kind] ?? []), ...met])];
  }

  kinds(): readonly string[] {
    return [...new Set([...Object.keys(this.all), ...Object.keys(this.together.reached.counts())])];
  }

  /** Returns what was never reached, by kind. */
  missing(): readonly (readonly [kind: string, names: readonly string[]])[] {
    const counts = this.together.reached.counts();
    return Object.entries(this.all).map(([kind, names]) => [kind, unreached(names, counts[kind])]);
  }

  /** Returns options that were drawn and refused by the game, and how often. */
  refusals(): readonly (readonly [why: string, times: number])[] {
    return Object.entries(this.refused);
  }

  /** Returns everything for programs. */
  plain(): object {
    const [together, ...policies] = this.columns();
    return {
      failures: this.failures,
      longest: this.longest,
      all: this.all,
      together,
      policies,
      unreached: Object.fromEntries(this.missing()),
      refusedOptions: this.refused,
    };
  }
}

/** Returns columns of texts, each as wide as its widest. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** Returns how many names of each kind each policy reached, and how many there are. */
export function overview(results: Results): readonly (readonly string[])[] {
  const columns = results.columns();
  return [
    ['', 'of', ...columns.map(({ name }) => name)],
    ['games', '', ...columns.map(({ games }) => `${games}`)],
    ['player and chance actions', '', ...columns.map(({ actions }) => `${actions}`)],
    ...results
      .kinds()
      .map((kind) => [
        kind,
        `${results.all[kind]?.length ?? '-'}`,
        ...columns.map(({ counts }) => `${Object.keys(counts[kind] ?? {}).length}`),
      ]),
  ];
}

/** Returns every name of a kind, and how often each policy reached it. */
export function table(results: Results, kind: string): readonly (readonly string[])[] {
  const columns = results.columns();
  return [
    [kind, ...columns.map(({ name }) => name)],
    ...results.names(kind).map((name) => [name, ...columns.map(({ counts }) => `${counts[kind]?.[name] ?? 0}`)]),
  ];
}

/** The most names of a kind in the summary. */
const MOST_NAMED = 60;

/** Returns the summary: how much each policy reached, how the games ended, and what was never reached. */
export function summaryOf(results: Results): string {
  const missing = results.missing().filter(([, names]) => names.length > 0);
  const nobody = missing.map(([kind, names]) =>
    names.length > MOST_NAMED ? `  ${kind}: ${names.length} of them` : `  ${kind}: ${names.join(', ')}`,
  );
  const refused = results.refusals().map(([why, times]) => `  ${times} times ${why}`);
  return [
    aligned(overview(results)),
    aligned(table(results, 'endings')),
    `reached by nobody:\n${nobody.length > 0 ? nobody.join('\n') : '  nothing'}`,
    ...(refused.length > 0 ? [`options drawn and refused:\n${refused.join('\n')}`] : []),
  ].join('\n\n');
}

/** Returns every count. */
export const tablesOf = (results: Results): string =>
  results
    .kinds()
    .map((kind) => aligned(table(results, kind)))
    .join('\n\n');
