/** The board: a picture that can be moved, zoomed and clicked. */
import type { RefObject } from 'preact';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import { thingKey, type Spot, type Thing } from '../../../src/hosts/page/table.js';
import { useSurroundings } from '../page/surroundings.js';
import { boxFrom, centred, first, shaped, viewBoxOf, whole as all, type Box } from './camera.js';
import { closer, farther, listen, type Held } from './gestures.js';
import { light, spotOf, spotsAround } from './lights.js';
import type { Lit } from './lit.js';

/** The functions with which other parts control the board. */
export interface BoardHandle {
  visit(thing: Thing): void;
  focus(): void;
}

/** Returns the aspect ratio of an element. */
const aspectOf = ({ clientWidth, clientHeight }: HTMLElement): number =>
  clientHeight === 0 ? 1 : clientWidth / clientHeight;

interface BoardProps {
  readonly scene: Scene;
  readonly since: number;
  readonly lit: Lit;
  readonly onPick: (spots: readonly Spot[]) => void;
  readonly handle: RefObject<BoardHandle | null>;
}

export function Board({ scene, since, lit, onPick, handle }: BoardProps) {
  const { look, words } = useSurroundings();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<{ readonly whole: Box; box: Box } | undefined>(undefined);
  /** The board whose first view has been computed. */
  const placed = useRef<string>(undefined);
  const latest = useRef({ onPick, scene });
  latest.current = { onPick, scene };

  const held = useMemo<Held>(() => {
    const nowhere: Box = { x: 0, y: 0, width: 1, height: 1 };
    return {
      whole: () => seen.current?.whole ?? nowhere,
      seen: () => seen.current?.box ?? nowhere,
      see(box) {
        if (seen.current === undefined) return;
        seen.current.box = box;
        frame.current?.querySelector('svg')?.setAttribute('viewBox', viewBoxOf(box));
      },
      pick(target) {
        if (frame.current !== null) latest.current.onPick(spotsAround(target, frame.current));
      },
    };
  }, []);

  // The picture is drawn after the buttons, so that a click has a visible result at once.
  useEffect(() => {
    const home = frame.current;
    if (home === null) return;
    home.innerHTML = scene.board(look, since);
    const svg = home.querySelector('svg');
    if (svg === null) return;
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    const whole = boxFrom(svg.getAttribute('viewBox') ?? '');
    const before = seen.current;
    const isSame = before !== undefined && viewBoxOf(before.whole) === viewBoxOf(whole);
    seen.current = { whole, box: isSame ? before.box : first(whole, aspectOf(home)) };
    held.see(seen.current.box);
  }, [scene, look, since, held]);

  useEffect(() => {
    const home = frame.current;
    const svg = home?.querySelector('svg');
    if (!home || !svg) return;
    light(svg, lit, (spot) => scene.thingsAt(spot));
    // If the user has not moved the board, show the highlighted things as soon as there are some.
    const lights = svg.querySelector<SVGGraphicsElement>('.lights');
    const name = viewBoxOf(held.whole());
    if (lights === null || lights.childElementCount === 0 || placed.current === name) return;
    placed.current = name;
    const [aspect, now] = [aspectOf(home), viewBoxOf(held.seen())];
    if (now === viewBoxOf(first(held.whole(), aspect))) {
      held.see(first(held.whole(), aspect, lights.getBBox(), home.clientWidth));
    }
  }, [scene, look, since, lit, held]);

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

  useImperativeHandle(handle, () => ({
    visit(thing) {
      const svg = frame.current?.querySelector('svg');
      const named = svg?.querySelectorAll<SVGGraphicsElement>(
        '[data-piece],[data-fighter],[data-space],[data-point],[data-province]',
      );
      for (const element of named ?? []) {
        if (!latest.current.scene.thingsAt(spotOf(element)).some((each) => thingKey(each) === thingKey(thing)))
          continue;
        const { x, y, width, height } = element.getBBox();
        held.see(centred(held.seen(), held.whole(), x + width / 2, y + height / 2));
        return;
      }
    },
    focus: () => frame.current?.focus(),
  }));

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
          onClick={() => held.see(all(held.seen(), held.whole()))}
        >
          ⤢
        </button>
      </div>
    </section>
  );
}
