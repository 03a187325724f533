/** R C: the rules of every kind of effect. */
import { takeAlliedRegion, unrest } from './allies.js';
import { betrayCity } from './betrayal.js';
import { strikeLeader, plague, invasion } from './fate.js';
import { helots } from './helots.js';
import { switchLeader } from './leaders.js';
import { oracle, stopMovement, eclipse, festival } from './omens.js';
import { offerPeace } from './peace.js';
import { endPersianAid, courtGreatKing, persianAid } from './persia.js';
import { endNeutrality, switchRegion, rebellion } from './regions.js';
import { weakenSicily, escalate, resolveSicily } from './sicily.js';
import { storms } from './storms.js';
import type { CardTable } from './rules.js';

export const CARDS: CardTable = {
  switchLeader,
  takeAlliedRegion,
  unrest,
  endNeutrality,
  endPersianAid,
  courtGreatKing,
  weakenSicily,
  betrayCity,
  oracle,
  stopMovement,
  eclipse,
  festival,
  helots,
  offerPeace,
  switchRegion,
  persianAid,
  plague,
  rebellion,
  strikeLeader,
  escalate,
  resolveSicily,
  invasion,
  storms,
};
