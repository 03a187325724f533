/** R 3, 14, 22.4.1: the sequence of play: years, seasons, Campaign Turns, and their steps. */
import { beginCampaignTurn, beginSeason, endCampaignTurn, removeRaided } from '../deeds/course.js';
import { endIfConquered } from '../deeds/end.js';
import { claimForts } from '../deeds/forts.js';
import { checkBesiegers } from '../deeds/sieges.js';
import { playersInOrder } from '../query/initiative.js';
import { areEnemies } from '../query/owners.js';
import { stepsOf, type StepId } from '../query/sequence.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { openDealing } from './02-3-dealing.js';
import { checkControl } from './04-control.js';
import { openAssessment } from './05-3-assessment.js';
import { openTribute } from './05-tribute.js';
import { openRevolts } from './06-revolts.js';
import { openPlacement } from './07-3-placement.js';
import { openBuilding } from './07-5-building.js';
import { openSupply } from './09-supply.js';
import { openSieges } from './10-sieges.js';
import { openCards } from './12-cards.js';
import { openRefill } from './12-refill.js';
import { openStorms } from './12-storms.js';
import { openUnrest } from './12-unrest.js';
import { openAdjustments } from './13-adjustments.js';
import { openRaiding } from './15-raiding.js';
import { openMovement } from './16-movement.js';
import { openEmbassy } from './20-embassies.js';
import { openPeaceYear } from './20-peace-year.js';
import { endSeason } from './22-3-length.js';
import { openCouncil } from './24-5-council.js';
import { openHelots } from './29-4-helots.js';

/** What a step does, once or for each player in turn (R 3.3). */
type Opening =
  | { readonly once: (run: GameRun) => void; readonly each?: undefined }
  | { readonly each: (run: GameRun, player: PlayerId) => void };

const OPENINGS: Readonly<Record<StepId, Opening>> = {
  // R 2.3
  dealing: { once: openDealing },
  // R 3.2, 4, 5
  controlCheck: { once: checkControl },
  assessment: { once: openAssessment },
  collection: { once: openTribute },
  raidMarkers: { once: removeRaided },
  // R 3.2, 6, 7, 9, 10, 12, 13
  seasonStart: { once: beginSeason },
  revolts: { once: openRevolts },
  placement: { each: openPlacement },
  council: { each: openCouncil },
  building: { each: openBuilding },
  unrest: { once: openUnrest },
  supply: { each: openSupply },
  sieges: { each: openSieges },
  cards: { once: openCards },
  refill: { once: openRefill },
  embassies: { each: openEmbassy },
  adjustments: { once: openAdjustments },
  helots: { once: openHelots },
  // R 14.2, 15-17; movement pushes its battles, so that a player fights them before the next one moves (R 16.1, 17.2)
  campaignTurnStart: { once: beginCampaignTurn },
  storms: { once: openStorms },
  raiding: { each: openRaiding },
  movement: { each: openMovement },
  campaignTurnEnd: { once: endCampaignTurn },
  // R 20.2
  yearEnd: { once: openPeaceYear },
};

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
    const opening = OPENINGS[step.does];
    if (opening.each !== undefined) {
      frame.left ??= [...playersInOrder(run.state)];
      const player = frame.left.shift();
      if (player !== undefined) {
        // R 24.4: allies move in the same turn.
        if (step.does === 'movement') frame.left = frame.left.filter((other) => areEnemies(other, player));
        return opening.each(run, player);
      }
    }
    frame.step += 1;
    frame.left = null;
    if (opening.each === undefined) opening.once(run);
  },
  /** R 10.6: the end of a player's movement and combat, when sieges with too few besiegers weaken. */
  resume(run, _, child) {
    claimForts(run);
    if (child.kind === 'movement') checkBesiegers(run);
  },
};
