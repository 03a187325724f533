/** R 8.3.1: what moves together: putting it together, moving it, and what must be able to stay behind. */
import type { Draft } from 'immer';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import { addUnits, commonUnits, takeMovedUnits, takeUnits, type Place, type Turn } from '../pieces.js';
import { unmovedUnits } from '../query/movement.js';
import {
  countUnits,
  hasGeneral,
  majorGeneralsAt,
  minorGeneralsAt,
  NO_UNITS,
  stackAt,
  unitsAt,
} from '../query/presence.js';
import { cartMayMove } from '../query/royals.js';
import { rankOf } from '../query/seniority.js';
import type { Commander, Situation, StateDraft } from '../state.js';
import { ROYALS, type GeneralId, type PathKind, type PlayerId, type RoyalId, type SpaceId } from '../vocabulary.js';

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
  const stack = stackAt(situation, player, place.space, place.inside);
  const units = stack === undefined ? { ...NO_UNITS } : unmovedUnits(stack);
  const army = countUnits(units) > 0;
  const rank = rankOf(situation, commander);
  return {
    generals: majorGeneralsAt(situation, player, place.space, place.inside).filter(
      (general) => !situation.generals[general].moved && rankOf(situation, general) >= rank,
    ),
    minors: army ? unmovedMinorGenerals(situation, player, place) : 0,
    units,
    royals: army ? royalsToTake(situation, player, place) : [],
    cart: army && cartToTake(situation, player, place),
  };
}

/** Minor Generals of a place who have not moved. */
export const unmovedMinorGenerals = (situation: Situation, player: PlayerId, { space, inside }: Place): number =>
  (situation.minorGenerals[player] ?? []).filter(
    (minor) => minor.space === space && minor.inside === inside && !minor.moved,
  ).length;

/** Active royals of a place whom a player controls and who have not moved (R 18.6). */
export const royalsToTake = (situation: Situation, player: PlayerId, { space, inside }: Place): readonly RoyalId[] =>
  ROYALS.filter((id) => {
    const royal = situation.royals[id];
    return (
      royal.space === space &&
      royal.status === 'active' &&
      royal.controller === player &&
      royal.inside === inside &&
      !royal.moved
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
    !body.moved
  );
}

/** A group that has kept nobody to lead it, or a Minor General without CUs, is no more (R 3.1.2). */
export const isGone = ({ group }: MarchFrame): boolean =>
  group.generals.length === 0 && (group.minors === 0 || countUnits(group.units) === 0);

/** After anything that may have cost pieces: the group is what is left of it. A lost commander's place is taken by the next (R 12.4.2). */
export function clampGroup(state: StateDraft, march: MarchDraft): void {
  const { player, space, inside, group } = march;
  const stack = stackAt(state, player, space, inside);
  group.units =
    stack === undefined ? { ...NO_UNITS } : commonUnits(group.units, isFresh(march) ? stack.units : stack.moved);
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
export function moveGroup(run: Turn, march: MarchDraft, to: Place, path: PathKind | null, by: 'land' | 'sea'): void {
  const { player, commander, group, space: from } = march;
  // Minor Generals without CUs go nowhere but home (R 3.1.2).
  if (countUnits(group.units) === 0) group.minors = 0;
  relocate(run.state, march, to, true);
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
export function actHere(state: StateDraft, march: MarchDraft): void {
  if (!isFresh(march)) return;
  relocate(state, march, placeOf(march), true);
  march.arrivedBy = 'here';
}

/** Passes through the gate of a friendly city with the whole group, for free (R 8.3.7); by itself that is not a move (ruling gates). */
export function passGate(run: Turn, march: MarchDraft, inside: boolean): void {
  if (march.inside === inside) return;
  const to: Place = { space: march.space, inside };
  relocate(run.state, march, to, !isFresh(march));
  run.emit({ type: 'gatePassed', rule: 'R 8.3.7', player: march.player, ...to, ...copyOf(march.group) });
}

/** Leaves a besieged city for battle before its walls (R 13.2.6): that is a move. */
export function sallyOut(run: Turn, march: MarchDraft): void {
  const to: Place = { space: march.space, inside: false };
  relocate(run.state, march, to, true);
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

function relocate(state: StateDraft, march: MarchDraft, to: Place, moved: boolean): void {
  const { player, group } = march;
  const from = placeOf(march);
  if (isFresh(march)) takeUnits(state, player, from, group.units);
  else takeMovedUnits(state, player, from, group.units);
  addUnits(state, player, to, group.units, moved);
  for (const id of group.generals) put(state.generals[id], to, moved);
  relocateMinorGenerals(state, march, to, moved);
  for (const id of group.royals) put(state.royals[id], to, moved);
  if (group.cart) put(state.body, to, moved);
  march.space = to.space;
  march.inside = to.inside;
}

function put(piece: { space: SpaceId | null; inside: boolean; moved: boolean }, to: Place, moved: boolean): void {
  piece.space = to.space;
  piece.inside = to.inside;
  if (moved) piece.moved = true;
}

/** Minor Generals are all alike: of those that stand there go as many as are in the group, who have moved or not as the group has. */
function relocateMinorGenerals(state: StateDraft, march: MarchDraft, to: Place, moved: boolean): void {
  const { space, inside, group } = march;
  let left = group.minors;
  if (left === 0) return;
  const minors = state.minorGenerals[march.player] ?? [];
  for (const preferred of [!isFresh(march), isFresh(march)]) {
    for (const minor of minors) {
      if (left === 0) return;
      if (minor.space !== space || minor.inside !== inside || minor.moved !== preferred) continue;
      put(minor, to, moved);
      left--;
    }
  }
}

/** The group has been sent back, and its activation is over (R 11.7.1, 12.6): it stands where it came from, perhaps inside its city there. */
export function fallBack(state: StateDraft, march: MarchDraft): void {
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
  if (march.inside || situation.control[space] === player) return undefined;
  const place: Place = { space, inside: false };
  return unitsBesides(situation, march, place) > 0 && !hasGeneralBesides(situation, march, place)
    ? 'ownership'
    : undefined;
}
