/** R S3.0: a player who loses his last leader loses his army. */
import type { Run } from '../../core/index.js';
import type { GameRun as BaseRun } from '../../conquest/types.js';
import { remember } from '../../conquest/deeds/memory.js';
import { changeSides } from '../../conquest/deeds/units.js';
import { baseRun } from '../../conquest/machine.js';
import { sidesOf } from '../../conquest/query/display.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId, UnitId } from '../../conquest/vocabulary.js';
import { sendHome } from '../deeds/course.js';
import type { GameEvent, LeaderHeld } from '../event/index.js';
import { frameIn } from '../query/box.js';
import { followersOf, hasLeader } from '../query/disintegration.js';
import { remembered } from '../query/memory.js';
import { isPlayed } from '../query/sides.js';
import type { ClashTypes, GameRun } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** The sides of a combat that is being fought, and the units that each has brought to it. */
interface Fighting {
  readonly side: SideId;
  readonly units: readonly UnitId[];
  /** Whom they join; `undefined`: nobody. */
  readonly victor: SideId | undefined;
}

const codesOf = ({ roster }: Situation, units: readonly UnitId[]): readonly number[] =>
  units.flatMap((id) => roster.unitCodes.get(id) ?? []);

/** R S3.0: who has won a combat, if he is a player who can still lead them (rulings S3.1, S3.2). */
const heirOf = (situation: Situation, side: SideId | undefined): SideId | undefined =>
  side !== undefined && isPlayed(situation, side) && (side === INDEPENDENTS || hasLeader(situation, side))
    ? side
    : undefined;

/** What a side has brought to the combat that is being fought; a battle is asked when it is over. */
function broughtBy(situation: Situation, side: SideId): Fighting | undefined {
  const battle = frameIn(situation, 'battle');
  if (battle !== undefined) {
    const army = battle.armies.find((each) => sidesOf(each).includes(side));
    if (army === undefined) return undefined;
    const { winner } = battle;
    const isBeaten = winner !== null && winner !== army.side;
    return { side, units: army.units, victor: isBeaten ? heirOf(situation, winner) : undefined };
  }
  const minor = frameIn(situation, 'minorCombat');
  const [own, other] =
    minor?.attacker.side === side ? [minor.attacker, minor.defender] : [minor?.defender, minor?.attacker];
  return own?.side === side ? { side, units: own.units, victor: heirOf(situation, other?.side) } : undefined;
}

/** Those who have joined the victor leave the combat: nobody pursues them, and they do not give way. */
function leaveCombat(run: BaseRun, units: readonly UnitId[]): void {
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

/** R S3.0: of a side without leaders those who have just been beaten join the victor, and all others go home; what it holds stays its own (ruling S3.3). */
function disintegrate(run: GameRun, side: SideId): void {
  const { state } = run;
  const brought = broughtBy(state, side);
  const place = (code: number) => state.placeOfUnit(code);
  const all = followersOf(state, side);
  if (all.length === 0) return;
  run.emit({ type: 'sideDisintegrated', rule: 'R S3.0', side, victor: brought?.victor ?? null });
  const beaten = new Set(codesOf(state, brought?.victor === undefined ? [] : brought.units));
  for (const { code } of all) {
    if (brought?.victor !== undefined && beaten.has(code))
      changeSides(baseRun(run), code, place(code), brought.victor, 'R S3.0');
    else sendHome(run, code, 'R S3.0');
  }
  leaveCombat(
    baseRun(run),
    all.map(({ id }) => id),
  );
}

/** Whether a side is in a battle that is still being fought: what becomes of it is seen when it is over (ruling S3.1). */
function mustWait(situation: Situation, side: SideId): boolean {
  const battle = frameIn(situation, 'battle');
  return battle?.ended === null && battle.armies.some((army) => sidesOf(army).includes(side));
}

/** The sides that leaders have left, or from which they were taken prisoner: who is held is his captor's by now. */
function bereavedBy(situation: Situation, heard: readonly GameEvent[]): readonly SideId[] {
  const held = heard.filter((event): event is LeaderHeld => event.type === 'leaderHeld');
  const left = heard.flatMap((event): readonly SideId[] => {
    if (event.type !== 'leaderLeft' || held.some(({ leader }) => leader === event.leader)) return [];
    const leader = situation.roster.leaderCodes.get(event.leader);
    return leader === undefined ? [] : [situation.sideOfLeader(leader)];
  });
  return [...left, ...held.map(({ from }) => from)];
}

/** A leader has left, or the battle is over in which he did: sides that are without leaders now fall apart (ruling S3.4). */
export function fallApart(run: Run<ClashTypes>, said: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.ended !== null) return;
  const { bereaved: waiting = [] } = remembered(state);
  const bereaved = new Set([...waiting, ...bereavedBy(state, said.slice(from))]);
  const leaderless = [...bereaved].filter((side) => isPlayed(state, side) && !hasLeader(state, side));
  const wait = leaderless.filter((side) => mustWait(state, side));
  if (wait.join() !== waiting.join()) remember(baseRun(run), { bereaved: wait.length > 0 ? wait : undefined });
  for (const side of leaderless) if (!wait.includes(side)) disintegrate(run, side);
}
