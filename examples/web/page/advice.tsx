/** The guide of a first game: what to think of at each question. */
import type { About } from '../../../src/hosts/page/about.js';
import { nearestEntry } from '../../../src/hosts/rulebook.js';
import type { Scene } from '../games/session.js';
import { useSurroundings } from './surroundings.js';

interface AdviceProps {
  readonly about: About;
  readonly scene: Scene;
  /** Whether the user decides for the first time in this game. */
  readonly isFirst: boolean;
  readonly onEnd: () => void;
}

export function Advice({ about, scene, isFirst, onEnd }: AdviceProps) {
  const { words } = useSurroundings();
  const rule = scene.rule();
  const advice = rule === undefined ? undefined : nearestEntry((cited) => about.advice[cited.replace(/^R /, '')], rule);
  if (advice === undefined && !isFirst) return null;
  return (
    <aside class="advice" aria-label={words.guide}>
      {isFirst ? (
        <p>
          <strong>{words.yourGoal}</strong> {about.win}
        </p>
      ) : null}
      {advice === undefined ? null : <p>{advice}</p>}
      <button type="button" class="advice-end" aria-label={words.endGuide} title={words.endGuide} onClick={onEnd}>
        ×
      </button>
    </aside>
  );
}
