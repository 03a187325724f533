/** The camera of the board: which part of the picture is visible, and how that changes. */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { boxFrom, first, viewBoxOf, type Box } from './camera.js';
import type { Held, Presses } from './gestures.js';
import { gliderFor } from './gliding.js';

/** The least height of letters on the board when it shows a question, in pixels. */
const LEGIBLE = 11;
const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the aspect ratio of an element. */
export const aspectOf = ({ clientWidth, clientHeight }: HTMLElement): number =>
  clientHeight === 0 || clientWidth === 0 ? 1 : clientWidth / clientHeight;

/** Returns the width of the part of a picture that fills an element when its smallest letters are legible. */
export function legibleWidth(svg: SVGSVGElement, { clientWidth }: HTMLElement): number {
  const sizes = [...svg.querySelectorAll('text[font-size]')].map((text) => Number(text.getAttribute('font-size')));
  return (clientWidth * Math.min(...sizes, LEGIBLE)) / LEGIBLE;
}

/** The extent of the board, and the part that is visible. */
export interface View {
  readonly whole: Box;
  readonly box: Box;
}

export interface Camera {
  readonly held: Held;
  /** Takes the extent of a new picture. The view stays as it is if the extent is that of the picture before. */
  load(svg: SVGSVGElement, frame: HTMLElement): void;
}

/** Returns the camera of a frame, and its view. */
export function useCamera(frame: RefObject<HTMLDivElement | null>, presses: Presses): readonly [Camera, View] {
  const [view, setView] = useState<View>({ whole: NOWHERE, box: NOWHERE });
  const latest = useRef({ view, presses });
  latest.current.presses = presses;
  const camera = useMemo<Camera>(() => {
    const now = (): View => latest.current.view;
    function show(box: Box, whole = now().whole): void {
      latest.current.view = { whole, box };
      frame.current?.querySelector('svg')?.setAttribute('viewBox', viewBoxOf(box));
      setView(latest.current.view);
    }
    const glider = gliderFor(() => now().box, show);
    return {
      held: {
        whole: () => now().whole,
        seen: glider.bound,
        see: glider.at,
        glide: glider.to,
        pick: (press) => latest.current.presses.pick(press),
        grasp: (press) => latest.current.presses.grasp(press),
      },
      load(svg, home) {
        const whole = boxFrom(svg.getAttribute('viewBox') ?? '');
        if (viewBoxOf(now().whole) === viewBoxOf(whole)) return show(now().box);
        glider.at(now().box);
        show(first(whole, aspectOf(home), legibleWidth(svg, home)), whole);
      },
    };
  }, [frame]);
  return [camera, view];
}
