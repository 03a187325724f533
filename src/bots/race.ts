/**
 * A race between the action that the heuristics like best and its challengers: all are tried in the same imagined worlds,
 * one world after another, and a challenger leaves when it is not promising (after Maron and Moore, 1994). As all meet
 * the same cards and dice, a few worlds are enough to tell a good action from a bad one.
 */

/** The shares of the victory that an action has led to, by world. */
export interface Runner {
  readonly shares: number[];
}

/** The number of worlds before any challenger leaves. */
const FIRST_WORLDS = 4;
/** The number of worlds from which on a challenger must be ahead to stay. */
const LATER_WORLDS = 16;
/** By how many standard errors a challenger may be behind for each world that is missing until then. */
const PATIENCE = 1 / 12;
/** The error of the estimates that more worlds do not make smaller, because the players in them are not perfect. */
const DOUBT = 0.005;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Returns by how much one action has done better than another, in each of the worlds that both have seen. */
const differencesOf = (one: Runner, other: Runner): readonly number[] =>
  one.shares.slice(0, other.shares.length).map((share, world) => share - (other.shares[world] ?? 0));

/** Returns by how many standard errors one action has done better than another in the worlds that both have seen. */
export function leadOf(one: Runner, other: Runner): number {
  const differences = differencesOf(one, other);
  const worlds = differences.length;
  if (worlds < 2) return 0;
  const mean = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - mean) ** 2)) * (worlds / (worlds - 1));
  return mean / Math.sqrt(variance / worlds + DOUBT ** 2);
}

/** Returns whether two actions have led to the same in every world that both have seen. */
const areAlike = (one: Runner, other: Runner): boolean =>
  differencesOf(one, other).every((difference) => difference === 0);

/**
 * Returns the challengers who stay in the race: those who are ahead of the favourite, and at first those who are not far
 * behind. Of challengers who do equally well in every world, the first stays.
 */
export function stillRunning<R extends Runner>(favourite: Runner, challengers: readonly R[]): readonly R[] {
  const worlds = favourite.shares.length;
  if (worlds < FIRST_WORLDS) return challengers;
  const least = -PATIENCE * Math.max(0, LATER_WORLDS - worlds);
  return challengers.filter(
    (challenger, place) =>
      leadOf(challenger, favourite) >= least &&
      ![favourite, ...challengers.slice(0, place)].some((earlier) => areAlike(earlier, challenger)),
  );
}

/**
 * Returns the challenger with the best average of those who lead the favourite by this number of standard errors;
 * `undefined` if there is none.
 */
export function winner<R extends Runner>(favourite: Runner, challengers: readonly R[], lead: number): R | undefined {
  let best: R | undefined;
  for (const challenger of challengers) {
    if (leadOf(challenger, favourite) <= lead) continue;
    if (best === undefined || meanOf(challenger.shares) > meanOf(best.shares)) best = challenger;
  }
  return best;
}
