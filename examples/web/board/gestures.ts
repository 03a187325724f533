/** Touch, mouse, wheel and keys on the board. */
import { MIDDLE, moved, whole as all, zoomed, type Box, type Share } from './camera.js';
import { carry, type Carried } from './carry.js';
import type { Press } from './near.js';

/** What happens to what is pressed. */
export interface Presses {
  /** Handles a click or a tap. */
  pick(press: Press): void;
  /** Begins to drag what is pressed, and returns its element; `undefined` if it cannot be dragged. */
  grasp(press: Press): SVGGraphicsElement | undefined;
}

/** The state that gestures change. */
export interface Held extends Presses {
  /** Returns the box with the whole board. */
  whole(): Box;
  /** Returns the view, or the one that a movement under way leads to. */
  seen(): Box;
  /** Shows a view at once. */
  see(box: Box): void;
  /** Moves smoothly to a view. */
  glide(box: Box): void;
}

/** The greatest movement of a click, in pixels. */
const CLICK = 6;
const STEP = 0.15;
const CLOSER = 1.35;
/** The pixels of a line, if a wheel counts in lines. */
const LINE = 16;
/** From this on, a turn of the wheel is one of a mouse, which comes in steps; trackpads turn smoothly. */
const NOTCH = 40;

/** The effect of each key on the board. */
const KEYS: Readonly<Record<string, (box: Box, whole: Box) => Box>> = {
  ArrowLeft: (box, whole) => moved(box, whole, { x: -STEP, y: 0 }),
  ArrowRight: (box, whole) => moved(box, whole, { x: STEP, y: 0 }),
  ArrowUp: (box, whole) => moved(box, whole, { x: 0, y: -STEP }),
  ArrowDown: (box, whole) => moved(box, whole, { x: 0, y: STEP }),
  '+': (box, whole) => zoomed(box, whole, CLOSER, MIDDLE),
  '=': (box, whole) => zoomed(box, whole, CLOSER, MIDDLE),
  '-': (box, whole) => zoomed(box, whole, 1 / CLOSER, MIDDLE),
  '0': all,
};

export const closer = (held: Held): void => held.glide(zoomed(held.seen(), held.whole(), CLOSER, MIDDLE));
export const farther = (held: Held): void => held.glide(zoomed(held.seen(), held.whole(), 1 / CLOSER, MIDDLE));

interface Finger {
  readonly x: number;
  readonly y: number;
}

const between = ([first, second]: readonly Finger[]):
  { readonly middle: Finger; readonly apart: number } | undefined =>
  first === undefined || second === undefined
    ? undefined
    : {
        middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
        apart: Math.hypot(first.x - second.x, first.y - second.y),
      };

/** Listens to the element that shows the board. Returns a function that stops listening. */
export function listen(frame: HTMLElement, held: Held): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  /** What the only finger has pressed, until it is known whether it drags something. */
  let pressed: Press | undefined;
  let carried: Carried | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  /** Returns the size of one pixel as a fraction of the visible part. */
  function shareOf(x: number, y: number): Share {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  }

  function drag(from: Finger, to: Finger): void {
    const [start, end] = [shareOf(from.x, from.y), shareOf(to.x, to.y)];
    held.see(moved(held.seen(), held.whole(), { x: start.x - end.x, y: start.y - end.y }));
  }

  function pinch(before: readonly Finger[], after: readonly Finger[]): void {
    const [from, to] = [between(before), between(after)];
    if (from === undefined || to === undefined || from.apart === 0) return;
    drag(from.middle, to.middle);
    held.see(zoomed(held.seen(), held.whole(), to.apart / from.apart, shareOf(to.middle.x, to.middle.y)));
  }

  /** Takes along what has been pressed, if it can be dragged. */
  function grasp(): void {
    const element = pressed && held.grasp(pressed);
    if (element !== undefined) carried = carry(element);
    pressed = undefined;
  }

  function letGo(): void {
    carried?.end();
    carried = undefined;
  }

  frame.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, target, clientX: x, clientY: y }) => {
      letGo();
      const isOnly = fingers.size === 0 && target instanceof Element;
      if (fingers.size === 0) travelled = 0;
      pressed = isOnly ? { target, x, y, touch: pointerType === 'touch' } : undefined;
      fingers.set(pointerId, { x, y });
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const from = fingers.get(pointerId);
      if (from === undefined) return;
      const before = [...fingers.values()];
      travelled += Math.hypot(x - from.x, y - from.y);
      fingers.set(pointerId, { x, y });
      if (before.length === 1 && travelled > CLICK) {
        frame.setPointerCapture(pointerId);
        grasp();
        if (carried === undefined) drag(from, { x, y });
        else carried.to(x, y);
      }
      if (before.length === 2) pinch(before, [...fingers.values()]);
    },
    { signal },
  );
  const lift = ({ pointerId, pointerType, type, target, clientX: x, clientY: y }: PointerEvent): void => {
    if (!fingers.delete(pointerId)) return;
    const isDropped = carried !== undefined;
    letGo();
    if (fingers.size > 0 || type !== 'pointerup' || (travelled > CLICK && !isDropped)) return;
    // A drag ends on what is under the pointer, which the frame has captured.
    const under = isDropped ? document.elementFromPoint(x, y) : target;
    if (under instanceof Element && frame.contains(under))
      held.pick({ target: under, x, y, touch: pointerType === 'touch' });
  };
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    frame.addEventListener(end, lift, { signal });
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const at = shareOf(event.clientX, event.clientY);
      const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      // A pinch on a trackpad is a wheel with small turns and the control key.
      const box = zoomed(held.seen(), held.whole(), Math.exp(-turn / (event.ctrlKey ? 100 : 400)), at);
      if (Math.abs(turn) < NOTCH) held.see(box);
      else held.glide(box);
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      const move = KEYS[event.key];
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held.glide(move(held.seen(), held.whole()));
    },
    { signal },
  );
  return () => {
    letGo();
    ending.abort();
  };
}
