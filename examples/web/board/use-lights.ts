/** The highlights of the board, and the camera that follows them. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import { attending, type Box } from './camera.js';
import type { Held } from './gestures.js';
import { light, lightBoxes } from './lights.js';
import type { Lit } from './lit.js';
import { legibleWidth } from './use-camera.js';

/** How long the user points at a choice before the board moves to what it is about, in milliseconds. */
const HESITATION = 200;

interface Lighting {
  /** The scene in the picture, which is drawn later than the buttons. */
  readonly shown: Scene | undefined;
  readonly scene: Scene;
  readonly picture: string;
  readonly lit: Lit;
}

/**
 * Highlights things in a frame, and returns their boxes. The view goes where a new question is, and to what the user
 * points at.
 */
export function useLights(
  frame: RefObject<HTMLElement | null>,
  { shown, scene, picture, lit }: Lighting,
  held: Held,
): readonly Box[] {
  const [lights, setLights] = useState<readonly Box[]>([]);
  /** The question that the view has shown, and the picture in which it did. A new question can have the same picture. */
  const attended = useRef<{ readonly scene: Scene; readonly picture: string }>(undefined);
  useEffect(() => {
    const home = frame.current;
    const svg = home?.querySelector('svg');
    if (!home || !svg || shown !== scene) return undefined;
    light(svg, lit, (spot) => scene.thingsAt(spot));
    const boxes = lightBoxes(svg);
    setLights(boxes);
    const show = (things: readonly Box[]): void => {
      if (things.length > 0) held.glide(attending(held.seen(), held.whole(), things, legibleWidth(svg, home)));
    };
    const isAttended = attended.current?.scene === scene && attended.current.picture === picture;
    if (boxes.length > 0 && !isAttended) {
      attended.current = { scene, picture };
      show(boxes);
    }
    const pointed = lightBoxes(svg, 'pointed');
    if (pointed.length === 0) return undefined;
    const timer = setTimeout(() => show(pointed.slice(0, 1)), HESITATION);
    return () => clearTimeout(timer);
  }, [frame, picture, shown, scene, lit, held]);
  return lights;
}
