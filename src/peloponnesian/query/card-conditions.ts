/** R C: how often each condition of a card roll applies, and the sum of its modifiers. */
import type { CardCondition, CardFact, CardModifier } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { SATRAPIES, type Camp, type PlayerId, type RegionId, type Satrapy } from '../vocabulary.js';
import { unitsBuiltIn } from './built.js';
import {
  holdsCity,
  hoplitesIn,
  isInAreas,
  isInRegions,
  leadersServing,
  placesHeld,
  unitsBelowStart,
  unitsCommandedIn,
  unitsOfCampIn,
} from './card-counts.js';
import { cardOf, findCard, onBoardThat } from './cards.js';
import { homeRegionOf } from './homes.js';
import { campOf, findCity, holdsRegion, playerOfUnit, stateOfCity } from './owners.js';
import { satrapyOf, supportCards } from './persia.js';
import { enemyOf, leadersAt, unitsAt } from './presence.js';
import { regionsBeside, standingCities } from './regions.js';
import { isCourted } from './satraps.js';

/** The occasion of a card roll: the player, and the target of the card. */
export interface Occasion {
  readonly player: PlayerId;
  readonly target: CardTarget;
  /** Left out if the roll is not for a card of the deck (R 29.4). */
  readonly card?: CardFact;
}

/** A modifier that applies, the number of times, and what it adds to the roll. */
export interface AppliedModifier {
  readonly modifier: CardModifier;
  readonly times: number;
  readonly by: number;
}

type ConditionId = CardCondition['if'];
type ConditionThat<Id extends ConditionId> = Extract<CardCondition, { readonly if: Id }>;
/** A function that returns how often a condition applies. */
type Count<Id extends ConditionId> = (situation: Situation, condition: ConditionThat<Id>, occasion: Occasion) => number;

const once = (isTrue: boolean): number => (isTrue ? 1 : 0);

/** Returns the region on which a card is played. Throws a `RangeError` if there is none. */
function regionAimedAt({ target }: Occasion): RegionId {
  if (target.region === undefined) throw new RangeError('the card is played on no region');
  return target.region;
}

/** Returns the holder of the region on which a card is played. */
function holderAimedAt({ regions }: Situation, occasion: Occasion): PlayerId {
  const region = regionAimedAt(occasion);
  const holder = regions[region]?.player;
  if (holder === undefined) throw new RangeError(`${region} is not in play`);
  return holder;
}

/** Returns the satrapy of the card, or of the card against which it is played. */
function satrapyAimedAt(situation: Situation, { player, target, card }: Occasion): Satrapy {
  const [found] = [target.against, card?.id].flatMap((id) => {
    if (id === undefined || findCard(situation, id) === undefined) return [];
    return satrapyOf(cardOf(situation, id, player).effect) ?? [];
  });
  if (found === undefined) throw new RangeError('the card is of no satrapy');
  return found;
}

/** Returns how many more units the player has in the target region than the ally who holds it. */
function surplusOf(situation: Situation, occasion: Occasion): number {
  const region = regionAimedAt(occasion);
  const ally = holderAimedAt(situation, occasion);
  return unitsCommandedIn(situation, region, occasion.player) - unitsCommandedIn(situation, region, ally);
}

/**
 * Returns whether a level is within bounds: that of a named region, of the target, or of the home region of the player
 * who rolls.
 */
function isLevelWithin(
  situation: Situation,
  level: 'allegiance' | 'militance',
  { region, from = -Infinity, to = Infinity }: ConditionThat<'allegiance' | 'militance'>,
  { player, target }: Occasion,
): boolean {
  const place = region ?? target.region ?? homeRegionOf(situation, target.on ?? player);
  const value = situation.regions[place]?.[level] ?? 0;
  return value >= from && value <= to;
}

const isOther = (satrapy: Satrapy) => (other: Satrapy) => other !== satrapy;

const isFleet = ({ isLand }: UnitInfo): boolean => !isLand;
const fleetsIn = (situation: Situation, regions: readonly RegionId[], camp: Camp): number =>
  unitsOfCampIn(situation, regions, camp).filter(isFleet).length;

function isRaided(situation: Situation, { target }: Occasion): boolean {
  const city = target.city === undefined ? undefined : findCity(situation, target.city);
  return city !== undefined && (situation.raided[city.area] ?? 0) > 0;
}

const sizeOf = (situation: Situation, { target }: Occasion): string | undefined =>
  target.city === undefined ? undefined : findCity(situation, target.city)?.size;

function hasMinimum(situation: Situation, { player, target, card }: Occasion): boolean {
  const { region } = target;
  const minimum = card?.minimum;
  if (region === undefined || minimum === undefined) return false;
  const units = unitsOfCampIn(situation, [region], campOf(player));
  return units.filter(({ type }) => type === minimum.type).length >= minimum.count;
}

