/** R 3.1: generals enter the map, move, and leave it. */
import type { RuleRef } from '../../core/index.js';
import type { General, GeneralStatus } from '../state.js';
import { seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { GeneralId, IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import { updateGroupMinors, removeGeneralFromGroup } from './group-losses.js';
import { moveLentPrestige } from './oratory.js';
import { tableOf } from './table.js';

/** Returns a Major General in the form of the state, in which `renown` is left out if there is none (R 19.1). */
function inState({ status, owner, space, inside }: Omit<General, 'renown'>, renown: number | undefined): General {
  return renown === undefined ? { status, owner, space, inside } : { status, owner, space, inside, renown };
}

/** Places a Major General on the board, from elsewhere on it too. */
export function placeGeneral(run: GameRun, player: PlayerId, general: GeneralId, place: Place, rule: RuleRef): void {
  const { space, inside } = place;
  const table = tableOf(run);
  table.setGeneral(general, inState({ status: 'map', owner: player, space, inside }, table.generals[general].renown));
  table.setMovedGeneral(general, false);
  run.emit({ type: 'generalPlaced', rule, player, general, space, inside });
}

/** Moves a Major General to another place without an event; `undefined`: he is at sea. */
export function moveGeneral(run: GameRun, id: GeneralId, to: Place | undefined): void {
  const table = tableOf(run);
  const { status, owner, renown } = table.generals[id];
  table.setGeneral(id, inState({ status, owner, space: to?.space ?? null, inside: to?.inside ?? false }, renown));
}

/** Marks a Major General as moved, or as having acted, in this Segment. */
export function markGeneralMoved(run: GameRun, id: GeneralId): void {
  tableOf(run).setMovedGeneral(id, true);
}

/** Gives a Major General to a player, or to nobody. */
export function assignGeneral(run: GameRun, id: GeneralId, owner: PlayerId | null, status?: GeneralStatus): void {
  const table = tableOf(run);
  const { status: before, space, inside, renown } = table.generals[id];
  table.setGeneral(id, inState({ status: status ?? before, owner, space, inside }, renown));
}

/**
 * Gives a Major General Prestige for victories over Independent Armies. He keeps it, in the Dispersed Box too, until he
 * is eliminated (R 19.1).
 */
export function winRenown(
  run: GameRun,
  id: GeneralId,
  { space, army }: { space: SpaceId; army: IndependentArmyId },
): void {
  const table = tableOf(run);
  const general = table.generals[id];
  const renown = (general.renown ?? 0) + 1;
  table.setGeneral(id, inState(general, renown));
  if (general.owner === null) return;
  run.emit({ type: 'renownWon', rule: 'R 19.1', player: general.owner, general: id, space, army, renown });
}

/**
 * Replaces one Major General by another. The first one leaves the game with his Prestige from victories (R 6.1.3,
 * 19.1).
 */
export function succeedGeneral(run: GameRun, from: GeneralId, to: GeneralId, changes: Partial<General>): void {
  const table = tableOf(run);
  const moved = table.hasMoved(from);
  const heir = inState({ ...table.generals[from], ...changes }, undefined);
  table.setGeneral(from, { status: 'unused', owner: null, space: null, inside: false });
  table.setMovedGeneral(from, false);
  table.setGeneral(to, heir);
  table.setMovedGeneral(to, moved);
}

/** Moves a Major General to the Dispersed Box (R 4.6). */
export function disperseGeneral(run: GameRun, general: GeneralId, rule: RuleRef): void {
  leaveMap(run, general, 'dispersed', rule);
}

/** Removes a Major General from the game (R 3.1.1). */
export function eliminateGeneral(run: GameRun, general: GeneralId, rule: RuleRef): void {
  leaveMap(run, general, 'eliminated', rule);
}

function leaveMap(run: GameRun, id: GeneralId, status: 'dispersed' | 'eliminated', rule: RuleRef): void {
  const table = tableOf(run);
  const { owner, space, renown } = table.generals[id];
  removeGeneralFromGroup(run, id);
  table.setGeneral(
    id,
    inState({ status, owner, space: null, inside: false }, status === 'dispersed' ? renown : undefined),
  );
  table.setMovedGeneral(id, false);
  if (owner === null) return;
  const particulars = { rule, player: owner, general: id, space };
  run.emit(
    status === 'dispersed'
      ? { type: 'generalDispersed', ...particulars }
      : { type: 'generalEliminated', ...particulars },
  );
}

/** Places a Minor General from his owner's supply (R 3.1.2). `moved`: he arrives with an Army on the march. */
export function placeMinorGeneral(
  run: GameRun,
  player: PlayerId,
  { space, inside }: Place,
  rule: RuleRef = 'R 3.1.2',
  moved = false,
): void {
  const table = tableOf(run);
  const post = table.post(player, space, inside);
  table.setMinors(post, table.minors(post) + 1, table.movedMinors(post) + (moved ? 1 : 0));
  run.emit({ type: 'minorGeneralPlaced', rule, player, space, inside });
}

/** Returns a Minor General to his owner's supply (R 3.1.2); one that has not moved goes first. */
export function liftMinorGeneral(run: GameRun, player: PlayerId, place: Place, rule: RuleRef = 'R 3.1.2'): void {
  const { space, inside } = place;
  const table = tableOf(run);
  const post = table.post(player, space, inside);
  const left = table.minors(post) - 1;
  const standing = left - updateGroupMinors(run, player, place, left);
  if (standing === 0) moveLentPrestige(run, player, place, undefined);
  table.setMinors(post, left, Math.min(table.movedMinors(post), standing));
  run.emit({ type: 'minorGeneralLifted', rule, player, space, inside });
}

/**
 * Moves Minor Generals, who are all alike, from one place to another without an event: as many as there are, first
 * those moved in this Segment. `used`: they count as moved now; otherwise this does not change. `leading`: they lead an
 * Army there, and one of them is the one a card favours (ruling card-57).
 */
export function moveMinorGenerals(
  run: GameRun,
  player: PlayerId,
  from: Place,
  to: Place,
  count: number,
  { used = false, leading = false }: { readonly used?: boolean; readonly leading?: boolean } = {},
): void {
  const table = tableOf(run);
  const here = table.post(player, from.space, from.inside);
  const there = table.post(player, to.space, to.inside);
  const all = table.minors(here);
  const moved = table.movedMinors(here);
  const going = Math.min(count, all);
  if (going > 0 && (leading || going === all)) moveLentPrestige(run, player, from, to);
  const goingMoved = Math.min(going, moved);
  table.setMinors(here, all - going, moved - goingMoved);
  table.setMinors(there, table.minors(there) + going, table.movedMinors(there) + (used ? going : goingMoved));
}

/** Marks this number of Minor Generals in a place, who have not been used in this Segment, as used. */
export function markMinorGeneralsMoved(run: GameRun, player: PlayerId, { space, inside }: Place, count: number): void {
  const table = tableOf(run);
  const post = table.post(player, space, inside);
  const all = table.minors(post);
  table.setMinors(post, all, Math.min(all, table.movedMinors(post) + count));
}

/** Changes the number of a player's Minor Generals at sea, who are in no place of the map and in no supply. */
export function addMinorsAtSea(run: GameRun, player: PlayerId, more: number): void {
  tableOf(run).addMinorsAtSea(seatOf(player), more);
}
