/** R 3.1.2: placing, repositioning and lifting Minor Generals in one's own turn. */
import type { Action } from '../action/index.js';
import { liftMinorGeneral, placeMinorGeneral, type Place, type Turn } from '../pieces.js';
import { hasUnmovedUnits } from '../query/movement.js';
import { majorGeneralsAt, minorGeneralsAt, minorGeneralsInSupply, unitsAt } from '../query/presence.js';
import type { Situation } from '../state.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Whether CUs of a place would still show whose they are without one of its Minor Generals (R 3.3.1; ruling leaving-with-an-owner). */
function isSpare(situation: Situation, player: PlayerId, { space, inside }: Place): boolean {
  return situation.control[space] === player
    || minorGeneralsAt(situation, player, space, inside) > 1
    || majorGeneralsAt(situation, player, space, inside).length > 0
    || unitsAt(situation, player, space, inside) === 0;
}

/** Where in a space a Minor General can be taken away: outside before inside. */
const sparePlace = (situation: Situation, player: PlayerId, space: SpaceId): Place | undefined =>
  [{ space, inside: false }, { space, inside: true }].find((place) =>
    minorGeneralsAt(situation, player, space, place.inside) > 0 && isSpare(situation, player, place));

/**
 * Where a Minor General for a space can come from: the supply, or when it is empty another space whose CUs can do without him
 * (ruling repositioning).
 */
export function spareMinorGenerals(situation: Situation, player: PlayerId, space: SpaceId): readonly ('supply' | SpaceId)[] {
  if (minorGeneralsInSupply(situation, player) > 0) return ['supply'];
  const spaces: SpaceId[] = [];
  for (const minor of situation.minorGenerals[player] ?? []) {
    if (minor.space === space || spaces.includes(minor.space)) continue;
    if (sparePlace(situation, player, minor.space) !== undefined) spaces.push(minor.space);
  }
  return spaces;
}

/** Repositions a Minor General: he comes as one from the supply would, and has not moved (ruling repositioning). */
export function moveMinorGeneral(run: Turn, player: PlayerId, from: SpaceId, to: Place): void {
  const place = sparePlace(run.state, player, from);
  if (place === undefined) return;
  liftMinorGeneral(run, player, place);
  placeMinorGeneral(run, player, to);
}

/** Whether CUs of a place could use a Minor General: to be an Army, or to have one that has not moved for those that have not. */
function wantsMinorGeneral(situation: Situation, player: PlayerId, { space, inside }: Place): boolean {
  const generals = majorGeneralsAt(situation, player, space, inside);
  const minors = (situation.minorGenerals[player] ?? []).filter((minor) => minor.space === space && minor.inside === inside);
  if (generals.length === 0 && minors.length === 0) return true;
  return hasUnmovedUnits(situation, player, space, inside)
    && minors.every(({ moved }) => moved) && generals.every((general) => situation.generals[general].moved);
}

/** What may be done with Minor Generals between activations: each space once a segment (ruling repositioning). */
export function minorGeneralActions(situation: Situation, player: PlayerId): readonly Action[] {
  const handled = situation.segment?.minorsHandled ?? [];
  const actions: Action[] = [];
  for (const key in situation.stacks) {
    const stack = situation.stacks[key];
    if (stack?.player !== player || handled.includes(stack.space)) continue;
    const { space, inside } = stack;
    const place: Place = { space, inside };
    if (wantsMinorGeneral(situation, player, place)) {
      for (const from of spareMinorGenerals(situation, player, space)) {
        if (from === 'supply' || !handled.includes(from)) {
          actions.push({ type: 'placeMinorGeneral', player, space, inside, from: from === 'supply' ? null : from });
        }
      }
    }
    if (minorGeneralsAt(situation, player, space, inside) > 0 && isSpare(situation, player, place)) {
      actions.push({ type: 'liftMinorGeneral', player, space, inside });
    }
  }
  return actions;
}

/** Carries out a choice of {@link minorGeneralActions}; `false`: it is none. */
export function applyMinorGeneral(run: Turn, action: Action): boolean {
  if (action.type !== 'placeMinorGeneral' && action.type !== 'liftMinorGeneral') return false;
  const { player, space, inside } = action;
  run.state.segment?.minorsHandled.push(space);
  if (action.type === 'liftMinorGeneral') liftMinorGeneral(run, player, { space, inside });
  else if (action.from === null) placeMinorGeneral(run, player, { space, inside });
  else {
    run.state.segment?.minorsHandled.push(action.from);
    moveMinorGeneral(run, player, action.from, { space, inside });
  }
  return true;
}
