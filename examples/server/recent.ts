/** A cache bounded by size, in total and for each owner. The least recently used entry is removed first. */

export interface Recent<V> {
  /** Returns the value without marking it as used. */
  peek(key: string): V | undefined;
  /** Returns the value, marks it as used, and counts it for this owner. */
  get(key: string, owner: string): V | undefined;
  /** @param size - the estimated size in bytes */
  set(key: string, value: V, size: number, owner: string): void;
  delete(key: string): void;
  /** The bytes in use. */
  readonly size: number;
}

export interface Bounds {
  /** The limit in total, in bytes. */
  readonly most: number;
  /** The limit for one owner, in bytes. */
  readonly perOwner: number;
}

interface Held<V> {
  readonly value: V;
  readonly size: number;
  readonly owner: string;
}

/** The entries of one owner. */
interface Share {
  size: number;
  /** The entries, the least recently used first. */
  readonly keys: Set<string>;
}

/** Returns a cache with these limits. Not even the latest entry may exceed them. */
export function recentOnes<V>({ most, perOwner }: Bounds): Recent<V> {
  // A map and a set list their keys in the order of insertion.
  const held = new Map<string, Held<V>>();
  const shares = new Map<string, Share>();
  let total = 0;

  function remove(key: string | undefined): void {
    const gone = key === undefined ? undefined : held.get(key);
    if (key === undefined || gone === undefined) return;
    held.delete(key);
    total -= gone.size;
    const share = shares.get(gone.owner);
    share?.keys.delete(key);
    if (share !== undefined) share.size -= gone.size;
    if (share?.keys.size === 0) shares.delete(gone.owner);
  }

  function set(key: string, value: V, size: number, owner: string): void {
    remove(key);
    held.set(key, { value, size, owner });
    total += size;
    const share = shares.get(owner) ?? { size: 0, keys: new Set() };
    share.size += size;
    shares.set(owner, { size: share.size, keys: share.keys.add(key) });
    while ((shares.get(owner)?.size ?? 0) > perOwner) remove(shares.get(owner)?.keys.keys().next().value);
    while (total > most) remove(held.keys().next().value);
  }

  return {
    peek: (key) => held.get(key)?.value,
    get(key, owner) {
      const found = held.get(key);
      if (found !== undefined) set(key, found.value, found.size, owner);
      return found?.value;
    },
    set,
    delete: remove,
    get size() {
      return total;
    },
  };
}
