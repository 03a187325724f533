/** Random play that looks for trouble: it fights, sails, besieges, marries and plays cards more often than chance would. */
import { CHANCE, drawWeighted, type ChanceSource } from '../../src/core/index.js';
import type { Action, GameState, SuccessorsTypes } from '../../src/successors/index.js';
import { hasEnemyUnitsAnywhere } from '../../src/successors/questions.js';
import { choose, type ConformanceKit } from '../kit/walk.js';

/** How often a kind of action is taken, against 4 for those that are not named. */
const LIKINGS: Partial<Record<Action['type'], number>> = {
  activate: 24,
  march: 16,
  takeUnits: 12,
  takeRoyal: 20,
  takeCart: 20,
  leaveUnits: 2,
  disband: 1,
  attack: 80,
  embark: 60,
  escort: 12,
  setSail: 24,
  sail: 24,
  debark: 8,
  interceptAtSea: 40,
  joinNavalBattle: 40,
  intercept: 40,
  interceptWith: 12,
  interceptWithGeneral: 12,
  declareInterception: 24,
  standAndFight: 16,
  joinBattle: 16,
  joinBattleWithGeneral: 16,
  siege: 100,
  subjugateWithCavalry: 100,
  removeEnemyMarker: 16,
  playSurprise: 48,
  playCard: 16,
  resolveBonusEvent: 12,
  rollMovement: 20,
  operation: 8,
  moveIndependentArmy: 16,
  endIndependentArmy: 2,
  liftMinorGeneral: 1,
  placeMinorGeneral: 2,
  endActivation: 2,
  bury: 8,
  pass: 1,
};

function liking(state: GameState, action: Action): number {
  const { type } = action;
  const kind = LIKINGS[type] ?? 4;
  if (type === 'playCard') return action.as === 'event' ? 2 * kind : kind;
  const approaches = type === 'march' || type === 'sail' || type === 'avoidTo';
  return approaches && hasEnemyUnitsAnywhere(state, action.player, action.to) ? 5 * kind : kind;
}

/** Chance by its weights, a player for trouble. */
export function seekTrouble(kit: ConformanceKit<SuccessorsTypes>, state: GameState, chance: ChanceSource): Action {
  const { game } = kit;
  if (game.actors(state)[0] === CHANCE) return choose(kit, state, chance);
  const listed = game.legalActions(state).map((action) => ({ action, weight: liking(state, action) }));
  return drawWeighted(listed, chance);
}
