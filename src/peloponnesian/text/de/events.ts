/** Events in German, in the order of the sections of the rulebook. */
import { capital, joined, phrase, words } from '../../../core/index.js';
import type { RegionLevels } from '../../event/common.js';
import type { CityId, PlaceId, PlayerId, RegionId } from '../../vocabulary.js';
import { companyOf } from '../speech.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { germanCombat } from './combat.js';
import { germanOutcome } from './outcome.js';
import { list, type German } from './speech.js';
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
const standing = (at: PlaceId, inside: boolean, say: German): Saying =>
  say.isHex(at) && (inside || say.cityAt(at) !== undefined)
    ? phrase`${inside ? 'innerhalb' : 'außerhalb'} ${say.of(at)}`
    : say.at(at);

/** Returns the destination in the Force Pool of a region. */
const intoPool = (region: RegionId | null, say: German): Saying =>
  region === null ? phrase`in den Truppenvorrat` : phrase`in den Truppenvorrat von ${say.region(region)}`;

/** A move of a piece; `does`: a verb in its number. */
interface Going {
  readonly who: Saying;
  readonly does: (one: string, many: string) => string;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly inside: boolean;
  readonly pool: RegionId | null;
  readonly isRetreat: boolean;
}

/** Returns the sentence of a move, without the player. */
function goes({ who, does, from, to, inside, pool, isRetreat }: Going, say: German): Saying {
  if (to === 'forcePool')
    return from === to
      ? phrase`${who} ${does('kommt', 'kommen')} ${intoPool(pool, say)}`
      : phrase`${who} ${does('kehrt', 'kehren')} ${say.from(from)} ${intoPool(pool, say)} zurück`;
  if (from === 'forcePool')
    return phrase`${who} ${does('wird', 'werden')} ${say.isHex(to) ? phrase`in ${say.hex(to)}` : say.at(to)} aufgestellt`;
  if (from === to && !(isRetreat && inside))
    return phrase`${who} ${does('steht', 'stehen')} ${standing(to, inside, say)}`;
  const start = from === to ? phrase`` : phrase` ${say.from(from)}`;
  return isRetreat
    ? phrase`${who} ${does('zieht', 'ziehen')} sich${start} ${say.to(to, inside)} zurück`
    : phrase`${who} ${does('geht', 'gehen')}${start} ${say.to(to, inside)}`;
}

/** Returns the change of levels: `die Treue steigt von 10 auf 12 und die Kampfbereitschaft sinkt von 8 auf 7`. */
function levels(before: RegionLevels, now: RegionLevels): Saying {
  const told = (['allegiance', 'militance'] as const).flatMap((level) => {
    const name = level === 'allegiance' ? 'die Treue' : 'die Kampfbereitschaft';
    const [was, is] = [before[level], now[level]];
    return was === is ? [] : [`${name} ${is > was ? 'steigt' : 'sinkt'} von ${was} auf ${is}`];
  });
  return list(told);
}

/** Returns a city in a sentence with players: `die Stadt Theben` if one of them has its name. */
const cityOf = (id: CityId, players: readonly (PlayerId | null)[], say: German): Saying =>
  say.isNamesake(id, ...players) ? phrase`die Stadt ${say.city(id)}` : say.city(id);

/** Returns the change of a city's or fort's owner. */
function taken(place: Saying, from: PlayerId | null, by: PlayerId, say: German): Saying {
  if (from === by) return phrase`${place} bleibt in der Hand von ${say.player(by)}`;
  return from === null
    ? phrase`${say.player(by)} nimmt ${place} ein`
    : phrase`${say.player(by)} nimmt ${say.player(from)} ${place} ab`;
}

