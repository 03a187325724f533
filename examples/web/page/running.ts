/** What happens by itself at a table: bots play, whole moves go on, orders are obeyed, and the table is kept. */
import { useEffect } from 'preact/hooks';
import { follows, type Play } from '../state/play.js';
import { keepTable } from '../state/storage.js';

/** Between two steps of bots who play calmly, in milliseconds. */
const CALM = 160;
/** So long the page may be busy without anybody noticing, in milliseconds. */
const BREATH = 30;
const KEEPING = 300;

/** Lets happen what happens next, and more of it if nobody is to watch. */
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

/** Lets things happen, as long as the table is open. */
export function useRunning(play: Play, onPlay: (play: Play) => void): void {
  useEffect(() => {
    const next = follows(play);
    if (next === undefined || (next.by === 'bot' && play.pace === 'onDemand')) return undefined;
    const isCalm = next.by === 'bot' && play.pace === 'calmly';
    const timer = setTimeout(() => onPlay(isCalm ? next.next() : hurried(play)), isCalm ? CALM : 0);
    return () => clearTimeout(timer);
  }, [play, onPlay]);
}

/** Keeps the table in the browser a moment after each step, and when the page is left. */
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
