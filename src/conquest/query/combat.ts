/** R 9: who fights whom, and where those who give way may go. */
import { frameOf } from '../../core/index.js';
import type { Contest, Party, RetreatFrame } from '../frame/index.js';
import type { Engaged, Engagement } from '../table/law.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, LeaderId, PieceId, ProvinceId, Refuge, SideId, UnitId } from '../vocabulary.js';
import { originOf } from './bands.js';
import { statusOf } from './control.js';
import { forceOfLeader, isArmy, leadersOf, troopsIn } from './forces.js';
import { mayEnter, waysFrom } from './movement.js';
import { abilityOf, isContested, leadersAt, provinceAt, sidesIn, unitsAt } from './presence.js';
import { strengthWith } from '../units.js';

/** The units of these names. */
export function unitsNamed({ roster }: Situation, ids: readonly UnitId[]): readonly UnitInfo[] {
  const found: UnitInfo[] = [];
  for (const id of ids) {
    const code = roster.unitCodes.get(id);
    if (code !== undefined) found.push(roster.units[code] as UnitInfo);
  }
  return found;
}

/** The leaders of these names. */
export function leadersNamed({ roster }: Situation, ids: readonly LeaderId[]): readonly LeaderInfo[] {
  const found: LeaderInfo[] = [];
  for (const id of ids) {
    const code = roster.leaderCodes.get(id);
    if (code !== undefined) found.push(roster.leaders[code] as LeaderInfo);
  }
  return found;
}

/** Whether a piece of a side keeps to a province (R 8.3). */
const keepsTo = ({ range }: Pick<UnitInfo | LeaderInfo, 'range'>, side: SideId, province: ProvinceId): boolean =>
  range?.keeps === 'only' && range.side === side && range.provinces.includes(province);

/** Whether those who give way belong to a province: raiders where they came from, others where they keep to it; leaders count when no unit is left (ruling C9.1). */
function areAtHome(
  situation: Situation,
  side: SideId,
  { units, leaders }: { readonly units: readonly UnitInfo[]; readonly leaders: readonly LeaderInfo[] },
  province: PlaceCode,
): boolean {
  const { id } = provinceAt(situation, province).fact;
  if (units.length === 0) return leaders.every((leader) => keepsTo(leader, side, id));
  return units.every((unit) => {
    const origin = originOf(situation, situation.bandOf(unit.code));
    return origin === undefined ? keepsTo(unit, side, id) : origin === id;
  });
}

/** What a province is to those of a side who give way: one that is nobody's is friendly to those at home in it alone (ruling C9.1). */
function refugeIn(
  situation: Situation,
  side: SideId,
  fleeing: Parameters<typeof areAtHome>[2],
  province: PlaceCode,
): Refuge {
  const status = statusOf(situation, province);
  if (status === side) return 'friendly';
  if (status === 'contested')
    return sidesIn(situation, provinceAt(situation, province)).includes(side) ? 'contested' : 'enemy';
  return status === 'independent' && areAtHome(situation, side, fleeing, province) ? 'friendly' : 'enemy';
}

export type Fleeing = Pick<RetreatFrame, 'side' | 'units' | 'leaders' | 'from' | 'order' | 'within'>;

/**
 * R 9.2, 9.3, 9.5, 10.20: where those who give way may go, in the order of the map: over open borders (ruling C9.2), where all of
 * them may be, and into what they prefer of that.
 */
export function refugesOf(situation: Situation, fleeing: Fleeing): readonly PlaceCode[] {
  const { side, from, order, within } = fleeing;
  const start = situation.ground.codes.get(from);
  if (start === undefined) return [];
  const units = unitsNamed(situation, fleeing.units);
  const leaders = leadersNamed(situation, fleeing.leaders);
  const pieces = [...units, ...leaders];
  const reached = waysFrom(situation, start, side).filter(
    (to) =>
      (within?.includes(provinceAt(situation, to).fact.id) ?? true) &&
      pieces.every((piece) => mayEnter(situation, piece, side, to)),
  );
  for (const step of order) {
    const found = reached.filter((to) => step.includes(refugeIn(situation, side, { units, leaders }, to)));
    if (found.length > 0) return found;
  }
  return [];
}

/** What has given way in this phase of combat (R 9.2, ruling C9.4). */
const withdrawnIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'combats')?.withdrawn ?? [];

/** The force of those who are named: that of their units, or of leaders who are alone. */
function forceNamed(situation: Situation, { units, leaders }: Pick<Party, 'units' | 'leaders'>): ForceName | undefined {
  const [unit] = unitsNamed(situation, units);
  if (unit !== undefined) return situation.law.forceOf(situation, unit.code);
  const [leader] = leadersNamed(situation, leaders);
  return leader === undefined ? undefined : forceOfLeader(situation, leader.code);
}

