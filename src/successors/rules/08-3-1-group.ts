/** R 8.3.1: what moves together: putting it together, moving it, and what must be able to stay behind. */
import type { Draft } from 'immer';
import { shiftGeneral, shiftMinorGenerals, useGeneral } from '../deeds/generals.js';
import { shiftWard, useWard, type Ward } from '../deeds/royals.js';
import { addUnits, takeMovedUnits, takeUnits } from '../deeds/units.js';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import { hasGeneral, majorGeneralsAt, minorGeneralsAt, unitsAt, unmovedAt } from '../query/presence.js';
import { cartMayMove } from '../query/royals.js';
import { rankOf } from '../query/seniority.js';
import type { Commander } from '../state.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { commonUnits, countUnits } from '../units.js';
import { ROYALS, type GeneralId, type PathKind, type PlayerId, type RoyalId } from '../vocabulary.js';

/** An activation, as rules write to it. */
export type MarchDraft = Draft<MarchFrame>;

/** Where the group stands. */
export const placeOf = ({ space, inside }: MarchFrame): Place => ({ space, inside });
/** The number of CUs in the group. */
export const groupSize = ({ group }: MarchFrame): number => countUnits(group.units);
/** The group has not moved yet: its CUs are not among those of their stack that have. */
export const isFresh = ({ arrivedBy }: MarchFrame): boolean => arrivedBy === 'start';

/**
 * What an activation starts with (R 8.3.1): all in the zone that has not moved, but for generals senior to the commander,
 * who would take command; and royals and the cart only with an Army (R 18.6, 15.4.1).
 */
export function startingGroup(situation: Situation, player: PlayerId, commander: Commander, place: Place): MarchGroup {
  const units = unmovedAt(situation, player, place);
  const army = countUnits(units) > 0;
  const rank = rankOf(situation, commander);
  return {
    generals: majorGeneralsAt(situation, player, place.space, place.inside).filter(
      (general) => !situation.hasMoved(general) && rankOf(situation, general) >= rank,
    ),
    minors: army ? unmovedMinorGenerals(situation, player, place) : 0,
    units,
    royals: army ? royalsToTake(situation, player, place) : [],
    cart: army && cartToTake(situation, player, place),
  };
}

/** Minor Generals of a place who have not moved. */
export function unmovedMinorGenerals(situation: Situation, player: PlayerId, { space, inside }: Place): number {
  const post = situation.post(player, space, inside);
  return situation.minors(post) - situation.movedMinors(post);
}

/** Active royals of a place whom a player controls and who have not moved (R 18.6). */
export const royalsToTake = (situation: Situation, player: PlayerId, { space, inside }: Place): readonly RoyalId[] =>
  ROYALS.filter((id) => {
    const royal = situation.royals[id];
    return (
      royal.space === space &&
      royal.status === 'active' &&
      royal.controller === player &&
      royal.inside === inside &&
      !situation.royalHasMoved(id)
    );
  });

/** Whether the Funeral Cart is there for a player to move: not on Game Turn 1 (R 6.1.1, 15.4.1). */
export function cartToTake(situation: Situation, player: PlayerId, { space, inside }: Place): boolean {
  const { body } = situation;
  return (
    cartMayMove(situation) &&
    body.controller === player &&
    body.space === space &&
    body.inside === inside &&
    !situation.cartHasMoved
  );
}

/** A group that has kept nobody to lead it, or a Minor General without CUs, is no more (R 3.1.2). */
export const isGone = ({ group }: MarchFrame): boolean =>
  group.generals.length === 0 && (group.minors === 0 || countUnits(group.units) === 0);

/** After anything that may have cost pieces: the group is what is left of it. A lost commander's place is taken by the next (R 12.4.2). */
export function clampGroup(state: Situation, march: MarchDraft): void {
  const { player, space, inside, group } = march;
  const post = state.post(player, space, inside);
  group.units = commonUnits(group.units, isFresh(march) ? state.units(post) : state.movedUnits(post));
  group.generals = group.generals.filter((id) => {
    const general = state.generals[id];
    return general.status === 'map' && general.owner === player && general.space === space && general.inside === inside;
  });
  group.minors =
    countUnits(group.units) === 0 ? 0 : Math.min(group.minors, minorGeneralsAt(state, player, space, inside));
  group.royals = group.royals.filter((id) => {
    const royal = state.royals[id];
    return royal.status === 'active' && royal.controller === player && royal.space === space && royal.inside === inside;
  });
  const { body } = state;
  group.cart &&= body.status === 'cart' && body.controller === player && body.space === space && body.inside === inside;
  if (march.commander !== 'minor' && group.generals.includes(march.commander)) return;
  march.commander = mostSeniorOf(state, group.generals) ?? (group.minors > 0 ? 'minor' : march.commander);
}

function mostSeniorOf(situation: Situation, generals: readonly GeneralId[]): GeneralId | undefined {
  let first = generals[0];
  for (const general of generals)
    if (first !== undefined && rankOf(situation, general) < rankOf(situation, first)) first = general;
  return first;
}

