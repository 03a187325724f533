/** What has happened, line by line, with dice and rules. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Line, Scene, Session } from '../games/session.js';
import { Dice } from './dice.js';
import { RuleLink } from './rule-link.js';
import { Saying } from './saying.js';
import { useSurroundings } from './surroundings.js';

interface ChronicleProps {
  readonly session: Session;
  readonly viewer: string;
  /** The last step that is shown. */
  readonly step: number;
}

/** The number of steps shown at once. */
const PAGE = 60;

export function Chronicle({ session, viewer, step }: ChronicleProps) {
  const { words } = useSurroundings();
  const [steps, setSteps] = useState(PAGE);
  const home = useRef<HTMLDivElement>(null);
  const first = Math.max(0, step - steps + 1);

  useEffect(() => {
    if (home.current !== null) home.current.scrollTop = home.current.scrollHeight;
  }, [step, viewer]);

  return (
    <div ref={home} class="chronicle" role="log" aria-label={words.log} tabIndex={0}>
      {first === 0 ? null : (
        <button type="button" onClick={() => setSteps(steps + PAGE)}>
          {words.earlier}
        </button>
      )}
      {Array.from({ length: step - first + 1 }, (_, index) => (
        <StepLines key={first + index} scene={session.scene(first + index, viewer)} />
      ))}
    </div>
  );
}

/** The lines of one step. They are made once, and left alone while the chronicle grows. */
function StepLines({ scene }: { readonly scene: Scene }) {
  const { look } = useSurroundings();
  return useMemo(() => {
    const lines = scene.lines(look);
    if (lines.length === 0) return null;
    return (
      <ul class="lines">
        {lines.map((line, index) => (
          <LineView key={index} line={line} />
        ))}
      </ul>
    );
  }, [scene, look]);
}

export function LineView({ line: { said, rule, dice } }: { readonly line: Line }) {
  return (
    <li class={dice.length > 0 ? 'line line-dice' : 'line'}>
      <Dice dice={dice} />
      <Saying phrase={said} /> <RuleLink rule={rule} />
    </li>
  );
}
