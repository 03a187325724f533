/**
 * Combines writes of many matches into one transaction: those that arrive during one wait for the next. Each is
 * confirmed only when its transaction is on the disk.
 */

interface Waiting<W> {
  readonly write: W;
  done(applied: boolean): void;
  failed(error: unknown): void;
}

/**
 * Makes a queue of writes.
 *
 * @param commit - carries out all of them in one transaction, and returns for each whether it was applied
 * @returns a function that adds a write and resolves to whether it was applied
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
