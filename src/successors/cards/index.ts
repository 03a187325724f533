/** R 20: the module of each effect. The modules are reached only through this table. */
import type { CardEffectKind } from '../data/shape.js';
import { ahuraMazda } from './ahura-mazda.js';
import { alwaysLiars } from './always-liars.js';
import { ambush } from './ambush.js';
import { brokenOath } from './broken-oath.js';
import { campaign } from './campaign.js';
import { condemnation } from './condemnation.js';
import { desertions } from './desertions.js';
import { diplomacy } from './diplomacy.js';
import { disease } from './disease.js';
import { eleventhHour } from './eleventh-hour.js';
import { foragingFailure } from './foraging-failure.js';
import { helepolis } from './helepolis.js';
import { hemlock } from './hemlock.js';
import { independentArmy } from './independent-army.js';
import { levy } from './levy.js';
import { guides, secondWind } from './march-favours.js';
import { marriage } from './marriage.js';
import { minorRaid } from './minor-raid.js';
import type { CardModule } from './module.js';
import { mutiny } from './mutiny.js';
import { olympias } from './olympias.js';
import { omens } from './omens.js';
import { oratorsGift } from './orators-gift.js';
import { peukestas } from './peukestas.js';
import { philippos } from './philippos.js';
import { pirates } from './pirates.js';
import { plansOfTheirOwn } from './plans-of-their-own.js';
import { ponticFleet } from './pontic-fleet.js';
import { popularSupport } from './popular-support.js';
import { repercussions } from './repercussions.js';
import { satrapalLevy } from './satrapal-levy.js';
import { shipbuilding } from './shipbuilding.js';
import { silverShields } from './silver-shields.js';
import { stormAtSea } from './storm-at-sea.js';
import { templeGold } from './temple-gold.js';
import { traitor } from './traitor.js';
import { treachery } from './treachery.js';
import { treasury } from './treasury.js';
import { unrest } from './unrest.js';
import { unrestSpreads } from './unrest-spreads.js';
import { veterans } from './veterans.js';

export const cardModules: { readonly [K in CardEffectKind]: CardModule<K> } = {
  hemlock,
  diplomacy,
  disease,
  levy,
  minorRaid,
  ponticFleet,
  pirates,
  condemnation,
  treachery,
  unrest,
  unrestSpreads,
  plansOfTheirOwn,
  independentArmy,
  desertions,
  popularSupport,
  treasury,
  marriage,
  philippos,
  peukestas,
  helepolis,
  olympias,
  campaign,
  traitor,
  veterans,
  stormAtSea,
  shipbuilding,
  satrapalLevy,
  templeGold,
  eleventhHour,
  alwaysLiars,
  ambush,
  foragingFailure,
  guides,
  secondWind,
  omens,
  mutiny,
  brokenOath,
  silverShields,
  oratorsGift,
  ahuraMazda,
  repercussions,
};
