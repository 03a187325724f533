/**
 * Scores set-up and movement on the Tactical Display: heavy infantry in front, cavalry on the wings, archers in the
 * first line, light troops behind, from where they go round the flanks; strong units forward, a king out of danger.
 */
import {
  boxes,
  type Action,
  type BattleFrame,
  type BoxId,
  type Fighter,
  type KindFact,
  type LeaderId,
  type Line,
  type Post,
  type SideId,
  type UnitId,
  type UnitType,
} from '../../index.js';
import { topOf } from './kin.js';
import {
  attackScore,
  duelScore,
  fightersAt,
  isAt,
  isFearless,
  isMissile,
  leaderWith,
  sideOf,
  worthOf,
} from './duels.js';
import { stepsOf, unitWorth, type Outlook } from './outlook.js';

/** How much units of each type are wanted in the set-up: in the centre, on the wings, behind. */
const WANTED: Readonly<Record<UnitType, readonly [centre: number, wing: number, reserve: number]>> = {
  heavyInfantry: [6, 5, 0],
  infantry: [5, 4, 2],
  lightInfantry: [1, 2, 5],
  archer: [5, 4, 0],
  heavyCavalry: [3, 6, 2],
  lightCavalry: [1, 4, 4],
  horseArcher: [3, 5, 4],
  elephant: [6, 5, 0],
  chariot: [5, 5, 0],
};

/** The number of nimble units that are kept back to go round the flanks. */
const QUICK = 4;

const kindOf = ({ query, view }: Outlook, unit: UnitId): KindFact => query.kindOf(view, unit);

const isQuick = (type: UnitType): boolean =>
  type === 'lightInfantry' || type === 'lightCavalry' || type === 'horseArcher' || type === 'heavyCavalry';

/** Returns the army in which a side fights. */
const armyOf = ({ armies }: BattleFrame, me: SideId): SideId =>
  armies.find(({ side, contingents = [] }) => side === me || contingents.some((each) => each.side === me))?.side ?? me;

const fighterOf = ({ fighters }: BattleFrame, unit: UnitId): Fighter | undefined =>
  fighters.find((fighter) => fighter.unit === unit || fighter.with === unit);

/** Returns whether the battle or the game is lost with a leader, who therefore stays out of the first line. */
const isPrecious = (outlook: Outlook, leader: LeaderId | undefined): boolean => {
  const fact = leader === undefined ? undefined : outlook.leader(leader);
  return fact?.king !== undefined;
};

// ------------------------------------------------------------------------------------------------ R 10.3

function wanted(type: UnitType, box: BoxId): number {
  const [centre, wing, reserve] = WANTED[type];
  return box === 'centre' ? centre : box === 'reserve' ? reserve : wing;
}

/** Returns the score of placing a unit in a box. */
function placeScore(
  outlook: Outlook,
  battle: BattleFrame,
  { unit, box, line }: Extract<Action, { readonly type: 'arrayUnit' }>,
): number {
  const { type, missile } = kindOf(outlook, unit);
  const post: Post = { army: armyOf(battle, outlook.me), box };
  const there = fightersAt(battle, post, line);
  const alike = there.filter((fighter) => isMissile(outlook, fighter) === (missile === true)).length;
  const crowd = box === 'reserve' && there.length >= QUICK ? 3 : 0;
  const behind = line === 2 ? (missile === true ? 2 : 3) : 0;
  const mates = missile === true ? alike * 2 : there.length * 0.6;
  return wanted(type, box) - behind - mates - crowd + unitWorth(outlook, unit) / 20;
}

/** The number of units that keep a commander from being left alone (R 10.16). */
const COMPANY = 3;

/** Returns whether the battle is lost with a leader (R 10.19). */
const commands = ({ armies }: BattleFrame, leader: LeaderId | undefined): boolean =>
  leader !== undefined && armies.some(({ commanders }) => commanders.includes(leader));

/** Returns the danger of a commander in a box: a commander whose unit falls is captured if no other units are there. */
function loneliness(outlook: Outlook, battle: BattleFrame, post: Post, leader: LeaderId | undefined): number {
  return commands(battle, leader) ? Math.max(0, COMPANY - holds(outlook, battle, post)) : 0;
}

/** Returns how many units must stay in a box: one in the Reserve, and enough with a commander. */
function neededIn(outlook: Outlook, battle: BattleFrame, post: Post): number {
  if (commanderAt(outlook, battle, post) !== undefined) return COMPANY - 1;
  return post.box === 'reserve' ? 1 : 0;
}

