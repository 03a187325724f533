/** What the player who is asked can decide in a session. */
import { actionKey, autoAction, CHANCE, PASS, type Game, type WholeGameTypes } from 'diadochi/core';
import type { Manifest } from '../../../src/hosts/manifest.js';
import type { GameTable, Look } from '../../../src/hosts/page/table.js';
import type { BotTurn } from './bots.js';
import type { Step } from './steps.js';
import type { Reason, Wanted } from './why-not.js';

/** The decision that a session waits for. */
export interface Deciding {
  /** The player who is asked; `undefined` when the game is over. */
  readonly asked: string | undefined;
  /** Returns whether an action is legal now. */
  lists(key: string): boolean;
  /** Returns whether a legal action is a pass. */
  passes(key: string): boolean;
  /** Returns the decision of the player who is asked, for a bot. */
  botTurn(): BotTurn | undefined;
  /**
   * Returns the pass of the player who is asked, if it is a pause that concerns neither their own actions nor their
   * pieces.
   */
  idlePass(): string | undefined;
  /**
   * Returns the action that goes on with something that takes many small decisions, such as setting up an army;
   * `undefined` if there is nothing of the kind.
   */
  proposedKey(): string | undefined;
  /** Returns why what the viewer means cannot be chosen now, the most helpful reasons first. */
  whyNot(wanted: Wanted, look: Look): Promise<readonly Reason[]>;
}

/** Returns a function that finds the legal action with a key. */
export const listedBy =
  <G extends WholeGameTypes>(game: Game<G>, state: G['state']) =>
  (key: string): G['action'] | undefined =>
    game.legalActions(state).find((action) => actionKey(action) === key);

const keyOf = (action: Parameters<typeof actionKey>[0] | undefined): string | undefined =>
  action === undefined ? undefined : actionKey(action);

/** Returns the decision after a step. */
export function decidingOf<G extends WholeGameTypes>(
  table: GameTable<G>,
  terminal: Manifest<G>['terminal'],
  { state, number, match }: Step<G>,
): Deciding {
  const { game } = table;
  const actionOf = listedBy(game, state);
  const [actor] = game.actors(state);
  const deciding = {
    lists: (key: string): boolean => actionOf(key) !== undefined,
    passes: (key: string): boolean => actionOf(key)?.type === PASS,
  };
  if (actor === undefined || actor === CHANCE)
    return {
      ...deciding,
      asked: undefined,
      botTurn: () => undefined,
      idlePass: () => undefined,
      proposedKey: () => undefined,
      whyNot: () => Promise.resolve([]),
    };
  const asked: G['player'] = actor;
  return {
    ...deciding,
    asked,
    botTurn: () => ({
      game: game.name,
      player: asked,
      view: game.viewFor(state, asked),
      seed: `${match().seed} ${number + 1}`,
    }),
    idlePass: () =>
      keyOf(
        autoAction(game, state, [
          { player: asked, moments: 'all', unless: ['concerned', 'ownDoing'], untilTurn: null },
        ]),
      ),
    proposedKey() {
      const view = game.viewFor(state, asked);
      return keyOf(table.proposal?.(view, game.legalActionsFromView(view)));
    },
    async whyNot(wanted, { locale }) {
      const [{ reasonsAgainst }, named] = await Promise.all([import('./why-not.js'), terminal()]);
      return reasonsAgainst(named, game.viewFor(state, asked), asked, wanted, locale);
    },
  };
}
