/** R C: the targets of cards of fate. */
import { isHex, isOnMap } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { PlaceId, PlayerId, RegionId } from '../vocabulary.js';
import { isInRegions } from './card-counts.js';
import type { EffectThat } from './cards.js';
import { defencesOf } from './defences.js';
import { leadersInPlay } from './leaders.js';
import { areEnemies, campOf } from './owners.js';
import { unitsAt } from './presence.js';

type Blow = EffectThat<'strikeLeader'>['how'];

/**
 * Returns the enemy leaders whom a card may strike: those on the map, or all in play if the card eliminates them (R C,
 * ruling R55).
 */
export function leadersToStrike(situation: Situation, by: PlayerId, how: Blow): readonly LeaderInfo[] {
  const { places, scenario } = situation;
  return scenario.players
    .filter((player) => areEnemies(player, by))
    .flatMap((player) => leadersInPlay(situation, player))
    .filter(({ code }) => how === 'lost' || isOnMap(places, situation.placeOfLeader(code)))
    .sort((a, b) => a.code - b.code);
}

/**
 * Returns the place of a leader's stack, which the successor takes over, or `null` if the leader has none (R 7.8.4).
 */
export function stackOf(situation: Situation, { code }: LeaderInfo): PlaceId | null {
  const { places, roster } = situation;
  const place = situation.placeOfLeader(code);
  const player = situation.playerOfLeader(code);
  const at = places.ids[place];
  if (player === null || at === undefined || place === places.trays.forcePool) return null;
  const camp = campOf(player);
  const isAtSea = isOnMap(places, place) && !isHex(places, place);
  const hasStack = isAtSea
    ? roster.units.some(
        (unit) => situation.placeOfUnit(unit.code) === place && situation.leaderOver(unit.code) === code,
      )
    : unitsAt(situation, place, { camp, inside: situation.isLeaderInside(code) }).length > 0;
  return hasStack ? at : null;
}

/** The pieces that may fall ill. */
export interface Sick {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/**
 * Returns the units and leaders of all players in a region, those in ports and besieged cities included, and those in
 * its Force Pool (R C, ruling R57).
 */
export function sickIn(situation: Situation, region: RegionId): Sick {
  const { roster, places } = situation;
  const { forcePool } = places.trays;
  return {
    units: roster.units.filter(({ code, home }) => {
      const place = situation.placeOfUnit(code);
      return place === forcePool ? home === region : isInRegions(situation, place, [region]);
    }),
    leaders: roster.leaders.filter(({ code }) => {
      if (situation.playerOfLeader(code) === null) return false;
      const place = situation.placeOfLeader(code);
      return place === forcePool ? situation.poolOfLeader(code) === region : isInRegions(situation, place, [region]);
    }),
  };
}

/** Returns the morale of a unit with the bonus of its fortress, city or rough terrain (R C, ruling R56). */
export function moraleOnGround(situation: Situation, { code, morale }: UnitInfo): number {
  const place = situation.placeOfUnit(code);
  const bonus = situation.components.charts.morale;
  const defences = situation.unitIs(code, INSIDE) ? defencesOf(situation, place) : undefined;
  if (defences === undefined) return morale + (situation.ground.terrainAt[place] === 'rough' ? bonus.rough : 0);
  const { size, isFortress, isLinked } = defences;
  if (isFortress || size === 'fort') return morale + bonus.walls[size] + (isLinked ? bonus.longWalls : 0);
  return morale + bonus.unwalled[size];
}