/** Returns the score of a leader with a unit: the strongest unit in front; a precious leader behind. */
function leadScore(outlook: Outlook, battle: BattleFrame, leader: LeaderId, unit: UnitId): number {
  const fighter = fighterOf(battle, unit);
  if (fighter === undefined) return -1;
  const front = fighter.line === 1 && fighter.box !== 'reserve';
  const place = isPrecious(outlook, leader) === front ? -20 : 0;
  const ability = outlook.query.abilityOf(outlook.view, leader);
  const steps = stepsOf(outlook, unit) + (fighter.with === null ? 0 : 1);
  const frail = commands(battle, leader) && steps < 2 ? 6 : 0;
  return (
    worthOf(outlook, fighter) +
    place -
    frail -
    3 * loneliness(outlook, battle, fighter, leader) +
    (isFearless(outlook, leader) ? ability : 0) / 10
  );
}

// ------------------------------------------------------------------------------------------------ R 10.6-10.9

/** Returns the worth of breaking into a box. */
function breachValue({ box }: Post): number {
  const { outflank, battleLine } = boxes[box];
  return box === 'reserve' ? 9 : battleLine === true ? 7 : outflank === true ? 4 : 0;
}

function holds(outlook: Outlook, battle: BattleFrame, post: Post): number {
  return fightersAt(battle, post).filter((fighter) => sideOf(outlook, fighter) === outlook.me).length;
}

/** Returns the commander of the side in a box. */
const commanderAt = (outlook: Outlook, battle: BattleFrame, { army, box }: Post): LeaderId | undefined =>
  battle.leaders.find(
    (posted) =>
      posted.army === army &&
      posted.box === box &&
      commands(battle, posted.leader) &&
      outlook.view.leaders[posted.leader]?.side === outlook.me,
  )?.leader;

/** Returns the score of an advance: round a flank, into the enemy's line, or to close an own gap. */
function advanceScore(
  outlook: Outlook,
  battle: BattleFrame,
  { unit, to }: Extract<Action, { readonly type: 'advanceUnit' }>,
): number {
  const fighter = fighterOf(battle, unit);
  if (fighter === undefined) return -1;
  const army = armyOf(battle, outlook.me);
  const { type } = kindOf(outlook, unit);
  const left = holds(outlook, battle, { army, box: fighter.box });
  if (fighter.army === army && left <= neededIn(outlook, battle, fighter)) return -1;
  if (isPrecious(outlook, leaderWith(battle, fighter))) return -1;
  if (to.army !== army) {
    if (loneliness(outlook, battle, to, leaderWith(battle, fighter)) > 1) return -1;
    const line = boxes[fighter.box].battleLine === true && fighter.army === army;
    return breachValue(to) + (line && left <= 2 ? -4 : 0) + unitWorth(outlook, unit) / 20;
  }
  if (boxes[to.box].battleLine === true) return fighter.box === 'reserve' ? 6 : 2;
  if (boxes[to.box].outflank !== true) return -1;
  return isQuick(type) && (fighter.box === 'reserve' || left > 3) ? 3 : -1;
}

/** Returns the score of a tactical movement: fresh units to where the line is thin; a king out of it. */
function shiftScore(
  outlook: Outlook,
  battle: BattleFrame,
  { unit, to, line }: Extract<Action, { readonly type: 'shiftUnit' }>,
): number {
  const fighter = fighterOf(battle, unit);
  if (fighter === undefined) return -1;
  const army = armyOf(battle, outlook.me);
  if (isPrecious(outlook, leaderWith(battle, fighter)))
    return to.box === 'reserve' && to.army === army && fighter.box !== 'reserve' ? 6 : -1;
  if (to.army !== army) return to.box === 'reserve' ? 5 : 2;
  if (fighter.army !== army || fighter.box !== 'reserve') return -1;
  if (holds(outlook, battle, fighter) <= neededIn(outlook, battle, fighter)) return -1;
  if (boxes[to.box].outflank === true) return isQuick(kindOf(outlook, unit).type) ? 1.5 : -1;
  const thin = 4 - fightersAt(battle, to, 1).length;
  const lonely = loneliness(outlook, battle, to, commanderAt(outlook, battle, to));
  if (lonely > 0) return 4 + 2 * lonely + unitWorth(outlook, unit) / 20 - line;
  return line === 1 && thin > 0 ? 1 + thin + unitWorth(outlook, unit) / 20 : -1;
}

/** Returns how much a unit belongs in the first line: whole and strong units do, reduced and precious ones do not. */
const frontness = (outlook: Outlook, battle: BattleFrame, fighter: Fighter): number =>
  worthOf(outlook, fighter) / 4 +
  (isMissile(outlook, fighter) ? 2 : 0) -
  (isPrecious(outlook, leaderWith(battle, fighter)) ? 20 : 0);

