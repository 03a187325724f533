/** From what everybody sees of a game to what questions are asked of. */
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';

/**
 * A question of `query/`, to be asked of a state or a view.
 *
 * @param players - the places among its further arguments that name a player; one who does not play is a `RangeError`
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
