/** Events in German, in the order of the sections of the rulebook. */
import { phrase } from '../../../core/index.js';
import type { BattleBegan } from '../../event/combat.js';
import type { PlaceId } from '../../vocabulary.js';
import { companyOf } from '../speech.js';
import type { Events } from '../tables.js';
import type { Saying } from '../things.js';
import { germanOutcome } from './outcome.js';
import { list, type German } from './speech.js';

/** What an attack is called. */
function attack({ at, element, against }: BattleBegan, say: German): Saying {
  if (!say.isHex(at)) return phrase`greift ${say.at(at)} an`;
  if (against === 'assault') return phrase`stürmt ${say.stronghold(at, 'accusative')}`;
  if (element === 'sea') return phrase`greift zur See vor ${say.stronghold(at, 'dative')} an`;
  return say.cityAt(at) === undefined ? phrase`greift ${say.at(at)} an` : phrase`greift vor ${say.hex(at)} an`;
}

/** Where pieces stand in a place. */
const standing = (at: PlaceId, inside: boolean, say: German): Saying =>
  say.isHex(at) && (inside || say.cityAt(at) !== undefined)
    ? phrase`${inside ? 'innerhalb' : 'außerhalb'} ${say.of(at)}`
    : say.at(at);

/** How levels change: `Treue +1 (jetzt 11), Kampfbereitschaft −1 (jetzt 7)`. */
function levels(
  change: { readonly allegiance: number; readonly militance: number },
  now: { readonly allegiance: number; readonly militance: number },
  say: German,
): Saying {
  const told = (['allegiance', 'militance'] as const).flatMap((level) => {
    const name = level === 'allegiance' ? 'Treue' : 'Kampfbereitschaft';
    return change[level] === 0 ? [] : [`${name} ${say.signed(change[level])} (jetzt ${now[level]})`];
  });
  return list(told);
}

