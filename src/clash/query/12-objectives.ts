/** R S12: the markers: their sides, places and effects. */
import { cityHolder } from '../../conquest/query/05-control.js';
import { cityAt, isOnMap, presenceIn } from '../../conquest/query/06-1-presence.js';
import { isFalling } from '../../conquest/query/11-siege.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { PlaceCode, Province } from '../../conquest/table/ground.js';
import { derived, NO_PIECE, sameShape } from '../../core/board/index.js';
import { rosterOf } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BaggageId, SideId } from '../../conquest/vocabulary.js';
import type { ClashComponents, MarkerFact } from '../data/shape.js';
import { clashComponents, frameIn } from './components.js';
import { foesIn } from './sides.js';

/** A marker. */
export interface Marker {
  readonly fact: MarkerFact;
  /** Its code among the baggage. */
  readonly code: number;
}

/** Returns the markers of these components (R S12). */
export const markersIn = derived((box: ClashComponents): readonly Marker[] =>
  sameShape(box.markers).flatMap((fact) => {
    const code = rosterOf(box).baggageCodes.get(fact.baggage);
    return code === undefined ? [] : [{ fact, code }];
  }),
);

/** Returns all markers. */
export const markersOf = (situation: Situation): readonly Marker[] => markersIn(clashComponents(situation));

/** Returns the marker with this id; `undefined`: there is none. */
export const markerNamed = (situation: Situation, id: BaggageId): Marker | undefined =>
  markersOf(situation).find(({ fact }) => fact.baggage === id);

/** Returns whether a marker belongs to a side and is on the map. */
export const isMarkerOf = (situation: Situation, { code }: Marker, side: SideId): boolean =>
  situation.sideOfBaggage(code) === side && isOnMap(situation, situation.placeOfBaggage(code));

/** Returns the markers of a side. */
export const markersWith = (situation: Situation, side: SideId): readonly Marker[] =>
  markersOf(situation).filter((marker) => isMarkerOf(situation, marker, side));

/** Returns the modifier that a side gets for its markers (R S12.2, S14.3). */
export const influenceOf = (situation: Situation, side: SideId): number =>
  markersWith(situation, side).reduce((sum, { fact }) => sum + (fact.lends ?? 0), 0);

/** Returns whether a side has units in a province or its cities. */
const hasUnits = (situation: Situation, province: Province, side: SideId): boolean =>
  presenceIn(situation, province, side) > 0;

/** Returns whether a side has a leader in a place. */
function isLedAt(situation: Situation, place: PlaceCode, side: SideId): boolean {
  let leader = situation.firstLeaderAt(place);
  while (leader !== NO_PIECE && situation.sideOfLeader(leader) !== side) leader = situation.leaderAfter(leader);
  return leader !== NO_PIECE;
}

/** Returns whether a side has units or leaders in a province or its cities. */
function hasPieces(situation: Situation, province: Province, side: SideId): boolean {
  if (hasUnits(situation, province, side) || isLedAt(situation, province.code, side)) return true;
  for (const { code } of province.cities) if (isLedAt(situation, code, side)) return true;
  return false;
}

const NO_RIVALS: readonly SideId[] = [];

/**
 * Returns the players that could take a marker in a province (ruling S12.3). If its side has no pieces there, all
 * players with pieces there can. If its side only has leaders there, players with units can take a marker that goes
 * with units alone.
 */
function rivalsIn(situation: Situation, province: Province, side: SideId, { goesWith }: MarkerFact): readonly SideId[] {
  if (hasUnits(situation, province, side)) return NO_RIVALS;
  const isLed = hasPieces(situation, province, side);
  if (isLed && goesWith !== 'units') return NO_RIVALS;
  const isRival = isLed ? hasUnits : hasPieces;
  const rivals: SideId[] = [];
  for (const other of orderOfPlay(situation))
    if (other !== side && isRival(situation, province, other)) rivals.push(other);
  return rivals;
}

/** Returns which rival takes a marker of a side: one that fights the side there, or the first. */
const newOwnerAmong = (
  situation: Situation,
  rivals: readonly SideId[],
  { fact }: Province,
  side: SideId,
): SideId | undefined => foesIn(situation, fact.id, side).find((foe) => rivals.includes(foe)) ?? rivals[0];

/**
 * Returns the side that takes a marker which was left alone (ruling S12.3), or lies in a city that has fallen;
 * `undefined`: it keeps its side (R 11.6, S12.1, S12.2).
 */
export function newOwnerOf(situation: Situation, { fact, code }: Marker): SideId | undefined {
  const [place, side] = [situation.placeOfBaggage(code), situation.sideOfBaggage(code)];
  if (fact.liesIn !== undefined) {
    const city = cityAt(situation, place);
    const holder = city === undefined ? null : cityHolder(situation, city.number);
    if (city === undefined || holder === null || holder === side) return undefined;
    return isFalling(situation, city) ? undefined : holder;
  }
  const province = situation.ground.provinces[place];
  // Usually units of its side are with it, so this test comes first.
  if (province === undefined || situation.escortOf(code) > 0) return undefined;
  const rivals = rivalsIn(situation, province, side, fact);
  return rivals.length === 0 ? undefined : newOwnerAmong(situation, rivals, province, side);
}

/** Returns the markers that can be destroyed (R S12.2). */
export const destructibleMarkersIn = derived((box: ClashComponents): readonly Marker[] =>
  markersIn(box).filter(({ fact }) => fact.mortal === true),
);

/**
 * Returns whether a side may destroy a marker now: points are about to be counted, or another side is about to take it
 * (R S12.2, ruling S12.2).
 */
export const mayStillBeDestroyed = (situation: Situation, marker: Marker, side: SideId): boolean =>
  marker.fact.mortal === true &&
  isMarkerOf(situation, marker, side) &&
  (frameIn(situation, 'reckoning') !== undefined || newOwnerOf(situation, marker) !== undefined);
