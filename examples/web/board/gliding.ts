/** Smooth movement of the board from one view to another. */
import { between, type Box } from './camera.js';

/** How long a movement takes, in milliseconds. */
const LASTING = 220;

export interface Glider {
  /** Returns where the movement under way ends; the view itself while the board rests. */
  bound(): Box;
  /** Moves to a view; at once, if the user prefers reduced motion. */
  to(box: Box): void;
  /** Shows a view at once, and ends the movement under way. */
  at(box: Box): void;
}

const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns a glider for a view that is read and shown with these functions. */
export function gliderFor(seen: () => Box, show: (box: Box) => void): Glider {
  let target: Box | undefined;
  let request = 0;
  function at(box: Box): void {
    cancelAnimationFrame(request);
    target = undefined;
    show(box);
  }
  function to(box: Box): void {
    if (isReduced()) return at(box);
    cancelAnimationFrame(request);
    target = box;
    const [from, start] = [seen(), performance.now()];
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / LASTING));
      if (share === 1) return at(box);
      show(between(from, box, 1 - (1 - share) ** 3));
      request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
  }
  return { bound: () => target ?? seen(), to, at };
}
