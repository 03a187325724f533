/** R C: the effects of satraps' cards on the board on the units that they sent, and on those of the League. */
import { derived } from '../../core/board/index.js';
import type { CardEffect } from '../data/shape/cards.js';
import { NONE } from '../geometry/ground.js';
import { isHex, isOnMap, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, Roster, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { CityId, LeaderId, PlayerId, Satrapy } from '../vocabulary.js';
import { onBoardThat, type CardOnBoard } from './cards.js';
import { campOf, playerOfUnit, regionOfHex, unitsFrom } from './owners.js';
import { leaderNamed } from './pieces.js';
import { groundsOf, isSatrapy } from './satraps.js';

/** The effect of a card with which a satrap helps the League. */
export type PersianAid = Extract<CardEffect, { readonly does: 'persianAid' }>;
/** A card on the board with which a satrap helps the League. */
export type CardOfSatrap = CardOnBoard<PersianAid>;

/** Returns the satrapy whose help an effect brings, or `undefined` for other effects. */
export const satrapyOf = (effect: CardEffect): Satrapy | undefined =>
  effect.does === 'persianAid' ? effect.satrapy : undefined;

/** Returns the cards of a satrapy on the board. */
export const cardsOfSatrapy = (situation: Situation, satrapy: Satrapy): readonly CardOfSatrap[] =>
  onBoardThat(situation, 'persianAid').filter(({ effect }) => effect.satrapy === satrapy);

const isSupport = ({ effect }: CardOfSatrap): boolean => effect.gift.gives === 'support';

/** Returns the cards on the board with which a satrap supplies the League's units. */
export const supportCards = (situation: Situation): readonly CardOfSatrap[] =>
  onBoardThat(situation, 'persianAid').filter(isSupport);

/** Returns whether a unit serves the League now: on the map, or as a fleet in Sicily (R 19.1). */
function isAfield(situation: Situation, { code }: UnitInfo): boolean {
  const { places } = situation;
  const { inSicily, leavingSicily } = places.trays;
  const place = situation.placeOfUnit(code);
  return isOnMap(places, place) || place === inSicily || place === leavingSicily;
}

/** Returns the surviving units that a card has brought, or has taken over from other cards (R C). */
export const unitsBroughtBy = (situation: Situation, { brought }: CardOfSatrap): readonly UnitInfo[] =>
  situation.roster.units.filter((unit) => brought.includes(unit.id) && isAfield(situation, unit));

/**
 * Returns the cards of a player that pay for fleets. The player may end them whenever cards are played (ruling Q167).
 */
export const fleetCardsOf = (situation: Situation, player: PlayerId): readonly CardOfSatrap[] =>
  onBoardThat(situation, 'persianAid').filter((card) => card.player === player && card.effect.gift.gives === 'fleets');

/**
 * Returns the cards on the board that apply to a unit in a place: those that brought it, and those that support units
 * there.
 */
function cardsFor(situation: Situation, { id, code }: UnitInfo, place: PlaceCode): readonly CardOfSatrap[] {
  if ((situation.cards?.active ?? []).length === 0) return [];
  const region = isHex(situation.places, place) ? regionOfHex(situation, place) : null;
  const isOfLeague = campOf(playerOfUnit(situation, code)) === 'league';
  return onBoardThat(situation, 'persianAid').filter(
    (card) =>
      card.brought.includes(id) ||
      (isOfLeague && isSupport(card) && region !== null && card.effect.regions.includes(region)),
  );
}

/** Returns whether Persia pays for the supply of a unit (R C). */
export const isSuppliedByPersia = (situation: Situation, unit: UnitInfo): boolean =>
  cardsFor(situation, unit, situation.placeOfUnit(unit.code)).length > 0;

/** Returns the cities of Persia from which a unit in a place may draw supply (R C). */
export const persianSourcesFor = (situation: Situation, unit: UnitInfo, place: PlaceCode): readonly CityId[] =>
  cardsFor(situation, unit, place).map(({ effect }) => effect.source);

/** Returns whether a place is closed to the troops of a satrapy, which stay in the lands that their card names. */
function isOutOfBounds(situation: Situation, satrapy: Satrapy, place: PlaceCode): boolean {
  const { map, areaAt } = situation.ground;
  const area = map.areas[areaAt[place] ?? NONE]?.id;
  return area === undefined || !groundsOf(situation, satrapy).includes(area);
}

/** Returns whether some units include troops of a satrap to whom a place is closed. */
export const isBeyondGrounds = (situation: Situation, units: readonly UnitInfo[], place: PlaceCode): boolean =>
  units.some(({ home, isLand }) => isLand && isSatrapy(home) && isOutOfBounds(situation, home, place));

/**
 * Returns whether some leaders include a Persian general to whom a place is closed: generals stay in the lands of their
 * troops (ruling R59).
 */
export const isBeyondGroundsOfGeneral = (
  situation: Situation,
  leaders: readonly LeaderId[],
  place: PlaceCode,
): boolean =>
  leaders.some((id) => {
    const { satrapy } = leaderNamed(situation, id).fact;
    return satrapy !== undefined && isOutOfBounds(situation, satrapy, place);
  });

/** Returns the general of each satrapy. */
const generals = derived(
  ({ leaders }: Roster): ReadonlyMap<Satrapy, LeaderInfo> =>
    new Map(leaders.flatMap((leader) => (leader.fact.satrapy === undefined ? [] : [[leader.fact.satrapy, leader]]))),
);

/** Returns the general of a satrapy, or `undefined` if the components have none (ruling R59). */
export const generalOf = ({ roster }: Situation, satrapy: Satrapy): LeaderInfo | undefined =>
  generals(roster).get(satrapy);

/** Returns the troops of a satrapy on the map. */
export const troopsOf = (situation: Situation, satrapy: Satrapy): readonly UnitInfo[] =>
  unitsFrom(situation, satrapy).filter(
    ({ code, isLand }) => isLand && isOnMap(situation.places, situation.placeOfUnit(code)),
  );

/**
 * Returns the units that a satrap can send for a card, as far as available: those in the satrap's pools, lost ones last
 * (ruling Q162).
 */
export function unitsToSend(situation: Situation, { gift, satrapy }: PersianAid): readonly UnitInfo[] {
  if (gift.gives === 'support') return [];
  const { forcePool, buildPool } = situation.places.trays;
  const batches = gift.gives === 'fleets' ? [gift.fleets] : gift.units;
  return batches.flatMap(({ type, morale, count }) => {
    const alike = unitsFrom(situation, satrapy).filter((unit) => unit.type === type && unit.morale === morale);
    const waiting = [forcePool, buildPool].flatMap((pool) =>
      alike.filter(({ code }) => situation.placeOfUnit(code) === pool),
    );
    return waiting.slice(0, count);
  });
}
