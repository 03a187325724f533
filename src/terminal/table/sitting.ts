/** A match at the terminal: what has happened step by step, and how far a player may take his decisions back. */
import { matches, orThrow, type Game, type Match, type WholeGameTypes } from '../../core/index.js';
import { stepsOf, type Step } from '../tale.js';

export interface Sitting<G extends WholeGameTypes> {
  readonly match: Match<G>;
  readonly steps: readonly Step<G>[];
  /**
   * The latest decisions of one player that may still be taken back, each as the match before it: nobody else has decided anything
   * since, no chance has fallen, and nothing hidden was shown.
   */
  readonly open: { readonly player: G['player'] | null; readonly before: readonly Match<G>[] };
}

/** The functions on sittings of one game. */
export function sittings<G extends WholeGameTypes>(game: Game<G>) {
  const { play } = matches(game);

  /** A match that is sat down to; what has happened in it before cannot be taken back. */
  const sitDown = (match: Match<G>): Sitting<G> => ({
    match,
    steps: stepsOf(game, match),
    open: { player: null, before: [] },
  });

  /** The sitting after a listed action of the player who decides. */
  function decide({ match, steps, open }: Sitting<G>, player: G['player'], action: G['action']): Sitting<G> {
    const { match: next, events } = orThrow(play(match, action));
    const before = open.player === player ? [...open.before, match] : [match];
    return {
      match: next,
      steps: [...steps, { upTo: next.actions.length, events, state: next.state }],
      open: events.some((event) => game.isUndoBarrier(event)) ? { player: null, before: [] } : { player, before },
    };
  }

  /** Takes back the last decision of a player, or all that are open; `undefined`: none is. */
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
