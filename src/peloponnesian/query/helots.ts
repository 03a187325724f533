/** R 29.4, C: the helots: where they rise, and what modifies the roll for it. */
import type { CardEffect, CardModifier } from '../data/shape/cards.js';
import type { CityFact } from '../data/shape/map.js';
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, RegionId } from '../vocabulary.js';
import { campOf, friendOfCity, hasRising, playerOfHome, playerOfUnit, regionOfHex, stateOfCity } from './owners.js';
import { hexNamed } from './presence.js';
import { citiesOf } from './regions.js';

/** What a card does that raises helots. */
export type Helots = Extract<CardEffect, { readonly does: 'helots' }>;

/** A card that raises helots: what it does, and by how much the Militance of the region rises where it fails. */
export interface HelotCard {
  readonly effect: Helots;
  readonly failure: number;
}

/** Returns the card that Athens may play without end; `undefined` where the scenario gives none (R 29.4). */
export function helotCard({ components, scenario }: Situation): HelotCard | undefined {
  const { endlessCard } = scenario.special;
  const card = components.cards.kinds.find(({ kind }) => kind === endlessCard);
  if (card?.effect.does !== 'helots') return undefined;
  const failure = card.costs.find(({ when }) => when === 'failure')?.militance ?? 0;
  return { effect: card.effect, failure };
}

const standing = (situation: Situation, region: RegionId): readonly CityFact[] =>
  citiesOf(situation, region).filter(({ id }) => stateOfCity(situation, id).destroyed !== true);

/** Returns the cities in which helots rise: all of the region but one. */
export const citiesToRise = (situation: Situation, { region, spared }: Helots): readonly CityFact[] =>
  standing(situation, region).filter(({ id }) => id !== spared);

/** Returns the cities in which helots have risen. */
export const risenCities = (situation: Situation): readonly CityFact[] =>
  situation.ground.map.cities.filter((city) => hasRising(situation, city));

/** R C, ruling Q115: counts the cities of a region that a camp holds, and its forts there. Cities in revolt count apart. */
function placesHeld(situation: Situation, region: RegionId, camp: Camp): number {
  const cities = standing(situation, region).filter(
    (city) => stateOfCity(situation, city.id).revolt === undefined && friendOfCity(situation, city) === camp,
  );
  const forts = Object.entries(situation.forts).filter(
    ([hex, { by }]) => campOf(by) === camp && regionOfHex(situation, hexNamed(situation, hex)) === region,
  );
  return cities.length + forts.length;
}

/** R C, ruling Q115: counts the hoplites of the holder's camp in a region, and those in its Force Pool. */
function hoplitesIn(situation: Situation, region: RegionId): number {
  const { places, roster } = situation;
  const camp = campOf(playerOfHome(situation, region));
  const counts = ({ code, type, home }: UnitInfo): boolean => {
    const place = situation.placeOfUnit(code);
    if (type !== 'hoplite') return false;
    if (place === places.trays.forcePool) return home === region;
    return (
      isHex(places, place) && regionOfHex(situation, place) === region && campOf(playerOfUnit(situation, code)) === camp
    );
  };
  return roster.units.filter(counts).length;
}

/** Returns how often a modifier applies. */
function timesOf(situation: Situation, modifier: CardModifier): number {
  switch (modifier.if) {
    case 'eachPlaceHeld':
      return placesHeld(situation, modifier.region, modifier.camp);
    case 'eachRevoltingCity':
      return standing(situation, modifier.region).filter(({ id }) => stateOfCity(situation, id).revolt !== undefined)
        .length;
    case 'fewerHoplites':
      return hoplitesIn(situation, modifier.region) < modifier.than ? 1 : 0;
    case 'militance': {
      const { militance = 0 } = (modifier.region && situation.regions[modifier.region]) ?? {};
      return militance >= (modifier.from ?? -Infinity) && militance <= (modifier.to ?? Infinity) ? 1 : 0;
    }
    default:
      throw new RangeError(`${modifier.if} modifies no roll for helots`);
  }
}

/** Returns what is added to the roll for the helots. */
export const helotModifier = (situation: Situation, { roll }: Helots): number =>
  roll.modifiers.reduce((sum, modifier) => sum + modifier.modifier * timesOf(situation, modifier), 0);
