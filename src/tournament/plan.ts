/** The plan of a tournament: which bots sit where in each game. */
import type { GameName } from '../games.js';

/** A tournament. It determines every game of it, so a game can be played anywhere and again. */
export interface Plan {
  readonly game: GameName;
  /** The version of its rules. Other rules give other games. */
  readonly gameVersion: number;
  /** The number of seats. */
  readonly players: number;
  /** The names of the bots; each is different. */
  readonly bots: readonly string[];
  /** The number of games. */
  readonly games: number;
  readonly seed: string;
  /** Options of the game, without the number of players. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** One game of a tournament. */
export interface Task {
  readonly game: GameName;
  readonly gameVersion: number;
  /** Its number in the tournament, from 1. */
  readonly number: number;
  /** The seed of its dice and its bots. It depends on nothing but the seed of the tournament and the number. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The names of the bots, in the order of the seats. */
  readonly bots: readonly string[];
}

/** Returns the different orders of a list of numbers that may repeat, in ascending order. */
function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]];
  return [...new Set(numbers)].flatMap((first) => {
    const at = numbers.indexOf(first);
    return ordersOf([...numbers.slice(0, at), ...numbers.slice(at + 1)]).map((rest) => [first, ...rest]);
  });
}

/** Returns the ordered choices of `count` different numbers from a list. */
function choicesOf(numbers: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return numbers.flatMap((first) =>
    choicesOf(
      numbers.filter((number) => number !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/**
 * Returns the seatings of a tournament: for each game of a cycle, the index of the bot in each seat. They come in
 * blocks of as many games as there are bots. In a block, each bot has each seat once; if there are more seats than
 * bots, some bots have several seats in a game. In the whole cycle each group of bots meets in each order equally
 * often.
 */
export function seatingsOf(bots: number, seats: number): readonly (readonly number[])[] {
  const all = Array.from({ length: bots }, (_, index) => index);
  const blocks =
    seats <= bots
      ? choicesOf(all.slice(1), seats - 1).map((rest) => [0, ...rest])
      : ordersOf(Array.from({ length: seats }, (_, seat) => seat % bots));
  return blocks.flatMap((block) => all.map((turned) => block.map((bot) => (bot + turned) % bots)));
}

/** Returns all games of a tournament. */
export function tasksOf({ game, gameVersion, players, bots, games, seed, options }: Plan): readonly Task[] {
  const seatings = seatingsOf(bots.length, players);
  return Array.from({ length: games }, (_, index) => ({
    game,
    gameVersion,
    number: index + 1,
    seed: `${seed} ${index + 1}`,
    options: { ...options, players },
    bots: (seatings[index % seatings.length] ?? []).map((bot) => bots[bot] ?? ''),
  }));
}
