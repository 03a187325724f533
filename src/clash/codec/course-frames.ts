/** R S7.1, S11-S14: checks of the other frames of this variant in their places. */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { At, FrameCheck } from '../../conquest/codec/edition.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import { isLastTurn } from '../../conquest/query/04-1-turn.js';
import { isDue } from '../../conquest/rules/13-reinforcements.js';
import { leaderCode, leaderNamed, unitCode } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { LeaderId, PieceId, SideId, UnitId } from '../../conquest/vocabulary.js';
import type { CourseFrame, GameFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { clashComponents } from '../query/components.js';
import { targetsOf, wanderingUnits } from '../query/07-1-independents.js';
import { countThatMayLeave, areMutiniesChecked, isCheckArea, areaOfLeader } from '../query/14-mutiny.js';
import { mayStillBeDestroyed, markerNamed } from '../query/12-objectives.js';
import { isPlayed } from '../query/sides.js';
import { mutineers, prisonersOf } from '../query/trays.js';
import { INDEPENDENTS } from '../vocabulary.js';

type Check<K extends GameFrame['kind']> = FrameCheck<Extract<GameFrame, { readonly kind: K }>>;

const isRolling = ({ above }: At): boolean => above?.kind === 'roll';

/** Returns whether these are units and leaders of the independents on the map. */
const areAbroad = (situation: Situation, ids: readonly PieceId[]): boolean =>
  ids.every((id) => {
    const { roster } = situation;
    const leader = roster.leaderCodes.get(id);
    const unit = roster.unitCodes.get(id as UnitId);
    if (leader !== undefined)
      return situation.sideOfLeader(leader) === INDEPENDENTS && isOnMap(situation, situation.placeOfLeader(leader));
    return (
      unit !== undefined &&
      situation.sideOfUnit(unit) === INDEPENDENTS &&
      isOnMap(situation, situation.placeOfUnit(unit))
    );
  });

/**
 * Checks a migration: forces move one after another; a die is rolled if the first may go to several provinces (R S7.1).
 */
const migration: Check<'migration'> = ({ left, moved }, at) => {
  const { situation } = at;
  const [next] = left;
  return unless([
    [!isPlayed(situation, INDEPENDENTS), 'kind', 'who is played does not move of himself'],
    [allDiffer(left.map(({ force, from }) => `${force} ${from}`)), 'left', 'each force in each place once'],
    [
      left.every((wanderer) => wanderingUnits(situation, wanderer, moved).length > 0),
      'left',
      'forces that are there, and have not moved',
    ],
    [
      allDiffer(moved) && areAbroad(situation, moved),
      'moved',
      'units and leaders of the independents on the map, each once',
    ],
    [
      next !== undefined && targetsOf(situation, next, wanderingUnits(situation, next, moved)).length > 1,
      'left',
      'a die is rolled for a force that may go to several provinces',
    ],
  ]);
};

/** Checks that units formed in this phase belong to the side or are off the map (R S11.3). */
const levy: Check<'levy'> = ({ side, raised }, { situation }) => {
  const isFormed = (id: UnitId): boolean => {
    const code = unitCode(situation, id);
    return situation.sideOfUnit(code) === side || !isOnMap(situation, situation.placeOfUnit(code));
  };
  return unless([[allDiffer(raised) && raised.every(isFormed), 'raised', 'units of the side, each once']]);
};

/** Checks that a recalled unit is in the Mutiny Holding Box (R S14.1). */
const recall: Check<'recall'> = ({ unit }, { situation }) =>
  unless([[mutineers(situation).some(({ id }) => id === unit), 'unit', 'a unit that has gone home in anger']]);

/** Checks that the markers belong to the side and may still be destroyed (R S12.2). */
const lastChance: Check<'lastChance'> = ({ side, markers }, { situation }) =>
  unless([
    [
      markers.length > 0 &&
        markers.every((id) => {
          const marker = markerNamed(situation, id);
          return marker !== undefined && mayStillBeDestroyed(situation, marker, side);
        }),
      'markers',
      'markers of the side that can be eliminated, and change hands now or are about to be counted',
    ],
  ]);

/** Checks that points are counted at the end of the last turn (R S13). */
const reckoning: Check<'reckoning'> = (_, { situation }) =>
  unless([[isLastTurn(situation), 'kind', 'points are counted in the last turn']]);

/** Checks a mutiny check: areas of the side one by one, and leaders in danger in the current one (R S14.1). */
const mutinyCheck: Check<'mutinyCheck'> = ({ side, left, at: now, count, shaken }, at) => {
  const { situation } = at;
  return unless([
    [areMutiniesChecked(situation), 'kind', 'no mutiny is possible in this game, or not yet'],
    [isPlayed(situation, side), 'side', 'a player who has troops'],
    [allDiffer(left) && (now === null || !left.includes(now)), 'left', 'other places, each once'],
    [left.every((place) => isCheckArea(situation, place)), 'left', 'provinces, fortresses on borders, sea zones'],
    [now === null || isCheckArea(situation, now), 'at', 'a province, a fortress on a border, a sea zone'],
    [
      now === null ? count === 0 : count <= countThatMayLeave(situation, side, now),
      'count',
      'at most as many as there are, and none if no unit is chosen',
    ],
    [
      allDiffer(shaken) && shaken.every((id) => now !== null && areaOfLeader(situation, side, id) === now),
      'shaken',
      'leaders of the side who are there, each once',
    ],
    [isRolling(at) ? now === null && left.length > 0 : now !== null, 'at', 'the die is rolled between two places'],
  ]);
};

const isHeldBy = (situation: Situation, side: SideId, leader: LeaderId): boolean =>
  prisonersOf(situation, side).some(({ id }) => id === leader);

/** Checks that offers are made to prisoners of the side, one at a time (R S14.3). */
const prisoners: Check<'prisoners'> = ({ side, left, asked }, at) => {
  const { situation, above } = at;
  const placed = above?.kind === 'reinforcements' ? above.leaders : [];
  return unless([
    [plays(situation, 'leaderRecruitment'), 'kind', 'no offers are made in this game (R S14.3)'],
    [
      allDiffer(left) && left.every((leader) => isHeldBy(situation, side, leader)),
      'left',
      'prisoners of the side, each once',
    ],
    [!left.some((leader) => placed.includes(leader)), 'left', 'prisoners who have not changed sides'],
    [
      asked === null || (isHeldBy(situation, side, asked) && !left.includes(asked)),
      'asked',
      'a prisoner of the side to whom no other offer is made',
    ],
    [(asked !== null) === isRolling(at), 'asked', 'the die answers for the side that is asked'],
  ]);
};

/** Returns whether a leader was awaited and has come to this side (R S11.1). */
function isAwaited(situation: Situation, side: SideId, leader: LeaderId): boolean {
  const code = leaderCode(situation, leader);
  return (
    situation.placeOfLeader(code) === situation.ground.trays.aside &&
    situation.sideOfLeader(code) === side &&
    clashComponents(situation).awaited.some((fact) => fact.leader === leader && fact.turn <= situation.turn)
  );
}

/** Returns whether a leader is on the track and due (R 13.1). */
function isDueOnTrack(situation: Situation, side: SideId, leader: LeaderId): boolean {
  const info = leaderNamed(situation, leader);
  return (
    info.fact.side === side &&
    isDue(situation, info.fact) &&
    situation.placeOfLeader(info.code) === situation.ground.trays.track
  );
}

/**
 * Checks that reinforcements were on the track, were awaited, or were recruited as prisoners (R 13.1, S11.1, S14.3).
 */
const reinforcements: Check<'reinforcements'> = (frame, at) => {
  const { side, units, leaders } = frame;
  const { situation, below } = at;
  const others = conquestEdition.frames.checks.reinforcements(frame, at).filter(([field]) => field !== 'leaders');
  const isWonOver = below !== undefined && below.kind === ('prisoners' as typeof below.kind);
  const comes = (leader: LeaderId): boolean =>
    isWonOver
      ? isHeldBy(situation, side, leader)
      : isAwaited(situation, side, leader) || isDueOnTrack(situation, side, leader);
  return [
    ...others,
    ...unless([
      [!isWonOver || units.length === 0, 'units', 'prisoners are leaders'],
      [allDiffer(leaders) && leaders.every(comes), 'leaders', 'leaders who come to the side now, each once'],
    ]),
  ];
};

/** Checks the points; the Treasury may add to them (R S11.3, S11.4). */
const replacements: Check<'replacements'> = (frame, at) =>
  conquestEdition.frames.checks.replacements(frame, at).filter(([field]) => field !== 'points');

export const courseChecks: {
  readonly [K in CourseFrame['kind'] | 'reinforcements' | 'replacements']: Check<K>;
} = { migration, levy, recall, lastChance, reckoning, mutinyCheck, prisoners, reinforcements, replacements };
