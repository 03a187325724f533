/** R 10.1, 10.2: a battle on the Tactical Display, round by round. */
import type { Draft } from 'immer';
import { LAST_ROUND } from '../data/display.js';
import { battleIn, removeAbsent, partPair } from '../deeds/display.js';
import { DRIVEN_OUT, pushRetreat } from '../deeds/retreat.js';
import type { Army, BattleFrame } from '../frame/index.js';
import { armyOf, enemyOf, leadersPosted, sideOfLeader, sideOfUnit, sidesOf, turnsOf } from '../query/10-4-display.js';
import { lineForParted } from '../query/10-6-moves.js';
import { postOf, displayBoxesOf } from '../query/10-4-boxes.js';
import type { Force } from '../query/06-2-forces.js';
import { orderOfPlay } from '../query/04-1-turn.js';
import { leaderNamed, provinceCode, unitNamed } from '../table/by-id.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isCavalry, isHeavy, isNimble } from '../units.js';
import type { ProvinceId, SideId } from '../vocabulary.js';
import { openArray } from './10-3-array.js';
import { openAssault } from './10-10-assault.js';
import { closeGaps } from './10-6-lines.js';
import { commandersOf, endBattle } from './10-19-ending.js';
import { openPursuit } from './10-20-pursuit.js';
import { openRally } from './10-18-rally.js';

/** R 10: the answers of the base. */
export const displayLaw: Pick<
  Law<Situation>,
  | 'arrayOrder'
  | 'beginsRounds'
  | 'mayStandIn'
  | 'mayPair'
  | 'mayHavePaired'
  | 'pairedBy'
  | 'suffersFirst'
  | 'mayAttack'
  | 'charges'
  | 'engineBy'
  | 'strikeModifier'
  | 'shotModifier'
  | 'pursuesAs'
  | 'ridesDown'
> = {
  /** R 10.3: a side that does not set up freely, here the Persian, sets up before one that does. */
  arrayOrder({ components }, [one, other]) {
    const isFree = (side: SideId): boolean =>
      components.sides.some(({ id, setsUpFreely }) => id === side && setsUpFreely);
    return isFree(one) && !isFree(other) ? [other, one] : [one, other];
  },
  /** R 10.2: the side with the earlier part of the turn begins. */
  beginsRounds: (situation, sides) => orderOfPlay(situation).find((side) => sides.includes(side)) ?? sides[0],
  /** R 10.5: only cavalry and light infantry enter the Outflank boxes. */
  mayStandIn: (situation, units, { box }) =>
    (box !== 'leftOutflank' && box !== 'rightOutflank') || units.every((unit) => isNimble(kindOf(situation, unit))),
  /**
   * R 10.7: two units of one kind that belong to their original side (ruling C10.5), with a leader in the box.
   */
  mayPair(situation, unit, other, isLed) {
    const kind = kindOf(situation, unit);
    return (
      isLed && kind.pairs === true && kind === kindOf(situation, other) && situation.sideOfUnit(unit) === kind.side
    );
  },
  /** Ruling C10.6: a pair remains until it can part. */
  mayHavePaired: (situation, unit, other, post) => situation.law.mayPair(situation, unit, other, true, post),
  /** R 10.7 */
  pairedBy: () => 'R 10.7',
  /** R 10.7: the units of a pair are equal, so the order makes no difference. */
  suffersFirst: (_, coming) => coming,
  /** R 10.10: cavalry does not attack elephants. */
  mayAttack: (situation, attacker, defender) =>
    !(isCavalry(kindOf(situation, attacker)) && kindOf(situation, defender).type === 'elephant'),
  /** R 10.10, 10.11: no unit charges, and there is no modifier for strikes. */
  charges: () => null,
  /** Never cited here: the base has no artillery, which variants move by R 10.8. */
  engineBy: () => 'R 10.8',
  strikeModifier: () => 0,
  /** R 10.13: heavy units are harder to hit. */
  shotModifier: (situation, _, target) => (isHeavy(kindOf(situation, target)) ? 1 : 0),
  /** R 10.20: cavalry and light infantry pursue. Cavalry that is not heavy is light (R 2.7). */
  pursuesAs(situation, unit) {
    const kind = kindOf(situation, unit);
    if (!isNimble(kind)) return undefined;
    if (!isCavalry(kind)) return 'lightInfantry';
    return isHeavy(kind) ? 'heavyCavalry' : 'lightCavalry';
  },
  /** R 10.20: light infantry does not catch cavalry. */
  ridesDown: (situation, pursuer, unit) => pursuer !== 'lightInfantry' || !isCavalry(kindOf(situation, unit)),
};

function kindOf({ roster }: Situation, unit: number) {
  const info = roster.units[unit];
  if (info === undefined) throw new RangeError(`no unit has the code ${unit}`);
  return info.kind;
}

/** A force that comes to a battle, and its sides if it has several. */
export type Joining = Force & Pick<Army, 'contingents'>;

/** Returns the frame of a battle of two forces, before they set up (R 10.1, 10.2). */
export function battleBetween(
  situation: Situation,
  province: ProvinceId,
  forces: readonly [Joining, Joining],
): BattleFrame {
  const { law } = situation;
  const [one, other] = law.arrayOrder(situation, [forces[0].side, forces[1].side]);
  const armyOfSide = (side: SideId): Army => {
    const force = forces[0].side === side ? forces[0] : forces[1];
    const { contingents } = force;
    const units = force.units.map(({ id }) => id);
    const leaders = force.leaders.map(({ id }) => id);
    const commanders = commandersOf(situation, force.leaders);
    return contingents === undefined
      ? { side, units, leaders, commanders }
      : { side, contingents, units, leaders, commanders };
  };
  return {
    kind: 'battle',
    province,
    armies: [armyOfSide(one), armyOfSide(other)],
    first: law.beginsRounds(situation, [one, other]),
    round: 0,
    step: 0,
    fighters: [],
    leaders: [],
    vacant: [],
    engaged: [],
    led: [],
    idle: [],
    fired: [],
    ended: null,
    winner: null,
  };
}

