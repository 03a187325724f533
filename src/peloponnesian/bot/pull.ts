/** How a force is drawn over the land towards its goals: the nearer to a goal, the more; so that every step leads on. */
import { derived } from '../../core/board/index.js';
import { BLOCKED, hexSteps, reachOf, stepCosts, UNREACHED, type HexCode, type Reach } from '../../core/hex/index.js';
import type { Components } from '../data/shape/components.js';
import { groundOf } from '../geometry/ground.js';
import { isEnemyHex } from '../query/areas.js';
import { mayEnter } from '../query/movement.js';
import { costAcross } from '../query/steps.js';
import { goalsOf } from './goals.js';
import type { Force, Outlook } from './outlook.js';

/** More than anything is worth. */
const MOST = 400;

/** What it costs to come to each hex from the next one in each direction; roads are taken to be open. */
const costsBackwards = derived((components: Components): Uint8Array => {
  const ground = groundOf(components.map);
  return stepCosts(ground.grid, (to, from) => costAcross({ ground, components }, from, to, true) ?? BLOCKED);
});

/** Forces of the same key are drawn alike: all single units are. */
const keyOf = ({ units, leaders }: Force): string =>
  leaders.length === 0 && units.length === 1 ? 'unit' : [...leaders, ...units].map(({ id }) => id).join(' ');

/** Whether a force can pass through a hex without a fight. */
function isOpen({ situation, me, camp, open }: Outlook, hex: HexCode): boolean {
  const known = open.get(hex) ?? (mayEnter(situation, hex, me, [], false) && !isEnemyHex(situation, hex, camp));
  open.set(hex, known);
  return known;
}

/** Searches from all goals at once, each as far off as it is worth less than the most. */
function search(outlook: Outlook, force: Force): Reach {
  const { ground, components } = outlook.situation;
  const goals = goalsOf(outlook, force);
  const start = ground.grid.size;
  const backwards = hexSteps(ground.grid, costsBackwards(components));
  return reachOf({
    places: start + 1,
    start,
    budget: MOST,
    steps(from, offer) {
      if (from === start) for (const { hex, worth } of goals) offer(hex, MOST - Math.round(worth));
      else
        backwards(from, (before, cost) => {
          if (isOpen(outlook, before)) offer(before, cost);
        });
    },
  });
}

function pullOn(outlook: Outlook, force: Force): Reach {
  const key = keyOf(force);
  const known = outlook.pulls.get(key) ?? search(outlook, force);
  outlook.pulls.set(key, known);
  return known;
}

/** Returns how well a force is placed in a hex: what the best goal is worth, less the way to it; less than 0 where there is none. */
export function valueAt(outlook: Outlook, force: Force, hex: HexCode): number {
  const cost = pullOn(outlook, force).costTo(hex);
  return cost === UNREACHED ? -MOST : MOST - cost;
}
