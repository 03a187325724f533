/** R 23.3, C: Peace Embassies on the board, and the modifiers of a roll for peace. */
import type { PeaceTerm } from '../data/shape/scenario.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import { sumOfModifiers } from './card-conditions.js';
import { holdsCity } from './card-counts.js';
import { onBoardThat, type CardOnBoard, type EffectThat } from './cards.js';
import { regionsOfPlayer } from './initiative.js';
import { holdsRegion, playerOfHome } from './owners.js';
import { standingCities } from './regions.js';

/** The effect of a Peace Embassy. */
type OfferPeace = EffectThat<'offerPeace'>;

/** Returns the Peace Embassies on the board, in the order in which they were played. */
export const embassies = (situation: Situation): readonly CardOnBoard<OfferPeace>[] =>
  onBoardThat(situation, 'offerPeace');

const regionsHeld = (situation: Situation, regions: readonly RegionId[], camp: Camp): number =>
  regions.filter((region) => holdsRegion(situation, camp, region)).length;

/** Returns whether a camp holds a port on one of some sea areas. */
const holdsPort = (situation: Situation, seas: readonly string[], camp: Camp): boolean =>
  situation.ground.map.cities.some(
    (city) => city.port !== null && seas.includes(city.port) && holdsCity(situation, camp, city),
  );

/** Returns how many elite hoplites from a player's regions are lost (ruling Q188). */
const eliteHoplitesLost = (situation: Situation, player: PlayerId): number =>
  situation.roster.units.filter(
    ({ code, type, isElite, home }) =>
      type === 'hoplite' &&
      isElite &&
      situation.placeOfUnit(code) === situation.places.trays.gone &&
      playerOfHome(situation, home) === player,
  ).length;

/** Returns how often a peace term applies to a player who rolls. */
function timesOf(situation: Situation, term: PeaceTerm, player: PlayerId): number {
  switch (term.for) {
    case 'each':
      return regionsHeld(situation, term.regions, term.heldBy);
    case 'all':
      return regionsHeld(situation, term.regions, term.heldBy) === term.regions.length ? 1 : 0;
    case 'eachCity':
      return standingCities(situation, term.region).filter((city) => holdsCity(situation, term.heldBy, city)).length;
    case 'noPort':
      return holdsPort(situation, term.seas, term.heldBy) ? 0 : 1;
    case 'fewerRegions':
      return regionsOfPlayer(situation, player) < regionsOfPlayer(situation, term.than) ? 1 : 0;
    case 'moreRegions':
      return regionsOfPlayer(situation, player) > regionsOfPlayer(situation, term.than) ? 1 : 0;
    case 'eachEliteHopliteLost':
      return eliteHoplitesLost(situation, player);
  }
}

/** Returns the scenario's modifier of a player's roll for peace (R 23.3, 24.7.2, 25.3.2, 26.3.2, 27.3.2). */
export const peaceTermsOf = (situation: Situation, player: PlayerId): number =>
  (situation.scenario.peace[player] ?? []).reduce(
    (sum, term) => sum + timesOf(situation, term, player) * term.modifier,
    0,
  );

/** Returns the modifier of a player's roll for peace: that of the card and that of the scenario. */
export const peaceModifiers = (situation: Situation, { card, effect }: CardOnBoard<OfferPeace>, on: PlayerId): number =>
  sumOfModifiers(situation, effect.roll.modifiers, { player: on, target: { on }, card }) + peaceTermsOf(situation, on);
