/** Replay: a slider over all steps. */
import { useEffect, useState } from 'preact/hooks';
import { useSurroundings } from './surroundings.js';

interface ReplayProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
  /** Begins a new game at the step that is shown. */
  readonly onPlayFrom: () => void;
  readonly onEnd: () => void;
}

/** The time between two steps while it plays, in milliseconds. */
const BEAT = 600;

export function Replay({ step, last, onStep, onPlayFrom, onEnd }: ReplayProps) {
  const { words } = useSurroundings();
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => (step < last ? onStep(step + 1) : setRunning(false)), BEAT);
    return () => clearTimeout(timer);
  }, [running, step, last, onStep]);
  return (
    <div class="replay" role="group" aria-label={words.replay}>
      <button
        type="button"
        aria-label={words.previous}
        title={words.previous}
        onClick={() => onStep(Math.max(0, step - 1))}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={words.replayStep}
        onInput={({ currentTarget }) => onStep(currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={words.next} title={words.next} onClick={() => onStep(Math.min(last, step + 1))}>
        ›
      </button>
      <output>
        {step} / {last}
      </output>
      <button type="button" aria-pressed={running} onClick={() => setRunning(!running)}>
        {running ? words.pause : words.playOn}
      </button>
      <button type="button" onClick={onPlayFrom}>
        {words.playFromHere}
      </button>
      <button type="button" class="primary" onClick={onEnd}>
        {words.backToNow}
      </button>
    </div>
  );
}
