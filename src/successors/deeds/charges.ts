/**
 * R 8.3.1, 4.16: what befalls pieces of a place befalls those that stand there first, and then those of the Army on the march
 * that has reached it; what is gone is of the group no more.
 */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import { commonUnits, type Units } from '../units.js';
import { followFavour } from './oratory.js';
import { tableOf } from './table.js';
import type { GeneralId, PlayerId, RoyalId } from '../vocabulary.js';

/** The group in whose hands something of a player's in a place may be. */
export function groupIn(run: Pick<GameRun, 'state'>, player: PlayerId, place: Place): MarchFrame | undefined {
  const march = frameOf(run.state, 'march');
  const here =
    march !== undefined &&
    !march.afloat &&
    march.player === player &&
    march.space === place.space &&
    march.inside === place.inside;
  return here ? march : undefined;
}

/** The same to write to. */
export const groupDraftIn = (run: GameRun, player: PlayerId, place: Place): Draft<MarchFrame> | undefined =>
  groupIn(run, player, place) === undefined ? undefined : run.frame('march');

/** CUs have gone from a place: those that were more than stood there beside the group were the group's. */
export function chargeGroup(run: GameRun, player: PlayerId, place: Place, left: Units): void {
  const march = groupDraftIn(run, player, place);
  if (march === undefined) return;
  march.group.units = commonUnits(march.group.units, left);
  march.through = commonUnits(march.through, march.group.units);
}

/**
 * Minor Generals have gone from a place: those that were more than stood there beside the group were the group's. Answers how many
 * the group has kept.
 */
export function chargeGroupMinors(run: GameRun, player: PlayerId, place: Place, left: number): number {
  const march = groupDraftIn(run, player, place);
  if (march === undefined) return 0;
  march.group.minors = Math.min(march.group.minors, left);
  if (left === 0) followFavour(run, player, 'march', undefined);
  return march.group.minors;
}

/** A Major General has left the map, or stands elsewhere: he is of no group any more. */
export function dismissGeneral(run: GameRun, general: GeneralId): void {
  const march = run.frame('march');
  if (march !== undefined) march.group.generals = march.group.generals.filter((other) => other !== general);
}

/** A royal or the cart has changed hands or left: it is of no group any more. */
export function dismissWard(run: GameRun, ward: RoyalId | 'cart'): void {
  const march = run.frame('march');
  if (march === undefined || !carries(march.group, ward)) return;
  dropWard(march, ward);
  if (march.arrivedBy !== 'start') tableOf(run).setMovedRoyal(ward, true);
}

const carries = ({ royals, cart }: MarchGroup, ward: RoyalId | 'cart'): boolean =>
  ward === 'cart' ? cart : royals.includes(ward);

/** A group has a royal or the cart with it no more. */
export function dropWard({ group }: Draft<MarchFrame>, ward: RoyalId | 'cart'): void {
  if (ward === 'cart') group.cart = false;
  else group.royals = group.royals.filter((other) => other !== ward);
}