export const germanEvents: Events<German> = {
  // R 1.1, 3
  rolled: ({ purpose, player, dice }, say) =>
    player === null
      ? phrase`Wurf ${say.names.rolls[purpose]}: ${list(dice)}`
      : phrase`${say.player(player)} würfelt ${list(dice)} ${say.names.rolls[purpose]}`,
  seasonBegan: ({ year, season }, say) => phrase`${say.names.seasons[season]} ${year} v. Chr`,
  campaignTurnBegan: ({ number }) => phrase`Kriegszug ${number}`,
  raidMarkersRemoved: ({ areas }, say) => phrase`die Marker „Geplündert“ werden entfernt: ${list(areas.map(say.area))}`,
  gameEnded: ({ winner, margin, how }, say) => germanOutcome({ winner, margin, how }, say),
  // R 4, 5, 13
  regionChanged: ({ region, by, allegiance }, say) =>
    phrase`${say.theRegion(region)} geht zu ${say.player(by)} über: ihre Treue beträgt jetzt ${allegiance}`,
  tributeCollected: ({ player, from, talents }, say) =>
    phrase`${say.player(player)} nimmt ${say.pieces(talents, 'talent')} aus ${from === 'empire' ? 'dem übrigen Reich' : 'den Regionen'} ein`,
  treasuryChanged: ({ player, by, now }, say) =>
    phrase`${say.player(player)} ${by < 0 ? 'zahlt' : 'erhält'} ${say.pieces(Math.abs(by), 'talent')}: jetzt ${now} in der Kasse`,
  adjustmentRolled: ({ region, cause, die, applies }, say) =>
    phrase`${say.theRegion(region)}: ${say.names.adjustments[cause]}, und bei ${die} ${applies ? 'ändern sich' : 'bleiben'} ihre Werte`,
  levelsAdjusted: ({ region, cause, allegiance, militance, now }, say) =>
    phrase`${say.theRegion(region)}: ${levels({ allegiance, militance }, now, say)}, denn ${say.names.adjustments[cause]}`,
  // R 29.4
  helotsRolled: ({ player, die, total, rise }, say) =>
    phrase`${say.player(player)} ruft die Heloten auf: eine ${die} ergibt ${total}, und sie ${rise ? 'erheben sich' : 'bleiben ruhig'}`,
  helotsRose: ({ cities }, say) => phrase`die Heloten erheben sich in ${list(cities.map(say.city))}`,
  helotsSubdued: ({ city }, say) => phrase`der Aufstand der Heloten in ${say.city(city)} ist vorüber`,
  // R 7
  unitMoved({ unit, from, to, inside }, say) {
    const goes = say.unitDoes(unit, 'geht', 'gehen');
    if (from === to)
      return phrase`${say.unit(unit)} ${say.unitDoes(unit, 'steht', 'stehen')} ${standing(to, inside, say)}`;
    if (to === 'forcePool')
      return phrase`${say.unit(unit)} ${say.unitDoes(unit, 'kehrt', 'kehren')} ${say.from(from)} in den Truppenvorrat zurück`;
    if (from === 'forcePool')
      return phrase`${say.unit(unit)} ${say.unitDoes(unit, 'wird', 'werden')} in ${say.place(to)} aufgestellt`;
    return phrase`${say.unit(unit)} ${goes} ${say.from(from)} ${say.to(to, inside)}`;
  },
  unitEliminated: ({ unit, from, to }, say) =>
    phrase`${say.unit(unit)} ${say.unitDoes(unit, 'wird', 'werden')} ${say.at(from)} vernichtet und ${to === 'gone' ? say.unitDoes(unit, 'scheidet aus dem Spiel aus', 'scheiden aus dem Spiel aus') : say.unitDoes(unit, 'kommt in den Bauvorrat', 'kommen in den Bauvorrat')}`,
  leaderMoved({ leader, from, to }, say) {
    if (from === to) return phrase`${say.leader(leader)} bleibt ${say.at(to)}`;
    if (to === 'forcePool') return phrase`${say.leader(leader)} kehrt ${say.from(from)} in den Truppenvorrat zurück`;
    if (from === 'forcePool') return phrase`${say.leader(leader)} wird in ${say.place(to)} aufgestellt`;
    return phrase`${say.leader(leader)} geht ${say.from(from)} ${say.to(to, say.isHex(to) && say.cityAt(to) !== undefined)}`;
  },
  leaderLost: ({ leader, player }, say) => phrase`${say.player(player)} verliert ${say.leader(leader)}`,
  leaderCame: ({ leader, player, at }, say) =>
    phrase`${say.player(player)} zieht ${say.leader(leader)}: er ${at === 'forcePool' ? 'kommt in den Truppenvorrat' : phrase`übernimmt ${say.at(at)} das Kommando`}`,
  basePlaced: ({ hex, by }, say) => phrase`${say.player(by)} legt ${say.at(hex)} einen Stützpunkt an`,
  baseDestroyed: ({ hex, of }, say) => phrase`der Stützpunkt von ${say.player(of)} ${say.at(hex)} ist zerstört`,
  cityTaken: ({ city, by }, say) => phrase`${say.city(city)} ist jetzt in der Hand von ${say.player(by)}`,
  fortTaken: ({ hex, by }, say) =>
    by === null
      ? phrase`das Fort in ${say.hex(hex)} ist zerstört`
      : phrase`das Fort in ${say.hex(hex)} ist jetzt in der Hand von ${say.player(by)}`,
  // R 9
  unitsSupplied: ({ player, units, talents }, say) =>
    phrase`${say.player(player)} versorgt ${say.troops(units)} für ${say.pieces(talents, 'talent')}`,
  unitForages: ({ unit, area }, say) =>
    phrase`${say.unit(unit)} ${say.unitDoes(unit, 'lebt', 'leben')} im Gebiet ${say.area(area)} vom Land`,
  // R 10, 11
  siegeBegan: ({ hex, morale }, say) =>
    phrase`die Belagerung ${say.of(hex)} beginnt: die Belagerungsmoral ist ${morale}`,
  siegeMoraleChanged: ({ hex, morale }, say) => phrase`die Belagerungsmoral ${say.of(hex)} ist jetzt ${morale}`,
  siegeBroken: ({ hex }, say) => phrase`die Belagerung ${say.of(hex)} ist gescheitert`,
  placeSurrendered: ({ hex, to }, say) => phrase`${say.stronghold(hex)} ergibt sich ${say.player(to)}`,
  cityDestroyed: ({ city, by }, say) => phrase`${say.player(by)} zerstört ${say.city(city)}`,
  wallsDestroyed: ({ hex, by }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`${say.player(by)} zerstört ${say.stronghold(hex, 'accusative')}`
      : phrase`${say.player(by)} schleift die Mauern ${say.of(hex)}`,
  longWallsDestroyed: ({ walls }, say) => phrase`die Langen Mauern ${say.ends(walls)} sind geschleift`,
  // R 15
  areaRaided: ({ area, player, unit, times }, say) =>
    phrase`${say.player(player)} plündert das Gebiet ${say.area(area)} mit ${say.unit(unit, 'dative')}: ${say.pieces(times, 'raid')} dort in diesem Jahr`,
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
  areaEntered: ({ area, units }, say) =>
    units.length === 0
      ? phrase`der Anführer zieht durch das Gebiet ${say.area(area)}`
      : phrase`${say.troops(units)} ${say.does({ leaders: [], units }, 'zieht', 'ziehen')} durch das Gebiet ${say.area(area)}`,
  attackDeclared: ({ player, at, leaders, units }, say) =>
    phrase`${say.player(player)} will ${say.at(at)} mit ${say.company({ leaders, units }, 'dative')} angreifen`,
  marchEnded: ({ at, leaders, units }, say) =>
    phrase`${say.company({ leaders, units })} ${say.does({ leaders, units }, 'beendet', 'beenden')} den Marsch ${say.at(at)}`,
  // R 16.4-16.8
  voyageBegan({ from, leaders, fleets, cargo, legs, points }, say) {
    const group = { leaders, units: [...fleets, ...cargo] };
    return phrase`${say.company(group)} ${say.does(group, 'sticht', 'stechen')} ${say.from(from)} in See: ${say.pieces(points, 'movementPoint')} für einen Plan mit ${legs} ${legs === 1 ? 'Etappe' : 'Etappen'}`;
  },
  voyageEnded: ({ fleets, sailed }, say) =>
    phrase`${say.troops(fleets)} ${say.does({ leaders: [], units: fleets }, 'beendet', 'beenden')} die Fahrt nach ${say.pieces(sailed, 'leg')}`,
  fleetIntercepted: ({ sea, by, interceptors, fleets }, say) =>
    phrase`${say.player(by)} fängt ${say.troops(fleets)} ${say.at(sea)} mit ${say.troops(interceptors, 'dative')} ab`,
  openSeaEndured: ({ sea, isStormy }, say) =>
    phrase`das Wetter ${say.at(sea)} ist ${isStormy ? 'stürmisch: jede Flotte dort prüft ihre Moral' : 'gut'}`,
  // R 17, 18
  defendersArrayed: ({ at, outside }, say) =>
    phrase`${say.company(companyOf(outside))} ${say.does(companyOf(outside), 'steht', 'stehen')} ${standing(at, false, say)}`,
  battleBegan: (event, say) => phrase`${say.player(event.attacker)} ${attack(event, say)}`,
  roundFought: ({ round, odds, die, attacker, defender }) =>
    phrase`Runde ${round} mit ${odds}: der Wurf ist ${die}, das Ergebnis ${attacker}/${defender}`,
  unitWavered: ({ unit }, say) =>
    phrase`${say.combatant(unit)} ${say.combatantDoes(unit, 'kommt', 'kommen')} ins Rückzugsfeld`,
  garrisonFell: ({ at }, say) => phrase`die Garnison${say.ofPlace(at)} ist vernichtet`,
  wallsBreached: ({ at }, say) => phrase`die Mauern${say.ofPlace(at)} sind durchbrochen`,
  battleBrokenOff: ({ player }, say) => phrase`${say.player(player)} bricht den Kampf ab`,
  cavalryPursued: ({ player, odds, die, result }, say) =>
    phrase`die Reiterei von ${say.player(player)} verfolgt mit ${odds}: der Wurf ist ${die}, das Ergebnis ${result}`,
  battleWon: ({ at, winner, decisive }, say) =>
    winner === null
      ? phrase`die Garnison${say.ofPlace(at)} hält stand`
      : phrase`${say.player(winner)} erringt ${say.at(at)} einen ${decisive ? 'entscheidenden Sieg' : 'Sieg'}`,
  placeMasked: ({ hex, player }, say) =>
    phrase`${say.player(player)} schließt ${say.stronghold(hex, 'accusative')} ein`,
  attackAbandoned: ({ at, player }, say) =>
    phrase`${say.player(player)} greift ${say.at(at)} nicht an: das Verhältnis ist schlechter als 1-4`,
};
