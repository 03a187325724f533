/** R 3.1.2: placing, repositioning and lifting Minor Generals in the player's own turn. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { recordMinors } from '../deeds/course.js';
import { liftMinorGeneral, placeMinorGeneral } from '../deeds/generals.js';
import { minorGeneralsInSupply } from '../query/presence.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/**
 * Returns whether the CUs in a place would still have an owner if one of its Minor Generals left (R 3.3.1;
 * ruling leaving-with-an-owner).
 */
export const isSpare = (situation: Situation, player: PlayerId, { space, inside }: Place): boolean =>
  isSpareAt(situation, seatOf(player), situation.post(player, space, inside));

const isSpareAt = (situation: Situation, seat: number, post: number): boolean =>
  situation.holder(situation.spaceOfPost(post)) === seat ||
  situation.minors(post) > 1 ||
  situation.majorGeneralBits(post) !== 0 ||
  situation.count(post) === 0;

/** Returns the place in a space from which a Minor General is lifted: outside if possible, otherwise inside. */
function sparePlace(situation: Situation, player: PlayerId, space: SpaceId): Place {
  const outside = situation.post(player, space, false);
  const isOutside = situation.minors(outside) > 0 && isSpareAt(situation, seatOf(player), outside);
  return { space, inside: !isOutside };
}

/**
 * Returns where a Minor General for a space can come from: the supply or, if the supply is empty, another space whose
 * CUs do not need theirs (ruling repositioning).
 */
export const spareMinorGenerals = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
): readonly ('supply' | SpaceId)[] => {
  const sources = sourcesOf(situation, player);
  return sources.includes(space) ? sources.filter((from) => from !== space) : sources;
};

const SUPPLY: readonly 'supply'[] = ['supply'];

/** Returns where a Minor General can come from, whatever the space. */
function sourcesOf(situation: Situation, player: PlayerId): readonly ('supply' | SpaceId)[] {
  if (minorGeneralsInSupply(situation, player) > 0) return SUPPLY;
  const seat = seatOf(player);
  const spaces: SpaceId[] = [];
  for (let place = situation.nextMinors(seat, 0); place !== NONE; place = situation.nextMinors(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    const { space } = situation.postNamed(post);
    if (spaces.at(-1) !== space && isSpareAt(situation, seat, post)) spaces.push(space);
  }
  return spaces;
}

/**
 * Repositions a Minor General from a space that can spare him. Like one from the supply, he has not moved yet
 * (ruling repositioning).
 */
export function moveMinorGeneral(run: GameRun, player: PlayerId, from: SpaceId, to: Place): void {
  liftMinorGeneral(run, player, sparePlace(run.state, player, from));
  placeMinorGeneral(run, player, to);
}

/**
 * Returns whether CUs could use a Minor General, whoever else leads them: because there is none who could stay behind
 * or march off with some of them, or because no Minor General there is as rested as some of them (R 3.1.2).
 */
function wantsMinorGeneral(situation: Situation, post: number): boolean {
  const minors = situation.minors(post);
  return minors === 0 || (minors === situation.movedMinors(post) && situation.count(post) > situation.movedCount(post));
}

/**
 * Returns what a player may do with Minor Generals between activations. Each space comes up once between two
 * activations. A Minor General is repositioned by lifting him and placing him elsewhere (ruling repositioning).
 */
export function minorGeneralActions(situation: Situation, player: PlayerId): readonly Action[] {
  const handled = handledIn(situation);
  const supply = minorGeneralsInSupply(situation, player) > 0;
  const seat = seatOf(player);
  const actions: Action[] = [];
  // If the supply is empty, only places with a Minor General to lift can matter.
  const next = (from: number): number => (supply ? situation.nextForce(seat, from) : situation.nextMinors(seat, from));
  for (let place = next(0); place !== NONE; place = next(place + 1)) {
    const post = situation.postIn(seat, place);
    if (situation.count(post) === 0) continue;
    const mayPlace = supply && wantsMinorGeneral(situation, post);
    const mayLift = situation.minors(post) > 0 && isSpareAt(situation, seat, post);
    if (!mayPlace && !mayLift) continue;
    const { space, inside } = situation.postNamed(post);
    if (handled.includes(space)) continue;
    if (mayPlace) actions.push({ type: 'placeMinorGeneral', player, space, inside, from: null });
    if (mayLift) actions.push({ type: 'liftMinorGeneral', player, space, inside });
  }
  return actions;
}

/**
 * Returns the spaces whose Minor Generals have been placed or lifted since the last activation (ruling repositioning).
 */
const handledIn = (situation: Situation): readonly SpaceId[] => situation.segment?.minorsHandled ?? NOWHERE;
const NOWHERE: readonly SpaceId[] = [];

/** Returns whether a Minor General can be placed with any CUs, from the supply or by lifting another one. */
export function mayPlaceMinorGeneral(situation: Situation, player: PlayerId): boolean {
  const handled = handledIn(situation);
  const sources = sourcesOf(situation, player);
  const seat = seatOf(player);
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    const { space } = situation.postNamed(post);
    if (handled.includes(space) || !wantsMinorGeneral(situation, post)) continue;
    if (sources.some((from) => from !== space && !handled.includes(from))) return true;
  }
  return false;
}