/** R 9.2: of the force of those who are driven out, who has withdrawn to them before: he goes as well. */
export function withdrawnTo(
  situation: Situation,
  { side, from, ...driven }: Pick<Party, 'side' | 'units' | 'leaders'> & { readonly from: ProvinceId },
): Pick<Party, 'units' | 'leaders'> {
  const withdrawn = withdrawnIn(situation);
  const force = forceNamed(situation, driven);
  const place = situation.ground.codes.get(from);
  if (force === undefined || place === undefined || withdrawn.length === 0) return { units: [], leaders: [] };
  return {
    units: unitsAt(situation, place, side)
      .filter(({ id, code }) => withdrawn.includes(id) && situation.law.forceOf(situation, code) === force)
      .map(({ id }) => id),
    leaders: leadersAt(situation, place, side)
      .filter(({ id, code }) => withdrawn.includes(id) && forceOfLeader(situation, code) === force)
      .map(({ id }) => id),
  };
}

/** R 9.1: whether a unit can still fight in this phase. */
const canFight = (situation: Situation, { id, code }: UnitInfo, withdrawn: readonly PieceId[]): boolean =>
  !withdrawn.includes(id) && situation.law.fights(situation, code);

/** R 9.1: all forces that face each other, province by province. */
export function contests(situation: Situation): readonly Contest[] {
  const withdrawn = withdrawnIn(situation);
  const all: Contest[] = [];
  for (const province of situation.ground.provinces)
    if (isContested(situation, province)) addContests(situation, province.code, province.fact.id, withdrawn, all);
  return all;
}

/** Those in one province. */
function addContests(
  situation: Situation,
  code: PlaceCode,
  province: ProvinceId,
  withdrawn: readonly PieceId[],
  all: Contest[],
): void {
  const forces = troopsIn(situation, code).filter(({ units }) =>
    units.some((unit) => canFight(situation, unit, withdrawn)),
  );
  for (const [index, one] of forces.entries())
    for (const other of forces.slice(index + 1))
      if (situation.law.hostile(situation, one.side, other.side))
        all.push({ province, forces: [one.name, other.name] });
}

/** The force of a contest as it can still fight; `undefined`: it can no longer, or is not there. */
function fightingForce(situation: Situation, province: PlaceCode, name: ForceName): Engaged | undefined {
  const troops = troopsIn(situation, province).find((each) => each.name === name);
  if (troops === undefined) return undefined;
  const withdrawn = withdrawnIn(situation);
  const units = troops.units.filter((unit) => canFight(situation, unit, withdrawn));
  if (units.length === 0) return undefined;
  const { side } = troops;
  const leaders = leadersOf(situation, province, troops).filter(({ id }) => !withdrawn.includes(id));
  return { name, side, units, leaders };
}

/** R 9.1: the two forces of a contest as they face each other now; `undefined`: one of them is no longer there. */
export function facing(
  situation: Situation,
  { province, forces: [first, second] }: Contest,
): readonly [Engaged, Engaged] | undefined {
  const place = situation.ground.codes.get(province);
  const one = place === undefined ? undefined : fightingForce(situation, place, first);
  const other = place === undefined || one === undefined ? undefined : fightingForce(situation, place, second);
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** R 9.1, 9.4: what has become of a contest: who fights now, and how; `undefined`: one of them is no longer there. */
export function engagementOf(situation: Situation, contest: Contest): Engagement | undefined {
  const province = situation.ground.codes.get(contest.province);
  const [one, other] = facing(situation, contest) ?? [];
  if (province === undefined || one === undefined || other === undefined) return undefined;
  const attackerFirst = isAttacker(situation, one, other) ? ([one, other] as const) : ([other, one] as const);
  return { province, tactical: isArmy(one) && isArmy(other), forces: attackerFirst };
}

/** R 9.4: those of a force who count in minor combat. */
export const countedIn = (situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] =>
  units.filter(({ code }) => situation.law.countsInMinor(situation, code));

/** R 9.4: the attack strengths of all units. */
export const attackOf = (situation: Situation, { units }: Engaged): number =>
  countedIn(situation, units).reduce(
    (sum, { code, kind }) => sum + strengthWith(kind, situation.stepsOf(code)).attack,
    0,
  );

/** R 9.4: the defense strengths of all units. */
export const defenseOf = (situation: Situation, { units }: Engaged): number =>
  countedIn(situation, units).reduce(
    (sum, { code, kind }) => sum + strengthWith(kind, situation.stepsOf(code)).defense,
    0,
  );

/** R 9.4: the leader of the highest ability; of equals the first (ruling C9.6). */
export function bestLeader(situation: Situation, leaders: readonly LeaderInfo[]): LeaderInfo | undefined {
  const best = Math.max(...leaders.map(({ code }) => abilityOf(situation, code)));
  return leaders.find(({ code }) => abilityOf(situation, code) === best);
}

/** R 9.4: the larger force attacks, of equal ones the stronger, and of those whoever begins a battle: the Macedonian. */
function isAttacker(situation: Situation, one: Engaged, other: Engaged): boolean {
  const [many, few] = [countedIn(situation, one.units).length, countedIn(situation, other.units).length];
  if (many !== few) return many > few;
  const [mine, theirs] = [attackOf(situation, one), attackOf(situation, other)];
  if (mine !== theirs) return mine > theirs;
  return situation.law.beginsRounds(situation, [one.side, other.side]) === one.side;
}

/** A side of a combat by the names of its pieces. */
export const partyOf = ({ side, name, units, leaders }: Engaged): Party => ({
  side,
  force: name,
  units: units.map(({ id }) => id),
  leaders: leaders.map(({ id }) => id),
});
