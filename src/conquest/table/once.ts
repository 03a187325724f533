/** What is found out once. */

/** The same answer for the same thing, found when it is first asked for, and forgotten with the thing; that of the last one is at hand. */
export function once<K extends object, V extends NonNullable<unknown> | null>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  let last: K | undefined;
  let answer: V | undefined;
  return (key) => {
    if (key === last) return answer as V;
    const before = known.get(key);
    const found = before === undefined ? find(key) : before;
    if (before === undefined) known.set(key, found);
    [last, answer] = [key, found];
    return found;
  };
}
