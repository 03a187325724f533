/** R 12, 19, C: the lasting effects of cards, and the Sicilian Expedition, in short form. */
import type { EffectState } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Labels } from './labels.js';

/** Returns the lasting effect of a card: `festival: Elis, Arcadia`. */
function effectText({ captions, region, city, leader, sea, player }: Labels, effect: EffectState): string {
  const name = captions.effects[effect.does];
  switch (effect.does) {
    case 'earthquake':
    case 'festival':
    case 'invasion':
      return `${name}: ${effect.regions.map(region).join(', ')}`;
    case 'rest':
    case 'plunder':
      return `${name}: ${leader(effect.leader)}`;
    case 'oracle':
      return `${name}: ${player(effect.player)} ${captions.change(effect.morale)}`;
    case 'eclipse':
      return `${name} ${captions.change(effect.morale)}`;
    case 'storm':
      return `${name}: ${sea(effect.sea)}`;
    case 'unrest':
      return `${name}: ${region(effect.region)}`;
    case 'betrayal':
      return `${name}: ${city(effect.city)}`;
    case 'siegeBetrayal':
      return `${name}: ${city(effect.city)} ${captions.change(effect.modifier)}`;
    case 'storms':
      return name;
  }
}

/** Returns the effects in force, each once: two storm cards are one text with a number. */
export function inForce({ effects }: Pick<Situation, 'effects'>, labels: Labels): readonly string[] {
  const texts = effects.map((effect) => effectText(labels, effect));
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((each) => each === text).length;
    return times === 1 ? text : `${text} ×${times}`;
  });
}

/** Returns the state of the Sicilian Expedition, or nothing if there is none. */
export function sicilyTexts({ sicily }: Pick<Situation, 'sicily'>, { captions, names }: Labels): readonly string[] {
  if (sicily === undefined) return [];
  return [
    ...(sicily.winner === null ? [] : [captions.sicilyWon(names.camps[sicily.winner])]),
    ...(sicily.tribute === 0 ? [] : [`${captions.tribute} ${sicily.tribute}`]),
    ...(sicily.fleets === 0 ? [] : [captions.fleetsToCome(sicily.fleets)]),
  ];
}
