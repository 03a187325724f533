/** R 9: who fights whom. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { Strength } from '../data/shape.js';
import type { Contest, Party } from '../frame/index.js';
import { leaderNamed, placeCode, provinceCode, unitNamed } from '../table/by-id.js';
import type { Engaged, Engagement } from '../table/law.js';
import type { PlaceCode } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { here, NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, LeaderId, PieceId, ProvinceId, UnitId } from '../vocabulary.js';
import { forceOfLeader, isArmy, leaderForcesIn, leadersOf, troopsIn, type Troops } from './06-2-forces.js';
import { abilityOf, leadersAt, unitsAt } from './06-1-presence.js';
import { strengthWith } from '../units.js';

/** The units of these names. */
export function unitsNamed(situation: Situation, ids: readonly UnitId[]): readonly UnitInfo[] {
  const named: UnitInfo[] = [];
  for (const id of ids) named.push(unitNamed(situation, id));
  return named;
}

/** The leaders of these names. */
export function leadersNamed(situation: Situation, ids: readonly LeaderId[]): readonly LeaderInfo[] {
  const named: LeaderInfo[] = [];
  for (const id of ids) named.push(leaderNamed(situation, id));
  return named;
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

const NOBODY_ELSE: Pick<Party, 'units' | 'leaders'> = { units: [], leaders: [] };

/** R 9.2: of the force of those who are driven out, who has withdrawn to them before: he goes as well. */
export function withdrawnTo(
  situation: Situation,
  driven: Pick<Party, 'side' | 'units' | 'leaders'> & { readonly from: ProvinceId },
): Pick<Party, 'units' | 'leaders'> {
  const withdrawn = withdrawnIn(situation);
  if (withdrawn.length === 0) return NOBODY_ELSE;
  const { side } = driven;
  const force = forceNamed(situation, driven);
  if (force === undefined) return NOBODY_ELSE;
  const place = placeCode(situation, driven.from);
  return {
    units: unitsAt(situation, place, side)
      .filter(({ id, code }) => withdrawn.includes(id) && situation.law.forceOf(situation, code) === force)
      .map(({ id }) => id),
    leaders: leadersAt(situation, place, side)
      .filter(({ id, code }) => withdrawn.includes(id) && forceOfLeader(situation, code) === force)
      .map(({ id }) => id),
  };
}

/** R 9.1: of the units in the field of a province those that can be drawn into combat at all, by their forces. */
export const fightersIn: (situation: Situation, province: PlaceCode) => readonly Troops[] = memo(
  { of: 'province', on: [here('units'), 'course'] },
  function fighters(situation, province) {
    return withUnitsThat(troopsIn(situation, province), ({ code }) => situation.law.fights(situation, code));
  },
);

/** Forces with those of their units alone that can fight; whose none can is none. */
function withUnitsThat(forces: readonly Troops[], canFight: (unit: UnitInfo) => boolean): readonly Troops[] {
  const all: Troops[] = [];
  for (const force of forces) {
    const { name, side, units } = force;
    const able = units.every(canFight) ? units : units.filter(canFight);
    if (able === units) all.push(force);
    else if (able.length > 0) all.push({ name, side, units: able });
  }
  return all;
}

/** The same without those who have given way in this phase. */
const fightersLeft = (situation: Situation, province: PlaceCode, withdrawn: readonly PieceId[]): readonly Troops[] =>
  withdrawn.length === 0
    ? fightersIn(situation, province)
    : withUnitsThat(fightersIn(situation, province), ({ id }) => !withdrawn.includes(id));

/** R 9.1: two forces at war in the field of one province, with the units that can fight; one may be leaders alone (ruling C9.11). */
export interface Meeting {
  readonly province: PlaceCode;
  readonly forces: readonly [Troops, Troops];
}

/** Those of these forces in a province that face each other, pair by pair. */
function pairsOf(situation: Situation, province: PlaceCode, forces: readonly Troops[]): readonly Meeting[] {
  const pairs: Meeting[] = [];
  for (let first = 0; first < forces.length; first++)
    for (let second = first + 1; second < forces.length; second++) {
      const [one, other] = [forces[first] as Troops, forces[second] as Troops];
      if (situation.law.hostile(situation, one.side, other.side)) pairs.push({ province, forces: [one, other] });
    }
  return pairs;
}

/** R 9.1: all that face each other in a province, as long as nobody has given way. */
const meetingsIn: (situation: Situation, province: PlaceCode) => readonly Meeting[] = memo(
  { of: 'province', on: [here('units'), 'course'] },
  function meetingsThere(situation, province) {
    return pairsOf(situation, province, fightersIn(situation, province));
  },
);

/** Whether several sides have units in the field of a province. */
function isShared(situation: Situation, province: PlaceCode): boolean {
  let present = 0;
  for (let seat = situation.roster.sides.length - 1; seat >= 0; seat--)
    if (situation.countOfSeat(province, seat) > 0 && ++present > 1) return true;
  return false;
}

/** The provinces in whose field several sides have units, in the order of the map: none becomes one, or is one no more, without another state. */
const sharedProvinces: (situation: Situation) => readonly PlaceCode[] = memo(
  { on: ['control'] },
  function provincesShared(situation) {
    const shared: PlaceCode[] = [];
    for (let code = 0; code < situation.ground.provinces.length; code++)
      if (situation.firstUnitAt(code) !== NO_PIECE && isShared(situation, code)) shared.push(code);
    return shared;
  },
);

/** Ruling C9.11: the forces in the field of a province that are leaders without units (R 6.3) and can be sought out; not those that have given way. */
const loneForcesIn = (situation: Situation, province: PlaceCode, withdrawn: readonly PieceId[]): readonly Troops[] =>
  leaderForcesIn(situation, province).filter(({ leaders }) =>
    leaders.some(({ id, code }) => !withdrawn.includes(id) && situation.law.mayBeCaught(situation, code)),
  );

/** Ruling C9.11: the pairs of a force that can fight and leaders of an enemy who are alone, province by province. */
function loneMeetings(situation: Situation, withdrawn: readonly PieceId[]): readonly Meeting[] {
  const all: Meeting[] = [];
  for (const { code: province } of situation.ground.provinces) {
    if (situation.firstUnitAt(province) === NO_PIECE) continue;
    const lone = loneForcesIn(situation, province, withdrawn);
    if (lone.length === 0) continue;
    for (const one of fightersLeft(situation, province, withdrawn))
      for (const other of lone)
        if (situation.law.hostile(situation, one.side, other.side) && countFighting(situation, one) > 0)
          all.push({ province, forces: [one, other] });
  }
  return all;
}

/** R 9.1: all forces that face each other and can still fight, province by province; after them those that face leaders alone. */
export function meetings(situation: Situation): readonly Meeting[] {
  const withdrawn = withdrawnIn(situation);
  const all: Meeting[] = [];
  for (const code of sharedProvinces(situation)) {
    const there =
      withdrawn.length === 0
        ? meetingsIn(situation, code)
        : pairsOf(situation, code, fightersLeft(situation, code, withdrawn));
    for (const meeting of there) all.push(meeting);
  }
  for (const meeting of loneMeetings(situation, withdrawn)) all.push(meeting);
  return all;
}

/** A meeting by its names. */
export const contestOf = ({ ground }: Situation, { province, forces: [one, other] }: Meeting): Draft<Contest> => ({
  province: ground.places[province] as ProvinceId,
  forces: [one.name, other.name],
});

/** The same by the names of the forces. */
export const contests = (situation: Situation): Contest[] =>
  meetings(situation).map((meeting) => contestOf(situation, meeting));

/** R 9.1: the two forces of a contest as they can still fight; `undefined`: one of them no longer can, or is not there. */
export function meetingOf(
  situation: Situation,
  { province: id, forces: [first, second] }: Contest,
): Meeting | undefined {
  const province = provinceCode(situation, id);
  const withdrawn = withdrawnIn(situation);
  const fighters = fightersLeft(situation, province, withdrawn);
  const one = fighters.find(({ name }) => name === first);
  const other = fighters.find(({ name }) => name === second);
  if (one !== undefined && other !== undefined) return { province, forces: [one, other] };
  const [present, absent] = one === undefined ? [other, first] : [one, second];
  if (present === undefined || countFighting(situation, present) === 0) return undefined;
  const lone = loneForcesIn(situation, province, withdrawn).find(({ name }) => name === absent);
  if (lone === undefined) return undefined;
  return { province, forces: one === undefined ? [lone, present] : [present, lone] };
}

/** A force that can fight, and its leaders who still can. */
export function engaged(situation: Situation, province: PlaceCode, { name, side, units }: Troops): Engaged {
  const leaders = leadersOf(situation, province, { name, side });
  const withdrawn = withdrawnIn(situation);
  const all = withdrawn.length === 0 ? leaders : leaders.filter(({ id }) => !withdrawn.includes(id));
  return { name, side, units, leaders: all };
}

/** R 9.4: whether a meeting is fought on the Tactical Display. */
export const isTactical = ({ forces: [one, other] }: Meeting): boolean => isArmy(one) && isArmy(other);

/** R 9.1, 9.4: who fights in a meeting, and how. */
export function engagementAt(situation: Situation, meeting: Meeting): Engagement {
  const { province, forces } = meeting;
  const [one, other] = forces;
  const [first, second] = isAttacker(situation, one, other) ? [one, other] : [other, one];
  return {
    province,
    tactical: isTactical(meeting),
    forces: [engaged(situation, province, first), engaged(situation, province, second)],
  };
}

/** R 9.1, 9.4: what has become of a contest: who fights now, and how; `undefined`: one of them is no longer there. */
export function engagementOf(situation: Situation, contest: Contest): Engagement | undefined {
  const meeting = meetingOf(situation, contest);
  return meeting && engagementAt(situation, meeting);
}

/** R 9.4: those of a force who count in minor combat. */
export const countedIn = (situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] =>
  units.filter(({ code }) => situation.law.countsInMinor(situation, code));

/** R 9.4: how many they are. */
function countFighting(situation: Situation, { units }: Troops): number {
  let count = 0;
  for (const { code } of units) if (situation.law.countsInMinor(situation, code)) count++;
  return count;
}

/** R 9.4: the attack or defense strengths of all of them. */
export function strengthOf(situation: Situation, { units }: Troops, as: keyof Strength): number {
  let strength = 0;
  for (const { code, kind } of units)
    if (situation.law.countsInMinor(situation, code)) strength += strengthWith(kind, situation.stepsOf(code))[as];
  return strength;
}

/** R 9.4: the leader of the highest ability; of equals the first (ruling C9.6). */
export function bestLeader(situation: Situation, leaders: readonly LeaderInfo[]): LeaderInfo | undefined {
  let best: LeaderInfo | undefined;
  let most = -Infinity;
  for (const leader of leaders) {
    const ability = abilityOf(situation, leader.code);
    if (ability > most) [best, most] = [leader, ability];
  }
  return best;
}

/** R 9.4: the larger force attacks, of equal ones the stronger, and of those whoever begins a battle: the Macedonian. */
function isAttacker(situation: Situation, one: Troops, other: Troops): boolean {
  const [many, few] = [countFighting(situation, one), countFighting(situation, other)];
  if (many !== few) return many > few;
  const [mine, theirs] = [strengthOf(situation, one, 'attack'), strengthOf(situation, other, 'attack')];
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

/** The same by itself, which shares no list with it. */
export const copyOf = ({ side, force, units, leaders }: Party): Party => ({
  side,
  force,
  units: units.slice(),
  leaders: leaders.slice(),
});
