/** R 8.3.7, 13.2.6: in and out of Major Cities. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { groupIn } from '../deeds/charges.js';
import { shiftGeneral, shiftMinorGenerals } from '../deeds/generals.js';
import { moveGroupTo, wardsOf, type MarchDraft } from '../deeds/group.js';
import { shiftWard } from '../deeds/royals.js';
import { disperseUnits, shiftUnits, useUnits } from '../deeds/units.js';
import type { Belligerent, MarchFrame } from '../frame/index.js';
import { isMajorCity } from '../query/geometry.js';
import { forceAt, hasEnemyUnits, isBesieged, majorGeneralsAt, minorGeneralsAt, unitsAt } from '../query/presence.js';
import { cartMayMove } from '../query/royals.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { countUnits, NO_UNITS, portionsOf, subtractedUnits, type Units } from '../units.js';
import { CITY_CAPACITY, ROYALS, type CombatUnit, type PlayerId, type SpaceId } from '../vocabulary.js';
import { groupSize, sallyOut } from './08-3-1-group.js';
import { enemiesInTheWay } from './08-3-5-encounter.js';
import { pushBattle } from './12-land-battle.js';

/** Whether a space is a Major City of a player: nobody else gets inside (R 8.3.7). */
export const isOwnCity = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === player && isMajorCity(situation, space);

/** How many more CUs find room inside a city (R 4.16). */
export const roomInside = (situation: Situation, player: PlayerId, space: SpaceId): number =>
  CITY_CAPACITY - unitsAt(situation, player, space, true);

/** Whether a group may take and leave through the gate: a friendly city, by land not a besieged one (R 13.2.6). */
export const gateOpen = (situation: Situation, { player, space }: MarchFrame, atSea: boolean): boolean =>
  isOwnCity(situation, player, space) && (atSea || !isBesieged(situation, space));

/** Whether a whole group may go inside and stay there. */
export const mayGoInside = (situation: Situation, march: MarchFrame, besieged: boolean): boolean =>
  isOwnCity(situation, march.player, march.space) &&
  isBesieged(situation, march.space) === besieged &&
  countUnits(march.group.units) <= roomInside(situation, march.player, march.space);

/** Whom an Army shut up in a besieged city may sally out against (R 13.2.6). */
export const sortieActions = (situation: Situation, march: MarchFrame): readonly Action[] =>
  groupSize(march) === 0
    ? []
    : enemiesInTheWay(situation, march).map((target) => ({ type: 'attack', player: march.player, target }));

/** The Army leaves the city to fight a Land Battle; nobody reacts, for no space is entered (ruling sortie). */
export function sally(run: GameRun, march: MarchDraft, target: Belligerent): void {
  const { player, space } = march;
  sallyOut(run, march);
  march.awaiting = 'battle';
  pushBattle(run, { space, attacker: player, defender: target, retreatTo: null, noLocalTroops: [] });
}

/** CUs that find shelter first, when not all do; the Silver Shields together or not at all (R 3.3.3.1). */
const SHELTERED: readonly CombatUnit[] = ['silverShields', 'loyal', 'royalArmy', 'elephant', 'mercenary'];

function shelteredUnits(units: Units, room: number): Units {
  const chosen: Record<CombatUnit, number> = { ...NO_UNITS };
  let left = room;
  for (const unit of SHELTERED) {
    const count = portionsOf(unit, units[unit], left).at(-1) ?? 0;
    chosen[unit] = count;
    left -= count;
  }
  return chosen;
}

/** Pieces that come back to their own besieged city (after a withdrawal, a retreat, or a lost Naval Battle) go inside (ruling shelter). */
export function takeShelter(run: GameRun, player: PlayerId, space: SpaceId): void {
  if (isOwnCity(run.state, player, space) && hasEnemyUnits(run.state, player, space))
    goInside(run, player, space, 'ruling shelter');
}

/** All that a player has before his city goes inside; CUs that find no room are Dispersed (ruling shelter). */
export function goInside(run: GameRun, player: PlayerId, space: SpaceId, rule: RuleRef): void {
  const { state } = run;
  const from = outside(space);
  const to = inside(space);
  const all = forceAt(state, player, space);
  const units = shelteredUnits(all, Math.max(0, roomInside(state, player, space)));
  disperseUnits(run, player, from, subtractedUnits(all, units), 'R 4.16');
  const generals = majorGeneralsAt(state, player, space);
  const minors = minorGeneralsAt(state, player, space);
  const march = groupIn(run, player, from) === undefined ? undefined : run.frame('march');
  const carried = march === undefined ? [] : wardsOf(march.group);
  if (march !== undefined) moveGroupTo(run, march, to);
  const standing = forceAt(state, player, space);
  shiftUnits(run, player, from, to, standing);
  useUnits(run, player, to, standing);
  for (const id of majorGeneralsAt(state, player, space)) shiftGeneral(run, id, to);
  shiftMinorGenerals(run, player, from, to, minorGeneralsAt(state, player, space), { first: 'moved' });
  const royals = ROYALS.filter((id) => {
    const royal = state.royals[id];
    const outside = royal.space === space && !royal.inside;
    return royal.status === 'active' && royal.controller === player && (outside || carried.includes(id));
  });
  for (const id of royals) shiftWard(run, id, to);
  const cart =
    carried.includes('cart') ||
    (cartMayMove(state) && state.body.controller === player && state.body.space === space && !state.body.inside);
  if (cart) shiftWard(run, 'cart', to);
  if (countUnits(units) + generals.length + minors === 0) return;
  run.emit({ type: 'gatePassed', rule, player, ...to, units, generals, minors, royals, cart });
}
