/** R 12: all actions that replacement points can ever be spent on, made once. */
import { freezeJson } from '../../core/index.js';
import type { BuildBaggage, BuildWall, EndReplacements, Raise, RazeWall, Rebuild } from '../action/index.js';
import type { Components } from '../data/shape.js';
import { groundOf } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import { rosterOf } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';

/** The actions of one side. */
export interface PurchaseActions {
  /** R 12.3, 12.4: with each unit, by its code. */
  readonly rebuild: readonly Rebuild[];
  readonly raise: readonly Raise[];
  /** R 12.5: in each city, by its number. */
  readonly buildWall: readonly BuildWall[];
  readonly razeWall: readonly RazeWall[];
  /** R 11.7: with each marker, by its code. */
  readonly buildBaggage: readonly BuildBaggage[];
  readonly endReplacements: EndReplacements;
}

function read(components: Components, player: SideId): PurchaseActions {
  const { units, baggage } = rosterOf(components);
  const { cities } = groundOf(components);
  return freezeJson<PurchaseActions>({
    rebuild: units.map(({ id: unit }) => ({ type: 'rebuild', player, unit })),
    raise: units.map(({ id: unit }) => ({ type: 'raise', player, unit })),
    buildWall: cities.map(({ fact }) => ({ type: 'buildWall', player, city: fact.id })),
    razeWall: cities.map(({ fact }) => ({ type: 'razeWall', player, city: fact.id })),
    buildBaggage: baggage.map(({ id }) => ({ type: 'buildBaggage', player, baggage: id })),
    endReplacements: { type: 'endReplacements', player },
  });
}

const purchaseActionsIn = derived(
  (components: Components): ReadonlyMap<SideId, PurchaseActions> =>
    new Map(rosterOf(components).players.map((side) => [side, read(components, side)])),
);

/** Returns the actions of a side; they are not cached for a side without a player. */
export const purchaseActionsFor = ({ components }: Situation, side: SideId): PurchaseActions =>
  purchaseActionsIn(components).get(side) ?? read(components, side);