/** Begins a battle of two forces (R 10.1). The frame that calls this reads the `winner` of the `battle` frame. */
export function pushBattle(run: GameRun, province: ProvinceId, forces: readonly [Joining, Joining]): void {
  const frame = battleBetween(run.state, province, forces);
  const [one, other] = frame.armies;
  run.push(frame);
  run.emit({ type: 'battleBegan', rule: 'R 10.1', province, sides: [one.side, other.side] });
}

/** R 10.2: the parts of a side's turn in a round. Each function returns whether there is anything to do. */
const PARTS: readonly ((run: GameRun, side: SideId) => boolean)[] = [openRally, openManoeuvre, openAssault];

/**
 * Begins the movement of a side (R 10.6). Before it, both sides close gaps in their first lines, and pairs of the side
 * without a leader part (R 10.7).
 */
function openManoeuvre(run: GameRun, side: SideId): boolean {
  partLeaderless(run, side);
  run.push({ kind: 'manoeuvre', side, handled: [], ledAnew: [], shift: null, advances: [], done: false });
  closeGaps(run);
  return true;
}

/** R 10.7: parts the pairs of a side without a leader in their box, if there is room (ruling C10.6). */
function partLeaderless(run: GameRun, side: SideId): void {
  const { state } = run;
  const battle = battleIn(run);
  for (const fighter of battle.fighters) {
    const { unit, with: other, box } = fighter;
    if (other === null || box === 'routed' || sideOfUnit(state, unit) !== side) continue;
    const isLed = leadersPosted(state, battle, fighter, side).length > 0;
    if (state.law.mayPair(state, unitNamed(state, other).code, unitNamed(state, unit).code, isLed, fighter)) continue;
    const line = lineForParted(battle, fighter, side);
    if (line !== undefined) partPair(run, unit, line);
  }
}

/** Begins a round (R 10.2). Units may advance into the boxes that are empty now (R 10.9). */
function beginRound(run: GameRun, frame: Draft<BattleFrame>): void {
  frame.round++;
  frame.step = 0;
  frame.led = [];
  frame.vacant = [];
  for (const displayBox of displayBoxesOf(run.state, frame))
    if (displayBox.holder === null) frame.vacant.push(postOf(displayBox));
  run.emit({ type: 'roundBegan', rule: 'R 10.2', round: frame.round });
}

/** Lets the next side set up; after the last one the first round begins (R 10.3). `step` counts the sides. */
function setUp(run: GameRun, frame: Draft<BattleFrame>): void {
  const [one, other] = frame.armies;
  const side = [...sidesOf(one), ...sidesOf(other)][frame.step];
  if (side === undefined) return beginRound(run, frame);
  frame.step++;
  const { units, leaders } = armyOf(frame, side);
  openArray(run, {
    side,
    units: units.filter((id) => sideOfUnit(run.state, id) === side),
    leaders: leaders.filter((id) => sideOfLeader(run.state, id) === side),
  });
}

/** R 10.2: goes on with the phases of a round: those of one side, then those of the next. `step` counts them. */
function goOn(run: GameRun, frame: Draft<BattleFrame>): void {
  const phases = turnsOf(frame).flatMap((side) => PARTS.map((begin) => ({ side, begin })));
  for (const { side, begin } of phases.slice(frame.step)) {
    frame.step++;
    if (begin(run, side)) return;
  }
  if (frame.round >= LAST_ROUND) endBattle(run, 'nightfall', null);
  else beginRound(run, frame);
}

/**
 * Lets the victors pursue and then the losers retreat, if somebody has won (R 10.20). `step` counts the sides;
 * `endBattle` has reset it.
 */
function conclude(run: GameRun, frame: Draft<BattleFrame>): void {
  const { winner, step } = frame;
  if (winner === null) return run.finish();
  const loser = enemyOf(frame, winner);
  const victors = sidesOf(armyOf(frame, winner));
  const pursuer = victors[step];
  const beaten = sidesOf(armyOf(frame, loser))[step - victors.length];
  frame.step++;
  if (pursuer !== undefined) openPursuit(run, pursuer, loser);
  else if (beaten !== undefined) retreatAll(run, frame, beaten);
  else run.finish();
}

/** Lets all remaining pieces of a side of the beaten army retreat (R 10.20, ruling C10.25). */
function retreatAll(run: GameRun, frame: BattleFrame, side: SideId): void {
  const { state } = run;
  const { province } = frame;
  const at = provinceCode(state, province);
  const army = armyOf(frame, side);
  const units = army.units.filter(
    (id) => sideOfUnit(state, id) === side && state.placeOfUnit(unitNamed(state, id).code) === at,
  );
  const leaders = army.leaders.filter(
    (id) => sideOfLeader(state, id) === side && state.placeOfLeader(leaderNamed(state, id).code) === at,
  );
  if (units.length + leaders.length === 0) return;
  pushRetreat(run, { side, units, leaders, from: province, order: DRIVEN_OUT, discretionary: false, rule: 'R 10.20' });
}

export const battle: RulesOf<'battle'> = {
  rule: 'R 10',
  advance(run, frame) {
    if (frame.ended !== null) conclude(run, frame);
    else if (frame.round === 0) setUp(run, frame);
    else goOn(run, frame);
  },
  resume(run, _, child) {
    if (child.kind === 'retreat') removeAbsent(run);
  },
};
