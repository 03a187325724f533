/** R S1.4: which side must roll next, and which has rolled best. */
import { insertSorted } from '../../core/board/index.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Bid } from '../frame/index.js';

/** Returns whether another bid begins with the same totals. */
function isAlike({ totals }: Bid, other: Bid): boolean {
  for (let throwNo = 0; throwNo < totals.length; throwNo++) if (other.totals[throwNo] !== totals[throwNo]) return false;
  return true;
}

/** Returns whether a bid is still equal to another one. */
function isOpen(bid: Bid, bids: readonly Bid[]): boolean {
  for (const other of bids) if (other !== bid && isAlike(bid, other)) return true;
  return false;
}

/** Returns the bid that rolls next: of the equal ones the one with the fewest rolls; `undefined`: all are different. */
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

/** Returns the sides by descending rolls. */
export function ranked(bids: readonly Bid[]): readonly SideId[] {
  const order: Bid[] = [];
  for (const bid of bids) insertSorted(order, bid, beats);
  return order.map(({ side }) => side);
}
