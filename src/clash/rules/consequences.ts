/**
 * The consequences of the game, in the order in which they are applied: its own, and those of the base that apply here.
 * Each row lists the events that it can follow, and the frames whose end it waits for.
 */
import { settleControl } from '../../conquest/rules/05-control.js';
import { strandedTrain } from '../../conquest/rules/consequences.js';
import type { Consequence } from '../../conquest/rules/consequence-hook.js';
import { ANYWHERE, ON_LAND } from '../query/09-combat.js';
import type { ClashTypes } from '../types.js';
import { disintegrateLeaderless } from './03-disintegration.js';
import { PRESENCE_EVENTS_OF_CLASH } from './05-control.js';
import { sendGiftsHome } from './05-6-rhodes.js';
import { updateBarbarians } from './07-1-independents.js';
import { followBases } from './08-5-loyalty.js';
import { rouseIndia } from './11-1-reinforcements.js';
import { PARTS_OF_ROUND, settleFirstMarkers, settleMarkers, settleTreasury } from './12-objectives.js';
import { winByLeaders } from './13-victory.js';
import { checkMutiny } from './14-1-mutiny.js';
import { followLeaders } from './14-2-guards.js';
import { catchLeaders, holdCaptives } from './14-3-prisoners.js';

export const consequences: readonly Consequence<ClashTypes>[] = [
  // R 5
  { after: PRESENCE_EVENTS_OF_CLASH, apply: settleControl },
  // R S7.1: barbarians
  { after: ['unitMoved', 'unitRaised'], apply: updateBarbarians },
  // R 11.7
  strandedTrain,
  // R S3: disintegration
  { after: ['leaderLeft', 'leaderHeld', 'battleEnded'], ends: ['battle'], apply: disintegrateLeaderless },
  // R S8.5: the fall of a city is emitted when its siege ends
  { after: ['provinceTaken', 'cityTaken', 'wallLost', 'wallBuilt'], apply: followBases },
  // R S5.6
  { after: ['cityTaken', 'wallLost', 'provinceTaken'], apply: sendGiftsHome },
  // R S11.1: reinforcements
  { after: ['unitMoved', 'unitRaised', 'leaderMoved', 'leaderArrived'], apply: rouseIndia },
  // R S12: objectives
  {
    after: [
      ...PRESENCE_EVENTS_OF_CLASH,
      'leaderMoved',
      'leaderArrived',
      'leaderLeft',
      'leaderChangedSides',
      'baggageMoved',
      'baggageTaken',
    ],
    ends: ['lastChance', ...PARTS_OF_ROUND],
    apply: settleMarkers,
  },
  {
    after: ['baggageMoved', 'baggageTaken', 'provinceTaken', 'cityTaken', 'wallLost'],
    ends: ['siege'],
    apply: settleTreasury,
  },
  { after: ['phaseBegan'], apply: settleFirstMarkers },
  // R S13: prisoners, decisive victory
  { after: ['leaderLeft'], apply: holdCaptives },
  { after: ['leaderLeft'], apply: winByLeaders },
  // R S14: optional rules
  { after: 'anything', isOptional: true, apply: followLeaders },
  { after: 'anything', ends: [...ON_LAND, 'movement', 'shipless'], isOptional: true, apply: catchLeaders },
  { after: 'anything', ends: [...ANYWHERE, 'mutinyCheck'], isOptional: true, apply: checkMutiny },
];