/** Follows a path with the whole group; from now on all of it has moved in this segment. */
export function moveGroup(run: GameRun, march: MarchDraft, to: Place, path: PathKind | null, by: 'land' | 'sea'): void {
  const { player, commander, group, space: from } = march;
  // Minor Generals without CUs go nowhere but home (R 3.1.2).
  if (countUnits(group.units) === 0) group.minors = 0;
  relocate(run, march, to, true);
  march.arrivedBy = by;
  run.emit({
    type: 'groupMoved',
    rule: by === 'land' ? 'R 8.3.1' : 'R 8.4.2',
    player,
    commander,
    from,
    to: to.space,
    path,
    ...copyOf(group),
  });
}

/** The group has acted where it stood when it was activated: all of it counts as moved (ruling acting-is-moving). */
export function actHere(run: GameRun, march: MarchDraft): void {
  if (!isFresh(march)) return;
  relocate(run, march, placeOf(march), true);
  march.arrivedBy = 'here';
}

/** Passes through the gate of a friendly city with the whole group, for free (R 8.3.7); by itself that is not a move (ruling gates). */
export function passGate(run: GameRun, march: MarchDraft, inside: boolean): void {
  if (march.inside === inside) return;
  const to: Place = { space: march.space, inside };
  relocate(run, march, to, !isFresh(march));
  run.emit({ type: 'gatePassed', rule: 'R 8.3.7', player: march.player, ...to, ...copyOf(march.group) });
}

/** Leaves a besieged city for battle before its walls (R 13.2.6): that is a move. */
export function sallyOut(run: GameRun, march: MarchDraft): void {
  const to: Place = { space: march.space, inside: false };
  relocate(run, march, to, true);
  march.arrivedBy = 'land';
  run.emit({ type: 'gatePassed', rule: 'R 13.2.6', player: march.player, ...to, ...copyOf(march.group) });
}

const copyOf = ({ units, generals, minors, royals, cart }: MarchGroup): MarchGroup => ({
  units: { ...units },
  generals: [...generals],
  minors,
  royals: [...royals],
  cart,
});

function relocate(run: GameRun, march: MarchDraft, to: Place, moved: boolean): void {
  const { player, group } = march;
  const from = placeOf(march);
  const fresh = isFresh(march);
  if (fresh) takeUnits(run, player, from, group.units);
  else takeMovedUnits(run, player, from, group.units);
  addUnits(run, player, to, group.units, moved);
  shiftMinorGenerals(run, player, from, to, group.minors, { first: fresh ? 'rested' : 'moved', used: moved });
  for (const id of group.generals) {
    shiftGeneral(run, id, to);
    if (moved) useGeneral(run, id);
  }
  for (const ward of wardsOf(group)) {
    shiftWard(run, ward, to);
    if (moved) useWard(run, ward);
  }
  march.space = to.space;
  march.inside = to.inside;
}

/** The royals of a group, and the cart. */
const wardsOf = ({ royals, cart }: MarchGroup): readonly Ward[] => (cart ? [...royals, 'cart'] : royals);

/** The group has been sent back, and its activation is over (R 11.7.1, 12.6): it stands where it came from, perhaps inside its city there. */
export function fallBack(state: Situation, march: MarchDraft): void {
  const { player } = march;
  march.ended = true;
  march.space = march.cameFrom ?? march.space;
  march.inside = !hasGeneral(state, player, march.space) && hasGeneral(state, player, march.space, true);
}

/** Whether a general who is not of the group stands in a place. */
export function hasGeneralBesides(situation: Situation, march: MarchFrame, { space, inside }: Place): boolean {
  const here = march.space === space && march.inside === inside;
  const minors = minorGeneralsAt(situation, march.player, space, inside) - (here ? march.group.minors : 0);
  return (
    minors > 0 ||
    majorGeneralsAt(situation, march.player, space, inside).some((id) => !here || !march.group.generals.includes(id))
  );
}

/** CUs in a place that are not of the group. */
export const unitsBesides = (situation: Situation, march: MarchFrame, { space, inside }: Place): number =>
  unitsAt(situation, march.player, space, inside) -
  (march.space === space && march.inside === inside ? groupSize(march) : 0);

/**
 * Why the group may not leave the space: CUs left behind could not show whose they are (R 3.3.1, 8.3.1; ruling leaving-with-an-owner),
 * or royals or the cart have no Army to carry them (R 18.6, 15.4.1).
 */
export function departureFault(situation: Situation, march: MarchFrame): 'ownership' | 'carriers' | undefined {
  const { group, player, space } = march;
  if (groupSize(march) === 0 && (group.royals.length > 0 || group.cart)) return 'carriers';
  if (march.inside || situation.controller(space) === player) return undefined;
  const place: Place = { space, inside: false };
  return unitsBesides(situation, march, place) > 0 && !hasGeneralBesides(situation, march, place)
    ? 'ownership'
    : undefined;
}
