/** R 8.3.1: what moves together: putting it together, moving it, and what must be able to stay behind. */
import { groupIn } from '../deeds/charges.js';
import { dropIdleMinors, moveGroupTo, putToSea, type MarchDraft } from '../deeds/group.js';
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

/** Where the group stands. */
export const placeOf = ({ space, inside }: MarchFrame): Place => ({ space, inside });
/** The number of CUs in the group. */
export const groupSize = ({ group }: MarchFrame): number => countUnits(group.units);
/** The group has not moved yet. */
export const isFresh = ({ arrivedBy }: MarchFrame): boolean => arrivedBy === 'start';
/** The clause by which CUs and generals are picked up and dropped off: on a march, or at sea (R 8.3.1, 8.4.5). */
export const handlingRule = ({ afloat }: MarchFrame): 'R 8.3.1' | 'R 8.4.5' => (afloat ? 'R 8.4.5' : 'R 8.3.1');

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
export function unmovedMinorGenerals(situation: Situation, player: PlayerId, place: Place): number {
  const post = situation.post(player, place.space, place.inside);
  const marching = groupIn({ state: situation }, player, place)?.group.minors ?? 0;
  return situation.minors(post) - marching - situation.movedMinors(post);
}

/** Active royals of a place whom a player controls and who have not moved (R 18.6). */
export const royalsToTake = (situation: Situation, player: PlayerId, place: Place): readonly RoyalId[] =>
  royalsAt(situation, player, place).filter((id) => !situation.royalHasMoved(id));

/** Whether the Funeral Cart is there for a player to move: not on Game Turn 1 (R 6.1.1, 15.4.1). */
export const cartToTake = (situation: Situation, player: PlayerId, place: Place): boolean =>
  cartMayMove(situation) && cartIsAt(situation, player, place) && !situation.cartHasMoved;

/** A group that has kept nobody to lead it, or a Minor General without CUs, is no more (R 3.1.2). */
export const isGone = ({ group }: MarchFrame): boolean =>
  group.generals.length === 0 && (group.minors === 0 || countUnits(group.units) === 0);

/** After anything that may have cost pieces: a lost commander's place is taken by the next (R 12.4.2). Minor Generals without CUs are no more (R 3.1.2). */
export function reviewGroup(run: GameRun, march: MarchDraft): void {
  const { group } = march;
  dropIdleMinors(run, march);
  if (march.commander !== 'minor' && group.generals.includes(march.commander)) return;
  if (march.setOut !== undefined) march.setOut = march.space;
  march.commander = mostSeniorOf(run.state, group.generals) ?? (group.minors > 0 ? 'minor' : march.commander);
}

function mostSeniorOf(situation: Situation, generals: readonly GeneralId[]): GeneralId | undefined {
  let first = generals[0];
  for (const general of generals)
    if (first !== undefined && rankOf(situation, general) < rankOf(situation, first)) first = general;
  return first;
}

/**
 * Goes to another space with the whole group: along a path by land, or back to its Embarkation Port (R 8.3.1, 8.6.3). From now on all
 * of it has moved in this segment.
 */
export function moveGroup(run: GameRun, march: MarchDraft, to: Place, path: PathKind | null, by: 'land' | 'sea'): void {
  const { space: from } = march;
  dropIdleMinors(run, march);
  moveGroupTo(run, march, to);
  march.arrivedBy = by;
  sayGroupMoved(run, march, by === 'land' ? 'R 8.3.1' : 'R 8.6.3', from, path);
}

/** Follows a path by sea: the group stands in no space until it goes ashore (R 8.4.5, 8.5.1). */
export function sailGroup(run: GameRun, march: MarchDraft, to: SpaceId, path: PathKind): void {
  const { space: from } = march;
  dropIdleMinors(run, march);
  putToSea(run, march);
  march.space = to;
  march.arrivedBy = 'sea';
  sayGroupMoved(run, march, 'R 8.4.2', from, path);
}

/** Says that the group has come to where it is. */
function sayGroupMoved(
  run: GameRun,
  { player, commander, group, space: to }: MarchFrame,
  rule: 'R 8.3.1' | 'R 8.4.2' | 'R 8.6.3',
  from: SpaceId,
  path: PathKind | null,
): void {
  const { units, generals, minors, royals, cart } = copyOf(group);
  run.emit({ type: 'groupMoved', rule, player, commander, from, to, path, units, generals, minors, royals, cart });
}

/** The group has acted where it stood when it was activated: all of it counts as moved (ruling acting-is-moving). */
export function actHere(march: MarchDraft): void {
  if (!isFresh(march)) return;
  march.arrivedBy = 'here';
}

/** Passes through the gate of a friendly city with the whole group, for free (R 8.3.7); by itself that is not a move (ruling gates). */
export function passGate(run: GameRun, march: MarchDraft, inside: boolean): void {
  moveGroupTo(run, march, { space: march.space, inside });
  sayGatePassed(run, march, 'R 8.3.7');
}

/** Leaves a besieged city for battle before its walls (R 13.2.6): that is a move. */
export function sallyOut(run: GameRun, march: MarchDraft): void {
  moveGroupTo(run, march, { space: march.space, inside: false });
  march.arrivedBy = 'land';
  sayGatePassed(run, march, 'R 13.2.6');
}

/** Says that the group has gone to where it is through the gate. */
function sayGatePassed(run: GameRun, { player, space, inside, group }: MarchFrame, rule: 'R 8.3.7' | 'R 13.2.6'): void {
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

/** Whether the group stands in a zone of its space, and what is counted there is its own besides. */
export const standsIn = (march: MarchFrame, inside: boolean): boolean => !march.afloat && march.inside === inside;

/** Whether a general who is not of the group stands in a zone of its space. */
export function hasGeneralBesides(situation: Situation, march: MarchFrame, inside: boolean): boolean {
  const { group, player, space } = march;
  const here = standsIn(march, inside);
  return (
    minorGeneralsAt(situation, player, space, inside) > (here ? group.minors : 0) ||
    countMajorGenerals(situation, player, space, inside) > (here ? group.generals.length : 0)
  );
}

/** CUs in a zone of its space that are not of the group. */
export const unitsBesides = (situation: Situation, march: MarchFrame, inside: boolean): number =>
  unitsAt(situation, march.player, march.space, inside) - (standsIn(march, inside) ? groupSize(march) : 0);

/** Whether anything that could be picked up is in a zone of its space: mostly nothing is, and nobody need look further. */
export const hasCompany = (situation: Situation, march: MarchFrame, inside: boolean): boolean =>
  situation.wards(situation.spaceCode(march.space)) !== 0 ||
  unitsBesides(situation, march, inside) > 0 ||
  hasGeneralBesides(situation, march, inside);

/**
 * Why the group may not leave the space: CUs left behind could not show whose they are (R 3.3.1, 8.3.1; ruling leaving-with-an-owner),
 * or royals or the cart have no Army to carry them (R 18.6, 15.4.1).
 */
export function departureFault(situation: Situation, march: MarchFrame): 'ownership' | 'carriers' | undefined {
  const { group, player, space } = march;
  if (groupSize(march) === 0 && (group.royals.length > 0 || group.cart)) return 'carriers';
  if (march.inside || situation.controller(space) === player) return undefined;
  return unitsBesides(situation, march, false) > 0 && !hasGeneralBesides(situation, march, false)
    ? 'ownership'
    : undefined;
}
