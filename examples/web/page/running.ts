/**
 * What happens automatically at a table: bots play, whole moves go on, standing orders are followed, and the table is
 * saved.
 */
import { useEffect } from 'preact/hooks';
import { follows, type Play } from '../state/play.js';
import { keepTable } from '../state/storage.js';

/** The time between two steps of calm bots, in milliseconds. */
const CALM = 160;
/** The time that the page may be busy without anybody noticing, in milliseconds. */
const BREATH = 30;
const KEEPING = 300;

/** Returns the table after as many automatic steps as the page has time for. Steps of bots are among them only if bots play at once. */
function hurried(play: Play): Play {
  const end = performance.now() + BREATH;
  let latest = play;
  for (;;) {
    const next = follows(latest);
    if (next === undefined || (next.by === 'bot' && latest.pace !== 'atOnce')) return latest;
    latest = next.next();
    if (performance.now() > end) return latest;
  }
}

/** Runs automatic steps while the table is open. */
export function useRunning(play: Play, onPlay: (play: Play) => void): void {
  useEffect(() => {
    const next = follows(play);
    if (next === undefined || (next.by === 'bot' && play.pace === 'onDemand')) return undefined;
    const isCalm = next.by === 'bot' && play.pace === 'calmly';
    const timer = setTimeout(() => onPlay(isCalm ? next.next() : hurried(play)), isCalm ? CALM : 0);
    return () => clearTimeout(timer);
  }, [play, onPlay]);
}

/** Saves the table in the browser shortly after each step, and when the user leaves the page. */
export function useKeeping(play: Play): void {
  const { session, seating } = play;
  useEffect(() => {
    const keep = (): void => keepTable({ session, seating });
    const timer = setTimeout(keep, KEEPING);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [session, seating]);
}
