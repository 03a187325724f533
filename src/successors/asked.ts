/** Turns queries into functions that take a state or a view. */
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';

/**
 * Returns a query of `query/` that takes a state or a view.
 *
 * @param players - the positions among its further arguments that name a player; a player who is not in the game is a
 * `RangeError`
 */
export const asked =
  <Rest extends readonly unknown[], Answer>(
    question: (situation: Situation, ...rest: Rest) => Answer,
    ...players: readonly number[]
  ) =>
  (shown: GameState | PlayerView, ...rest: Rest): Answer => {
    const situation = machine.situationOf(shown);
    for (const place of players) {
      if (!situation.players.some((player) => player === rest[place])) {
        throw new RangeError(`${String(rest[place])} does not play`);
      }
    }
    return question(situation, ...rest);
  };
