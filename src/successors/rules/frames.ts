/** The rules of each kind of frame. */
import type { FrameTable } from '../../core/index.js';
import type { SuccessorsTypes } from '../types.js';
import { window } from './04-31-window.js';
import { dealGenerals, keepGeneral, placeGeneral } from './05-setup.js';
import { turnOrder } from './06-2-turn-order.js';
import { allotment, deploy, reinforcements } from './06-4-reinforcements.js';
import { faceUp } from './06-5-3-face-up.js';
import { deal, draw } from './06-5-tyche-cards.js';
import { surrender } from './06-6-2-surrender.js';
import { forcedMarch } from './06-6-3-1-forced-march.js';
import { placeMarkers } from './06-6-3-2-place-markers.js';
import { train } from './06-6-3-3-train.js';
import { operations } from './06-6-3-b-operations.js';
import { hire } from './06-6-3-c-hire.js';
import { tyche } from './06-6-3-tyche.js';
import { movement } from './06-6-4-movement.js';
import { forage } from './06-6-5-forage.js';
import { playerTurn, strategy } from './06-6-strategy.js';
import { endPhase } from './06-8-end.js';
import { game } from './06-sequence.js';
import { overrun } from './08-3-6-overrun.js';
import { shelter } from './08-3-7-shelter.js';
import { passage } from './08-3-8-friendly-passage.js';
import { march } from './08-3-land-movement.js';
import { seaMove } from './08-4-naval-movement.js';
import { navalInterception } from './08-5-naval-interception.js';
import { navalBattle } from './08-6-naval-battle.js';
import { arrangeCity, arrival } from './09-reaction.js';
import { avoidBattle, avoidMove } from './10-avoid-battle.js';
import { interception, withdrawal } from './11-interception.js';
import { leaderLoss, succession } from './12-4-leader-loss.js';
import { attrition, defeat, losses } from './12-5-losses.js';
import { joinBattle, landBattle } from './12-land-battle.js';
import { capture, siegeAttempt } from './13-siege.js';
import { independentMove } from './14-independents.js';
import { cardEvent } from './20-card-events.js';
import { interceptorAttack } from './19-3-2-interceptor-attacks.js';
import { independentAvoidance } from './19-4-independent-reactions.js';
import { roll } from './roll.js';

export const frames: FrameTable<SuccessorsTypes> = {
  dealGenerals,
  keepGeneral,
  placeGeneral,
  game,
  turnOrder,
  allotment,
  reinforcements,
  deploy,
  deal,
  draw,
  faceUp,
  strategy,
  playerTurn,
  surrender,
  tyche,
  operations,
  forcedMarch,
  placeMarkers,
  train,
  hire,
  movement,
  forage,
  endPhase,
  window,
  march,
  passage,
  shelter,
  seaMove,
  navalInterception,
  navalBattle,
  arrival,
  arrangeCity,
  avoidBattle,
  avoidMove,
  interception,
  interceptorAttack,
  withdrawal,
  landBattle,
  joinBattle,
  leaderLoss,
  succession,
  losses,
  attrition,
  defeat,
  overrun,
  siegeAttempt,
  capture,
  independentMove,
  independentAvoidance,
  cardEvent,
  roll,
};
