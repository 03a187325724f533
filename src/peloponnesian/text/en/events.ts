/** Events in English, in the order of the sections of the rulebook. */
import { phrase } from '../../../core/index.js';
import type { BattleBegan } from '../../event/combat.js';
import type { PlaceId } from '../../vocabulary.js';
import { companyOf } from '../speech.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { englishOutcome } from './outcome.js';
import { list, type English } from './speech.js';

/** What an attack is called. */
function attack({ at, element, against }: BattleBegan, say: English): Saying {
  if (!say.isHex(at)) return phrase`attacks ${say.at(at)}`;
  if (against === 'assault') return phrase`assaults ${say.stronghold(at)}`;
  const isCity = say.cityAt(at) !== undefined;
  if (element === 'sea') return phrase`attacks at sea before ${say.stronghold(at)}`;
  return isCity ? phrase`attacks outside ${say.hex(at)}` : phrase`attacks ${say.at(at)}`;
}

/** Where pieces stand in a place. */
const standing = (at: PlaceId, inside: boolean, say: English): Saying =>
  say.isHex(at) && say.cityAt(at) !== undefined
    ? phrase`${inside ? 'inside' : 'outside'} ${say.hex(at)}`
    : phrase`${inside && say.isHex(at) ? phrase`inside ${say.stronghold(at)}` : say.at(at)}`;

/** What happens to a piece of which it does not matter who moves it. */
function goes(who: Saying, from: PlaceId, to: PlaceId, inside: boolean, say: English): Saying {
  if (from === to) return phrase`${who} stands ${standing(to, inside, say)}`;
  if (to === 'forcePool') return phrase`${who} returns from ${say.place(from)} to the Force Pool`;
  if (from === 'forcePool') return phrase`${who} is placed in ${say.place(to)}`;
  return phrase`${who} goes from ${say.place(from)} ${say.to(to, inside)}`;
}

/** How levels change: `Allegiance +1 (now 11), Militance −1 (now 7)`. */
function levels(
  change: { readonly allegiance: number; readonly militance: number },
  now: { readonly allegiance: number; readonly militance: number },
  say: English,
): Saying {
  const told = (['allegiance', 'militance'] as const).flatMap((level) => {
    const name = level === 'allegiance' ? 'Allegiance' : 'Militance';
    return change[level] === 0 ? [] : [`${name} ${say.signed(change[level])} (now ${now[level]})`];
  });
  return list(told);
}

