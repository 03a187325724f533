/** R S1.4: who must still roll, and who has rolled best. */
import type { SideId } from '../../conquest/vocabulary.js';
import type { Bid } from '../frame/index.js';

/** Whether nothing tells a bid from another one yet: as far as it goes, the other is the same. */
const isOpen = (bid: Bid, bids: readonly Bid[]): boolean =>
  bids.some((other) => other !== bid && bid.totals.every((total, throwNo) => other.totals[throwNo] === total));

/** Who rolls next: of those whom nothing tells apart, who has rolled least; `undefined`: all is settled. */
export const nextBidder = (bids: readonly Bid[]): Bid | undefined => {
  const open = bids.filter((bid) => isOpen(bid, bids));
  const least = Math.min(...open.map(({ totals }) => totals.length));
  return open.find(({ totals }) => totals.length === least);
};

function compare(one: Bid, other: Bid): number {
  for (const [throwNo, total] of one.totals.entries()) {
    const difference = (other.totals[throwNo] ?? 0) - total;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The sides from the highest roll down. */
export const ranked = (bids: readonly Bid[]): readonly SideId[] => [...bids].sort(compare).map(({ side }) => side);
