/** R 29.4, C: helot risings: where they happen, and the modifiers of the roll. */
import type { CityFact } from '../data/shape/map.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { sumOfModifiers } from './card-conditions.js';
import type { EffectThat } from './cards.js';
import { hasRising } from './owners.js';
import { standingCities } from './regions.js';

/** The effect of a card that raises helots. */
export type Helots = EffectThat<'helots'>;

/** A card that raises helots: its effect, and the rise of the region's Militance after a failure. */
export interface HelotCard {
  readonly effect: Helots;
  readonly failure: number;
}

/** Returns the card that Athens may play any number of times, or `undefined` if the scenario has none (R 29.4). */
export function helotCard({ components, scenario }: Situation): HelotCard | undefined {
  const { endlessCard } = scenario.special;
  const card = components.cards.kinds.find(({ kind }) => kind === endlessCard);
  if (card?.effect.does !== 'helots') return undefined;
  const failure = card.costs.find(({ when }) => when === 'failure')?.militance ?? 0;
  return { effect: card.effect, failure };
}

/** Returns the cities in which helots rise: all cities of the region except one. */
export const citiesToRise = (situation: Situation, { region, spared }: Helots): readonly CityFact[] =>
  standingCities(situation, region).filter(({ id }) => id !== spared);

/** Returns the cities in which helots have risen. */
export const risenCities = (situation: Situation): readonly CityFact[] =>
  situation.ground.map.cities.filter((city) => hasRising(situation, city));

/** Returns the modifier of the roll for the helots. */
export const helotModifier = (situation: Situation, { roll }: Helots, player: PlayerId): number =>
  sumOfModifiers(situation, roll.modifiers, { player, target: {} });
