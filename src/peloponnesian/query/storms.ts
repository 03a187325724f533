/** R 3.2, C: storms: the number of dice, the waters within reach, and the costs. */
import { derived } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import { seasBeside } from '../geometry/beside.js';
import type { SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import type { Situation } from '../table/situation.js';
import { SEASONS } from '../vocabulary.js';
import { effectsThat, findEffect, type EffectThat } from './cards.js';

/**
 * Returns the effect of the storm card, which also applies to the roll of each Winter, or `null` if the deck has none.
 */
export const stormCard = derived(
  (components: Components): EffectThat<'storms'> | null => findEffect(components, 'storms') ?? null,
);

const isWinter = ({ season }: Situation): boolean => season === SEASONS[SEASONS.length - 1];

/**
 * Returns the number of dice for storms before a Campaign Turn: one for each card in force, and one in Winter (R 3.2).
 */
export const diceForStorms = (situation: Situation): number =>
  stormCard(situation.components) === null
    ? 0
    : effectsThat(situation, 'storms').length + (isWinter(situation) ? 1 : 0);

/** Returns what the season adds to the dice for storms, and to those of the fleets in them (ruling Q7). */
export const addedBySeason = (situation: Situation): number =>
  isWinter(situation) ? (stormCard(situation.components)?.winter ?? 0) : 0;

/** Returns the coastal waters within reach of a storm on each Open Sea, by the code of the sea. */
const reachOf = derived((components: Components) => {
  const card = stormCard(components);
  const { map } = components;
  return derived((ground: Situation['ground']): readonly ReadonlySet<SeaCode>[] => {
    const beside = seasBeside(ground);
    const isCoastal = (sea: SeaCode): boolean => map.seas[sea]?.kind === 'coastal';
    return map.seas.map(({ id }, centre) => {
      let reached = new Set<SeaCode>([centre]);
      for (let step = 0; step < (card?.within ?? 0); step++)
        reached = new Set([...reached].flatMap((sea) => [sea, ...(beside[sea] ?? [])]));
      const also = id === card?.seas[0] ? card.alsoSeas.map((sea) => seaNumbered(map, sea)) : [];
      return new Set([...reached, ...also].filter(isCoastal));
    });
  });
});

/** Returns whether there is a storm on an Open Sea. */
export const isCentreOfStorm = (situation: Situation, sea: SeaCode): boolean =>
  effectsThat(situation, 'storm').some(({ sea: id }) => seaNumbered(situation.ground.map, id) === sea);

/** Returns whether a storm reaches a coastal sea area. */
export function isStormy(situation: Situation, sea: SeaCode): boolean {
  const storms = effectsThat(situation, 'storm');
  if (storms.length === 0) return false;
  const reach = reachOf(situation.components)(situation.ground);
  return storms.some(({ sea: centre }) => reach[seaNumbered(situation.ground.map, centre)]?.has(sea) === true);
}

/** Returns the coastal sea areas that a storm on an Open Sea reaches, in the order of the map. */
export const seasInReach = ({ components, ground }: Situation, centre: SeaCode): readonly SeaCode[] =>
  [...(reachOf(components)(ground)[centre] ?? [])].sort((a, b) => a - b);

/**
 * Returns the cost of entering a sea area whose normal cost is `usual`. A storm within reach sets a minimum (R C,
 * ruling R54).
 */
export const costInStorm = (situation: Situation, sea: SeaCode, usual: number): number =>
  isStormy(situation, sea) ? Math.max(usual, stormCard(situation.components)?.cost ?? 0) : usual;
