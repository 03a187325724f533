/** Shuffling. */
import type { ChanceSource } from '../chance/weighted.js';

/** Returns the items in a random order, all orders equally likely (Fisher–Yates). The given list does not change. */
export function shuffled<Item>(items: readonly Item[], chance: ChanceSource): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.draw(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
