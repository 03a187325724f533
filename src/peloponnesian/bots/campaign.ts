/** R 16.1-16.3: marches. A stack sets out if a goal draws it, and every step must bring it closer. */
import type { HexCode } from '../../core/hex/index.js';
import type { MarchAction } from '../action/march.js';
import type { MarchFrame } from '../frame/march.js';
import { areaNumbered } from '../geometry/names.js';
import { hexesByArea, isEnemyHex } from '../query/areas.js';
import { followersOf } from '../query/marches.js';
import { hasEnemiesHere } from '../query/movement.js';
import { friendOfCity, holdsRegion, regionOfHex } from '../query/owners.js';
import { findLeader, findUnit, leadersIn, unitsIn } from '../query/pieces.js';
import { hexNamed, leadersAt, strongholdIn } from '../query/presence.js';
import { standingCities } from '../query/regions.js';
import { siegeMorale } from '../query/sieges.js';
import { stepCost } from '../query/steps.js';
import type { PieceId } from '../vocabulary.js';
import { BOLD, DELIVERANCE, DESPERATE, FULL } from './goals.js';
import { guardsAt, guardsNeeded, isOutpost, isTiedBySiege } from './guards.js';
import { chanceAt } from './odds.js';
import type { Force, Outlook } from './outlook.js';
import { keepsPeace } from './peace.js';
import { valueAt } from './pull.js';
import { isOwnCapital, stakeAt, worthOfAttack } from './stakes.js';
import { fearsHunger } from './treasury.js';

/** A move that scores less than this gains nothing. */
const IDLE = 0;
/** The stack is chosen before its first step. */
const FIRST = 1000;
/** Area movement takes longer than a march by hexes, and scores lower. */
const BY_AREA = 0.5;

/** Returns the value of the best hex adjacent to a hex, for a force. */
function bestBeside(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation } = outlook;
  const beside = situation.ground.grid.neighbours(hex).filter((next) => stepCost(situation, hex, next) !== null);
  return Math.max(...beside.map((next) => valueAt(outlook, force, next)), -Infinity);
}

/**
 * Returns the score of an attack on the enemies in the hex of a force. Enemies that are being starved out are not
 * attacked (R 10.3).
 */
function attackHereScore(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation, camp } = outlook;
  if (keepsPeace(outlook) || !hasEnemiesHere(situation, hex, camp)) return -Infinity;
  const chance = chanceAt(outlook, force, hex);
  const isOwn = strongholdIn(situation, hex)?.friend === camp;
  if (isOwnCapital(situation, hex, camp)) return chance < DESPERATE ? -Infinity : DELIVERANCE * chance;
  if (chance < BOLD || (!isOwn && siegeMorale(situation, hex) !== undefined)) return -Infinity;
  return worthOfAttack(stakeAt(outlook, hex), chance);
}

/** Returns how much better the best next position is than the present one. With 0 or less the force stays. */
export const marchGain = (outlook: Outlook, force: Force, hex: HexCode): number =>
  Math.max(bestBeside(outlook, force, hex), attackHereScore(outlook, force, hex) + 1) - valueAt(outlook, force, hex);

/** How far guards go out against rebels in their own region, in hexes. They are back before the end of the season. */
const SORTIE = 2;
const LAST_SORTIE = 2;

/** Returns whether the guards of a hex can go out against a city of their region that their camp does not hold. */
function isSortie({ situation, camp }: Outlook, hex: HexCode): boolean {
  const region = regionOfHex(situation, hex);
  if (region === null || !holdsRegion(situation, camp, region) || situation.campaignTurn > LAST_SORTIE) return false;
  return standingCities(situation, region).some((city) => {
    const at = hexNamed(situation, city.hex);
    return friendOfCity(situation, city) !== camp && situation.ground.grid.distance(hex, at) <= SORTIE;
  });
}

/** Returns how many guards stay in a hex when the others leave it. */
const guardsToStay = (outlook: Outlook, hex: HexCode): number =>
  isSortie(outlook, hex) ? 0 : guardsNeeded(outlook, hex);

/** Returns the force that would set out: a leader takes all units but the guards. */
function departing(
  outlook: Outlook,
  piece: PieceId,
  company: 'all' | 'alone',
): (Force & { readonly hex: HexCode }) | undefined {
  const { situation, me } = outlook;
  const unit = findUnit(situation, piece);
  if (unit !== undefined) return { units: [unit], leaders: [], hex: situation.placeOfUnit(unit.code) };
  const leader = findLeader(situation, piece);
  if (leader === undefined) return undefined;
  const hex = situation.placeOfLeader(leader.code);
  const followers = company === 'all' ? followersOf(situation, me, leader) : [];
  const stay = Math.max(0, guardsToStay(outlook, hex) - (guardsAt(outlook, hex) - followers.length));
  const guards = [...followers].sort((a, b) => a.morale - b.morale).slice(0, stay);
  return { units: followers.filter((one) => !guards.includes(one)), leaders: [leader], hex };
}