function lineScore(outlook: Outlook, battle: BattleFrame, unit: UnitId): number {
  const fighter = fighterOf(battle, unit);
  if (fighter === undefined) return -1;
  const value = frontness(outlook, battle, fighter);
  const fronted = fightersAt(battle, fighter, 1).length;
  if (fighter.line === 2) return value > 0 ? 2 + value / 10 : -1;
  return value < 0 && fronted > 1 ? 7 : -1;
}

/** Returns the score of stepping into an empty first line. */
function forwardScore(outlook: Outlook, battle: BattleFrame, unit: UnitId): number {
  const fighter = fighterOf(battle, unit);
  return fighter === undefined ? -1 : frontness(outlook, battle, fighter) / 3;
}

function exchangeScore(outlook: Outlook, battle: BattleFrame, unit: UnitId, other: UnitId): number {
  const [behind, front] = [fighterOf(battle, unit), fighterOf(battle, other)];
  if (behind === undefined || front === undefined) return -1;
  return (frontness(outlook, battle, behind) - frontness(outlook, battle, front)) / 2 - 0.5;
}

/** Returns the score of forming a pair: pairs are harder to beat, but the line must not get short of units. */
function pairScore(battle: BattleFrame, other: UnitId): number {
  const fighter = fighterOf(battle, other);
  if (fighter === undefined) return -1;
  return fighter.line === 1 && boxes[fighter.box].battleLine === true ? 3 : -1;
}

/** Returns the score of moving a leader: to stronger units in front, or from no unit to one. */
function rejoinScore(outlook: Outlook, battle: BattleFrame, leader: LeaderId, unit: UnitId): number {
  const posted = battle.leaders.find((each) => each.leader === leader);
  const now = posted?.unit ?? null;
  const next = leadScore(outlook, battle, leader, unit);
  if (now === null) return 2 + next / 100;
  return next > leadScore(outlook, battle, leader, now) + 3 ? 1 + next / 100 : -1;
}

// ------------------------------------------------------------------------------------------------ all of it

/**
 * Returns whether a battle is being set up. In the set-up leaders are placed with regard to all units; later they only
 * move to better units.
 */
const isArraying = ({ view }: Outlook): boolean => topOf(view, 'array') !== undefined;

function engageScore(outlook: Outlook, battle: BattleFrame, attacker: UnitId, defender: UnitId): number {
  const [mine, theirs] = [fighterOf(battle, attacker), fighterOf(battle, defender)];
  return mine === undefined || theirs === undefined ? 0 : duelScore(outlook, battle, mine, theirs);
}

const lineOf = (battle: BattleFrame, unit: UnitId): Line => fighterOf(battle, unit)?.line ?? 1;

/** Returns the score of a decision on the display; `undefined`: the action is none. */
export function battleScore(outlook: Outlook, action: Action): number | undefined {
  const battle = outlook.query.battleOf(outlook.view);
  if (battle === undefined) return undefined;
  switch (action.type) {
    case 'arrayUnit':
      return placeScore(outlook, battle, action);
    case 'arrayPair':
      return lineOf(battle, action.with) === 1 ? 3.5 : -1;
    case 'joinLeader':
      return isArraying(outlook)
        ? leadScore(outlook, battle, action.leader, action.unit)
        : rejoinScore(outlook, battle, action.leader, action.unit);
    case 'advanceUnit':
      return advanceScore(outlook, battle, action);
    case 'shiftUnit':
      return shiftScore(outlook, battle, action);
    case 'changeLine':
      return isArraying(outlook) && lineOf(battle, action.unit) === 2 ? -1 : lineScore(outlook, battle, action.unit);
    case 'changePlaces':
      return exchangeScore(outlook, battle, action.unit, action.with);
    case 'pairUnits':
      return pairScore(battle, action.with);
    case 'partUnits':
      return -1;
    case 'stepForward':
      return forwardScore(outlook, battle, action.unit);
    case 'ranksClosed':
    case 'holdPositions':
    case 'endAttacks':
    case 'breakOff':
      return 0;
    case 'attackBox':
      return attackScore(outlook, battle, action.from, action.into);
    case 'engage':
      return engageScore(outlook, battle, action.attacker, action.defender);
    case 'rallyTo':
      return isAt(action.to, { army: armyOf(battle, outlook.me), box: 'reserve' }) ? 1 : 0.5;
    case 'giveUpUnit':
      return -unitWorth(outlook, action.unit);
    default:
      return undefined;
  }
}
