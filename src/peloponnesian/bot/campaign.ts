/** R 16.1-16.3: marches: a stack sets out if a goal draws it on, and takes no step that does not lead nearer. */
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

/** Nothing is gained by what scores less than this. */
const IDLE = 0;
/** Before anybody steps, the company is chosen. */
const FIRST = 1000;
/** A march by areas is as good as one by hexes, and longer. */
const BY_AREA = 0.5;

/** The best hex next to one, for a force. */
function bestBeside(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation } = outlook;
  const beside = situation.ground.grid.neighbours(hex).filter((next) => stepCost(situation, hex, next) !== null);
  return Math.max(...beside.map((next) => valueAt(outlook, force, next)), -Infinity);
}

/** Whether the enemies in the hex of a force are worth an attack now: not those who are being starved (R 10.3). */
function attackHereScore(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation, camp } = outlook;
  if (keepsPeace(outlook) || !hasEnemiesHere(situation, hex, camp)) return -Infinity;
  const chance = chanceAt(outlook, force, hex);
  const isOwn = strongholdIn(situation, hex)?.friend === camp;
  if (isOwnCapital(situation, hex, camp)) return chance < DESPERATE ? -Infinity : DELIVERANCE * chance;
  if (chance < BOLD || (!isOwn && siegeMorale(situation, hex) !== undefined)) return -Infinity;
  return worthOfAttack(stakeAt(outlook, hex), chance);
}

/** Returns how much better a force would be placed on its way than where it is; 0 or less: nothing draws it on. */
export const drawnOn = (outlook: Outlook, force: Force, hex: HexCode): number =>
  Math.max(bestBeside(outlook, force, hex), attackHereScore(outlook, force, hex) + 1) - valueAt(outlook, force, hex);

/** As far as guards go out against rebels in their own region, in hexes: they are back before the season is over. */
const SORTIE = 2;
const LAST_SORTIE = 2;

/** Whether the guards of a hex can go out against a city of their region that is not theirs. */
function isSortie({ situation, camp }: Outlook, hex: HexCode): boolean {
  const region = regionOfHex(situation, hex);
  if (region === null || !holdsRegion(situation, camp, region) || situation.campaignTurn > LAST_SORTIE) return false;
  return standingCities(situation, region).some((city) => {
    const at = hexNamed(situation, city.hex);
    return friendOfCity(situation, city) !== camp && situation.ground.grid.distance(hex, at) <= SORTIE;
  });
}

/** The guards that stay in a hex when others leave it. */
const guardsToStay = (outlook: Outlook, hex: HexCode): number =>
  isSortie(outlook, hex) ? 0 : guardsNeeded(outlook, hex);

/** The force that would set out: a leader takes along all but the guards. */
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

/** How much it helps that a piece sets out. */
function marchScore(
  outlook: Outlook,
  { piece, company }: { readonly piece: PieceId; readonly company: 'all' | 'alone' },
): number {
  const { situation, me } = outlook;
  const force = departing(outlook, piece, company);
  if (force === undefined || (company === 'all' && force.units.length === 0)) return -1;
  const { hex, leaders, units } = force;
  // A leader leaves units alone only to another leader.
  const isAlone = leaders.length > 0 && units.length === 0;
  if (
    isAlone &&
    guardsAt(outlook, hex) > guardsNeeded(outlook, hex) &&
    leadersAt(situation, hex, { player: me }).length < 2
  )
    return -1;
  if (isOnGuard(outlook, force, hex) || (isTiedBySiege(outlook, force, hex) && !fearsHunger(outlook))) return -1;
  const gain = drawnOn(outlook, force, hex);
  return gain > 0 ? gain : -1;
}

/** The stack of a march. */
const marching = ({ situation }: Outlook, { leaders, units }: MarchFrame): Force => ({
  leaders: leadersIn(situation, leaders),
  units: unitsIn(situation, units),
});

/** The best hex of an area in which a force may be placed without a fight. */
function valueOfArea(outlook: Outlook, force: Force, area: string): number {
  const { situation, camp } = outlook;
  const hexes = hexesByArea(situation.ground)[areaNumbered(situation.ground.map, area)] ?? [];
  const free = hexes.filter((hex) => !isEnemyHex(situation, hex, camp));
  return Math.max(...free.map((hex) => valueAt(outlook, force, hex)), -Infinity);
}

/** Guards stay behind; else everybody comes along, as long as the force is not full. */
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

/** Whether a single unit is needed where it is. */
const isOnGuard = (outlook: Outlook, { units, leaders }: Force, hex: HexCode): boolean =>
  leaders.length === 0 && units.length === 1 && (isOutpost(outlook, hex) || isInArmy(outlook, hex));

/** Whether the units in a hex are led: nobody leaves an army by itself. */
const isInArmy = ({ situation, me }: Outlook, hex: HexCode): boolean =>
  leadersAt(situation, hex, { player: me }).length > 0;

/** How good an action of a march looks. */
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
