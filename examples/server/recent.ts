/** Things in memory, bounded by their size: in all, and for each owner. What nobody has asked about for longest makes room. */

export interface Recent<V> {
  /** The value; it stays as it is: asked about when it was, and by whom. */
  peek(key: string): V | undefined;
  /** The value, which from now on counts for this owner. */
  get(key: string, owner: string): V | undefined;
  /** @param size - in bytes, as far as it is known */
  set(key: string, value: V, size: number, owner: string): void;
  delete(key: string): void;
  /** Bytes held now. */
  readonly size: number;
}

export interface Bounds {
  /** Bytes in all. */
  readonly most: number;
  /** Bytes of one owner. */
  readonly perOwner: number;
}

interface Held<V> {
  readonly value: V;
  readonly size: number;
  readonly owner: string;
}

/** What one owner holds. */
interface Share {
  size: number;
  /** The one that was asked about longest ago first. */
  readonly keys: Set<string>;
}

/** A memory of these bounds: nothing is kept beyond them, not even the latest. */
export function recentOnes<V>({ most, perOwner }: Bounds): Recent<V> {
  // A map and a set tell their keys in the order in which they came in.
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
