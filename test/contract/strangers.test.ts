/** Names of players who do not exist: every query refuses them, and no view is returned. */
import { describe, expect, it } from 'vitest';
import {
  destinations,
  SPECTATOR,
  type Actor,
  type Game,
  type Viewer,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { begun, withEach, type ForGame } from './games.js';

const STRANGERS = ['nobody', undefined, '', 'constructor', '__proto__'] as const;

/** Queries that take no player or no situation. */
const NAMELESS: ReadonlySet<string> = new Set([
  // Successors: about single generals, Heirs, armies and units.
  ...['bySeniority', 'mostSenior', 'heirController', 'womanController', 'independentAvoidWays', 'independentObstacle'],
  ...['localTroops', 'sideLocalTroops', 'standingUnits', 'addedUnits', 'commonUnits', 'subtractedUnits', 'unitsFrom'],
  ...['avoidanceFrom', 'placeKey', 'lastResort', 'numberOf', 'leastPortion'],
]);

type Question = (shown: unknown, ...rest: readonly unknown[]) => unknown;
const isQuestion = (one: unknown): one is Question => typeof one === 'function';

/** Returns the result, or the name of the error thrown. */
function answered(ask: () => unknown): string {
  try {
    return String(JSON.stringify(ask()));
  } catch (error) {
    return error instanceof Error ? error.name : 'no error';
  }
}

/** Finds queries that take a player first and return something for a stranger. */
const loose: ForGame<readonly string[]> = (game, { query }) => {
  const { state } = begun(game);
  const [player] = game.players(state);
  return Object.entries(query).flatMap(([name, question]) => {
    if (!isQuestion(question) || NAMELESS.has(name) || question.length === 1) return [];
    const own = answered(() => question(state, player));
    if (/Error$/.test(own)) return [];
    return STRANGERS.filter((stranger) => {
      const other = answered(() => question(state, stranger));
      return other !== 'RangeError' && other !== own;
    }).map((stranger) => `${name}(${String(stranger)})`);
  });
};

describe('a stranger', () => {
  it.each(withEach(loose))('gets a RangeError from every question of %s about a player', (_, found) => {
    expect(found()).toEqual([]);
  });

  function seesNothing<G extends WholeGameTypes>(game: Game<G>): void {
    const { state } = begun(game);
    for (const stranger of STRANGERS) {
      const viewer = stranger as Viewer<G>;
      expect(() => game.viewFor(state, viewer), String(stranger)).toThrow(RangeError);
      expect(game.legalActions(state, stranger as Actor<G>)).toEqual([]);
      expect(destinations(game, state, stranger as G['player'])).toEqual([]);
      expect(game.legalActionsFromView({ ...game.viewFor(state, SPECTATOR), viewer })).toEqual([]);
    }
    const [first] = game.legalActions(state);
    expect(first && game.explainAction(state, first, undefined)?.code).toBe('notYourAction');
  }
  it.each(withEach(seesNothing))('gets no view of %s', (_, check) => check());
});
