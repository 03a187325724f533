/** R 6.8: the End Phase. */
import { endContracts } from '../deeds/cards.js';
import { advanceTurn } from '../deeds/course.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { endOfGame } from './07-victory.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';
import { mayBury } from './15-burial.js';

/** The last Game Turn (R 6.8). */
const LAST_TURN = 5;

/** Returns the player who can bury the body now (R 15.4.2). */
function playerWhoMayBury(situation: Situation): PlayerId | undefined {
  const { controller } = situation.body;
  return controller !== null && mayBury(situation, controller) ? controller : undefined;
}

/**
 * Asks the player who has the cart at a Major City, once, whether to bury the body (R 15.4.2; ruling end-phase-burial).
 */
export const endPhase: RulesOf<'endPhase'> = {
  rule: 'R 6.8',
  actor: (situation, frame) => (frame.asked ? undefined : playerWhoMayBury(situation)),
  actions(situation) {
    const player = playerWhoMayBury(situation);
    return player === undefined ? [] : [...standingActions(situation, player), { type: 'pass', player }];
  },
  refuse: (situation, _, action) => refuseStanding(situation, action),
  apply(run, frame, action) {
    frame.asked = true;
    applyStanding(run, action);
  },
  advance: (run) => run.finish(),
};

/**
 * Ends marriage contracts (R 18.5.2) and goes on to the next Game Turn; after the last one the game is over (R 6.8).
 */
export function endTurn(run: GameRun): void {
  const { state } = run;
  endContracts(run);
  run.emit({ type: 'turnEnded', rule: 'R 6.8', turn: state.turn });
  if (state.turn >= LAST_TURN) endOfGame(run);
  else advanceTurn(run);
}
