/** How bots choose. They get what their player sees, in the page as in a worker. */
import { actionKey, seededChance, type ViewOf, type WholeGameTypes } from 'diadochi/core';
import { greedyBot, type Heuristics } from 'diadochi/bots';
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

/** Returns the key of the action that a bot chooses. */
export type Think = (turn: BotTurn) => Promise<string>;

function choiceOf<G extends WholeGameTypes>(heuristics: Heuristics<G>, { player, view, seed }: BotTurn): string {
  const { game } = heuristics;
  // The session made them; between threads they lose their types.
  const seen = view as ViewOf<G>;
  const actions = game.legalActionsFromView(seen);
  return actionKey(greedyBot(heuristics).choose({ view: seen, player, actions, chance: seededChance(seed) }));
}

/** Thinks in the thread that calls it. Nothing but the rules and the heuristics of the game is loaded. */
export const think: Think = async (turn) => {
  if (!isGameName(turn.game)) throw new RangeError(`there is no game ${turn.game}`);
  return REGISTRY[turn.game].open(async (manifest) => choiceOf(await manifest.bots(), turn));
};
