/** What games in step have shown: differences that a person can read, and figures. */
import { inspect } from 'node:util';
import type { Difference, Fixture, InStep } from './compare.js';
import type { Explanation, Item } from './explained/index.js';
import { actionKey } from './policy.js';

/** A difference with what is needed to see it again. */
interface Found extends Difference {
  readonly index: number;
  readonly fixture: Fixture;
}

const text = (value: unknown): string =>
  value === undefined ? '–' : inspect(value, { breakLength: Infinity, depth: 6, sorted: true });

function line(item: Item): readonly string[] {
  switch (item.of) {
    case 'actors':
      return [`waits for ${item.old.join() || 'nobody'} (old), ${item.new.join() || 'nobody'} (new)`];
    case 'action':
      return [`listed by the ${item.only} engine only: ${actionKey(item.action)}`];
    case 'chance':
      return [`weight ${item.old} (old), ${item.new} (new): ${actionKey(item.action)}`];
    case 'state':
      return [`state ${item.path.join('.')}: ${text(item.old)} (old), ${text(item.new)} (new)`];
    case 'fault':
      return [`the ${item.engine} engine fails: ${item.message}`];
    case 'events': {
      const [old, young] = [item.old.map(text), item.new.map(text)];
      return [
        item.order ? 'the same events in another order:' : 'events:',
        ...old.filter((event) => item.order || !young.includes(event)).map((event) => `  - ${event}`),
        ...young.filter((event) => item.order || !old.includes(event)).map((event) => `  + ${event}`),
      ];
    }
  }
}

/** What sort of difference it is, for grouping. */
const sortOf = ({ items, frames, action }: Difference): string =>
  `${[...new Set(items.map(({ of }) => of))].sort().join('+')} in ${frames.at(-1) ?? 'no frame'}${action === null ? '' : ` after ${action.type}`}`;

/** A game told. */
export function readable(index: number, fixture: Fixture, result: InStep, most = 12): string {
  const { game, options, policy, seed } = fixture;
  const head = `game ${index}: ${game} ${text(options)}, ${policy}, seed ${seed}`;
  const { difference } = result;
  if (difference === null) return `${head}: ${result.actions} actions in step, ${result.how ?? 'not ended'}`;
  const lines = difference.items.flatMap(line);
  return [
    head,
    `  step ${difference.step}, ${difference.frames.join(' > ')}${difference.action === null ? '' : `, after ${actionKey(difference.action)}`}`,
    `  ${difference.explanations === null ? 'NOT EXPLAINED' : `explained by ${difference.explanations.join(', ')}`}`,
    ...lines.slice(0, most).map((one) => `    ${one}`),
    ...(lines.length > most ? [`    … ${lines.length - most} lines more: --at ${index}`] : []),
  ].join('\n');
}

/** Figures of many games. */
export class Tally {
  actions = 0;
  unexplained = 0;
  readonly found: Found[] = [];
  readonly #kinds = new Map<string, { games: number; actions: number; whole: number }>();
  readonly #explained = new Map<string, { passed: number; stopped: number; games: number }>();
  readonly #endings = new Map<string, number>();
  readonly #results = new Map<number, { readonly fixture: Fixture; readonly result: InStep }>();
  #reordered = 0;

  add(index: number, fixture: Fixture, result: InStep): void {
    const { difference, passed } = result;
    this.actions += result.actions;
    this.#reordered += result.reordered;
    const name = `${fixture.game} ${fixture.policy}`;
    const kind = this.#kinds.get(name) ?? { games: 0, actions: 0, whole: 0 };
    this.#kinds.set(name, {
      games: kind.games + 1,
      actions: kind.actions + result.actions,
      whole: kind.whole + (difference === null ? 1 : 0),
    });
    for (const id of new Set([...Object.keys(passed), ...(difference?.explanations ?? [])])) {
      const so = this.#explained.get(id) ?? { passed: 0, stopped: 0, games: 0 };
      this.#explained.set(id, {
        passed: so.passed + (passed[id] ?? 0),
        stopped: so.stopped + (difference?.explanations?.includes(id) === true ? 1 : 0),
        games: so.games + 1,
      });
    }
    if (result.how !== null) this.#endings.set(result.how, (this.#endings.get(result.how) ?? 0) + 1);
    if (difference === null) return;
    this.found.push({ index, fixture, ...difference });
    if (difference.explanations !== null) return;
    this.unexplained++;
    this.#results.set(index, { fixture, result });
  }

  /** The whole account; `most` unexplained differences are shown, of each sort the earliest. */
  summary(commit: string, seconds: number, explanations: readonly Explanation[], most = 8): string {
    const lines = [
      `${[...this.#kinds.values()].reduce((sum, { games }) => sum + games, 0)} games in step with ${commit}, ` +
        `${this.actions} actions in ${seconds.toFixed(0)} s; ${this.#reordered} lists in another order`,
      ...[...this.#kinds].map(
        ([name, { games, actions, whole }]) => `  ${name}: ${games} games, ${actions} actions, ${whole} to their end`,
      ),
      `  endings: ${[...this.#endings]
        .sort(([, a], [, b]) => b - a)
        .map(([how, count]) => `${how} ${count}`)
        .join(', ')}`,
    ];
    for (const { id, clause, sentence } of explanations) {
      const { passed, stopped, games } = this.#explained.get(id) ?? { passed: 0, stopped: 0, games: 0 };
      lines.push(`  ${id} (${clause}): ${games} games, ${passed} lists passed, ${stopped} games stopped. ${sentence}`);
    }
    const sorts = new Map<string, number[]>();
    for (const difference of this.found.filter(({ explanations: ids }) => ids === null)) {
      const sort = sortOf(difference);
      sorts.set(sort, [...(sorts.get(sort) ?? []), difference.index]);
    }
    const ranked = [...sorts].sort(([, a], [, b]) => b.length - a.length);
    for (const [sort, indices] of ranked) lines.push(`  unexplained: ${sort}: ${indices.length} games`);
    for (const [, indices] of ranked.slice(0, most)) {
      const index = Math.min(...indices);
      const shown = this.#results.get(index);
      if (shown !== undefined) lines.push('', readable(index, shown.fixture, shown.result));
    }
    lines.push(
      '',
      this.unexplained === 0 ? 'no unexplained difference' : `${this.unexplained} games differ unexplained`,
    );
    return lines.join('\n');
  }
}
