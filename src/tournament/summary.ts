/** What the results of a tournament show, as numbers. */
import type { GameLine } from './line.js';
import { ratings, wilson, type Estimate } from './statistics.js';

/** Somebody's share of the victories. */
export interface Row {
  readonly name: string;
  /** The number of times that a bot has sat down, or that a seat was taken. */
  readonly played: number;
  /** The victories; a shared one and a draw count in parts. */
  readonly won: number;
  readonly rate: Estimate;
  /** The Elo rating of a bot, if games have two seats and there are several bots. */
  readonly elo?: number;
}

/** The number of games that ended in a way. */
export interface EndingCount {
  /** `broken off` for a game without an outcome. */
  readonly how: string;
  readonly games: number;
}

/** The mean worth of a bot's situation in each turn. */
export interface Curve {
  readonly bot: string;
  readonly points: readonly { readonly turn: number; readonly mean: number; readonly games: number }[];
}

/** The least, the middle and the greatest of some numbers. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

/** The results of a tournament. */
export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly seats: number;
  readonly bots: readonly Row[];
  readonly bySeat: readonly Row[];
  readonly actions: Spread;
  readonly turns: Spread;
  readonly endings: readonly EndingCount[];
  readonly curves: readonly Curve[];
}

/** What happened in one seat of one game. */
interface Sitting {
  readonly bot: string;
  readonly player: string;
  readonly share: number;
}

/** Returns the share of each seat in the victory. In a draw without a winner all have the same. */
const sharesOf = ({ outcome, returns }: GameLine): readonly number[] =>
  outcome?.winners.length === 0 ? returns.map(() => 1 / returns.length) : returns;

function sittingsOf(line: GameLine): readonly Sitting[] {
  const shares = sharesOf(line);
  return line.bots.map((bot, seat) => ({ bot, player: line.players[seat] ?? '', share: shares[seat] ?? 0 }));
}

/** Returns the lists of some values by a key, in the order in which the keys first appear. */
function groupsOf<T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function rowsBy(sittings: readonly Sitting[], key: 'bot' | 'player'): readonly Row[] {
  return [...groupsOf(sittings, (sitting) => sitting[key])].map(([name, own]) => {
    const won = sumOf(own.map(({ share }) => share));
    return { name, played: own.length, won, rate: wilson(won, own.length) };
  });
}

/** Returns the rows of bots with their ratings, if every game had two seats. */
function withElo(rows: readonly Row[], lines: readonly GameLine[]): readonly Row[] {
  if (rows.length < 2 || lines.some(({ bots }) => bots.length !== 2)) return rows;
  const wins = rows.map(() => rows.map(() => 0));
  for (const line of lines) {
    const [a, b] = line.bots.map((bot) => rows.findIndex(({ name }) => name === bot));
    if (a === undefined || b === undefined || a === b || line.outcome === null) continue;
    const [shareOfA = 0, shareOfB = 0] = sharesOf(line);
    const [ofA, ofB] = [wins[a], wins[b]];
    if (ofA) ofA[b] = (ofA[b] ?? 0) + shareOfA;
    if (ofB) ofB[a] = (ofB[a] ?? 0) + shareOfB;
  }
  const rated = ratings(wins);
  return rows.map((row, index) => ({ ...row, elo: rated[index] ?? 0 }));
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  const half = sorted.length / 2;
  return {
    least: at(0),
    median: (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2,
    mean: sumOf(sorted) / sorted.length,
    most: at(sorted.length - 1),
  };
}

/** Returns the curve of each bot. A turn that few games have reached has the mean of those. */
function curvesOf(lines: readonly GameLine[], bots: readonly string[]): readonly Curve[] {
  const sums = new Map(bots.map((bot) => [bot, new Map<number, { sum: number; games: number }>()]));
  for (const { bots: seated, turns } of lines) {
    // The last standing of a turn replaces the one at its beginning.
    for (const [turn, { worth }] of new Map(turns.map((standing) => [standing.turn, standing]))) {
      seated.forEach((bot, seat) => {
        const ofBot = sums.get(bot);
        const { sum, games } = ofBot?.get(turn) ?? { sum: 0, games: 0 };
        ofBot?.set(turn, { sum: sum + (worth[seat] ?? 0), games: games + 1 });
      });
    }
  }
  return [...sums].map(([bot, byTurn]) => ({
    bot,
    points: [...byTurn].sort(([a], [b]) => a - b).map(([turn, { sum, games }]) => ({ turn, mean: sum / games, games })),
  }));
}

/** Returns the summary of at least one result. */
export function summaryOf(lines: readonly GameLine[]): Summary {
  const [first] = lines;
  if (first === undefined) throw new RangeError('there are no results');
  const sittings = lines.flatMap(sittingsOf);
  const bots = withElo(
    [...rowsBy(sittings, 'bot')].sort((a, b) => b.rate.share - a.rate.share),
    lines,
  );
  return {
    game: first.game,
    games: lines.length,
    seats: first.players.length,
    bots,
    bySeat: rowsBy(sittings, 'player'),
    actions: spreadOf(lines.map(({ actions }) => actions)),
    turns: spreadOf(lines.map(({ turns }) => turns.at(-1)?.turn ?? 0)),
    endings: [...groupsOf(lines, ({ outcome }) => outcome?.how ?? 'broken off')]
      .map(([how, { length }]) => ({ how, games: length }))
      .sort((a, b) => b.games - a.games),
    curves: curvesOf(
      lines,
      bots.map(({ name }) => name),
    ),
  };
}
