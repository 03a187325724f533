/** Lists that are few and in order. */

/** Puts one where it belongs in a list that is in order: behind all of those that it does not precede. */
export function putInOrder<T>(list: T[], one: T, precedes: (one: T, other: T) => boolean): void {
  let place = list.length;
  for (; place > 0 && precedes(one, list[place - 1] as T); place--) list[place] = list[place - 1] as T;
  list[place] = one;
}
