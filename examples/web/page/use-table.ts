/** The table in play, and what replaces it. */
import { useCallback, useRef, useState } from 'preact/hooks';
import { sitDown, type Play } from '../state/play.js';
import type { Opened } from '../state/reading.js';
import { keepTable, setAside } from '../state/storage.js';

/** The table in play. */
interface AtTable {
  readonly play: Play;
  /** The number of tables that have been opened before. */
  readonly number: number;
}

/** Returns the table in play, and functions that change it and replace it. */
export function useTable() {
  const [at, setAt] = useState<AtTable>();
  // Bots may have gone on while another table was read.
  const latest = useRef(at);
  latest.current = at;
  const setPlay = useCallback((play: Play | undefined) => {
    setAt((before) => (play === undefined ? undefined : { play, number: before?.number ?? 0 }));
  }, []);
  function replace({ table, from }: Opened, text?: string): void {
    const { play: before, number = 0 } = latest.current ?? {};
    if (before !== undefined) keepTable(before);
    setAside(text);
    const play = sitDown(table);
    setAt({ play: from === 'record' ? { ...play, looking: play.session.last } : play, number: number + 1 });
  }
  return { at, setPlay, replace };
}
