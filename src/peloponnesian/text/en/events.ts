/** Events in English, in the order of the sections of the rulebook. */
import { joined, phrase } from '../../../core/index.js';
import type { RegionLevels } from '../../event/common.js';
import type { CityId, PlaceId, PlayerId, RegionId } from '../../vocabulary.js';
import { companyOf } from '../speech.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { englishCombat } from './combat.js';
import { englishOutcome } from './outcome.js';
import { list, type English } from './speech.js';
import { assessmentEvents } from './assessment.js';
import { revoltsEvents } from './revolts.js';
import { buildingEvents } from './building.js';
import { cardsEvents } from './cards.js';
import { plotsEvents } from './plots.js';
import { fortuneEvents } from './fortune.js';
import { sicilyEvents } from './sicily.js';
import { peaceEvents } from './peace.js';
import { wingsEvents } from './wings.js';
import { allianceEvents } from './alliance.js';

/** Returns the position of pieces in a place. */
const standing = (at: PlaceId, inside: boolean, say: English): Saying =>
  say.isHex(at) && say.cityAt(at) !== undefined
    ? phrase`${inside ? 'inside' : 'outside'} ${say.hex(at)}`
    : phrase`${inside && say.isHex(at) ? phrase`inside ${say.stronghold(at)}` : say.at(at)}`;

/** Returns the Force Pool of a region. */
const pool = (region: RegionId | null, say: English): Saying =>
  region === null ? phrase`the Force Pool` : phrase`the Force Pool of ${say.region(region)}`;

/** A move of a piece. */
interface Going {
  readonly who: Saying;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly inside: boolean;
  readonly pool: RegionId | null;
  readonly isRetreat: boolean;
}

/** Returns the sentence of a move, without the player. */
function goes({ who, from, to, inside, pool: region, isRetreat }: Going, say: English): Saying {
  if (to === 'forcePool')
    return from === to
      ? phrase`${who} goes to ${pool(region, say)}`
      : phrase`${who} returns from ${say.place(from)} to ${pool(region, say)}`;
  if (from === 'forcePool') return phrase`${who} is placed in ${say.place(to)}`;
  if (from !== to)
    return phrase`${who} ${isRetreat ? 'retreats' : 'goes'} from ${say.place(from)} ${say.to(to, inside)}`;
  return isRetreat && inside
    ? phrase`${who} retreats ${say.to(to, inside)}`
    : phrase`${who} stands ${standing(to, inside, say)}`;
}

/** Returns the change of levels: `Allegiance rises from 10 to 12 and Militance falls from 8 to 7`. */
function levels(before: RegionLevels, now: RegionLevels): Saying {
  const told = (['allegiance', 'militance'] as const).flatMap((level) => {
    const name = level === 'allegiance' ? 'Allegiance' : 'Militance';
    const [was, is] = [before[level], now[level]];
    return was === is ? [] : [`${name} ${is > was ? 'rises' : 'falls'} from ${was} to ${is}`];
  });
  return list(told);
}

/** Returns a city in a sentence with players: `the city of Thebes` if one of them has its name. */
const cityOf = (id: CityId, players: readonly (PlayerId | null)[], say: English): Saying =>
  say.isNamesake(id, ...players) ? phrase`the city of ${say.city(id)}` : say.city(id);

/** Returns the change of a city's or fort's owner. */
function taken(place: Saying, from: PlayerId | null, by: PlayerId, say: English): Saying {
  if (from === by) return phrase`${place} remains in the hands of ${say.player(by)}`;
  return from === null
    ? phrase`${say.player(by)} takes ${place}`
    : phrase`${say.player(by)} takes ${place} from ${say.player(from)}`;
}

