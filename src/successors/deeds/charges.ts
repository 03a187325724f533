/**
 * R 8.3.1, 4.16: what befalls pieces of a place befalls those that stand there first, and then those of the Army on the march
 * that has reached it; what is gone is of the group no more.
 */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { MarchFrame } from '../frame/index.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import { commonUnits, countUnits, type Units } from '../units.js';
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
  const march = groupIn(run, player, place);
  if (march === undefined) return;
  const { group } = march;
  const rest = commonUnits(group.units, left);
  if (countUnits(rest) === countUnits(group.units)) return;
  const own = run.frame('march');
  if (own === undefined) return;
  own.group.units = rest;
  own.through = commonUnits(own.through, own.group.units);
}

/** Minor Generals have gone from a place: those that were more than stood there beside the group were the group's. */
export function chargeGroupMinors(run: GameRun, player: PlayerId, place: Place, left: number): void {
  const march = groupIn(run, player, place);
  if (march === undefined || march.group.minors <= left) return;
  const own = run.frame('march');
  if (own !== undefined) own.group.minors = left;
  if (left === 0) followFavour(run, player, 'march', undefined);
}

/** A Major General has left the map, or stands elsewhere: he is of no group any more. */
export function dismissGeneral(run: GameRun, general: GeneralId): void {
  if (frameOf(run.state, 'march')?.group.generals.includes(general) !== true) return;
  const own = run.frame('march');
  if (own !== undefined) own.group.generals = own.group.generals.filter((other) => other !== general);
}

/** A royal or the cart has changed hands or left: it is of no group any more. */
export function dismissWard(run: GameRun, ward: RoyalId | 'cart'): void {
  const march = frameOf(run.state, 'march');
  if (march === undefined || (ward === 'cart' ? !march.group.cart : !march.group.royals.includes(ward))) return;
  const own = run.frame('march');
  if (own === undefined) return;
  if (own.arrivedBy !== 'start') tableOf(run).setMovedRoyal(ward, true);
  if (ward === 'cart') own.group.cart = false;
  else own.group.royals = own.group.royals.filter((other) => other !== ward);
}