/**
 * Returns why a Minor General may not be placed or lifted (R 3.1.2, 3.3.1; rulings leaving-with-an-owner,
 * repositioning).
 */
export function refuseMinorGeneral(situation: Situation, action: Action): Refusal | undefined {
  if (action.type !== 'placeMinorGeneral' && action.type !== 'liftMinorGeneral') return undefined;
  const { player, space, inside } = action;
  const post = situation.post(player, space, inside);
  const params = { player, space, inside };
  if (situation.count(post) === 0) return refusal('needsUnits', 'R 3.1.2', params);
  const why =
    action.type === 'liftMinorGeneral'
      ? refuseLifting(situation, action, post)
      : refusePlacing(situation, action, wantsMinorGeneral(situation, post));
  if (why !== undefined) return why;
  const handled = handledIn(situation);
  return handled.includes(space) ? refusal('alreadyDecided', 'ruling repositioning', { space }) : undefined;
}

/** Returns why no Minor General can be lifted: there is none, or the CUs would have no owner without him. */
function refuseLifting(
  situation: Situation,
  { player, space, inside }: Extract<Action, { type: 'liftMinorGeneral' }>,
  post: number,
): Refusal | undefined {
  if (situation.minors(post) === 0)
    return refusal('noSuchPiece', 'R 3.1.2', { player, space, inside, general: 'minor' });
  if (isSpareAt(situation, seatOf(player), post)) return undefined;
  const message = `Without the Minor General the combat units in ${space} would have no owner.`;
  return refusal('noOwner', 'R 3.3.1', { space }, message);
}

/**
 * Returns why no Minor General is placed: one from elsewhere has to be lifted first, the supply is empty, or the CUs
 * have no use for one.
 */
function refusePlacing(
  situation: Situation,
  { player, space, inside, from }: Extract<Action, { type: 'placeMinorGeneral' }>,
  wanted: boolean,
): Refusal | undefined {
  if (from !== null) {
    const message = 'Between activations a Minor General comes from the supply: one from elsewhere is lifted first.';
    return refusal('noMinorGeneral', 'ruling repositioning', { player, from }, message);
  }
  if (minorGeneralsInSupply(situation, player) === 0) return refusal('noMinorGeneral', 'R 3.1.2', { player, from });
  return wanted ? undefined : refusal('minorGeneralThere', 'ruling repositioning', { player, space, inside });
}

/** Carries out an action of {@link minorGeneralActions}. */
export function applyMinorGeneral(run: GameRun, action: Action): void {
  if (action.type !== 'placeMinorGeneral' && action.type !== 'liftMinorGeneral') return;
  const { player, space, inside } = action;
  recordMinors(run, space);
  if (action.type === 'liftMinorGeneral') liftMinorGeneral(run, player, { space, inside });
  else placeMinorGeneral(run, player, { space, inside });
}
