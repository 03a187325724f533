/** R S14: which units may mutiny or be guards, and which prisoners can be recruited. */
import { provincesOf } from '../../conquest/query/05-control.js';
import { abilityOf, unitsAt } from '../../conquest/query/06-1-presence.js';
import { turnOf } from '../../conquest/query/04-1-turn.js';
import { leaderCode, placeCode, unitCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isHeavy, isRemnant } from '../../conquest/units.js';
import type { LeaderId, PlaceId, SideId } from '../../conquest/vocabulary.js';
import { plays } from '../options.js';
import type { Guard } from '../state.js';
import type { Offer } from '../vocabulary.js';
import { clashComponents } from './components.js';
import { needsNoLeader } from './07-1-independents.js';
import { guardOf, isGuard } from './memory.js';
import { influenceOf } from './12-objectives.js';
import { holdsHomeland } from './11-replacements.js';
import { holdsRevered } from './13-victory.js';

/** R S14.1: from this year on armies may mutiny. */
const FIRST_YEAR = 321;

export const areMutiniesChecked = (situation: Situation): boolean =>
  plays(situation, 'mutinyChecks') && turnOf(situation).year <= FIRST_YEAR;

/**
 * Returns the area of a place, for which a mutiny is checked as a whole: a province with its cities, a fortress on a
 * border, or a sea zone.
 */
function areaOf({ ground }: Situation, place: PlaceCode): PlaceId {
  return (ground.provinceOfPlace[place]?.fact.id ?? ground.places[place]) as PlaceId;
}

/** Returns the places of an area. */
const placesOfArea = (situation: Situation, area: PlaceId): readonly PlaceCode[] => {
  const code = placeCode(situation, area);
  return [code, ...(situation.ground.provinces[code]?.cities.map((city) => city.code) ?? [])];
};

/** Returns whether a place is the name of an area (R S14.1). */
export function isCheckArea(situation: Situation, place: PlaceId): boolean {
  const code = situation.ground.codes.get(place);
  return code !== undefined && isInPlay(situation, code) && areaOf(situation, code) === place;
}

const isInPlay = ({ ground }: Situation, place: PlaceCode): boolean => place < ground.trays.pool;

/**
 * Returns whether a unit may leave its side: never a guard, nor a unit that needs no leader (R S14.1, S14.2,
 * ruling S14.1).
 */
const mayMutiny = (situation: Situation, { id, code }: UnitInfo): boolean =>
  !isGuard(situation, id) && !needsNoLeader(situation, code);

/** Returns the areas in which a side has units that may leave it (R S14.1). */
export const areasToCheck = (situation: Situation, side: SideId): readonly PlaceId[] => [
  ...new Set(
    situation.ground.places.flatMap((_, place) =>
      isInPlay(situation, place) && unitsAt(situation, place, side).some((unit) => mayMutiny(situation, unit))
        ? [areaOf(situation, place)]
        : [],
    ),
  ),
];

/** Returns the area of a leader; `undefined`: the leader does not belong to the side, or is not in play. */
export function areaOfLeader(situation: Situation, side: SideId, id: LeaderId): PlaceId | undefined {
  const leader = leaderCode(situation, id);
  const place = situation.placeOfLeader(leader);
  return situation.sideOfLeader(leader) === side && isInPlay(situation, place) ? areaOf(situation, place) : undefined;
}

/** Returns whether a guard is in the same area as its leader (R S14.2). */
export function isWithLeader(situation: Situation, side: SideId, { unit, leader }: Guard): boolean {
  const place = situation.placeOfUnit(unitCode(situation, unit));
  return areaOf(situation, place) === areaOfLeader(situation, side, leader);
}

/** Returns the units of a side in an area that may leave it (R S14.1, S14.2). */
const unitsNotBound = (situation: Situation, side: SideId, area: PlaceId): readonly UnitInfo[] =>
  placesOfArea(situation, area)
    .flatMap((place) => unitsAt(situation, place, side))
    .filter((unit) => mayMutiny(situation, unit));

/**
 * Returns the units that leave first: mercenaries, or without any all others that may leave; never a guard
 * (R S14.1, S14.2).
 */
export function unitsThatMayLeave(situation: Situation, side: SideId, area: PlaceId): readonly UnitInfo[] {
  const all = unitsNotBound(situation, side, area);
  const hired = all.filter(({ kind }) => kind.nation === 'mercenary');
  return hired.length > 0 ? hired : all;
}

/** Returns the number of units in an area that may leave the side. */
export const countThatMayLeave = (situation: Situation, side: SideId, area: PlaceId): number =>
  unitsNotBound(situation, side, area).length;

/** Returns how many units leave for a die (R S14.1). Alexander's Body and the Royal Family modify it. */
export function mutinyResult(situation: Situation, side: SideId, die: number): number {
  const { mutiny } = clashComponents(situation).tables;
  const column = holdsRevered(situation, side) ? mutiny.alexander : mutiny.normal;
  const row = die - influenceOf(situation, side) - mutiny.from;
  return column[Math.max(0, Math.min(column.length - 1, row))] ?? 0;
}

/** R S14.2: the number of provinces that a side must control for a guard. */
const FOR_GUARD = 4;

/** Returns a side's leaders with the highest ability, wherever they are (R S14.2). */
function ablest(situation: Situation, side: SideId): readonly LeaderInfo[] {
  const all = situation.roster.leaders.filter(
    ({ code }) => situation.sideOfLeader(code) === side && isInPlay(situation, situation.placeOfLeader(code)),
  );
  const best = Math.max(...all.map(({ code }) => abilityOf(situation, code)));
  return all.filter(({ code }) => abilityOf(situation, code) === best);
}

/** Returns the units that can become a side's guard now, each with the leader that it would guard (R S14.2). */
export function recruitsForGuard(
  situation: Situation,
  side: SideId,
): readonly { readonly unit: UnitInfo; readonly leader: LeaderInfo }[] {
  if (!plays(situation, 'personalGuards') || guardOf(situation, side) !== undefined) return [];
  if (provincesOf(situation, side).length < FOR_GUARD) return [];
  return ablest(situation, side).flatMap((leader) =>
    unitsAt(situation, situation.placeOfLeader(leader.code), side)
      .filter(
        ({ kind, code }) =>
          isHeavy(kind) &&
          !isRemnant(kind, situation.stepsOf(code)) &&
          situation.law.forceOf(situation, code) === situation.law.forceOfLeader(situation, leader.code),
      )
      .map((unit) => ({ unit, leader })),
  );
}

/** Returns the modifier of the die for a prisoner; the holder of Macedonia has one more (R S14.3). */
export const prisonerModifier = (situation: Situation, side: SideId): number =>
  influenceOf(situation, side) + (holdsHomeland(situation, side) ? 1 : 0);

export function offerResult(situation: Situation, side: SideId, die: number): Offer {
  const { offers } = clashComponents(situation).tables.prisoners;
  return offers[Math.min(offers.length, die + prisonerModifier(situation, side)) - 1] ?? 'noEffect';
}