export const englishEvents: Events<English> = {
  // R 1.1, 3
  rolled: ({ purpose, player, dice }, say) =>
    player === null
      ? phrase`${list(dice)} ${say.is(dice.length)} rolled ${say.names.rolls[purpose]}`
      : phrase`${say.player(player)} rolls ${list(dice)} ${say.names.rolls[purpose]}`,
  seasonBegan: ({ year, season }, say) => phrase`${say.names.seasons[season]} ${year} BC`,
  campaignTurnBegan: ({ number }) => phrase`Campaign Turn ${number}`,
  raidMarkersRemoved: ({ areas }, say) => phrase`"Raided" markers are removed from ${list(areas.map(say.area))}`,
  gameEnded: ({ winner, margin, how }, say) => englishOutcome({ winner, margin, how }, say),
  // R 4, 5, 13
  regionChanged: ({ region, by, allegiance }, say) =>
    phrase`${say.theRegion(region)} goes over to ${say.player(by)}: its Allegiance is ${allegiance} now`,
  tributeCollected: ({ player, from, talents }, say) =>
    phrase`${say.player(player)} collects ${say.pieces(talents, 'talent')} from ${from === 'empire' ? 'the rest of the Empire' : 'the regions'}`,
  treasuryChanged: ({ player, by, now }, say) =>
    phrase`${say.player(player)} ${by < 0 ? 'spends' : 'receives'} ${say.pieces(Math.abs(by), 'talent')}: ${now} in the treasury now`,
  adjustmentRolled: ({ region, cause, die, applies }, say) =>
    phrase`${say.theRegion(region)}: ${say.names.adjustments[cause]}, and on a ${die} its levels ${applies ? 'change' : 'stay'}`,
  levelsAdjusted: ({ region, cause, allegiance, militance, now }, say) =>
    phrase`${say.theRegion(region)}: ${levels({ allegiance, militance }, now, say)} because ${say.names.adjustments[cause]}`,
  // R 29.4
  helotsRolled: ({ player, die, total, rise }, say) =>
    phrase`${say.player(player)} calls the helots: a ${die} makes ${total}, and they ${rise ? 'rise' : 'stay quiet'}`,
  helotsRose: ({ cities }, say) => phrase`helots rise in ${list(cities.map(say.city))}`,
  helotsSubdued: ({ city }, say) => phrase`the rising of the helots in ${say.city(city)} is over`,
  // R 7
  unitMoved: ({ unit, from, to, inside }, say) => goes(say.unit(unit), from, to, inside, say),
  unitEliminated: ({ unit, from, to }, say) =>
    phrase`${say.unit(unit)} is eliminated ${say.at(from)} and ${to === 'gone' ? 'is out of the game' : 'goes to its Build Pool'}`,
  leaderMoved: ({ leader, from, to }, say) =>
    from === to ? phrase`${say.leader(leader)} stays ${say.at(to)}` : goes(say.leader(leader), from, to, false, say),
  leaderLost: ({ leader, player }, say) => phrase`${say.player(player)} loses ${say.leader(leader)}`,
  leaderCame: ({ leader, player, at }, say) =>
    phrase`${say.player(player)} draws ${say.leader(leader)}, who ${at === 'forcePool' ? 'comes to the Force Pool' : phrase`takes command ${say.at(at)}`}`,
  basePlaced: ({ hex, by }, say) => phrase`${say.player(by)} places a base ${say.at(hex)}`,
  baseDestroyed: ({ hex, of }, say) => phrase`the base of ${say.player(of)} ${say.at(hex)} is destroyed`,
  cityTaken: ({ city, by }, say) => phrase`${say.city(city)} is in the hands of ${say.player(by)} now`,
  fortTaken: ({ hex, by }, say) =>
    by === null
      ? phrase`the fort in ${say.hex(hex)} is no more`
      : phrase`the fort in ${say.hex(hex)} is in the hands of ${say.player(by)} now`,
  // R 9
  unitsSupplied: ({ player, units, talents }, say) =>
    phrase`${say.player(player)} supplies ${list(say.troops(units))} for ${say.pieces(talents, 'talent')}`,
  unitForages: ({ unit, area }, say) => phrase`${say.unit(unit)} forages in the ${say.area(area)} area`,
  // R 10, 11
  siegeBegan: ({ hex, morale }, say) =>
    phrase`the siege of ${say.stronghold(hex)} begins: its siege morale is ${morale}`,
  siegeMoraleChanged: ({ hex, morale }, say) => phrase`the siege morale of ${say.stronghold(hex)} is ${morale} now`,
  siegeBroken: ({ hex }, say) => phrase`the siege of ${say.stronghold(hex)} is broken`,
  placeSurrendered: ({ hex, to }, say) => phrase`${say.stronghold(hex)} surrenders to ${say.player(to)}`,
  cityDestroyed: ({ city, by }, say) => phrase`${say.player(by)} destroys ${say.city(city)}`,
  wallsDestroyed: ({ hex, by }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`${say.player(by)} destroys ${say.stronghold(hex)}`
      : phrase`${say.player(by)} destroys the walls of ${say.hex(hex)}`,
  longWallsDestroyed: ({ walls }, say) => phrase`the Long Walls ${say.ends(walls)} are destroyed`,
  // R 15
  areaRaided: ({ area, player, unit, times }, say) =>
    phrase`${say.player(player)} raids the ${say.area(area)} area with ${say.unit(unit)}: ${say.pieces(times, 'raid')} there this year`,
  // R 16.1-16.3
  marchBegan: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'sets', 'set')} out ${say.from(at)}`,
  stackMoved({ from, to, leaders, units, inside }, say) {
    const group = { leaders, units };
    const who = say.company(group);
    if (from === to) return phrase`${who} ${say.does(group, 'stands', 'stand')} ${standing(to, inside, say)}`;
    const isAtSea = say.isSea(from) || say.isSea(to);
    const moves = isAtSea ? say.does(group, 'sails', 'sail') : say.does(group, 'moves', 'move');
    return phrase`${who} ${moves} ${say.from(from)} ${say.to(to, inside)}`;
  },
  areaEntered: ({ area, units }, say) =>
    units.length === 0
      ? phrase`the leader moves through the ${say.area(area)} area`
      : phrase`${list(say.troops(units))} ${say.does({ leaders: [], units }, 'moves', 'move')} through the ${say.area(area)} area`,
  attackDeclared: ({ player, at, leaders, units }, say) =>
    phrase`${say.player(player)} will attack ${say.at(at)} with ${say.company({ leaders, units })}`,
  marchEnded: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'ends', 'end')} the march ${say.at(at)}`,
  // R 16.4-16.8
  voyageBegan: ({ from, leaders, fleets, cargo, legs, points }, say) =>
    phrase`${say.company({ leaders, units: [...fleets, ...cargo] })} ${say.does({ leaders, units: [...fleets, ...cargo] }, 'puts', 'put')} to sea ${say.from(from)}: ${say.pieces(points, 'movementPoint')} for a plan of ${say.pieces(legs, 'leg')}`,
  voyageEnded: ({ fleets, sailed }, say) =>
    phrase`${list(say.troops(fleets))} ${say.does({ leaders: [], units: fleets }, 'ends', 'end')} the voyage after ${say.pieces(sailed, 'leg')}`,
  fleetIntercepted: ({ sea, by, interceptors, fleets }, say) =>
    phrase`${say.player(by)} intercepts ${list(say.troops(fleets))} ${say.at(sea)} with ${list(say.troops(interceptors))}`,
  openSeaEndured: ({ sea, isStormy }, say) =>
    phrase`the weather ${say.at(sea)} is ${isStormy ? 'stormy: each fleet there checks its morale' : 'fair'}`,
  // R 17, 18
  defendersArrayed: ({ at, outside }, say) =>
    phrase`${say.company(companyOf(outside))} ${say.does(companyOf(outside), 'stands', 'stand')} ${standing(at, false, say)}`,
  battleBegan: (event, say) => phrase`${say.player(event.attacker)} ${attack(event, say)}`,
  roundFought: ({ round, odds, die, attacker, defender }) =>
    phrase`round ${round} at odds of ${odds}: the die is ${die}, and the result is ${attacker}/${defender}`,
  unitWavered: ({ unit }, say) => phrase`${say.combatant(unit)} goes to the Retreat box`,
  garrisonFell: ({ at }, say) => phrase`the garrison${say.of(at)} is eliminated`,
  wallsBreached: ({ at }, say) => phrase`the walls${say.of(at)} are breached`,
  battleBrokenOff: ({ player }, say) => phrase`${say.player(player)} breaks off the battle`,
  cavalryPursued: ({ player, odds, die, result }, say) =>
    phrase`the cavalry of ${say.player(player)} pursues at odds of ${odds}: the die is ${die}, and the result is ${result}`,
  battleWon: ({ at, winner, decisive }, say) =>
    winner === null
      ? phrase`the garrison${say.of(at)} holds out`
      : phrase`${say.player(winner)} wins ${decisive ? 'a decisive victory' : 'a victory'} ${say.at(at)}`,
  placeMasked: ({ hex, player }, say) => phrase`${say.player(player)} masks ${say.stronghold(hex)}`,
  attackAbandoned: ({ at, player }, say) =>
    phrase`${say.player(player)} makes no attack ${say.at(at)}: the odds are worse than 1-4`,
};
