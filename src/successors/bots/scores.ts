/** The score of each type of action. */
import type { Action, ActionType } from '../action/index.js';
import * as query from '../questions.js';
import type { PlayerView } from '../state.js';
import type { CombatUnit, PlayerId } from '../vocabulary.js';
import { costsStatus, spaceValue } from './ambition.js';
import {
  armyAt,
  avoidScore,
  deployScore,
  garrisonScore,
  interceptScore,
  marchScore,
  markersInReach,
  standScore,
} from './campaign.js';

type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;
type Scorer<A extends Action> = (view: PlayerView, me: PlayerId, action: A) => number;

function cardScore(view: PlayerView, me: PlayerId, action: ActionOf<'playCard'>): number {
  if (action.as === 'discard') return -1;
  if (action.as === 'event') return 2;
  return markersInReach(view, me) >= 3 ? 2.8 : 1.9;
}

function operationScore(view: PlayerView, me: PlayerId, { operation }: ActionOf<'operation'>): number {
  return { placeMarkers: markersInReach(view, me) >= 2 ? 3 : 0.2, forcedMarch: 2, train: 1.9 }[operation];
}

/** Returns the score of a siege, for which an army needs four CUs. */
const siegeScore = (view: PlayerView, me: PlayerId, { space }: ActionOf<'siege' | 'subjugateWithCavalry'>): number =>
  armyAt(view, me, space) >= 4 ? 4 + spaceValue(view, me, space) : 0.2;

/** The scores of losing a CU of each type: the cheapest first. */
const LOSSES: Readonly<Record<CombatUnit, number>> = {
  mercenary: 5,
  elephant: 4,
  royalArmy: 3,
  loyal: 2,
  silverShields: 1,
  cavalry: 0,
};

/** The score of each type of action: a number, or a function of the action and the view. */
const SCORES: { readonly [T in ActionType]?: number | Scorer<ActionOf<T>> } = {
  playCard: cardScore,
  operation: operationScore,
  placeMarker: (view, me, action) => 1 + spaceValue(view, me, action.space),
  removeMarker: 2,
  siege: siegeScore,
  subjugateWithCavalry: siegeScore,
  removeEnemyMarker: (view, me, action) => 2 + spaceValue(view, me, action.space),
  bury: (view, _me, action) => (view.turn >= 3 || action.space === 'pella' ? 9 : -1),
  deployUnits: (view, me, action) => deployScore(view, me, action.space) + action.count / 10,
  deployGeneral: (view, me, action) => deployScore(view, me, action.space),
  chooseFirstPlayer: (_view, me, action) => (action.first === me ? 1 : 0),
  rollMovement: 3,
  raiseMercenary: (view, me) => (query.armiesOf(view, me).length > 0 ? 1 : 4),
  trainUnit: (_view, _me, action) => (action.unit === 'loyal' ? 0.6 : 0.5),
  activate: (view, me, action) => (action.commander === 'minor' ? 0.5 : 1.5) + armyAt(view, me, action.space) / 10,
  march: (view, me, action) => marchScore(view, me, action.to, action.passage),
  endActivation: (view, me, action) => standScore(view, me) + (action.inside ? -0.2 : 0),
  takeUnits: (_view, _me, action) => (action.inside ? -0.5 : 2.5),
  takeGeneral: (_view, _me, action) => (action.inside ? -0.5 : 2.5),
  takeRoyal: 2.6,
  takeCart: 2.6,
  leaveUnits: (view, me, action) => garrisonScore(view, me, action.count, action.inside),
  attack: (view, me, action) => (action.target !== 'independent' && costsStatus(view, me, action.target) ? -2 : 0.1),
  intercept: (view, me, action) => interceptScore(view, me, action.from),
  interceptWith: (_view, _me, action) => action.count,
  interceptWithGeneral: 0.4,
  declareInterception: 0.4,
  avoidBattle: avoidScore,
  withdraw: (view, me) => avoidScore(view, me) - 0.3,
  standAndFight: 0,
  pass: 0,
  joinBattle: 0.5,
  grantPassage: (_view, _me, action) => (action.grant ? 0.3 : 0.35),
  playSurprise: 0.05,
  discardSurprise: -0.1,
  resolveBonusEvent: (_view, _me, action) => (action.resolve ? 1 : 0),
  loseUnit: (_view, _me, action) => LOSSES[action.unit],
  targetSpace: (view, me, action) => 1 + spaceValue(view, me, action.space),
  targetArmy: (_view, me, action) => (action.target === me ? -5 : 1),
  targetGeneral: (view, me, action) => (view.generals[action.general].owner === me ? -5 : 1),
  targetRoyal: (view, me, action) => (view.royals[action.royal].controller === me ? -5 : 1),
  interceptAtSea: (view, me) => (query.provincesOf(view, me).length % 3 === 0 ? 0.1 : -0.2),
  embark: -0.4,
  debark: 1,
  setSail: 0.5,
  moveIndependentArmy: (view, me, action) => (query.controllerOf(view, action.to) === me ? -1 : 0.5),
  placeIndependentMarker: (view, me, action) => (query.controllerOf(view, action.space) === me ? -3 : 0.7),
  upgradeFleet: 2,
  hireGeneral: 3,
  leaveGeneral: -1,
  leaveMinorGeneral: -1,
  liftMinorGeneral: -1,
  disband: -1,
  disbandAt: -1,
  leaveRoyal: -2,
  leaveCart: -2,
};
const OTHER = 0.1;

/** Returns the score of an action. */
export function scoreOf(view: PlayerView, me: PlayerId, action: Action): number {
  const score = (SCORES[action.type] ?? OTHER) as number | Scorer<Action>;
  return typeof score === 'number' ? score : score(view, me, action);
}
