/** A small map of the whole board, with the visible part and the things in question. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Box } from './camera.js';

export interface OverviewProps {
  /** The picture of the board, as text. */
  readonly picture: string;
  readonly whole: Box;
  readonly seen: Box;
  /** The things in question. */
  readonly lights: readonly Box[];
  /** Moves the view to a point of the board. */
  readonly onGo: (x: number, y: number) => void;
}

/** How long the overview waits for the board to rest before it is drawn again, in milliseconds. */
const PATIENCE = 250;

/** Returns the address of a picture, which changes when the board rests. */
function usePicture(picture: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(
      () => setAddress(URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }))),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  }, [picture]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}

export function Overview({ picture, whole, seen, lights, onGo }: OverviewProps) {
  const home = useRef<HTMLDivElement>(null);
  const address = usePicture(picture);
  function go({ clientX, clientY, buttons }: PointerEvent): void {
    if (home.current === null || buttons === 0) return;
    const { left, top, width, height } = home.current.getBoundingClientRect();
    onGo(whole.x + ((clientX - left) / width) * whole.width, whole.y + ((clientY - top) / height) * whole.height);
  }
  const size = Math.max(whole.width, whole.height);
  return (
    <div
      ref={home}
      class="overview"
      aria-hidden="true"
      style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
      onPointerDown={go}
      onPointerMove={go}
    >
      {address === undefined ? null : <img src={address} alt="" draggable={false} />}
      <svg viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}>
        {lights.map(({ x, y, width, height }, index) => (
          <circle key={index} class="overview-light" cx={x + width / 2} cy={y + height / 2} r={size / 60} />
        ))}
        <rect class="overview-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </svg>
    </div>
  );
}