export const englishEvents: Events<English> = {
  // R 1.1, 3
  rolled: ({ purpose, player, dice }, say) =>
    player === null
      ? phrase`${list(dice)} ${say.is(dice.length)} rolled ${say.names.rolls[purpose]}`
      : phrase`${say.player(player)} rolls ${list(dice)} ${say.names.rolls[purpose]}`,
  seasonBegan: ({ year, season }, say) => phrase`${say.names.seasons[season]} ${year} BC`,
  campaignTurnBegan: ({ number, year, season }, say) =>
    phrase`Campaign Turn ${number} of ${say.names.seasons[season]} ${year} BC`,
  raidMarkersRemoved: ({ areas }, say) => phrase`"Raided" markers are removed from ${list(areas.map(say.area))}`,
  gameEnded: (event, say) => englishOutcome(event, say),
  // R 4, 5, 13
  regionChanged: ({ region, from, by, allegiance }, say) =>
    phrase`${say.theRegion(region)} passes from ${say.player(from)} to ${say.player(by)}: its Allegiance is now ${allegiance}`,
  tributeCollected({ player, from, talents, regions, die }, say) {
    const collects = phrase`${say.player(player)} collects ${say.pieces(talents, 'talent')} from`;
    if (from === 'empire') return phrase`${collects} the rest of the Empire: the die is ${die ?? 0}`;
    if (from === 'sicily') return phrase`${collects} Sicily`;
    if (regions.length === 0) return phrase`${say.player(player)} collects no tribute`;
    return phrase`${collects} the regions: ${list(regions.map((each) => phrase`${each.talents} from ${say.region(each.region)}`))}`;
  },
  treasuryChanged: ({ player, by, now }, say) =>
    phrase`${say.player(player)} ${by < 0 ? 'spends' : 'receives'} ${say.pieces(Math.abs(by), 'talent')}and now has ${now} in the treasury`,
  adjustmentRolled: ({ region, cause, die, least, applies }, say) =>
    phrase`${say.theRegion(region)}: ${say.names.adjustments[cause]}, and on a ${die} its levels ${applies ? 'change' : `stay (${least} or more changes them)`}`,
  levelsAdjusted: ({ region, cause, before, now }, say) =>
    phrase`${say.theRegion(region)}: ${levels(before, now)} because ${say.names.adjustments[cause]}`,
  // R 29.4
  helotsRolled: ({ player, die, total, rise }, say) =>
    phrase`${say.player(player)} calls for a helot uprising: the die is ${die}, which makes ${total}, and the helots ${rise ? 'rise' : 'stay quiet'}`,
  helotsRose: ({ cities }, say) => phrase`helots rise in ${list(cities.map(say.city))}`,
  helotsSubdued: ({ city }, say) => phrase`the helot uprising in ${say.city(city)} is over`,
  // R 7
  unitMoved: ({ rule, unit, from, to, inside }, say) =>
    goes({ who: say.unit(unit), from, to, inside, pool: null, isRetreat: rule === 'R 17.7' }, say),
  unitEliminated: ({ unit, from, to }, say) =>
    phrase`${say.unit(unit)} is eliminated ${say.at(from)} and ${to === 'gone' ? 'is removed from the game' : 'goes to its Build Pool'}`,
  leaderMoved: ({ rule, leader, from, to, inside, pool: region }, say) =>
    goes({ who: say.leader(leader), from, to, inside, pool: region, isRetreat: rule === 'R 17.7' }, say),
  leaderLost: ({ leader, player, at }, say) => phrase`${say.player(player)} loses ${say.leader(leader)} ${say.at(at)}`,
  leaderCame: ({ leader, player, for: lost, at, pool: region }, say) =>
    phrase`${say.player(player)} draws ${say.leader(leader)} in place of ${say.leader(lost)}: the new leader ${
      at === 'forcePool' ? phrase`goes to ${pool(region, say)}` : phrase`takes command ${say.at(at)}`
    }`,
  basePlaced: ({ hex, by }, say) => phrase`${say.player(by)} places a base ${say.at(hex)}`,
  baseDestroyed: ({ hex, of, by }, say) =>
    phrase`${say.player(by)} destroys the base of ${say.player(of)} ${say.at(hex)}`,
  cityTaken({ city, from, by }, say) {
    // The loser of its own capital is not named.
    const loser = from !== by && say.isNamesake(city, from) ? null : from;
    return taken(cityOf(city, [from, by], say), loser, by, say);
  },
  fortTaken({ hex, from, by }, say) {
    const fort = phrase`the fort in ${say.hex(hex)}`;
    return by === null ? phrase`${fort} is removed` : taken(fort, from, by, say);
  },
  // R 9
  unitsSupplied: ({ player, units, talents }, say) =>
    phrase`${say.player(player)} supplies ${list(say.troops(units))} for ${say.pieces(talents, 'talent')}`,
  unitForages: ({ unit, area }, say) => phrase`${say.unit(unit)} forages in the ${say.area(area)} area`,
  // R 10, 11
  siegeBegan({ hex, player, defender, morale, modifiers }, say) {
    const city = say.cityAt(hex)?.id;
    const isOwn = defender === null || (city !== undefined && say.isNamesake(city, defender));
    const held = isOwn ? phrase`` : phrase`, which ${say.player(defender)} holds`;
    const place = city === undefined ? say.stronghold(hex) : cityOf(city, [player, defender], say);
    const added = modifiers.map(({ why, by }) => `${say.names.siegeModifiers[why]} ${say.signed(by)}`);
    return phrase`${say.player(player)} besieges ${place}${held}: its siege morale is ${morale}${
      added.length === 0 ? '' : phrase` (${joined(added, ', ')})`
    }`;
  },
  siegeResolved: ({ hex, player, die, treason, morale, surrenders }, say) =>
    phrase`${say.player(player)} rolls ${die}${treason === undefined ? '' : ` (treason ${say.signed(treason)})`} for the siege${say.of(hex)}: with a siege morale of ${morale} it ${surrenders ? 'surrenders' : 'holds out'}`,
  siegeMoraleChanged: ({ hex, before, now }, say) =>
    before === now
      ? phrase`the siege morale${say.of(hex)} remains ${now}`
      : phrase`the siege morale${say.of(hex)} ${now > before ? 'rises' : 'falls'} from ${before} to ${now}`,
  siegeBroken({ rule, hex, player }, say) {
    if (player === null) return phrase`the siege${say.of(hex)} is broken`;
    return rule === 'ruling Q68'
      ? phrase`${say.player(player)} lifts the siege${say.of(hex)}`
      : phrase`the siege${say.of(hex)} by ${say.player(player)} is broken`;
  },
  placeSurrendered: ({ hex, to }, say) => phrase`${say.stronghold(hex)} surrenders to ${say.player(to)}`,
  cityDestroyed: ({ city, by }, say) => phrase`${say.player(by)} destroys ${say.city(city)}`,
  wallsDestroyed: ({ hex, by }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`${say.player(by)} destroys ${say.stronghold(hex)}`
      : phrase`${say.player(by)} destroys the walls of ${say.hex(hex)}`,
  longWallsDestroyed: ({ walls, by }, say) => phrase`${say.player(by)} destroys the Long Walls ${say.ends(walls)}`,
  // R 15
  areaRaided: ({ area, player, unit, times, talents }, say) =>
    phrase`${say.player(player)} raids the ${say.area(area)} area with ${say.unit(unit)}${
      talents === 0 ? '' : ` and takes ${say.pieces(talents, 'talent')}`
    }: ${say.pieces(times, 'raid')} there this year`,
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
  areaEntered({ area, from, leaders, units }, say) {
    const group = { leaders, units };
    const start = say.isHex(from) ? say.hex(from) : phrase`the ${say.area(from)} area`;
    return phrase`${say.company(group)} ${say.does(group, 'moves', 'move')} from ${start} through the ${say.area(area)} area`;
  },
  attackDeclared({ player, at, landed, leaders, units, targets }, say) {
    const whom = targets.length === 0 ? phrase`` : phrase` ${list(say.troops(targets))}`;
    return phrase`${say.player(player)} will attack${whom} ${say.at(at)}${landed ? ' from the sea' : ''} with ${say.force({ leaders, units })}`;
  },
  marchEnded: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'ends', 'end')} the march ${say.at(at)}`,
  // R 16.4-16.8
  voyageBegan({ from, to, leaders, fleets, cargo, legs, points }, say) {
    const group = { leaders, units: [...fleets, ...cargo] };
    return phrase`${say.company(group)} ${say.does(group, 'sets', 'set')} sail ${say.from(from)} for ${say.place(to)}: ${say.pieces(points, 'movementPoint')} for a plan of ${say.pieces(legs, 'leg')}`;
  },
  voyageEnded({ at, leaders, fleets, cargo, sailed, legs, cutShort }, say) {
    const group = { leaders, units: [...fleets, ...cargo] };
    return cutShort
      ? phrase`the weather ends the voyage of ${say.company(group)} ${say.at(at)} after ${sailed} of ${say.pieces(legs, 'leg')}`
      : phrase`${say.company(group)} ${say.does(group, 'ends', 'end')} the voyage ${say.at(at)}`;
  },
  fleetIntercepted: ({ sea, by, leaders, interceptors, of, fleets }, say) =>
    phrase`${say.player(by)} intercepts ${list(say.troops(fleets))} of ${say.player(of)} ${say.at(sea)} with ${say.force({ leaders, units: interceptors })}`,
  openSeaEndured({ sea, player, fleets, isStormy }, say) {
    const who = phrase`${list(say.troops(fleets))} of ${say.player(player)}`;
    const checks = say.does({ leaders: [], units: fleets }, 'checks its', 'check their');
    return isStormy
      ? phrase`the weather ${say.at(sea)} is stormy: ${who} ${checks} morale`
      : phrase`the weather ${say.at(sea)} is fair for ${who}`;
  },
  // R 17, 18
  defendersArrayed({ at, player, outside }, say) {
    const group = companyOf(outside);
    return phrase`${say.company(group)} of ${say.player(player)} ${say.does(group, 'stands', 'stand')} ${standing(at, false, say)}`;
  },
  ...englishCombat,
  ...assessmentEvents,
  ...revoltsEvents,
  ...buildingEvents,
  ...cardsEvents,
  ...plotsEvents,
  ...fortuneEvents,
  ...sicilyEvents,
  ...peaceEvents,
  ...wingsEvents,
  ...allianceEvents,
};
