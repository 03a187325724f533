/** R 9.1, 10.2, 11.3, 11.7, 12.1.2, 12.6: pieces that go somewhere without an activation: reactions, withdrawals, retreats. */
import type { Draft } from 'immer';
import type { MarchGroup } from '../frame/index.js';
import {
  addedUnits,
  addUnits,
  outside,
  subtractedUnits,
  commonUnits,
  takeMovedUnits,
  takeUnits,
  type Place,
  type Turn,
} from '../pieces.js';
import { countUnits, majorGeneralsAt, minorGeneralsAt, NO_UNITS, stackAt, stackKey } from '../query/presence.js';
import { cartMayMove } from '../query/royals.js';
import type { MinorGeneral, Situation, StateDraft } from '../state.js';
import { ROYALS, type GeneralId, type PlayerId, type RoyalId, type SpaceId } from '../vocabulary.js';
import { takeShelter } from './08-3-7-cities.js';

/** Nobody and nothing. */
export const noGroup = (): Draft<MarchGroup> => ({
  generals: [],
  minors: 0,
  units: { ...NO_UNITS },
  royals: [],
  cart: false,
});

/** Whether nothing belongs to a group. */
export const isEmptyGroup = (group: MarchGroup): boolean =>
  countUnits(group.units) === 0 && group.generals.length === 0 && group.minors === 0;

/** All that a player has in a place. Royals and the cart are carried by Armies only (R 18.6), the cart not on Game Turn 1 (R 6.1.1). */
export function groupAt(situation: Situation, player: PlayerId, place: Place): MarchGroup {
  const units = stackAt(situation, player, place.space, place.inside)?.units ?? NO_UNITS;
  const carries = countUnits(units) > 0;
  return {
    generals: majorGeneralsAt(situation, player, place.space, place.inside),
    minors: minorGeneralsAt(situation, player, place.space, place.inside),
    units: { ...units },
    royals: carries ? royalsAt(situation, player, place) : [],
    cart: carries && cartMayMove(situation) && cartIsAt(situation, player, place),
  };
}

/** What a player has moved to a space in this segment and stands outside there: the Army on the march. */
export function movedGroupAt(situation: Situation, player: PlayerId, space: SpaceId): MarchGroup {
  const all = groupAt(situation, player, outside(space));
  return {
    generals: all.generals.filter((general) => situation.generals[general].moved),
    minors: (situation.minorGenerals[player] ?? []).filter((minor) => isIn(minor, outside(space)) && minor.moved)
      .length,
    units: { ...(stackAt(situation, player, space)?.moved ?? NO_UNITS) },
    royals: all.royals.filter((royal) => situation.royals[royal].moved),
    cart: all.cart && situation.body.moved,
  };
}

/** Active members of the royal family whom a player controls in a place. */
export const royalsAt = (situation: Situation, player: PlayerId, place: Place): readonly RoyalId[] =>
  ROYALS.filter((id) => {
    const { status, controller, space, inside: within } = situation.royals[id];
    return status === 'active' && controller === player && space === place.space && within === place.inside;
  });

/** Whether a player has the Funeral Cart in a place. */
export const cartIsAt = ({ body }: Situation, player: PlayerId, place: Place): boolean =>
  body.status === 'cart' && body.controller === player && body.space === place.space && body.inside === place.inside;

const isIn = (piece: Pick<MinorGeneral, 'space' | 'inside'>, place: Place): boolean =>
  piece.space === place.space && piece.inside === place.inside;

/** Puts a group in another place, in silence. Whether a piece has moved in this segment does not change (ruling reactions-are-no-activation). */
export function regroup(state: StateDraft, player: PlayerId, from: Place, to: Place, group: MarchGroup): void {
  regroupUnits(state, player, from, to, group);
  for (const id of group.generals) regroupGeneral(state, id, to);
  for (let left = group.minors; left > 0; left--) regroupMinor(state, player, from, to);
  for (const id of group.royals) Object.assign(state.royals[id], { space: to.space, inside: to.inside });
  if (group.cart) Object.assign(state.body, { space: to.space, inside: to.inside });
}

function regroupUnits(state: StateDraft, player: PlayerId, from: Place, to: Place, { units }: MarchGroup): void {
  const stack = stackAt(state, player, from.space, from.inside);
  if (stack === undefined) return;
  const going = commonUnits(units, stack.units);
  const moved = commonUnits(going, stack.moved);
  const rested = subtractedUnits(going, moved);
  takeMovedUnits(state, player, from, moved);
  takeUnits(state, player, from, rested);
  addUnits(state, player, to, moved, true);
  addUnits(state, player, to, rested);
}

/** What a player has in a place and belongs to a group has been used in this segment: it moves no more in it, nor does it besiege (R 12.7). */
export function useUp(
  state: StateDraft,
  player: PlayerId,
  place: Place,
  { units, generals, minors }: MarchGroup,
): void {
  const stack = state.stacks[stackKey(player, place.space, place.inside)];
  if (stack !== undefined) stack.moved = commonUnits(addedUnits(stack.moved, units), stack.units);
  for (const id of generals) state.generals[id].moved = true;
  const rested = (state.minorGenerals[player] ?? []).filter((minor) => isIn(minor, place) && !minor.moved);
  for (const minor of rested.slice(0, minors)) minor.moved = true;
}

/** A Major General stands in another place. */
export function regroupGeneral(state: StateDraft, id: GeneralId, to: Place): void {
  Object.assign(state.generals[id], { space: to.space, inside: to.inside });
}

/** One Minor General of a place stands in another. */
export function regroupMinor(state: StateDraft, player: PlayerId, from: Place, to: Place): void {
  const minors = state.minorGenerals[player]?.filter((minor) => isIn(minor, from)) ?? [];
  const minor = minors.find(({ moved }) => moved) ?? minors[0];
  if (minor !== undefined) Object.assign(minor, { space: to.space, inside: to.inside });
}

/** An Army goes back to the space it came from, and inside its own Major City there if that is besieged (R 11.7.1, 12.6, 13.2.6). */
export function goBack(
  run: Turn,
  type: 'withdrew' | 'retreated',
  player: PlayerId,
  space: SpaceId,
  to: SpaceId,
  group: MarchGroup,
): void {
  regroup(run.state, player, outside(space), outside(to), group);
  sayMoved(run, type, type === 'withdrew' ? 'R 11.7.1' : 'R 12.6', player, space, to, group);
  takeShelter(run, player, to);
}

/** Says that an Army went from one space to another. */
export function sayMoved(
  run: Turn,
  type: 'avoidedBattle' | 'intercepted' | 'withdrew' | 'retreated',
  rule: `R ${string}`,
  player: PlayerId,
  from: SpaceId,
  to: SpaceId,
  group: MarchGroup,
): void {
  const { generals, minors, units, royals, cart } = group;
  run.emit({
    type,
    rule,
    player,
    from,
    to,
    generals: [...generals],
    minors,
    units: { ...units },
    royals: [...royals],
    cart,
  });
}
