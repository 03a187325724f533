/** R 8.3.1: the group of an activation: who is in it, how it moves, and who may stay behind. */
import { groupIn } from '../deeds/group-losses.js';
import { removeMinorsWithoutUnits, moveGroupTo, putToSea, type MarchDraft } from '../deeds/group.js';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import { countMajorGenerals, majorGeneralsAt, minorGeneralsAt, unitsAt, unmovedAt } from '../query/presence.js';
import { cartIsAt, cartMayMove, royalsAt } from '../query/royals.js';
import { rankOf } from '../query/seniority.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { copiedUnits, countUnits } from '../units.js';
import {
  type Commander,
  type GeneralId,
  type PathKind,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';

/** Returns the place where the group stands. */
export const placeOf = ({ space, inside }: MarchFrame): Place => ({ space, inside });
/** Returns the number of CUs in the group. */
export const groupSize = ({ group }: MarchFrame): number => countUnits(group.units);
/** Returns whether the group has not moved yet. */
export const isFresh = ({ arrivedBy }: MarchFrame): boolean => arrivedBy === 'start';
/** Returns the clause by which pieces are picked up and dropped off: on land or at sea (R 8.3.1, 8.4.5). */
export const handlingRule = ({ afloat }: MarchFrame): 'R 8.3.1' | 'R 8.4.5' => (afloat ? 'R 8.4.5' : 'R 8.3.1');

/**
 * Returns the group with which an activation starts (R 8.3.1): everything in the zone that has not moved, except
 * generals senior to the commander, who would take command. Royals and the cart come only with an Army (R 18.6,
 * 15.4.1).
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

/** Returns the number of Minor Generals in a place who have not moved. */
export function unmovedMinorGenerals(situation: Situation, player: PlayerId, place: Place): number {
  const post = situation.post(player, place.space, place.inside);
  const marching = groupIn({ state: situation }, player, place)?.group.minors ?? 0;
  return situation.minors(post) - marching - situation.movedMinors(post);
}

/** Returns the active royals in a place whom the player controls and who have not moved (R 18.6). */
export const royalsToTake = (situation: Situation, player: PlayerId, place: Place): readonly RoyalId[] =>
  royalsAt(situation, player, place).filter((id) => !situation.royalHasMoved(id));

/** Returns whether the Funeral Cart is in a place and the player may move it: not on Game Turn 1 (R 6.1.1, 15.4.1). */
export const cartToTake = (situation: Situation, player: PlayerId, place: Place): boolean =>
  cartMayMove(situation) && cartIsAt(situation, player, place) && !situation.cartHasMoved;

/** Returns whether a group is dissolved: it has no leader left, or only a Minor General without CUs (R 3.1.2). */
export const isDissolved = ({ group }: MarchFrame): boolean =>
  group.generals.length === 0 && (group.minors === 0 || countUnits(group.units) === 0);

/**
 * After a group may have lost pieces: replaces a lost commander by the next general (R 12.4.2), and removes Minor
 * Generals without CUs (R 3.1.2).
 */
export function updateGroup(run: GameRun, march: MarchDraft): void {
  const { group } = march;
  removeMinorsWithoutUnits(run, march);
  if (march.commander !== 'minor' && group.generals.includes(march.commander)) return;
  if (march.setOut !== undefined) march.setOut = march.space;
  march.commander = mostSeniorOf(run.state, group.generals) ?? (group.minors > 0 ? 'minor' : march.commander);
}

function mostSeniorOf(situation: Situation, generals: readonly GeneralId[]): GeneralId | undefined {
  let first = generals[0];
  // A lower rank is more senior.
  for (const general of generals)
    if (first !== undefined && rankOf(situation, general) < rankOf(situation, first)) first = general;
  return first;
}

/**
 * Moves the whole group to another space: along a land path, or back to its Embarkation Port (R 8.3.1, 8.6.3). All of
 * it has now moved in this Segment.
 */
export function moveGroup(run: GameRun, march: MarchDraft, to: Place, path: PathKind | null, by: 'land' | 'sea'): void {
  const { space: from } = march;
  removeMinorsWithoutUnits(run, march);
  moveGroupTo(run, march, to);
  march.arrivedBy = by;
  emitGroupMoved(run, march, by === 'land' ? 'R 8.3.1' : 'R 8.6.3', from, path);
}

/** Moves the group along a sea path. It stands in no space until it lands (R 8.4.5, 8.5.1). */
export function sailGroup(run: GameRun, march: MarchDraft, to: SpaceId, path: PathKind): void {
  const { space: from } = march;
  removeMinorsWithoutUnits(run, march);
  putToSea(run, march);
  march.space = to;
  march.arrivedBy = 'sea';
  emitGroupMoved(run, march, 'R 8.4.2', from, path);
}

/** Emits the event of a group's move to where it is now. */
function emitGroupMoved(
  run: GameRun,
  { player, commander, group, space: to }: MarchFrame,
  rule: 'R 8.3.1' | 'R 8.4.2' | 'R 8.6.3',
  from: SpaceId,
  path: PathKind | null,
): void {
  const { units, generals, minors, royals, cart } = copyOf(group);
  run.emit({ type: 'groupMoved', rule, player, commander, from, to, path, units, generals, minors, royals, cart });
}

/** Marks all of the group as moved because it has acted where it was activated (ruling acting-is-moving). */
export function markActed(march: MarchDraft): void {
  if (!isFresh(march)) return;
  march.arrivedBy = 'here';
}

/**
 * Moves the whole group through the gate of a friendly city at no cost (R 8.3.7). The gate alone is no move
 * (ruling gates).
 */
export function passGate(run: GameRun, march: MarchDraft, inside: boolean): void {
  moveGroupTo(run, march, { space: march.space, inside });
  emitGatePassed(run, march, 'R 8.3.7');
}

/** Moves the group out of a besieged city to fight before its walls (R 13.2.6). This counts as a move. */
export function leaveCityForBattle(run: GameRun, march: MarchDraft): void {
  moveGroupTo(run, march, { space: march.space, inside: false });
  march.arrivedBy = 'land';
  emitGatePassed(run, march, 'R 13.2.6');
}

/** Emits the event of a group's passing through a gate to where it is now. */
function emitGatePassed(
  run: GameRun,
  { player, space, inside, group }: MarchFrame,
  rule: 'R 8.3.7' | 'R 13.2.6',
): void {
  const { units, generals, minors, royals, cart } = copyOf(group);
  run.emit({ type: 'gatePassed', rule, player, space, inside, units, generals, minors, royals, cart });
}

const copyOf = ({ units, generals, minors, royals, cart }: MarchGroup): MarchGroup => ({
  units: copiedUnits(units),
  generals: [...generals],
  minors,
  royals: [...royals],
  cart,
});

/** Returns whether the group is among the pieces in a zone of its space, so that they have to be told apart. */
export const isGroupIn = (march: MarchFrame, inside: boolean): boolean => !march.afloat && march.inside === inside;

/** Returns whether a general outside the group stands in a zone of its space. */
export function hasOtherGeneral(situation: Situation, march: MarchFrame, inside: boolean): boolean {
  const { group, player, space } = march;
  const here = isGroupIn(march, inside);
  return (
    minorGeneralsAt(situation, player, space, inside) > (here ? group.minors : 0) ||
    countMajorGenerals(situation, player, space, inside) > (here ? group.generals.length : 0)
  );
}

/** Returns the number of CUs in a zone of its space that are not in the group. */
export const otherUnits = (situation: Situation, march: MarchFrame, inside: boolean): number =>
  unitsAt(situation, march.player, march.space, inside) - (isGroupIn(march, inside) ? groupSize(march) : 0);

/**
 * Returns `false` only if a zone of the group's space holds nothing that it could pick up. Mostly that is so, and callers
 * can stop there.
 */
export const hasOtherPieces = (situation: Situation, march: MarchFrame, inside: boolean): boolean =>
  situation.royalBits(situation.spaceCode(march.space)) !== 0 ||
  otherUnits(situation, march, inside) > 0 ||
  hasOtherGeneral(situation, march, inside);

/**
 * Returns why the group may not leave its space: CUs left behind would have no owner (R 3.3.1, 8.3.1;
 * ruling leaving-with-an-owner), or royals or the cart would have no Army to carry them (R 18.6, 15.4.1).
 */
export function departureFault(situation: Situation, march: MarchFrame): 'ownership' | 'carriers' | undefined {
  const { group, player, space } = march;
  if (groupSize(march) === 0 && (group.royals.length > 0 || group.cart)) return 'carriers';
  if (march.inside || situation.controller(space) === player) return undefined;
  return otherUnits(situation, march, false) > 0 && !hasOtherGeneral(situation, march, false) ? 'ownership' : undefined;
}
