/** R S3.0: a player that loses their last leader loses their army. */
import { remember } from '../../conquest/deeds/memory.js';
import { changeSides } from '../../conquest/deeds/units.js';
import type { BattleFrame } from '../../conquest/frame/index.js';
import { armyOf, sidesOf } from '../../conquest/query/10-4-display.js';
import { leaderCode, unitCode } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId, UnitId } from '../../conquest/vocabulary.js';
import { sendHome } from '../deeds/course.js';
import type { GameEvent, LeaderHeld } from '../event/index.js';
import type { SeaBattleFrame } from '../frame/index.js';
import { frameIn } from '../query/components.js';
import { followersOf, hasLeader } from '../query/03-disintegration.js';
import { atSea, fleetsOfSideIn, zoneNamed } from '../query/08-fleets.js';
import { remembered } from '../query/memory.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** The units of a side in a combat, and the side that they join. */
interface Fighting {
  readonly units: readonly UnitId[];
  /** The side that they join; `undefined`: none. */
  readonly victor: SideId | undefined;
}

const codesOf = (situation: Situation, units: readonly UnitId[]): readonly number[] =>
  units.map((id) => unitCode(situation, id));

/** Returns the first victor that has a player and a leader (R S3.0, rulings S3.1, S3.2, S3.5). */
const leadingVictor = (situation: Situation, victors: readonly SideId[]): SideId | undefined =>
  victors.find((side) => isPlayed(situation, side) && (side === INDEPENDENTS || hasLeader(situation, side)));

/**
 * Returns the units of a side in a battle on the display that is over. Victors are the side that pursues now, and all
 * sides of the winning army except the side itself (ruling S3.5).
 */
function forcesInBattle(situation: Situation, battle: BattleFrame, side: SideId): Fighting | undefined {
  const { armies, winner } = battle;
  const army = armies.find((each) => sidesOf(each).includes(side));
  if (army === undefined) return undefined;
  if (winner === null) return { units: army.units, victor: undefined };
  const pursuer = frameIn(situation, 'pursuit')?.side ?? winner;
  const victors = [pursuer, winner, ...sidesOf(armyOf(battle, winner))];
  return {
    units: army.units,
    victor: leadingVictor(
      situation,
      victors.filter((victor) => victor !== side),
    ),
  };
}

/** Returns the units of a side in a fight at sea. They only join a side that has ships there (ruling S3.6). */
function forcesInSeaBattle(
  situation: Situation,
  { zone, ...frame }: SeaBattleFrame,
  side: SideId,
): Fighting | undefined {
  const sides = [frame.attacker.side, frame.defender.side];
  if (!sides.includes(side)) return undefined;
  const afloat = sides.filter(
    (other) => other !== side && fleetsOfSideIn(situation, zoneNamed(situation, zone), other).length > 0,
  );
  return { units: atSea(situation, zone, side).units.map(({ id }) => id), victor: leadingVictor(situation, afloat) };
}

/** Returns the units of a side in the current combat; a battle on the display must be over. */
function forcesInCombat(situation: Situation, side: SideId): Fighting | undefined {
  const battle = frameIn(situation, 'battle');
  if (battle !== undefined) return forcesInBattle(situation, battle, side);
  const fleets = frameIn(situation, 'seaBattle');
  if (fleets !== undefined) return forcesInSeaBattle(situation, fleets, side);
  const minor = frameIn(situation, 'minorCombat');
  const [own, other] =
    minor?.attacker.side === side ? [minor.attacker, minor.defender] : [minor?.defender, minor?.attacker];
  return own?.side === side && other !== undefined
    ? { units: own.units, victor: leadingVictor(situation, [other.side]) }
    : undefined;
}

