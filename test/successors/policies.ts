/** Players of Successors, each of whom wants something else. */
import { heuristics } from '../../src/successors/bots/index.js';
import type { Action, GameState, PlayerId, SpaceId } from '../../src/successors/index.js';
import { viewFor } from '../../src/successors/index.js';
import { ROYALS } from '../../src/successors/vocabulary.js';
import * as query from '../../src/successors/questions.js';
import { liking, seeing, uniform, type Policy } from '../../tools/policies/policy.js';
import { SUCCESSORS_TASTES } from '../../tools/policies/tastes.js';
import { greedily } from '../kit/greedy.js';

/** How much more a place draws whoever may go there. */
type Draw = (state: GameState, player: PlayerId, space: SpaceId) => number;

/** A card for its event twice as gladly as for anything else; a place by what draws him there. */
const lured =
  (draw: Draw) =>
  (state: GameState, action: Action): number => {
    if (action.type === 'playCard') return action.as === 'event' ? 2 : 1;
    if (action.type === 'march' || action.type === 'sail' || action.type === 'avoidTo')
      return draw(state, action.player, action.to);
    return 1;
  };

const towardsEnemies: Draw = (state, player, space) => (query.hasEnemyUnitsAnywhere(state, player, space) ? 5 : 1);

const towardsPorts: Draw = (state, _, space) => (query.isPort(state, space) ? 5 : 1);

const isCityOfOthers = (state: GameState, player: PlayerId, space: SpaceId): boolean => {
  const holder = query.controllerOf(state, space);
  return holder !== undefined && holder !== player && !query.isTransit(state, space);
};
const towardsCities: Draw = (state, player, space) =>
  !isCityOfOthers(state, player, space) ? 1 : query.isMajorCity(state, space) ? 12 : 4;

const towardsIndependents: Draw = (state, _, space) => {
  if (query.hasIndependentArmy(state, space)) return 15;
  return query.controllerOf(state, space) === 'independent' ? 6 : 1;
};

/** Royals, the cart, and the cities where they count for something. */
const towardsCourt: Draw = (state, _, space) => {
  if (ROYALS.some((royal) => state.royals[royal].space === space)) return 12;
  if (state.body.status === 'cart' && state.body.space === space) return 12;
  return query.isMajorCity(state, space) ? 4 : 1;
};

const towardsPeace: Draw = (state, player, space) => {
  if (query.hasEnemyUnitsAnywhere(state, player, space)) return 0.1;
  return query.controllerOf(state, space) === player ? 0.5 : 3;
};

/** `cards`: for their events, ten times as gladly as for their Operation Points. */
const events = (_: GameState, action: Action): number => {
  if (action.type !== 'playCard') return 1;
  return { event: 10, operations: 1, discard: 0.1 }[action.as];
};

const { trouble, fight, sail, besiege, cards, provoke, court, settle } = SUCCESSORS_TASTES;

/** The policies by name. */
export const SUCCESSORS_POLICIES = {
  uniform,
  trouble: liking(trouble, lured(towardsEnemies)),
  fight: liking(fight, lured(towardsEnemies)),
  sail: liking(sail, lured(towardsPorts)),
  besiege: liking(besiege, lured(towardsCities)),
  cards: liking(cards, events),
  provoke: liking(provoke, lured(towardsIndependents)),
  court: liking(court, lured(towardsCourt)),
  settle: liking(settle, lured(towardsPeace)),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
