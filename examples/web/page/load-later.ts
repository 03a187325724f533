/** Loads what the page needs only for some games and some users. */
import { useEffect, useState } from 'preact/hooks';

/** Loads the code of dialogs, and of what reads and writes games. */
export const loadLater = () => import('./later/index.js');

export type Later = Awaited<ReturnType<typeof loadLater>>;

/** Loads that code once it is wanted; it is `undefined` until it is there. */
export function useLater(isWanted: boolean, onFailure: (error: unknown) => void): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (isWanted) loadLater().then(setLater, onFailure);
  }, [isWanted]);
  return later;
}
