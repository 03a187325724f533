/** R C: the shapes of modifiers of Event Card rolls. */
import type * as t from 'io-ts';
import { listOf, oneOf, tagged, wholeNumber } from '../../../core/index.js';
import { UNIT_TYPES } from '../../vocabulary.js';
import type { CardModifier } from '../shape/cards.js';
import { camp, citySize, count, id, modifierNumber as modifier, region, regionList, row, source, unitType } from './fields.js';

const idList = listOf(id, 50);
type With<T extends CardModifier['if']> = Extract<CardModifier, { readonly if: T }>;

const moreOrFewerUnits = row<With<'moreUnits' | 'fewerUnits'>>('a modifier', { if: oneOf(['moreUnits', 'fewerUnits']), modifier, source });
const eachUnit = row<With<'eachUnitBelowStart' | 'eachUnitBuilt'>>('a modifier', { if: oneOf(['eachUnitBelowStart', 'eachUnitBuilt']), modifier, source });
const level = row<With<'militance' | 'allegiance'>>(
  'a modifier',
  { if: oneOf(['militance', 'allegiance']), region, from: wholeNumber(-4, 20), to: wholeNumber(-4, 20), modifier, source },
  ['region', 'from', 'to'],
);
const support = row<With<'eachSupport' | 'support'>>('a modifier', { if: oneOf(['eachSupport', 'support']), modifier, source });
const satrapies = row<With<'bothSatrapies' | 'otherSatrapy' | 'sameSatrapy'>>('a modifier', {
  if: oneOf(['bothSatrapies', 'otherSatrapy', 'sameSatrapy']),
  modifier,
  source,
});
const capturedOrRaided = row<With<'capturedCity' | 'raidedArea'>>('a modifier', { if: oneOf(['capturedCity', 'raidedArea']), modifier, source });

const cardModifier: t.Type<CardModifier> = tagged(
  'if',
  {
    eachAdjacentRegion: row<With<'eachAdjacentRegion'>>('a modifier', { if: oneOf(['eachAdjacentRegion']), of: oneOf(['player', 'ally']), modifier, source }),
    moreUnits: moreOrFewerUnits,
    fewerUnits: moreOrFewerUnits,
    eachUnitBelowStart: eachUnit,
    eachUnitBuilt: eachUnit,
    militance: level,
    allegiance: level,
    eachSupport: support,
    support,
    bothSatrapies: satrapies,
    otherSatrapy: satrapies,
    sameSatrapy: satrapies,
    holdsRegions: row<With<'holdsRegions'>>('a modifier', { if: oneOf(['holdsRegions']), camp, regions: regionList, count, modifier, source }),
    holdsCities: row<With<'holdsCities'>>('a modifier', { if: oneOf(['holdsCities']), camp, cities: idList, modifier, source }),
    moreFleets: row<With<'moreFleets'>>('a modifier', { if: oneOf(['moreFleets']), camp, regions: regionList, modifier, source }),
    eachCityHeld: row<With<'eachCityHeld'>>('a modifier', { if: oneOf(['eachCityHeld']), camp, size: citySize, regions: regionList, modifier, source }),
    leaderPresent: row<With<'leaderPresent'>>('a modifier', { if: oneOf(['leaderPresent']), camp, leaders: idList, areas: idList, modifier, source }, ['areas']),
    citySize: row<With<'citySize'>>('a modifier', { if: oneOf(['citySize']), size: citySize, modifier, source }),
    capturedCity: capturedOrRaided,
    raidedArea: capturedOrRaided,
    eachGift: row<With<'eachGift'>>('a modifier', { if: oneOf(['eachGift']), talents: wholeNumber(1, 100), modifier, source }),
    eachPlaceHeld: row<With<'eachPlaceHeld'>>('a modifier', { if: oneOf(['eachPlaceHeld']), camp, region, modifier, source }),
    eachRevoltingCity: row<With<'eachRevoltingCity'>>('a modifier', { if: oneOf(['eachRevoltingCity']), region, modifier, source }),
    fewerHoplites: row<With<'fewerHoplites'>>('a modifier', { if: oneOf(['fewerHoplites']), region, than: count, modifier, source }),
    otherActive: row<With<'otherActive'>>('a modifier', { if: oneOf(['otherActive']), modifier, source }),
    minimumForce: row<With<'minimumForce'>>('a modifier', { if: oneOf(['minimumForce']), modifier, source }),
    eachEscalation: row<With<'eachEscalation'>>('a modifier', { if: oneOf(['eachEscalation']), modifier, source }),
    eachInSicily: row<With<'eachInSicily'>>('a modifier', {
      if: oneOf(['eachInSicily']),
      camp,
      types: listOf(unitType, UNIT_TYPES.length, 1),
      count: wholeNumber(1, 20),
      modifier,
      source,
    }),
    ratedLeaderInSicily: row<With<'ratedLeaderInSicily'>>('a modifier', { if: oneOf(['ratedLeaderInSicily']), camp, modifier, source }),
  },
  'a modifier',
);

export const modifierList = listOf(cardModifier, 20);
