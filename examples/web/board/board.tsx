/** The board: a picture that can be moved, zoomed and clicked. */
import type { RefObject } from 'preact';
import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import type { BoardPart, Spot, Thing } from '../../../src/hosts/page/table.js';
import { useSurroundings } from '../page/surroundings.js';
import { isNearlyWhole, movedTo, whole as all } from './camera.js';
import { closer, farther, type Held } from './gestures.js';
import { elementOf, handleFor, type BoardHandle } from './handle.js';
import type { Lit } from './lit.js';
import { spotsAt } from './near.js';
import { Overview } from './overview.js';
import { useCamera } from './use-camera.js';
import { useFrame } from './use-frame.js';
import { useLights } from './use-lights.js';

interface BoardProps {
  readonly scene: Scene;
  /** The last step that the user knows. */
  readonly since: number;
  readonly part: BoardPart;
  readonly lit: Lit;
  readonly onPick: (spots: readonly Spot[]) => void;
  /** Returns the piece that a drag takes along; `undefined` if it moves the board. */
  readonly onGrasp: (spots: readonly Spot[]) => Thing | undefined;
  readonly handle: RefObject<BoardHandle | null>;
}

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
  const { scene, lit, onPick, onGrasp, handle } = props;
  const { words } = useSurroundings();
  const { scene: shown, picture } = useDrawn(props);
  const frame = useRef<HTMLDivElement>(null);
  const [camera, { whole, box }] = useCamera(frame, {
    pick: (press) => frame.current !== null && onPick(spotsAt(frame.current, press)),
    grasp(press) {
      const piece = frame.current === null ? undefined : onGrasp(spotsAt(frame.current, press));
      return piece && elementOf(frame.current, scene, piece);
    },
  });
  const { held } = camera;

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

  const lights = useLights(frame, { shown, scene, picture, lit }, held);
  useFrame(frame, held);
  useImperativeHandle(handle, () => handleFor(frame, scene, held), [scene, held]);

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
        <svg class="zoom-whole" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
        </svg>
      </button>
    </div>
  );
}
