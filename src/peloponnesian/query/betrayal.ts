/** R C: betrayed cities: which cities can be betrayed, and the effect. */
import type { HexCode } from '../../core/hex/index.js';
import type { CityFact } from '../data/shape/map.js';
import { frameOf } from '../../core/index.js';
import type { GameFrame } from '../frame/index.js';
import type { SiegesFrame } from '../frame/siege.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { effectsThat, type CardInPlay } from './cards.js';
import { campOf, cityIn, friendOfCity, hasRising, holderOfRegion, regionOfCity, stateOfCity } from './owners.js';
import { hexNamed, leadersAt } from './presence.js';
import { besiegerOf, canBesiege, siegeMorale, siegingPlayer } from './sieges.js';

/** Returns whether a city is betrayed in this season. Its garrison does not fight, and its walls do not count. */
export const isBetrayed = (situation: Situation, { id }: CityFact): boolean =>
  effectsThat(situation, 'betrayal').some(({ city }) => city === id);

/** Returns whether the garrison of a city does not fight, because the city is betrayed, or helots have risen in it. */
export const isUndefended = (situation: Situation, city: CityFact): boolean =>
  hasRising(situation, city) || isBetrayed(situation, city);

/** Returns what a betrayal adds to the die for the siege of a hex. */
export function treasonIn(situation: Situation, hex: HexCode): number {
  const city = cityIn(situation, hex);
  return effectsThat(situation, 'siegeBetrayal')
    .filter((effect) => effect.city === city?.id)
    .reduce((sum, { modifier }) => sum + modifier, 0);
}

/** Returns whether a player has a leader in the hex of a city, or in an adjacent one (ruling R23). */
function hasLeaderBeside(situation: Situation, { hex }: CityFact, player: PlayerId): boolean {
  const code = hexNamed(situation, hex);
  const around = [code, ...situation.ground.grid.neighbours(code)];
  return around.some((each) => leadersAt(situation, each, { player }).length > 0);
}

/** Returns whether a city is not friendly to a player, and its region is neither neutral nor out of play. */
function isEnemyCity(situation: Situation, city: CityFact, player: PlayerId): boolean {
  if (holderOfRegion(situation, regionOfCity(situation, city)) === null) return false;
  if (stateOfCity(situation, city.id).destroyed === true) return false;
  return friendOfCity(situation, city) !== campOf(player);
}

/**
 * Returns the cities that a card can have betrayed for a player: the large one that it names, and any smaller one with
 * a leader adjacent.
 */
export const citiesToBetray = (situation: Situation, { card, player }: CardInPlay): readonly CityFact[] =>
  situation.ground.map.cities.filter(
    (city) =>
      (city.size !== 'large' || city.id === card.city) &&
      isEnemyCity(situation, city, player) &&
      hasLeaderBeside(situation, city, player),
  );

/** Returns the frame of the siege stage in progress. */
const siegesOf = (situation: Situation): SiegesFrame | undefined => frameOf<GameFrame, 'sieges'>(situation, 'sieges');

/** Returns whether the siege stage is in progress. */
export const areSiegesResolved = (situation: Situation): boolean => siegesOf(situation) !== undefined;

/**
 * Returns the cities with a leader adjacent whose sieges by a player are still to be resolved in this stage, or can
 * begin in it (ruling Q165).
 */
export function siegesToBetray(situation: Situation, { player }: CardInPlay): readonly CityFact[] {
  const done = siegesOf(situation)?.done ?? [];
  return situation.ground.map.cities.filter((city) => {
    const hex = hexNamed(situation, city.hex);
    if (done.includes(city.hex) || !hasLeaderBeside(situation, city, player)) return false;
    if (!isEnemyCity(situation, city, player)) return false;
    return siegeMorale(situation, hex) === undefined
      ? besiegerOf(situation, hex) === player && canBesiege(situation, hex)
      : siegingPlayer(situation, hex) === player;
  });
}
