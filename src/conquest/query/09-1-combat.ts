/** R 9: which forces fight each other. */
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

/** Returns the units with these ids. */
export function unitsNamed(situation: Situation, ids: readonly UnitId[]): readonly UnitInfo[] {
  const named: UnitInfo[] = [];
  for (const id of ids) named.push(unitNamed(situation, id));
  return named;
}

/** Returns the leaders with these ids. */
export function leadersNamed(situation: Situation, ids: readonly LeaderId[]): readonly LeaderInfo[] {
  const named: LeaderInfo[] = [];
  for (const id of ids) named.push(leaderNamed(situation, id));
  return named;
}

/** Returns the pieces that have withdrawn in this phase of combat (R 9.2, ruling C9.4). */
const withdrawnIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'combats')?.withdrawn ?? [];

/** Returns the force of these pieces: that of the first unit, or without units of the first leader. */
function forceNamed(situation: Situation, { units, leaders }: Pick<Party, 'units' | 'leaders'>): ForceName | undefined {
  const [unit] = unitsNamed(situation, units);
  if (unit !== undefined) return situation.law.forceOf(situation, unit.code);
  const [leader] = leadersNamed(situation, leaders);
  return leader === undefined ? undefined : forceOfLeader(situation, leader.code);
}

const NOBODY_ELSE: Pick<Party, 'units' | 'leaders'> = { units: [], leaders: [] };

/**
 * Returns the pieces of the same force that have withdrawn to pieces that are now driven out (R 9.2). They retreat with
 * them.
 */
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

/** Returns the units in the field of a province that can take part in combat, by force (R 9.1). */
export const fightersIn: (situation: Situation, province: PlaceCode) => readonly Troops[] = memo(
  { of: 'province', on: [here('units'), 'course'] },
  function fighters(situation, province) {
    return withUnitsThat(troopsIn(situation, province), ({ code }) => situation.law.fights(situation, code));
  },
);

/** Returns these forces with only the units for which `canFight` holds; a force without any is left out. */
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

/** Returns the units that can still fight: those that can take part in combat and have not withdrawn in this phase. */
const fightersLeft = (situation: Situation, province: PlaceCode, withdrawn: readonly PieceId[]): readonly Troops[] =>
  withdrawn.length === 0
    ? fightersIn(situation, province)
    : withUnitsThat(fightersIn(situation, province), ({ id }) => !withdrawn.includes(id));

/**
 * R 9.1: two hostile forces in the field of one province, with the units that can fight. One of them may be leaders
 * without units (ruling C9.11).
 */
export interface Meeting {
  readonly province: PlaceCode;
  readonly forces: readonly [Troops, Troops];
}

/** Returns all pairs of hostile forces among these. */
function pairsOf(situation: Situation, province: PlaceCode, forces: readonly Troops[]): readonly Meeting[] {
  const pairs: Meeting[] = [];
  for (let first = 0; first < forces.length; first++)
    for (let second = first + 1; second < forces.length; second++) {
      const [one, other] = [forces[first] as Troops, forces[second] as Troops];
      if (situation.law.hostile(situation, one.side, other.side)) pairs.push({ province, forces: [one, other] });
    }
  return pairs;
}

/** Returns the pairs of hostile forces in a province before any has withdrawn (R 9.1). */
const meetingsIn: (situation: Situation, province: PlaceCode) => readonly Meeting[] = memo(
  { of: 'province', on: [here('units'), 'course'] },
  function meetingsThere(situation, province) {
    return pairsOf(situation, province, fightersIn(situation, province));
  },
);

/** Returns whether several sides have units in the field of a province. */
function isShared(situation: Situation, province: PlaceCode): boolean {
  let present = 0;
  for (let seat = situation.roster.sides.length - 1; seat >= 0; seat--)
    if (situation.countOfSeat(province, seat) > 0 && ++present > 1) return true;
  return false;
}

/**
 * Returns the provinces in whose field several sides have units, in the order of the map. The group `control` covers
 * this: a province becomes or stops being one only when whether it is contested may change.
 */
const sharedProvinces: (situation: Situation) => readonly PlaceCode[] = memo(
  { on: ['control'] },
  function provincesShared(situation) {
    const shared: PlaceCode[] = [];
    for (let code = 0; code < situation.ground.provinces.length; code++)
      if (situation.firstUnitAt(code) !== NO_PIECE && isShared(situation, code)) shared.push(code);
    return shared;
  },
);

/**
 * Returns the forces in the field of a province that are leaders without units (R 6.3) and can be attacked; not those
 * that have withdrawn (ruling C9.11).
 */
