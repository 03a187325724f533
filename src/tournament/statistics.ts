/** Estimates from counted games: shares with intervals, and ratings. */

/** A share, with its 95 % interval. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * Returns the share of successes among trials with its 95 % interval by Wilson's score, which stays between 0 and 1 and
 * is good for few trials too. A shared victory counts as a part of a success.
 */
export function wilson(successes: number, trials: number): Estimate {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const square = Z * Z;
  const middle = share + square / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const whole = 1 + square / trials;
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** Returns the difference in Elo of a player who wins this share of the games. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

const ITERATIONS = 10_000;
const PRECISION = 1e-9;
/** The middle of the ratings. */
const AVERAGE = 1500;

/**
 * Returns the Elo ratings of players by the Bradley-Terry model, with an average of 1500. The strengths come from the
 * iteration of Zermelo (1929; Hunter, 2004). Half a victory of each against each other one whom they have met is added,
 * so that the rating of somebody who has won every game is finite.
 *
 * @param wins - the victories of a row's player over a column's player; a draw is half a victory for both
 */
export function ratings(wins: readonly (readonly number[])[]): readonly number[] {
  const won = (a: number, b: number): number => wins[a]?.[b] ?? 0;
  const met = (a: number, b: number): boolean => a !== b && won(a, b) + won(b, a) > 0;
  const all = wins.map((_, index) => index);
  const victories = all.map((a) => all.reduce((sum, b) => sum + (met(a, b) ? won(a, b) + 0.5 : 0), 0));
  let strengths = all.map(() => 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const next = all.map((a) => {
      const weight = all.reduce(
        (sum, b) => (met(a, b) ? sum + (won(a, b) + won(b, a) + 1) / ((strengths[a] ?? 1) + (strengths[b] ?? 1)) : sum),
        0,
      );
      return weight === 0 ? 1 : (victories[a] ?? 0) / weight;
    });
    const scale = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
    const scaled = next.map((strength) => strength / scale);
    const change = Math.max(...scaled.map((strength, index) => Math.abs(strength / (strengths[index] ?? 1) - 1)));
    strengths = scaled;
    if (change < PRECISION) break;
  }
  return strengths.map((strength) => AVERAGE + 400 * Math.log10(strength));
}
