/** R C: regions ready to rebel, for which a player holds a card, and the troops needed there. */
import { derived } from '../../core/board/index.js';
import type { CardFact } from '../data/shape/cards.js';
import { cardOf, findCard, handOf } from '../query/cards.js';
import { areEnemies, holderOfRegion } from '../query/owners.js';
import { unitsOfCampIn } from '../query/card-counts.js';
import type { CardId, RegionId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

type Minimum = NonNullable<CardFact['minimum']>;

/** How far above the risk zone a region may be for its card to be kept. */
const SOON = 2;

/** Returns the enemy regions that a rebellion card names and whose Allegiance is at most a given level. */
function rebelsBy({ situation, me }: Outlook, card: CardId, most: number): readonly RegionId[] {
  const regions = findCard(situation, card)?.regions ?? [];
  return regions.filter((region) => {
    const holder = holderOfRegion(situation, region);
    return holder !== null && areEnemies(holder, me) && (situation.regions[region]?.allegiance ?? most + 1) <= most;
  });
}

/** Returns whether a rebellion card is kept for a region that is at risk, or soon will be. */
export const awaitsRebels = (outlook: Outlook, card: CardId): boolean =>
  rebelsBy(outlook, card, outlook.situation.components.charts.levels.riskZone + SOON).length > 0;

/**
 * Returns the regions that could rebel now if certain troops were there, each with these troops. Regions that already
 * have them are left out.
 */
export const rebelsWaiting: (outlook: Outlook) => ReadonlyMap<RegionId, Minimum> = derived((outlook: Outlook) => {
  const { situation, me, camp } = outlook;
  const { riskZone } = situation.components.charts.levels;
  const waiting = new Map<RegionId, Minimum>();
  for (const id of handOf(situation, me)) {
    if (id === 'hidden') continue;
    const { card, effect } = cardOf(situation, id, me);
    if (effect.does !== 'rebellion' || card.minimum === undefined) continue;
    const { type, count } = card.minimum;
    for (const region of rebelsBy(outlook, id, riskZone)) {
      const there = unitsOfCampIn(situation, [region], camp).filter((unit) => unit.type === type).length;
      if (there < count) waiting.set(region, card.minimum);
    }
  }
  return waiting;
});
