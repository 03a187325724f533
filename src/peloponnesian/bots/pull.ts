/** How goals draw a force over land. The value of a hex rises towards a goal, so that every step leads closer. */
import { derived } from '../../core/board/index.js';
import { NONE } from '../geometry/ground.js';
import { BLOCKED, hexSteps, reachOf, stepCosts, UNREACHED, type HexCode, type Reach } from '../../core/hex/index.js';
import type { Components } from '../data/shape/components.js';
import { groundOf } from '../geometry/ground.js';
import { isEnemyHex } from '../query/areas.js';
import { mayEnter } from '../query/movement.js';
import { costAcross } from '../query/steps.js';
import { goalsOf, isLate } from './goals.js';
import { perOutlook, type Force, type Outlook } from './outlook.js';

/** A value higher than that of any goal. */
const MOST = 400;

/** Returns the cost of entering each hex from its neighbour in each direction. Roads are taken to be open. */
const costsBackwards = derived((components: Components): Uint8Array => {
  const ground = groundOf(components.map);
  return stepCosts(ground.grid, (to, from) => costAcross({ ground, components }, from, to, true) ?? BLOCKED);
});

/**
 * Returns a key under which forces have the same goals: all single units share one, leaders alone share one per place,
 * and larger forces share one for the same kinds of units under equally able leaders.
 */
function keyOf({ situation }: Outlook, { units, leaders }: Force): string {
  if (units.length === 0) return `from ${leaders.map(({ code }) => situation.placeOfLeader(code)).join(' ')}`;
  const kinds = units.map(({ kind }) => kind).sort((a, b) => a - b);
  // A single unit's kind does not matter, except in late Fall, when it goes home.
  if (leaders.length === 0 && units.length === 1) return isLate(situation) ? `unit ${kinds.join(' ')}` : 'unit';
  return [...leaders.map(({ fact }) => `${fact.land}/${fact.sea}`), ...kinds].join(' ');
}

/** Returns for each hex whether land units can enter it: 1 or 0. */
const passable = derived((components: Components): Uint8Array => {
  const { terrain: costs } = components.charts.movement;
  return Uint8Array.from(groundOf(components.map).terrainAt, (terrain) =>
    terrain === null || costs[terrain] === null ? 0 : 1,
  );
});

/** Whether a march may enter the area of a passable hex. The result is the same for all hexes of the area. */
const mayEnterArea = perOutlook(
  ({ situation, me }, hex: HexCode): boolean => mayEnter(situation, hex, me, [], false),
  ({ situation }, hex) => situation.ground.areaAt[hex] ?? NONE,
);

/** Returns for each hex whether a force can pass through it without a fight: 1 or 0. */
const openHexes = derived((outlook: Outlook): Uint8Array => {
  const { situation, camp } = outlook;
  return passable(situation.components).map((isPassable, hex) =>
    isPassable === 1 && mayEnterArea(outlook, hex) && !isEnemyHex(situation, hex, camp) ? 1 : 0,
  );
});

/** Searches from all goals at once. Each goal starts with the difference between the highest value and its own. */
function search(outlook: Outlook, force: Force): Reach {
  const { ground, components } = outlook.situation;
  const goals = goalsOf(outlook, force);
  const start = ground.grid.size;
  const backwards = hexSteps(ground.grid, costsBackwards(components));
  const open = openHexes(outlook);
  return reachOf({
    places: start + 1,
    start,
    budget: MOST,
    steps(from, offer) {
      if (from === start) for (const { hex, worth } of goals) offer(hex, MOST - Math.round(worth));
      else
        backwards(from, (before, cost) => {
          if (open[before] === 1) offer(before, cost);
        });
    },
  });
}

const pullOn = perOutlook(search, keyOf);

/**
 * Returns the value of a hex for a force: the value of the best goal less the way to it. It is negative if no goal can
 * be reached.
 */
export function valueAt(outlook: Outlook, force: Force, hex: HexCode): number {
  const cost = pullOn(outlook, force).costTo(hex);
  return cost === UNREACHED ? -MOST : MOST - cost;
}
