/** What has happened, line by line, with dice and rules. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Line, Scene, Session } from '../games/session.js';
import { Dice } from './dice.js';
import { RuleLink } from './rule-link.js';
import { Saying } from './saying.js';
import { useSurroundings } from './surroundings.js';

interface ChronicleProps {
  readonly session: Session;
  /** Returns whether a bot has decided a step. */
  readonly isOfBot: (step: number) => boolean;
  readonly viewer: string;
  /** The last step that is shown. */
  readonly step: number;
  /** Asks why a bot took a step. */
  readonly onWhy: (step: number) => void;
}

/** The number of steps shown at once. */
const PAGE = 60;

export function Chronicle({ session, isOfBot, viewer, step, onWhy }: ChronicleProps) {
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
      {Array.from({ length: step - first + 1 }, (_, index) => {
        const number = first + index;
        const scene = session.scene(number, viewer);
        return <StepLines key={number} step={number} isOfBot={isOfBot(number)} {...{ scene, onWhy }} />;
      })}
    </div>
  );
}

interface StepLinesProps {
  readonly scene: Scene;
  readonly step: number;
  readonly isOfBot: boolean;
  readonly onWhy: (step: number) => void;
}

/** The lines of one step. They are made once, and left alone while the chronicle grows. */
function StepLines({ scene, step, isOfBot, onWhy }: StepLinesProps) {
  const { look, words } = useSurroundings();
  return useMemo(() => {
    const lines = scene.lines(look);
    if (lines.length === 0) return null;
    return (
      <ul class="lines">
        {lines.map((line, index) => (
          <LineView key={index} line={line}>
            {isOfBot && index === 0 ? (
              <button type="button" class="why" title={words.whyHint} onClick={() => onWhy(step)}>
                {words.why}
              </button>
            ) : null}
          </LineView>
        ))}
      </ul>
    );
  }, [scene, look, step, isOfBot, onWhy]);
}

interface LineViewProps {
  readonly line: Line;
  /** What follows the rule. */
  readonly children?: ComponentChildren;
}

export function LineView({ line: { said, rule, dice }, children }: LineViewProps) {
  return (
    <li class={dice.length > 0 ? 'line line-dice' : 'line'}>
      <Dice dice={dice} />
      <Saying phrase={said} /> <RuleLink rule={rule} /> {children}
    </li>
  );
}
