/** A match at the terminal: its steps, and how far a player may undo decisions. */
import { matches, orThrow, type Game, type Match, type WholeGameTypes } from '../../core/index.js';
import { stepsOf, type Step } from '../tale.js';

export interface Sitting<G extends WholeGameTypes> {
  readonly match: Match<G>;
  readonly steps: readonly Step<G>[];
  /**
   * The latest decisions of one player that may be undone, each as the match before it: since then nobody else has
   * decided, no chance has occurred, and nothing hidden has been revealed.
   */
  readonly open: { readonly player: G['player'] | null; readonly before: readonly Match<G>[] };
}

/** Returns the functions on sittings of a game. */
export function sittings<G extends WholeGameTypes>(game: Game<G>) {
  const { play } = matches(game);

  /** Returns the sitting of a match. Its earlier actions cannot be undone. */
  const sitDown = (match: Match<G>): Sitting<G> => ({
    match,
    steps: stepsOf(game, match),
    open: { player: null, before: [] },
  });

  /** Returns the sitting after a legal action of the player who decides. */
  function decide({ match, steps, open }: Sitting<G>, player: G['player'], action: G['action']): Sitting<G> {
    const { match: next, events } = orThrow(play(match, action));
    const before = open.player === player ? [...open.before, match] : [match];
    return {
      match: next,
      steps: [...steps, { upTo: next.actions.length, events, state: next.state }],
      open: events.some((event) => game.isUndoBarrier(event)) ? { player: null, before: [] } : { player, before },
    };
  }

  /**
   * Returns the sitting without the last decision of a player, or without all that may be undone; `undefined` if there
   * is none.
   */
  function takeBack({ steps, open }: Sitting<G>, player: G['player'], all: boolean): Sitting<G> | undefined {
    const kept = all ? 0 : open.before.length - 1;
    const match = open.player === player ? open.before[kept] : undefined;
    if (match === undefined) return undefined;
    return {
      match,
      steps: steps.filter(({ upTo }) => upTo <= match.actions.length),
      open: { player, before: open.before.slice(0, kept) },
    };
  }

  return { sitDown, decide, takeBack };
}
