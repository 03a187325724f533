/**
 * Writes of many matches in one transaction: whatever comes in while the disk is busy with one waits for the next. Each is
 * answered only when the transaction that holds it is on the disk.
 */

interface Waiting<W> {
  readonly write: W;
  done(applied: boolean): void;
  failed(error: unknown): void;
}

/**
 * A queue of writes.
 *
 * @param commit - carries all of them out in one transaction, and tells of each whether it was applied
 * @returns what puts a write into it: whether it was applied, once it is safe
 */
export function batching<W>(commit: (writes: readonly W[]) => readonly boolean[]): (write: W) => Promise<boolean> {
  const waiting: Waiting<W>[] = [];

  function flush(): void {
    const batch = waiting.splice(0);
    try {
      const applied = commit(batch.map(({ write }) => write));
      batch.forEach(({ done }, index) => done(applied[index] === true));
    } catch (error) {
      batch.forEach(({ failed }) => failed(error));
    }
  }

  return (write) =>
    new Promise((done, failed) => {
      if (waiting.push({ write, done, failed }) === 1) setImmediate(flush);
    });
}
