/** From what everybody sees of a game to what questions are asked of. */
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';

/** A question of `query/`, to be asked of a state or a view. */
export const asked =
  <Rest extends readonly unknown[], Answer>(question: (situation: Situation, ...rest: Rest) => Answer) =>
  (shown: GameState | PlayerView, ...rest: Rest): Answer =>
    question(machine.situationOf(shown), ...rest);