const loneForcesIn = (situation: Situation, province: PlaceCode, withdrawn: readonly PieceId[]): readonly Troops[] =>
  leaderForcesIn(situation, province).filter(({ leaders }) =>
    leaders.some(({ id, code }) => !withdrawn.includes(id) && situation.law.mayBeCaught(situation, code)),
  );

/** Returns the pairs of a force that can fight and enemy leaders without units, by province (ruling C9.11). */
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

/**
 * Returns all pairs of hostile forces that can still fight, by province; after them the pairs with leaders without
 * units (R 9.1).
 */
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

/** Returns a meeting with ids instead of codes. */
export const contestOf = ({ ground }: Situation, { province, forces: [one, other] }: Meeting): Draft<Contest> => ({
  province: ground.places[province] as ProvinceId,
  forces: [one.name, other.name],
});

/** Returns all meetings with ids instead of codes. */
export const contests = (situation: Situation): Contest[] =>
  meetings(situation).map((meeting) => contestOf(situation, meeting));

/**
 * Returns the two forces of a contest with the units that can still fight; `undefined`: one of the forces can no longer
 * fight, or is not there (R 9.1).
 */
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

/** Returns a force with its leaders that have not withdrawn. */
export function engaged(situation: Situation, province: PlaceCode, { name, side, units }: Troops): Engaged {
  const leaders = leadersOf(situation, province, { name, side });
  const withdrawn = withdrawnIn(situation);
  const all = withdrawn.length === 0 ? leaders : leaders.filter(({ id }) => !withdrawn.includes(id));
  return { name, side, units, leaders: all };
}

/** Returns whether a meeting is fought on the Tactical Display (R 9.4). */
export const isTactical = ({ forces: [one, other] }: Meeting): boolean => isArmy(one) && isArmy(other);

/**
 * Returns which pieces fight in a meeting, which force attacks, and whether it is fought on the Tactical Display
 * (R 9.1, 9.4).
 */
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

/**
 * Returns the engagement of a contest as it stands now; `undefined`: one of the forces can no longer fight
 * (R 9.1, 9.4).
 */
export function engagementOf(situation: Situation, contest: Contest): Engagement | undefined {
  const meeting = meetingOf(situation, contest);
  return meeting && engagementAt(situation, meeting);
}

/** Returns the units that count in minor combat (R 9.4). */
export const countedIn = (situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] =>
  units.filter(({ code }) => situation.law.countsInMinor(situation, code));

/** Returns how many units of a force count in minor combat (R 9.4). */
function countFighting(situation: Situation, { units }: Troops): number {
  let count = 0;
  for (const { code } of units) if (situation.law.countsInMinor(situation, code)) count++;
  return count;
}

/** Returns the sum of attack or defense strengths of the units that count in minor combat (R 9.4). */
export function strengthOf(situation: Situation, { units }: Troops, as: keyof Strength): number {
  let strength = 0;
  for (const { code, kind } of units)
    if (situation.law.countsInMinor(situation, code)) strength += strengthWith(kind, situation.stepsOf(code))[as];
  return strength;
}

/** Returns the leader with the highest ability; of equals the first (R 9.4, ruling C9.6). */
export function bestLeader(situation: Situation, leaders: readonly LeaderInfo[]): LeaderInfo | undefined {
  let best: LeaderInfo | undefined;
  let most = -Infinity;
  for (const leader of leaders) {
    const ability = abilityOf(situation, leader.code);
    if (ability > most) [best, most] = [leader, ability];
  }
  return best;
}

/**
 * Returns whether `one` attacks: the larger force does; of equal forces the stronger; of equally strong ones the side
 * that begins rounds of a battle (R 9.4).
 */
function isAttacker(situation: Situation, one: Troops, other: Troops): boolean {
  const [many, few] = [countFighting(situation, one), countFighting(situation, other)];
  if (many !== few) return many > few;
  const [mine, theirs] = [strengthOf(situation, one, 'attack'), strengthOf(situation, other, 'attack')];
  if (mine !== theirs) return mine > theirs;
  return situation.law.beginsRounds(situation, [one.side, other.side]) === one.side;
}

/** Returns a side of a combat with ids instead of codes. */
export const partyOf = ({ side, name, units, leaders }: Engaged): Party => ({
  side,
  force: name,
  units: units.map(({ id }) => id),
  leaders: leaders.map(({ id }) => id),
});

/** Returns a copy of a party that shares no list with it. */
export const copyOf = ({ side, force, units, leaders }: Party): Party => ({
  side,
  force,
  units: units.slice(),
  leaders: leaders.slice(),
});
