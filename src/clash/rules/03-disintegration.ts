/** R S3.0: a player who loses his last leader loses his army. */
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
import { frameIn } from '../query/components';
import { followersOf, hasLeader } from '../query/03-disintegration.js';
import { atSea, fleetsOfSideIn, zoneNamed } from '../query/08-fleets.js';
import { remembered } from '../query/memory.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** What a side has brought to a combat that is being fought. */
interface Fighting {
  readonly units: readonly UnitId[];
  /** Whom they join; `undefined`: nobody. */
  readonly victor: SideId | undefined;
}

const codesOf = (situation: Situation, units: readonly UnitId[]): readonly number[] =>
  units.map((id) => unitCode(situation, id));

/** R S3.0: of those who have won a combat the first who is a player and can still lead them (rulings S3.1, S3.2, S3.5). */
const leadingVictor = (situation: Situation, victors: readonly SideId[]): SideId | undefined =>
  victors.find((side) => isPlayed(situation, side) && (side === INDEPENDENTS || hasLeader(situation, side)));

/** What a side has brought to a battle on the display that is over: those who have won are he who pursues now, and all of the army that has, but the side itself (ruling S3.5). */
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

/** What a side has at sea in a fight: those who are to go over need the ships of the other side (ruling S3.6). */
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

/** What a side has brought to the combat that is being fought; a battle is asked when it is over. */
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

/** Those who have joined the victor leave the combat: nobody pursues them, and they do not give way. */
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

/** R S3.0: of a side without leaders those who have just been beaten join the victor, and then all others go home, one place after another; what it holds stays its own (ruling S3.3). */
function disintegrate(run: GameRun, side: SideId): void {
  const { state } = run;
  const brought = forcesInCombat(state, side);
  const place = (code: number) => state.placeOfUnit(code);
  const all = followersOf(state, side);
  if (all.length === 0) return;
  const units = new Set(codesOf(state, brought?.units ?? []));
  const fought = all.filter(({ code }) => units.has(code));
  // Where nobody of those who fought is left nobody goes over.
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

/** Whether a side is in a battle that is still being fought: what becomes of it is seen when it is over (ruling S3.1). */
function mustWait(situation: Situation, side: SideId): boolean {
  const battle = frameIn(situation, 'battle');
  return battle?.ended === null && battle.armies.some((army) => sidesOf(army).includes(side));
}

const NOBODY: readonly SideId[] = [];

/** The sides that leaders have left, or from which they were taken prisoner: who is held is his captor's by now. */
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

/** Sides that have lost their last leader fall apart now (ruling S3.4), or when the battle is over in which they lost it. */
export function disintegrateLeaderless(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.ended === null) settleLeaderless(run, remembered(state).bereaved ?? NOBODY, events.slice(from));
}

/** Of those who have waited for the end of a battle, and those who are bereaved now, who is without leaders falls apart, or waits. */
function settleLeaderless(run: GameRun, waiting: readonly SideId[], newEvents: readonly GameEvent[]): void {
  const { state } = run;
  const bereaved = new Set([...waiting, ...sidesLosingLeaders(state, newEvents)]);
  const leaderless = [...bereaved].filter((side) => isPlayed(state, side) && !hasLeader(state, side));
  const wait = leaderless.filter((side) => mustWait(state, side));
  if (wait.join() !== waiting.join()) remember(run, { bereaved: wait.length > 0 ? wait : undefined });
  for (const side of leaderless) if (!wait.includes(side)) disintegrate(run, side);
}
