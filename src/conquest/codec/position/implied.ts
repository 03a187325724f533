/** What a position of the base implies: lost leaders, secured objectives and milestones. */
import { leavesOut } from '../../options.js';
import { isRevoltHopeless, REBELS } from '../../query/14-events.js';
import { areRebelsGone } from '../../query/08-2-movement.js';
import { isEntered, isTaken } from '../../query/15-objectives.js';
import { isOnMap } from '../../query/06-1-presence.js';
import { conqueringSide } from '../../query/16-victory.js';
import { rousedBy } from '../../rules/03-3-rousing.js';
import { foundAlone } from '../../rules/11-7-siege-train.js';
import { dueRecruitmentMilestones } from '../../rules/12-8-recruitment.js';
import type { ObjectiveFact } from '../../data/shape.js';
import type { GameState, Milestones, Secured } from '../../state.js';
import { asItComes, type LeaderInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { MilestoneId } from '../../vocabulary.js';
import type { Implication } from '../edition.js';

/** Facts of a position date from the turn before, unless it names another turn. */
const turnBefore = ({ turn }: Pick<GameState, 'turn'>): number => Math.max(1, turn - 1);

/** Returns whether a leader is out of the game (R 10.16, 13.2). */
const isGone = (situation: Situation, { code }: LeaderInfo): boolean =>
  situation.placeOfLeader(code) === situation.ground.trays.gone;

// ------------------------------------------------------------------------------------------------ pieces

/**
 * Returns the leaders that are lost although the position does not name them: withdrawn before (R 13.2), lost as an
 * objective, or succeeded (R 15.6).
 */
function lostLeaders(situation: Situation): readonly LeaderInfo[] {
  const { roster, turn, secured } = situation;
  const isSucceeded = ({ code }: LeaderInfo): boolean =>
    roster.heirs.some(
      ({ king, heir }) =>
        king === code && (isOnMap(situation, situation.placeOfLeader(heir.code)) || isGone(situation, heir)),
    );
  return roster.leaders.filter(
    (leader) =>
      (leader.fact.leaves ?? turn) < turn ||
      (leader.fact.objective !== undefined && secured[leader.fact.objective] !== undefined) ||
      isSucceeded(leader),
  );
}

/**
 * Returns the pieces that a position does not mention, with their places: those that are not lost are where they begin.
 */
const withoutLost: Implication['pieces'] = (situation, isNamed) => {
  const { roster, turn } = situation;
  const leaders = lostLeaders(situation).filter(({ id }) => !isNamed(id));
  const units = roster.withdrawn.units.filter(({ id, batch }) => (batch.leaves ?? turn) < turn && !isNamed(id));
  const baggage = foundAlone(situation).flatMap((code) => roster.baggage[code] ?? []);
  return {
    leaders: Object.fromEntries(
      leaders.map(({ id, fact: { side } }) => [id, { at: 'gone', wounded: false, side }] as const),
    ),
    units: Object.fromEntries(units.map((unit) => [unit.id, asItComes(unit, 'gone')] as const)),
    baggage: Object.fromEntries(
      baggage.filter(({ id }) => !isNamed(id)).map(({ id, side }) => [id, { at: 'pool', side }] as const),
    ),
  };
};

// ------------------------------------------------------------------------------------------------ what has come to pass

/** Returns whether the leader with an objective is lost (R 15.2, 15.6, 15.7). */
function isLost(situation: Situation, { id, by }: ObjectiveFact): boolean {
  return situation.roster.leaders.some((leader) => {
    const isBearer = by === 'family' ? leader.fact.withFamily === true : leader.fact.objective === id;
    return isBearer && isGone(situation, leader);
  });
}

/** Returns whether an objective has been achieved as the pieces stand (R 15). */
function isAchieved(situation: Situation, objective: ObjectiveFact): boolean {
  const side = conqueringSide(situation);
  switch (objective.by) {
    case 'entering':
      return isEntered(situation, objective);
    case 'taking':
      return side !== undefined && isTaken(situation, objective, side);
    case 'casualty':
    case 'family':
      return isLost(situation, objective);
  }
}

/** Returns the objectives that a position does not name and that are achieved. */
function securedIn(situation: Situation): Secured {
  if (leavesOut(situation, 'objectives')) return {};
  const { components, secured } = situation;
  const since = turnBefore(situation);
  return Object.fromEntries(
    components.objectives
      .filter((objective) => secured[objective.id] === undefined && isAchieved(situation, objective))
      .map(({ id }) => [id, since]),
  );
}

/** Returns the turn on which the first treasury that lay in a capital was taken (R 12.8, 15.8). */
function capitalSince({ components, secured }: Situation): number | undefined {
  const capitals = components.map.cities.filter(({ capital }) => capital === true).map(({ id }) => id);
  const turns = components.objectives.flatMap(({ id, at }) =>
    at !== null && capitals.includes(at) ? (secured[id] ?? []) : [],
  );
  return turns.length === 0 ? undefined : Math.min(...turns);
}

/** Returns whether the Spartans have left the tray in which they are set aside, for the map or for good (R 14.2). */
const haveRisen = (situation: Situation): boolean =>
  situation.roster.units.some(
    ({ code, kind }) => kind.nation === REBELS && isOnMap(situation, situation.placeOfUnit(code)),
  ) ||
  situation.roster.leaders.some(
    (leader) =>
      leader.fact.nation === REBELS &&
      (isOnMap(situation, situation.placeOfLeader(leader.code)) || isGone(situation, leader)),
  );

/** Returns the turn since which no revolt can come, because all treasuries and both kings are lost (R 14.2). */
const hopelessSince = (situation: Situation): number =>
  Math.max(
    ...situation.components.objectives.flatMap(({ id, by, treasury }) =>
      by === 'casualty' || treasury === true ? (situation.secured[id] ?? []) : [],
    ),
  );

/** Returns the milestones that follow from the board and the objectives of a position. */
function passedIn(situation: Situation): Milestones {
  const { milestones } = situation;
  const since = turnBefore(situation);
  const passed: Partial<Record<MilestoneId, number>> = {};
  for (const milestone of [...rousedBy(situation), ...dueRecruitmentMilestones(situation)]) passed[milestone] = since;
  const capital = capitalSince(situation);
  if (milestones.capitalTaken === undefined && capital !== undefined) passed.capitalTaken = capital;
  // A side that has been in Upper or Lower India has roused the Indians (R 3.3, 12.8).
  const { indiaReached } = { ...passed, ...milestones };
  if (milestones.indiansRoused === undefined && indiaReached !== undefined) passed.indiansRoused = indiaReached;
  if (!leavesOut(situation, 'randomEvents') && milestones.revolt === undefined && haveRisen(situation))
    passed.revolt = since;
  return passed;
}

/** Returns the end of the revolt, where it follows (R 8.3, 14.2). */
function calledOffIn(situation: Situation): Milestones {
  if (situation.milestones.revoltCalledOff !== undefined || leavesOut(situation, 'randomEvents')) return {};
  if (isRevoltHopeless(situation)) return { revoltCalledOff: hopelessSince(situation) };
  const { revolt } = situation.milestones;
  if (revolt === undefined || !areRebelsGone(situation)) return {};
  return { revoltCalledOff: Math.max(revolt, turnBefore(situation)) };
}

/** What positions of the base imply (R 3.3, 8.3, 11.7, 12.8, 13.2, 14.2, 15). */
export const implied: Implication = {
  pieces: withoutLost,
  course: [
    (situation) => ({ secured: securedIn(situation) }),
    (situation) => ({ milestones: passedIn(situation) }),
    (situation) => ({ milestones: calledOffIn(situation) }),
  ],
};