export const germanEvents: Events<German> = {
  // R 1.1, 3
  rolled: ({ purpose, player, dice }, say) =>
    player === null
      ? phrase`Wurf ${say.names.rolls[purpose]}: ${list(dice)}`
      : phrase`${say.player(player)} würfelt ${list(dice)} ${say.names.rolls[purpose]}`,
  seasonBegan: ({ year, season }, say) => phrase`${say.names.seasons[season]} ${year} v. Chr`,
  campaignTurnBegan: ({ number, year, season }, say) =>
    phrase`Kriegszug ${number} im ${say.names.seasons[season]} ${year} v. Chr`,
  raidMarkersRemoved: ({ areas }, say) => phrase`die Marker „Geplündert“ werden entfernt: ${list(areas.map(say.area))}`,
  gameEnded: (event, say) => germanOutcome(event, say),
  // R 4, 5, 13
  regionChanged: ({ region, from, by, allegiance }, say) =>
    phrase`${say.theRegion(region)} geht von ${say.player(from)} zu ${say.player(by)} über: Ihre Treue beträgt jetzt ${allegiance}`,
  tributeCollected({ player, from, talents, regions, die }, say) {
    const collects = phrase`${say.player(player)} nimmt ${say.pieces(talents, 'talent')} aus`;
    if (from === 'empire') return phrase`${collects} dem übrigen Reich ein: Der Wurf ist ${die ?? 0}`;
    if (from === 'sicily') return phrase`${collects} Sizilien ein`;
    if (regions.length === 0) return phrase`${say.player(player)} nimmt keinen Tribut ein`;
    return phrase`${collects} den Regionen ein: ${list(regions.map((each) => phrase`${each.talents} aus ${say.region(each.region)}`))}`;
  },
  treasuryChanged: ({ player, by, now }, say) =>
    phrase`${say.player(player)} ${by < 0 ? 'zahlt' : 'erhält'} ${say.pieces(Math.abs(by), 'talent')}und hat jetzt ${now} in der Kasse`,
  adjustmentRolled: ({ region, cause, die, least, applies }, say) =>
    phrase`${say.theRegion(region)}: ${capital(words(say.names.adjustments[cause]))}, und bei einer ${die} ${applies ? 'ändern sich ihre Werte' : `bleiben ihre Werte gleich (ab ${least} ändern sie sich)`}`,
  levelsAdjusted: ({ region, cause, before, now }, say) =>
    phrase`${say.theRegion(region)}: ${capital(levels(before, now))}, denn ${say.names.adjustments[cause]}`,
  // R 29.4
  helotsRolled: ({ player, die, total, rise }, say) =>
    phrase`${say.player(player)} ruft die Heloten zum Aufstand auf: Der Wurf ist ${die}, das macht ${total}, und sie ${rise ? 'erheben sich' : 'bleiben ruhig'}`,
  helotsRose: ({ cities }, say) => phrase`die Heloten erheben sich in ${list(cities.map(say.city))}`,
  helotsSubdued: ({ city }, say) => phrase`der Aufstand der Heloten in ${say.city(city)} ist vorüber`,
  // R 7
  unitMoved: ({ rule, unit, from, to, inside }, say) =>
    goes(
      {
        who: say.unit(unit),
        does: (one, many) => say.unitDoes(unit, one, many),
        from,
        to,
        inside,
        pool: null,
        isRetreat: rule === 'R 17.7',
      },
      say,
    ),
  unitEliminated: ({ unit, from, to }, say) =>
    phrase`${say.unit(unit)} ${say.unitDoes(unit, 'wird', 'werden')} ${say.at(from)} vernichtet und ${to === 'gone' ? say.unitDoes(unit, 'scheidet aus dem Spiel aus', 'scheiden aus dem Spiel aus') : say.unitDoes(unit, 'kommt in den Bauvorrat', 'kommen in den Bauvorrat')}`,
  leaderMoved: ({ rule, leader, from, to, inside, pool }, say) =>
    goes({ who: say.leader(leader), does: (one) => one, from, to, inside, pool, isRetreat: rule === 'R 17.7' }, say),
  leaderLost: ({ leader, player, at }, say) =>
    phrase`${say.player(player)} verliert ${say.at(at)} ${say.leader(leader)}`,
  leaderCame: ({ leader, player, for: lost, at, pool }, say) =>
    phrase`${say.player(player)} zieht ${say.leader(leader)} anstelle von ${say.leader(lost)}: Der neue Anführer ${
      at === 'forcePool' ? phrase`kommt ${intoPool(pool, say)}` : phrase`übernimmt ${say.at(at)} das Kommando`
    }`,
  basePlaced: ({ hex, by }, say) => phrase`${say.player(by)} legt ${say.at(hex)} einen Stützpunkt an`,
  baseDestroyed: ({ hex, of, by }, say) =>
    phrase`${say.player(by)} zerstört den Stützpunkt von ${say.player(of)} ${say.at(hex)}`,
  cityTaken({ city, from, by }, say) {
    // The loser of its own capital is not named.
    const loser = from !== by && say.isNamesake(city, from) ? null : from;
    return taken(cityOf(city, [from, by], say), loser, by, say);
  },
  fortTaken({ hex, from, by }, say) {
    const fort = phrase`das Fort in ${say.hex(hex)}`;
    return by === null ? phrase`${fort} wird entfernt` : taken(fort, from, by, say);
  },
  // R 9
  unitsSupplied: ({ player, units, talents }, say) =>
    phrase`${say.player(player)} versorgt ${say.troops(units)} für ${say.pieces(talents, 'talent')}`,
  unitForages: ({ unit, area }, say) =>
    phrase`${say.unit(unit)} ${say.unitDoes(unit, 'lebt', 'leben')} im Gebiet ${say.area(area)} vom Land`,
  // R 10, 11
  siegeBegan({ hex, player, defender, morale, modifiers }, say) {
    const city = say.cityAt(hex)?.id;
    const isOwn = defender === null || (city !== undefined && say.isNamesake(city, defender));
    const held = isOwn ? phrase`` : phrase`, in der Hand von ${say.player(defender)}`;
    const place = city === undefined ? say.stronghold(hex, 'accusative') : cityOf(city, [player, defender], say);
    const added = modifiers.map(({ why, by }) => `${say.names.siegeModifiers[why]} ${say.signed(by)}`);
    return phrase`${say.player(player)} belagert ${place}${held}: Die Belagerungsmoral ist ${morale}${
      added.length === 0 ? '' : phrase` (${joined(added, ', ')})`
    }`;
  },
  siegeResolved: ({ hex, player, die, treason, morale, surrenders }, say) =>
    phrase`${say.player(player)} würfelt ${die}${treason === undefined ? '' : ` (Verrat ${say.signed(treason)})`} für die Belagerung ${say.of(hex)}: Bei einer Belagerungsmoral von ${morale} ${surrenders ? 'ergibt sich der Ort' : 'hält der Ort stand'}`,
  siegeMoraleChanged: ({ hex, before, now }, say) =>
    before === now
      ? phrase`die Belagerungsmoral ${say.of(hex)} bleibt ${now}`
      : phrase`die Belagerungsmoral ${say.of(hex)} ${now > before ? 'steigt' : 'sinkt'} von ${before} auf ${now}`,
  siegeBroken({ rule, hex, player }, say) {
    if (player === null) return phrase`die Belagerung ${say.of(hex)} ist gescheitert`;
    return rule === 'ruling Q68'
      ? phrase`${say.player(player)} hebt die Belagerung ${say.of(hex)} auf`
      : phrase`${say.player(player)} scheitert mit der Belagerung ${say.of(hex)}`;
  },
  placeSurrendered: ({ hex, to }, say) => phrase`${say.stronghold(hex)} ergibt sich ${say.player(to)}`,
  cityDestroyed: ({ city, by }, say) => phrase`${say.player(by)} zerstört ${say.city(city)}`,
  wallsDestroyed: ({ hex, by }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`${say.player(by)} zerstört ${say.stronghold(hex, 'accusative')}`
      : phrase`${say.player(by)} schleift die Mauern ${say.of(hex)}`,
  longWallsDestroyed: ({ walls, by }, say) => phrase`${say.player(by)} schleift die Langen Mauern ${say.ends(walls)}`,
  // R 15
  areaRaided: ({ area, player, unit, times, talents }, say) =>
    phrase`${say.player(player)} plündert das Gebiet ${say.area(area)} mit ${say.unit(unit, 'dative')}${
      talents === 0 ? '' : ` und erbeutet ${say.pieces(talents, 'talent')}`
    }: ${say.pieces(times, 'raid')} dort in diesem Jahr`,
  // R 16.1-16.3
  marchBegan: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'bricht', 'brechen')} ${say.from(at)} auf`,
  stackMoved({ from, to, leaders, units, inside }, say) {
    const group = { leaders, units };
    if (from === to)
      return phrase`${say.company(group)} ${say.does(group, 'steht', 'stehen')} ${standing(to, inside, say)}`;
    const isAtSea = say.isSea(from) || say.isSea(to);
    const moves = isAtSea ? say.does(group, 'fährt', 'fahren') : say.does(group, 'zieht', 'ziehen');
    return phrase`${say.company(group)} ${moves} ${say.from(from)} ${say.to(to, inside)}`;
  },
  areaEntered({ area, from, leaders, units }, say) {
    const group = { leaders, units };
    const start = say.isHex(from) ? say.from(from) : phrase`aus dem Gebiet ${say.area(from)}`;
    return phrase`${say.company(group)} ${say.does(group, 'zieht', 'ziehen')} ${start} durch das Gebiet ${say.area(area)}`;
  },
  attackDeclared({ player, at, landed, leaders, units, targets }, say) {
    const whom = targets.length === 0 ? phrase`` : phrase`${say.troops(targets)} `;
    return phrase`${say.player(player)} will ${whom}${say.at(at)}${landed ? ' von See her' : ''} mit ${say.force({ leaders, units })} angreifen`;
  },
  marchEnded: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'beendet', 'beenden')} den Marsch ${say.at(at)}`,
  // R 16.4-16.8
  voyageBegan({ from, to, leaders, fleets, cargo, legs, points }, say) {
    const group = { leaders, units: [...fleets, ...cargo] };
    const way = phrase`${say.from(from)} ${say.isHex(to) ? phrase`nach ${say.hex(to)}` : say.to(to, false)}`;
    const sails = say.isHex(from)
      ? phrase`${say.does(group, 'läuft', 'laufen')} ${way} aus`
      : phrase`${say.does(group, 'bricht', 'brechen')} ${way} auf`;
    return phrase`${say.company(group)} ${sails}: ${say.pieces(points, 'movementPoint')} für einen Plan mit ${legs} ${legs === 1 ? 'Etappe' : 'Etappen'}`;
  },
  voyageEnded({ at, leaders, fleets, cargo, sailed, legs, cutShort }, say) {
    const group = { leaders, units: [...fleets, ...cargo] };
    return cutShort
      ? phrase`das Wetter beendet die Fahrt von ${say.company(group, 'dative')} ${say.at(at)} nach ${sailed} von ${say.pieces(legs, 'leg')}`
      : phrase`${say.company(group)} ${say.does(group, 'beendet', 'beenden')} die Fahrt ${say.at(at)}`;
  },
  fleetIntercepted: ({ sea, by, leaders, interceptors, of, fleets }, say) =>
    phrase`${say.player(by)} fängt ${say.troops(fleets)} von ${say.player(of)} ${say.at(sea)} mit ${say.force({ leaders, units: interceptors })} ab`,
  openSeaEndured({ sea, player, fleets, isStormy }, say) {
    const checks = say.does({ leaders: [], units: fleets }, 'prüft', 'prüfen');
    return isStormy
      ? phrase`das Wetter ${say.at(sea)} ist stürmisch: ${say.troops(fleets)} von ${say.player(player)} ${checks} die Moral`
      : phrase`das Wetter ${say.at(sea)} ist gut für ${say.troops(fleets)} von ${say.player(player)}`;
  },
  // R 17, 18
  defendersArrayed({ at, player, outside }, say) {
    const group = companyOf(outside);
    return phrase`${say.company(group)} von ${say.player(player)} ${say.does(group, 'steht', 'stehen')} ${standing(at, false, say)}`;
  },
  ...germanCombat,
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
