/** Changes the control of a region, with all consequences (R 4.3.1). */
import type { RuleRef } from '../../core/index.js';
import type { CityFact } from '../data/shape/map.js';
import { fleetsNeeded } from '../query/carrying.js';
import { campOf, friendOfCity, stateOfCity } from '../query/owners.js';
import { hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import { citiesOf } from '../query/regions.js';
import { isOnMap, seaAt, type PlaceCode } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import { moveLeader, sendLeaderHome, sendPoolLeadersHome } from './leaders.js';
import { cutAssessment, noteLowered } from './multiples.js';
import { changeCity, destroyBase, endTreason } from './places.js';
import { takeShelter } from './shelter.js';
import { moveUnit } from './units.js';

/** A region that passes from one player to another. */
interface Change {
  readonly region: RegionId;
  readonly loser: PlayerId;
  readonly gainer: PlayerId;
  readonly rule: RuleRef;
}

/**
 * Gives control of a region to a player of the other camp, with its levels, units and cities, and moves the loser's
 * pieces.
 */
export function changeControl(run: GameRun, region: RegionId, gainer: PlayerId, rule: RuleRef): void {
  const before = run.state.regions[region];
  if (before === undefined) return;
  const change: Change = { region, loser: before.player, gainer, rule };
  const friends = new Map(citiesOf(run.state, region).map((city) => [city.id, friendOfCity(run.state, city)]));
  // a: Allegiance changes its sign, the other levels stay.
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
  // R 4.4.1 b: units outside a city that is now friendly go in.
  for (const { hex } of citiesOf(run.state, region)) takeShelter(run, hexNamed(run.state, hex));
}

/** Returns all units of a region to its Force Pool (b). Returns the places that they have left. */
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
 * Changes the owner of a city (c, d). A city occupied by units of the loser is marked as captured; units outside do not
 * occupy it (ruling Q11). Any other city belongs to the gainer, and its revolt is over. Walls under construction stay
 * with the city (ruling Q18).
 */
function changeFriend(run: GameRun, city: CityFact, friend: Camp | null, { loser, gainer, rule }: Change): void {
  const { state } = run;
  if (stateOfCity(state, city.id).destroyed === true) return;
  const hex = hexNamed(state, city.hex);
  // Ruling Q11: units outside of the city do not occupy it.
  const occupied = unitsAt(state, hex, { camp: campOf(loser), inside: true }).length > 0;
  const held = occupied ? loser : undefined;
  changeCity(run, city, { held, revolt: undefined });
  if (occupied) return run.emit({ type: 'cityTaken', rule, city: city.id, from: loser, by: loser });
  // R C: the new owner of a betrayed city defends it like any other.
  if (friend !== campOf(gainer)) endTreason(run, city);
  // Ruling Q11: a siege by the gainer ends without a victory, and one by the loser continues.
  const isMaskedByLoser = unitsAt(state, hex, { camp: campOf(loser), inside: false, land: true }).length > 0;
  if (friend !== campOf(gainer) && !isMaskedByLoser) changeCity(run, city, { siege: undefined });
  // Ruling Q18: bases stay with their owner, except inside a city that changes hands. A base of its besiegers is
  // outside (ruling Q140).
  const isOutside = friend !== campOf(loser) && isMaskedByLoser;
  const base = state.bases[city.hex];
  if (base !== undefined && campOf(base) === campOf(loser) && !isOutside) destroyBase(run, city.hex, gainer, rule);
}

/** Returns passengers that the remaining fleets of a stack cannot carry to their own Force Pools (ruling Q12). */
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
 * Sends the loser's leaders who are left alone to the Force Pool of the player's home region: those in the Force Pool
 * of the region, in its cities, and where its units stood (R 7.8.5, ruling Q12).
 */
function sendLeadersHome(run: GameRun, left: ReadonlySet<PlaceCode>, { region, loser, rule }: Change): void {
  const { state } = run;
  const camp = campOf(loser);
  sendPoolLeadersHome(run, region, loser, rule);
  const lostCities = citiesOf(state, region).filter((city) => friendOfCity(state, city) !== camp);
  const hexes = lostCities.map(({ hex }) => hexNamed(state, hex));
  for (const place of new Set([...left, ...hexes]))
    for (const leader of leadersAt(state, place, { player: loser })) {
      const isLost = hexes.includes(place) && state.isLeaderInside(leader.code);
      const companions = unitsAt(state, place, { camp }).filter(
        ({ code }) => seaAt(state.places, place) === undefined || state.leaderOver(code) === leader.code,
      );
      if (companions.length === 0) sendLeaderHome(run, leader, rule);
      // The remaining units are outside a city that now belongs to the enemy.
      else if (isLost) moveLeader(run, leader.code, place, rule);
    }
}
