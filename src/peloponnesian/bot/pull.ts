/** How a force is drawn over the land towards its goals: the nearer to a goal, the more; so that every step leads on. */
import { reachOf, UNREACHED, type HexCode, type Reach } from '../../core/hex/index.js';
import { isEnemyHex } from '../query/areas.js';
import { mayEnter } from '../query/movement.js';
import { stepCost } from '../query/steps.js';
import { goalsOf } from './goals.js';
import type { Force, Outlook } from './outlook.js';

/** More than anything is worth. */
const MOST = 400;

/** Forces of the same key are drawn alike. */
const keyOf = ({ situation }: Outlook, { units, leaders }: Force): string => {
  const [only] = units;
  if (leaders.length === 0 && units.length === 1 && only !== undefined)
    return `${only.type} ${only.morale} ${situation.placeOfUnit(only.code)}`;
  return [...leaders, ...units].map(({ id }) => id).join(' ');
};

/** Searches from all goals at once, each as far off as it is worth less than the most. */
function search(outlook: Outlook, force: Force): Reach {
  const { situation, me, camp } = outlook;
  const { grid } = situation.ground;
  const goals = goalsOf(outlook, force);
  const start = grid.size;
  return reachOf({
    places: grid.size + 1,
    start,
    budget: MOST,
    steps(from, offer) {
      if (from === start) {
        for (const { hex, worth } of goals) offer(hex, MOST - Math.round(worth));
        return;
      }
      for (const before of grid.neighbours(from)) {
        const cost = stepCost(situation, before, from);
        if (cost === null || isEnemyHex(situation, before, camp)) continue;
        if (mayEnter(situation, before, me, force.units, false)) offer(before, cost);
      }
    },
  });
}

function pullOn(outlook: Outlook, force: Force): Reach {
  const key = keyOf(outlook, force);
  const known = outlook.pulls.get(key) ?? search(outlook, force);
  outlook.pulls.set(key, known);
  return known;
}

/** Returns how well a force is placed in a hex: what the best goal is worth, less the way to it; less than 0 where there is none. */
export function valueAt(outlook: Outlook, force: Force, hex: HexCode): number {
  const cost = pullOn(outlook, force).costTo(hex);
  return cost === UNREACHED ? -MOST : MOST - cost;
}
