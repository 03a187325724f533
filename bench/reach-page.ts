/** Writes the page of the documentation about what play reaches. */
import { join } from 'node:path';
import { REGISTRY, type GameName } from '../src/games.js';
import { root } from '../tools/root.js';
import { formatted } from '../tools/written.js';
import { overview, table, type Results } from './reach-report.js';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

const heading = (kind: string): string => `## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Returns the section of a kind: what was never reached, and every count. */
function section(results: Results, kind: string): string {
  const missing = results.missing().find(([name]) => name === kind)?.[1];
  const told =
    missing === undefined
      ? 'There is no list of all that could be met here; these were.'
      : missing.length === 0
        ? 'All were reached.'
        : `Reached by nobody: ${missing.map((name) => `\`${name}\``).join(', ')}.`;
  return [heading(kind), told, tableOf(table(results, kind))].join('\n\n');
}

/** Returns the page and its path. `asked`: the arguments that play the same games again. */
export async function pageOf(
  game: GameName,
  results: Results,
  asked: string,
): Promise<{ readonly path: string; readonly text: string }> {
  const { title, documents } = REGISTRY[game];
  const path = join(root, documents.reach);
  const text = [
    `# What play reaches: ${title}`,
    `Written by \`npm run soak -- ${asked} --write\`. Policies are named in \`test/${game}/policies.ts\`; each game is played by one of them, all players
alike, with a number of players and options drawn from its seed. Each list holds all that there is by the tables of the rules
themselves. A frame counts when it lies on the stack after an action: one that comes and goes within a single action is not seen.
Refusals are those of actions that were not listed and were asked about in passing. What nobody reaches has a test by its clause.`,
    tableOf(overview(results)),
    ...results.kinds().map((kind) => section(results, kind)),
  ].join('\n\n');
  return { path, text: await formatted(path, text) };
}
