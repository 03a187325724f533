/** R 3, 14, 22.4.1: the sequence of a game: years, seasons, Campaign Turns, and the steps of each. */
import { beginCampaignTurn, beginSeason, endCampaignTurn, removeRaided } from '../deeds/course.js';
import { endIfConquered } from '../deeds/end.js';
import { checkBesiegers } from '../deeds/sieges.js';
import { playersInOrder } from '../query/initiative.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { SEASONS, type PlayerId } from '../vocabulary.js';
import { checkControl } from './04-control.js';
import { openTribute } from './05-tribute.js';
import { openPlacement } from './07-3-placement.js';
import { openSupply } from './09-supply.js';
import { openSieges } from './10-sieges.js';
import { openAdjustments } from './13-adjustments.js';
import { openRaiding } from './15-raiding.js';
import { openMovement } from './16-movement.js';
import { endSeason } from './22-3-length.js';
import { openHelots } from './29-4-helots.js';

/** A step of the sequence: done once, or by each player in turn (R 3.3). */
type Step =
  | { readonly once: (run: GameRun) => void; readonly each?: undefined }
  | { readonly each: (run: GameRun, player: PlayerId) => void };

/** How many Campaign Turns follow each Seasonal Turn (R 14.1). */
export const CAMPAIGN_TURNS = 3;

const YEARLY_START: readonly Step[] = [{ once: checkControl }, { once: openTribute }, { once: removeRaided }];

const CAMPAIGN_TURN: readonly Step[] = [
  { once: beginCampaignTurn },
  { each: openRaiding },
  // R 16.1, 17.2: movement pushes its battles, so that a player fights them before the next one moves.
  { each: openMovement },
  { once: endCampaignTurn },
];

const SEASON: readonly Step[] = [
  { once: beginSeason },
  { each: openPlacement },
  { each: openSupply },
  { each: openSieges },
  { once: openAdjustments },
  { once: openHelots },
  ...Array.from({ length: CAMPAIGN_TURNS }, () => CAMPAIGN_TURN).flat(),
];

const FIRST_SEASON: readonly Step[] = [...YEARLY_START, ...SEASON];

/** Returns the steps of the season in progress: the Yearly Start Phase opens each year but the first of the game (R 2.4, 3.1). */
const stepsOf = ({ season, turn }: Situation): readonly Step[] =>
  season === SEASONS[0] && turn > 0 ? FIRST_SEASON : SEASON;

export const turn: RulesOf<'turn'> = {
  rule: 'R 3.1',
  advance(run, frame) {
    endIfConquered(run);
    if (run.state.ended !== null) return run.end();
    const step = stepsOf(run.state)[frame.step];
    if (step === undefined) {
      frame.step = 0;
      return endSeason(run);
    }
    if (step.each !== undefined) {
      frame.left ??= [...playersInOrder(run.state)];
      const player = frame.left.shift();
      if (player !== undefined) return step.each(run, player);
    }
    frame.step += 1;
    frame.left = null;
    if (step.each === undefined) step.once(run);
  },
  /** R 10.6: a player has moved and fought; places with too few besiegers hold out longer. */
  resume(run, _, child) {
    if (child.kind === 'movement') checkBesiegers(run);
  },
};
