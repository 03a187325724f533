/** How bots choose, and how they rate their choices. They get what their player sees, in the page as in a worker. */
import { actionKey, seededChance, type ViewOf, type WholeGameTypes } from 'diadochi/core';
import { greedyBot, rankedActions, type Heuristics, type Turn } from 'diadochi/bots';
import { isGameName, REGISTRY } from '../../../src/games.js';

/** A decision of a bot, as plain JSON. */
export interface BotTurn {
  readonly game: string;
  readonly player: string;
  /** What the player sees. */
  readonly view: unknown;
  /** The seed of the bot's own dice. */
  readonly seed: string;
}

/** An action with the score that a bot gives it, by its key. */
export interface Rating {
  readonly key: string;
  readonly score: number;
}

/** Thinks for bots. */
export interface Thinker {
  /** Returns the key of the action that a bot chooses. */
  choose(turn: BotTurn): Promise<string>;
  /** Returns the legal actions as a bot rates them, the best first. */
  rate(turn: BotTurn): Promise<readonly Rating[]>;
}

function turnFor<G extends WholeGameTypes>({ game }: Heuristics<G>, { player, view, seed }: BotTurn): Turn<G> {
  // The session made them; between threads they lose their types.
  const seen = view as ViewOf<G>;
  return { view: seen, player, actions: game.legalActionsFromView(seen), chance: seededChance(seed) };
}

/** Calls a function with the heuristics of a turn's game. Nothing but its rules and its heuristics is loaded. */
async function withHeuristics<Result>(
  turn: BotTurn,
  use: <G extends WholeGameTypes>(heuristics: Heuristics<G>) => Result,
): Promise<Result> {
  if (!isGameName(turn.game)) throw new RangeError(`there is no game ${turn.game}`);
  return REGISTRY[turn.game].open(async (manifest) => use(await manifest.bots()));
}

/** Thinks in the thread that calls it. */
export const thinkerHere: Thinker = {
  choose: (turn) =>
    withHeuristics(turn, (heuristics) => actionKey(greedyBot(heuristics).choose(turnFor(heuristics, turn)))),
  rate: (turn) =>
    withHeuristics(turn, (heuristics) =>
      rankedActions(heuristics, turnFor(heuristics, turn)).map(({ action, score }) => ({
        key: actionKey(action),
        score,
      })),
    ),
};
