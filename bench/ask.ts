/** Asks about illegal actions during random games: each must be refused with a code, and the codes are counted. */
import type { ChanceSource, Game, WholeGameTypes } from '../src/core/index.js';
import { blank, remember, unlisted } from '../tools/refusals/asking.js';
import type { Reached } from './reach.js';

/** One in this number of decisions is used to ask. */
const ASK_EVERY = 10;
/** One in this number of questions is about another player's action, or about a value that is no action. */
const FOREIGN_EVERY = 12;

/** Asks about actions during a game. */
export interface Asker<G extends WholeGameTypes> {
  inPassing(shown: () => G['state'], player: string, listed: readonly G['action'][]): void;
  atTheEnd(state: G['state'], last: G['action'] | undefined): void;
}

/** Returns an asker with a chance source of its own, so that the game goes on as if nothing had been asked. */
export function asker<G extends WholeGameTypes>(
  game: Game<G>,
  reached: Reached,
  chance: ChanceSource,
  fail: (message: string) => never,
): Asker<G> {
  const memory = blank<G>();
  const ask = (state: G['state'], action: G['action'], by?: G['player']): void => {
    const refusal = by === undefined ? game.explainAction(state, action) : game.explainAction(state, action, by);
    if (refusal === undefined) fail(`not listed, and not refused: ${JSON.stringify(action)}`);
    else reached.count('refusals', refusal.code);
  };
  const askAside = (state: G['state'], player: string, listed: readonly G['action'][]): void => {
    const [action] = listed;
    const other = game.players(state).find((one) => one !== player);
    if (action === undefined || other === undefined) return;
    ask(state, { ...action, type: 'noSuchType' });
    ask(state, { ...action, player: other });
    ask(state, action, other);
  };
  return {
    inPassing(shown, player, listed) {
      if (chance.draw(ASK_EVERY) > 0) return;
      const state = shown();
      const frame = state.stack.at(-1)?.kind ?? '';
      remember(memory, frame, listed, chance);
      if (chance.draw(FOREIGN_EVERY) === 0) askAside(state, player, listed);
      const action = unlisted({ frame, player: player, listed }, memory, chance);
      if (action !== undefined) ask(state, action);
    },
    atTheEnd(state, last) {
      if (last !== undefined && game.outcome(state) !== undefined) ask(state, last);
    },
  };
}
