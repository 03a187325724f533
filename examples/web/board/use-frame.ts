/** The frame of the board: its gestures, and what it shows when its size changes. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { attending, shaped, visibleIn } from './camera.js';
import { listen, type Held } from './gestures.js';
import { lightBoxes } from './lights.js';
import { aspectOf, legibleWidth } from './use-camera.js';

/** Keeps the board in shape. When a panel opens or grows, what was visible of the question stays visible. */
function reshape(frame: HTMLElement, held: Held): void {
  const before = held.seen();
  const after = shaped(before, held.whole(), aspectOf(frame));
  const svg = frame.querySelector('svg');
  const things = svg === null ? [] : visibleIn(before, lightBoxes(svg));
  held.see(svg === null ? after : attending(after, held.whole(), things, legibleWidth(svg, frame)));
}

/** Listens to gestures on a frame and to changes of its size. */
export function useFrame(frame: RefObject<HTMLElement | null>, held: Held): void {
  useEffect(() => {
    const home = frame.current;
    if (home === null) return undefined;
    const observer = new ResizeObserver(() => reshape(home, held));
    observer.observe(home);
    const deaf = listen(home, held);
    return () => {
      observer.disconnect();
      deaf();
    };
  }, [frame, held]);
}
