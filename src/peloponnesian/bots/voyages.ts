/**
 * R 16.4: voyages. An expedition puts to sea if a coast is worth more than the goals on land, and every leg must bring
 * it closer.
 */
import type { AttackHere, Leave, Take } from '../action/march.js';
import type { Sail, VoyageAction } from '../action/voyage.js';
import type { InterceptionFrame, VoyageFrame } from '../frame/voyage.js';
import { fleetsToLead } from '../query/interception.js';
import { companionsAt } from '../query/movement.js';
import { findLeader, findUnit, leadersIn, unitsIn, unitsNamed } from '../query/pieces.js';
import { hexNamed, unitsAt } from '../query/presence.js';
import { canCarry, placeOfVoyage, unitsUnder } from '../query/sailing.js';
import { commanderOf, launchSeas, seaNumber, stackOfFleet } from '../query/voyages.js';
import { seaAt, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { UnitId } from '../vocabulary.js';
import { guardsAt, guardsNeeded, isTiedBySiege } from './guards.js';
import { chanceAt, chanceOf, strengthAtSea } from './odds.js';
import { fleetsOf, troopsOf, type Force, type Outlook } from './outlook.js';
import { valueAt } from './pull.js';
import { valueOfCoast, valueOfSea } from './seaways.js';

/** The least chance at which fleets fight at sea. */
const SURE = 0.6;
/** The value of a victory over enemy fleets. */
const PRIZE = 40;
/** Pieces come aboard before anything else. */
const FIRST = 1000;
/** Where a voyage brings no gain, fleets prefer the shore to the sea. */
const ASHORE = 1;
const AT_SEA = 2;

/** Returns the troops that can be spared in a hex, as many as the fleets carry. */
function passengers(
  outlook: Outlook,
  hex: PlaceCode,
  leader: LeaderInfo,
  fleets: readonly UnitInfo[],
): readonly UnitInfo[] {
  const { situation, me } = outlook;
  const spare = Math.max(0, guardsAt(outlook, hex) - guardsNeeded(outlook, hex));
  const troops = companionsAt(situation, hex, me, situation.isLeaderInside(leader.code)).filter(({ isLand }) => isLand);
  const best = [...troops].sort((a, b) => b.morale - a.morale).slice(0, spare);
  return best.reduce<readonly UnitInfo[]>(
    (aboard, unit) => (canCarry(situation, fleets, [...aboard, unit]) ? [...aboard, unit] : aboard),
    [],
  );
}

/** Returns the force that would put to sea under a leader, with all fleets, or a single fleet. */
function sailing(outlook: Outlook, { piece }: Sail): Force & { readonly place: PlaceCode } {
  const { situation, me } = outlook;
  const leader = findLeader(situation, piece);
  const fleet = findUnit(situation, piece);
  if (leader === undefined)
    return { units: fleet === undefined ? [] : [fleet], leaders: [], place: situation.placeOfUnit(fleet?.code ?? 0) };
  const place = situation.placeOfLeader(leader.code);
  const isAtSea = seaAt(situation.places, place) !== undefined;
  const fleets = isAtSea
    ? unitsUnder(situation, leader, false)
    : unitsAt(situation, place, { player: me, land: false });
  const troops = isAtSea ? unitsUnder(situation, leader, true) : passengers(outlook, place, leader, fleets);
  return { units: [...fleets, ...troops], leaders: [leader], place };
}

/** Returns the value of the present place of a force, on land or at sea. */
function valueOfPlace(outlook: Outlook, force: Force, place: PlaceCode): number {
  const sea = seaAt(outlook.situation.places, place);
  if (sea !== undefined) return valueOfSea(outlook, force, sea);
  const troops = troopsOf(force);
  const ofCoast = valueOfCoast(outlook, force, place);
  return troops.length === 0
    ? ofCoast
    : Math.max(ofCoast, valueAt(outlook, { units: troops, leaders: force.leaders }, place));
}

/** Returns the score of putting to sea. */
function sailScore(outlook: Outlook, action: Sail): number {
  const { situation } = outlook;
  const force = sailing(outlook, action);
  if (action.company === 'alone' && force.leaders.length > 0) return -1;
  const fleets = fleetsOf(force);
  if (fleets.length === 0) return -1;
  const isAtSea = seaAt(situation.places, force.place) !== undefined;
  if (isAtSea) return 1;
  if (isTiedBySiege(outlook, force, force.place)) return -1;
  const seas = launchSeas(situation, force.place, fleets);
  const best = Math.max(...seas.map((sea) => valueOfSea(outlook, force, sea)), -Infinity);
  const gain = best - 1 - valueOfPlace(outlook, force, force.place);
  return gain > 0 ? gain : -1;
}

const forceOf = ({ situation }: Outlook, { leaders, fleets, cargo }: VoyageFrame): Force => ({
  leaders: leadersIn(situation, leaders),
  units: unitsIn(situation, [...fleets, ...cargo]),
});

/** Returns the value of the end of the plan so far. */
function valueOfPlan(outlook: Outlook, force: Force, frame: VoyageFrame): number {
  const { situation } = outlook;
  const last = frame.legs.at(-1);
  if (last === undefined) return valueOfPlace(outlook, force, placeOfVoyage(situation, frame));
  if (last.to === 'sea') return valueOfSea(outlook, force, seaNumber(situation.ground, last.sea));
  return last.to === 'coast' ? valueOfCoast(outlook, force, hexNamed(situation, last.hex)) : FIRST;
}

/** Returns whether the present plan ends at sea. */
function endsAtSea({ situation }: Outlook, frame: VoyageFrame): boolean {
  const last = frame.legs.at(-1);
  return last === undefined
    ? seaAt(situation.places, placeOfVoyage(situation, frame)) !== undefined
    : last.to === 'sea';
}

/**
 * Returns the score of taking a piece aboard or leaving it: fleets come, and troops that can be spared. No piece is put
 * ashore.
 */
function boardScore(outlook: Outlook, frame: VoyageFrame, { type, piece }: Take | Leave): number {
  const { situation } = outlook;
  const unit = findUnit(situation, piece);
  if (type === 'leave' || unit === undefined || frame.stage !== 'plan') return -FIRST;
  if (!unit.isLand) return FIRST + 1;
  const place = placeOfVoyage(situation, frame);
  const staying = guardsAt(outlook, place) - frame.cargo.length;
  return staying > guardsNeeded(outlook, place) ? FIRST + unit.morale / 10 : -FIRST;
}

/** Returns the probability that fleets beat an enemy stack at sea. */
function chanceAtSea({ situation }: Outlook, force: Force, targets: readonly UnitId[]): number {
  const units = unitsNamed(situation, targets);
  const leaders = units.flatMap((unit) => commanderOf(situation, unit) ?? []);
  return chanceOf(strengthAtSea(force), strengthAtSea({ units, leaders }), 'open');
}

/** Returns the score of attacking a stack of enemy fleets. */
function huntScore(outlook: Outlook, force: Force, target: UnitId): number {
  const { situation } = outlook;
  const fleet = findUnit(situation, target);
  const stack = fleet === undefined ? [] : stackOfFleet(situation, fleet);
  const chance = chanceAtSea(
    outlook,
    force,
    stack.map(({ id }) => id),
  );
  return chance >= SURE ? PRIZE * chance : -FIRST;
}

/** Returns the score of an attack from the sea, with the fleets or by the troops alone. */
function stormScore(outlook: Outlook, frame: VoyageFrame, withFleets: boolean): number {
  const { situation } = outlook;
  const leg = frame.legs[frame.sailed];
  if (leg?.to !== 'coast') return 0;
  const all = forceOf(outlook, frame);
  const force = withFleets ? all : { units: troopsOf(all), leaders: all.leaders };
  return chanceAt(outlook, force, hexNamed(situation, leg.hex), true);
}

/** Returns the score of an action of a voyage, or of beginning one. */
export function voyageScore(outlook: Outlook, action: VoyageAction | Take | Leave | AttackHere): number {
  if (action.type === 'sail') return sailScore(outlook, action);
  const { situation } = outlook;
  const frame = situation.stack.at(-1);
  if (frame?.kind !== 'voyage') return 0;
  const force = forceOf(outlook, frame);
  switch (action.type) {
    case 'take':
    case 'leave':
      return boardScore(outlook, frame, action);
    case 'sailTo':
      return valueOfSea(outlook, force, seaNumber(situation.ground, action.sea));
    case 'landAt': {
      const value = valueOfCoast(outlook, force, hexNamed(situation, action.hex));
      return value > 0 && endsAtSea(outlook, frame)
        ? Math.max(value, valueOfPlan(outlook, force, frame) - ASHORE)
        : value;
    }
    case 'attackFleets':
      return huntScore(outlook, force, action.target);
    case 'setSail':
      return valueOfPlan(outlook, force, frame) - (endsAtSea(outlook, frame) ? AT_SEA : 0);
    case 'storm':
      return stormScore(outlook, frame, action.fleets);
    case 'launch':
      return 1;
    case 'attackHere':
    case 'crossIsthmus':
    case 'enterSicily':
      return -FIRST;
    default:
      return 0;
  }
}

/** Returns the score of intercepting fleets that enter a sea area (R 16.4.5). */
export function interceptionScore(
  outlook: Outlook,
  frame: InterceptionFrame,
  action: Exclude<VoyageAction, Sail> | Take | Leave,
): number {
  const { situation, me } = outlook;
  const odds = (force: Force): number => chanceAtSea(outlook, force, frame.targets) - SURE;
  if (action.type === 'engage')
    return odds({
      units: unitsIn(situation, frame.fleets),
      leaders: leadersIn(situation, frame.leader === null ? [] : [frame.leader]),
    });
  if (action.type !== 'intercept') return action.type === 'decline' ? 0 : -1;
  const leader = findLeader(situation, action.piece);
  const single = findUnit(situation, action.piece);
  const fleets =
    leader === undefined ? [] : fleetsToLead(situation, leader, seaNumber(situation.ground, frame.sea), me);
  return odds(
    leader === undefined
      ? { units: single === undefined ? [] : [single], leaders: [] }
      : { units: fleets, leaders: [leader] },
  );
}
