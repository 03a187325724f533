/** Short lists that are kept sorted. */

/** Inserts an item into a sorted list, after all items that it does not precede. */
export function insertSorted<T>(list: T[], item: T, precedes: (one: T, other: T) => boolean): void {
  let index = list.length;
  for (; index > 0 && precedes(item, list[index - 1] as T); index--) list[index] = list[index - 1] as T;
  list[index] = item;
}