const COUNTS: { readonly [Id in ConditionId]: Count<Id> } = {
  eachAdjacentRegion: (situation, { of }, occasion) =>
    regionsBeside(
      situation,
      regionAimedAt(occasion),
      of === 'player' ? occasion.player : holderAimedAt(situation, occasion),
    ),
  moreUnits: (situation, _, occasion) => once(surplusOf(situation, occasion) > 0),
  fewerUnits: (situation, _, occasion) => once(surplusOf(situation, occasion) < 0),
  eachUnitBelowStart: (situation, _, occasion) => unitsBelowStart(situation, regionAimedAt(occasion)),
  eachUnitBuilt: (situation, _, occasion) => unitsBuiltIn(situation, regionAimedAt(occasion)).length,
  militance: (situation, condition, occasion) => once(isLevelWithin(situation, 'militance', condition, occasion)),
  allegiance: (situation, condition, occasion) => once(isLevelWithin(situation, 'allegiance', condition, occasion)),
  eachSupport: (situation) => supportCards(situation).length,
  support: (situation, _, occasion) => {
    const satrapy = satrapyAimedAt(situation, occasion);
    return once(supportCards(situation).some(({ effect }) => effect.satrapy === satrapy));
  },
  bothSatrapies: (situation) => once(SATRAPIES.every((satrapy) => isCourted(situation, satrapy))),
  otherSatrapy: (situation, _, occasion) => {
    const others = SATRAPIES.filter(isOther(satrapyAimedAt(situation, occasion)));
    const isReceived = onBoardThat(situation, 'courtGreatKing').length > 0;
    return once(!isReceived && others.some((satrapy) => isCourted(situation, satrapy)));
  },
  sameSatrapy: (situation, _, occasion) => once(isCourted(situation, satrapyAimedAt(situation, occasion))),
  holdsRegions: (situation, { camp, regions, count }) =>
    once(regions.filter((region) => holdsRegion(situation, camp, region)).length === count),
  holdsCities: (situation, { camp, cities }) =>
    once(
      cities.every((id) => {
        const city = findCity(situation, id);
        return city !== undefined && holdsCity(situation, camp, city);
      }),
    ),
  moreFleets: (situation, { camp, regions }) =>
    once(fleetsIn(situation, regions, camp) > fleetsIn(situation, regions, enemyOf(camp))),
  eachCityHeld: (situation, { camp, size, regions }) =>
    regions
      .flatMap((region) => standingCities(situation, region))
      .filter((city) => city.size === size && holdsCity(situation, camp, city)).length,
  leaderPresent: (situation, { camp, leaders, areas }, { target }) => {
    const { region } = target;
    const isPresent = (place: number): boolean =>
      areas === undefined
        ? region !== undefined && isInRegions(situation, place, [region])
        : isInAreas(situation, place, areas);
    return once(leadersServing(situation, camp, leaders).some(({ code }) => isPresent(situation.placeOfLeader(code))));
  },
  citySize: (situation, { size }, occasion) => once(sizeOf(situation, occasion) === size),
  capturedCity: (situation, _, { target }) =>
    once(target.city !== undefined && stateOfCity(situation, target.city).held !== undefined),
  raidedArea: (situation, _, occasion) => once(isRaided(situation, occasion)),
  eachGift: (_, { talents }, { target }) => Math.floor((target.gifts ?? 0) / talents),
  eachPlaceHeld: (situation, { region, camp }) => placesHeld(situation, region, camp),
  eachRevoltingCity: (situation, { region }) =>
    standingCities(situation, region).filter(({ id }) => stateOfCity(situation, id).revolt !== undefined).length,
  fewerHoplites: (situation, { region, than }) => once(hoplitesIn(situation, region) < than),
  otherActive: (situation, _, { card }) =>
    once(
      (situation.cards?.active ?? []).some(
        (each) => each.card !== card?.id && findCard(situation, each.card)?.kind === card?.kind,
      ),
    ),
  minimumForce: (situation, _, occasion) => once(hasMinimum(situation, occasion)),
  eachEscalation: (situation) => onBoardThat(situation, 'escalate').length,
  eachInSicily: (situation, { camp, types, count }) => {
    const units = unitsAt(situation, situation.places.trays.inSicily).filter(
      ({ code, type }) => types.includes(type) && campOf(playerOfUnit(situation, code)) === camp,
    );
    return Math.floor(units.length / count);
  },
  ratedLeaderInSicily: (situation, { camp }) =>
    once(leadersAt(situation, situation.places.trays.inSicily, { camp }).some(({ fact }) => fact.land > 0)),
};

/** Returns how often the condition of a modifier applies. */
export function timesThat(situation: Situation, condition: CardCondition, occasion: Occasion): number {
  const count = COUNTS[condition.if] as Count<ConditionId>;
  return count(situation, condition, occasion);
}

/** Returns the modifiers of a roll that apply, in the order of the card. */
const appliedModifiers = (
  situation: Situation,
  modifiers: readonly CardModifier[],
  occasion: Occasion,
): readonly AppliedModifier[] =>
  modifiers
    .map((modifier): AppliedModifier => {
      const times = timesThat(situation, modifier, occasion);
      return { modifier, times, by: times * modifier.modifier };
    })
    .filter(({ times }) => times > 0);

/** Returns the sum of the modifiers of a card roll. */
export const sumOfModifiers = (situation: Situation, modifiers: readonly CardModifier[], occasion: Occasion): number =>
  appliedModifiers(situation, modifiers, occasion).reduce((sum, { by }) => sum + by, 0);
