/** The points of the players, and what they win: always in sight. */
import type { Scene, Session } from '../games/session.js';
import { useSurroundings } from './surroundings.js';

export function Scores({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const { look, words } = useSurroundings();
  const { scores, goal } = scene.standing(look);
  return (
    <section class="scores" aria-label={words.goal} tabIndex={0}>
      <ul>
        {scores.map(({ player, figures }) => (
          <li key={player} class="score" data-side={player}>
            <span class="thing-player" data-side={player}>
              {session.nameOf(player, look)}
            </span>{' '}
            {figures}
          </li>
        ))}
      </ul>
      <p class="goal-text" title={goal}>
        {goal}
      </p>
    </section>
  );
}
