/** R S1.4: who must still roll, and who has rolled best. */
import { insertSorted } from '../../core/board/index.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Bid } from '../frame/index.js';

/** Whether a bid is the same as another one, as far as it goes. */
function isAlike({ totals }: Bid, other: Bid): boolean {
  for (let throwNo = 0; throwNo < totals.length; throwNo++) if (other.totals[throwNo] !== totals[throwNo]) return false;
  return true;
}

/** Whether nothing tells a bid from another one yet. */
function isOpen(bid: Bid, bids: readonly Bid[]): boolean {
  for (const other of bids) if (other !== bid && isAlike(bid, other)) return true;
  return false;
}

/** Who rolls next: of those whom nothing tells apart, who has rolled least; `undefined`: all is settled. */
export function nextBidder(bids: readonly Bid[]): Bid | undefined {
  let next: Bid | undefined;
  for (const bid of bids)
    if ((next === undefined || bid.totals.length < next.totals.length) && isOpen(bid, bids)) next = bid;
  return next;
}

function compare(one: Bid, other: Bid): number {
  for (let throwNo = 0; throwNo < one.totals.length; throwNo++) {
    const difference = (other.totals[throwNo] ?? 0) - (one.totals[throwNo] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const beats = (one: Bid, other: Bid): boolean => compare(one, other) < 0;

/** The sides from the highest roll down. */
export function ranked(bids: readonly Bid[]): readonly SideId[] {
  const order: Bid[] = [];
  for (const bid of bids) insertSorted(order, bid, beats);
  return order.map(({ side }) => side);
}
