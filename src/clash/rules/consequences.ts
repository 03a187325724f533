/** What follows from whatever changed, after each step of a run. Of the base what has a meaning here. */
import type { Consequence } from '../../conquest/rules/hearing.js';
import { loseStrandedTrain } from '../../conquest/rules/11-7-siege-train.js';
import { settleControl } from './05-control.js';
import { sendGiftsHome } from './05-6-rhodes.js';
import { followBases } from './08-5-loyalty.js';
import type { ClashTypes } from '../types.js';
import { heedBarbarians } from './07-1-independents.js';
import { rouseIndia } from './11-1-reinforcements.js';
import { settleFirstMarkers, settleMarkers, settleTreasury } from './12-objectives.js';
import { winByLeaders } from './13-victory.js';
import { checkMutiny } from './14-1-mutiny.js';
import { followLeaders } from './14-2-guards.js';
import { catchLeaders, holdCaptives } from './14-3-prisoners.js';
import { fallApart, fallApartLater } from './03-disintegration.js';

export const consequences: readonly Consequence<ClashTypes>[] = [
  // R 5
  settleControl,
  // R S7.1: barbarians
  heedBarbarians,
  // R 11.7
  loseStrandedTrain,
  // R S3: disintegration
  fallApart,
  fallApartLater,
  // R S8.5
  followBases,
  // R S5.6
  sendGiftsHome,
  // R S11.1: reinforcements
  rouseIndia,
  // R S12: objectives
  settleMarkers,
  settleTreasury,
  settleFirstMarkers,
  // R S13: prisoners, decisive victory
  holdCaptives,
  winByLeaders,
  // R S14: optional rules
  followLeaders,
  catchLeaders,
  checkMutiny,
];
