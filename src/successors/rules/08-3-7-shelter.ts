/** R 4.16, 8.6.3, 11.7, 12.6: pieces that return to their own besieged city take shelter inside (ruling shelter). */
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { groupDraftIn } from '../deeds/group-losses.js';
import { moveGeneral, moveMinorGenerals } from '../deeds/generals.js';
import { moveGroupTo, royalsAndCartOf } from '../deeds/group.js';
import { moveRoyalOrCart } from '../deeds/royals.js';
import { disperseUnits, moveUnits } from '../deeds/units.js';
import type { ShelterFrame } from '../frame/index.js';
import { shutOut } from '../query/garrison.js';
import { forceAt, hasEnemyUnits, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import { cartIsAt, cartMayMove, royalsAt } from '../query/royals.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import {
  addedUnits,
  countUnits,
  kindsOf,
  numberOf,
  NO_UNITS,
  portionsOf,
  subtractedUnits,
  unitsOf,
  type Units,
} from '../units.js';
import { ROYALS, type CombatUnit, type PlayerId, type SpaceId } from '../vocabulary.js';
import { isOwnCity, refuseInside, roomInside } from './08-3-7-cities.js';
import { refusePortion } from './portions.js';

/** The player who takes shelter, the space, and the CUs that are inside so far. */
type Seeking = Pick<ShelterFrame, 'player' | 'space' | 'rule' | 'chosen'>;

/**
 * Takes pieces that return to their own besieged city (after a withdrawal, a retreat or a lost Naval Battle) inside.
 * Returns `true` if the owner must choose which CUs go in.
 */
export const takeShelter = (run: GameRun, player: PlayerId, space: SpaceId): boolean =>
  isOwnCity(run.state, player, space) &&
  hasEnemyUnits(run.state, player, space) &&
  seekShelter(run, player, space, 'ruling shelter');

/**
 * Takes everything that a player has outside their city inside, as far as there is room. Returns `true` if there is not
 * room for all, and the owner must choose.
 */
export function seekShelter(run: GameRun, player: PlayerId, space: SpaceId, rule: ShelterFrame['rule']): boolean {
  const seeking: Seeking = { player, space, rule, chosen: NO_UNITS };
  const fits = countUnits(unitsOutside(run.state, seeking)) <= roomInside(run.state, player, space);
  const asked = !fits && kindsWithRoom(run.state, seeking).length > 1;
  if (asked) run.push({ kind: 'shelter', ...seeking, holds: space });
  else goInside(run, withForcedChoices(run.state, seeking));
  return asked;
}

/** Returns the CUs that have not been chosen and may be inside a city (R 19.10). */
function unitsOutside(situation: Situation, { player, space, chosen }: Seeking): Units {
  const force = forceAt(situation, player, space);
  return subtractedUnits(subtractedUnits(force, shutOut(situation, force)), chosen);
}

/** Returns the number of CUs for which there is still room. */
const roomLeft = (situation: Situation, { player, space, chosen }: Seeking): number =>
  roomInside(situation, player, space) - countUnits(chosen);

/**
 * Returns the kinds of CUs for which there is still room. The Silver Shields go in together or not at all (R 3.3.3.1).
 */
function kindsWithRoom(situation: Situation, seeking: Seeking): readonly CombatUnit[] {
  const units = unitsOutside(situation, seeking);
  const room = roomLeft(situation, seeking);
  return kindsOf(units).filter((unit) => portionsOf(unit, numberOf(units, unit), room).length > 0);
}

/** Adds as many CUs as there is room for, kind by kind, as long as there is nothing to choose. */
function withForcedChoices(situation: Situation, seeking: Seeking): Seeking {
  let { chosen } = seeking;
  for (const unit of kindsWithRoom(situation, seeking)) {
    const now = { ...seeking, chosen };
    const count = portionsOf(unit, numberOf(unitsOutside(situation, now), unit), roomLeft(situation, now)).at(-1) ?? 0;
    chosen = addedUnits(chosen, unitsOf(unit, count));
  }
  return { ...seeking, chosen };
}

/** Lets the owner choose which CUs go in, until there is no room for more (R 4.16). */
export const shelter: RulesOf<'shelter'> = {
  rule: 'R 4.16',
  actor: (situation, frame) => (kindsWithRoom(situation, frame).length > 1 ? frame.player : undefined),
  actions(situation, frame) {
    const units = unitsOutside(situation, frame);
    const room = roomLeft(situation, frame);
    return kindsWithRoom(situation, frame).flatMap((unit) =>
      portionsOf(unit, numberOf(units, unit), room).map((count): Action => ({
        type: 'moveIntoCity',
        player: frame.player,
        unit,
        count,
      })),
    );
  },
  refuse(situation, frame, action) {
    if (action.type !== 'moveIntoCity') return undefined;
    const { unit, count } = action;
    const room = roomLeft(situation, frame);
    const why =
      refuseInside(situation, unit, frame.space) ??
      refusePortion(unit, count, numberOf(unitsOutside(situation, frame), unit), 'R 4.16');
    return why ?? (count > room ? refusal('cityFull', 'R 4.16', { space: frame.space, count }) : undefined);
  },
  apply(_, frame, action) {
    if (action.type === 'moveIntoCity') frame.chosen = addedUnits(frame.chosen, unitsOf(action.unit, action.count));
  },
  advance(run, frame) {
    goInside(run, withForcedChoices(run.state, frame));
    run.finish();
  },
};

/**
 * Moves everything that a player has outside their city inside, with the chosen CUs. The other CUs are Dispersed, and
 * so are Elephants that must stay outside (ruling shelter, ruling elephants-shut-out).
 */
function goInside(run: GameRun, { player, space, rule, chosen: units }: Seeking): void {
  const { state } = run;
  const from = outside(space);
  const to = inside(space);
  const generals = majorGeneralsAt(state, player, space);
  const minors = minorGeneralsAt(state, player, space);
  const force = forceAt(state, player, space);
  if (countUnits(force) + generals.length + minors === 0) return;
  const elephants = shutOut(state, force);
  disperseUnits(run, player, from, subtractedUnits(subtractedUnits(force, elephants), units), 'R 4.16');
  disperseUnits(run, player, from, elephants, 'R 19.10');
  const march = groupDraftIn(run, player, from);
  const carried = march === undefined ? [] : royalsAndCartOf(march.group);
  if (march !== undefined) moveGroupTo(run, march, to);
  const standing = forceAt(state, player, space);
  moveUnits(run, player, from, to, standing, { used: false });
  for (const id of majorGeneralsAt(state, player, space)) moveGeneral(run, id, to);
  moveMinorGenerals(run, player, from, to, minorGeneralsAt(state, player, space));
  const before = royalsAt(state, player, from);
  const royals = ROYALS.filter((id) => before.includes(id) || carried.includes(id));
  for (const id of royals) moveRoyalOrCart(run, id, to);
  const cart = carried.includes('cart') || (cartMayMove(state) && cartIsAt(state, player, from));
  if (cart) moveRoyalOrCart(run, 'cart', to);
  if (countUnits(units) + generals.length + minors + royals.length === 0 && !cart) return;
  run.emit({ type: 'gatePassed', rule, player, ...to, units, generals, minors, royals, cart });
}
