/** R 4.3.1: a region changes hands, with all that follows from it. */
import type { RuleRef } from '../../core/index.js';
import type { CityFact } from '../data/shape/map.js';
import { fleetsNeeded } from '../query/carrying.js';
import { campOf, friendOfCity, stateOfCity } from '../query/owners.js';
import { hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import { citiesOf } from '../query/regions.js';
import { isOnMap, seaAt, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import { moveLeader, sendLeaderHome } from './leaders.js';
import { cutAssessment, noteLowered } from './multiples.js';
import { changeCity, destroyBase, endTreason } from './places.js';
import { takeShelter } from './shelter.js';
import { moveUnit } from './units.js';

/** A region on its way from one player to another. */
interface Change {
  readonly region: RegionId;
  readonly loser: PlayerId;
  readonly gainer: PlayerId;
  readonly rule: RuleRef;
}

/** Gives control of a region to a player of the other camp: its levels, units and cities, and what becomes of the loser's pieces. */
export function changeControl(run: GameRun, region: RegionId, gainer: PlayerId, rule: RuleRef): void {
  const before = run.state.regions[region];
  if (before === undefined) return;
  const change: Change = { region, loser: before.player, gainer, rule };
  const friends = new Map(citiesOf(run.state, region).map((city) => [city.id, friendOfCity(run.state, city)]));
  // a: the Allegiance Level is the same on the other side of 0, the other levels stay.
  const allegiance = -before.allegiance;
  run.state.set({ regions: { ...run.state.regions, [region]: { ...before, player: gainer, allegiance } } });
  run.emit({ type: 'regionChanged', rule, region, from: before.player, by: gainer, allegiance });
  noteLowered(run, region, false);
  cutAssessment(run, region);
  // b before c (ruling Q9).
  const left = sendUnitsHome(run, change);
  for (const city of citiesOf(run.state, region)) changeFriend(run, city, friends.get(city.id) ?? null, change);
  sendPassengersHome(run, left, change);
  sendLeadersHome(run, left, change);
  // R 4.4.1 b: whoever has stood before a city that is friendly now goes in.
  for (const { hex } of citiesOf(run.state, region)) takeShelter(run, hexNamed(run.state, hex));
}

/** b: all units of the region return to its Force Pool. Returns the places that they have left. */
function sendUnitsHome(run: GameRun, { region, rule }: Change): ReadonlySet<PlaceCode> {
  const { state } = run;
  const { trays } = state.places;
  const isAfield = (place: PlaceCode): boolean =>
    isOnMap(state.places, place) || place === trays.inSicily || place === trays.leavingSicily;
  const left = new Set<PlaceCode>();
  for (const { code, home } of state.roster.units) {
    const place = state.placeOfUnit(code);
    if (home !== region || !isAfield(place)) continue;
    left.add(place);
    moveUnit(run, code, trays.forcePool, rule);
  }
  return left;
}

/**
 * c, d: a city that units of the loser occupy is marked as captured (not by units outside of it: ruling Q11); every other one is the gainer's, and
 * its revolt is over. Walls that it is building go over with it (ruling Q18).
 */
function changeFriend(run: GameRun, city: CityFact, friend: Camp | null, { loser, gainer, rule }: Change): void {
  const { state } = run;
  if (stateOfCity(state, city.id).destroyed === true) return;
  const hex = hexNamed(state, city.hex);
  // Ruling Q11: units outside of the city do not occupy it.
  const occupied = unitsAt(state, hex, { camp: campOf(loser), inside: true }).length > 0;
  const held = occupied ? loser : undefined;
  changeCity(run, city.id, { held, revolt: undefined });
  if (occupied) return run.emit({ type: 'cityTaken', rule, city: city.id, from: loser, by: loser });
  // R C: whoever gains a city that was betrayed defends it as any other.
  if (friend !== campOf(gainer)) endTreason(run, city);
  // Ruling Q11: a siege by the gainer ends without a victory, and one by the loser goes on.
  const isMaskedByLoser = unitsAt(state, hex, { camp: campOf(loser), inside: false, land: true }).length > 0;
  if (friend !== campOf(gainer) && !isMaskedByLoser) changeCity(run, city.id, { siege: undefined });
  // Ruling Q18: bases stay with their owner, except inside of a city that goes over; a base of those who mask it lies outside (ruling Q140).
  const isOutside = friend !== campOf(loser) && isMaskedByLoser;
  const base = state.bases[city.hex];
  if (base !== undefined && campOf(base) === campOf(loser) && !isOutside) destroyBase(run, city.hex, gainer, rule);
}

/** Ruling Q12: passengers whom the fleets that are left of a stack cannot carry return to their own Force Pools. */
function sendPassengersHome(run: GameRun, left: ReadonlySet<PlaceCode>, { loser, rule }: Change): void {
  const { state } = run;
  for (const sea of left) {
    if (seaAt(state.places, sea) === undefined) continue;
    const afloat = unitsAt(state, sea, { camp: campOf(loser) });
    const stacks = new Map<number, UnitInfo[]>();
    for (const unit of afloat) {
      const leader = state.leaderOver(unit.code);
      stacks.set(leader, [...(stacks.get(leader) ?? []), unit]);
    }
    for (const stack of stacks.values()) {
      const cargo = stack.filter(({ isLand }) => isLand);
      const fleets = stack.length - cargo.length;
      while (fleetsNeeded(state, cargo) > fleets) {
        const unit = cargo.pop();
        if (unit !== undefined) moveUnit(run, unit.code, state.places.trays.forcePool, rule);
      }
    }
  }
}

/**
 * R 7.8.5, ruling Q12: leaders of the loser who stay behind alone go to the Force Pool of the player's home region: those in the Force Pool
 * of the region, in its cities, and where its units stood.
 */
function sendLeadersHome(run: GameRun, left: ReadonlySet<PlaceCode>, { region, loser, rule }: Change): void {
  const { state } = run;
  const { forcePool } = state.places.trays;
  const camp = campOf(loser);
  const sendHome = (leader: LeaderInfo): void => sendLeaderHome(run, leader, rule);
  for (const leader of leadersAt(state, forcePool, { player: loser }))
    if (state.poolOfLeader(leader.code) === region) sendHome(leader);
  const lostCities = citiesOf(state, region).filter((city) => friendOfCity(state, city) !== camp);
  const hexes = lostCities.map(({ hex }) => hexNamed(state, hex));
  for (const place of new Set([...left, ...hexes]))
    for (const leader of leadersAt(state, place, { player: loser })) {
      const isLost = hexes.includes(place) && state.isLeaderInside(leader.code);
      const companions = unitsAt(state, place, { camp }).filter(
        ({ code }) => seaAt(state.places, place) === undefined || state.leaderOver(code) === leader.code,
      );
      if (companions.length === 0) sendHome(leader);
      // The units that are left stand outside of a city that is the enemy's now.
      else if (isLost) moveLeader(run, leader.code, place, rule);
    }
}
