/**
 * What happens automatically at a table: bots play, whole moves go on, standing orders are followed, and the table is
 * saved.
 */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Thinker } from '../games/bots.js';
import { messageOf, type Fault } from '../state/fault.js';
import { follows, type Follows, type Play } from '../state/play.js';
import { keepTable } from '../state/storage.js';

/** The time between two steps of calm bots, in milliseconds. */
const CALM = 160;
/** The time that the page may be busy without anybody noticing, in milliseconds. */
const BREATH = 30;
const KEEPING = 300;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const taken = async (next: Follows, thinker: Thinker): Promise<Play> =>
  next.by === 'bot' ? next.next(await thinker.choose(next.turn)) : next.next();

/** Returns the table after as many automatic steps as the page has time for. Steps of bots are among them only if bots play at once. */
async function hurried(play: Play, thinker: Thinker): Promise<Play> {
  const end = performance.now() + BREATH;
  let latest = play;
  for (;;) {
    const next = follows(latest);
    if (next === undefined || (next.by === 'bot' && latest.pace !== 'atOnce')) return latest;
    latest = await taken(next, thinker);
    if (performance.now() > end) return latest;
  }
}

/** Returns the table after the next automatic steps; those of calm bots take a moment. */
async function proceeded(play: Play, next: Follows, thinker: Thinker): Promise<Play> {
  if (next.by !== 'bot' || play.pace === 'atOnce') {
    await after(0);
    return hurried(play, thinker);
  }
  const [latest] = await Promise.all([taken(next, thinker), after(play.pace === 'calmly' ? CALM : 0)]);
  return latest;
}

/** Runs automatic steps while the table is open. Returns a function that takes one step of a bot on demand. */
export function useRunning(
  play: Play,
  thinker: Thinker,
  onPlay: (play: Play) => void,
  onFault: (fault: Fault) => void,
): () => void {
  const stop = useRef<() => void>(() => undefined);
  const run = useCallback(
    (from: Play): void => {
      stop.current();
      const next = follows(from);
      if (next === undefined) return;
      let isWanted = true;
      stop.current = () => {
        isWanted = false;
      };
      proceeded(from, next, thinker).then(
        (latest) => {
          if (isWanted) onPlay(latest);
        },
        (error: unknown) => {
          if (!isWanted) return;
          // It would fail again and again.
          onPlay({ ...from, pace: 'onDemand' });
          onFault((words) => words.botFailed(messageOf(error)));
        },
      );
    },
    [thinker, onPlay, onFault],
  );
  useEffect(() => {
    const next = follows(play);
    if (next !== undefined && !(next.by === 'bot' && play.pace === 'onDemand')) run(play);
    return () => stop.current();
  }, [play, run]);
  return () => run(play);
}

/** Saves the table in the browser shortly after each step, and when the user leaves the page. */
export function useKeeping(play: Play): void {
  const { session, seating } = play;
  // A later effect might come after the user has left, and the last step would be lost.
  useLayoutEffect(() => {
    const keep = (): void => keepTable({ session, seating });
    const timer = setTimeout(keep, KEEPING);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [session, seating]);
}
