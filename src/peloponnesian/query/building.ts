/** R 7.4, 7.5, 7.7: which units a player may build, and the prices. */
import type { CityFact } from '../data/shape/map.js';
import type { Price } from '../data/shape/charts.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { SEASONS, type CitySize, type PlayerId, type RegionId, type Season, type Work } from '../vocabulary.js';
import { unitsFrom } from './owners.js';
import { firstOfEachKind, isActive, regionsHeldBy } from './placement.js';

const WALLS: Readonly<Record<CitySize, Work>> = { small: 'smallWalls', medium: 'mediumWalls', large: 'largeWalls' };

/** Returns the work of fortifying a city of its size (R 7.6.4). */
export const wallsOf = ({ size }: CityFact): Work => WALLS[size];

export const priceOfUnit = ({ components }: Situation, { type }: UnitInfo): Price =>
  components.charts.construction.units[type];

export const priceOfWork = ({ components }: Situation, work: Work): Price => components.charts.construction.works[work];

/** Returns whether a player's treasury can pay a price (R 5.1). */
export const canPay = ({ treasuries }: Situation, player: PlayerId, { talents }: Price): boolean =>
  (treasuries[player] ?? 0) >= talents;

/** Returns the season in whose Build stage a work is complete that takes a number of seasons from now (R 7.6.4). */
export const seasonDue = ({ season }: Situation, seasons: number): Season =>
  SEASONS[(SEASONS.indexOf(season) + seasons) % SEASONS.length] as Season;

/**
 * Returns the regions whose units a player may build: those that the player holds and that are active (R 4.4.2,
 * ruling Q36).
 */
const buildingRegions = (situation: Situation, player: PlayerId): readonly RegionId[] =>
  regionsHeldBy(situation, player).filter((region) => isActive(situation, region));

/**
 * Returns the units of a region in its Build Pool (R 7.4). Eliminated elite units are not there (R 7.9.1, ruling Q105).
 */
const unitsInBuildPool = (situation: Situation, region: RegionId): readonly UnitInfo[] =>
  unitsFrom(situation, region).filter(({ code }) => situation.placeOfUnit(code) === situation.places.trays.buildPool);

/** Returns the units that a player may build, one of each kind, whatever is in the treasury (R 7.5). */
export const unitsToBuild = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  buildingRegions(situation, player).flatMap((region) => firstOfEachKind(unitsInBuildPool(situation, region)));