/** Returns the score of a march that begins with a piece. */
function marchScore(
  outlook: Outlook,
  { piece, company }: { readonly piece: PieceId; readonly company: 'all' | 'alone' },
): number {
  const { situation, me } = outlook;
  const force = departing(outlook, piece, company);
  if (force === undefined || (company === 'all' && force.units.length === 0)) return -1;
  const { hex, leaders, units } = force;
  // A leader leaves units only if another leader stays with them.
  const isAlone = leaders.length > 0 && units.length === 0;
  if (
    isAlone &&
    guardsAt(outlook, hex) > guardsNeeded(outlook, hex) &&
    leadersAt(situation, hex, { player: me }).length < 2
  )
    return -1;
  if (isOnGuard(outlook, force, hex) || (isTiedBySiege(outlook, force, hex) && !fearsHunger(outlook))) return -1;
  const gain = marchGain(outlook, force, hex);
  return gain > 0 ? gain : -1;
}

/** Returns the stack of a march. */
const marching = ({ situation }: Outlook, { leaders, units }: MarchFrame): Force => ({
  leaders: leadersIn(situation, leaders),
  units: unitsIn(situation, units),
});

/** Returns the value of the best hex of an area in which a force can be placed without a fight. */
function valueOfArea(outlook: Outlook, force: Force, area: string): number {
  const { situation, camp } = outlook;
  const hexes = hexesByArea(situation.ground)[areaNumbered(situation.ground.map, area)] ?? [];
  const free = hexes.filter((hex) => !isEnemyHex(situation, hex, camp));
  return Math.max(...free.map((hex) => valueAt(outlook, force, hex)), -Infinity);
}

/**
 * Returns the score of adding a piece to the stack, or leaving it behind: guards stay, all others come along while the
 * force is not full.
 */
function companyScore(
  outlook: Outlook,
  frame: MarchFrame,
  action: Extract<MarchAction, { type: 'take' | 'leave' }>,
): number {
  const { situation } = outlook;
  const hex = hexNamed(situation, frame.at);
  const unit = findUnit(situation, action.piece);
  const staying = guardsAt(outlook, hex) - frame.units.length;
  if (unit === undefined) return -FIRST;
  if (action.type === 'leave') return staying < guardsToStay(outlook, hex) ? FIRST - unit.morale : -FIRST;
  const isWanted = !frame.hasMoved && frame.units.length > 0 && frame.units.length < FULL;
  return isWanted && staying > guardsToStay(outlook, hex) ? FIRST : -FIRST;
}

/** Returns whether a single unit must stay where it is. */
const isOnGuard = (outlook: Outlook, { units, leaders }: Force, hex: HexCode): boolean =>
  leaders.length === 0 && units.length === 1 && (isOutpost(outlook, hex) || isInArmy(outlook, hex));

/** Returns whether the units in a hex have a leader: no unit leaves an army on its own. */
const isInArmy = ({ situation, me }: Outlook, hex: HexCode): boolean =>
  leadersAt(situation, hex, { player: me }).length > 0;

/** Returns the score of an action of a march. */
export function marchActionScore(outlook: Outlook, action: MarchAction): number {
  if (action.type === 'march') return marchScore(outlook, action);
  if (action.type === 'endMovement') return IDLE;
  const { situation } = outlook;
  const frame = situation.stack.at(-1);
  if (frame?.kind !== 'march') return IDLE;
  const force = marching(outlook, frame);
  const hex = hexNamed(situation, frame.at);
  switch (action.type) {
    case 'take':
    case 'leave':
      return companyScore(outlook, frame, action);
    case 'step':
      return valueAt(outlook, force, hexNamed(situation, action.to));
    case 'settle':
      return valueAt(outlook, force, hexNamed(situation, action.hex));
    case 'enterArea':
      return valueOfArea(outlook, force, action.area) - BY_AREA;
    case 'attackHere':
      return attackHereScore(outlook, force, hex) + 1;
    case 'halt':
      return isOnGuard(outlook, force, hex) ? FIRST : valueAt(outlook, force, hex);
  }
}