/** Removes units from the combat after they have joined the victor: they are not pursued and do not retreat. */
function leaveCombat(run: GameRun, units: readonly UnitId[]): void {
  const battle = run.frame('battle');
  if (battle !== undefined) {
    for (const army of battle.armies) army.units = army.units.filter((id) => !units.includes(id));
    battle.fighters = battle.fighters.filter(({ unit }) => !units.includes(unit));
    battle.engaged = battle.engaged.filter(
      ({ attacker, defender }) => !units.includes(attacker) && !units.includes(defender),
    );
    for (const posted of battle.leaders) if (posted.unit !== null && units.includes(posted.unit)) posted.unit = null;
  }
  const minor = run.frame('minorCombat');
  for (const party of minor === undefined ? [] : [minor.attacker, minor.defender])
    party.units = party.units.filter((id) => !units.includes(id));
}

/**
 * R S3.0: disintegrates a side without leaders: units that were just beaten join the victor, then all others go home,
 * place by place. Its provinces and cities stay its own (ruling S3.3).
 */
function disintegrate(run: GameRun, side: SideId): void {
  const { state } = run;
  const brought = forcesInCombat(state, side);
  const place = (code: number) => state.placeOfUnit(code);
  const all = followersOf(state, side);
  if (all.length === 0) return;
  const units = new Set(codesOf(state, brought?.units ?? []));
  const fought = all.filter(({ code }) => units.has(code));
  // If no unit that fought is left, none changes sides.
  const victor = fought.length > 0 ? brought?.victor : undefined;
  run.emit({ type: 'sideDisintegrated', rule: 'R S3.0', side, victor: victor ?? null });
  if (victor !== undefined) for (const { code } of fought) changeSides(run, code, place(code), victor, 'R S3.0');
  const leaving = all.filter((unit) => victor === undefined || !fought.includes(unit));
  for (const { code } of leaving.sort((one, other) => place(one.code) - place(other.code)))
    sendHome(run, code, 'R S3.0');
  leaveCombat(
    run,
    all.map(({ id }) => id),
  );
  const fleets = run.frame('seaBattle');
  if (victor !== undefined && fleets !== undefined)
    run.push({ kind: 'shipless', side: victor, zone: fleets.zone, why: 'sunk' });
}

/** Returns whether a side is in a battle that is not over. It disintegrates only afterwards (ruling S3.1). */
function mustWait(situation: Situation, side: SideId): boolean {
  const battle = frameIn(situation, 'battle');
  return battle?.ended === null && battle.armies.some((army) => sidesOf(army).includes(side));
}

const NOBODY: readonly SideId[] = [];

/**
 * Returns the sides that have lost leaders. A leader that was taken prisoner already belongs to the captor, so its
 * event is read instead.
 */
function sidesLosingLeaders(situation: Situation, newEvents: readonly GameEvent[]): readonly SideId[] {
  const bereaved: SideId[] = [];
  const held = newEvents.filter((event): event is LeaderHeld => event.type === 'leaderHeld');
  for (const event of newEvents) {
    if (event.type !== 'leaderLeft' || held.some(({ leader }) => leader === event.leader)) continue;
    bereaved.push(situation.sideOfLeader(leaderCode(situation, event.leader)));
  }
  for (const { from } of held) bereaved.push(from);
  return bereaved;
}

/**
 * Disintegrates sides that have lost their last leader, now (ruling S3.4) or after the battle in which they lost it.
 */
export function disintegrateLeaderless(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.ended === null) settleLeaderless(run, remembered(state).bereaved ?? NOBODY, events.slice(from));
}

/**
 * Disintegrates sides without leaders, among those that were waiting and those that have just lost one; a side in a
 * battle waits.
 */
function settleLeaderless(run: GameRun, waiting: readonly SideId[], newEvents: readonly GameEvent[]): void {
  const { state } = run;
  const bereaved = new Set([...waiting, ...sidesLosingLeaders(state, newEvents)]);
  const leaderless = [...bereaved].filter((side) => isPlayed(state, side) && !hasLeader(state, side));
  const wait = leaderless.filter((side) => mustWait(state, side));
  if (wait.join() !== waiting.join()) remember(run, { bereaved: wait.length > 0 ? wait : undefined });
  for (const side of leaderless) if (!wait.includes(side)) disintegrate(run, side);
}
