/** The screen between two players at one device, so that neither sees the other's hand. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSurroundings } from './surroundings.js';

interface CurtainProps {
  readonly player: string;
  readonly name: string;
  readonly onLift: () => void;
}

export function Curtain({ player, name, onLift }: CurtainProps) {
  const { words } = useSurroundings();
  const button = useRef<HTMLButtonElement>(null);
  // Keys that follow at once already go to the button.
  useLayoutEffect(() => button.current?.focus(), [player]);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="curtain-box">
        <h2 id="curtain-title">
          {words.handOver}{' '}
          <span class="thing-player" data-side={player}>
            {name}
          </span>
        </h2>
        <p>{words.handOverHint}</p>
        <button ref={button} type="button" class="primary" onClick={onLift}>
          {words.iAm} {name}
        </button>
      </div>
    </div>
  );
}
