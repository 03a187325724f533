/** R 3.1.2: placing, repositioning and lifting Minor Generals in one's own turn. */
import type { Action } from '../action/index.js';
import { rememberMinors } from '../deeds/course.js';
import { liftMinorGeneral, placeMinorGeneral } from '../deeds/generals.js';
import {
  hasGeneral,
  hasMajorGeneral,
  majorGeneralsAt,
  minorGeneralPosts,
  minorGeneralsAt,
  minorGeneralsInSupply,
  postsWithUnits,
  unitsAt,
} from '../query/presence.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Whether CUs of a place would still show whose they are without one of its Minor Generals (R 3.3.1; ruling leaving-with-an-owner). */
export function isSpare(situation: Situation, player: PlayerId, { space, inside }: Place): boolean {
  return (
    situation.controller(space) === player ||
    minorGeneralsAt(situation, player, space, inside) > 1 ||
    hasMajorGeneral(situation, player, space, inside) ||
    unitsAt(situation, player, space, inside) === 0
  );
}

/** Where in a space a Minor General can be taken away: outside before inside. */
function sparePlace(situation: Situation, player: PlayerId, space: SpaceId): Place | undefined {
  for (const inside of ZONES) {
    const place: Place = { space, inside };
    if (minorGeneralsAt(situation, player, space, inside) > 0 && isSpare(situation, player, place)) return place;
  }
  return undefined;
}
const ZONES = [false, true] as const;

/**
 * Where a Minor General for a space can come from: the supply, or when it is empty another space whose CUs can do without him
 * (ruling repositioning).
 */
export const spareMinorGenerals = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
): readonly ('supply' | SpaceId)[] => sourcesOf(situation, player).filter((from) => from !== space);

/** The same for no space in particular. */
function sourcesOf(situation: Situation, player: PlayerId): readonly ('supply' | SpaceId)[] {
  if (minorGeneralsInSupply(situation, player) > 0) return ['supply'];
  const spaces: SpaceId[] = [];
  for (const { space } of minorGeneralPosts(situation, player)) {
    if (!spaces.includes(space) && sparePlace(situation, player, space) !== undefined) spaces.push(space);
  }
  return spaces;
}

/** Repositions a Minor General: he comes as one from the supply would, and has not moved (ruling repositioning). */
export function moveMinorGeneral(run: GameRun, player: PlayerId, from: SpaceId, to: Place): void {
  const place = sparePlace(run.state, player, from);
  if (place === undefined) return;
  liftMinorGeneral(run, player, place);
  placeMinorGeneral(run, player, to);
}

/** Whether CUs could use a Minor General: to be an Army, or to have one that has not moved for those that have not. */
function wantsMinorGeneral(situation: Situation, { player, space, inside }: Post): boolean {
  if (!hasGeneral(situation, player, space, inside)) return true;
  const post = situation.post(player, space, inside);
  if (situation.count(post) === situation.movedCount(post) || situation.minors(post) > situation.movedMinors(post)) {
    return false;
  }
  return majorGeneralsAt(situation, player, space, inside).every((general) => situation.hasMoved(general));
}

/** What may be done with Minor Generals between activations: each space once a segment (ruling repositioning). */
export function minorGeneralActions(situation: Situation, player: PlayerId): readonly Action[] {
  const handled = situation.segment?.minorsHandled ?? [];
  const sources = sourcesOf(situation, player).filter((from) => !handled.includes(from));
  const actions: Action[] = [];
  for (const post of postsWithUnits(situation, player)) {
    const { space, inside } = post;
    if (handled.includes(space)) continue;
    if (sources.length > 0 && wantsMinorGeneral(situation, post)) {
      for (const from of sources) {
        if (from !== space)
          actions.push({ type: 'placeMinorGeneral', player, space, inside, from: from === 'supply' ? null : from });
      }
    }
    if (minorGeneralsAt(situation, player, space, inside) > 0 && isSpare(situation, player, post)) {
      actions.push({ type: 'liftMinorGeneral', player, space, inside });
    }
  }
  return actions;
}

/** Carries out a choice of {@link minorGeneralActions}; `false`: it is none. */
export function applyMinorGeneral(run: GameRun, action: Action): boolean {
  if (action.type !== 'placeMinorGeneral' && action.type !== 'liftMinorGeneral') return false;
  const { player, space, inside } = action;
  rememberMinors(run, space);
  if (action.type === 'liftMinorGeneral') liftMinorGeneral(run, player, { space, inside });
  else if (action.from === null) placeMinorGeneral(run, player, { space, inside });
  else {
    rememberMinors(run, action.from);
    moveMinorGeneral(run, player, action.from, { space, inside });
  }
  return true;
}
