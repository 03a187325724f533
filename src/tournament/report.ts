/** The report of a tournament as text. */
import type { Row, Spread, Summary } from './summary.js';
import { eloOf, type Estimate } from './statistics.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`;
/** Returns a number without needless decimals. */
const short = (number: number): string => String(Math.round(number * 10) / 10);

/** Returns the lines of a table. The first column is aligned to the left, and all others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function rateTable(title: string, rows: readonly Row[]): readonly string[] {
  const isRated = rows.some(({ elo }) => elo !== undefined);
  return table(
    [title, 'played', 'won', 'win rate', '95 % interval', ...(isRated ? ['Elo'] : [])],
    rows.map(({ name, played, won, rate, elo }) => [
      name,
      String(played),
      short(won),
      percent(rate.share),
      interval(rate),
      ...(elo === undefined ? [] : [String(Math.round(elo))]),
    ]),
  );
}

const spreadRow = (name: string, { least, median, mean, most }: Spread): readonly string[] => [
  name,
  ...[least, median, mean, most].map(short),
];

/** Returns the difference of two bots who play against each other, in Elo with its interval. */
function duelLine({ bots: [better, worse, ...others], seats }: Summary): readonly string[] {
  if (seats !== 2 || better === undefined || worse === undefined || others.length > 0) return [];
  const { share, low, high } = better.rate;
  const told = (value: number): string => (Number.isFinite(eloOf(value)) ? String(Math.round(eloOf(value))) : '∞');
  return [
    '',
    `${better.name} is ${told(share)} Elo above ${worse.name} (95 % interval: ${told(low)} to ${told(high)}).`,
  ];
}

/** Returns the report of a tournament, line by line. */
export function reportLines(summary: Summary): readonly string[] {
  const { game, games, seats, bots, bySeat, actions, turns, endings } = summary;
  return [
    `${game}, ${seats} players, ${games} games`,
    '',
    ...rateTable('bot', bots),
    ...duelLine(summary),
    '',
    ...rateTable('seat', bySeat),
    '',
    ...table(['length', 'least', 'median', 'mean', 'most'], [spreadRow('actions', actions), spreadRow('turns', turns)]),
    '',
    ...table(
      ['end', 'games', 'share'],
      endings.map(({ how, games: count }) => [how, String(count), percent(count / games)]),
    ),
  ];
}
