/** R 29.4, C: the helots: where they rise, and what modifies the roll for it. */
import type { CityFact } from '../data/shape/map.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { sumOfModifiers } from './card-conditions.js';
import type { EffectThat } from './cards.js';
import { hasRising } from './owners.js';
import { standingCities } from './regions.js';

/** What a card does that raises helots. */
export type Helots = EffectThat<'helots'>;

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

/** Returns the cities in which helots rise: all of the region but one. */
export const citiesToRise = (situation: Situation, { region, spared }: Helots): readonly CityFact[] =>
  standingCities(situation, region).filter(({ id }) => id !== spared);

/** Returns the cities in which helots have risen. */
export const risenCities = (situation: Situation): readonly CityFact[] =>
  situation.ground.map.cities.filter((city) => hasRising(situation, city));

/** Returns what is added to the roll for the helots. */
export const helotModifier = (situation: Situation, { roll }: Helots, player: PlayerId): number =>
  sumOfModifiers(situation, roll.modifiers, { player, target: {} });
