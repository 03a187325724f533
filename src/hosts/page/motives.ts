/** What bots go by when they decide, in words. */
import type { Locale } from '../../core/index.js';

/** The motives of a game's bots. */
export interface Motives<Type extends string, Motive extends string = string> {
  /** The motive for each type of action; `null` if bots have no preference there or do not decide. */
  readonly of: Readonly<Record<Type, Motive | null>>;
  /** What a bot goes by, as a whole sentence about it. */
  readonly texts: Readonly<Record<Locale, Readonly<Record<Motive, string>>>>;
}

/** Returns what a bot goes by when it takes an action of some type; `undefined` if it has no preference. */
export function motiveFor<Type extends string>(
  { of, texts }: Motives<Type>,
  type: Type,
  locale: Locale,
): string | undefined {
  const motive = of[type];
  return motive === null ? undefined : texts[locale][motive];
}
