/** The board: a picture that can be moved, zoomed and clicked. */
import type { RefObject } from 'preact';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import { thingKey, type BoardPart, type Spot, type Thing } from '../../../src/hosts/page/table.js';
import { useSurroundings } from '../page/surroundings.js';
import { attending, centred, movedTo, isNearlyWhole, shaped, whole as all, type Box } from './camera.js';
import { closer, farther, listen, type Held } from './gestures.js';
import { light, lightBoxes, NAMED, spotOf } from './lights.js';
import type { Lit } from './lit.js';
import { spotsAt } from './near.js';
import { titleOf } from './places.js';
import { Overview } from './overview.js';
import { aspectOf, legibleWidth, useCamera } from './use-camera.js';

/** The functions with which other parts control the board. */
export interface BoardHandle {
  visit(thing: Thing): void;
  /** Returns the name of a thing in the picture; empty if it is not drawn. */
  nameOf(thing: Thing): string;
  focus(): void;
}

/** How long the user points at a choice before the board moves to what it is about, in milliseconds. */
const HESITATION = 200;

interface BoardProps {
  readonly scene: Scene;
  /** The last step that the user knows. */
  readonly since: number;
  readonly part: BoardPart;
  readonly lit: Lit;
  readonly onPick: (spots: readonly Spot[]) => void;
  readonly handle: RefObject<BoardHandle | null>;
}

/** Returns the elements of a picture that stand for a thing. */
const elementsOf = (svg: SVGSVGElement, scene: Scene, thing: Thing): readonly SVGGraphicsElement[] =>
  [...svg.querySelectorAll<SVGGraphicsElement>(NAMED)].filter((element) =>
    scene.thingsAt(spotOf(element)).some((each) => thingKey(each) === thingKey(thing)),
  );

interface Drawn {
  readonly scene?: Scene;
  readonly picture: string;
}

/** Returns the picture of a scene. It is drawn after the buttons, so that a click has a visible result at once. */
function useDrawn({ scene, since, part }: BoardProps): Drawn {
  const { look } = useSurroundings();
  const [drawn, setDrawn] = useState<Drawn>({ picture: '' });
  useEffect(() => setDrawn({ scene, picture: scene.board(look, since, part) }), [scene, look, since, part]);
  return drawn;
}

export function Board(props: BoardProps) {
  const { scene, lit, onPick, handle } = props;
  const { words } = useSurroundings();
  const { scene: shown, picture } = useDrawn(props);
  const frame = useRef<HTMLDivElement>(null);
  const [camera, { whole, box }] = useCamera(frame, (press) => {
    if (frame.current !== null) onPick(spotsAt(frame.current, press));
  });
  const { held } = camera;
  const [lights, setLights] = useState<readonly Box[]>([]);
  /** The picture whose question the camera has shown. */
  const attended = useRef<string>(undefined);

  useEffect(() => {
    const home = frame.current;
    if (home === null) return;
    home.innerHTML = picture;
    const svg = home.querySelector('svg');
    if (svg === null) return;
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    camera.load(svg, home);
  }, [picture, camera]);

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
    if (boxes.length > 0 && attended.current !== picture) {
      attended.current = picture;
      show(boxes);
    }
    const pointed = lightBoxes(svg, 'pointed');
    if (pointed.length === 0) return undefined;
    const timer = setTimeout(() => show(pointed.slice(0, 1)), HESITATION);
    return () => clearTimeout(timer);
  }, [picture, shown, scene, lit, held]);

  useEffect(() => {
    const home = frame.current;
    if (home === null) return undefined;
    const observer = new ResizeObserver(() => held.see(shaped(held.seen(), held.whole(), aspectOf(home))));
    observer.observe(home);
    const deaf = listen(home, held);
    return () => {
      observer.disconnect();
      deaf();
    };
  }, [held]);

  const handleOf = useMemo<BoardHandle>(
    () => ({
      visit(thing) {
        const svg = frame.current?.querySelector('svg');
        const [element] = svg ? elementsOf(svg, scene, thing) : [];
        if (element === undefined) return;
        const { x, y, width, height } = element.getBBox();
        held.glide(centred(held.seen(), held.whole(), x + width / 2, y + height / 2));
      },
      nameOf(thing) {
        const svg = frame.current?.querySelector('svg');
        const [element] = svg ? elementsOf(svg, scene, thing) : [];
        // The title of an element begins with its name.
        return element === undefined ? '' : (/^[^,(]*/.exec(titleOf(element))?.[0].trim() ?? '');
      },
      focus: () => frame.current?.focus(),
    }),
    [scene, held],
  );
  useImperativeHandle(handle, () => handleOf, [handleOf]);

  return (
    <section class="board" aria-label={words.board}>
      <div
        ref={frame}
        class="board-frame"
        tabIndex={0}
        role="application"
        aria-label={words.board}
        aria-describedby="board-help"
      />
      <p id="board-help" class="unseen">
        {words.boardHelp}
      </p>
      {isNearlyWhole(box, whole) ? null : (
        <Overview
          picture={picture}
          whole={whole}
          seen={box}
          lights={lights}
          onGo={(x, y) => held.see(movedTo(held.seen(), held.whole(), x, y))}
        />
      )}
      <Zoom held={held} />
    </section>
  );
}

function Zoom({ held }: { readonly held: Held }) {
  const { words } = useSurroundings();
  return (
    <div class="zoom" role="group">
      <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => closer(held)}>
        +
      </button>
      <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => farther(held)}>
        −
      </button>
      <button
        type="button"
        aria-label={words.zoomAll}
        title={words.zoomAll}
        onClick={() => held.glide(all(held.seen(), held.whole()))}
      >
        ⤢
      </button>
    </div>
  );
}
