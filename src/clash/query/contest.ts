/** R S1.4: who must still roll, and who has rolled best. */
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

/** The sides from the highest roll down. */
export function ranked(bids: readonly Bid[]): readonly SideId[] {
  // They are few: each is put before those whom it beats.
  const order: Bid[] = [];
  for (const bid of bids) {
    let place = order.length;
    for (; place > 0 && compare(bid, order[place - 1] as Bid) < 0; place--) order[place] = order[place - 1] as Bid;
    order[place] = bid;
  }
  return order.map(({ side }) => side);
}
